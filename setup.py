"""Compiles the engine (core, games, bots) with mypyc as one unit, and builds the web app.

Where there is no C compiler, the engine is installed interpreted; where there is no Node, pip gets it as a wheel.

What is plain data about the package stands in ``pyproject.toml``; ``docs/decisions`` says why it is built this way.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.errors import CompileError, PlatformError

SOURCES = Path("src")
WEB_BUILD = Path("web") / "build.py"
"""Absent from a source distribution, which holds the app as built."""

ENGINE = ["core", "games", "bots"]
"""The compiled parts. Everything else is glue that gains nothing from C."""

EXCLUDED = {
    "src/beagle/games/__init__.py": "holds no code",
}
"""What stays interpreted inside these parts, and why."""

POSIX_FLAGS = ["-fvisibility=hidden", "-Wno-misleading-indentation"]
"""Nobody outside links to the engine; once gcc knows that, it inlines across modules. And looking at the indentation
of mypyc's C takes gcc longer than compiling it."""

INLINING = {"max-inline-insns-auto": 200, "large-function-growth": 400, "inline-unit-growth": 80}
"""How freely gcc inlines: rules are small functions that call one another."""

COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}
"""Asking for metadata compiles nothing; an editable install is for living in plain Python."""


def engine_files() -> list[str]:
    """Every module of the unit."""
    files = [path.as_posix() for part in ENGINE for path in (SOURCES / "beagle" / part).rglob("*.py")]
    return sorted(set(files) - set(EXCLUDED))


def why_interpreted() -> str:
    """What keeps the engine from being compiled here; empty when nothing does."""
    if os.environ.get("BEAGLE_INTERPRETED", "0") not in ("", "0"):
        return "BEAGLE_INTERPRETED is set"
    from setuptools._distutils import ccompiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = ccompiler.new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CompileError, PlatformError):
            return "there is no C compiler that finds Python's headers"
    return ""


def forget_stale_files() -> None:
    """Take what left the sources out of the build folder too, or it would sail on in the next wheel."""
    for library in Path("build").glob("lib*"):
        for built in [path for path in library.rglob("*") if path.is_file()]:
            source = SOURCES / built.relative_to(library)
            if built.suffix in (".so", ".pyd"):
                source = source.with_name(built.name.split(".")[0] + ".py")
            if not source.exists() and "__mypyc" not in built.name:
                built.unlink()


def engine() -> list[Extension]:
    """The compiled unit, or nothing."""
    if not COMPILING_COMMANDS & set(sys.argv):
        return []
    forget_stale_files()
    reason = why_interpreted()
    if reason:
        print(f"beagle: the engine is installed interpreted: {reason}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--follow-imports=silent", *engine_files()],
        opt_level="3",
        debug_level="0",
        group_name="beagle_engine",
    )
    if os.name == "posix":
        limits = [word for name, limit in INLINING.items() for word in ("--param", f"{name}={limit}")]
        for extension in extensions:
            extension.depends = [*extension.depends, "setup.py"]
            extension.extra_compile_args = [*extension.extra_compile_args, *POSIX_FLAGS, *limits]
    return extensions


def web_needs() -> list[str]:
    """What pip has to get before the web app can be built."""
    if not WEB_BUILD.exists():
        return []
    asked = subprocess.run([sys.executable, str(WEB_BUILD), "--needs"], capture_output=True, text=True, check=True)
    return asked.stdout.split()


def build_web() -> None:
    """The web app into the package; without it everything but the page in the browser works."""
    if not COMPILING_COMMANDS & set(sys.argv) or not WEB_BUILD.exists():
        return
    if subprocess.run([sys.executable, str(WEB_BUILD)], check=False).returncode:
        print("beagle: the web app is not built; install Node 20 or later and install Beagle again.", file=sys.stderr)


build_web()
setup(ext_modules=engine(), setup_requires=web_needs(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
