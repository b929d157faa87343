"""Creatures (C-K*) and jewels (C-J*)."""

from beagle.core.state import State
from tests.games.darwinci.table import GAME, act, legal, play, refusal, seat_of, seen, table


def score(state: State) -> list[int]:
    """Each seat's Darwin from creatures."""
    return [seat_of(state, seat)["points"]["creatures"] for seat in range(state.players)]


def test_six_bones_with_three_ends_bring_eighteen_and_an_unlinked_bone_beside_counts_nothing() -> None:
    """C-K1, C-K2: a tee, two bones with two connections, three ends; one bone isn't linked."""
    state = table({"plot": ["E02/1 T10 S11/1 C11/2", ". E03 S12 ."], "won": ["E04"]}, phase="place", first=0)
    act(state, 0, "at g5 turned 0")
    assert score(state)[0] == 18
    assert seat_of(state, 0)["bones"] == 7


def test_five_bones_with_skull_and_foot_bring_ten() -> None:
    """C-K1."""
    state = table({"plot": ["E14/1 S11/1 S12/1 C11/2"], "won": ["E08"]}, phase="place")
    act(state, 0, "at g5 turned 0")
    assert score(state)[0] == 10


def test_a_creature_scores_once() -> None:
    """C-K1."""
    state = table({"plot": ["E02/1 E03/3"], "won": ["S11"]}, phase="place")
    act(state, 0, "at d3 turned 0")
    assert score(state)[0] == 0
    fresh = table({"plot": ["E02/1 E03/3"], "unscored": ["d4", "e4"], "won": ["S11"]}, phase="place")
    act(fresh, 0, "at d3 turned 0")
    assert score(fresh)[0] == 4


def test_creatures_score_in_turn_order_before_the_jewels() -> None:
    """C-K1, C-J1."""
    state = table({"won": ["E04"], "plot": ["E02/1 S11/1"]}, phase="place", first=0)
    act(state, 0, "at f4 turned 3")
    assert score(state)[0] == 6
    assert (seen(state)["phase"], state.to_act()) == ("score", [0])
    assert refusal(state, "pass", 1) == ("not-your-turn", "C-J1")


def test_a_ring_without_ends_scores_nothing() -> None:
    """C-K1."""
    state = table({"plot": ["C03/1 C04/2", "C05 ."], "won": ["C06"]}, phase="place")
    act(state, 0, "at e5 turned 3")
    creature = seat_of(state, 0)["creatures"][0]
    assert (len(creature["cells"]), creature["complete"], creature["scored"]) == (4, True, True)
    assert score(state)[0] == 0


def test_a_connection_against_a_bone_without_one_or_the_edge_stays_open() -> None:
    """C-K2."""
    blocked = table({"plot": ["E02/1 T10/2 E03/3", ". S12/1 ."], "won": ["S11"]}, phase="place")
    creature = next(c for c in seat_of(blocked, 0)["creatures"] if "d4" in c["cells"])
    assert (len(creature["cells"]), creature["complete"]) == (3, False)
    edge = table({"plot": ["E02/1 S11/1 S12/1 C11/2"]})
    assert not seat_of(edge, 0)["creatures"][0]["complete"]


def test_three_earrings_on_labels_of_two_bring_eighteen_and_other_labels_do_not_count() -> None:
    """C-J2: a labelled bone in the row without earring, and one outside the row, are not counted."""
    state = table({"plot": ["C07 C09 E04 S06", "S10 . . ."]}, phase="score")
    event = state.event(0, state.legal_actions(0)[legal(state).index("jewel earring row 4")], None)
    assert (event["count"], event["labels"], event["amount"]) == (3, 6, 18)
    play(state, "jewel earring row 4")
    assert seat_of(state, 0)["points"]["jewels"] == 18


def test_labels_two_one_two_with_three_earrings_bring_fifteen() -> None:
    """C-J2."""
    state = play(table({"plot": ["C07 S04 C09"]}, phase="score"), "jewel earring row 4")
    assert seat_of(state, 0)["points"]["jewels"] == 15


def test_one_jewel_a_round_each_kind_once_a_game_and_it_is_voluntary() -> None:
    """C-J1."""
    state = table({"plot": ["C07 S04 C09"], "markers": ["shell"]}, phase="score")
    assert refusal(state, "jewel shell row 4") == ("jewel-scored", "C-J1")
    assert legal(state)[0] == "pass"
    play(state, "jewel earring row 4")
    assert seat_of(state, 0)["markers"] == ["shell", "earring"]
    assert state.to_act() != [0]
    placing = table({"won": ["S11"]}, phase="place")
    assert refusal(placing, "jewel shell row 4") == ("not-scoring", "C-J1")


def test_a_gap_parts_a_line_into_two_runs() -> None:
    """C-J2, C-J3."""
    state = table({"plot": ["C07 . C09", "S11 S12 C10"]}, phase="score")
    shown = [text for text in legal(state) if "earring row 4" in text]
    assert shown == ["jewel earring row 4", "jewel earring row 4 second"]
    assert [state.event(0, GAME.parse_action(text), None)["amount"] for text in shown] == [2, 2]


def test_a_bone_without_label_counts_nothing_and_zero_may_be_chosen() -> None:
    """C-J2."""
    state = table({"plot": ["C12 S11"]}, phase="score")
    assert "jewel scarab row 4" in legal(state)
    play(state, "jewel scarab row 4")
    assert state.scores()[0] == 12


def test_rotten_labels_count_negative_and_a_score_below_zero_cannot_be_chosen() -> None:
    """C-J2."""
    state = table({"plot": ["S02 C07 S11"]}, phase="score")
    assert "jewel earring row 4" in legal(state)
    below = table({"plot": ["S02 S04 S11"]}, phase="score")
    assert refusal(below, "jewel earring row 4") == ("jewel-negative", "C-J2")
    assert refusal(below, "jewel amulet row 4") == ("no-jewel-in-run", "C-J2")
    assert "jewel earring column e" in legal(below)


def test_a_single_bone_is_enough_and_a_line_serves_again_for_another_jewel() -> None:
    """C-J3: no creature and no won bone is needed."""
    state = table({"plot": ["C07 S11"], "markers": ["shell"]}, phase="score")
    play(state, "jewel earring column d")
    assert state.scores()[0] == 14
    again = table({"plot": ["C07 S11"], "markers": ["earring"]}, phase="score")
    play(again, "jewel shell column d")
    assert again.scores()[0] == 14


def test_who_has_no_jewel_to_score_is_not_asked() -> None:
    """C-J1."""
    state = table({"plot": ["S11 S12"], "won": ["E18"]}, {"plot": ["C07 C09"]}, phase="place")
    act(state, 0, "at d3 turned 0")
    assert (seen(state)["phase"], state.to_act()) == ("score", [1])
