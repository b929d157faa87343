"""Darwinning!: play the first cards offered, use the best open cards, improve with the first, eat what may be."""

from tests.browser.players import WAX, Moment

CHOSEN = [
    ".hand .picked",
    ".naming .on",
    ".survival .on",
    ".loot .on",
    ".improve:not(.planning) .on",
    ".discards li [aria-pressed=true]",
]
OFFERED = [
    f"main.darwinning:has({', '.join(CHOSEN)}) ~ {WAX}",
    ".naming .can:not(.on)",
    ".survival .can:not(.on)",
    ".loot .can:not(.on)",
    ".improve .places .way:not(.vain):not(.on)",
    ".improve:not(.planning) .group .way:not(.vain):not(.on)",
    ".discards li button",
    ".hand .can",
    f"main.darwinning ~ {WAX}",
    "main.darwinning:has(.survival) ~ .action .btn.pass",
]

MOMENT = Moment(".hand .can", ".hand .picked", ".open button", "W-D2", ".hand .kard")
