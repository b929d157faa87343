"""Small arithmetic for hot paths: the builtins ``min`` and ``max`` would box their numbers."""

from mypy_extensions import i64


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def most(a: i64, b: i64) -> i64:
    return a if a > b else b


def bit_count(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
