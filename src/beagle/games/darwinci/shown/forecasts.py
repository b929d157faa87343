"""What would come of it: who would win a bone, what a stone or a bone put there changes, where a jewel brings most."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import LINES, RUNS, line_name
from beagle.games.darwinci.awarding import ahead
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.creatures import complete_cells, creature_of
from beagle.games.darwinci.jewels import can_score, gem_value, next_line, run_sums
from beagle.games.darwinci.placing import lay_bone, taken_at


def would_win(v: vec[i64], players: i64, lot: i64) -> int | None:
    """C-W1, C-W2: who gets the bone that ``lot`` offers if the bids stay as they are; ``None`` for nobody."""
    leader = ahead(v, players, lot)
    return None if leader == L.EMPTY else leader


def after_stone(v: vec[i64], players: i64, kind: i64, lot: i64) -> list[dict[str, object]]:
    """C-W1, C-W2: who would win the bone with one stone more on it, if that changes."""
    then = v[:]
    then[L.seat_at(lot) + L.BIDS + kind] += 1
    leader = ahead(then, players, lot)
    return [] if leader == ahead(v, players, lot) else [{"key": "then-ahead", "ahead_seat": leader}]


def after_putting(v: vec[i64], pieces: Components, seat: i64, cell: i64, turned: i64) -> list[dict[str, object]]:
    """C-S5, C-K1, C-K2: what the bone taken costs at set-up, and the creature it would become part of."""
    at = L.seat_at(seat)
    bone = v[taken_at(v, at)]
    after = v[:]
    lay_bone(after, pieces, at, bone, cell, turned)
    group = creature_of(after, at, bit(cell))
    tiles = bit_count(group)
    then: list[dict[str, object]] = []
    if v[L.PHASE] == L.SETTING and pieces.value[bone] < 0:
        then.append({"key": "then-rotten", "amount": -pieces.value[bone]})
    if complete_cells(after, at) & bit(cell):
        ends = bit_count(group & after[at + L.ENDS])
        then.append({"key": "then-complete", "tiles": tiles, "ends": ends, "amount": tiles * ends})
    elif tiles > 1:
        then.append({"key": "then-joins", "tiles": tiles})
    return then


def best_jewels(v: vec[i64], pieces: Components, at: i64) -> dict[str, dict[str, object] | None]:
    """C-J2: where each jewel would bring most now; ``None`` if it can't be scored."""
    best: dict[str, dict[str, object] | None] = dict.fromkeys(JEWELS)
    values = [-1] * L.JEWEL_KINDS
    line = next_line(v, at, -1) if v[at + L.PLACED] else LINES
    while line < LINES:
        for run in range(RUNS):
            sums = run_sums(v, pieces, at, line, run)
            for kind in range(L.JEWEL_KINDS) if sums else []:
                value = gem_value(sums, kind)
                if value > values[kind] and can_score(v, at, sums, kind):
                    values[kind] = value
                    best[JEWELS[kind]] = {"line": line_name(line), "run": run + 1, "value": value}
        line = next_line(v, at, line)
    return best
