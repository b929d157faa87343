"""The games this server offers, and the component sets it has for each."""

from pathlib import Path

from beagle.core.errors import BeagleError
from beagle.match.bots import check_bot
from beagle.match.catalogue import STANDARD, Game, catalogue, game
from beagle.match.info import GameInfo
from beagle.server.errors import ApiError


class OfferedGames:
    def __init__(self, component_sets: Path | None, levels: list[str]) -> None:
        self.component_sets = component_sets
        self.levels = levels
        self.infos = catalogue()
        self.loaded: dict[tuple[str, str], Game] = {}

    def find(self, id: str, components: str = STANDARD) -> Game:
        """A game with a component set. Raises ``ApiError``."""
        kept = self.loaded.get((id, components))
        if kept is not None:
            return kept
        if id not in self.infos:
            raise ApiError("bad-option", key="problem-no-game", game=repr(id[:40]))
        if components not in self.sets(id):
            raise ApiError("bad-option", key="problem-no-component-set", set=repr(components[:40]))
        folder = (
            None if components == STANDARD or self.component_sets is None else self.component_sets / id / components
        )
        try:
            found = self.loaded[id, components] = game(id, folder)
        except BeagleError as error:
            raise ApiError("bad-option", reason=str(error)) from None
        return found

    def sets(self, id: str) -> list[str]:
        """The names of a game's component sets, the usual one first."""
        folder = None if self.component_sets is None else self.component_sets / id
        more = [] if folder is None or not folder.is_dir() else [set.name for set in folder.iterdir() if set.is_dir()]
        return [STANDARD, *sorted(set(more) - {STANDARD})]

    def level(self, name: str | None) -> str:
        """A bot's level; the usual one when none is named. Raises ``ApiError``."""
        if name is None:
            return self.usual_level()
        try:
            return check_bot(name)
        except BeagleError as error:
            raise ApiError("bad-option", reason=str(error)) from None

    def usual_level(self) -> str:
        """The bot in the middle."""
        return self.levels[len(self.levels) // 2]

    def info(self, id: str) -> GameInfo:
        """A game's card, without loading the game. Raises ``ApiError``."""
        if id not in self.infos:
            raise ApiError("not-found")
        return self.infos[id]
