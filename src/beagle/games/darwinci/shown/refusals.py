"""Why not: for an action that is not legal now, the sentence's code and the rule that forbids it."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import Refusal
from beagle.games.darwinci import actions as A
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.bidding import colour_of, may_place_opposing, may_place_own
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.jewels import gem_count, jewel_kind, jewel_line, jewel_run, run_sums
from beagle.games.darwinci.placing import taken_at
from beagle.games.darwinci.plot import beside
from beagle.games.darwinci.sites import holds
from beagle.games.darwinci.whereabouts import won_by


def refusal(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64) -> Refusal:
    """Which rule forbids an action that is not legal."""
    phase = v[L.PHASE]
    at = L.seat_at(seat)
    if phase == L.OVER:
        return Refusal("game-over", "C-G1")
    if not L.acts(v, seat):
        if phase in (L.SETTING, L.OFFERING, L.PLACING):
            return Refusal("already-decided", {L.SETTING: "C-S4", L.OFFERING: "C-O1", L.PLACING: "C-P4"}[phase])
        return Refusal("not-your-turn", turn_rule(phase))
    if action == A.DONE:
        return Refusal("opposing-due", "C-A2") if phase == L.BIDDING else Refusal("not-bidding", "C-A1")
    if action == A.PASS:
        return Refusal("nothing-to-pass", "C-J1")
    if action == A.BUY:
        return Refusal("not-buying", "C-B1")
    if action < A.TAKE:
        drawing = phase in (L.DRAWING, L.BOUGHT, L.REFILLING)
        return Refusal("site-empty" if drawing else "no-draw-due", "C-E2")
    if action < A.OFFER:
        return take_reason(v, seat, action - A.TAKE)
    if action < A.RETURN:
        return Refusal("not-in-hand" if phase == L.OFFERING else "not-offering", "C-O1")
    if action < A.PUT:
        if phase != L.RETURNING:
            return Refusal("nothing-to-return", "C-B1")
        return Refusal("same-site" if holds(v, at, (action - A.RETURN) // L.SITES) else "not-in-hand", "C-B1")
    if action < A.STONE:
        return put_reason(v, at, (action - A.PUT) // 4)
    if action >= A.KEEP_BIG:
        return Refusal("no-big-to-take", "C-X3")
    if action < A.JEWEL:
        kind, lot = divmod(action - A.STONE, L.MOST_PLAYERS)
        return stone_reason(v, players, seat, kind, lot)
    return jewel_reason(v, pieces, at, action)


def turn_rule(phase: i64) -> str:
    """The rule that says whose turn it is."""
    if phase == L.BIDDING:
        return "C-A1"
    if phase == L.DRAWING:
        return "C-S4"
    if phase == L.AWARDING:
        return "C-X3"
    return "C-J1" if phase == L.SCORING else "C-E2" if phase == L.REFILLING else "C-B1"


def take_reason(v: vec[i64], seat: i64, bone: i64) -> Refusal:
    """C-S4, C-P1, C-P5: the next bone for the plot."""
    at = L.seat_at(seat)
    phase = v[L.PHASE]
    if phase == L.SETTING:
        return Refusal("bone-taken" if v[at + L.CHOSEN] != L.EMPTY else "not-in-hand", "C-S4")
    if phase != L.PLACING:
        return Refusal("nothing-to-place", "C-P1")
    if v[at + L.HELD] != L.EMPTY:
        return Refusal("bone-taken", "C-P1")
    return Refusal("rotten-first", "C-P5") if bone in won_by(v, seat) else Refusal("not-won", "C-P1")


def put_reason(v: vec[i64], at: i64, cell: i64) -> Refusal:
    """C-P1 to C-P3: a cell for the bone."""
    phase = v[L.PHASE]
    if phase not in (L.SETTING, L.PLACING):
        return Refusal("nothing-to-place", "C-P1")
    if v[taken_at(v, at)] == L.EMPTY:
        return Refusal("take-first", "C-P1")
    if v[at + L.PLACED] == 0:
        return Refusal("first-in-the-middle", "C-S4")
    if v[at + L.OCCUPIED] & bit(cell):
        return Refusal("cell-taken", "C-P3")
    return (
        Refusal("outside-square", "C-P2") if beside(v[at + L.OCCUPIED]) & bit(cell) else Refusal("not-touching", "C-P1")
    )


def stone_reason(v: vec[i64], players: i64, seat: i64, kind: i64, lot: i64) -> Refusal:
    """C-A1 to C-A4, C-X2: a stone on an offered bone."""
    if v[L.PHASE] != L.BIDDING:
        return Refusal("not-bidding", "C-A1")
    if lot >= players or v[L.seat_at(lot) + L.OFFER] == L.EMPTY:
        return Refusal("no-such-lot", "C-A1")
    if v[L.seat_at(seat) + L.RESERVE + kind] == 0:
        return Refusal("no-such-stone", "C-A1")
    if colour_of(kind) == seat and not may_place_own(v):
        return Refusal("one-own-stone", "C-A2")
    if colour_of(kind) != seat and not may_place_opposing(v):
        return Refusal("enough-opposing", "C-A2" if v[L.BIDDING_TURN] == 1 else "C-A3")
    return Refusal("big-first", "C-X2")


def jewel_reason(v: vec[i64], pieces: Components, at: i64, action: i64) -> Refusal:
    """C-J1, C-J2: a jewel in a line."""
    if v[L.PHASE] != L.SCORING:
        return Refusal("not-scoring", "C-J1")
    kind = jewel_kind(action)
    if (v[at + L.MARKERS] >> kind) & 1:
        return Refusal("jewel-scored", "C-J1")
    if gem_count(run_sums(v, pieces, at, jewel_line(action), jewel_run(action)), kind) == 0:
        return Refusal("no-jewel-in-run", "C-J2")
    return Refusal("jewel-negative", "C-J2")
