"""Combinations: their order, and what may be picked on the way to one (W-T1, W-T2)."""

from itertools import combinations
from random import Random

import pytest

from beagle.core.state import State
from tests.games.darwinning.table import GAME, animal, legal, play, refusal, trick, view

KINDS = ["single", "pair", "flush", "straight", "three", "straight-flush", "four"]
EXAMPLES = {
    "single": ["leaf-15-a"],
    "pair": ["leaf-15-a", "flower-15-a"],
    "flush": ["leaf-15-a", "leaf-15-b", "leaf-13-a"],
    "straight": ["leaf-13-a", "flower-14-a", "leaf-15-a"],
    "three": ["leaf-15-a", "flower-15-a", "leaf-15-b"],
    "straight-flush": ["leaf-13-a", "leaf-14-a", "leaf-15-a"],
    "four": ["leaf-15-a", "flower-15-a", "leaf-15-b", "flower-15-b"],
}
WEAKEST = {
    "single": ["blueberry-1-a"],
    "pair": ["blueberry-1-a", "blueberry-1-b"],
    "flush": ["blueberry-1-a", "blueberry-1-b", "blueberry-2-a"],
    "straight": ["blueberry-1-a", "blueberry-2-a", "flower-3-a"],
    "three": ["blueberry-1-a", "blueberry-1-b", "flower-1-a"],
    "straight-flush": ["blueberry-1-a", "blueberry-2-a", "blueberry-3-a"],
    "four": ["blueberry-1-a", "blueberry-1-b", "flower-1-a", "flower-1-b"],
}
SPARE = "blueberry-7-a"


def lay(state: State, cards: list[str]) -> State:
    """Play these cards, and say that they are all."""
    seat = state.to_act()[0]
    for card in cards:
        play(state, f"play {card.replace('-', ' ')}")
    return play(state, "done") if state.to_act() == [seat] and view(state)["phase"] == "play" else state


def two_hands(first: list[str], second: list[str]) -> State:
    """Seat 0 leads the first hand; seat 1 holds the second; everybody keeps a card."""
    return trick(
        animal("fish", 3, 1, hand=[*first, SPARE]),
        animal("bird", 6, 1, hand=[*second, "blueberry-9-a"]),
        animal("pig", 7, 1, hand=["blueberry-12-a", "blueberry-12-b"]),
    )


@pytest.mark.parametrize("kind", KINDS)
def test_each_combination_is_known(kind: str) -> None:
    """W-T2."""
    state = lay(two_hands(EXAMPLES[kind], ["flower-1-a"]), EXAMPLES[kind])
    assert view(state)["best"]["combination"] == kind


@pytest.mark.parametrize("table_kind", KINDS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_combination_against_every_other(kind: str, table_kind: str) -> None:
    """W-T1, W-T2: the weakest of a stronger kind may follow the strongest of a weaker one, never the reverse."""
    strongest, weakest = EXAMPLES[table_kind], WEAKEST[kind]
    state = lay(two_hands(strongest, weakest), strongest)
    beats = KINDS.index(kind) > KINDS.index(table_kind)
    if kind == "single" or beats:
        lay(state, weakest)
        assert view(state)["best"]["seat"] == (1 if beats else 0)
    else:
        assert not can_lay(state, weakest)


def can_lay(state: State, cards: list[str]) -> bool:
    """Whether these cards can be picked one after the other and be the whole play."""
    copy = state.copy()
    for card in cards:
        text = f"play {card.replace('-', ' ')}"
        if text not in legal(copy):
            return False
        play(copy, text)
    return copy.to_act() != state.to_act() or "done" in legal(copy)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (["leaf-7-a"], ["flower-8-a"], 1),
        (["leaf-7-a"], ["flower-6-a"], 0),
        (["leaf-7-a"], ["flower-7-a"], 1),
        (["leaf-9-a", "leaf-9-b"], ["flower-9-a", "flower-9-b"], 1),
        (["leaf-2-a", "leaf-4-a", "leaf-9-a"], ["flower-1-a", "flower-1-b", "flower-13-a"], 1),
        (["leaf-4-a", "leaf-5-b", "flower-6-b"], ["flower-4-a", "flower-5-a", "leaf-6-a"], 1),
        (["leaf-4-a", "leaf-5-b", "leaf-6-b"], ["flower-4-a", "flower-5-a", "flower-6-a"], 1),
    ],
)
def test_within_a_kind_the_sum_decides_and_of_equals_the_later(
    first: list[str], second: list[str], winner: int
) -> None:
    """W-T2: an equal sum is enough to play."""
    state = trick(
        animal("fish", 3, 1, hand=[*first, "leaf-15-a"]),
        animal("bird", 6, 1, hand=[*second, "leaf-15-b"]),
        animal("pig", 7, 1, hand=["leaf-1-a", "leaf-1-b"]),
    )
    lay(lay(state, first), second)
    assert view(state)["best"]["seat"] == winner


def test_a_weaker_pair_may_not_follow_a_stronger_one() -> None:
    """W-T1: it could only be a single card."""
    state = lay(two_hands(["leaf-9-a", "leaf-9-b"], ["flower-8-a", "flower-8-b"]), ["leaf-9-a", "leaf-9-b"])
    play(state, "play flower 8 a")
    assert view(state)["seats"][1]["played"] == ["flower-8-a"]
    assert state.to_act() == [2]


def test_fifteen_and_one_are_not_consecutive() -> None:
    """W-T2."""
    cards = ["leaf-14-a", "flower-15-a", "flower-1-a"]
    state = two_hands(cards, ["leaf-2-a"])
    play(state, "play leaf 14 a")
    assert state.to_act() == [1]


def test_a_card_that_leads_nowhere_is_refused_with_its_rule() -> None:
    """W-T1."""
    state = two_hands(["leaf-7-a", "leaf-8-a", "leaf-9-b", "flower-2-a"], ["flower-8-a"])
    play(state, "play leaf 7 a")
    assert refusal(state, "play flower 2 a") == ("no-combination", "W-T1")
    assert refusal(state, "play leaf 7 a") == ("card-picked", "W-T1")
    assert refusal(state, "play leaf 11 a") == ("card-not-held", "W-T1")


def test_two_of_three_cards_are_no_play_yet() -> None:
    """W-T1."""
    state = play(two_hands(["leaf-7-a", "leaf-8-a", "leaf-9-b"], ["flower-8-a"]), "play leaf 7 a", "play leaf 8 a")
    assert refusal(state, "done") == ("play-incomplete", "W-T1")


# An oracle: all subsets of a hand, judged by the wording of W-T2.


def strength(cards: tuple[str, ...]) -> tuple[int, int] | None:
    suits = [card.split("-")[0] for card in cards]
    values = sorted(int(card.split("-")[1]) for card in cards)
    same = len(set(values)) == 1
    if same:
        return {1: 0, 2: 1, 3: 4, 4: 6}.get(len(cards), -1), sum(values)
    if len(cards) != 3:
        return None
    flush = len(set(suits)) == 1
    straight = values == [values[0], values[0] + 1, values[0] + 2]
    if not flush and not straight:
        return None
    return (5 if flush and straight else 3 if straight else 2), sum(values)


def all_plays(hand: list[str], best: tuple[int, int] | None) -> set[frozenset[str]]:
    """Every subset that may be played."""
    found = set()
    for count in range(1, 5):
        for cards in combinations(hand, count):
            made = strength(cards)
            if made is not None and (count == 1 or best is None or made >= best):
                found.add(frozenset(cards))
    return found


def reachable(state: State) -> set[frozenset[str]]:
    """Every play that can be picked card by card; asserts that no pick is a dead end."""
    seat = state.to_act()[0]
    found: set[frozenset[str]] = set()
    seen: set[frozenset[str]] = set()
    hand = set(view(state, seat)["seats"][seat]["hand"])
    waiting = [state]
    while waiting:
        here = waiting.pop()
        options = here.legal_actions(seat)
        assert options
        for action in options:
            after = here.copy()
            after.apply(seat, action)
            left = set(view(after, seat)["seats"][seat]["hand"])
            picked = frozenset(hand - left)
            if after.to_act() != [seat] or view(after)["phase"] != "play":
                found.add(picked)
            elif picked not in seen:
                seen.add(picked)
                waiting.append(after)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_can_be_picked_is_just_what_may_be_played(seed: int) -> None:
    """W-T1, W-T2: against trying all subsets of a hand; every pick leads to a play."""
    chance = Random(seed)
    cards = [f"{suit}-{value}-{copy}" for suit in ("leaf", "flower") for value in range(1, 8) for copy in "ab"]
    chance.shuffle(cards)
    hand, rest = cards[:9], cards[9:]
    made = [play for play in all_plays(rest, None) if len(rest) > len(play)]
    led = sorted(chance.choice(sorted(made, key=sorted)))
    state = trick(
        animal("fish", 3, 1, hand=[*led, "blueberry-15-a"]),
        animal("bird", 6, 1, hand=[*hand, "blueberry-15-b"]),
        animal("pig", 7, 1, hand=["blueberry-1-a", "blueberry-1-b"]),
    )
    assert reachable(state) == all_plays([*led, "blueberry-15-a"], None)
    lay(state, led)
    assert reachable(state) == all_plays([*hand, "blueberry-15-b"], strength(tuple(led)))


def test_picking_shows_nothing_to_the_others_until_the_play_is_complete() -> None:
    """W-T1, W-T4."""
    state = two_hands(["leaf-7-a", "leaf-8-a", "leaf-9-b"], ["flower-8-a"])
    before = view(state, 1)
    event = state.event(0, GAME.parse_action("play leaf 7 a"), 1)
    assert event == {"key": "event-pick", "seat": 0}
    revealed = state.revealed()
    play(state, "play leaf 7 a", "play leaf 8 a")
    assert view(state, 1) == before
    assert state.revealed() == revealed
    assert view(state, 0)["seats"][0]["played"] == ["leaf-7-a", "leaf-8-a"]
    play(state, "play leaf 9 b")
    assert view(state, 1)["seats"][0]["played"] == ["leaf-7-a", "leaf-8-a", "leaf-9-b"]
    assert state.revealed() > revealed
