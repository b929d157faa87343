"""Jewels: the runs of bones in a line and what they are worth (C-J1 to C-J3).

What a run is worth in each kind is summed at once, in one packed number (``Components.gems``).
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, pick
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import JEWEL, LINES, PASS, RUNS, jewel
from beagle.games.darwinci.components import GEM_BIAS, GEM_BITS, GEM_COUNT, Components
from beagle.games.darwinci.plot import WIDTH


def gem_count(sums: i64, kind: i64) -> i64:
    """How many jewels of a kind a run has."""
    return (sums >> (GEM_BITS * kind + GEM_COUNT)) & 15


def label_sum(sums: i64, kind: i64) -> i64:
    """The sum of the labels of a run's bones that bear the jewel."""
    return ((sums >> (GEM_BITS * kind)) & 255) - GEM_BIAS * gem_count(sums, kind)


def gem_value(sums: i64, kind: i64) -> i64:
    """C-J2: jewels times labels."""
    return gem_count(sums, kind) * label_sum(sums, kind)


def add_jewels(v: vec[i64], pieces: Components, at: i64, bone: i64) -> None:
    """A bone comes into the plot: keep up what the whole plot has of each kind."""
    gems = pieces.gems[bone]
    if gems == 0:
        return
    kind: i64 = 0
    while kind < L.JEWEL_KINDS:
        count = gem_count(gems, kind)
        if count > 0:
            v[at + L.GEMS + kind] += count
            v[at + L.GEMS + L.JEWEL_KINDS + kind] += label_sum(gems, kind)
        kind += 1


def line_start(v: vec[i64], at: i64, line: i64) -> i64:
    """The first cell of a line within the plot's bounds."""
    if line < WIDTH:
        return WIDTH * line + v[at + L.BOX + 2]
    return WIDTH * v[at + L.BOX] + line - WIDTH


def line_length(v: vec[i64], at: i64, line: i64) -> i64:
    """How many cells a line has within the plot's bounds."""
    box = at + L.BOX if line >= WIDTH else at + L.BOX + 2
    return v[box + 1] - v[box] + 1


def run_sums(v: vec[i64], pieces: Components, at: i64, line: i64, run: i64) -> i64:
    """The packed sums of the first (0) or second (1) run of a line; 0 if there is none."""
    step = pick(line < WIDTH, 1, WIDTH)
    cell = line_start(v, at, line)
    left = line_length(v, at, line)
    sums: i64 = 0
    passed: i64 = -1
    inside = False
    while left > 0:
        entry = v[at + L.CELLS_AT + cell]
        if entry == L.EMPTY:
            inside = False
        else:
            if not inside:
                inside = True
                passed += 1
            if passed == run:
                sums += pieces.gems[entry & (L.TURNED - 1)]
        cell += step
        left -= 1
    return sums


def can_score(v: vec[i64], at: i64, sums: i64, kind: i64) -> bool:
    """C-J1, C-J2: a kind not yet scored, on a bone of the run, for 0 or more."""
    if (v[at + L.MARKERS] >> kind) & 1:
        return False
    return gem_count(sums, kind) > 0 and gem_value(sums, kind) >= 0


def line_choices(v: vec[i64], pieces: Components, at: i64, line: i64, into: vec[i64], count: i64) -> i64:
    """Write the jewels that may be scored in a line after the first ``count`` actions; how many there are then."""
    run: i64 = 0
    while run < RUNS:
        sums = run_sums(v, pieces, at, line, run)
        if sums == 0 and run > 0:
            return count
        kind: i64 = 0
        while kind < L.JEWEL_KINDS:
            if can_score(v, at, sums, kind):
                into[count] = jewel(line, run, kind)
                count += 1
            kind += 1
        run += 1
    return count


def next_line(v: vec[i64], at: i64, line: i64) -> i64:
    """The line after this one that crosses the plot; ``LINES`` after the last. -1 comes before the first."""
    if line < v[at + L.BOX]:
        return v[at + L.BOX]
    if line == v[at + L.BOX + 1]:
        return WIDTH + v[at + L.BOX + 2]
    return pick(line == WIDTH + v[at + L.BOX + 3], LINES, line + 1)


def legal_jewels(v: vec[i64], pieces: Components, at: i64, into: vec[i64]) -> i64:
    """C-J1 to C-J3: none, or any jewel that may be scored."""
    into[0] = PASS
    count: i64 = 1
    line = next_line(v, at, -1)
    while line < LINES:
        count = line_choices(v, pieces, at, line, into, count)
        line = next_line(v, at, line)
    return count


def has_jewel_choice(v: vec[i64], pieces: Components, at: i64) -> bool:
    """C-J1: is there a jewel to score?"""
    room = vec[i64]([0] * (RUNS * L.JEWEL_KINDS))
    line = next_line(v, at, -1)
    while line < LINES:
        if line_choices(v, pieces, at, line, room, 0) > 0:
            return True
        line = next_line(v, at, line)
    return False


def jewel_line(action: i64) -> i64:
    """The line of a jewel action."""
    return (action - JEWEL) // (RUNS * L.JEWEL_KINDS)


def jewel_run(action: i64) -> i64:
    """Its run, 0 or 1."""
    return ((action - JEWEL) // L.JEWEL_KINDS) & 1


def jewel_kind(action: i64) -> i64:
    """Its kind."""
    return (action - JEWEL) % L.JEWEL_KINDS


def score_jewel(v: vec[i64], pieces: Components, at: i64, action: i64) -> None:
    """C-J1: the money, and the marker."""
    kind = jewel_kind(action)
    value = gem_value(run_sums(v, pieces, at, jewel_line(action), jewel_run(action)), kind)
    v[at + L.MONEY] += value
    v[at + L.JEWEL_INCOME] += value
    v[at + L.MARKERS] |= bit(kind)
