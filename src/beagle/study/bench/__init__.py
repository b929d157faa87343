"""The bench: how fast the engine and the interfaces for study are. Its figures are in ``docs/speed.md``."""
