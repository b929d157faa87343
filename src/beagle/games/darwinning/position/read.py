"""Reading a position: each thing that is wrong gets a sentence; what is left out is dealt with the position's seed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields, read_generator
from beagle.core.random import SEED_BITS, seed_generator, shuffle
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.actions import ANIMALS
from beagle.games.darwinning.cards import CARDS, add, has, is_empty, list_of, size
from beagle.games.darwinning.chain import SPACES, lowest_player
from beagle.games.darwinning.combinations import KINDS, NOTHING, SUM_MASK, fits, rank, rank_of
from beagle.games.darwinning.components import ENVIRONMENTS, Components
from beagle.games.darwinning.dummy import OPEN_COUNT, PLAYERS_WITH_DUMMY, start_between
from beagle.games.darwinning.eras import ERAS, HAND_SIZE, environments_in
from beagle.games.darwinning.improving import pool_at, seat_playing
from beagle.games.darwinning.position.read_seats import MOST_POPULATION, Pile, environment_number, read_seats
from beagle.games.darwinning.state import DarwinningState
from beagle.games.darwinning.survival import food_without_eating
from beagle.games.darwinning.traits import PARASITE, bit, place_with
from beagle.games.darwinning.tricks import can_add, compare

MOST_TRICKS: Final = 99


def read(written: dict[str, object], pieces: Components) -> DarwinningState:
    """A position written whole or in part."""
    fields = Fields("position", written)
    players = fields.number("players", 2, L.MOST_PLAYERS)
    v = vec[i64]([0] * L.room_for(players))
    seed_generator(v, fields.number("seed", 0, (1 << SEED_BITS) - 1, 0))
    v[L.PHASE] = fields.choice("phase", L.PHASES, L.NAMING)
    v[L.STAGE] = fields.choice("stage", L.STAGES, 0)
    v[L.ERA] = fields.number("era", 1, ERAS, 1)
    v[L.TRICK] = fields.number("trick", 0, MOST_TRICKS, 0)
    v[L.LEADER] = fields.number("leader", 0, players - 1, 0)
    pile = Pile(players, pieces)
    without_hand = read_seats(v, players, pieces, fields, pile)
    read_dummy(v, players, fields, pile)
    read_environments(v, fields)
    lowest = lowest_player(v, players)
    v[L.TURN] = fields.number("turn", 0, players - 1, lowest if v[L.PHASE] == L.NAMING else v[L.LEADER])
    read_card(v, pieces, fields, pile)
    read_best(v, players, fields)
    read_meal(v, players, pieces, fields)
    read_piles(v, fields, without_hand, pile)
    read_generator(v, fields)
    fields.done()
    if v[L.PHASE] == L.PLAYING and not is_empty(v, L.seat_at(v[L.TURN]) + L.PLAYED):
        can_add(v, players, L.seat_at(v[L.TURN]))
    state = DarwinningState(players, v, pieces)
    check(state)
    return state


def read_dummy(v: vec[i64], players: int, fields: Fields, pile: Pile) -> None:
    """W-D1: the dummy's space and open cards, in a game of two."""
    written = fields.take("dummy", None)
    if players != PLAYERS_WITH_DUMMY:
        if written is not None:
            raise BadPosition(f"dummy: expected none with {players} players, got {written!r}")
        return
    of_dummy = Fields.of("dummy", {} if written is None else written)
    ours = [v[L.seat_at(seat) + L.PLACE] for seat in range(players)]
    v[L.DUMMY_PLACE] = of_dummy.number("place", 1, SPACES, min(SPACES, start_between(ours[0], ours[1])))
    if v[L.DUMMY_PLACE] in ours:
        raise BadPosition(f"dummy.place: two species stand on space {v[L.DUMMY_PLACE]} of the food chain")
    shown = of_dummy.items("open", 0, OPEN_COUNT)
    if shown is None:
        pile.deal(v, L.OPEN, OPEN_COUNT)
    pile.take_all(v, L.OPEN, "dummy.open", shown)
    of_dummy.done()
    for seat in range(players):
        for card in list_of(v, L.seat_at(seat) + L.COMBINATION):
            if not has(v, L.OPEN, card):
                raise BadPosition(f"seats[{seat}].used: the card {pile.pieces.keys[card]} doesn't lie open")


def read_environments(v: vec[i64], fields: Fields) -> None:
    """W-E1: this era's environments; left out, they are dealt."""
    wanted = environments_in(v[L.ERA])
    names = fields.items("environments", 0, len(ENVIRONMENTS))
    if names is None:
        order = vec[i64](list(range(len(ENVIRONMENTS))))
        shuffle(v, order, 0, len(order))
        names = [ENVIRONMENTS[order[place]] for place in range(wanted)]
    for name in names:
        v[L.ENVIRONMENTS_DEALT] |= bit(environment_number("environments", name))


def read_card(v: vec[i64], pieces: Components, fields: Fields, pile: Pile) -> None:
    """The card chosen for an improvement, or drawn by Metamorphosis."""
    v[L.CARD] = L.EMPTY
    key = fields.take("card", None)
    wanted = v[L.PHASE] in (L.WAY, L.PLACING)
    if (key is not None) != wanted:
        raise BadPosition(
            f"card: expected {'a card' if wanted else 'none'} in the phase {L.PHASES[v[L.PHASE]]}, got {key!r}"
        )
    if key is None:
        return
    if not isinstance(key, str) or key not in pieces.cards:
        raise BadPosition(f"card: expected a card such as {pieces.keys[-1]!r}, got {key!r}")
    if v[L.STAGE] == L.MORPHING:
        v[L.CARD] = pile.take("card", key)
    else:
        v[L.CARD] = pieces.cards[key]


def read_best(v: vec[i64], players: int, fields: Fields) -> None:
    """W-T2: the strongest play; while a trick is played it follows from the cards."""
    v[L.BEST_SEAT] = v[L.LEADER]
    written = fields.take("best", None)
    if v[L.PHASE] in (L.PLAYING, L.DECLARING):
        derive_best(v, players)
        return
    if written is None:
        if is_after_trick(v):
            v[L.BEST_SEAT] = v[L.TURN]
        return
    best = Fields.of("best", written)
    v[L.BEST_SEAT] = best.number("seat", 0, players - 1)
    v[L.BEST] = rank_of(best.choice("combination", KINDS, NOTHING), best.number("sum", 1, SUM_MASK))
    best.done()


def derive_best(v: vec[i64], players: int) -> None:
    """Compare the plays that lie on the table, and lay out those that open cards may complete."""
    order = [(v[L.LEADER] + place) % players for place in range(players)]
    done = order if v[L.PHASE] == L.DECLARING else order[: order.index(v[L.TURN])]
    for seat in order:
        at = L.seat_at(seat)
        count = size(v, at + L.PLAYED)
        if seat not in done:
            if count and seat != v[L.TURN]:
                raise BadPosition(f"seats[{seat}].played: expected none before the seat's turn to play")
            continue
        strength = rank(v, at + L.PLAYED, count)
        if players == PLAYERS_WITH_DUMMY:
            if count == 0 or (strength == NOTHING and not fits(v, at + L.PLAYED, count, v, L.OPEN, 0)):
                raise BadPosition(f"seats[{seat}].played: expected cards that are a combination, or become one")
            for suit in range(L.SUITS):
                v[at + L.COMBINATION + suit] |= v[at + L.PLAYED + suit]
        elif strength == NOTHING:
            raise BadPosition(f"seats[{seat}].played: expected a combination")
        else:
            compare(v, seat, strength)
    if v[L.PHASE] == L.DECLARING and players == PLAYERS_WITH_DUMMY:
        check_declarations(v, players)


def check_declarations(v: vec[i64], players: int) -> None:
    """W-D2: the leader declares first; what is declared is a combination, and the other has used no open card yet."""
    leader = v[L.LEADER]
    if v[L.TURN] == leader:
        other = L.seat_at(L.after(leader, players))
        if size(v, other + L.COMBINATION) != size(v, other + L.PLAYED):
            raise BadPosition(
                f"seats[{L.after(leader, players)}].used: expected none before the seat's turn to declare"
            )
        return
    at = L.seat_at(leader)
    strength = rank(v, at + L.COMBINATION, size(v, at + L.COMBINATION))
    if strength == NOTHING:
        raise BadPosition(f"seats[{leader}].used: expected open cards that make a combination with those played")
    compare(v, leader, strength)


def read_meal(v: vec[i64], players: int, pieces: Components, fields: Fields) -> None:
    """Survival: whose meal it is follows from the turn."""
    food = fields.take("food", None)
    eaten = fields.items("eaten", 0, L.MOST_PLAYERS)
    if v[L.PHASE] == L.FEEDING or v[L.STAGE] == L.MORPHING:
        v[L.CURSOR] = v[L.seat_at(v[L.TURN]) + L.PLACE]
    if v[L.PHASE] != L.FEEDING:
        if food is not None or eaten is not None:
            raise BadPosition("food, eaten: expected in the phase feed only")
        return
    if food is None:
        v[L.FOOD] = food_without_eating(v, players, pieces, v[L.TURN])
    else:
        v[L.FOOD] = Fields("position", {"food": food}).number("food", 0, MOST_POPULATION)
    for animal in eaten or []:
        known = isinstance(animal, str) and animal in ANIMALS
        seat = seat_playing(v, players, ANIMALS.index(str(animal))) if known else L.EMPTY
        if seat == L.EMPTY or (seat == L.DUMMY and players != PLAYERS_WITH_DUMMY):
            raise BadPosition(f"eaten: expected species in play, got {animal!r}")
        v[L.EATEN] |= bit(seat)


def read_piles(v: vec[i64], fields: Fields, without_hand: list[int], pile: Pile) -> None:
    """Discards, deck and hands; hands left out are dealt, what is left over is the deck."""
    discards = fields.items("discards", 0, CARDS)
    deck = fields.items("deck", 0, CARDS)
    pile.take_all(v, L.DISCARDS, "discards", discards)
    pile.take_all(v, L.DECK, "deck", deck)
    if v[L.PHASE] in (L.NAMING, L.PLAYING, L.DECLARING) or is_after_trick(v):
        for seat in without_hand:
            pile.deal(v, L.seat_at(seat) + L.HAND, HAND_SIZE - size(v, L.seat_at(seat) + L.PLAYED))
    for card in pile.shuffled(v):
        if deck is not None and discards is not None:
            raise BadPosition(f"deck: expected every card somewhere, {pile.pieces.keys[card]} is missing")
        add(v, L.DECK if deck is None else L.DISCARDS, card)


def is_after_trick(v: vec[i64]) -> bool:
    """Whether the winner of a trick that isn't the last is improving."""
    return v[L.PHASE] in (L.CHOOSING, L.WAY, L.PLACING, L.STEALING) and v[L.STAGE] == L.AFTER_TRICK


def check_cards_are_away(v: vec[i64], players: int) -> None:
    """W-T5: hands are for the tricks, plays for a trick and what comes at once after it."""
    phase = v[L.PHASE]
    improves = phase in (L.CHOOSING, L.WAY, L.PLACING, L.STEALING)
    if not improves and v[L.STAGE] != L.AFTER_TRICK:
        raise BadPosition(f"stage: expected trick in the phase {L.PHASES[phase]}, got {L.STAGES[v[L.STAGE]]}")
    if v[L.STAGE] == L.MORPHING and phase in (L.CHOOSING, L.WAY):
        raise BadPosition(f"phase: expected place or steal in the stage metamorphosis, got {L.PHASES[phase]}")
    over = phase in (L.FEEDING, L.OVER) or v[L.STAGE] == L.MORPHING
    for seat in range(players):
        at = L.seat_at(seat)
        if over and not is_empty(v, at + L.HAND):
            raise BadPosition(f"seats[{seat}].hand: expected none once the tricks are over")
        if (over or phase == L.NAMING or v[L.STAGE] == L.SEARCHING) and not is_empty(v, at + L.PLAYED):
            raise BadPosition(f"seats[{seat}].played: expected none while no trick lies on the table")


def check(state: DarwinningState) -> None:
    """The seat in turn must be able to act."""
    check_cards_are_away(state.v, state.players)
    v = state.v
    phase = v[L.PHASE]
    turn = v[L.TURN]
    if phase == L.NAMING and turn != lowest_player(v, state.players):
        raise BadPosition(f"turn: expected {lowest_player(v, state.players)}, the lowest on the food chain, got {turn}")
    if phase == L.DECLARING and state.players != PLAYERS_WITH_DUMMY:
        raise BadPosition("phase: open cards are declared in a game of two only")
    if v[L.STAGE] == L.SEARCHING and state.players != PLAYERS_WITH_DUMMY:
        raise BadPosition("stage: the discards are searched in a game of two only")
    if is_after_trick(v) and v[L.BEST_SEAT] != turn:
        raise BadPosition(f"turn: expected {v[L.BEST_SEAT]}, who won the trick, got {turn}")
    if phase in (L.NAMING, L.PLAYING) or is_after_trick(v):
        for seat in range(state.players):
            at = L.seat_at(seat)
            if is_empty(v, at + L.HAND) and (phase != L.PLAYING or is_empty(v, at + L.PLAYED)):
                raise BadPosition(f"seats[{seat}].hand: expected at least one card while a trick is played")
    if phase in (L.WAY, L.PLACING) and v[L.STAGE] != L.MORPHING and not has(v, pool_at(v, turn), v[L.CARD]):
        raise BadPosition("card: expected one of the cards to improve with")
    if phase == L.STEALING and (
        place_with(v, L.seat_at(turn), PARASITE) == L.EMPTY or v[L.seat_at(turn) + L.STOLEN] != L.EMPTY
    ):
        raise BadPosition(f"phase steal: expected seat {turn} to have a Parasite that holds nothing")
    if phase != L.OVER and not state.legal_actions(turn):
        raise BadPosition(f"phase {L.PHASES[phase]}: seat {turn} would have nothing to do")
