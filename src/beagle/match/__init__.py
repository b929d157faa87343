"""A match from the outside: the catalogue of games, records, the referee, replay, positions, texts."""
