"""Work spread over processes: a killed process is told, and Ctrl-C keeps what is finished."""

import os
import signal
import time
from threading import Timer

import pytest

from beagle.study.pool import WorkerLost, piece_size, spread


def end_the_process(piece: int) -> int:
    os._exit(piece)


def test_a_process_that_is_killed_is_told() -> None:
    with pytest.raises(WorkerLost, match="a process was ended from outside"):
        list(spread(end_the_process, [1], 2))


def take_seconds(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_what_is_finished_soon_after_ctrl_c_is_kept_and_the_rest_is_left() -> None:
    results = spread(take_seconds, [0.0, 0.6, 0.7, 3.0, 0.1, 0.1], 2)
    found = [next(results)]
    Timer(0.2, os.kill, [os.getpid(), signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        found.extend(results)
    assert found == [0.0, 0.6, 0.7]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize(
    ("bots", "size"),
    [
        (["1", "random"], 1000),
        (["greedy", "random"], 4),
        (["2", "3"], 4),
        (["5", "random"], 1),
        (["5@0.1", "3"], 1),
        (["openspiel@2", "random"], 1),
    ],
)
def test_the_slower_the_bots_the_fewer_games_make_a_piece(bots: list[str], size: int) -> None:
    assert piece_size(bots, quick=1000, usual=4, slow=1) == size
