"""Games kept as they were played: records, fingerprints, and a dump to read."""

from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.match.replay import check, game_for
from beagle.testing import fingerprint
from tests.contract import CATALOGUE
from tests.golden.fingerprints import stored_fingerprints
from tests.golden.playthrough import FOLDER, LANGUAGES, playthrough

RECORDS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_is_legal_and_ends_as_it_did(path: Path) -> None:
    record = beagle.read_record(path.read_text(encoding="utf-8"))
    assert record.result is not None
    match = check(record, game_for(record))
    assert match.record().result == record.result


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: str(game.id))
def test_every_player_count_has_a_golden_game(game: Any) -> None:
    """For a new game: ``python -m tests.golden.new_game GAME``."""
    records = [path.read_text(encoding="utf-8") for path in RECORDS if path.parent.name == game.id]
    counts = {len(beagle.read_record(text).header.players) for text in records}
    assert counts == set(range(game.info.least_players, game.info.most_players + 1))


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: str(game.id))
def test_a_thousand_seeded_games_are_what_they_were_on_either_build(game: Any) -> None:
    """After a wanted change: ``python -m tests.golden.fingerprints``."""
    assert fingerprint(game) == stored_fingerprints()[game.id]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: str(game.id))
def test_the_playthrough_reads_as_it_did(game: Any, language: str) -> None:
    """After a wanted change: ``python -m tests.golden.playthrough``, and read the difference."""
    stored = (FOLDER / game.id / f"playthrough.{language}.txt").read_text(encoding="utf-8")
    assert playthrough(game, language) == stored
