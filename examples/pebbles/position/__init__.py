"""Positions: the whole state as JSON in the players' words."""
