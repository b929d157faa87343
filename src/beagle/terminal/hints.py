"""``beagle hint``: advice on a position, in sentences or as JSON."""

from dataclasses import dataclass

from beagle.core.errors import BadOption
from beagle.core.random import SEED_BITS
from beagle.core.state import State
from beagle.exit_codes import OK
from beagle.match.advice import Advice, advise, sentences
from beagle.match.catalogue import Game
from beagle.match.files import read_text
from beagle.match.positions import game_of, read_position
from beagle.match.record_text import read_record
from beagle.match.replay import game_for, replay
from beagle.match.text import GameWords
from beagle.terminal.console import Console
from beagle.terminal.reports import checked_moment, to_json


@dataclass(frozen=True)
class Question:
    """What advice is asked for."""

    file: str
    components: str | None
    at: int | None
    seat: int | None
    seed: int
    iterations: int
    best: int
    jobs: int


def show_hint(console: Console, question: Question, *, as_json: bool) -> int:
    """Advise. Raises ``BadOption``."""
    if not 0 <= question.seed < 1 << SEED_BITS:
        raise BadOption(f"expected a seed from 0 to 2**{SEED_BITS} - 1, got {question.seed}")
    game, state, names, at = position_asked(question)
    seat = question.seat if question.seat is not None else state.actor()
    advices = advise(
        game,
        state,
        seat,
        question.seed,
        iterations=question.iterations,
        best=question.best,
        jobs=question.jobs,
    )
    if as_json:
        told: dict[str, object] = {"game": game.id, "at": at, "seat": seat, "seed": question.seed}
        console.tell(to_json({**told, "advice": [advice.to_json() for advice in advices]}))
        return OK
    words = game.text(console.words.language).seated(names)
    console.tell(words.say("hint-title", {"seat": seat, "at": at, "count": question.iterations}))
    for number, advice in enumerate(advices, start=1):
        show_advice(console, number, advice, state, seat, words)
    return OK


def show_advice(console: Console, number: int, advice: Advice, state: State, seat: int, words: GameWords) -> None:
    choice, *reasons = sentences(advice, state, seat, words)
    console.tell_wrapped(f"{number}. {choice}", "   ")
    for reason in reasons:
        console.tell_wrapped(f"   - {reason}", "     ")


def position_asked(question: Question) -> tuple[Game, State, list[str], int]:
    """The game, the state, the players' names and the number of actions so far."""
    text = read_text(question.file)
    if text.lstrip().startswith("{"):
        if question.at is not None:
            raise BadOption("--at can't be given with a position: it is one moment already")
        position = read_position(text)
        found = game_of(position, question.components)
        return found, found.from_position(position), [], 0
    record = read_record(text)
    found = game_for(record, question.components)
    at = len(record.moves) if question.at is None else checked_moment(question.at, len(record.moves))
    match = replay(record, found, at)
    return found, match.state, [player.name for player in match.header.players], at
