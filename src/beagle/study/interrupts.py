"""Ctrl-C where it must not break off what is being done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, current_thread, main_thread


@contextmanager
def noted_interrupts() -> Iterator[Event]:
    """Ctrl-C sets this event instead of raising ``KeyboardInterrupt``."""
    asked = Event()
    if current_thread() is not main_thread():
        yield asked
        return
    usual = signal.signal(signal.SIGINT, lambda *_: asked.set())
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C isn't heard: for the moment that writing results takes, since half of them would be in the way."""
    with noted_interrupts():
        yield


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started here don't hear of Ctrl-C, not even while they still import what they need."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
