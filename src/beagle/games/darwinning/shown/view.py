"""What may be known: the open table, the seat's own hand, and what follows from them (food forecast, points so far)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import list_of, size
from beagle.games.darwinning.chain import SPACES, who_is_at
from beagle.games.darwinning.combinations import KINDS, SUM_BITS, SUM_MASK, rank
from beagle.games.darwinning.components import ENVIRONMENTS, SPECIES, TRAITS, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY, steps_of_open_cards
from beagle.games.darwinning.hidden import is_picking
from beagle.games.darwinning.improving import pool_at
from beagle.games.darwinning.scoring import place_points
from beagle.games.darwinning.shown.forecasts import animal_of, animals_in, forecast
from beagle.games.darwinning.shown.plans import plans
from beagle.games.darwinning.survival import environment_food, open_environments
from beagle.games.darwinning.traits import bit, open_traits, trait_on


def table(v: vec[i64], players: i64, pieces: Components, seat: int | None) -> dict[str, object]:
    """All that the seat may know; with ``None``, what lies open."""
    return {
        "game": "darwinning",
        "phase": L.PHASES[v[L.PHASE]],
        "stage": L.STAGES[v[L.STAGE]],
        "turn": v[L.TURN],
        "era": v[L.ERA],
        "environments": environment_names(v[L.ENVIRONMENTS_DEALT]),
        "trick": v[L.TRICK],
        "leader": None if v[L.PHASE] == L.NAMING else v[L.LEADER],
        "best": best_play(v),
        "deck": size(v, L.DECK),
        "discards": card_keys(v, pieces, L.DISCARDS),
        "choices": card_keys(v, pieces, pool_at(v, v[L.TURN])) if v[L.PHASE] == L.CHOOSING else [],
        "card": None if v[L.CARD] == L.EMPTY else pieces.keys[v[L.CARD]],
        "chain": chain(v, players),
        "dummy": dummy(v, pieces) if players == PLAYERS_WITH_DUMMY else None,
        "meal": meal(v, players) if v[L.PHASE] == L.FEEDING else None,
        "seats": [board(v, players, pieces, other, seat) for other in range(players)],
        "forecast": [forecast(v, players, pieces, other) for other in range(players)],
        "plans": [] if seat is None else plans(v, players, pieces, seat),
    }


def card_keys(v: vec[i64], pieces: Components, cards: i64) -> list[str]:
    return [pieces.keys[card] for card in list_of(v, cards)]


def environment_names(mask: i64) -> list[str]:
    return [name for environment, name in enumerate(ENVIRONMENTS) if mask & (1 << environment)]


def trait_names(mask: i64) -> list[str]:
    return [name for trait, name in enumerate(TRAITS) if mask & (1 << trait)]


def best_play(v: vec[i64]) -> dict[str, object] | None:
    """The strongest play on the table."""
    if v[L.BEST] == 0:
        return None
    return {"seat": v[L.BEST_SEAT], **combination(v[L.BEST])}


def combination(strength: i64) -> dict[str, object]:
    return {"combination": KINDS[strength >> SUM_BITS], "sum": strength & SUM_MASK}


def chain(v: vec[i64], players: i64) -> list[dict[str, object]]:
    """Who is where, from the highest; the dummy has no seat."""
    found: list[dict[str, object]] = []
    for space in range(SPACES, 0, -1):
        who = who_is_at(v, players, space)
        if who != L.EMPTY:
            found.append({"space": space, "species": animal_of(v, who), "seat": None if who == L.DUMMY else who})
    return found


def dummy(v: vec[i64], pieces: Components) -> dict[str, object]:
    """W-D1 to W-D5: the dummy's space, cards, traits and what Symbiosis may borrow from it."""
    return {
        "place": v[L.DUMMY_PLACE],
        "open": card_keys(v, pieces, L.OPEN),
        "traits": trait_names(open_traits(v)),
        "environments": environment_names(open_environments(v, pieces)),
        "steps": steps_of_open_cards(v, pieces),
    }


def meal(v: vec[i64], players: i64) -> dict[str, object]:
    """The species that is feeding, so far."""
    return {
        "seat": v[L.TURN],
        "food": v[L.FOOD],
        "needs": v[L.seat_at(v[L.TURN]) + L.POPULATION],
        "eaten": animals_in(v, players, v[L.EATEN]),
    }


def board(v: vec[i64], players: i64, pieces: Components, seat: i64, viewer: int | None) -> dict[str, object]:
    """One player's species, play and points; the hand, and the cards being picked, for that player alone."""
    at = L.seat_at(seat)
    own = viewer == seat
    picking = is_picking(v, seat)
    shown = own or not picking
    return {
        "species": SPECIES[v[at + L.SPECIES]],
        "population": v[at + L.POPULATION],
        "start_population": pieces.population[v[at + L.SPECIES]],
        "place": v[at + L.PLACE],
        "environments": environments(v, pieces, seat),
        "traits": [trait_place(v, pieces, at, place) for place in range(L.PLACES)],
        "stolen": None if v[at + L.STOLEN] == L.EMPTY else pieces.keys[v[at + L.STOLEN]],
        "works": trait_names(v[at + L.TRAITS]),
        "kept": card_keys(v, pieces, at + L.KEPT),
        "bites": v[at + L.BITES],
        "cards": size(v, at + L.HAND) + (size(v, at + L.PLAYED) if picking else 0),
        "hand": card_keys(v, pieces, at + L.HAND) if own else None,
        "played": card_keys(v, pieces, at + L.PLAYED) if shown else [],
        "used": used_cards(v, pieces, at) if players == PLAYERS_WITH_DUMMY and not picking else [],
        "play": play_of(v, at) if shown else None,
    }


def environments(v: vec[i64], pieces: Components, seat: i64) -> list[dict[str, object]]:
    """W-V2: where the species lives, the food there, and how it came to it."""
    learned = v[L.seat_at(seat) + L.LEARNED]
    found: list[dict[str, object]] = []
    for environment, name in enumerate(ENVIRONMENTS):
        food = environment_food(v, pieces, seat, environment)
        if food:
            dealt = v[L.ENVIRONMENTS_DEALT] & bit(environment) != 0
            found.append({"name": name, "food": food, "learned": learned & bit(environment) != 0, "dealt": dealt})
    return found


def trait_place(v: vec[i64], pieces: Components, at: i64, place: i64) -> dict[str, object] | None:
    """What lies on a trait place."""
    there = v[at + L.TRAIT_PLACES + place]
    if there == L.EMPTY:
        return None
    return {
        "trait": TRAITS[trait_on(v, at, place)],
        "card": None if there >= L.PRINTED else pieces.keys[there],
        "points": place_points(v, at, place),
    }


def used_cards(v: vec[i64], pieces: Components, at: i64) -> list[str]:
    """W-D2: the open cards declared so far."""
    declared = list_of(v, at + L.COMBINATION)
    played = list_of(v, at + L.PLAYED)
    return [pieces.keys[card] for card in declared if card not in played]


def play_of(v: vec[i64], at: i64) -> dict[str, object] | None:
    """What the played cards, with the open cards declared, amount to; nothing yet if they are no combination."""
    cards = at + L.COMBINATION if v[L.PHASE] == L.DECLARING else at + L.PLAYED
    strength = rank(v, cards, size(v, cards))
    return combination(strength) if strength else None
