"""The turn: perhaps spend a guide, take a facing tile, perhaps choose a theory (and give one back); then the Beagle
sails and the empty place is filled (F-T*).
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import pick
from beagle.games.footsteps import actions as A
from beagle.games.footsteps import layout as L
from beagle.games.footsteps.components import Components
from beagle.games.footsteps.journey import distance_of, facing, lay_tile, observe, sail
from beagle.games.footsteps.notebook import gain_tokens, place_tile, publishes
from beagle.games.footsteps.theories import any_left, fill_row, give_back, has_too_many, take_from_pile, take_from_row


def take_action(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64) -> None:
    """Carry out a legal action and what follows from it, up to the next decision."""
    at = L.seat_at(seat)
    if action < A.TAKE:
        spend_guide(v, at, action)
    elif action < A.DEVELOP:
        take(v, players, pieces, seat, action - A.TAKE)
    elif action < A.DEVELOP_PILE:
        take_from_row(v, at, action - A.DEVELOP)
        after_theory(v, players, at)
    elif action < A.RETURN:
        take_from_pile(v, at, action - A.DEVELOP_PILE)
        after_theory(v, players, at)
    else:
        give_back(v, at, action - A.RETURN)
        fill_row(v)
        end_turn(v, players)


def spend_guide(v: vec[i64], at: i64, action: i64) -> None:
    """F-T2: a voyage or an observation, before a tile is taken."""
    v[at + L.GUIDES] -= 1
    v[L.GUIDE_SPENT] = 1
    if action == A.OBSERVE:
        observe(v)
    else:
        v[L.BEAGLE] = sail(v[L.BEAGLE], pick(action == A.VOYAGE_FORWARD, 1, -1))


def take(v: vec[i64], players: i64, pieces: Components, seat: i64, tile: i64) -> None:
    """F-T3, F-T4: place the tile; tokens and publications first, then the theory."""
    at = L.seat_at(seat)
    distance = distance_of(v, tile)
    v[L.DISTANCE] = distance
    v[L.JOURNEY + facing(v[L.BEAGLE], distance)] = L.EMPTY
    covers = place_tile(v, pieces, at, tile)
    gain_tokens(v, pieces, at, tile)
    if pieces.emblematic[tile]:
        v[L.PAWN] = seat
    cell = pieces.cell[tile]
    if cell != L.EMPTY and not covers:
        v[at + L.PUBLISHED] |= publishes(v, at, cell)
    if (covers or pieces.theories[tile] > 0) and any_left(v):
        v[L.PHASE] = L.DEVELOPING
    else:
        end_turn(v, players)


def after_theory(v: vec[i64], players: i64, at: i64) -> None:
    """F-K3: a seventh goes back before the row is filled."""
    if has_too_many(v, at):
        v[L.PHASE] = L.RETURNING
    else:
        fill_row(v)
        end_turn(v, players)


def end_turn(v: vec[i64], players: i64) -> None:
    """F-T5, F-T6: the Beagle sails, the empty place is filled, and the next player follows."""
    place = facing(v[L.BEAGLE], v[L.DISTANCE])
    v[L.BEAGLE] = sail(v[L.BEAGLE], v[L.DISTANCE])
    lay_tile(v, place)
    v[L.GUIDE_SPENT] = 0
    v[L.DISTANCE] = 0
    if v[L.PILE] == 0:
        v[L.PHASE] = L.OVER
    else:
        v[L.PHASE] = L.TAKING
        v[L.TURN] = pick(v[L.TURN] + 1 < players, v[L.TURN] + 1, 0)
