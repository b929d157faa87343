"""The bot that searches: levels 4 and 5."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.bot import Bot
from beagle.bots.final_playouts import best_by_playouts
from beagle.bots.search import Search, Settings
from beagle.core.state import State

SEARCH_PART: Final = 0.6
"""The part of its seconds that a search has where final playouts follow."""


class SearchBot(Bot):
    """Searches, and keeps its trees from one small action to the next within a turn."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.search: Search | None = None
        self.expected: dict[str, object] = {}
        """What the seat should see next if nothing but its own choice happens."""
        self.decisions: i64 = 0
        """How often it was asked and had an alternative."""
        self.reused_trees: i64 = 0
        """How many of these decisions went on with the trees of the one before."""

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        if state.legal(seat, vec[i64]([0] * state.max_legal())) == 1:
            return state.legal_actions(seat)[0]
        self.decisions += 1
        search = self.search
        if search is None or search.seat != seat or state.view(seat) != self.expected:
            search = Search(self.settings, state, seat, seed)
        else:
            self.reused_trees += 1
            search.look_at(state)
        action = search.options[self.best(search, state)]
        self.keep(search, action, seed)
        return action

    def best(self, search: Search, state: State) -> i64:
        """Search; a patient bot then leaves the last word to final playouts where the game asks for them."""
        if not self.settings.patient:
            search.think(briefly=True)
            return search.best()
        games = self.settings.iterations * state.tuning().final_playouts // 1000
        part = 1.0 if games == 0 else SEARCH_PART
        search.think(effort=state.tuning().effort, part=part, briefly=True)
        return search.best() if games == 0 else best_by_playouts(search, games, 1.0 - part)

    def keep(self, search: Search, action: i64, seed: int) -> None:
        """Keep the trees if the seat will be asked again at once."""
        after = search.state.resample(search.seat, seed)
        after.apply(search.seat, action)
        if after.legal(search.seat, search.room) == 0:
            self.search = None
            return
        search.go_on(action)
        self.search = search
        self.expected = after.view(search.seat)
