"""The stream for programs, one JSON object a line: these, and the messages of live play."""

from typing import Literal

from msgspec import Struct


class NoticeMessage(Struct, frozen=True, tag_field="type", tag="notice"):
    """At one of my tables: ``turn`` (a seat of mine is to act), ``started``, ``over``."""

    about: Literal["turn", "started", "over"]
    table: str
    game: str
    seats: list[int]
    number: int


class IdleMessage(Struct, frozen=True, tag_field="type", tag="idle"):
    """Nothing happened for a while; the connection lives."""


StreamLine = NoticeMessage | IdleMessage
