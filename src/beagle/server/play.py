"""Live play: what a seat may ask of its match. Every request is checked here; what is refused changes nothing."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from beagle.server import wire
from beagle.server.desks import Desks, News
from beagle.server.fold import Live
from beagle.server.outgoing import preview_of
from beagle.server.rows import tables_due
from beagle.server.settings import Settings
from beagle.server.thinking import Thinkers, task_of
from beagle.server.trouble import Trouble

LOG: Final = logging.getLogger("beagle")

MOST_DUE: Final = 50


class Play:
    def __init__(self, settings: Settings, desks: Desks, thinkers: Thinkers) -> None:
        self.settings = settings
        self.desks = desks
        self.thinkers = thinkers
        self.tended: set[str] = set()
        """The tables whose bots are thinking, through this process."""
        self.tasks: set[asyncio.Task[Any]] = set()
        desks.after_event = self.after_event

    async def whole(self, request: Coroutine[Any, Any, Any]) -> Any:
        """Carry a request out to its end, even if whoever asked hangs up: half a change would be none of theirs."""
        return await asyncio.shield(self.background(request))

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Trouble):
            LOG.error("a task failed", exc_info=task.exception())

    # Requests of a seat

    async def move(self, table: str, player: str, request: wire.Move) -> int | wire.Preview:
        """Do an action; the number of the last event, or the preview of an action that has to be confirmed."""
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            check_at_the_seat(live, request.seat)
            action = live.check_move(request.seat, request.action, request.seen)
            if live.table.confirm_turn and not request.confirmed:
                preview = preview_of(live, request.seat, action)
                if preview.final:
                    return preview
            return await self.desks.append(live, [("moved", request.seat, {"action": request.action})])

    async def undo(self, table: str, player: str, request: wire.Undo) -> int:
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            check_at_the_seat(live, request.seat)
            live.check_seen(request.seat, request.seen)
            if live.state.is_over():
                raise Trouble("game-over", key="why-game-over")
            move = live.check_undo(request.seat)
            if move > request.seen:
                raise Trouble("stale")
            return await self.desks.append(live, [("taken-back", request.seat, {"moves": [move]})])

    async def vote(self, table: str, player: str, request: wire.CastVote) -> int:
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            check_at_the_seat(live, request.seat)
            check_question(live, request)
            vote = {"about": request.about, "agree": request.agree, "to": request.to}
            news: list[News] = [("voted", request.seat, vote)]
            if request.agree and agreed_with(live, request) >= set(live.humans()):
                decided: News = ("paused", None, {})
                if request.about == "take-back":
                    decided = ("taken-back", None, {"moves": live.moves_after(request.to or 0)})
                news.append(decided)
            return await self.desks.append(live, news)

    async def resume(self, table: str, player: str, request: wire.Resume) -> int:
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            if not live.paused or live.is_over():
                raise Trouble("not-paused")
            return await self.desks.append(live, [("resumed", request.seat, {})])

    async def leave(self, table: str, player: str, seat: int) -> int:
        async with self.desks.open(table) as live:
            check_owner(live, player, seat)
            check_at_the_seat(live, seat)
            if live.is_over():
                raise Trouble("table-not-playing")
            return await self.desks.append(live, [substitution(live, seat, "left")])

    async def come_back(self, table: str, player: str, request: wire.Return) -> int:
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            if request.seat not in live.substitutes or live.is_over():
                raise Trouble("not-absent")
            return await self.desks.append(live, [("returned", request.seat, {})])

    async def why(self, table: str, player: str, request: wire.Why) -> Trouble | None:
        """Why an action can't be done now, as the referee says it."""
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            try:
                live.check_move(request.seat, request.action, live.number)
            except Trouble as trouble:
                return trouble
            return None

    async def preview(self, table: str, player: str, request: wire.AskPreview) -> wire.Preview:
        async with self.desks.open(table) as live:
            check_owner(live, player, request.seat)
            return preview_of(live, request.seat, live.check_move(request.seat, request.action, live.number))

    # What happens by itself

    def after_event(self, live: Live) -> None:
        """Let the bots move, if it is their turn."""
        if live.bots_to_act():
            self.tend_soon(live.table.id)

    def tend_soon(self, table: str) -> None:
        if table not in self.tended:
            self.tended.add(table)
            self.background(self.tend(table))

    async def tend(self, table: str) -> None:
        """Clocks that ran out and bots to move: one after the other until a human is to act."""
        try:
            with contextlib.suppress(Trouble):
                while await self.tend_once(table):
                    pass
        finally:
            self.tended.discard(table)

    async def tend_once(self, table: str) -> bool:
        """Do what is due at a table; says whether more may be due at once."""
        async with self.desks.open(table) as live:
            late = [] if live.is_over() else live.clocks.run_out(self.settings.now())
            if late:
                await self.desks.append(live, [substitution(live, seat, "clock") for seat in late])
            seats = live.bots_to_act()
            if not seats:
                return False
            number, task = live.number, task_of(live, seats[0])
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        action = await self.thinkers.decide(task)
        async with self.desks.open(table) as live:
            if task.seat in live.bots_to_act() and is_still_good(live, task.seat, action, number):
                await self.desks.append(live, [("moved", task.seat, {"action": action, "by": task.level})])
            return bool(live.bots_to_act())

    async def sweep(self) -> None:
        """Look after every table that is due."""
        now = self.settings.now()
        for table in await self.desks.store.read(lambda connection: tables_due(connection, now, MOST_DUE)):
            self.tend_soon(table)

    async def stop(self) -> None:
        """Finish what is being written; bots don't start anew."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def check_owner(live: Live, player: str, seat: int) -> None:
    """Only a seat's owner asks anything for it. Raises ``Trouble``."""
    if not 0 <= seat < len(live.table.seats):
        raise Trouble("no-seat")
    if seat not in live.table.seats_of(player):
        raise Trouble("not-your-seat")


def check_at_the_seat(live: Live, seat: int) -> None:
    """While a bot plays for the seat, its owner only looks on."""
    if seat in live.substitutes:
        raise Trouble("seat-absent")


def check_question(live: Live, request: wire.CastVote) -> None:
    """Whether there is something to vote on. Raises ``Trouble``."""
    if live.is_over() or live.paused:
        raise Trouble("nothing-to-vote")
    if request.about == "pause":
        if request.to is not None:
            raise Trouble("nothing-to-vote")
    elif not live.table.friendly:
        raise Trouble("not-friendly")
    elif request.to is None or request.to < 1 or not live.moves_after(request.to):
        raise Trouble("nothing-to-vote")
    if not request.agree and live.question(request.about, request.to) is None:
        raise Trouble("nothing-to-vote")


def agreed_with(live: Live, request: wire.CastVote) -> set[int]:
    """The seats that agree, this one and those of the same player included."""
    question = live.question(request.about, request.to)
    return set(live.seats_beside(request.seat)) | (question.agreed if question else set())


def is_still_good(live: Live, seat: int, action: str, seen: int) -> bool:
    """Whether a bot's decision still stands after what others did meanwhile."""
    try:
        live.check_move(seat, action, seen)
    except Trouble:
        return False
    return True


def substitution(live: Live, seat: int, reason: str) -> News:
    return ("substituted", seat, {"level": live.table.absent_level, "reason": reason})
