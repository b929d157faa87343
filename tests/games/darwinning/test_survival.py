"""Survival: food, eating, bites, population (W-V1 to W-V7)."""

from tests.games.darwinning.table import animal, board, legal, play, populations, refusal, survival, told, trick, view


def test_species_feed_from_the_lowest_upward() -> None:
    """W-V1: a higher one waits until those below have chosen."""
    state = survival(animal("fish", 9, 5), animal("bird", 2, 5), animal("pig", 5, 5))
    assert state.to_act() == [2]
    play(state, "done")
    assert state.to_act() == [0]
    assert legal(state) == ["done", "eat bird", "eat pig"]


def test_too_little_costs_one_more_than_enough_brings_one_just_enough_changes_nothing() -> None:
    """W-V1, W-V2: in the ocean the fish finds 3 food."""
    for population, after in ((5, 4), (4, 3), (3, 3), (2, 3), (1, 2)):
        state = survival(
            animal("fish", 1, population), animal("mouse", 5, 9), animal("pig", 9, 9), environments=("ocean",)
        )
        assert populations(state)[0] == after


def test_the_news_tells_food_and_need() -> None:
    """W-V1."""
    state = survival(animal("fish", 1, 5), animal("mouse", 5, 9), animal("pig", 9, 9), environments=("ocean",))
    assert told(state, "news-shrank") == [{"key": "news-shrank", "seat": 0, "food": 3, "needs": 5, "population": 4}]


def test_only_dealt_environments_feed_printed_by_their_number_learned_by_two() -> None:
    """W-V2."""
    fish = animal("fish", 1, 9, learned=["desert", "forest"])
    others = (animal("mouse", 5, 9), animal("pig", 9, 9))
    assert told(survival(fish, *others, environments=("ocean", "polar", "desert")), "news-shrank")[0]["food"] == 7
    assert told(survival(fish, *others, environments=("mountain",)), "news-shrank")[0]["food"] == 0


def test_any_lower_species_may_be_eaten_once_for_two_food_and_a_bite() -> None:
    """W-V3."""
    state = survival(animal("fish", 9, 5), animal("bird", 2, 5), animal("pig", 5, 5))
    play(state, "done", "eat bird")
    assert view(state)["meal"] == {"seat": 0, "food": 2, "needs": 5, "eaten": ["bird"]}
    assert board(state, 1)["bites"] == 1
    assert legal(state) == ["done", "eat pig"]
    assert refusal(state, "eat bird") == ("eaten-once", "W-V3")
    assert refusal(state, "eat fish") == ("itself", "W-V3")
    assert refusal(state, "eat mouse") == ("nobody-plays-it", "W-V3")


def test_eating_is_a_choice() -> None:
    """W-V3: nobody has to."""
    state = survival(animal("fish", 9, 5), animal("bird", 2, 5), animal("pig", 5, 5))
    play(state, "done", "done")
    assert view(state)["era"] == 2


def test_a_higher_species_can_not_be_eaten() -> None:
    """W-V3."""
    state = survival(animal("fish", 9, 5), animal("bird", 2, 5), animal("pig", 5, 5))
    assert refusal(state, "eat fish") == ("higher", "W-V3")


def test_one_bite_costs_nothing_and_two_cost_one_population() -> None:
    """W-V4."""
    three = (animal("fish", 2, 1), animal("mouse", 5, 9), animal("pig", 9, 9))
    once = play(survival(*three), "eat fish", "done")
    assert populations(once) == [0, 8, 8]
    start = (animal("fish", 2, 5), animal("mouse", 5, 9), animal("pig", 9, 9))
    twice = play(survival(*start), "eat fish", "eat fish", "done")
    assert populations(twice) == [3, 8, 8]
    assert told(twice, "news-hurt") == [{"key": "news-hurt", "seat": 0, "bites": 2, "population": 3}]
    assert board(twice)["bites"] == 0


def test_many_bites_cost_no_more_than_one() -> None:
    """W-V4: an era costs at most two."""
    state = survival(animal("fish", 2, 5, bites=7), animal("mouse", 5, 9), animal("pig", 9, 9))
    play(state, "done", "done")
    assert populations(state)[0] == 3


def test_population_never_falls_below_zero_and_a_species_at_zero_goes_on() -> None:
    """W-V5: it needs nothing, any food brings one, it eats and is eaten."""
    state = survival(animal("fish", 2, 0, bites=2), animal("mouse", 5, 0), animal("pig", 9, 9))
    assert legal(state) == ["done", "eat fish"]
    play(state, "eat fish")
    assert legal(state) == ["done", "eat fish", "eat mouse"]
    play(state, "eat mouse", "done")
    assert populations(state)[:2] == [0, 1]


def test_a_species_at_zero_without_food_stays_at_zero() -> None:
    """W-V5."""
    state = survival(animal("fish", 2, 0), animal("mouse", 5, 3), animal("pig", 9, 3))
    assert populations(play(state, "done", "done"))[0] == 0


def test_bites_of_a_species_at_zero_are_not_told_as_a_loss() -> None:
    """W-V4, W-V5: there is no population to lose."""
    state = survival(animal("fish", 2, 0, bites=2), animal("mouse", 5, 9, 4), animal("pig", 9, 9))
    play(state, "done", "done")
    assert populations(state)[0] == 0
    assert told(state, "news-hurt") == []


def test_neighbours_and_steps_are_counted_in_spaces() -> None:
    """W-V6: the next species but one space apart isn't a neighbour."""
    near = survival(animal("fish", 4, 3, 7), animal("mouse", 5, 3), animal("pig", 20, 3))
    far = survival(animal("fish", 3, 3, 7), animal("mouse", 5, 3), animal("pig", 20, 3))
    assert near.to_act() == [2]
    assert far.to_act() == [1]


def test_each_obstacle_is_lifted_on_its_own() -> None:
    """W-V7: a shell and camouflage next door need Tools (or Teeth) and Bigger brains."""
    prey = animal("fish", 4, 3, 4, 7)
    tools = survival(prey, animal("mouse", 5, 3, 10), animal("pig", 20, 3))
    assert tools.to_act() == [2]
    brains = survival(prey, animal("mouse", 5, 3, 13), animal("pig", 20, 3))
    assert brains.to_act() == [2]
    both = survival(prey, animal("mouse", 5, 3, 10, 13), animal("pig", 20, 3))
    assert both.to_act() == [1]
    assert legal(both) == ["done", "eat fish"]


def test_prey_above_needs_reach_as_well() -> None:
    """W-V7: Tools opens the shell but doesn't climb."""
    state = survival(animal("fish", 4, 3, 10), animal("mouse", 5, 3, 4), animal("pig", 20, 3))
    assert state.to_act() == [1]
    assert told(state, "news-shrank")[0]["seat"] == 0


def test_the_forecast_says_need_sure_food_and_what_is_within_reach() -> None:
    """W-V1, W-V2, W-V3, W-X11."""
    state = survival(
        animal("fish", 2, 5, 4), animal("mouse", 5, 4, 11), animal("pig", 9, 4), environments=("ocean", "desert")
    )
    outlook = view(state)["forecast"]
    assert (outlook[1]["needs"], outlook[1]["has"], outlook[1]["could"]) == (4, 3, 7)
    assert outlook[1]["hunters"] == ["pig"]
    assert outlook[2]["prey"] == ["mouse"]
    assert outlook[0]["prey"] == []
    assert outlook[0]["change"] == -1


def test_each_use_of_a_card_says_what_it_would_mean_for_food_and_score() -> None:
    """W-V1, W-I1 to W-I4: from the time it is picked, to its player alone."""
    mine = animal("mouse", 5, 4, hand=["leaf-10-a", "flower-3-a", "flower-3-b"])
    state = trick(mine, animal("fish", 2, 5), animal("pig", 9, 4))
    assert view(state, 0)["plans"] == []
    picked = play(state, "play leaf 10 a")
    plans = {plan["way"]: plan for plan in view(picked, 0)["plans"]}
    sure = view(picked, 0)["forecast"][0]["has"]
    assert plans["trait"]["forecast"]["has"] == sure + 1
    assert plans["trait"]["place"] == 1
    assert plans["chain"]["space"] == 7
    assert (plans["trait"]["points"], plans["chain"]["points"]) == (3, 2)
    assert view(picked, 1)["plans"] == []
    assert view(picked, None)["plans"] == []
