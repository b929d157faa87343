"""The commands that report: games, rules, replay, check, components. Each gives an exit code."""

import json
from pathlib import Path

from beagle.core.errors import BadComponents, BadOption, BadPosition, BeagleError
from beagle.exit_codes import NOT_GOOD_ENOUGH, OK
from beagle.match.catalogue import Game, catalogue, component_files, game
from beagle.match.files import FileTrouble, read_text, reason_of, write_text
from beagle.match.lessons.checks import check_lesson_file
from beagle.match.lessons.reading import BadLesson, LessonFile
from beagle.match.positions import game_of, read_position
from beagle.match.record import BadRecord
from beagle.match.record_text import read_record
from beagle.match.referee import Match, result_of
from beagle.match.replay import check, game_for, replay
from beagle.terminal.console import Console
from beagle.terminal.stepping import Replay


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def show_games(console: Console, *, as_json: bool) -> int:
    """The catalogue."""
    cards = catalogue()
    if as_json:
        console.tell(to_json([card.to_json() for card in cards.values()]))
        return OK
    for card in cards.values():
        console.say(
            "games-line",
            {
                "id": card.id.ljust(max(map(len, cards))),
                "title": card.title[console.words.language],
                "least": card.least_players,
                "most": card.most_players,
                "designers": ", ".join(card.designers),
                "year": str(card.year),
            },
        )
    return OK


def show_rules(console: Console, id: str, rule: str | None) -> int:
    """A game's rules, or one of them."""
    chosen = game(id)
    language = console.words.language
    if rule:
        console.tell_rule(chosen.rule(language, rule))
    else:
        console.tell(chosen.rules_page(language).rstrip("\n"))
    return OK


def show_replay(
    console: Console, file: str, components: str | None, at: int | None, viewer: int | None, *, as_json: bool
) -> int:
    """A record, as a whole, at one moment or step by step."""
    record = read_record(read_text(file))
    chosen = game_for(record, components)
    if as_json:
        console.tell(to_json(moment(replay(record, chosen, at), viewer, len(record.moves))))
        return OK
    shown = Replay(
        record if at is None else record.until(checked_moment(at, len(record.moves))), chosen, console, viewer
    )
    if at is not None:
        shown.count = len(record.moves)
        shown.show_table(at)
    elif console.interactive:
        shown.step_through()
    else:
        shown.show_all()
    return OK


def checked_moment(at: int, actions: int) -> int:
    if not 0 <= at <= actions:
        raise BadOption(f"expected an action number from 0 to {actions}, got {at}")
    return at


def moment(match: Match, viewer: int | None, actions: int) -> dict[str, object]:
    """A match at one moment as JSON: what the viewer sees and was told."""
    if viewer is not None and not 0 <= viewer < len(match.header.players):
        raise BadOption(f"expected a seat from 0 to {len(match.header.players) - 1}, got {viewer}")
    state = match.state
    return {
        "game": match.game.id,
        "players": [{"kind": player.kind, "name": player.name} for player in match.header.players],
        "at": len(match.moves),
        "actions": actions,
        "to_act": state.to_act(),
        "over": state.is_over(),
        "scores": state.scores(),
        "winners": state.winners(),
        "reason": state.end_reason(),
        "view": state.view(viewer),
        "events": [
            {"number": number, "seat": move.seat, "action": move.action, "told": told}
            for number, (move, told) in enumerate(zip(match.moves, match.events(viewer)), start=1)
        ],
    }


def check_file(console: Console, file: str, components: str | None, *, as_json: bool) -> int:
    """Whether a record or a position is legal, and if not, where and why. Raises ``FileTrouble`` for no such file."""
    text = read_text(file)
    if is_lesson(text):
        return check_lesson(console, file, as_json=as_json)
    report = check_position(text, components) if text.lstrip().startswith("{") else check_record(text, components)
    report = {"file": file, **report}
    if as_json:
        console.tell(to_json(report))
    elif not report["legal"]:
        raise NotLegal(f"{file}{', line ' + str(report['line']) if report['line'] else ''}: {report['reason']}")
    else:
        scores = report["scores"]
        assert isinstance(scores, list)
        title = game(str(report["game"])).info.title[console.words.language]
        named = {**report, "game": title, "count": report["actions"], "scores": ", ".join(map(str, scores))}
        console.say("check-record" if report["kind"] == "record" else "check-position", named)
    return OK if report["legal"] else NOT_GOOD_ENOUGH


def is_lesson(text: str) -> bool:
    """Is this a lesson file, and not a position?"""
    try:
        written = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(written, dict) and {"format", "kind"} <= set(written)


def check_lesson(console: Console, file: str, *, as_json: bool) -> int:
    """Whether a lesson file fits the engine, and if not, where and why."""
    try:
        lesson = LessonFile(Path(file))
        chosen = game(lesson.game)
        count = check_lesson_file(chosen, lesson)
    except (BadLesson, BadOption) as error:
        if not as_json:
            raise NotLegal(str(error)) from None
        console.tell(to_json({"file": file, "kind": "lesson", "legal": False, "line": 0, "reason": str(error)}))
        return NOT_GOOD_ENOUGH
    if as_json:
        console.tell(to_json({"file": file, "kind": lesson.kind, "legal": True, "game": chosen.id, "parts": count}))
    else:
        title = chosen.info.title[console.words.language]
        console.say("check-lesson", {"file": file, "game": title, "count": count})
    return OK


class NotLegal(BeagleError):
    """A checked file is not legal: told like an error, with an exit code of its own."""

    code = "not-legal"


def check_record(text: str, components: str | None) -> dict[str, object]:
    try:
        record = read_record(text)
        chosen = game_for(record, components)
        match = check(record, chosen)
    except BadRecord as error:
        return {"kind": "record", "legal": False, "line": error.line, "reason": error.reason}
    result = result_of(match.state)
    return {
        "kind": "record",
        "legal": True,
        "game": chosen.id,
        "actions": len(match.moves),
        "over": result is not None,
        "scores": match.state.scores(),
    }


def check_position(text: str, components: str | None) -> dict[str, object]:
    try:
        position = read_position(text)
        chosen = game_of(position, components)
        state = chosen.from_position(position)
    except (BadPosition, BadOption) as error:
        return {"kind": "position", "legal": False, "line": 0, "reason": str(error)}
    over = state.is_over()
    return {"kind": "position", "legal": True, "game": chosen.id, "actions": 0, "over": over, "scores": state.scores()}


def show_components(console: Console, chosen: Game, *, as_json: bool) -> int:
    """What pieces a game has."""
    pieces = chosen.rules.pieces()
    if as_json:
        console.tell(to_json({"set": chosen.components_name, "sha256": chosen.components_hash, "pieces": pieces}))
        return OK
    for file, rows in pieces.items():
        console.say("components-line", {"file": file, "count": len(rows)})
    console.say("components-hash", {"name": chosen.components_name, "hash": chosen.components_hash})
    return OK


def write_components(console: Console, chosen: Game, folder: str) -> int:
    """Write out the set for editing; what is there already stays. Raises ``FileTrouble``."""
    target = Path(folder)
    sources = component_files(chosen.components_folder)
    for source in sources:
        if (target / source.name).exists():
            raise FileTrouble(f"{target / source.name}: is there already; choose another folder")
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble(f"{target}: can't be made: {reason_of(error)}") from None
    for source in sources:
        write_text(target / source.name, read_text(source))
    console.say("components-written", {"count": len(sources), "folder": folder, "game": chosen.id})
    return OK


def check_components(console: Console, id: str, folder: str, *, as_json: bool) -> int:
    """Whether a folder's set can be used; if not, the file, the line and the reason."""
    known = game(id)
    try:
        checked = Game(known.info, folder)
        checked.rules.pieces()
    except BadComponents as error:
        if as_json:
            console.tell(to_json({"folder": folder, "game": id, "good": False, "reason": str(error)}))
            return NOT_GOOD_ENOUGH
        raise NotLegal(str(error)) from None
    if as_json:
        report = {"folder": folder, "game": id, "good": True, "sha256": checked.components_hash}
        console.tell(to_json(report))
    else:
        console.say("components-good", {"folder": folder, "game": known.info.title[console.words.language]})
    return OK
