"""Who plays: guests, ratings, tokens."""

from typing import Annotated

from msgspec import Meta, Struct

from beagle.server.wire.basics import Name


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name is enough to play."""

    name: Name


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps an identity across devices: its name and this passphrase open it."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """Take up an identity that has a passphrase."""

    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Struct, frozen=True):
    """Who is asking. ``player`` is null for a stranger: POST /api/me makes a guest."""

    player: "Player | None"
    has_passphrase: bool = False


class Player(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str


class Rating(Struct, frozen=True):
    """Strength in one game: ``ordinal`` is what tables are sorted by (skill less three times its doubt)."""

    player: Player
    game: str
    skill: float
    doubt: float
    ordinal: float
    matches: int


class GameStatistics(Struct, frozen=True):
    """One player's finished matches of one game."""

    game: str
    matches: int
    victories: int
    best_score: int
    mean_score: float
    achievements: dict[str, int]
    rating: Rating | None = None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a token for a program that plays in one's name."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]


class Token(Struct, frozen=True):
    """A token, told this once: send it as ``Authorization: Bearer …``."""

    id: str
    label: str
    token: str


class TokenInfo(Struct, frozen=True):
    id: str
    label: str
    created: int
