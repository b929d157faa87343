"""Reading the seats of a position: boards, traits, hands, and the cards that are left for the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields
from beagle.core.random import shuffle
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import CARDS, add, suit_of, value_of
from beagle.games.darwinning.chain import SPACES
from beagle.games.darwinning.components import ENVIRONMENTS, PRINTED_TRAITS, SPECIES, TRAITS, Components
from beagle.games.darwinning.dummy import OPEN_COUNT
from beagle.games.darwinning.eras import HAND_SIZE
from beagle.games.darwinning.position.write import ON_BOARD
from beagle.games.darwinning.setup import plays_with_acorns, take_board
from beagle.games.darwinning.traits import PARASITE, bit, count_traits, place_with, trait_on

MOST_POPULATION: Final = 999
MOST_BITES: Final = 99


class Pile:
    """The cards that the position hasn't put anywhere yet."""

    def __init__(self, players: int, pieces: Components) -> None:
        self.players = players
        self.pieces = pieces
        self.left = [plays_with_acorns(players) or suit_of(card) > 0 for card in range(CARDS)]

    def take(self, where: str, key: object) -> int:
        if not isinstance(key, str) or key not in self.pieces.cards:
            raise BadPosition(f"{where}: expected a card such as {self.pieces.keys[-1]!r}, got {key!r}")
        card = self.pieces.cards[key]
        if not self.left[card]:
            raise BadPosition(f"{where}: the card {key} is there twice, or not in a game of {self.players}")
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


def read_seats(v: vec[i64], players: int, pieces: Components, fields: Fields, pile: Pile) -> list[int]:
    """The boards, plays and hands. The seats whose hand is left out."""
    seats = fields.items("seats", players)
    of_seats = [Fields.of(f"seats[{seat}]", {} if seats is None else seats[seat]) for seat in range(players)]
    species = read_species(v, of_seats)
    without_hand = []
    taken: list[int] = []
    for seat, of_seat in enumerate(of_seats):
        at = L.seat_at(seat)
        take_board(v, pieces, at, species[seat])
        v[at + L.POPULATION] = of_seat.number("population", 0, MOST_POPULATION, v[at + L.POPULATION])
        v[at + L.PLACE] = of_seat.number("place", 1, SPACES, v[at + L.PLACE])
        if v[at + L.PLACE] in taken:
            raise BadPosition(f"{of_seat.where}.place: two species stand on space {v[at + L.PLACE]} of the food chain")
        taken.append(v[at + L.PLACE])
        v[at + L.BITES] = of_seat.number("bites", 0, MOST_BITES, 0)
        read_learned(v, pieces, at, of_seat)
        read_traits(v, at, of_seat, pile)
        pile.take_all(v, at + L.KEPT, f"{of_seat.where}.kept", of_seat.items("kept", 0, CARDS))
        pile.take_all(v, at + L.PLAYED, f"{of_seat.where}.played", of_seat.items("played", 0, 4))
        read_used(v, pieces, at, of_seat)
        hand = of_seat.items("hand", 0, HAND_SIZE)
        if hand is None:
            without_hand.append(seat)
        pile.take_all(v, at + L.HAND, f"{of_seat.where}.hand", hand)
        of_seat.done()
    return without_hand


def read_species(v: vec[i64], of_seats: list[Fields]) -> list[int]:
    """W-S1: each seat's board; those left out are drawn."""
    named = [of_seat.take("species", None) for of_seat in of_seats]
    for seat, name in enumerate(named):
        if name is not None and name not in SPECIES:
            raise BadPosition(f"seats[{seat}].species: expected one of {', '.join(SPECIES)}, got {name!r}")
        if name is not None and named.count(name) > 1:
            raise BadPosition(f"seats[{seat}].species: {name} is there twice")
    left = vec[i64]([species for species, key in enumerate(SPECIES) if key not in named])
    shuffle(v, left, 0, len(left))
    drawn = iter([left[place] for place in range(len(left))])
    return [SPECIES.index(str(name)) if name is not None else next(drawn) for name in named]


def read_learned(v: vec[i64], pieces: Components, at: i64, of_seat: Fields) -> None:
    """W-I3: never one that is printed on the board."""
    for name in of_seat.items("learned", 0, len(ENVIRONMENTS)) or []:
        environment = environment_number(f"{of_seat.where}.learned", name)
        if v[at + L.LEARNED] & bit(environment) or pieces.food_of(v[at + L.SPECIES], environment):
            raise BadPosition(f"{of_seat.where}.learned: the species has {name} already")
        v[at + L.LEARNED] |= bit(environment)


def environment_number(where: str, name: object) -> int:
    if not isinstance(name, str) or name not in ENVIRONMENTS:
        raise BadPosition(f"{where}: expected one of {', '.join(ENVIRONMENTS)}, got {name!r}")
    return ENVIRONMENTS.index(name)


def read_traits(v: vec[i64], at: i64, of_seat: Fields, pile: Pile) -> None:
    """W-I4, W-X8: the five places and what Parasite holds; never a trait twice."""
    where = f"{of_seat.where}.traits"
    places = of_seat.items("traits", L.PLACES)
    for place, written in enumerate(places or []):
        if written == ON_BOARD and place >= PRINTED_TRAITS:
            raise BadPosition(f"{where}[{place}]: nothing is printed on this place")
        if written is None:
            v[at + L.TRAIT_PLACES + place] = L.EMPTY
        elif written != ON_BOARD:
            v[at + L.TRAIT_PLACES + place] = pile.take(f"{where}[{place}]", written)
    stolen = of_seat.take("stolen", None)
    if stolen is not None:
        v[at + L.STOLEN] = pile.take(f"{of_seat.where}.stolen", stolen)
        if place_with(v, at, PARASITE) == L.EMPTY or value_of(v[at + L.STOLEN]) == PARASITE:
            raise BadPosition(f"{of_seat.where}.stolen: expected a trait that lies on a Parasite, got {stolen}")
    count_traits(v, at)
    traits = [trait_on(v, at, place) for place in range(L.PLACES)]
    if v[at + L.STOLEN] != L.EMPTY:
        traits.append(value_of(v[at + L.STOLEN]))
    for trait in traits:
        if trait != L.EMPTY and traits.count(trait) > 1:
            raise BadPosition(f"{where}: the trait {TRAITS[trait]} is there twice")


def read_used(v: vec[i64], pieces: Components, at: i64, of_seat: Fields) -> None:
    """W-D2: the open cards declared so far; whether they lie open is checked with the dummy."""
    for key in of_seat.items("used", 0, OPEN_COUNT) or []:
        if v[L.PHASE] != L.DECLARING or not isinstance(key, str) or key not in pieces.cards:
            raise BadPosition(f"{of_seat.where}.used: expected open cards, in the phase declare only, got {key!r}")
        add(v, at + L.COMBINATION, pieces.cards[key])
