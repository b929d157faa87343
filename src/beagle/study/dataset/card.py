"""The card of a data set: what it was made from and what its columns hold."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import beagle
from beagle.match.catalogue import Game
from beagle.study.pool import loaded

COLUMNS: Final = {
    "game": "the game's number, from 0",
    "seed": "what the game was dealt with: game.start(players=..., seed=...) and the actions give every full position",
    "ply": "the action's number within the game, from 0",
    "seat": "who acts",
    "observation": "what that seat may know, as whole numbers; the layout is below",
    "legal": "the legal actions, ascending",
    "action": "the action that the bot chose",
    "spelling": "the same in words, as records write it",
    "margin": "value: the acting seat's lead over the best other seat at the end of the game, in points",
    "win": "value: 1 for a victory alone, less for a shared one, below 0 for a defeat; all seats' add up to 0",
}


@dataclass(frozen=True)
class Wanted:
    """Which games a data set is made of."""

    game: str
    components: str | None
    players: int
    bot: str
    seed: int
    options: tuple[tuple[str, bool | int | str], ...]

    def load(self) -> Game:
        return loaded(self.game, self.components)


def card(wanted: Wanted, games: range, rows: int, path: Path) -> str:
    """What somebody who finds the file should know, in English like the names of the columns."""
    chosen = wanted.load()
    fields = chosen.start(players=wanted.players, seed=0, first=None, **dict(wanted.options)).observation_fields()
    parts, at = [], 0
    for name, size in fields.items():
        parts.append(f"| {name} | {at} | {size} |")
        at += size
    options = ", ".join(f"{name}={value}" for name, value in wanted.options) or "none"
    columns = "\n".join(f"| `{name}` | {about} |" for name, about in COLUMNS.items())
    return f"""# {path.name}

{rows} positions from {len(games)} games of {chosen.info.title["en"]} (`{chosen.id}`), played by bots.

| | |
|---|---|
| players | {wanted.players} |
| bots | {wanted.bot} at every seat |
| options | {options} |
| seed | {wanted.seed}, games {games.start} to {games.stop - 1} |
| rules | version {chosen.info.rules_version} |
| components | {chosen.components_name}, SHA-256 {chosen.components_hash} |
| made by | Beagle {beagle.__version__}, `beagle dataset` |

The same command with the same version makes the same rows.

## Columns

| column | what it holds |
|---|---|
{columns}

## The observation

{at} whole numbers, with these parts. A part's name ends in the place of the seat it belongs to: 0 acts, 1 is its left
neighbour, and so on. What each number means stands in `docs/study.md` and in the game's `observation.py`.

| part | from | numbers |
|---|--:|--:|
{chr(10).join(parts)}

## What to keep in mind

- The moves are a bot's, not a person's. The values are how that game went on, with all its luck: average over many.
- An observation holds only what the acting seat may know. The seed gives away the rest: don't learn from it.
- Values that are not publicly known of the printed game are reconstructed; `beagle components {chosen.id}` says which.
- Beagle is unofficial: neither made nor checked by the games' designers and publishers.
"""
