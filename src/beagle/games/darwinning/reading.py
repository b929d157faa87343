"""Reading a position: each thing that is wrong gets a sentence; what is left out is dealt with the position's seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator, shuffle
from beagle.games.darwinning.actions import ANIMALS
from beagle.games.darwinning.cards import CARDS, add, has, is_empty, list_of, size, suit_of, value_of
from beagle.games.darwinning.chain import SPACES, lowest_player
from beagle.games.darwinning.combinations import KINDS, NOTHING, SUM_MASK, fits, rank, rank_of
from beagle.games.darwinning.components import ENVIRONMENTS, PRINTED_TRAITS, Components
from beagle.games.darwinning.components import SPECIES as SPECIES_KEYS
from beagle.games.darwinning.components import TRAITS as TRAIT_KEYS
from beagle.games.darwinning.dummy import OPEN_COUNT, PLAYERS_WITH_DUMMY, start_between
from beagle.games.darwinning.improving import pool_at, seat_of
from beagle.games.darwinning.layout import (
    BEST,
    BEST_SEAT,
    BITES,
    CARD,
    CHOOSING,
    COMBINATION,
    CURSOR,
    DECK,
    DECLARING,
    DISCARDS,
    DUMMY_PLACE,
    EATEN,
    EMPTY,
    ENVIRONMENTS_DEALT,
    ERA,
    FEEDING,
    FOOD,
    HAND,
    KEPT,
    LEADER,
    LEARNED,
    MORPHING,
    MOST_PLAYERS,
    NAMING,
    OPEN,
    OVER,
    PHASE,
    PLACE,
    PLACES,
    PLACING,
    PLAYED,
    PLAYING,
    POPULATION,
    SEARCHING,
    SPECIES,
    STAGE,
    STEALING,
    STOLEN,
    SUITS,
    TRAIT_PLACES,
    TRAITS,
    TRICK,
    TURN,
    WAY,
    room_for,
    seat_at,
)
from beagle.games.darwinning.position import ON_BOARD
from beagle.games.darwinning.setup import ERAS, FEW_PLAYERS, HAND_SIZE, environments_in, take_board
from beagle.games.darwinning.state import DarwinningState
from beagle.games.darwinning.survival import food_without_eating
from beagle.games.darwinning.traits import PARASITE, bit, count_traits, place_with, trait_on
from beagle.games.darwinning.tricks import can_add, compare
from beagle.games.darwinning.view import PHASES, STAGES

MOST_POPULATION: Final = 999
MOST_BITES: Final = 99
MOST_TRICKS: Final = 99


class Pile:
    """The cards that are not yet anywhere."""

    def __init__(self, players: int, pieces: Components) -> None:
        self.pieces = pieces
        self.left = [players > FEW_PLAYERS or suit_of(card) > 0 for card in range(CARDS)]

    def take(self, where: str, key: object) -> int:
        if not isinstance(key, str) or key not in self.pieces.cards:
            raise BadPosition(f"{where}: expected a card such as {self.pieces.keys[-1]!r}, got {key!r}")
        card = self.pieces.cards[key]
        if not self.left[card]:
            raise BadPosition(f"{where}: the card {key} is there twice, or not in a game of so few players")
        self.left[card] = False
        return card

    def take_all(self, v: vec[i64], cards: i64, where: str, keys: list[object] | None) -> None:
        """Put the named cards into a set."""
        for key in keys or []:
            add(v, cards, self.take(where, key))

    def shuffled(self, v: vec[i64]) -> list[int]:
        left = vec[i64]([card for card in range(CARDS) if self.left[card]])
        shuffle(v, left, 0, len(left))
        return [left[place] for place in range(len(left))]

    def deal(self, v: vec[i64], cards: i64, count: int) -> None:
        """Put random cards into a set, as many as there are."""
        for card in self.shuffled(v)[:count]:
            self.left[card] = False
            add(v, cards, card)


def read(written: dict[str, object], pieces: Components) -> DarwinningState:
    """A position written whole or in part."""
    fields = Fields("position", written)
    players = fields.number("players", 2, MOST_PLAYERS)
    v = vec[i64]([0] * room_for(players))
    seed_generator(v, fields.number("seed", 0, (1 << SEED_BITS) - 1, 0))
    v[PHASE] = fields.choice("phase", PHASES, NAMING)
    v[STAGE] = fields.choice("stage", STAGES, 0)
    v[ERA] = fields.number("era", 1, ERAS, 1)
    v[TRICK] = fields.number("trick", 0, MOST_TRICKS, 0)
    v[LEADER] = fields.number("leader", 0, players - 1, 0)
    pile = Pile(players, pieces)
    without_hand = read_seats(v, fields, players, pieces, pile)
    read_dummy(v, fields, players, pile)
    read_environments(v, fields)
    lowest = lowest_player(v, players)
    v[TURN] = fields.number("turn", 0, players - 1, lowest if v[PHASE] == NAMING else v[LEADER])
    read_card(v, fields, pieces, pile)
    read_best(v, fields, players)
    read_meal(v, fields, players, pieces)
    read_piles(v, fields, without_hand, pile)
    read_generator(v, fields)
    fields.done()
    if v[PHASE] == PLAYING and not is_empty(v, seat_at(v[TURN]) + PLAYED):
        can_add(v, seat_at(v[TURN]), players)
    state = DarwinningState(players, v, pieces)
    check(state)
    return state


def read_seats(v: vec[i64], fields: Fields, players: int, pieces: Components, pile: Pile) -> list[int]:
    """The boards, plays and hands. The seats whose hand is left out."""
    seats = fields.items("seats", players)
    of_seats = [Fields.of(f"seats[{seat}]", {} if seats is None else seats[seat]) for seat in range(players)]
    species = read_species(v, of_seats)
    without_hand = []
    taken: list[int] = []
    for seat, of_seat in enumerate(of_seats):
        at = seat_at(seat)
        take_board(v, at, species[seat], pieces)
        v[at + POPULATION] = of_seat.number("population", 0, MOST_POPULATION, v[at + POPULATION])
        v[at + PLACE] = of_seat.number("place", 1, SPACES, v[at + PLACE])
        if v[at + PLACE] in taken:
            raise BadPosition(f"{of_seat.where}.place: two species stand on space {v[at + PLACE]} of the food chain")
        taken.append(v[at + PLACE])
        v[at + BITES] = of_seat.number("bites", 0, MOST_BITES, 0)
        read_learned(v, at, of_seat, pieces)
        read_traits(v, at, of_seat, pile)
        pile.take_all(v, at + KEPT, f"{of_seat.where}.kept", of_seat.items("kept", 0, CARDS))
        pile.take_all(v, at + PLAYED, f"{of_seat.where}.played", of_seat.items("played", 0, 4))
        read_used(v, at, of_seat, pieces)
        hand = of_seat.items("hand", 0, HAND_SIZE)
        if hand is None:
            without_hand.append(seat)
        pile.take_all(v, at + HAND, f"{of_seat.where}.hand", hand)
        of_seat.done()
    return without_hand


def read_species(v: vec[i64], of_seats: list[Fields]) -> list[int]:
    """W-S1: each seat's board; those left out are drawn."""
    named = [of_seat.take("species", None) for of_seat in of_seats]
    for seat, name in enumerate(named):
        if name is not None and name not in SPECIES_KEYS:
            raise BadPosition(f"seats[{seat}].species: expected one of {', '.join(SPECIES_KEYS)}, got {name!r}")
        if name is not None and named.count(name) > 1:
            raise BadPosition(f"seats[{seat}].species: {name} is there twice")
    left = vec[i64]([species for species, key in enumerate(SPECIES_KEYS) if key not in named])
    shuffle(v, left, 0, len(left))
    return [SPECIES_KEYS.index(str(name)) if name is not None else left[seat] for seat, name in enumerate(named)]


def read_learned(v: vec[i64], at: i64, of_seat: Fields, pieces: Components) -> None:
    """W-I3: never one that is printed on the board."""
    for name in of_seat.items("learned", 0, len(ENVIRONMENTS)) or []:
        environment = environment_number(f"{of_seat.where}.learned", name)
        if v[at + LEARNED] & bit(environment) or pieces.food_of(v[at + SPECIES], environment):
            raise BadPosition(f"{of_seat.where}.learned: the species has {name} already")
        v[at + LEARNED] |= bit(environment)


def environment_number(where: str, name: object) -> int:
    if not isinstance(name, str) or name not in ENVIRONMENTS:
        raise BadPosition(f"{where}: expected one of {', '.join(ENVIRONMENTS)}, got {name!r}")
    return ENVIRONMENTS.index(name)


def read_traits(v: vec[i64], at: i64, of_seat: Fields, pile: Pile) -> None:
    """W-I4, W-X8: the five places and what Parasite holds; never a trait twice."""
    where = f"{of_seat.where}.traits"
    places = of_seat.items("traits", PLACES)
    for place, written in enumerate(places or []):
        if written == ON_BOARD and place >= PRINTED_TRAITS:
            raise BadPosition(f"{where}[{place}]: nothing is printed on this place")
        if written is None:
            v[at + TRAIT_PLACES + place] = EMPTY
        elif written != ON_BOARD:
            v[at + TRAIT_PLACES + place] = pile.take(f"{where}[{place}]", written)
    stolen = of_seat.take("stolen", None)
    if stolen is not None:
        v[at + STOLEN] = pile.take(f"{of_seat.where}.stolen", stolen)
        if place_with(v, at, PARASITE) == EMPTY or value_of(v[at + STOLEN]) == PARASITE:
            raise BadPosition(f"{of_seat.where}.stolen: expected a trait that lies on a Parasite, got {stolen}")
    count_traits(v, at)
    traits = [trait_on(v, at, place) for place in range(PLACES)]
    if v[at + STOLEN] != EMPTY:
        traits.append(value_of(v[at + STOLEN]))
    for trait in traits:
        if trait != EMPTY and traits.count(trait) > 1:
            raise BadPosition(f"{where}: the trait {TRAIT_KEYS[trait]} is there twice")


def read_used(v: vec[i64], at: i64, of_seat: Fields, pieces: Components) -> None:
    """W-D2: the open cards declared so far; whether they lie open is checked with the dummy."""
    for key in of_seat.items("used", 0, OPEN_COUNT) or []:
        if v[PHASE] != DECLARING or not isinstance(key, str) or key not in pieces.cards:
            raise BadPosition(f"{of_seat.where}.used: expected open cards, in the phase declare only, got {key!r}")
        add(v, at + COMBINATION, pieces.cards[key])


def read_dummy(v: vec[i64], fields: Fields, players: int, pile: Pile) -> None:
    """W-D1: the dummy's space and open cards, in a game of two."""
    written = fields.take("dummy", None)
    if players != PLAYERS_WITH_DUMMY:
        if written is not None:
            raise BadPosition(f"dummy: expected none with {players} players, got {written!r}")
        return
    of_dummy = Fields.of("dummy", {} if written is None else written)
    ours = [v[seat_at(seat) + PLACE] for seat in range(players)]
    v[DUMMY_PLACE] = of_dummy.number("place", 1, SPACES, min(SPACES, start_between(ours[0], ours[1])))
    if v[DUMMY_PLACE] in ours:
        raise BadPosition(f"dummy.place: two species stand on space {v[DUMMY_PLACE]} of the food chain")
    shown = of_dummy.items("open", 0, OPEN_COUNT)
    if shown is None:
        pile.deal(v, OPEN, OPEN_COUNT)
    pile.take_all(v, OPEN, "dummy.open", shown)
    of_dummy.done()
    for seat in range(players):
        for card in list_of(v, seat_at(seat) + COMBINATION):
            if not has(v, OPEN, card):
                raise BadPosition(f"seats[{seat}].used: the card {pile.pieces.keys[card]} doesn't lie open")


def read_environments(v: vec[i64], fields: Fields) -> None:
    """W-E1: this era's environments; left out, they are dealt."""
    wanted = environments_in(v[ERA])
    names = fields.items("environments", 0, len(ENVIRONMENTS))
    if names is None:
        order = vec[i64](list(range(len(ENVIRONMENTS))))
        shuffle(v, order, 0, len(order))
        names = [ENVIRONMENTS[order[place]] for place in range(wanted)]
    for name in names:
        v[ENVIRONMENTS_DEALT] |= bit(environment_number("environments", name))


def read_card(v: vec[i64], fields: Fields, pieces: Components, pile: Pile) -> None:
    """The card chosen for an improvement, or drawn by Metamorphosis."""
    v[CARD] = EMPTY
    key = fields.take("card", None)
    wanted = v[PHASE] in (WAY, PLACING)
    if (key is not None) != wanted:
        raise BadPosition(
            f"card: expected {'a card' if wanted else 'none'} in the phase {PHASES[v[PHASE]]}, got {key!r}"
        )
    if key is None:
        return
    if not isinstance(key, str) or key not in pieces.cards:
        raise BadPosition(f"card: expected a card such as {pieces.keys[-1]!r}, got {key!r}")
    if v[STAGE] == MORPHING:
        v[CARD] = pile.take("card", key)
    else:
        v[CARD] = pieces.cards[key]


def read_best(v: vec[i64], fields: Fields, players: int) -> None:
    """W-T2: the strongest play; while a trick is played it follows from the cards."""
    v[BEST_SEAT] = v[LEADER]
    written = fields.take("best", None)
    if v[PHASE] in (PLAYING, DECLARING):
        derive_best(v, players)
        return
    if written is None:
        if v[PHASE] in (CHOOSING, WAY, PLACING, STEALING) and v[STAGE] == 0:
            v[BEST_SEAT] = v[TURN]
        return
    best = Fields.of("best", written)
    v[BEST_SEAT] = best.number("seat", 0, players - 1)
    v[BEST] = rank_of(best.choice("combination", KINDS, NOTHING), best.number("sum", 1, SUM_MASK))
    best.done()


def derive_best(v: vec[i64], players: int) -> None:
    """Compare the plays that lie on the table, and lay out those that open cards may complete."""
    order = [(v[LEADER] + place) % players for place in range(players)]
    done = order if v[PHASE] == DECLARING else order[: order.index(v[TURN])]
    for seat in order:
        at = seat_at(seat)
        count = size(v, at + PLAYED)
        if seat not in done:
            if count and seat != v[TURN]:
                raise BadPosition(f"seats[{seat}].played: expected none before the seat's turn to play")
            continue
        strength = rank(v, at + PLAYED, count)
        if players == PLAYERS_WITH_DUMMY:
            if count == 0 or (strength == NOTHING and not fits(v, at + PLAYED, count, v, OPEN, 0)):
                raise BadPosition(f"seats[{seat}].played: expected cards that are a combination, or become one")
            for suit in range(SUITS):
                v[at + COMBINATION + suit] |= v[at + PLAYED + suit]
        elif strength == NOTHING:
            raise BadPosition(f"seats[{seat}].played: expected a combination")
        else:
            compare(v, seat, strength)
    if v[PHASE] == DECLARING and v[TURN] != v[LEADER]:
        at = seat_at(v[LEADER])
        compare(v, v[LEADER], rank(v, at + COMBINATION, size(v, at + COMBINATION)))


def read_meal(v: vec[i64], fields: Fields, players: int, pieces: Components) -> None:
    """Survival: whose meal it is follows from the turn."""
    food = fields.take("food", None)
    eaten = fields.items("eaten", 0, MOST_PLAYERS)
    if v[PHASE] == FEEDING or v[STAGE] == MORPHING:
        v[CURSOR] = v[seat_at(v[TURN]) + PLACE]
    if v[PHASE] != FEEDING:
        if food is not None or eaten is not None:
            raise BadPosition("food, eaten: expected in the phase feed only")
        return
    v[FOOD] = (
        Fields("position", {"food": food}).number("food", 0, MOST_POPULATION)
        if food is not None
        else (food_without_eating(v, v[TURN], players, pieces))
    )
    for animal in eaten or []:
        seat = seat_of(v, players, ANIMALS.index(animal)) if isinstance(animal, str) and animal in ANIMALS else EMPTY
        if seat == EMPTY:
            raise BadPosition(f"eaten: expected species in play, got {animal!r}")
        v[EATEN] |= bit(seat)


def read_piles(v: vec[i64], fields: Fields, without_hand: list[int], pile: Pile) -> None:
    """Discards, deck and hands; hands left out are dealt, what is left over is the deck."""
    discards = fields.items("discards", 0, CARDS)
    deck = fields.items("deck", 0, CARDS)
    pile.take_all(v, DISCARDS, "discards", discards)
    pile.take_all(v, DECK, "deck", deck)
    if v[PHASE] in (NAMING, PLAYING, DECLARING):
        for seat in without_hand:
            pile.deal(v, seat_at(seat) + HAND, HAND_SIZE - size(v, seat_at(seat) + PLAYED))
    for card in pile.shuffled(v):
        if deck is not None and discards is not None:
            raise BadPosition(f"deck: expected every card somewhere, {pile.pieces.keys[card]} is missing")
        add(v, DECK if deck is None else DISCARDS, card)


def check(state: DarwinningState) -> None:
    """Whoever is in turn must be able to act."""
    v = state.v
    phase = v[PHASE]
    turn = v[TURN]
    if phase == NAMING and turn != lowest_player(v, state.players):
        raise BadPosition(f"turn: expected {lowest_player(v, state.players)}, the lowest on the food chain, got {turn}")
    if phase == DECLARING and state.players != PLAYERS_WITH_DUMMY:
        raise BadPosition("phase: open cards are declared in a game of two only")
    if v[STAGE] == SEARCHING and state.players != PLAYERS_WITH_DUMMY:
        raise BadPosition("stage: the discards are searched in a game of two only")
    if phase in (NAMING, PLAYING):
        for seat in range(state.players):
            at = seat_at(seat)
            if is_empty(v, at + HAND) and is_empty(v, at + PLAYED):
                raise BadPosition(f"seats[{seat}].hand: expected at least one card while a trick is played")
    if phase in (WAY, PLACING) and v[STAGE] != MORPHING and not has(v, pool_at(v, turn), v[CARD]):
        raise BadPosition("card: expected one of the cards to improve with")
    if phase == PLACING and v[STAGE] == MORPHING and v[seat_at(turn) + TRAITS] & bit(value_of(v[CARD])):
        raise BadPosition("card: Metamorphosis places no trait that the species has")
    if phase == STEALING and (place_with(v, seat_at(turn), PARASITE) == EMPTY or v[seat_at(turn) + STOLEN] != EMPTY):
        raise BadPosition(f"phase steal: expected seat {turn} to have a Parasite that holds nothing")
    if phase != OVER and not state.legal_actions(turn):
        raise BadPosition(f"phase {PHASES[phase]}: seat {turn} would have nothing to do")
