"""Matches on a server: lobby, live play, storage. It knows no game."""
