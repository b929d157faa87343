"""The games, one folder each. A game imports ``core`` only, never another game."""
