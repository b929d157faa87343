"""Writes ``web/src/wire.ts`` from ``wire``: ``python -m scripts.wire_typescript web/src/wire.ts``."""

import inspect
import sys
import typing
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal

import msgspec

from beagle.core.errors import BeagleError
from beagle.match.files import write_text
from beagle.server import wire

HEAD: Final = """// The wire types, generated from src/beagle/server/wire. Don't edit them here:
// python -m scripts.wire_typescript web/src/wire.ts

/** A sentence: its key and its parameters, to be put into words with the game's Fluent files. */
export interface Sentence {
  key: string;
  then?: Sentence[];
  [parameter: string]: unknown;
}

/** What a seat or a spectator may see: each game has its own shape. */
export type View = Record<string, unknown>;
"""

PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}

ALIASES: Final = ("OptionValue", "Status", "SeatKind", "Clock", "Entry", "ServerMessage", "ClientMessage", "StreamLine")
"""Names in ``wire`` that stand for a union."""


def typescript() -> str:
    """The whole file."""
    structs = [thing for thing in vars(wire).values() if is_struct(thing) and thing is not msgspec.Struct]
    aliases = [f"export type {name} = {spell(getattr(wire, name), whole=True)};\n" for name in ALIASES]
    return "\n".join([HEAD, *(interface(struct) for struct in structs), *aliases])


def is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface; a field with a default may be left out by the sender."""
    hints = typing.get_type_hints(struct, include_extras=True)
    config = struct.__struct_config__
    lines = [f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {quote(config.tag)};")
    incoming = config.forbid_unknown_fields
    for field in msgspec.structs.fields(struct):
        optional = "?" if incoming and not field.required else ""
        lines.append(f"  {field.name}{optional}: {spell(hints[field.name])};")
    return comment(struct) + "\n".join([*lines, "}"]) + "\n"


def comment(struct: type[msgspec.Struct]) -> str:
    """The struct's docstring, if it was given one."""
    text = struct.__dict__.get("__doc__") or ""
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def spell(hint: Any, *, whole: bool = False) -> str:
    """A type in TypeScript; ``whole`` spells a named union out."""
    if not whole:
        for name in ALIASES:
            if hint == getattr(wire, name):
                return name
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        title = next((meta.title for meta in arguments[1:] if isinstance(meta, msgspec.Meta)), None)
        return title or spell(arguments[0])
    if origin in (typing.Union, UnionType):
        return " | ".join(spell(part) for part in arguments)
    if origin is Literal:
        return " | ".join(quote(value) for value in arguments)
    if origin is list:
        item = spell(arguments[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{spell(arguments[0])}, {spell(arguments[1])}>"
    if hint in PLAIN:
        return PLAIN[hint]
    if is_struct(hint):
        return str(hint.__name__)
    raise TypeError(f"no TypeScript for {hint!r}")


def quote(value: object) -> str:
    """A literal."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m scripts.wire_typescript web/src/wire.ts", file=sys.stderr)
        return 2
    try:
        write_text(Path(arguments[0]), typescript())
    except BeagleError as error:
        print(f"beagle: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
