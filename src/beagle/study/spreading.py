"""Spreading work over processes, or over a Ray cluster: the same results in the same order however it is spread."""

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from beagle.core.errors import BadOption, BeagleError
from beagle.study.extras import needed

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 4
"""So many pieces a process wait in line that no process waits, and no more: memory stays flat."""

ANSWER_SECONDS: Final = 5.0

HERE: Final = ""
"""The address of a Ray that is started for the occasion on this machine."""


class WorkerLost(BeagleError):
    """A process was ended from outside."""

    code = "worker-lost"


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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


def in_processes(work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int) -> Iterator[Result]:
    """By processes of this machine."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), ignore_interrupts)
    try:
        under_way: deque[Future[Result]] = deque()
        for piece in pieces:
            under_way.append(pool.submit(work, piece))
            if len(under_way) > AHEAD * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    except BrokenProcessPool:
        raise WorkerLost("a process was ended from outside; what it was playing is lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def check_address(address: str) -> None:
    """Does anything answer there? Ray itself would try for minutes and then end the program. Raises ``BadOption``."""
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
