"""What each use of a card would mean for the species' food (W-V1) and score, before the card is won or used."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.actions import WAY_CHAIN, WAY_TRAIT, WAYS
from beagle.games.darwinning.cards import list_of, remove, value_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.improving import offers_way, pool_at, use_icon
from beagle.games.darwinning.layout import (
    CARD,
    CHOOSING,
    DECLARING,
    EMPTY,
    MORPHING,
    PHASE,
    PLACE,
    PLACES,
    PLACING,
    PLAYED,
    PLAYING,
    STAGE,
    TRAIT_PLACES,
    TURN,
    WAY,
    seat_at,
)
from beagle.games.darwinning.outlook import forecast
from beagle.games.darwinning.scoring import total_points
from beagle.games.darwinning.traits import only_place_for, put_trait


def plans(v: vec[i64], players: i64, pieces: Components, seat: i64) -> list[dict[str, object]]:
    """For each card a seat has picked, won or taken, each way to use it and the forecast that would follow."""
    at = seat_at(seat)
    if v[PHASE] == PLACING and seat == v[TURN] and v[STAGE] != MORPHING:
        return [plan(v, players, pieces, seat, v[CARD], WAY_TRAIT, place) for place in places_for(v, at, v[CARD])]
    found: list[dict[str, object]] = []
    for card in cards_at_hand(v, seat):
        for way in range(WAY_CHAIN, WAY_TRAIT):
            if offers_way(v, at, pieces, card, way):
                found.append(plan(v, players, pieces, seat, card, way, EMPTY))
        free = places_for(v, at, card)
        if free:
            found.append(plan(v, players, pieces, seat, card, WAY_TRAIT, free[0]))
    return found


def cards_at_hand(v: vec[i64], seat: i64) -> list[int]:
    """The cards there may be a use for: the seat's play while the trick goes on, then what it won."""
    if v[PHASE] == PLAYING or v[PHASE] == DECLARING:
        return list_of(v, seat_at(seat) + PLAYED)
    if seat != v[TURN] or v[STAGE] == MORPHING:
        return []
    if v[PHASE] == CHOOSING:
        return list_of(v, pool_at(v, seat))
    return [v[CARD]] if v[PHASE] == WAY else []


def places_for(v: vec[i64], at: i64, card: i64) -> list[int]:
    """W-I4: the place where the trait lies already, else the free ones; while placing, all."""
    only = only_place_for(v, at, value_of(card))
    if only != EMPTY:
        return [only]
    return [place for place in range(PLACES) if v[PHASE] == PLACING or v[at + TRAIT_PLACES + place] == EMPTY]


def plan(
    v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64, way: i64, place: i64
) -> dict[str, object]:
    """One use of one card, tried on a copy of the table."""
    then = v[:]
    then[CARD] = card
    if way == WAY_TRAIT:
        remove(then, pool_at(then, seat), card)
        put_trait(then, seat_at(seat), place, card)
    else:
        use_icon(then, seat, players, pieces, way)
    return {
        "card": pieces.keys[card],
        "way": WAYS[way - WAY_CHAIN],
        "place": None if place == EMPTY else place + 1,
        "space": then[seat_at(seat) + PLACE],
        "points": total_points(then, seat, pieces) - total_points(v, seat, pieces),
        "forecast": forecast(then, seat, players, pieces),
    }
