"""Replay: the fold of a record into a state, every action through the referee's door."""

from pathlib import Path

from beagle.core.errors import BeagleError
from beagle.core.random import GENERATOR
from beagle.match.catalogue import Game, game
from beagle.match.record import BadRecord, Record, Result
from beagle.match.referee import Match, Refused, result_of


def game_for(record: Record, components: str | Path | None = None) -> Game:
    """The game a record was played with. Raises ``BadRecord`` when rules, components or generator are others."""
    header = record.header
    try:
        found = game(header.game, components)
    except BeagleError as error:
        raise record.error("game", str(error)) from None
    if header.rules != found.info.rules_version:
        raise record.error("rules", f"this record is by {found.info.other_rules(header.rules)}")
    if header.components_hash != found.components_hash:
        raise record.error(
            "components",
            f"the record was played with the component set {header.components!r} ({header.components_hash[:12]}…), "
            f"this is {found.components_name!r} ({found.components_hash[:12]}…)",
        )
    if header.generator != GENERATOR:
        reason = f"the record was shuffled by {header.generator!r}, this engine shuffles by {GENERATOR!r}"
        raise record.error("generator", reason)
    return found


def replay(record: Record, game: Game, at: int | None = None) -> Match:
    """The match after action number ``at``, or after all. Raises ``BadRecord`` at the first action that isn't legal."""
    if at is not None and not 0 <= at <= len(record.moves):
        raise BadRecord(0, f"expected an action number from 0 to {len(record.moves)}, got {at}")
    try:
        match = Match(game, record.header)
    except BadRecord:
        raise
    except BeagleError as error:
        raise BadRecord(0, f"the header is not one of a game: {error}") from None
    for move in record.moves[: len(record.moves) if at is None else at]:
        step(match, record, len(match.moves))
        assert match.moves[-1] == move
    return match


def step(match: Match, record: Record, number: int) -> None:
    """Play the record's action ``number`` (from 0). Raises ``BadRecord``."""
    move = record.moves[number]
    try:
        match.propose(move.seat, move.action)
    except Refused as refused:
        raise BadRecord(move.line, f"action {number + 1}: {refused}") from None


def check(record: Record, game: Game) -> Match:
    """The whole match, its result verified. Raises ``BadRecord`` when the record is not a legal game."""
    match = replay(record, game)
    if record.result is not None:
        check_result(record, record.result, result_of(match.state))
    return match


def check_result(record: Record, written: Result, true: Result | None) -> None:
    """The result at the end of a record must be what the actions lead to."""
    if true is None:
        raise record.error("scores", "the record gives a result, but the game is not over")
    for what, said, is_so in (
        ("scores", written.scores, true.scores),
        ("winners", written.winners, true.winners),
        ("reason", written.reason, true.reason),
    ):
        if said != is_so:
            raise record.error(what, f"the record gives {what} {spell(said)}, the actions lead to {spell(is_so)}")


def spell(value: object) -> str:
    """A value as its line in the record has it."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
