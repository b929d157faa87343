"""Packages that only some studies need: found, or asked for in a sentence."""

import importlib
from typing import Any

from beagle.core.errors import BadOption


class MissingExtra(BadOption):
    """A package that isn't installed."""

    code = "missing-extra"


def needed(module: str, extra: str) -> Any:
    """The module. Raises ``MissingExtra`` with the way to install it."""
    try:
        return importlib.import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtra(
            f"{package} is not installed: expected it, as in pip install 'beagle-games[{extra}]'"
        ) from None
