"""The plots of a position: rows of bones with their rotations, and what must hold of them (C-P1, C-P2, C-G1)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.creatures import complete_cells, creature_of
from beagle.games.darwinci.placing import SETUP_BONES, lay_bone
from beagle.games.darwinci.plot import LONG, MIDDLE, PLOT_SIZE, SHORT, WIDTH, beside, cell_name, cell_named
from beagle.games.darwinci.position.read_bones import DEALT, Bag


def read_plot(v: vec[i64], pieces: Components, seat: i64, of_seat: Fields, bag: Bag) -> None:
    """Rows of bones; left out, two bones lie side by side once the set-up is done."""
    at = L.seat_at(seat)
    where = f"seats[{seat}].plot"
    lines = of_seat.items("plot", 0, LONG)
    corner = of_seat.take("plot_at", cell_name(MIDDLE))
    if not isinstance(corner, str) or cell_named(corner) == L.EMPTY:
        raise BadPosition(f"{where}_at: expected a cell from a1 to g7, got {corner!r}")
    top, left = divmod(cell_named(corner), WIDTH)
    if lines is None:
        lines = [] if v[L.PHASE] in (L.DRAWING, L.SETTING) else [f"{DEALT} {DEALT}"]
    for down, line in enumerate(lines):
        if not isinstance(line, str):
            raise BadPosition(f"{where}[{down}]: expected a row of bones such as 'E05/1 . T04', got {line!r}")
    rows = [str(line).split() for line in lines]
    height, width = len(rows), max([0, *[len(row) for row in rows]])
    if max(height, width) > LONG or min(height, width) > SHORT:
        raise BadPosition(f"{where}: expected at most 3 x 4 or 4 x 3 cells (C-P2), got {height} rows of {width}")
    if max(top + height, left + width) > WIDTH:
        raise BadPosition(f"{where}_at: expected the plot to reach over row 4 and column d, got {corner}")
    for down, row in enumerate(rows):
        for across, text in enumerate(row):
            if text != ".":
                put_written(v, pieces, at, f"{where}[{down}]", text, WIDTH * (top + down) + left + across, bag)
    check_plot(v, at, where)
    box = at + L.BOX
    middle: i64 = MIDDLE // WIDTH
    if v[at + L.PLACED] and not (v[box] <= middle <= v[box + 1] and v[box + 2] <= middle <= v[box + 3]):
        raise BadPosition(f"{where}_at: expected the plot to reach over row 4 and column d, got {corner}")
    unscored = of_seat.items("unscored", 0, PLOT_SIZE)
    v[at + L.SCORED] = complete_cells(v, at)
    for name in unscored if unscored is not None else []:
        cell = cell_named(name) if isinstance(name, str) else L.EMPTY
        if cell == L.EMPTY or not (complete_cells(v, at) >> cell) & 1:
            raise BadPosition(f"seats[{seat}].unscored: expected cells of complete creatures, got {name!r}")
        v[at + L.SCORED] &= ~creature_of(v, at, bit(cell))


def put_written(v: vec[i64], pieces: Components, at: i64, where: str, text: str, cell: i64, bag: Bag) -> None:
    """``E05/1``: a bone and its rotation."""
    key, _, turned = text.partition("/")
    if turned not in ("", "0", "1", "2", "3"):
        raise BadPosition(f"{where}: expected a bone with 0 to 3 quarter turns such as 'E05/1', got {text!r}")
    lay_bone(v, pieces, at, bag.bone(where, key), cell, int(turned or "0"))


def check_plot(v: vec[i64], at: i64, where: str) -> None:
    """C-P1: bones touch one another; set-up leaves two of them."""
    cells = v[at + L.OCCUPIED]
    reached = cells & -cells
    while reached != reached | (beside(reached) & cells):
        reached |= beside(reached) & cells
    if reached != cells:
        raise BadPosition(f"{where}: expected bones that touch one another by a side (C-P1)")
    if v[L.PHASE] > L.SETTING and v[at + L.PLACED] < SETUP_BONES:
        raise BadPosition(f"{where}: expected at least {SETUP_BONES} bones after the set-up, got {v[at + L.PLACED]}")
    if v[L.PHASE] <= L.SETTING and v[at + L.PLACED] > (SETUP_BONES if v[L.PHASE] == L.SETTING else 0):
        raise BadPosition(f"{where}: expected at most {SETUP_BONES} bones at set-up, got {v[at + L.PLACED]}")
    if v[at + L.PLACED] == PLOT_SIZE:
        if v[L.PHASE] not in (L.PLACING, L.SCORING, L.OVER):
            phase = L.PHASES[v[L.PHASE]]
            raise BadPosition(
                f"{where}: expected phase place, score or over with a full plot (C-G1), got phase {phase}"
            )
        v[L.FULL] = 1
