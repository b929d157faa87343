"""Compiles the engine (core, games, bots) with mypyc as one unit; where that can't be done, it installs interpreted.

What is plain data about the package stands in ``pyproject.toml``; ``docs/decisions`` says why it is built this way.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.errors import CompileError, PlatformError

SOURCES = Path("src")

ENGINE = ["core", "games", "bots"]
"""The compiled parts. Everything else is glue that gains nothing from C."""

EXCLUDED = {
    "src/beagle/games/__init__.py": "holds no code",
}
"""What stays interpreted inside these parts, and why."""

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
        for extension in extensions:
            # Nobody outside links to the engine; once gcc knows that, it inlines across modules.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return extensions


setup(ext_modules=engine(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
