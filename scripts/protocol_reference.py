"""Writes the reference at the end of ``docs/protocol.md`` from ``wire``.

python -m scripts.protocol_reference docs/protocol.md
"""

import inspect
import sys
import typing
from pathlib import Path
from typing import Final

import msgspec

from beagle.core.errors import BeagleError
from beagle.match.files import read_text, write_text
from beagle.server import wire
from scripts.wire_typescript import spell

MARK: Final = "<!-- From here on, generated from src/beagle/server/wire by python -m scripts.protocol_reference -->\n"

CHAPTERS: Final = (
    ("From the client", typing.get_args(wire.ClientMessage)),
    ("From the server", typing.get_args(wire.ServerMessage)),
    ("The log's entries", typing.get_args(wire.Entry)),
    ("Streams for programs", typing.get_args(wire.StreamLine)),
    ("Parts", (wire.LegalAction, wire.Preview, wire.ClockFace, wire.Vote, wire.MatchResult, wire.Table, wire.Seat)),
)


def reference() -> str:
    """Every message with its fields."""
    parts = [MARK]
    for title, structs in CHAPTERS:
        parts.append(f"\n## {title}\n")
        parts += [section(struct) for struct in structs]
    return "".join(parts)


def section(struct: type[msgspec.Struct]) -> str:
    """One message: its name on the wire, what it is for, its fields in TypeScript's spelling."""
    tag = struct.__struct_config__.tag
    lines = ["", f"### {f'`{tag}`' if tag else struct.__name__}", ""]
    text = struct.__dict__.get("__doc__")
    if text:
        lines += [inspect.cleandoc(text).replace("``", "`"), ""]
    hints = typing.get_type_hints(struct, include_extras=True)
    fields = msgspec.structs.fields(struct)
    if fields:
        lines += ["| field | type | default |", "|---|---|---|"]
    for field in fields:
        kind = spell(hints[field.name]).replace("|", "\\|")
        default = "" if field.required else f"`{msgspec.json.encode(default_of(field)).decode()}`"
        lines.append(f"| `{field.name}` | `{kind}` | {default} |")
    return "\n".join(lines) + "\n"


def default_of(field: msgspec.structs.FieldInfo) -> object:
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def with_reference(page: str) -> str:
    """A page with its reference brought up to date."""
    return page.partition(MARK)[0] + reference()


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m scripts.protocol_reference docs/protocol.md", file=sys.stderr)
        return 2
    try:
        write_text(Path(arguments[0]), with_reference(read_text(arguments[0])))
    except BeagleError as error:
        print(f"beagle: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
