"""A glance ahead: what the greedy bot goes by, and what a search takes others to like."""

from librt.vecs import vec
from mypy_extensions import i64

import beagle
from beagle.bots.glance import HALVINGS, LIKINGS, STEPS, Glance, likings
from beagle.bots.policy import heaviest
from beagle.bots.search import EVEN, GLANCE_FROM, OWN_DOUBT, Search, Settings
from beagle.bots.table import LOOK
from beagle.core.state import State
from tests.fake_games import pebbles

SETTINGS = Settings(10, 0.0, 1.0, 0.5)


def leads_of(state: State, seat: int) -> list[int]:
    options = vec[i64](state.legal_actions(seat))
    leads = vec[i64]([0] * len(options))
    Glance(state).add_leads(state, seat, options, len(options), leads)
    return list(leads)


def liked(leads: list[int], halving: int) -> list[int]:
    weights = vec[i64](leads)
    likings(weights, len(leads), halving)
    return list(weights)


def test_a_glance_sees_the_lead_after_the_turn_and_leaves_the_position_as_it_was() -> None:
    """Two pebbles taken are two points ahead; ending the turn at once leaves both as they are."""
    state = pebbles().start(players=2, seed=1, first=0, heap=4)
    before = state.view(0)
    leads = dict(zip(state.legal_actions(0), leads_of(state, 0)))
    assert leads[1] > leads[0]
    assert state.view(0) == before


def test_a_game_played_out_is_one_of_choices_that_lead_furthest() -> None:
    state = beagle.game("footsteps").start(players=3, seed=2)
    followed = state.copy()
    while not followed.is_over():
        (seat,) = followed.to_act()
        leads = leads_of(followed, seat)
        followed.apply(seat, followed.legal_actions(seat)[leads.index(max(leads))])
    Glance(state).play_out(state, vec[i64]([0] * state.max_legal()), vec[i64]([0] * state.max_legal()))
    assert state.is_over()
    assert state.scores() == followed.scores()


def test_what_leads_by_the_noticed_lead_is_liked_twice_as_much() -> None:
    best, half, quarter, last = liked([300, 250, 200, -100000], 50)
    assert best == LIKINGS[STEPS * HALVINGS]
    assert (best - 1, last) == (2 * (half - 1), LIKINGS[0])
    assert half - 1 == 2 * (quarter - 1)
    assert last >= 1


def test_equal_leads_are_liked_equally() -> None:
    assert len(set(liked([-40, -40, -40], 25))) == 1


def test_a_wider_notice_tells_less_apart() -> None:
    keen, doubting = liked([0, -100], 25), liked([0, -100], 200)
    assert keen[0] == doubting[0]
    assert keen[1] < doubting[1]


def test_games_say_whether_a_glance_foresees_better_than_hints() -> None:
    noticed = {name: beagle.game(name).start(players=3, seed=1).tuning().prior_lead for name in beagle.games()}
    assert noticed == {"darwinci": 0, "darwinning": 0, "footsteps": 25}
    assert pebbles().start(players=2, seed=1).tuning().prior_lead == 0


def test_a_search_takes_others_to_like_what_leads_and_keeps_an_open_mind_about_itself() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=1)
    leads = leads_of(state, 1)
    assert looks_of(Search(SETTINGS, state, 0, 1), state, 1) == liked(leads, 25)
    assert looks_of(Search(SETTINGS, state, 1, 1), state, 1) == liked(leads, 25 * OWN_DOUBT)


def test_a_search_looks_by_the_hints_where_they_foresee_better() -> None:
    state = beagle.game("darwinci").start(players=3, seed=1)
    seat = state.to_act()[0]
    options = vec[i64](state.legal_actions(seat))
    hints = vec[i64]([0] * len(options))
    state.rollout_weights(seat, options, len(options), hints)
    assert looks_of(Search(SETTINGS, state, seat, 1), state, seat) == list(hints)


def test_a_point_reached_for_the_first_times_follows_the_heaviest_hint() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=0)
    search = Search(SETTINGS, state, 0, 1)
    hints = vec[i64]([0] * search.count)
    state.rollout_weights(0, search.options, search.count, hints)
    for _ in range(GLANCE_FROM):
        search.iterate()
        assert search.first_choice == heaviest(hints, search.count)


def test_what_was_seen_in_another_deal_is_liked_by_its_lead_and_not_by_its_rank_there() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=1)
    leads = leads_of(state, 1)
    search = Search(SETTINGS, state, 0, 1)
    search.find_places(1, state.legal(1, search.room))
    search.table.row[search.places[0] + LOOK] = EVEN + leads[0] + 1000
    assert looks_of(search, state, 1) == liked([leads[0] + 1000, *leads[1:]], 25)


def looks_of(search: Search, world: State, seat: int) -> list[int]:
    """How well each of a seat's options looks to a search."""
    count = world.legal(seat, search.room)
    search.find_places(seat, count)
    search.like(world, seat, count)
    return list(search.weights)[:count]
