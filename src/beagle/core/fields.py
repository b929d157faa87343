"""Reading a JSON object field by field, with a sentence for each thing that is wrong."""

from beagle.core.errors import BadPosition


class Fields:
    """The fields of one object. ``done`` refuses those that nobody asked for."""

    def __init__(self, where: str, written: dict[str, object]) -> None:
        self.where = where
        self.left = dict(written)
        self.left.pop("game", None)

    @staticmethod
    def of(where: str, written: object) -> "Fields":
        """The fields of a value that should be an object."""
        if not isinstance(written, dict):
            raise BadPosition(f"{where}: expected an object, got {written!r}")
        for key in written:
            if not isinstance(key, str):
                raise BadPosition(f"{where}: expected fields with names, got {key!r}")
        return Fields(where, written)

    def take(self, name: str, default: object) -> object:
        """A field's value as it is."""
        return self.left.pop(name, default)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range; without a default it must be there."""
        value = self.left.pop(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            came = "nothing" if value is None else repr(value)
            raise BadPosition(f"{self.where}: expected {name} to be a whole number from {least} to {most}, got {came}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.left.pop(name, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.where}: expected {name} to be true or false, got {value!r}")
        return value

    def choice(self, name: str, allowed: list[str], default: int) -> int:
        """Which of the allowed words stands there."""
        value = self.left.pop(name, allowed[default])
        if not isinstance(value, str) or value not in allowed:
            raise BadPosition(f"{self.where}: expected {name} to be one of {', '.join(allowed)}, got {value!r}")
        return allowed.index(value)

    def items(self, name: str, least: int, most: int | None = None) -> list[object] | None:
        """A list with so many items, or from ``least`` to ``most``; ``None`` if it is left out."""
        value = self.left.pop(name, None)
        if value is None:
            return None
        return Fields.of_items(name if self.where == "position" else f"{self.where}.{name}", value, least, most)

    @staticmethod
    def of_items(where: str, value: object, least: int, most: int | None = None) -> list[object]:
        """A value that should be a list with so many items."""
        if not isinstance(value, list):
            raise BadPosition(f"{where}: expected a list, got {value!r}")
        highest = least if most is None else most
        if not least <= len(value) <= highest:
            wanted = f"{least}" if least == highest else f"{least} to {highest}"
            raise BadPosition(f"{where}: expected {wanted} items, got {len(value)}")
        return value

    def done(self) -> None:
        """Refuse what is left over."""
        if self.left:
            raise BadPosition(f"{self.where}: unknown field {sorted(self.left)[0]!r}")
