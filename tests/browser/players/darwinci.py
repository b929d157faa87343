"""Darwinci: draw, place and bid with whatever comes first."""

from tests.browser.players import WAX, Moment

TOUCHED = {
    "draw": [".site.open"],
    "set": [".cell.inviting", ".grip.open"],
    "bought": [".site.open"],
    "return": [".site.open", ".grip.open"],
    "offer": [".grip.open"],
    "bid": [".put.open"],
    "award": [".way.open"],
    "place": [".cell.inviting", ".grip.open"],
    "score": [".scoring .may"],
    "refill": [".site.open"],
}
"""By phase, what may be touched before the wax button."""

OFFERED = [
    f"main.darwinci.acting:not([data-phase=bid]) ~ {WAX}",
    f"main.darwinci.acting[data-phase=bid]:has(.stone.pending:not(.next *)) ~ {WAX}",
    *(f"main.darwinci.acting[data-phase={phase}] {one}" for phase, all in TOUCHED.items() for one in all),
]

MOMENT = Moment("main.acting[data-phase=set] .grip.open", ".grip.taken", ".plot .cell.free", "C-", ".stage .grip")
