"""The laws of design.md as functions over a game; each raises ``AssertionError`` with what it saw.

A walk is a random game: a seed for the game and one for the choices. ``each_state`` visits its positions.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.state import State
from beagle.match.catalogue import Game


def encoded(value: object) -> bytes:
    """The bytes that a channel would send."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True).encode()


class Walk:
    """One random game, reproducible from its two seeds. A law looks at one position in ``every``."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Any], seed: int, choices: int, every: int = 1
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.choices = choices
        self.every = every

    def start(self) -> State:
        return self.game.start(players=self.players, seed=self.seed, **self.options)

    def steps(self) -> Iterator[tuple[State, int, int]]:
        """The moments that a law looks at, the first among them."""
        for number, moment in enumerate(self.all_steps()):
            if number % self.every == 0:
                yield moment

    def all_steps(self) -> Iterator[tuple[State, int, int]]:
        """Before each action: the state, who acts and how. The action is applied when the walk goes on."""
        chance = Random(self.choices)
        state = self.start()
        while not state.is_over():
            seat = chance.choice(state.to_act())
            action = chance.choice(state.legal_actions(seat))
            yield state, seat, action
            state.apply(seat, action)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def legal_actions_are_well_formed(walk: Walk) -> None:
    """Ascending, unique, in range, never empty for a seat to act, empty for others; ``why_not`` agrees."""
    for state, _, _ in walk.steps():
        to_act = state.to_act()
        assert to_act
        assert to_act == sorted(set(to_act))
        assert state.actor() == to_act[0]
        for seat in range(state.players):
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert len(legal) <= state.max_legal()
            assert bool(legal) == (seat in to_act)
            assert all(0 <= action < walk.game.action_count for action in legal)


def refusals_agree_with_legal_actions(walk: Walk) -> None:
    """``why_not`` is silent just for what is legal, and otherwise names a code and a rule of the rules page."""
    rules = walk.game.rules_page("en")
    chance = Random(walk.choices)
    for state, seat, _ in walk.steps():
        legal = set(state.legal_actions(seat))
        for action in chance.sample(range(walk.game.action_count), min(12, walk.game.action_count)):
            refused = state.why_not(seat, action)
            assert (refused is None) == (action in legal), walk.game.format_action(action)
            if refused is not None:
                assert f"{refused.rule} " in rules, refused
                for language in ("fr", "en"):
                    assert walk.game.text(language).has(f"why-{refused.code}"), refused


def spelling_goes_both_ways(game: Game) -> None:
    """Every action has one spelling, and it reads back."""
    spelled = [game.format_action(action) for action in range(game.action_count)]
    assert len(set(spelled)) == game.action_count
    assert [game.parse_action(text) for text in spelled] == list(range(game.action_count))


def copies_are_independent(walk: Walk) -> None:
    """Playing on in a copy changes nothing in the original."""
    for state, seat, action in walk.steps():
        before = encoded(walk.game.position(state))
        copy = state.copy()
        assert encoded(walk.game.position(copy)) == before
        copy.apply(seat, action)
        assert encoded(walk.game.position(state)) == before


def games_end(walk: Walk) -> None:
    """A random game ends, with scores for all, at least one winner and a reason."""
    state = walk.start()
    for state, _, _ in walk.all_steps():
        assert state.end_reason() == ""
    assert state.is_over()
    assert state.to_act() == []
    assert state.actor() == -1
    assert len(state.scores()) == state.players
    assert set(state.winners()) <= set(range(state.players))
    assert state.winners()
    for language in ("fr", "en"):
        assert walk.game.text(language).has(state.end_reason())


def positions_go_both_ways(walk: Walk) -> None:
    """A full position reads back as the same game: the same position, and the same future."""
    for number, (state, seat, action) in enumerate(walk.steps()):
        written = json.loads(encoded(walk.game.position(state)))
        again = walk.game.from_position(written)
        assert encoded(walk.game.position(again)) == encoded(written)
        for viewer in viewers(state):
            assert encoded(again.view(viewer)) == encoded(state.view(viewer))
        if number % 7 == 0:
            ahead = state.copy()
            ahead.apply(seat, action)
            again.apply(seat, action)
            assert encoded(walk.game.position(again)) == encoded(walk.game.position(ahead))


def views_are_json_and_tell_the_turn(walk: Walk) -> None:
    """Views, events and news are JSON-ready; a view names game, players, who acts and the scores."""
    for state, seat, action in walk.steps():
        for viewer in viewers(state):
            view = state.view(viewer)
            assert json.loads(encoded(view)) == view
            assert view["to_act"] == state.to_act()
            assert view["players"] == state.players
            seats: Any = view["seats"]
            assert [shown["score"] for shown in seats] == [sum(shown["points"].values()) for shown in seats]
            event = state.event(seat, action, viewer)
            assert json.loads(encoded(event)) == event
            assert json.loads(encoded(state.news(viewer))) == state.news(viewer)


def resampling_keeps_what_the_seat_sees(walk: Walk) -> None:
    """``s.resample(i, x).view(i) == s.view(i)``, and the news, and what the seat may do."""
    chance = Random(walk.choices)
    for state, _, _ in walk.steps():
        for seat in range(state.players):
            dealt = state.resample(seat, chance.getrandbits(64))
            assert encoded(dealt.view(seat)) == encoded(state.view(seat))
            assert encoded(dealt.news(seat)) == encoded(state.news(seat))
            assert dealt.to_act() == state.to_act()
            assert dealt.legal_actions(seat) == state.legal_actions(seat)


def observed(state: State, seat: int) -> list[int]:
    """What a learner at that seat gets."""
    row = vec[i16]([-1, *[0] * state.observation_size(), -1])
    state.observe(seat, row, 1)
    assert (row[0], row[len(row) - 1]) == (-1, -1)
    return list(row)[1:-1]


def observations_tell_just_what_the_seat_may_know(walk: Walk) -> None:
    """The same for every world that the seat can't tell from the true one; the parts fill the row."""
    chance = Random(walk.choices)
    start = walk.start()
    assert sum(start.observation_fields().values()) == start.observation_size() > 0
    for number, (state, seat, _) in enumerate(walk.steps()):
        assert state.observation_size() == start.observation_size()
        for viewer in {seat, number % state.players}:
            assert observed(state.resample(viewer, chance.getrandbits(64)), viewer) == observed(state, viewer)


def hints_can_be_drawn_from(walk: Walk) -> None:
    """Every action has a chance, and all weights together stay within what the generator draws from."""
    for state, seat, _ in walk.steps():
        options = state.legal_actions(seat)
        weights = vec[i64]([0] * len(options))
        state.rollout_weights(seat, vec[i64](options), len(options), weights)
        assert all(weight >= 1 for weight in weights)
        assert sum(weights) < 1 << 31


def what_a_seat_gathers_has_a_name(walk: Walk) -> None:
    """Reports on what wins name things in both languages."""
    words = [walk.game.text(language) for language in ("fr", "en")]
    *_, (state, _, _) = walk.steps()
    for seat in range(state.players):
        for thing, amount in state.holdings(seat).items():
            assert amount >= 0
            assert all(said.has(thing) for said in words), thing


def resampling_depends_on_nothing_hidden(walk: Walk) -> None:
    """Dealing anew from the true world or from one dealt before gives the same world: bots can learn nothing by it."""
    for number, (state, _, _) in enumerate(walk.steps()):
        seat = number % state.players
        dealt = state.resample(seat, 1000 + number).resample(seat, number)
        assert encoded(walk.game.position(dealt)) == encoded(walk.game.position(state.resample(seat, number)))


def resampling_deals_anew(walk: Walk) -> None:
    """What is hidden really changes, and the true generator is not handed on."""
    state = walk.start()
    hidden = {encoded(walk.game.position(state.resample(0, seed))) for seed in range(8)}
    assert len(hidden) == 8
    assert encoded(walk.game.position(state)) not in hidden


def worlds_that_look_alike_tell_alike(walk: Walk) -> None:
    """Non-interference: in two worlds that seat *i* can't tell apart, *i* is told the same of every open action.

    The worlds part at chance: they are compared until something hidden is revealed.
    """
    chance = Random(walk.choices)
    for number, (state, seat, action) in enumerate(walk.steps()):
        if number % 3:
            continue
        for viewer in range(state.players):
            other = state.resample(viewer, chance.getrandbits(64))
            if action not in other.legal_actions(seat):
                assert seat != viewer
                continue
            assert encoded(state.event(seat, action, viewer)) == encoded(other.event(seat, action, viewer))
            here = state.copy()
            here.apply(seat, action)
            other.apply(seat, action)
            if here.revealed() == state.revealed() and other.revealed() == state.revealed():
                assert encoded(here.view(viewer)) == encoded(other.view(viewer))
                assert encoded(here.news(viewer)) == encoded(other.news(viewer))


def every_word_is_there(walk: Walk) -> None:
    """Each sentence, choice and picture of a walk has its text in both languages."""
    names = [f"P{seat}" for seat in range(walk.players)]
    for language in ("fr", "en"):
        words = walk.game.text(language).seated(names)
        for number, (state, seat, action) in enumerate(walk.steps()):
            event = state.event(seat, action, seat)
            words.sentence(event)
            words.choice(event)
            for item in state.news(seat):
                words.sentence(item)
            if number % 5 == 0:
                walk.game.rules.picture(state.view(seat), words)
        assert not words.missing, (language, sorted(words.missing)[:5])


def the_same_seed_gives_the_same_game(walk: Walk) -> None:
    """Seed and actions are the whole game."""
    again = walk.start()
    for number, (state, seat, action) in enumerate(walk.all_steps()):
        if number % walk.every == 0:
            assert encoded(walk.game.position(again)) == encoded(walk.game.position(state))
        again.apply(seat, action)
