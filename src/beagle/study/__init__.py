"""Studying the games: how strong the bots are, how balanced the rules, how fast the engine; and learning to play."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from beagle.study.environments.batch import BatchGames


def batch(
    game: str,
    n: int = 1024,
    *,
    players: int | None = None,
    seed: int = 0,
    reward: Literal["margin", "win"] = "margin",
    components: str | None = None,
    **options: bool | int | str,
) -> "BatchGames":
    """``n`` games at once, stepped in compiled code; see ``docs/study.md``. Needs NumPy. Raises ``BadOption``."""
    from beagle.study.environments.batch import BatchGames

    return BatchGames(game, n, players=players, seed=seed, reward=reward, components=components, options=options)
