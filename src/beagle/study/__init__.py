"""Studying the games: how fast the engine is, how strong the bots are, how fair the rules."""
