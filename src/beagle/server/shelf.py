"""The games this server offers, and the component sets it has for each."""

from pathlib import Path

from beagle.core.errors import BeagleError
from beagle.match.bots import check_bot
from beagle.match.catalogue import STANDARD, Game, catalogue, game
from beagle.match.info import LANGUAGES
from beagle.match.rulebook import split_rules
from beagle.server import wire
from beagle.server.trouble import Trouble


class Shelf:
    def __init__(self, component_sets: Path | None, levels: list[str]) -> None:
        self.component_sets = component_sets
        self.levels = levels
        self.cards = catalogue()
        self.games: dict[tuple[str, str], Game] = {}

    def find(self, id: str, components: str = STANDARD) -> Game:
        """A game with a component set. Raises ``Trouble``."""
        kept = self.games.get((id, components))
        if kept is not None:
            return kept
        if id not in self.cards:
            raise Trouble("bad-option", key="problem-no-game", game=repr(id[:40]))
        if components not in self.sets(id):
            raise Trouble("bad-option", key="problem-no-component-set", set=repr(components[:40]))
        folder = (
            None if components == STANDARD or self.component_sets is None else self.component_sets / id / components
        )
        try:
            found = self.games[id, components] = game(id, folder)
        except BeagleError as error:
            raise Trouble("bad-option", reason=str(error)) from None
        return found

    def sets(self, id: str) -> list[str]:
        """The names of a game's component sets, the usual one first."""
        folder = None if self.component_sets is None else self.component_sets / id
        more = [] if folder is None or not folder.is_dir() else [set.name for set in folder.iterdir() if set.is_dir()]
        return [STANDARD, *sorted(set(more) - {STANDARD})]

    def level(self, name: str | None) -> str:
        """A bot's level; the usual one when none is named. Raises ``Trouble``."""
        if name is None:
            return self.usual_level()
        try:
            return check_bot(name)
        except BeagleError as error:
            raise Trouble("bad-option", reason=str(error)) from None

    def usual_level(self) -> str:
        """The bot in the middle."""
        return self.levels[len(self.levels) // 2]

    def card(self, id: str) -> wire.GameCard:
        """A game as the lobby shows it. Raises ``Trouble``."""
        if id not in self.cards:
            raise Trouble("not-found")
        info = self.cards[id]
        return wire.GameCard(
            id=info.id,
            title=info.title,
            least_players=info.least_players,
            most_players=info.most_players,
            designers=list(info.designers),
            publisher=info.publisher,
            year=info.year,
            rules_version=info.rules_version,
            first_rule=info.first_rule,
            options=[
                wire.OptionCard(option.name, option.kind, option.default, list(option.allowed), option.title)
                for option in info.options.values()
            ],
            components=self.sets(id),
            levels=self.levels,
        )

    def pieces(self, id: str, components: str) -> wire.Pieces:
        found = self.find(id, components)
        names = {language: found.rules.names(language) for language in LANGUAGES}
        return wire.Pieces(id, components, found.components_hash, found.rules.pieces(), names)

    def rules(self, id: str, language: str) -> wire.RulesPage:
        page = self.find(id).rules_page(language)
        return wire.RulesPage(id, language, page, split_rules(page))
