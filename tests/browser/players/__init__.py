"""How a person plays each game: one module a game, found by its name.

Each has ``act(page, hand)``: do one thing that is offered now, and say whether there was one.
"""
