"""Dealing again what a seat can't know: the order of the bag, the same secret for all (P-4)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import seed_generator
from examples.pebbles.bag import mix_bag


def deal_hidden(v: vec[i64], seed: int) -> None:
    """A bag that nobody can tell from the true one, and chance that begins from ``seed``."""
    seed_generator(v, seed)
    mix_bag(v)
