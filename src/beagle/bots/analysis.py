"""Analysis of a position: what a search finds out about each choice, and where the points would come from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.bots.lookahead import Lookahead
from beagle.bots.policy import lead, roll_out
from beagle.bots.search import Search, Settings
from beagle.core.random import generator, next_word
from beagle.core.state import State

TO_THE_END: Final = 1 << 30
"""More actions than any game lasts."""


class Finding:
    """What a search found out about one choice; findings of several searches can be added up."""

    def __init__(self, action: i64, visits: i64, tries: i64, leads: i64) -> None:
        self.action = action
        self.visits = visits
        self.tries = tries
        self.leads = leads
        """The leads of all tries added up, in hundredths of a point."""

    def margin(self) -> float:
        """By how many points the seat will be ahead of the best other."""
        return float(self.leads) / float(100 * self.tries) if self.tries > 0 else 0.0


def analyse(state: State, seat: i64, seed: int, settings: Settings) -> list[Finding]:
    """Search; what came of each legal action, in their order."""
    search = Search(settings, state, seat, seed)
    search.think()
    return [
        Finding(
            search.options[option],
            search.visits(option),
            search.tries[option],
            search.leads[option],
        )
        for option in range(search.count)
    ]


class Forecast:
    """How a game ends after an action, on average over many deals.

    These are played like final playouts, or by rollout weights in a game that has no final playouts.
    """

    def __init__(self, players: int) -> None:
        self.scores: list[float] = [0.0] * players
        self.margin: float = 0.0
        """By how many points the seat is ahead of the best other."""
        self.chance: float = 0.0
        """The seat's share of the victories."""
        self.parts: dict[str, float] = {}
        """The seat's own points by category."""


def foresee(state: State, seat: i64, action: i64, seed: int, deals: int) -> Forecast:
    """Play on from an action in so many deals."""
    chance = generator(seed)
    lookahead = Lookahead(state)
    room = vec[i64]([0] * state.max_legal())
    weights = vec[i64]([0] * state.max_legal())
    points = vec[i64]([0] * state.players)
    forecast = Forecast(state.players)
    for _ in range(deals):
        world = state.resample(seat, next_word(chance))
        world.apply(seat, action)
        if state.tuning().final_playouts > 0:
            lookahead.play_out(world, room, weights)
        else:
            roll_out(world, TO_THE_END, chance, room, weights)
        for other, score in enumerate(world.scores()):
            forecast.scores[other] += score / deals
            points[other] = score
        forecast.margin += float(lead(points, state.players, seat)) / deals
        winners = world.winners()
        if seat in winners:
            forecast.chance += 1.0 / len(winners)
        for category, part in world.breakdown(seat).items():
            forecast.parts[category] = forecast.parts.get(category, 0.0) + part / deals
    forecast.chance /= deals
    return forecast
