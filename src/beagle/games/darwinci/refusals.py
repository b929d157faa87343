"""Why not: for an action that is not legal now, the sentence's code and the rule that forbids it."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import Refusal
from beagle.games.darwinci.actions import BUY, DONE, JEWEL, OFFER, PASS, PUT, RETURN, STONE, TAKE
from beagle.games.darwinci.bidding import colour_of, may_place_opposing, may_place_own
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.jewels import gem_count, jewel_kind, jewel_line, jewel_run, run_sums
from beagle.games.darwinci.layout import (
    BIDDING,
    BIDDING_TURN,
    BOUGHT,
    CHOSEN,
    DRAWING,
    EMPTY,
    HELD,
    MARKERS,
    MOST_PLAYERS,
    OCCUPIED,
    OFFERING,
    OVER,
    PHASE,
    PLACED,
    PLACING,
    REFILLING,
    RESERVE,
    RETURNING,
    SCORING,
    SETTING,
    SITES,
    WON,
    seat_at,
)
from beagle.games.darwinci.layout import OFFER as OFFER_AT
from beagle.games.darwinci.plot import beside
from beagle.games.darwinci.sites import holds


def reason(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64, acts: bool) -> Refusal:
    """Which rule forbids an action that is not legal."""
    phase = v[PHASE]
    at = seat_at(seat)
    if phase == OVER:
        return Refusal("game-over", "C-G1")
    if not acts:
        if phase in (SETTING, OFFERING, PLACING):
            return Refusal("already-decided", {SETTING: "C-S4", OFFERING: "C-O1", PLACING: "C-P4"}[phase])
        return Refusal("not-your-turn", turn_rule(phase))
    if action == DONE:
        return Refusal("opposing-due", "C-A2") if phase == BIDDING else Refusal("not-bidding", "C-A1")
    if action == PASS:
        return Refusal("nothing-to-pass", "C-J1")
    if action == BUY:
        return Refusal("not-buying", "C-B1")
    if action < TAKE:
        drawing = phase in (DRAWING, BOUGHT, REFILLING)
        return Refusal("site-empty" if drawing else "no-draw-due", "C-E2")
    if action < OFFER:
        return take_reason(v, at, action - TAKE)
    if action < RETURN:
        return Refusal("not-in-hand" if phase == OFFERING else "not-offering", "C-O1")
    if action < PUT:
        if phase != RETURNING:
            return Refusal("nothing-to-return", "C-B1")
        return Refusal("same-site" if holds(v, at, (action - RETURN) // SITES) else "not-in-hand", "C-B1")
    if action < STONE:
        return put_reason(v, at, (action - PUT) // 4)
    if action < JEWEL:
        kind, lot = divmod(action - STONE, MOST_PLAYERS)
        return stone_reason(v, players, seat, kind, lot)
    return jewel_reason(v, at, pieces, action)


def turn_rule(phase: i64) -> str:
    """The rule that says whose turn it is."""
    if phase == BIDDING:
        return "C-A1"
    if phase == DRAWING:
        return "C-S4"
    return "C-J1" if phase == SCORING else "C-E2" if phase == REFILLING else "C-B1"


def take_reason(v: vec[i64], at: i64, bone: i64) -> Refusal:
    """C-S4, C-P1, C-P5: the next bone for the plot."""
    phase = v[PHASE]
    if phase == SETTING:
        return Refusal("bone-taken" if v[at + CHOSEN] != EMPTY else "not-in-hand", "C-S4")
    if phase != PLACING:
        return Refusal("nothing-to-place", "C-P1")
    if v[at + HELD] != EMPTY:
        return Refusal("bone-taken", "C-P1")
    won = [v[at + WON + 1 + place] for place in range(v[at + WON])]
    return Refusal("rotten-first", "C-P5") if bone in won else Refusal("not-won", "C-P1")


def put_reason(v: vec[i64], at: i64, cell: i64) -> Refusal:
    """C-P1 to C-P3: a cell for the bone."""
    phase = v[PHASE]
    if phase not in (SETTING, PLACING):
        return Refusal("nothing-to-place", "C-P1")
    if v[at + (CHOSEN if phase == SETTING else HELD)] == EMPTY:
        return Refusal("take-first", "C-P1")
    if v[at + PLACED] == 0:
        return Refusal("first-in-the-middle", "C-S4")
    if v[at + OCCUPIED] & bit(cell):
        return Refusal("cell-taken", "C-P3")
    return (
        Refusal("outside-square", "C-P2") if beside(v[at + OCCUPIED]) & bit(cell) else Refusal("not-touching", "C-P1")
    )


def stone_reason(v: vec[i64], players: i64, seat: i64, kind: i64, lot: i64) -> Refusal:
    """C-A1 to C-A4, C-X2: a stone on an offered bone."""
    if v[PHASE] != BIDDING:
        return Refusal("not-bidding", "C-A1")
    if lot >= players or v[seat_at(lot) + OFFER_AT] == EMPTY:
        return Refusal("no-such-lot", "C-A1")
    if v[seat_at(seat) + RESERVE + kind] == 0:
        return Refusal("no-such-stone", "C-A1")
    if colour_of(kind) == seat and not may_place_own(v):
        return Refusal("one-own-stone", "C-A2")
    if colour_of(kind) != seat and not may_place_opposing(v):
        return Refusal("enough-opposing", "C-A2" if v[BIDDING_TURN] == 1 else "C-A3")
    return Refusal("big-first", "C-X2")


def jewel_reason(v: vec[i64], at: i64, pieces: Components, action: i64) -> Refusal:
    """C-J1, C-J2: a jewel in a line."""
    if v[PHASE] != SCORING:
        return Refusal("not-scoring", "C-J1")
    kind = jewel_kind(action)
    if (v[at + MARKERS] >> kind) & 1:
        return Refusal("jewel-scored", "C-J1")
    if gem_count(run_sums(v, at, pieces, jewel_line(action), jewel_run(action)), kind) == 0:
        return Refusal("no-jewel-in-run", "C-J2")
    return Refusal("jewel-negative", "C-J2")
