"""What the README and the guides show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/architecture.md", "docs/adding-a-game.md"]
LINKING = [*PAGES, "CONTRIBUTING.md", "CREDITS.md", "SECURITY.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", LINKING)
def test_the_links_of_a_page_lead_somewhere(page: str) -> None:
    file = ROOT / page
    targets = re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8"))
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (file.parent / target).exists()] == []
