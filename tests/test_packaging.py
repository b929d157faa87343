"""What is handed on: the wheel has the licences, the source distribution has what its tests need."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LICENCES = sorted(path.name for path in (ROOT / "licenses").iterdir())
LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "*.egg-info", "*.so", "build", "dist", "node_modules", "static", "build.py"
)
"""Without ``web/build.py`` the web app isn't built, as from a source distribution."""


def build(kind: str, source: Path, out: Path) -> tuple[Path, str]:
    """Build the interpreted package; the file, and what the build said."""
    asked = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--skip-dependency-check", "-o", str(out)]
    done = subprocess.run(
        [*asked, str(source)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "BEAGLE_INTERPRETED": "1", "PYTHONPATH": ""},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = list(out.iterdir())
    return made, done.stdout + done.stderr


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    source = Path(shutil.copytree(ROOT, folder / "source", ignore=LEFT_OUT))
    made, _ = build("sdist", source, folder / "made")
    with tarfile.open(made) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (found,) = list((folder / "unpacked").iterdir())
    return found


def test_every_licence_text_is_listed_and_there() -> None:
    assert PROJECT["license"] == "MIT"
    listed = [path.name for pattern in PROJECT["license-files"] for path in sorted(ROOT.glob(pattern))]
    assert listed == ["LICENSE", "CREDITS.md", *LICENCES]
    assert "the Beagle contributors" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_credits_name_every_licence_text() -> None:
    credits = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    assert [name for name in LICENCES if f"(licenses/{name})" not in credits] == []


def test_the_source_distribution_has_tests_docs_and_examples(unpacked: Path) -> None:
    wanted = [
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "CREDITS.md",
        "LICENSE",
        "SECURITY.md",
        "Makefile",
        "docs/architecture.md",
        "examples/pebbles/game.toml",
        "examples/pebbles/shown/view.py",
        "licenses/EB-Garamond-OFL-1.1.txt",
        "tests/conftest.py",
        "tests/golden/digests.json",
        "tests/golden/footsteps/4-players.record",
        "web/src/wire.ts",
    ]
    assert [name for name in wanted if not (unpacked / name).is_file()] == []
    assert not (unpacked / "web" / "build.py").exists()


def test_its_tests_can_run(unpacked: Path) -> None:
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/pebbles"]
    done = subprocess.run(
        asked, cwd=unpacked, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": "src"}
    )
    assert done.returncode == 0, done.stdout


def test_the_wheel_has_every_game_its_texts_and_the_licences(unpacked: Path, tmp_path: Path) -> None:
    wheel, said = build("wheel", unpacked, tmp_path)
    assert "is absent from the `packages` configuration" not in said
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        metadata = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
    sources = ROOT / "src"
    data = ["game.toml", "components/*.csv", "rules/*.md", "text/*.ftl"]
    wanted = {
        path.relative_to(sources).as_posix() for pattern in data for path in sources.glob(f"beagle/games/*/{pattern}")
    }
    assert len(wanted) > 15
    assert wanted <= names
    assert {"beagle/testing/laws.py", "beagle/py.typed", "beagle/text/fr.ftl"} <= names
    kept = {name.rpartition("/")[2] for name in names if ".dist-info/licenses/" in name}
    assert kept == {"LICENSE", "CREDITS.md", *LICENCES}
    assert not [name for name in names if name.startswith(("tests/", "examples/"))]
    told = Parser().parsestr(metadata)
    assert told["License-Expression"] == "MIT"
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)} <= set(
        told.get_all("Classifier", [])
    )
