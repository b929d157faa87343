"""Who plays in an arena: the bots of every match, a search with seconds of its own, OpenSpiel's search.

``5@0.5`` is level 5 with half a second for each decision, ``openspiel@0.5`` is OpenSpiel's information-set search
with as much: they meet on equal terms.
"""

import importlib
from math import isfinite
from typing import Any, Final, cast

from beagle.bots.bot import Bot
from beagle.bots.levels import NAMES, bot_named, settings_for
from beagle.bots.search_bot import SearchBot
from beagle.core.errors import BadOption
from beagle.study.extras import needed

OPENSPIEL: Final = "openspiel"
TIMED: Final = ("5", "search", OPENSPIEL)
"""Bots that may be given seconds."""
SECONDS: Final = 1.0
"""How long OpenSpiel's search thinks about a decision unless told."""
MOST_SECONDS: Final = 3600.0
"""The longest that a bot may be given for a decision."""
CONTESTANTS: Final = f"{', '.join(NAMES)}, 5@SECONDS, openspiel@SECONDS"
"""The names of all bots, for a sentence."""


def check_contestant(name: str) -> None:
    """Raises ``BadOption`` for an unknown bot, ``MissingExtra`` for OpenSpiel's search where it isn't installed."""
    bot, at, _ = name.partition("@")
    if bot not in (*NAMES, OPENSPIEL):
        raise BadOption(f"there is no bot {bot!r}: there are {CONTESTANTS}")
    if at:
        if bot not in TIMED:
            raise BadOption(f"only {', '.join(TIMED)} can be given seconds, got {name!r}")
        seconds_of(name)
    if bot == OPENSPIEL:
        needed("pyspiel", "openspiel")


def seconds_of(name: str) -> float:
    """What stands after the ``@``. Raises ``BadOption``."""
    _, at, written = name.partition("@")
    if not at:
        return SECONDS
    try:
        seconds = float(written)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0.0 < seconds <= MOST_SECONDS:
        raise BadOption(f"expected seconds after @, more than 0 and at most {MOST_SECONDS:.0f}, got {name!r}")
    return seconds


def contestant(name: str, game: str, parameters: dict[str, Any]) -> Bot:
    """A new bot for one seat of one game; OpenSpiel has to be told what is played."""
    bot, at, _ = name.partition("@")
    if bot == OPENSPIEL:
        module = importlib.import_module("beagle.study.arena.openspiel_bot")
        return cast(Bot, module.OpenSpielBot(game, parameters, seconds_of(name)))
    if at:
        return SearchBot(settings_for(0, seconds_of(name)))
    return bot_named(name)
