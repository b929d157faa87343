"""Reading a JSON object field by field, with a sentence for each thing that is wrong."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import BadPosition
from beagle.core.random import GENERATOR, MASK, WORDS


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


def written_generator(v: vec[i64]) -> dict[str, object]:
    """A state's generator, as positions write it."""
    return {"name": GENERATOR, "words": [v[word] for word in range(WORDS)]}


def read_generator(v: vec[i64], fields: Fields) -> None:
    """The generator's own words, where a full position has them."""
    written = fields.take("generator", None)
    if written is None:
        return
    generator = Fields.of("generator", written)
    generator.choice("name", [GENERATOR], 0)
    words = generator.items("words", WORDS)
    if words is None:
        raise BadPosition(f"generator.words: expected {WORDS} numbers, got nothing")
    for index, word in enumerate(words):
        if not isinstance(word, int) or isinstance(word, bool) or not 0 <= word <= MASK:
            raise BadPosition(f"generator.words[{index}]: expected a number from 0 to {MASK}, got {word!r}")
        v[index] = word
    generator.done()


# A view is known to be well shaped; these say so to the type checker.


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def as_object(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def as_objects(value: object) -> list[dict[str, object]]:
    return [as_object(item) for item in as_list(value)]
