"""Looking one action ahead: what the greedy bot chooses by, and what a search makes priors of."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import beagle
from beagle.bots.lookahead import HALVINGS, PRIORS, STEPS, Lookahead, leads_to_priors
from beagle.bots.policy import heaviest
from beagle.bots.search import EVEN, LOOKAHEAD_FROM, OWN_DOUBT, Search, Settings
from beagle.bots.transposition import PRIOR
from beagle.core.state import State
from beagle.core.tuning import Tuning
from tests.bots.tuned_pebbles import asking_for
from tests.fake_games import pebbles

SETTINGS = Settings(10, 0.0, 1.0, 0.5)


def leads_of(state: State, seat: int) -> list[int]:
    options = vec[i64](state.legal_actions(seat))
    leads = vec[i64]([0] * len(options))
    Lookahead(state).leads(state, seat, options, len(options), leads)
    return list(leads)


def priors_of(leads: list[int], halving: int) -> list[int]:
    priors = vec[i64](leads)
    leads_to_priors(priors, len(leads), halving)
    return list(priors)


def test_looking_ahead_shows_the_lead_after_the_turn_and_leaves_the_position_as_it_was() -> None:
    """Two pebbles taken are two points ahead; ending the turn at once leaves both as they are."""
    state = pebbles().start(players=2, seed=1, first=0, heap=4)
    before = state.view(0)
    leads = dict(zip(state.legal_actions(0), leads_of(state, 0)))
    assert leads[1] > leads[0]
    assert state.view(0) == before


def test_leads_of_several_deals_are_added_up() -> None:
    state = beagle.game("footsteps").start(players=3, seed=2)
    seat = state.to_act()[0]
    options = vec[i64](state.legal_actions(seat))
    total = vec[i64]([0] * len(options))
    deals = [state.resample(seat, seed) for seed in range(3)]
    expected = [sum(leads) for leads in zip(*(leads_of(deal, seat) for deal in deals))]
    for deal in deals:
        Lookahead(state).add_leads(deal, seat, options, len(options), total)
    assert list(total) == expected


def test_a_game_played_out_is_one_of_choices_that_lead_furthest() -> None:
    state = beagle.game("footsteps").start(players=3, seed=2)
    followed = state.copy()
    while not followed.is_over():
        (seat,) = followed.to_act()
        leads = leads_of(followed, seat)
        followed.apply(seat, followed.legal_actions(seat)[leads.index(max(leads))])
    Lookahead(state).play_out(state, vec[i64]([0] * state.max_legal()), vec[i64]([0] * state.max_legal()))
    assert state.is_over()
    assert state.scores() == followed.scores()


def test_an_option_that_leads_by_the_prior_lead_has_twice_the_prior() -> None:
    best, half, quarter, last = priors_of([300, 250, 200, -100000], 50)
    assert best == PRIORS[STEPS * HALVINGS]
    assert (best - 1, last) == (2 * (half - 1), PRIORS[0])
    assert half - 1 == 2 * (quarter - 1)
    assert last >= 1


def test_equal_leads_have_equal_priors() -> None:
    assert len(set(priors_of([-40, -40, -40], 25))) == 1


def test_a_larger_prior_lead_tells_less_apart() -> None:
    keen, doubting = priors_of([0, -100], 25), priors_of([0, -100], 200)
    assert keen[0] == doubting[0]
    assert keen[1] < doubting[1]


@pytest.mark.parametrize("name", beagle.games())
def test_priors_come_from_leads_or_from_rollout_weights_as_the_game_asks(name: str) -> None:
    """Other seats' leads count in full; a search keeps an open mind about its own."""
    game = beagle.game(name)
    state = game.start(players=game.info.least_players, seed=1)
    seat = state.to_act()[0]
    halving = state.tuning().prior_lead
    for searching in range(state.players):
        if halving > 0:
            expected = priors_of(leads_of(state, seat), halving * (OWN_DOUBT if searching == seat else 1))
        else:
            expected = rollout_weights_of(state, seat)
        assert priors_in(Search(SETTINGS, state, searching, 1), state, seat) == expected


def test_a_search_looks_ahead_in_a_game_that_asks_for_it() -> None:
    state = asking_for(Tuning(prior_lead=50))
    leads = leads_of(state, 0)
    assert priors_in(Search(SETTINGS, state, 1, 1), state, 0) == priors_of(leads, 50)
    assert priors_in(Search(SETTINGS, state, 0, 1), state, 0) == priors_of(leads, 50 * OWN_DOUBT)


def test_a_search_goes_by_rollout_weights_in_a_game_that_says_nothing_of_leads() -> None:
    state = pebbles().start(players=2, seed=1, first=0)
    assert state.tuning().prior_lead == 0
    assert priors_in(Search(SETTINGS, state, 0, 1), state, 0) == rollout_weights_of(state, 0)


def test_a_point_reached_for_the_first_times_follows_the_largest_rollout_weight() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=0)
    search = Search(SETTINGS, state, 0, 1)
    largest = heaviest(vec[i64](rollout_weights_of(state, 0)), search.count)
    for _ in range(LOOKAHEAD_FROM):
        search.iterate()
        assert search.first_choice == largest


def test_a_prior_noted_in_another_deal_is_made_of_the_lead_and_not_of_the_rank_there() -> None:
    state = beagle.game("footsteps").start(players=4, seed=1, first=1)
    leads = leads_of(state, 1)
    search = Search(SETTINGS, state, 0, 1)
    search.find_entries(1, state.legal(1, search.room))
    search.transpositions.row[search.entries[0] + PRIOR] = EVEN + leads[0] + 1000
    assert priors_in(search, state, 1) == priors_of([leads[0] + 1000, *leads[1:]], state.tuning().prior_lead)


def rollout_weights_of(state: State, seat: int) -> list[int]:
    options = vec[i64](state.legal_actions(seat))
    weights = vec[i64]([0] * len(options))
    state.rollout_weights(seat, options, len(options), weights)
    return list(weights)


def priors_in(search: Search, world: State, seat: int) -> list[int]:
    """The priors that a search gives a seat's options."""
    count = world.legal(seat, search.room)
    search.find_entries(seat, count)
    search.set_priors(world, seat, count)
    return list(search.weights)[:count]
