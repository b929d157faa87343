"""A position as JSON in the players' words (docs/positions.md): written whole, read back whole or from a few lines."""
