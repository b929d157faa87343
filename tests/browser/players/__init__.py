"""How a person plays each game: one module a game, found by its name.

Each has ``OFFERED``: selectors of what may be touched now, the most urgent first. One that ends with ``WAX`` confirms.
"""

WAX = ".action .btn.primary:enabled"
