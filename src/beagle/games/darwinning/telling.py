"""Sentences as keys and parameters: what an action is (event) and what it brought about (news)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning.actions import (
    DECLINE,
    DUMMY_ANIMAL,
    EAT,
    LEAD,
    PLAY,
    PUT,
    STEAL,
    STORE,
    TAKE,
    USE,
    WAY_CHAIN,
    WAY_ENVIRONMENT,
    WAY_POPULATION,
)
from beagle.games.darwinning.cards import VALUES, list_of, value_of
from beagle.games.darwinning.chain import move
from beagle.games.darwinning.components import ENVIRONMENTS, TRAITS, Components
from beagle.games.darwinning.components import SPECIES as SPECIES_KEYS
from beagle.games.darwinning.improving import seat_of
from beagle.games.darwinning.layout import (
    CARD,
    DECLARING,
    DUMMY,
    EMPTY,
    FOOD,
    HAND,
    NEWS,
    PHASE,
    PLACE,
    PLAYING,
    POPULATION,
    STOLEN,
    ZERO_BOX,
    seat_at,
)
from beagle.games.darwinning.news import (
    DECLARED,
    DRAWN,
    DUMMY_BITES,
    DUMMY_MOVED,
    DUPLICATE,
    FED,
    FIRST_AT,
    HURT,
    LAST_TRICK_WON,
    NAMES_LEADER,
    NEW_ERA,
    NEW_HAND,
    OPEN_CARDS,
    PLAYED_NEWS,
    SEARCH,
    SEAT_AT,
    SECOND_AT,
    STOLEN_NEWS,
    THIRD_AT,
    TRAIT_PUT,
    TRICK_WON,
    cards_in,
    number_in,
)
from beagle.games.darwinning.survival import MEAL, STORED, poisons
from beagle.games.darwinning.traits import PARASITE, trait_on
from beagle.games.darwinning.view import combination, environment_names

# Events


def event(
    v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64, viewer: int | None
) -> dict[str, object]:
    """What ``viewer`` is told of an action: not which cards another seat is picking."""
    if action >= PLAY:
        return card_event(v, pieces, seat, action, viewer)
    if action >= STEAL:
        return steal_event(v, players, seat, action - STEAL)
    if action >= EAT:
        return eat_event(v, players, seat, action - EAT)
    if action >= LEAD:
        return lead_event(v, players, seat, action - LEAD)
    if action >= PUT:
        return place_event(v, seat, action - PUT)
    if action >= WAY_CHAIN:
        return way_event(v, players, pieces, seat, action)
    if action == STORE:
        return {"key": "event-store", "seat": seat, "food": v[FOOD] + STORED}
    if action == DECLINE:
        return {"key": "event-decline", "seat": seat}
    if v[PHASE] == PLAYING:
        return {"key": "event-play-done", "seat": seat}
    if v[PHASE] == DECLARING:
        return {"key": "event-declare-done", "seat": seat}
    return {"key": "event-meal-done", "seat": seat, "food": v[FOOD], "needs": v[seat_at(seat) + POPULATION]}


def card_event(v: vec[i64], pieces: Components, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
    """Playing, using or taking a card."""
    if action >= TAKE:
        card = action - TAKE
        told: dict[str, object] = {
            "key": "event-take",
            "seat": seat,
            "card": pieces.keys[card],
            "trait": TRAITS[value_of(card)],
        }
        if viewer == seat:
            told["may"] = icons(pieces, card)
        return told
    if action >= USE:
        return {"key": "event-use", "seat": seat, "card": pieces.keys[action - USE]}
    if viewer != seat:
        return {"key": "event-pick", "seat": seat}
    return {"key": "event-play", "seat": seat, "card": pieces.keys[action - PLAY]}


def icons(pieces: Components, card: i64) -> list[dict[str, object]]:
    """W-I1 to W-I3: what a card may be used for besides its trait."""
    found: list[dict[str, object]] = []
    if pieces.steps[card]:
        found.append(
            {
                "key": "may-up" if pieces.steps[card] > 0 else "may-down",
                "count": abs(int(pieces.steps[card])),
            }
        )
    if pieces.gain[card]:
        found.append({"key": "may-grow", "count": pieces.gain[card]})
    if pieces.environment[card] != EMPTY:
        found.append({"key": "may-learn", "environment": ENVIRONMENTS[pieces.environment[card]]})
    return found


def lead_event(v: vec[i64], players: i64, seat: i64, species: i64) -> dict[str, object]:
    named = seat_of(v, players, species)
    if named == seat:
        return {"key": "event-lead-self", "seat": seat}
    return {"key": "event-lead", "seat": seat, "leader_seat": named, "species": SPECIES_KEYS[species]}


def way_event(v: vec[i64], players: i64, pieces: Components, seat: i64, way: i64) -> dict[str, object]:
    """W-I1 to W-I4: what the chosen card is used for and what comes of it."""
    at = seat_at(seat)
    card = v[CARD]
    told: dict[str, object] = {"seat": seat, "card": pieces.keys[card]}
    if way == WAY_CHAIN:
        after = v[:]
        move(after, players, seat, pieces.steps[card])
        told["key"] = "event-climb" if pieces.steps[card] > 0 else "event-descend"
        told["count"] = abs(int(pieces.steps[card]))
        told["space"] = after[at + PLACE]
    elif way == WAY_POPULATION:
        told["key"] = "event-grow"
        told["count"] = pieces.gain[card]
        told["population"] = v[at + POPULATION] + pieces.gain[card]
    elif way == WAY_ENVIRONMENT:
        told["key"] = "event-learn"
        told["environment"] = ENVIRONMENTS[pieces.environment[card]]
    else:
        told["key"] = "event-trait"
        told["trait"] = TRAITS[value_of(card)]
    return told


def place_event(v: vec[i64], seat: i64, place: i64) -> dict[str, object]:
    """W-I4: where the trait goes, and what it replaces."""
    at = seat_at(seat)
    then: list[dict[str, object]] = []
    there = trait_on(v, at, place)
    if there != EMPTY:
        then.append({"key": "then-replaces", "trait": TRAITS[there]})
        if there == PARASITE and v[at + STOLEN] != EMPTY:
            then.append({"key": "then-replaces-stolen", "trait": TRAITS[value_of(v[at + STOLEN])]})
    return {
        "key": "event-place-zero" if place == ZERO_BOX else "event-place",
        "seat": seat,
        "trait": TRAITS[value_of(v[CARD])],
        "place": place + 1,
        "then": then,
    }


def eat_event(v: vec[i64], players: i64, seat: i64, animal: i64) -> dict[str, object]:
    """W-V3, W-X9: who is eaten and whether it was poisonous."""
    prey = seat_of(v, players, animal)
    then: list[dict[str, object]] = [{"key": "then-poison"}] if poisons(v, seat, prey) else []
    if prey == DUMMY:
        return {"key": "event-eat-dummy", "seat": seat, "food": v[FOOD] + MEAL, "then": then}
    return {
        "key": "event-eat",
        "seat": seat,
        "prey_seat": prey,
        "species": SPECIES_KEYS[animal],
        "food": v[FOOD] + MEAL,
        "then": then,
    }


def steal_event(v: vec[i64], players: i64, seat: i64, stolen: i64) -> dict[str, object]:
    """W-X8."""
    trait = TRAITS[stolen % VALUES]
    animal = stolen // VALUES
    if animal == DUMMY_ANIMAL:
        return {"key": "event-steal-dummy", "seat": seat, "trait": trait}
    return {
        "key": "event-steal",
        "seat": seat,
        "trait": trait,
        "victim_seat": seat_of(v, players, animal),
        "species": SPECIES_KEYS[animal],
    }


# News


def news(v: vec[i64], players: i64, pieces: Components, viewer: int | None) -> list[dict[str, object]]:
    """What the last action brought about."""
    told: list[dict[str, object]] = []
    for place in range(1, v[NEWS] + 1):
        item = v[NEWS + place]
        if item & 255 != NEW_HAND:
            told.append(one_news(v, pieces, item))
        elif viewer is not None:
            told.append({"key": "news-hand", "card": hand_by_value(v, viewer, pieces)})
    return told


def hand_by_value(v: vec[i64], seat: int, pieces: Components) -> list[str]:
    cards = sorted(list_of(v, seat_at(seat) + HAND), key=value_of)
    return [pieces.keys[card] for card in cards]


def one_news(v: vec[i64], pieces: Components, item: i64) -> dict[str, object]:
    """A piece of news that everybody hears."""
    kind = item & 255
    seat = (item >> SEAT_AT) & 255
    first = number_in(item, FIRST_AT)
    second = number_in(item, SECOND_AT)
    if kind in (PLAYED_NEWS, DECLARED):
        return play_news(pieces, kind, seat, first, cards_in(item, SECOND_AT))
    if kind == TRICK_WON:
        return {"key": "news-trick-won", "seat": seat}
    if kind == LAST_TRICK_WON:
        return {"key": "news-last-trick", "seat": seat}
    if kind == DUMMY_MOVED:
        return {"key": "news-dummy-up" if second > first else "news-dummy-down", "space": second}
    if kind == SEARCH:
        return {"key": "news-search", "seat": seat}
    if kind == OPEN_CARDS:
        return {"key": "news-open", "card": [pieces.keys[card] for card in cards_in(item, SECOND_AT)]}
    if kind == NEW_ERA:
        return {"key": "news-era", "era": first, "environment": environment_names(second)}
    if kind == NAMES_LEADER:
        return {"key": "news-names", "seat": seat}
    if kind in (TRAIT_PUT, STOLEN_NEWS):
        return forced_news(kind, seat, first, second)
    if kind in (DRAWN, DUPLICATE):
        key = "news-drawn" if kind == DRAWN else "news-duplicate"
        return {"key": key, "seat": seat, "card": pieces.keys[first], "trait": TRAITS[value_of(first)]}
    if kind == DUMMY_BITES:
        return {"key": "news-dummy-bites", "seat": seat}
    if kind == HURT:
        return {"key": "news-hurt", "seat": seat, "bites": first, "population": second}
    assert kind == FED
    population = number_in(item, THIRD_AT)
    key = "news-grew" if population > second else "news-shrank" if population < second else "news-stayed"
    return {"key": key, "seat": seat, "food": first, "needs": second, "population": population}


def play_news(pieces: Components, kind: i64, seat: i64, strength: i64, cards: list[int]) -> dict[str, object]:
    """A play, or a declaration with open cards."""
    told: dict[str, object] = {"seat": seat, "card": [pieces.keys[card] for card in sorted(cards, key=value_of)]}
    if kind == DECLARED:
        told["key"] = "news-declared"
    elif len(cards) == 1:
        told["key"] = "news-played-single"
        return told
    else:
        told["key"] = "news-played" if strength else "news-played-open"
    if strength:
        told.update(combination(strength))
    return told


def forced_news(kind: i64, seat: i64, first: i64, second: i64) -> dict[str, object]:
    """What the engine did because there was no choice."""
    if kind == TRAIT_PUT:
        return {"key": "news-trait-put", "seat": seat, "trait": TRAITS[first], "place": second + 1}
    if first == DUMMY:
        return {"key": "news-stolen-dummy", "seat": seat, "trait": TRAITS[second]}
    return {"key": "news-stolen", "seat": seat, "victim_seat": first, "trait": TRAITS[second]}
