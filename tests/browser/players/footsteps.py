"""Sur les traces de Darwin: take the nearest tile, develop the first theory."""

from tests.browser.players import WAX, Moment

OFFERED = [
    "dialog[open]:has(.pick.chosen) .btn.primary:enabled",
    "dialog[open] .pick",
    f"main.footsteps:has(.take.chosen) ~ {WAX}",
    ".take.can",
]

MOMENT = Moment(".take.can", ".take.chosen", ".take:not(.can)", "F-T3", ".place")
