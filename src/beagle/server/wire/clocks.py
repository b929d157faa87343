"""Clocks."""

from typing import Annotated

from msgspec import Meta, Struct


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class TurnClock(Struct, frozen=True, tag_field="kind", tag="turn"):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class TotalClock(Struct, frozen=True, tag_field="kind", tag="total"):
    """So many seconds for the whole match, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=36000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each turn: players need not be there at the same time."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | TurnClock | TotalClock | DaysClock
