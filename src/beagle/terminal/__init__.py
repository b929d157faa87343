"""Beagle in a terminal: the plain line mode, replays and reports as text."""
