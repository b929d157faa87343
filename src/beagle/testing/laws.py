"""The laws that every game obeys, each a function that raises ``AssertionError`` with what it saw.

Most look at the positions of a walk; a few look at the game as a whole. ``all_laws`` lists them for a game.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.errors import BadPosition
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.info import LANGUAGES
from beagle.match.rulebook import split_rules
from beagle.testing.walk import Walk, encoded, viewers

# Of a walk


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
                for language in LANGUAGES:
                    assert walk.game.text(language).has(f"why-{refused.code}"), refused


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
    for language in LANGUAGES:
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
            assert view["game"] == walk.game.id
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


def rollout_weights_can_be_drawn_from(walk: Walk) -> None:
    """Every action has a chance, and all weights together stay within what the generator draws from."""
    for state, seat, _ in walk.steps():
        options = state.legal_actions(seat)
        weights = vec[i64]([0] * len(options))
        state.rollout_weights(seat, vec[i64](options), len(options), weights)
        assert all(weight >= 1 for weight in weights)
        assert sum(weights) < 1 << 31


def what_a_seat_gathers_has_a_name(walk: Walk) -> None:
    """Reports on what wins name things in both languages."""
    words = [walk.game.text(language) for language in LANGUAGES]
    *_, (state, _, _) = walk.steps()
    for seat in range(state.players):
        for thing, amount in state.holdings(seat).items():
            assert amount >= 0
            assert all(said.has(thing) for said in words), thing


def resampling_depends_on_nothing_hidden(walk: Walk) -> None:
    """Dealing from the true world or from one dealt before gives the same world: bots can learn nothing by it."""
    for number, (state, _, _) in enumerate(walk.steps()):
        seat = number % state.players
        dealt = state.resample(seat, 1000 + number).resample(seat, number)
        assert encoded(walk.game.position(dealt)) == encoded(walk.game.position(state.resample(seat, number)))


def resampling_deals_again(walk: Walk) -> None:
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
    for language in LANGUAGES:
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


# Of a game


def spelling_goes_both_ways(game: Game) -> None:
    """Every action has one spelling, and it reads back."""
    spelled = [game.format_action(action) for action in range(game.action_count)]
    assert len(set(spelled)) == game.action_count
    assert [game.parse_action(text) for text in spelled] == list(range(game.action_count))


def both_languages_have_the_same_rules_and_texts(game: Game) -> None:
    """The rules pages have the same ids in the same order, the Fluent files the same keys."""
    pages = [split_rules(game.rules_page(language)) for language in LANGUAGES]
    assert list(pages[0]) == list(pages[1])
    assert pages[0], "the rules pages have no rule with an id, such as 'P-1'"
    assert game.text(LANGUAGES[0]).keys() == game.text(LANGUAGES[1]).keys()


def what_can_not_be_a_position_is_refused(game: Game) -> None:
    """A field that is unknown or of the wrong kind gets a sentence."""
    state = game.start(players=game.info.least_players, seed=1)
    written = game.position(state)
    for wrong in ({**written, "no_such_field": 1}, {**written, "players": -1}, {**written, "players": "two"}):
        with_sentence = False
        try:
            game.from_position(wrong)
        except BadPosition as error:
            with_sentence = bool(str(error))
        assert with_sentence, wrong


WALK_LAWS: Final[tuple[Callable[[Walk], None], ...]] = (
    legal_actions_are_well_formed,
    refusals_agree_with_legal_actions,
    copies_are_independent,
    games_end,
    positions_go_both_ways,
    views_are_json_and_tell_the_turn,
    resampling_keeps_what_the_seat_sees,
    resampling_depends_on_nothing_hidden,
    resampling_deals_again,
    observations_tell_just_what_the_seat_may_know,
    rollout_weights_can_be_drawn_from,
    what_a_seat_gathers_has_a_name,
    worlds_that_look_alike_tell_alike,
    every_word_is_there,
    the_same_seed_gives_the_same_game,
)

GAME_LAWS: Final[tuple[Callable[[Game], None], ...]] = (
    spelling_goes_both_ways,
    both_languages_have_the_same_rules_and_texts,
    what_can_not_be_a_position_is_refused,
)
