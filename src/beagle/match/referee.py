"""The referee: the one checked door to a match. What is refused changes nothing."""

import json
from collections.abc import Sequence
from dataclasses import replace

from beagle.core.errors import BeagleError, UnreadableAction
from beagle.core.state import State
from beagle.match.catalogue import Game
from beagle.match.record import BadRecord, Header, Move, Player, Record, Result

Event = dict[str, object]


class Refused(BeagleError):
    """An action that can't be done now: a code, the id of the rule that forbids it (or nothing), a sentence."""

    def __init__(self, code: str, rule: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule


class Match:
    """A match under way: its header, its actions, the state they lead to and what each viewer was told."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.moves: list[Move] = []
        self.state = first_state(game, header)
        self.acting: list[list[int]] = []
        """Who could act before each action."""
        self.told: list[dict[int | None, list[Event]]] = []
        """What each viewer was told of each action; ``None`` is a spectator."""

    # Play

    def propose(self, seat: int, text: str, seen: int | None = None) -> None:
        """Carry out a spelled action of a seat that has seen the first ``seen`` actions. Raises ``Refused``."""
        self.apply(seat, self.checked(seat, text, seen), text)

    def checked(self, seat: int, text: str, seen: int | None = None) -> int:
        """The action that a text spells, if the seat may do it now. Raises ``Refused``."""
        state = self.state
        try:
            action = self.game.parse_action(text)
        except UnreadableAction as error:
            raise Refused("unreadable-action", "", str(error)) from None
        if seen is not None and self.is_stale(seat, seen):
            raise Refused(
                "stale", "", f"{text!r} answers a table that has changed: {seen} of {len(self.moves)} actions seen"
            )
        if state.is_over():
            raise Refused("game-over", self.rule_against(seat, action), f"{text!r} comes too late: the game is over")
        if seat not in state.to_act():
            turn = " and ".join(str(acting) for acting in state.to_act())
            rule = self.rule_against(seat, action)
            raise Refused("not-your-turn", rule, f"{text!r} is not for seat {seat} to do: seat {turn} is to act")
        if action not in state.legal_actions(seat):
            refusal = state.why_not(seat, action)
            code, rule = (refusal.code, refusal.rule) if refusal else ("illegal-action", "")
            raise Refused(code, rule, f"{text!r} is not legal for seat {seat} now: {code} ({rule})")
        return action

    def rule_against(self, seat: int, action: int) -> str:
        """The rule that forbids an action, as far as the seat is one of the match."""
        refusal = self.state.why_not(seat, action) if 0 <= seat < len(self.header.players) else None
        return refusal.rule if refusal else ""

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether something happened since that changes what the seat decides; others deciding "at once" don't."""
        if not 0 <= seen <= len(self.moves):
            return True
        since = range(seen, len(self.moves))
        return any(self.moves[number].seat == seat or seat not in self.acting[number] for number in since)

    def apply(self, seat: int, action: int, text: str) -> None:
        """Carry out an action known to be legal."""
        told = {viewer: [self.state.event(seat, action, viewer)] for viewer in self.viewers()}
        self.acting.append(self.state.to_act())
        self.state.apply(seat, action)
        self.moves.append(Move(seat, text))
        for viewer, events in told.items():
            events.extend(self.state.news(viewer))
        self.told.append(told)

    # Stepping back

    def undo(self, seat: int) -> int:
        """Take back the seat's last action: within its turn, nothing hidden come up. Raises ``Refused``.

        Returns which action it was, counted from 0: others deciding "at once" may have acted since.
        """
        refused = self.why_no_undo(seat)
        place = self.last_of_turn(seat)
        if refused is not None or place is None:
            raise refused or nothing_to_undo(seat)
        self.drop([place])
        return place

    def drop(self, places: Sequence[int]) -> None:
        """Do without some actions; what comes after them must be legal without them."""
        first = min(places)
        later = [move for place, move in enumerate(self.moves) if place > first and place not in places]
        self.state = self.state_after(first)
        del self.moves[first:], self.acting[first:], self.told[first:]
        for move in later:
            self.apply(move.seat, self.game.parse_action(move.action), move.action)

    def why_no_undo(self, seat: int) -> Refused | None:
        """What would be said to a seat that asks to step back; ``None`` when it may."""
        place = self.last_of_turn(seat)
        if place is None:
            return nothing_to_undo(seat)
        state = self.state_after(place)
        done = state.copy()
        done.apply(seat, self.game.parse_action(self.moves[place].action))
        # What others bring to light meanwhile is no reason: who still decides sees it either way.
        if state.revealed() != done.revealed():
            return Refused(
                "undo-revealed", "", "the last action brought something hidden to light: it can't be taken back"
            )
        for move in self.moves[place + 1 :]:
            action = self.game.parse_action(move.action)
            if action not in state.legal_actions(move.seat):
                return nothing_to_undo(seat)
            state.apply(move.seat, action)
        return None

    def last_of_turn(self, seat: int) -> int | None:
        """Which action was the seat's last in this turn; since then only others acted who decide "at once"."""
        if seat not in self.state.to_act():
            return None
        for place in reversed(range(len(self.moves))):
            if self.moves[place].seat == seat:
                return place
            if seat not in self.acting[place]:
                return None
        return None

    def state_after(self, number: int) -> State:
        """The state after the first ``number`` actions: the fold of the record."""
        state = first_state(self.game, self.header)
        for move in self.moves[:number]:
            state.apply(move.seat, self.game.parse_action(move.action))
        return state

    def scores(self) -> list[list[int]]:
        """Everyone's points at the beginning and after each action."""
        state = first_state(self.game, self.header)
        points = [state.scores()]
        for move in self.moves:
            state.apply(move.seat, self.game.parse_action(move.action))
            points.append(state.scores())
        return points

    # What is told

    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(len(self.header.players)), None]

    def events(self, viewer: int | None, since: int = 0) -> list[list[Event]]:
        """What a viewer was told, action by action, from action number ``since`` on (counted from 0)."""
        return [told[viewer] for told in self.told[since:]]

    def record(self) -> Record:
        """The match as a record; with its result once it is over."""
        return Record(self.header, tuple(self.moves), result_of(self.state))


def nothing_to_undo(seat: int) -> Refused:
    return Refused("undo-nothing", "", f"seat {seat} has done nothing in this turn that can be taken back")


def result_of(state: State) -> Result | None:
    """How a match ended; ``None`` while it goes on."""
    if not state.is_over():
        return None
    return Result(tuple(state.scores()), tuple(state.winners()), state.end_reason())


def first_state(game: Game, header: Header) -> State:
    """The state before the first action. Raises ``BadRecord`` (no seed told), ``BadOption``, ``BadPosition``."""
    if header.position is not None:
        try:
            position = json.loads(header.position)
        except (ValueError, RecursionError):
            raise BadRecord(0, "the position in the header is not JSON") from None
        state = game.from_position(position)
        if state.players != len(header.players):
            raise BadRecord(0, f"the position is for {state.players} players, the header has {len(header.players)}")
        return state
    if header.seed is None:
        raise BadRecord(0, "the seed has not been told yet, so the match can't be replayed")
    options = {name: game.option(name).parse(value) for name, value in header.options}
    return game.start(players=len(header.players), seed=header.seed, first=header.first, **options)


def new_match(
    game: Game,
    players: Sequence[Player],
    seed: int,
    first: int | None = None,
    options: dict[str, bool | int | str] | None = None,
) -> Match:
    """A match that starts from a seed. Raises ``BadOption``."""
    game.check_players(len(players))
    written = tuple((name, game.option(name).format(value)) for name, value in (options or {}).items())
    return Match(game, replace(plain_header(game, players), options=written, first=first, seed=seed))


def match_from_position(game: Game, players: Sequence[Player], state: State) -> Match:
    """A match that starts from a position, kept whole in its header."""
    position = json.dumps(game.position(state), ensure_ascii=False)
    return Match(game, replace(plain_header(game, players), position=position))


def plain_header(game: Game, players: Sequence[Player]) -> Header:
    """What every match of this game and these players has in its header."""
    return Header(
        game=game.id,
        rules=game.info.rules_version,
        components=game.components_name,
        components_hash=game.components_hash,
        players=tuple(players),
    )
