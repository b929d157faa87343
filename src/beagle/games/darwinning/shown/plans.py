"""What each use of a card would mean for the species' food (W-V1) and score, before the card is won or used."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import layout as L
from beagle.games.darwinning.actions import WAY_CHAIN, WAY_TRAIT, WAYS
from beagle.games.darwinning.cards import list_of, remove, value_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.improving import offers_way, pool_at, use_icon
from beagle.games.darwinning.scoring import total_points
from beagle.games.darwinning.shown.forecasts import forecast
from beagle.games.darwinning.traits import only_place_for, put_trait


def plans(v: vec[i64], players: i64, pieces: Components, seat: i64) -> list[dict[str, object]]:
    """For each card a seat has picked, won or taken, each way to use it and the forecast that would follow."""
    at = L.seat_at(seat)
    if v[L.PHASE] == L.PLACING and seat == v[L.TURN] and v[L.STAGE] != L.MORPHING:
        return [plan(v, players, pieces, seat, v[L.CARD], WAY_TRAIT, place) for place in places_for(v, at, v[L.CARD])]
    found: list[dict[str, object]] = []
    for card in cards_at_hand(v, seat):
        for way in range(WAY_CHAIN, WAY_TRAIT):
            if offers_way(v, pieces, at, card, way):
                found.append(plan(v, players, pieces, seat, card, way, L.EMPTY))
        free = places_for(v, at, card)
        if free:
            found.append(plan(v, players, pieces, seat, card, WAY_TRAIT, free[0]))
    return found


def cards_at_hand(v: vec[i64], seat: i64) -> list[int]:
    """The cards there may be a use for: the seat's play while the trick goes on, then what it won."""
    if v[L.PHASE] == L.PLAYING or v[L.PHASE] == L.DECLARING:
        return list_of(v, L.seat_at(seat) + L.PLAYED)
    if seat != v[L.TURN] or v[L.STAGE] == L.MORPHING:
        return []
    if v[L.PHASE] == L.CHOOSING:
        return list_of(v, pool_at(v, seat))
    return [v[L.CARD]] if v[L.PHASE] == L.WAY else []


def places_for(v: vec[i64], at: i64, card: i64) -> list[int]:
    """W-I4: the place where the trait lies already, else the free ones; while placing, all."""
    only = only_place_for(v, at, value_of(card))
    if only != L.EMPTY:
        return [only]
    return [place for place in range(L.PLACES) if v[L.PHASE] == L.PLACING or v[at + L.TRAIT_PLACES + place] == L.EMPTY]


def plan(
    v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64, way: i64, place: i64
) -> dict[str, object]:
    """One use of one card, tried on a copy of the table."""
    then = v[:]
    then[L.CARD] = card
    if way == WAY_TRAIT:
        remove(then, pool_at(then, seat), card)
        put_trait(then, L.seat_at(seat), place, card)
    else:
        use_icon(then, players, pieces, seat, way)
    return {
        "card": pieces.keys[card],
        "way": WAYS[way - WAY_CHAIN],
        "place": None if place == L.EMPTY else place + 1,
        "space": then[L.seat_at(seat) + L.PLACE],
        "points": total_points(then, pieces, seat) - total_points(v, pieces, seat),
        "forecast": forecast(then, players, pieces, seat),
    }
