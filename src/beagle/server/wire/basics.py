"""What other messages are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta

Sentence = Annotated[dict[str, Any], Meta(title="Sentence")]
View = Annotated[dict[str, Any], Meta(title="View")]
OptionValue = bool | int | str
Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["player", "open", "invited", "bot"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""A player's name; control characters are refused, spaces at the ends are cut."""
SpelledAction = Annotated[str, Meta(max_length=200)]
