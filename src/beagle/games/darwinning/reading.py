"""Reading a position: each thing that is wrong gets a sentence; what is left out is dealt with the position's seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator, shuffle
from beagle.games.darwinning.actions import ANIMALS
from beagle.games.darwinning.cards import CARDS, add, has, is_empty, list_of, size, value_of
from beagle.games.darwinning.chain import SPACES, lowest_player
from beagle.games.darwinning.combinations import KINDS, NOTHING, SUM_MASK, fits, rank, rank_of
from beagle.games.darwinning.components import ENVIRONMENTS, Components
from beagle.games.darwinning.dummy import OPEN_COUNT, PLAYERS_WITH_DUMMY, start_between
from beagle.games.darwinning.improving import pool_at, seat_of
from beagle.games.darwinning.layout import (
    AFTER_TRICK,
    BEST,
    BEST_SEAT,
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
    LEADER,
    MORPHING,
    MOST_PLAYERS,
    NAMING,
    OPEN,
    OVER,
    PHASE,
    PLACE,
    PLACING,
    PLAYED,
    PLAYING,
    SEARCHING,
    STAGE,
    STEALING,
    STOLEN,
    SUITS,
    TRAITS,
    TRICK,
    TURN,
    WAY,
    room_for,
    seat_at,
)
from beagle.games.darwinning.reading_seats import MOST_POPULATION, Pile, environment_number, read_seats
from beagle.games.darwinning.setup import ERAS, HAND_SIZE, environments_in
from beagle.games.darwinning.state import DarwinningState
from beagle.games.darwinning.survival import food_without_eating
from beagle.games.darwinning.traits import PARASITE, bit, place_with
from beagle.games.darwinning.tricks import can_add, compare
from beagle.games.darwinning.view import PHASES, STAGES

MOST_TRICKS: Final = 99


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
        if is_after_trick(v):
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
    if v[PHASE] in (NAMING, PLAYING, DECLARING) or is_after_trick(v):
        for seat in without_hand:
            pile.deal(v, seat_at(seat) + HAND, HAND_SIZE - size(v, seat_at(seat) + PLAYED))
    for card in pile.shuffled(v):
        if deck is not None and discards is not None:
            raise BadPosition(f"deck: expected every card somewhere, {pile.pieces.keys[card]} is missing")
        add(v, DECK if deck is None else DISCARDS, card)


def is_after_trick(v: vec[i64]) -> bool:
    """Whether the winner of a trick that isn't the last is improving."""
    return v[PHASE] in (CHOOSING, WAY, PLACING, STEALING) and v[STAGE] == AFTER_TRICK


def check_cards_are_away(v: vec[i64], players: int) -> None:
    """W-T5: hands are for the tricks, plays for a trick and what comes at once after it."""
    phase = v[PHASE]
    improves = phase in (CHOOSING, WAY, PLACING, STEALING)
    if not improves and v[STAGE] != AFTER_TRICK:
        raise BadPosition(f"stage: expected trick in the phase {PHASES[phase]}, got {STAGES[v[STAGE]]}")
    over = phase in (FEEDING, OVER) or v[STAGE] == MORPHING
    for seat in range(players):
        at = seat_at(seat)
        if over and not is_empty(v, at + HAND):
            raise BadPosition(f"seats[{seat}].hand: expected none once the tricks are over")
        if (over or phase == NAMING or v[STAGE] == SEARCHING) and not is_empty(v, at + PLAYED):
            raise BadPosition(f"seats[{seat}].played: expected none while no trick lies on the table")


def check(state: DarwinningState) -> None:
    """Whoever is in turn must be able to act."""
    check_cards_are_away(state.v, state.players)
    v = state.v
    phase = v[PHASE]
    turn = v[TURN]
    if phase == NAMING and turn != lowest_player(v, state.players):
        raise BadPosition(f"turn: expected {lowest_player(v, state.players)}, the lowest on the food chain, got {turn}")
    if phase == DECLARING and state.players != PLAYERS_WITH_DUMMY:
        raise BadPosition("phase: open cards are declared in a game of two only")
    if v[STAGE] == SEARCHING and state.players != PLAYERS_WITH_DUMMY:
        raise BadPosition("stage: the discards are searched in a game of two only")
    if is_after_trick(v) and v[BEST_SEAT] != turn:
        raise BadPosition(f"turn: expected {v[BEST_SEAT]}, who won the trick, got {turn}")
    if phase in (NAMING, PLAYING) or is_after_trick(v):
        for seat in range(state.players):
            at = seat_at(seat)
            if is_empty(v, at + HAND) and (phase != PLAYING or is_empty(v, at + PLAYED)):
                raise BadPosition(f"seats[{seat}].hand: expected at least one card while a trick is played")
    if phase in (WAY, PLACING) and v[STAGE] != MORPHING and not has(v, pool_at(v, turn), v[CARD]):
        raise BadPosition("card: expected one of the cards to improve with")
    if phase == PLACING and v[STAGE] == MORPHING and v[seat_at(turn) + TRAITS] & bit(value_of(v[CARD])):
        raise BadPosition("card: Metamorphosis places no trait that the species has")
    if phase == STEALING and (place_with(v, seat_at(turn), PARASITE) == EMPTY or v[seat_at(turn) + STOLEN] != EMPTY):
        raise BadPosition(f"phase steal: expected seat {turn} to have a Parasite that holds nothing")
    if phase != OVER and not state.legal_actions(turn):
        raise BadPosition(f"phase {PHASES[phase]}: seat {turn} would have nothing to do")
