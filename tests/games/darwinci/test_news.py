"""News: what an action brings about, and that there is always room for it."""

from beagle.core.news import NUMBER_MASK
from beagle.core.state import State
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.components import JEWELS, MOST_VALUE
from beagle.games.darwinci.plot import PLOT_SIZE
from beagle.games.darwinci.setup import SMALL_STONES
from tests.games.darwinci.table import news, play, seat_of, seen, table

NO_JEWELS = {"markers": JEWELS, "money": 0}
"""No jewel to score and nothing to buy: nobody is asked."""


def pairs(count: int, first: int) -> list[str]:
    """Rows of creatures of two ends each, from this bone on."""
    bones = [f"E{first + place:02}/{3 if place % 2 else 1}" for place in range(2 * count)]
    return [" ".join([*bones[row : row + 4], *["."] * 2][:4]) for row in range(0, len(bones), 4)]


def rings(count: int, first: int) -> list[str]:
    """A row of creatures of four corners each, from this bone on; they have no end and score 0."""
    above = [f"C{first + place:02}/{2 if place % 2 else 1}" for place in range(2 * count)]
    below = [f"C{first + 2 * count + place:02}/{3 if place % 2 else 0}" for place in range(2 * count)]
    return [" ".join(above), " ".join(below)]


def cells_of(plot: list[str]) -> list[str]:
    """The cells with a bone, where the plot begins at d4."""
    return [f"{'defg'[c]}{4 + r}" for r, row in enumerate(plot) for c, bone in enumerate(row.split()) if bone != "."]


def unscored(plot: list[str]) -> dict[str, object]:
    """A seat none of whose creatures have scored."""
    return {"plot": plot, "unscored": cells_of(plot), **NO_JEWELS}


PLOTS = [pairs(5, 1), pairs(5, 11), pairs(4, 21), rings(2, 1), rings(1, 9)]
"""All ends but one and all corners: no position has more complete creatures than these seventeen."""


def end_of_an_idle_bidding() -> State:
    """Nobody has bid for anything, nobody has a bone in hand, and the last five bones lie in one site."""
    seats = [{**unscored(plot), "offer": f"S{lot + 1:02}", "hand": []} for lot, plot in enumerate(PLOTS)]
    sites = [[], ["T01", "T02", "T03", "T04", "T05"]]
    return table(*seats, players=5, phase="bid", bidding_turn=3, turn=4, darwin_tile=0, sites=sites)


def test_the_end_of_a_bidding_can_bring_about_a_whole_round_without_a_choice() -> None:
    """C-W3, C-W6, C-K1, C-E1, C-E2, C-O1: all of it is told, from the unwanted bones to the next offers."""
    state = play(end_of_an_idle_bidding(), "done")
    told = ["news-unwanted"] * 5 + ["news-die"] + ["news-creature"] * 17
    told += ["news-tile"] + ["news-drew-hidden"] * 5 + ["news-offer"] * 5
    assert news(state) == told
    assert len(told) <= L.NEWS_ROOM
    assert seen(state)["phase"] == "bid"
    assert [seat_of(state, seat)["money"] for seat in range(5)] == [20, 20, 16, 0, 0]


def test_the_last_round_can_bring_about_bones_without_a_place_and_every_creature() -> None:
    """C-P5, C-K1, C-G1."""
    won = ["E29", "S11", "S12", "T10", "T11"]
    eleven = ["E21/1 E22/3 E23/1 E24/3", "E25/1 E26/3 E27/1 E28/3", "S05/1 S06/1 S07/1 ."]
    seats = [unscored(plot) for plot in PLOTS]
    seats[2] = {"plot": eleven, "unscored": cells_of(eleven[:2]), "won": won, **NO_JEWELS}
    state = table(*seats, players=5, phase="place")
    play(state, "take E29", "at g6 turned 3")
    assert news(state) == ["news-no-place"] * 4 + ["news-creature"] * 17
    assert state.is_over()


def test_there_is_room_for_more_than_any_position_can_bring_about() -> None:
    """The bound that ``NEWS_ROOM`` states: as if every plot were full of the smallest creatures."""
    players, smallest = L.MOST_PLAYERS, 2
    unwanted, die, tile, draws, offers = players, 1, 1, players, players
    before_the_last_round = players * ((PLOT_SIZE - 1) // smallest)
    assert unwanted + die + before_the_last_round + tile + draws + offers == L.NEWS_ROOM
    in_the_last_round = players * (PLOT_SIZE // smallest)
    assert in_the_last_round + max(unwanted + die, players - 1) <= L.NEWS_ROOM
    won, payments = players, players
    assert won + payments + die <= L.NEWS_ROOM


def test_every_number_that_is_told_fits() -> None:
    """A bone, a cell, a creature's tiles, a strength of all stones of a colour, a rotten bone's price."""
    assert max(L.BONES, L.CELLS, PLOT_SIZE, SMALL_STONES + 1, MOST_VALUE) <= NUMBER_MASK
