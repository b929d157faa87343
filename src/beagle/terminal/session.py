"""Setting up a match at the terminal: who sits where, from the start, a record or a position."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from beagle.core.errors import BadOption
from beagle.match import bots
from beagle.match.catalogue import catalogue, game
from beagle.match.files import read_text
from beagle.match.info import GameInfo
from beagle.match.positions import game_of, read_position
from beagle.match.record import HUMAN, Player
from beagle.match.record_text import MAGIC, read_record
from beagle.match.referee import Match, match_from_position, new_match
from beagle.match.replay import game_for, replay
from beagle.match.text import SharedWords
from beagle.terminal.console import Console, numbered
from beagle.terminal.line import LineGame

USUAL_PLAYERS: Final = 3

DOGS: Final = ("Polly", "Pincher", "Nina", "Dash", "Spark", "Czar", "Sappho", "Shelah")
"""The bots have the names of Darwin's dogs."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; ``None`` and empty where it is silent."""

    game: str | None = None
    players: int | None = None
    humans: Sequence[str] = ()
    names: Sequence[str] = ()
    seed: int | None = None
    first: int | None = None
    options: Sequence[str] = ()
    bots: Sequence[str] = ()
    components: str | None = None
    record: str | None = None
    load: str | None = None


def play(wishes: Wishes, console: Console) -> int:
    """Set up the match and play it; the exit code."""
    match = loaded_match(wishes, console.words) if wishes.load else fresh_match(wishes, console)
    seeds = bots.Seeds(bots.live_seed() if wishes.seed is None else wishes.seed)
    line_game = LineGame(match, console, console.words.language, seeds, wishes.record)
    # Before the first action too: a file that can't be written is known now, not after an hour.
    line_game.keep_record()
    try:
        return line_game.play()
    finally:
        line_game.keep_record()


def fresh_match(wishes: Wishes, console: Console) -> Match:
    """A match from a seed; a live one gets a seed that nobody can guess."""
    chosen = game(wishes.game or ask_game(console), wishes.components)
    players = how_many(wishes, chosen.info)
    chosen.check_players(players)
    chosen.check_first(wishes.first)
    return new_match(
        chosen,
        seat_players(players, wishes, console.words),
        bots.live_seed() if wishes.seed is None else wishes.seed,
        wishes.first,
        chosen.read_options(wishes.options),
    )


def how_many(wishes: Wishes, info: GameInfo) -> int:
    """As many players as asked for; or the humans and the bots that were named; or the usual number."""
    if wishes.players is not None:
        return wishes.players
    if len(wishes.bots) > 1:
        humans = [] if list(wishes.humans) == ["none"] else list(wishes.humans) or ["0"]
        return len(set(humans)) + len(wishes.bots)
    return max(info.least_players, min(info.most_players, USUAL_PLAYERS))


def ask_game(console: Console) -> str:
    """The game to play: the only one, or the one chosen from the list."""
    cards = catalogue()
    ids = list(cards)
    if len(ids) == 1:
        return ids[0]
    console.tell(numbered([cards[id].title[console.words.language] for id in ids], console.width))
    try:
        answer = console.ask(console.words.say("terminal-choose-game") + " ")
    except EOFError:
        raise BadOption(f"expected a game, one of {', '.join(ids)}, got no answer") from None
    numbers = {str(number): id for number, id in enumerate(ids, start=1)}
    return numbers.get(answer, answer)


def loaded_match(wishes: Wishes, words: SharedWords) -> Match:
    """The match of a record, to be continued, or one from a position."""
    assert wishes.load is not None
    for given, flag in (
        (wishes.players, "--players"),
        (wishes.first, "--first"),
        (wishes.options or None, "--option"),
    ):
        if given is not None:
            raise BadOption(f"{flag} can't be given with --load: the file says it")
    text = read_text(wishes.load)
    if text.lstrip().startswith("{"):
        position = read_position(text)
        found = game_of(position, wishes.components)
        state = found.from_position(position)
        check_game(wishes.game, found.id)
        return match_from_position(found, seat_players(state.players, wishes, words), state)
    if MAGIC not in text[:200]:
        raise BadOption(f"{wishes.load} is neither a record (it would begin with '{MAGIC}') nor a position (JSON)")
    record = read_record(text)
    check_game(wishes.game, record.header.game)
    match = replay(record, game_for(record, wishes.components))
    match.header = replace(match.header, players=tuple(reseat(match.header.players, wishes, words)))
    return match


def reseat(players: Sequence[Player], wishes: Wishes, words: SharedWords) -> list[Player]:
    """The players of a record, but for what the command line asks otherwise."""
    humans = [str(seat) for seat, player in enumerate(players) if player.kind == HUMAN] or ["none"]
    kinds = [] if wishes.humans else [player.kind for player in players if player.kind != HUMAN]
    asked = replace(
        wishes,
        humans=wishes.humans or humans,
        bots=wishes.bots or kinds,
        names=wishes.names or [player.name for player in players],
    )
    return seat_players(len(players), asked, words)


def check_game(asked: str | None, found: str) -> None:
    """A game named together with a file must be the file's."""
    if asked is not None and asked != found:
        raise BadOption(f"the file holds a game of {found}, not of {asked}")


def seat_players(players: int, wishes: Wishes, words: SharedWords) -> list[Player]:
    """Who sits at each seat, humans and bots, with names."""
    humans = human_seats(players, wishes.humans)
    others = [seat for seat in range(players) if seat not in humans]
    kinds = bot_kinds(len(others), wishes.bots)
    if len(wishes.names) > players:
        raise BadOption(f"expected at most {players} names, got {len(wishes.names)}")
    seated: list[Player] = []
    for seat in range(players):
        human = seat in humans
        kind = HUMAN if human else kinds[others.index(seat)]
        given = wishes.names[seat] if seat < len(wishes.names) else ""
        usual = human_name(humans.index(seat), len(humans), words) if human else DOGS[others.index(seat) % len(DOGS)]
        seated.append(Player(kind, checked_name(given) or usual))
    return seated


def human_seats(players: int, asked: Sequence[str]) -> list[int]:
    """The seats that humans play: those asked for, seat 0 when none was, nobody for ``none``."""
    if list(asked) == ["none"]:
        return []
    seats: list[int] = []
    for text in asked or ["0"]:
        if text not in [str(seat) for seat in range(players)]:
            raise BadOption(f"expected a seat from 0 to {players - 1}, or none, got {text!r}")
        seats.append(int(text))
    return sorted(set(seats))


def bot_kinds(count: int, asked: Sequence[str]) -> list[str]:
    """The bots of the seats without a human: one for each, or one for all."""
    kinds = [bots.check_bot(name) for name in asked or ["3"]]
    if len(kinds) == 1:
        return kinds * count
    if len(kinds) != count:
        raise BadOption(f"expected {count} bots, one for each seat without a human, or one for all; got {len(kinds)}")
    return kinds


def human_name(number: int, humans: int, words: SharedWords) -> str:
    """What a human without a name is called."""
    return (
        words.say("player-name-alone") if humans == 1 else words.say("player-name", {"letter": chr(ord("A") + number)})
    )


def checked_name(name: str) -> str:
    """A name that fits on a line of a record."""
    name = " ".join(name.split())
    if not name.isprintable() or len(name) > 40:
        raise BadOption(f"expected a name of at most 40 letters, got {name[:60]!r}")
    return name
