"""The catalogue: games found by their folders, set up with checked wishes."""

from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.core.errors import BadComponents, BadOption, BadPosition
from beagle.match.catalogue import STANDARD, Game
from beagle.match.info import OptionInfo, read_info
from tests.fake_games import PEBBLES, pebbles


def test_games_are_found_by_their_folders() -> None:
    assert "footsteps" in beagle.games()
    assert beagle.game("footsteps").info.title["fr"] == "Sur les traces de Darwin"


def test_a_game_that_is_not_there_is_refused_with_a_near_one() -> None:
    with pytest.raises(BadOption, match=r"there is no game 'footstep': did you mean footsteps\?"):
        beagle.game("footstep")
    with pytest.raises(BadOption, match=r"there is no game 'zzz': there are .*footsteps"):
        beagle.game("zzz")


def test_a_card_tells_all_without_the_rules() -> None:
    card = read_info(PEBBLES, "no.such.module").to_json()
    assert card["players"] == [2, 4]
    assert card["options"] == {
        "double": {
            "type": "bool",
            "default": False,
            "allowed": [],
            "title": {"fr": "Cailloux doubles", "en": "Double pebbles"},
        },
        "heap": {
            "type": "int",
            "default": 12,
            "allowed": [4, 20],
            "title": {"fr": "Taille du tas", "en": "Size of the heap"},
        },
    }


def test_every_earlier_version_of_a_games_rules_names_the_release_that_plays_it() -> None:
    for name in beagle.games():
        info = beagle.game(name).info
        assert sorted(info.releases) == list(range(1, info.rules_version)), name


def test_a_card_names_the_release_that_plays_earlier_rules(tmp_path: Path) -> None:
    card = (PEBBLES / "game.toml").read_text(encoding="utf-8").replace("rules_version = 1", "rules_version = 2")
    (tmp_path / "game.toml").write_text(card + '\n[rules.releases]\n1 = "0.1"\n', encoding="utf-8")
    info = read_info(tmp_path, "no.such.module")
    assert info.other_rules(1) == "rules version 1 of Pebbles, which Beagle 0.1 plays; this is version 2"
    assert info.other_rules(3) == "rules version 3 of Pebbles, which a later release of Beagle plays; this is version 2"


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"players": 1}, "pebbles is for 2 to 4 players, not 1"),
        ({"players": 5}, "pebbles is for 2 to 4 players, not 5"),
        ({"players": True}, "pebbles is for 2 to 4 players, not True"),
        ({"players": "3"}, "pebbles is for 2 to 4 players, not '3'"),
        ({"seed": -1}, r"expected a seed from 0 to 2\*\*96 - 1, got -1"),
        ({"seed": 2**96}, "expected a seed from 0"),
        ({"seed": "x"}, "expected a seed from 0 .* got 'x'"),
        ({"first": 2}, "the first seat must be from 0 to 1, got 2"),
        ({"exprt": True}, "pebbles has no option 'exprt': it has double, heap"),
        ({"double": 1}, "option double must be true or false, got 1"),
        ({"heap": 21}, "option heap must be a whole number from 4 to 20, got 21"),
        ({"heap": True}, "option heap must be a whole number from 4 to 20, got True"),
    ],
)
def test_wishes_that_can_not_be_are_refused(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        pebbles().start(**{"players": 2, "seed": 1, **wishes})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="footsteps has no option 'expert': it has none"):
        beagle.game("footsteps").start(players=2, seed=1, expert=True)


COLOUR = OptionInfo("colour", "choice", "grey", {"fr": "Couleur", "en": "Colour"}, ("grey", "white"))


def test_one_of_several_words_is_an_option_too() -> None:
    assert COLOUR.check("white") == "white"
    with pytest.raises(BadOption, match="option colour must be one of grey, white, got 'red'"):
        COLOUR.check("red")


def test_options_are_spelled_and_read_back() -> None:
    options = {**pebbles().info.options, "colour": COLOUR}
    for name, values in {"double": (True, False), "heap": (4, 20), "colour": ("grey", "white")}.items():
        for value in values:
            assert options[name].parse(options[name].format(value)) == value


def test_a_game_from_outside_plays_on_the_same_contract() -> None:
    game = pebbles()
    state = game.start(players=3, seed=42, heap=8)
    while not state.is_over():
        seat = state.to_act()[0]
        action = state.legal_actions(seat)[-1]
        assert game.parse_action(game.format_action(action)) == action
        assert action in range(game.action_count)
        state.apply(seat, action)
    assert sum(state.scores()) >= 8


@pytest.mark.parametrize("position", [None, [], "x", 3, {1: 2}])
def test_what_is_no_object_is_no_position(position: object) -> None:
    with pytest.raises(BadPosition, match="a position is a JSON object"):
        pebbles().from_position(position)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="expected a position of pebbles, got one of 'footsteps'"):
        pebbles().from_position({"game": "footsteps"})


def test_a_position_goes_there_and_back() -> None:
    game = pebbles()
    state = game.start(players=2, seed=5)
    assert game.position(game.from_position(game.position(state))) == game.position(state)


def test_the_hash_of_a_set_does_not_depend_on_line_ends(tmp_path: Path) -> None:
    standard = pebbles()
    content = (PEBBLES / "components" / "pebbles.csv").read_bytes()
    (tmp_path / "pebbles.csv").write_bytes(content.replace(b"\n", b"\r\n"))
    copied = Game(standard.info, tmp_path)
    assert copied.components_hash == standard.components_hash
    assert copied.components_name == STANDARD
    (tmp_path / "pebbles.csv").write_bytes(content.replace(b"3", b"4"))
    edited = Game(standard.info, tmp_path)
    assert edited.components_hash != standard.components_hash
    assert edited.components_name == tmp_path.name


def test_a_folder_that_is_not_there_is_no_component_set(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="there is no such folder of components"):
        beagle.game("footsteps", tmp_path / "nowhere")


def test_rules_are_found_by_their_id() -> None:
    game = pebbles()
    assert game.rule("en", "p-2") == "- P-2 Then you may dig once: flint is worth a point, amber three."
    assert game.rule("en", "P-3").endswith("when the heap is empty.")
    assert "Cailloux" in game.rules_page("fr")
    with pytest.raises(BadOption, match="there is no rule 'P-9': the ids look like P-"):
        game.rule("en", "P-9")
    with pytest.raises(BadOption, match="expected a language, fr or en, got 'de'"):
        game.rules_page("de")
