"""Work spread over processes, or over a Ray cluster: the same results in the same order however it is spread."""

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import islice, takewhile
from time import monotonic
from typing import Any, Final, TypeVar

from beagle.core.errors import BadOption, BeagleError
from beagle.match.catalogue import Game, game
from beagle.study.extras import needed
from beagle.study.interrupts import deaf_children, noted_interrupts

Piece = TypeVar("Piece")
Result = TypeVar("Result")

QUICK_BOTS: Final = frozenset({"1", "random"})
"""Bots that play thousands of games a second."""
SLOW_BOTS: Final = frozenset({"4", "5", "search", "openspiel"})
"""Bots that think for so long that a game may take a minute."""

AHEAD: Final = 4
"""Pieces that wait in line for each process: enough that no process is idle, few enough that memory stays flat."""

SECONDS_BETWEEN_LOOKS: Final = 0.1
"""How often it is looked whether Ctrl-C was pressed."""

SECONDS_TO_FINISH: Final = 1.0
"""After Ctrl-C, the time that processes have to finish the pieces they have begun."""

ANSWER_SECONDS: Final = 5.0
"""How long a Ray cluster may take to answer."""

HERE: Final = ""
"""The address of a Ray cluster that is started on this machine for one command."""


class WorkerLost(BeagleError):
    """A process was ended from outside."""

    code = "worker-lost"


@lru_cache(maxsize=4)
def loaded(name: str, components: str | None) -> Game:
    """A game, read once by each process."""
    return game(name, components)


def piece_size(bots: Iterable[str], quick: int, usual: int, slow: int) -> int:
    """How many games a piece has: ``slow`` if there is one slow bot among these, ``quick`` if all are quick."""
    kinds = {bot.partition("@")[0] for bot in bots}
    if kinds & SLOW_BOTS:
        return slow
    return quick if kinds <= QUICK_BOTS else usual


def spread(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int, ray: str | None = None
) -> Iterator[Result]:
    """What ``work`` makes of each piece, in their order, as soon as it is there. Raises ``WorkerLost``."""
    if ray is not None:
        yield from on_ray(work, pieces, jobs, ray)
    elif jobs == 1:
        yield from map(work, pieces)
    else:
        yield from in_processes(work, pieces, jobs)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int) -> Iterator[Result]:
    """By processes of this machine. After Ctrl-C, what is finished still comes, and then ``KeyboardInterrupt``."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), ignore_interrupts)
    under_way: deque[Future[Result]] = deque()
    left = iter(pieces)
    others = multiprocessing.active_children()
    try:
        with noted_interrupts() as interrupted:
            while not interrupted.is_set():
                for piece in islice(left, AHEAD * jobs - len(under_way)):
                    with deaf_children():
                        under_way.append(pool.submit(work, piece))
                if not under_way:
                    return
                if wait([under_way[0]], SECONDS_BETWEEN_LOOKS).done:
                    yield under_way.popleft().result()
            yield from soon_finished(under_way)
        # What they still play would keep the program from ending for as long as a game takes.
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise KeyboardInterrupt
    except BrokenProcessPool:
        raise WorkerLost("a process was ended from outside; what it was playing is lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def soon_finished(under_way: deque[Future[Result]]) -> Iterator[Result]:
    """The results of the first pieces in line, up to one that is not begun or takes too long."""
    begun = list(takewhile(lambda future: future.running() or future.done(), under_way))
    end = monotonic() + SECONDS_TO_FINISH
    for future in begun:
        if not wait([future], max(0.0, end - monotonic())).done:
            return
        yield future.result()


def check_address(address: str) -> None:
    """Whether anything answers there; Ray would try for minutes and then end the program. Raises ``BadOption``."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isascii() or not port.isdigit():
        raise BadOption(f"expected the address of a Ray cluster as HOST:PORT or ray://HOST:PORT, got {address!r}")
    try:
        socket.create_connection((host, int(port)), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise BadOption(f"there is no Ray cluster at {address!r}: {error}") from None


def on_ray(work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int, address: str) -> Iterator[Result]:
    """By a Ray cluster: the one at ``address``, or one of ``jobs`` processes that is started ``HERE``."""
    ray = needed("ray", "ray")
    if address == HERE:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="error")
    else:
        check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        task = ray.remote(max_retries=2)(work)
        room = AHEAD * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        under_way: deque[Any] = deque()
        for piece in pieces:
            under_way.append(task.remote(piece))
            if len(under_way) > room:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    except ray.exceptions.WorkerCrashedError:
        raise WorkerLost("a process of the Ray cluster was lost; what it was playing is lost") from None
    finally:
        ray.shutdown()
