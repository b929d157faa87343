"""Each trait alone, and with those it meets (W-X1 to W-X15 but W-X8 and W-X14)."""

import pytest

from beagle.games.darwinning.survival import can_eat, food_from_traits
from tests.games.darwinning.table import (
    animal,
    bits,
    board,
    legal,
    play,
    populations,
    refusal,
    survival,
    table,
    told,
    traits,
    view,
)

(
    PHEROMONES, SYMBIOSIS, HERD, SHELL, COMMUNICATION, TEETH, CAMOUFLAGE, PARASITE, POISON, TOOLS, STORE, HANDS, BRAINS,
    METAMORPHOSIS, SOCIETY,
) = range(1, 16)  # fmt: skip
HIGH, LOW = 10, 3


def eats(hunter: tuple[int, ...], at: int, prey: tuple[int, ...], prey_at: int) -> bool:
    """Whether a species with these traits on one space may eat the other."""
    return can_eat(bits(*hunter), at, bits(*prey), prey_at)


@pytest.mark.parametrize("trait", [PHEROMONES, TEETH, TOOLS])
def test_pheromones_teeth_and_tools_bring_a_food_even_without_eating(trait: int) -> None:
    """W-X1, W-X6, W-X10."""
    assert food_from_traits(bits(trait)) == 1
    state = survival(animal("fish", 1, 1, trait), animal("mouse", 9, 3, SHELL), animal("pig", 20, 3))
    assert populations(state)[0] == 1


def test_the_three_add_up() -> None:
    """W-X1, W-X6, W-X10."""
    assert food_from_traits(bits(PHEROMONES, TEETH, TOOLS)) == 3


@pytest.mark.parametrize(
    ("hunter", "reach"), [((), 0), ((PHEROMONES,), 1), ((TEETH,), 2), ((PHEROMONES, TEETH), 2), ((SOCIETY, BRAINS), 0)]
)
def test_how_far_up_a_species_may_hunt(hunter: tuple[int, ...], reach: int) -> None:
    """W-X1, W-X6: in spaces."""
    assert [above for above in range(1, 6) if eats(hunter, 5, (), 5 + above)] == list(range(1, reach + 1))


def test_below_everybody_is_in_reach() -> None:
    """W-V3."""
    assert all(eats((), 20, (), space) for space in range(1, 20))


@pytest.mark.parametrize(
    ("hunter", "may"), [((), False), ((TEETH,), True), ((TOOLS,), True), ((PHEROMONES, BRAINS, SOCIETY, HANDS), False)]
)
def test_a_hard_shell_yields_to_teeth_and_to_tools_only(hunter: tuple[int, ...], may: bool) -> None:
    """W-X4, W-X6, W-X10."""
    assert eats(hunter, HIGH, (SHELL,), LOW) == may


@pytest.mark.parametrize(
    ("hunter", "may"), [((), False), ((SOCIETY,), True), ((TEETH, TOOLS, BRAINS, PHEROMONES), False)]
)
def test_communication_yields_to_society_only(hunter: tuple[int, ...], may: bool) -> None:
    """W-X5, W-X15: also when the prey is below."""
    assert eats(hunter, HIGH, (COMMUNICATION,), LOW) == may


@pytest.mark.parametrize("hunter", [(PHEROMONES,), (TEETH,), (PHEROMONES, SOCIETY)])
def test_from_below_communication_is_no_obstacle(hunter: tuple[int, ...]) -> None:
    """W-X5, W-X1, W-X6."""
    assert eats(hunter, 5, (COMMUNICATION,), 6)


def test_society_alone_does_not_reach_up() -> None:
    """W-X15, W-V7."""
    assert not eats((SOCIETY,), 5, (COMMUNICATION,), 6)


@pytest.mark.parametrize(("space", "may"), [(3, True), (4, False), (6, False), (7, True)])
def test_camouflage_hides_from_both_neighbours(space: int, may: bool) -> None:
    """W-X7: on adjacent spaces only; the hunter has Teeth to reach up."""
    assert eats((TEETH,), 5, (CAMOUFLAGE,), space) == may
    assert eats((TEETH, BRAINS), 5, (CAMOUFLAGE,), space)


@pytest.mark.parametrize("hunter", [(SOCIETY,), (TOOLS,), (HANDS,)])
def test_only_bigger_brains_see_through_camouflage(hunter: tuple[int, ...]) -> None:
    """W-X7, W-X13."""
    assert not eats(hunter, 5, (CAMOUFLAGE,), 4)
    assert eats((*hunter, BRAINS), 5, (CAMOUFLAGE,), 4)


def test_all_three_obstacles_need_all_three_answers() -> None:
    """W-V7, W-X4, W-X5, W-X7."""
    prey = (SHELL, COMMUNICATION, CAMOUFLAGE)
    assert eats((TOOLS, SOCIETY, BRAINS), 5, prey, 4)
    assert eats((TEETH, SOCIETY, BRAINS), 5, prey, 4)
    for hunter in ((TOOLS, SOCIETY), (TOOLS, BRAINS), (SOCIETY, BRAINS)):
        assert not eats(hunter, 5, prey, 4)


def test_the_table_refuses_with_the_trait_that_protects() -> None:
    """W-X4, W-X5, W-X7."""
    state = survival(
        animal("fish", 1, 3, SHELL),
        animal("mouse", 2, 3, COMMUNICATION),
        animal("pig", 8, 3, CAMOUFLAGE),
        animal("frog", 9, 3, STORE),
        animal("bird", 5, 3),
    )
    while state.to_act() != [3]:
        play(state, "done")
    assert refusal(state, "eat fish") == ("hard-shell", "W-X4")
    assert refusal(state, "eat mouse") == ("communication", "W-X5")
    assert refusal(state, "eat pig") == ("camouflage", "W-X7")
    assert legal(state) == ["done", "store", "eat bird"]


# Symbiosis


def test_symbiosis_borrows_the_best_dealt_environment_that_one_lacks() -> None:
    """W-X2: at the other player's food value, printed or learned."""
    state = survival(
        animal("fish", 1, 9, SYMBIOSIS),
        animal("mouse", 5, 9),
        animal("frog", 9, 9, learned=["desert"]),
        environments=("desert", "ocean", "mountain"),
    )
    told_of = told(state, "news-shrank")[0]
    assert (told_of["seat"], told_of["food"]) == (0, 3 + 3)


def test_symbiosis_borrows_no_environment_that_one_has() -> None:
    """W-X2: the poorer food at home stays as it is."""
    state = survival(
        animal("tyrannosaurus-rex", 1, 9, SYMBIOSIS),
        animal("mouse", 5, 9),
        animal("pig", 9, 9),
        environments=("desert",),
    )
    assert told(state, "news-shrank")[0]["food"] == 1
    assert view(state)["forecast"][0]["borrows"] is None


def test_the_forecast_says_what_symbiosis_borrows_and_from_whom() -> None:
    """W-X2, W-V2."""
    seats = [animal("fish", 1, 9, SYMBIOSIS), animal("mouse", 5, 9), animal("pig", 9, 9)]
    state = table(*seats, environments=["desert", "plains", "ocean"])
    outlook = view(state)["forecast"]
    assert outlook[0]["borrows"] == {"environment": "desert", "food": 3, "from": "mouse"}
    assert outlook[0]["has"] == 3 + 3
    assert outlook[1]["borrows"] is None


def test_symbiosis_takes_one_only_and_none_that_is_not_dealt() -> None:
    """W-X2."""
    both = survival(
        animal("fish", 1, 9, SYMBIOSIS), animal("mouse", 5, 9), animal("pig", 9, 9), environments=("desert", "plains")
    )
    assert told(both, "news-shrank")[0]["food"] == 3
    none = survival(animal("fish", 1, 9, SYMBIOSIS), animal("mouse", 5, 9), animal("pig", 9, 9))
    assert told(none, "news-shrank")[0]["food"] == 0


def test_what_is_borrowed_can_not_be_borrowed_on() -> None:
    """W-X2: two species with Symbiosis borrow from the third only."""
    state = survival(
        animal("fish", 1, 9, SYMBIOSIS), animal("bird", 2, 9, SYMBIOSIS), animal("pig", 9, 9), environments=("desert",)
    )
    assert told(state, "news-shrank")[0]["food"] == 0


def test_symbiosis_borrows_a_learned_environment_for_two() -> None:
    """W-X2, W-V2."""
    state = survival(
        animal("fish", 1, 9, SYMBIOSIS),
        animal("bird", 5, 9, learned=["desert"]),
        animal("pig", 9, 9),
        environments=("desert",),
    )
    assert told(state, "news-shrank")[0]["food"] == 2


# Bites


@pytest.mark.parametrize(("bites", "after"), [(2, 4), (3, 3)])
def test_a_herd_animal_is_hurt_from_three_markers_on_and_by_hunger_as_ever(bites: int, after: int) -> None:
    """W-X3."""
    state = survival(animal("fish", 1, 5, HERD, bites=bites), animal("mouse", 5, 9, 4), animal("pig", 9, 9, 4))
    while view(state)["phase"] == "feed":
        play(state, "done")
    assert populations(state)[0] == after


def test_poison_bites_the_species_that_eats_it() -> None:
    """W-X9."""
    state = survival(animal("fish", 1, 5, POISON), animal("mouse", 5, 9), animal("pig", 9, 9))
    play(state, "eat fish")
    assert board(state, 1)["bites"] == 2
    assert board(state, 0)["bites"] == 1


def test_poisons_markers_count_for_a_herd_animal_too() -> None:
    """W-X3, W-X9: two from poison and one from a meal make three."""
    state = survival(animal("fish", 1, 5, POISON), animal("mouse", 5, 9, HERD), animal("pig", 9, 9))
    play(state, "eat fish", "eat mouse", "done")
    assert populations(state)[1] == 7
    assert told(state, "news-hurt")[0]["bites"] == 3


def test_handy_hands_eat_poison_unharmed() -> None:
    """W-X12, W-X9."""
    state = survival(animal("fish", 1, 5, POISON), animal("mouse", 5, 9, HANDS), animal("pig", 9, 9))
    play(state, "eat fish")
    assert board(state, 1)["bites"] == 0
    assert board(state, 0)["bites"] == 1


# Food store


def test_the_food_store_is_used_by_choice_for_four_food_and_discarded() -> None:
    """W-X11."""
    state = survival(animal("fish", 1, 3, STORE), animal("mouse", 5, 9), animal("pig", 9, 9))
    assert legal(state) == ["done", "store"]
    kept = play(state.copy(), "done")
    assert traits(kept)[0] == "food-store"
    assert populations(kept)[0] == 2
    play(state, "store")
    assert traits(state)[0] is None
    assert populations(state)[0] == 4
    assert any(card.split("-")[1] == "11" for card in view(state)["discards"])


def test_a_stolen_food_store_once_used_leaves_parasite_empty() -> None:
    """W-X11, W-X8."""
    state = survival(animal("fish", 1, 3, PARASITE, stolen="leaf-11-a"), animal("mouse", 5, 9), animal("pig", 9, 9))
    play(state, "store")
    assert traits(state)[0] == "parasite"
    assert board(state)["stolen"] is None
    assert board(state)["works"] == ["parasite"]
    assert "leaf-11-a" in view(state)["discards"]


def test_without_a_store_there_is_none_to_use() -> None:
    """W-X11."""
    state = survival(animal("fish", 1, 3), animal("mouse", 5, 9), animal("pig", 9, 9))
    assert refusal(state, "store") == ("no-store", "W-X11")
