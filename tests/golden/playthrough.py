"""A readable dump of one game: the table, the choices, what was chosen and what came of it.

``python -m tests.golden.playthrough`` writes them again; the difference shows what a change altered.
"""

from pathlib import Path

import beagle
from beagle.core.random import below, generator

FOLDER = Path(__file__).parent
LANGUAGES = ("fr", "en")
PICTURE_EVERY = 12
"""A picture of the table every so many actions keeps the dump short enough to read."""


def playthrough(game: beagle.Game, language: str) -> str:
    """A random game with the least players, told in one language."""
    players = game.info.least_players
    words = game.text(language).seated([f"Naturalist {seat + 1}" for seat in range(players)])
    state = game.start(players=players, seed=1859, first=0)
    chance = generator(1831)
    lines = [f"# {game.id}, {players} players, seed 1859"]
    number = 0
    while not state.is_over():
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        if number % PICTURE_EVERY == 0:
            lines += ["", game.rules.picture(state.view(seat), words), ""]
        chosen = below(chance, len(legal))
        lines.append(f"{number + 1}. seat {seat}: {' | '.join(game.format_action(action) for action in legal)}")
        lines.append(f"   {words.choice(state.event(seat, legal[chosen], seat))}")
        lines.append(f"   {words.sentence(state.event(seat, legal[chosen], None))}")
        state.apply(seat, legal[chosen])
        lines += [f"   - {words.sentence(item)}" for item in state.news(None)]
        number += 1
    lines += ["", game.rules.picture(state.view(None), words), "", words.say(state.end_reason(), {})]
    lines.append(f"scores {state.scores()}, winners {state.winners()}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def main() -> None:
    for name in beagle.games():
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for language in LANGUAGES:
            text = playthrough(beagle.game(name), language)
            (folder / f"playthrough.{language}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
