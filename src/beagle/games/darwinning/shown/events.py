"""Sentences as keys and parameters: what an action is (event) and what it brought about (news)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import kind_of, news_items, number_of, seat_of
from beagle.games.darwinning import actions as A
from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from beagle.games.darwinning.cards import VALUES, list_of, value_of
from beagle.games.darwinning.chain import move
from beagle.games.darwinning.components import ENVIRONMENTS, SPECIES, TRAITS, Components
from beagle.games.darwinning.improving import seat_playing
from beagle.games.darwinning.shown.view import combination, environment_names
from beagle.games.darwinning.survival import MEAL, STORED, poisons
from beagle.games.darwinning.traits import PARASITE, trait_on

# Events


def event(
    v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64, viewer: int | None
) -> dict[str, object]:
    """What ``viewer`` is told of an action: not which cards another seat is picking."""
    if action >= A.PLAY:
        return card_event(v, pieces, seat, action, viewer)
    if action >= A.STEAL:
        return steal_event(v, players, seat, action - A.STEAL)
    if action >= A.EAT:
        return eat_event(v, players, seat, action - A.EAT)
    if action >= A.LEAD:
        return lead_event(v, players, seat, action - A.LEAD)
    if action >= A.PUT:
        return place_event(v, seat, action - A.PUT)
    if action >= A.WAY_CHAIN:
        return way_event(v, players, pieces, seat, action)
    if action == A.STORE:
        return {"key": "event-store", "seat": seat, "food": v[L.FOOD] + STORED}
    if action == A.DECLINE:
        return {"key": "event-decline", "seat": seat}
    if v[L.PHASE] == L.PLAYING:
        return {"key": "event-play-done", "seat": seat}
    if v[L.PHASE] == L.DECLARING:
        return {"key": "event-declare-done", "seat": seat}
    return {"key": "event-meal-done", "seat": seat, "food": v[L.FOOD], "needs": v[L.seat_at(seat) + L.POPULATION]}


def card_event(v: vec[i64], pieces: Components, seat: i64, action: i64, viewer: int | None) -> dict[str, object]:
    """Playing, using or taking a card."""
    if action >= A.TAKE:
        card = action - A.TAKE
        told: dict[str, object] = {
            "key": "event-take",
            "seat": seat,
            "card": pieces.keys[card],
            "trait": TRAITS[value_of(card)],
        }
        if viewer == seat:
            told["may"] = icons(pieces, card)
        return told
    if action >= A.USE:
        return {"key": "event-use", "seat": seat, "card": pieces.keys[action - A.USE]}
    if viewer != seat:
        return {"key": "event-pick", "seat": seat}
    return {"key": "event-play", "seat": seat, "card": pieces.keys[action - A.PLAY]}


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
    if pieces.environment[card] != L.EMPTY:
        found.append({"key": "may-learn", "environment": ENVIRONMENTS[pieces.environment[card]]})
    return found


def lead_event(v: vec[i64], players: i64, seat: i64, species: i64) -> dict[str, object]:
    named = seat_playing(v, players, species)
    if named == seat:
        return {"key": "event-lead-self", "seat": seat}
    return {"key": "event-lead", "seat": seat, "leader_seat": named, "species": SPECIES[species]}


def way_event(v: vec[i64], players: i64, pieces: Components, seat: i64, way: i64) -> dict[str, object]:
    """W-I1 to W-I4: what the chosen card is used for and what comes of it."""
    at = L.seat_at(seat)
    card = v[L.CARD]
    told: dict[str, object] = {"seat": seat, "card": pieces.keys[card]}
    if way == A.WAY_CHAIN:
        after = v[:]
        move(after, players, seat, pieces.steps[card])
        told["key"] = "event-climb" if pieces.steps[card] > 0 else "event-descend"
        told["count"] = abs(int(pieces.steps[card]))
        told["space"] = after[at + L.PLACE]
    elif way == A.WAY_POPULATION:
        told["key"] = "event-grow"
        told["count"] = pieces.gain[card]
        told["population"] = v[at + L.POPULATION] + pieces.gain[card]
    elif way == A.WAY_ENVIRONMENT:
        told["key"] = "event-learn"
        told["environment"] = ENVIRONMENTS[pieces.environment[card]]
    else:
        told["key"] = "event-trait"
        told["trait"] = TRAITS[value_of(card)]
    return told


def place_event(v: vec[i64], seat: i64, place: i64) -> dict[str, object]:
    """W-I4: where the trait goes, and what it replaces."""
    at = L.seat_at(seat)
    trait = value_of(v[L.CARD])
    there = trait_on(v, at, place)
    stolen: i64 = L.EMPTY
    if there == PARASITE and v[at + L.STOLEN] != L.EMPTY:
        stolen = value_of(v[at + L.STOLEN])
    return {
        "key": "event-place-zero" if place == L.ZERO_BOX else "event-place",
        "seat": seat,
        "trait": TRAITS[trait],
        "place": place + 1,
        "then": replaced(trait, there, stolen),
    }


def replaced(trait: i64, there: i64, stolen: i64) -> list[dict[str, object]]:
    """W-I4, W-X8: the trait that another takes the place of, its own copy perhaps, and what lay on a Parasite there."""
    if there == L.EMPTY:
        return []
    own = there == trait
    then: list[dict[str, object]] = [
        {"key": "then-replaces-itself"} if own else {"key": "then-replaces", "trait": TRAITS[there]}
    ]
    if stolen != L.EMPTY:
        then.append({"key": "then-replaces-stolen", "trait": TRAITS[stolen]})
    return then


def eat_event(v: vec[i64], players: i64, seat: i64, animal: i64) -> dict[str, object]:
    """W-V3, W-X9: who is eaten and whether it was poisonous."""
    prey = seat_playing(v, players, animal)
    then: list[dict[str, object]] = [{"key": "then-poison"}] if poisons(v, seat, prey) else []
    if prey == L.DUMMY:
        return {"key": "event-eat-dummy", "seat": seat, "food": v[L.FOOD] + MEAL, "then": then}
    return {
        "key": "event-eat",
        "seat": seat,
        "prey_seat": prey,
        "species": SPECIES[animal],
        "food": v[L.FOOD] + MEAL,
        "then": then,
    }


def steal_event(v: vec[i64], players: i64, seat: i64, stolen: i64) -> dict[str, object]:
    """W-X8."""
    trait = TRAITS[stolen % VALUES]
    animal = stolen // VALUES
    if animal == A.DUMMY_ANIMAL:
        return {"key": "event-steal-dummy", "seat": seat, "trait": trait}
    return {
        "key": "event-steal",
        "seat": seat,
        "trait": trait,
        "victim_seat": seat_playing(v, players, animal),
        "species": SPECIES[animal],
    }


# News


def news(v: vec[i64], pieces: Components, viewer: int | None) -> list[dict[str, object]]:
    """What the last action brought about."""
    told: list[dict[str, object]] = []
    for item in news_items(v, L.NEWS):
        if kind_of(item) != N.NEW_HAND:
            told.append(one_news(pieces, item))
        elif viewer is not None:
            told.append({"key": "news-hand", "card": hand_by_value(v, pieces, viewer)})
    return told


def hand_by_value(v: vec[i64], pieces: Components, seat: int) -> list[str]:
    cards = sorted(list_of(v, L.seat_at(seat) + L.HAND), key=value_of)
    return [pieces.keys[card] for card in cards]


def one_news(pieces: Components, item: i64) -> dict[str, object]:
    """A piece of news that everybody hears."""
    kind = kind_of(item)
    seat = seat_of(item)
    first = number_of(item, 0)
    second = number_of(item, 1)
    if kind in (N.PLAYED, N.DECLARED):
        return play_news(pieces, kind, seat, first, N.cards_in(item))
    if kind == N.TRICK_WON:
        return {"key": "news-trick-won", "seat": seat}
    if kind == N.LAST_TRICK_WON:
        return {"key": "news-last-trick", "seat": seat}
    if kind == N.DUMMY_MOVED:
        return {"key": "news-dummy-up" if second > first else "news-dummy-down", "space": second}
    if kind == N.SEARCH:
        return {"key": "news-search", "seat": seat}
    if kind == N.OPEN_CARDS:
        return {"key": "news-open", "card": [pieces.keys[card] for card in N.cards_in(item)]}
    if kind == N.NEW_ERA:
        return {"key": "news-era", "era": first, "environment": environment_names(second)}
    if kind == N.NAMES_LEADER:
        return {"key": "news-names", "seat": seat}
    if kind in (N.TRAIT_PUT, N.DRAWN_COPY):
        return put_news(pieces, kind, seat, item)
    if kind == N.STOLEN:
        return stolen_news(seat, first, second)
    if kind == N.DRAWN:
        return {"key": "news-drawn", "seat": seat, "card": pieces.keys[first], "trait": TRAITS[value_of(first)]}
    if kind == N.DUMMY_BITES:
        return {"key": "news-dummy-bites", "seat": seat}
    if kind == N.HURT:
        return {"key": "news-hurt", "seat": seat, "bites": first, "population": N.population_in(item, 1)}
    assert kind == N.FED
    needs = N.population_in(item, 1)
    population = N.population_in(item, 3)
    key = "news-grew" if population > needs else "news-shrank" if population < needs else "news-stayed"
    return {"key": key, "seat": seat, "food": first, "needs": needs, "population": population}


def play_news(pieces: Components, kind: i64, seat: i64, strength: i64, cards: list[int]) -> dict[str, object]:
    """A play, or a declaration with open cards."""
    told: dict[str, object] = {"seat": seat, "card": [pieces.keys[card] for card in sorted(cards, key=value_of)]}
    if kind == N.DECLARED:
        told["key"] = "news-declared"
    elif len(cards) == 1:
        told["key"] = "news-played-single"
        return told
    else:
        told["key"] = "news-played" if strength else "news-played-open"
    if strength:
        told.update(combination(strength))
    return told


def put_news(pieces: Components, kind: i64, seat: i64, item: i64) -> dict[str, object]:
    """W-I4, W-X14: a trait went to the only place there was for it."""
    card = number_of(item, 0)
    place = number_of(item, 1)
    key = "news-trait-put" if kind == N.TRAIT_PUT else "news-drawn-copy"
    return {
        "key": f"{key}-zero" if place == L.ZERO_BOX else key,
        "seat": seat,
        "card": pieces.keys[card],
        "trait": TRAITS[value_of(card)],
        "place": place + 1,
        "then": replaced(value_of(card), number_of(item, 2) - 1, number_of(item, 3) - 1),
    }


def stolen_news(seat: i64, victim: i64, trait: i64) -> dict[str, object]:
    """W-X8: the only trait there was to steal."""
    if victim == L.DUMMY:
        return {"key": "news-stolen-dummy", "seat": seat, "trait": TRAITS[trait]}
    return {"key": "news-stolen", "seat": seat, "victim_seat": victim, "trait": TRAITS[trait]}
