"""A position as JSON in the players' words (docs/positions/darwinci.md): written whole, read whole or in part."""
