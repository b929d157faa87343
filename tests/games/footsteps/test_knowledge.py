"""What is hidden and what everybody knows (F-S1, F-T2b, F-K3)."""

from typing import Any

from tests.games.footsteps.table import GAME, play, table

THREE = ("jaguar", "lion", "tiger")


def pile(state: Any) -> list[str]:
    written: Any = GAME.position(state)["pile"]
    return list(written)


def test_a_view_shows_neither_the_pile_nor_the_box() -> None:
    """F-S1."""
    state = GAME.start(players=2, seed=4)
    written: Any = GAME.position(state)
    shown = repr(state.view(0))
    assert not [tile for tile in written["pile"] if f"'{tile}'" in shown]


def test_the_pile_is_dealt_again_from_pile_and_box() -> None:
    """F-S1."""
    state = GAME.start(players=2, seed=4)
    seen: set[str] = set()
    for seed in range(50):
        seen |= set(pile(state.resample(0, seed)))
    journey: Any = GAME.position(state)["journey"]
    assert len(seen) == 69 - 9
    assert not seen & set(journey)


def test_tiles_put_under_by_an_observation_stay_under_in_any_order() -> None:
    """F-T2b."""
    state = play(table({"guides": 1}, facing=THREE), "observe")
    lowest = {tuple(pile(state.resample(1, seed))[-3:]) for seed in range(60)}
    assert {tuple(sorted(three)) for three in lowest} == {THREE}
    assert len(lowest) == 6


def test_a_tile_that_lies_under_is_not_dealt_a_second_time() -> None:
    """F-T2b, F-C1."""
    state = GAME.start(players=5, seed=4, first=0)
    play(state, "observe")
    for seed in range(20):
        written: Any = GAME.position(state.resample(1, seed))
        assert len({*written["pile"], *written["journey"]}) == 69


def test_a_second_observation_goes_under_the_first() -> None:
    """F-T2b."""
    state = play(table({"guides": 1}, {"guides": 1}, facing=THREE), "observe")
    seat = state.to_act()[0]
    state.apply(seat, state.legal_actions(seat)[0])
    while state.to_act() == [0]:
        state.apply(0, state.legal_actions(0)[0])
    before: Any = state.view(1)
    second = sorted(before["journey"][place] for place in before["facing"])
    play(state, "observe")
    shown: Any = state.view(0)["pile"]
    assert shown["under"] == [second, sorted(THREE)]


def test_what_is_left_of_an_observed_three_stays_known() -> None:
    """F-T2b."""
    state = play(table({"guides": 1}, facing=THREE, pile=["emu", "koala", "giraffe", "gharial"]), "observe")
    play(state, "take emu")
    shown: Any = state.view(0)["pile"]
    assert shown["size"] == 3
    assert shown["under"] == [sorted(THREE)]
    seat = state.to_act()[0]
    state.apply(seat, next(a for a in state.legal_actions(seat) if GAME.format_action(a).startswith("take")))
    while state.to_act() == [seat]:
        state.apply(seat, state.legal_actions(seat)[0])
    shown = state.view(0)["pile"]
    assert shown["size"] == 2
    assert len(shown["under"][0]) == 2


def test_an_action_tells_everybody_the_same() -> None:
    """F-K2: theories and tiles lie open."""
    state = GAME.start(players=3, seed=11)
    for _ in range(30):
        seat = state.to_act()[0]
        action = state.legal_actions(seat)[-1]
        assert len({repr(state.event(seat, action, viewer)) for viewer in (None, 0, 1, 2)}) == 1
        state.apply(seat, action)


def test_drawing_from_a_pile_does_not_tell_beforehand_what_comes() -> None:
    """F-K2."""
    state = play(table({"tiles": ["jaguar"]}, facing=("american-bison",)), "take american-bison")
    action = GAME.parse_action("develop pile 1")
    told = {repr(state.resample(1, seed).event(0, action, 1)) for seed in range(20)}
    assert len(told) == 1


def test_turning_something_up_is_counted_and_a_voyage_turns_nothing_up() -> None:
    """F-T2a, F-T5."""
    state = table({"guides": 1, "tiles": ["giant-anteater"]}, facing=("emu", "koala", "tiger"))
    before = state.revealed()
    play(state, "voyage forward")
    assert state.revealed() == before
    seat = state.to_act()[0]
    state.apply(seat, state.legal_actions(seat)[0])
    while state.to_act() == [seat]:
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.revealed() > before
