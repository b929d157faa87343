"""Positions as JSON in the players' words (docs/positions/darwinning.md): written whole, read whole or in part."""
