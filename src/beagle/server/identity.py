"""Identities: guests with a signed cookie, passphrases, tokens for programs."""

import hashlib
import hmac
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from beagle.server.errors import ApiError

COOKIE: Final = "beagle"
COOKIE_DAYS: Final = 400
DAY: Final = 86_400_000

HASHER: Final = PasswordHasher()

LONGEST_NAME: Final = 40


def new_id() -> str:
    """An id that nobody can guess: 128 bits."""
    return secrets.token_hex(16)


def clean_name(name: str) -> str:
    """A name without stray spaces. Raises ``ApiError`` for one that can't be shown."""
    cleaned = " ".join(name.split())
    if not 0 < len(cleaned) <= LONGEST_NAME or not cleaned.isprintable():
        raise ApiError("bad-name")
    return cleaned


def account_of(name: str) -> str:
    """The form in which names with a passphrase are compared: two that differ in case alone are the same."""
    return clean_name(name).casefold()


def sign(secret: bytes, player: str, now: int) -> str:
    """The cookie of a player."""
    body = f"{player}.{now + COOKIE_DAYS * DAY}"
    return f"{body}.{seal(secret, body)}"


def seal(secret: bytes, body: str) -> str:
    return hmac.new(secret, b"cookie " + body.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def verify(secret: bytes, cookie: str, now: int) -> str:
    """Whose cookie this is. Raises ``ApiError``."""
    body, _, sealed = cookie.rpartition(".")
    if not hmac.compare_digest(seal(secret, body).encode(), sealed.encode("utf-8", "replace")):
        raise ApiError("bad-session")
    player, _, expires = body.partition(".")
    if int(expires) <= now:
        raise ApiError("session-expired")
    return player


def hash_passphrase(passphrase: str) -> str:
    """Slow on purpose: to be called in a thread."""
    return HASHER.hash(passphrase)


NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$MTIzNDU2Nzg5MDEyMzQ1Ng$lbQpLwXR2hkZwMd6hZxD5mHDp7TpbBGk1mZC1MZxO3E"
"""The hash compared with when there is no such account, so that the answer takes as long."""


def is_passphrase(hashed: str | None, passphrase: str) -> bool:
    """Whether a passphrase is right. Slow on purpose: to be called in a thread."""
    try:
        HASHER.verify(hashed or NOBODYS, passphrase)
    except VerificationError:
        return False
    return hashed is not None


def new_token() -> str:
    return "beagle_" + secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Tokens are long and random: a plain hash keeps them safe, and finds them without comparing."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def same_secret(one: str | None, other: str | None) -> bool:
    """Compare in constant time; nothing is equal to a missing secret."""
    if one is None or other is None:
        return False
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))
