"""Live play: what a seat may ask of its match. Every request is checked here; what is refused changes nothing."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from beagle.server.bot_pool import BotPool, task_of
from beagle.server.errors import ApiError
from beagle.server.live_match import LiveMatch
from beagle.server.live_matches import LiveMatches, NewEvent
from beagle.server.previews import Preview, is_final, previews
from beagle.server.rows import TableRow, tables_due
from beagle.server.settings import Settings

LOG: Final = logging.getLogger("beagle")

MOST_DUE: Final = 50


class Play:
    def __init__(self, settings: Settings, live_matches: LiveMatches, bot_pool: BotPool) -> None:
        self.settings = settings
        self.live_matches = live_matches
        self.bot_pool = bot_pool
        self.advancing: set[str] = set()
        """The tables whose bots are thinking, through this process."""
        self.tasks: set[asyncio.Task[Any]] = set()

    async def to_the_end(self, request: Coroutine[Any, Any, Any]) -> Any:
        """Carry out a request to its end, even if the client hangs up: no change is left half done."""
        return await asyncio.shield(self.background(request))

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), ApiError):
            LOG.error("a task failed", exc_info=task.exception())

    async def append(self, live: LiveMatch, events: list[NewEvent]) -> int:
        """Commit events of a match that is open, then let the bots move if it is their turn. The last number."""
        number = await self.live_matches.append(live, events)
        if live.bots_to_act():
            self.advance_soon(live.table.id)
        return number

    # Requests of a seat

    async def move(self, table: str, player: str, seat: int, text: str, seen: int, *, confirmed: bool) -> int | Preview:
        """Do an action; the number of the last event, or the preview of an action that has to be confirmed."""
        async with self.live_matches.open(table) as live:
            check_owner(live, player, seat)
            check_present(live, seat)
            action = live.check_move(seat, text, seen)
            if confirmed or not live.table.confirm_turn or not is_final(live.state, seat, action):
                return await self.append(live, [NewEvent("moved", seat, {"action": text}, action)])
            unchanged = live.snapshot()
        return previews(unchanged.state, seat, [action])[0]

    async def undo(self, table: str, player: str, seat: int, seen: int) -> int:
        async with self.live_matches.open(table) as live:
            check_owner(live, player, seat)
            check_present(live, seat)
            live.check_seen(seat, seen)
            if live.state.is_over():
                raise ApiError("game-over", key="why-game-over")
            move = live.check_undo(seat)
            if move > seen:
                raise ApiError("stale")
            return await self.append(live, [NewEvent("taken-back", seat, {"moves": [move]})])

    async def vote(self, table: str, player: str, seat: int, about: str, to: int | None, *, agree: bool) -> int:
        async with self.live_matches.open(table) as live:
            check_owner(live, player, seat)
            check_present(live, seat)
            check_question(live, about, to, agree=agree)
            events = [NewEvent("voted", seat, {"about": about, "agree": agree, "to": to})]
            if agree and agreed_with(live, seat, about, to) >= set(live.humans()):
                if about == "take-back":
                    events.append(NewEvent("taken-back", None, {"moves": live.moves_after(to or 0)}))
                else:
                    events.append(NewEvent("paused", None))
            return await self.append(live, events)

    async def resume(self, table: str, player: str, seat: int) -> int:
        async with self.live_matches.open(table) as live:
            check_owner(live, player, seat)
            if not live.paused or live.is_over():
                raise ApiError("not-paused")
            return await self.append(live, [NewEvent("resumed", seat)])

    async def leave(self, table: str, player: str, seat: int) -> int:
        async with self.live_matches.open(table) as live:
            check_owner(live, player, seat)
            check_present(live, seat)
            if live.is_over():
                raise ApiError("table-not-playing")
            return await self.append(live, [substitution(live, seat, "left")])

    async def come_back(self, table: str, player: str, seat: int) -> int:
        async with self.live_matches.open(table) as live:
            check_owner(live, player, seat)
            if seat not in live.substitutes or live.is_over():
                raise ApiError("not-absent")
            return await self.append(live, [NewEvent("returned", seat)])

    async def why(self, table: str, player: str, seat: int, text: str) -> ApiError | None:
        """Why an action can't be done now, as the referee says it."""
        live = await self.live_matches.snapshot(table)
        check_owner(live, player, seat)
        try:
            live.check_move(seat, text, live.number)
        except ApiError as error:
            return error
        return None

    async def preview(self, table: str, player: str, seat: int, text: str) -> Preview:
        live = await self.live_matches.snapshot(table)
        check_owner(live, player, seat)
        return previews(live.state, seat, [live.check_move(seat, text, live.number)])[0]

    # What happens by itself

    def on_table_change(self, row: TableRow) -> None:
        """A table was changed through this process."""
        self.live_matches.on_table_change(row.id)
        if row.status == "playing":
            self.advance_soon(row.id)

    def advance_soon(self, table: str) -> None:
        if table not in self.advancing:
            self.advancing.add(table)
            self.background(self.advance(table))

    async def advance(self, table: str) -> None:
        """Clocks that ran out and bots to move: one after the other until a human is to act."""
        try:
            with contextlib.suppress(ApiError):
                while await self.advance_once(table):
                    pass
        finally:
            self.advancing.discard(table)

    async def advance_once(self, table: str) -> bool:
        """Do what is due at a table; says whether more may be due at once."""
        async with self.live_matches.open(table) as live:
            late = [] if live.is_over() else live.clocks.run_out(self.settings.now())
            if late:
                await self.append(live, [substitution(live, seat, "clock") for seat in late])
            seats = live.bots_to_act()
            if not seats:
                return False
            asked = live.snapshot()
        task = task_of(asked, seats[0])
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        text = await self.bot_pool.decide(task)
        async with self.live_matches.open(table) as live:
            action = decided(live, task.seat, text, asked.number) if task.seat in live.bots_to_act() else None
            if action is not None:
                data = {"action": text, "by": task.level}
                await self.append(live, [NewEvent("moved", task.seat, data, action)])
            return bool(live.bots_to_act())

    async def advance_due(self) -> None:
        """Look after every table that is due."""
        now = self.settings.now()
        for table in await self.live_matches.store.read(lambda connection: tables_due(connection, now, MOST_DUE)):
            self.advance_soon(table)

    async def stop(self) -> None:
        """Finish what is being written; bots don't start again."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def check_owner(live: LiveMatch, player: str, seat: int) -> None:
    """Only a seat's owner asks anything for it. Raises ``ApiError``."""
    if not 0 <= seat < len(live.table.seats):
        raise ApiError("no-seat")
    if seat not in live.table.seats_of(player):
        raise ApiError("not-your-seat")


def check_present(live: LiveMatch, seat: int) -> None:
    """While a bot plays for the seat, its owner only looks on. Raises ``ApiError``."""
    if seat in live.substitutes:
        raise ApiError("seat-absent")


def check_question(live: LiveMatch, about: str, to: int | None, *, agree: bool) -> None:
    """Whether there is something to vote on. Raises ``ApiError``."""
    if live.is_over() or live.paused:
        raise ApiError("nothing-to-vote")
    if about == "pause":
        if to is not None:
            raise ApiError("nothing-to-vote")
    elif not live.table.friendly:
        raise ApiError("not-friendly")
    elif to is None or to < 1 or not live.moves_after(to):
        raise ApiError("nothing-to-vote")
    if not agree and live.question(about, to) is None:
        raise ApiError("nothing-to-vote")


def agreed_with(live: LiveMatch, seat: int, about: str, to: int | None) -> set[int]:
    """The seats that agree, this one and those of the same player included."""
    question = live.question(about, to)
    return set(live.seats_beside(seat)) | (question.agreed if question else set())


def decided(live: LiveMatch, seat: int, text: str, seen: int) -> int | None:
    """The action that a bot decided on, unless what others did meanwhile rules it out."""
    try:
        return live.check_move(seat, text, seen)
    except ApiError:
        return None


def substitution(live: LiveMatch, seat: int, reason: str) -> NewEvent:
    return NewEvent("substituted", seat, {"level": live.table.absent_level, "reason": reason})
