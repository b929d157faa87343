"""Ratings of the bots in an arena, by openskill's Plackett-Luce model, updated game by game."""

from importlib.util import find_spec
from typing import Any

from beagle.study.arena.tournament import Outcome
from beagle.study.extras import needed
from beagle.study.words import StudyWords


class Ratings:
    """A rating for each kind of bot; none where all are of one kind, or where openskill isn't installed."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        kinds = list(dict.fromkeys(bots))
        self.model: Any = None
        self.of: dict[str, Any] = {}
        if len(kinds) > 1 and find_spec("openskill") is not None:
            self.model = needed("openskill.models", "arena").PlackettLuce()
            self.of = {kind: self.model.rating() for kind in kinds}

    def known(self) -> bool:
        return self.model is not None

    def add(self, outcome: Outcome) -> None:
        """One more game. A kind that has several places has, afterwards, the mean of what each of them came to."""
        if self.model is None:
            return
        # Who wins is first, whatever the points: games break ties in their own ways.
        order = [(-share, -score) for share, score in zip(outcome.shares, outcome.scores)]
        rated = self.model.rate([[self.of[bot]] for bot in self.bots], ranks=[sorted(order).index(o) for o in order])
        for kind in self.of:
            places = [team[0] for bot, team in zip(self.bots, rated) if bot == kind]
            mu = sum(place.mu for place in places) / len(places)
            sigma = sum(place.sigma for place in places) / len(places)
            self.of[kind] = self.model.rating(mu=mu, sigma=sigma)

    def to_json(self) -> dict[str, dict[str, float]]:
        return {kind: {"mu": round(r.mu, 3), "sigma": round(r.sigma, 3)} for kind, r in self.of.items()}

    def text(self, words: StudyWords) -> str:
        return ", ".join(
            f"{kind} {words.decimal(r.mu, 1)} ± {words.decimal(2 * r.sigma, 1)}" for kind, r in self.of.items()
        )
