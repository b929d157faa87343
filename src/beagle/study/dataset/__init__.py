"""Data sets: positions, moves and values of many games as a Parquet table, with a card that describes it."""

from beagle.study.dataset.card import COLUMNS, Wanted
from beagle.study.dataset.rows import write_dataset

__all__ = ["COLUMNS", "Wanted", "write_dataset"]
