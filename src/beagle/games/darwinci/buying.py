"""Buying: two bones for three Darwin, two of the hand go back under a site (C-B1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, insert
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import BUY, PASS, RETURN
from beagle.games.darwinci.knowledge import mix_hand
from beagle.games.darwinci.news import DREW_LAST
from beagle.games.darwinci.sites import bones_left, draw, only_site, put_under, take_from

PRICE: Final = 3
"""What two bones cost (C-B1)."""
BOUGHT_BONES: Final = 2


def may_buy(v: vec[i64], at: i64) -> bool:
    """C-B1: with enough money, while the sites have two bones."""
    return v[at + L.MONEY] >= PRICE and bones_left(v) >= BOUGHT_BONES


def legal_purchase(into: vec[i64]) -> i64:
    """C-B1: buy or not; who can't is never asked."""
    into[0] = PASS
    into[1] = BUY
    return 2


def pay_for_bones(v: vec[i64], at: i64) -> None:
    """C-B1: the price goes to the bank, two bones are due for it."""
    v[at + L.MONEY] -= PRICE
    v[at + L.SPENT] += PRICE
    v[L.DRAWS_LEFT] = BOUGHT_BONES


def draw_bought(v: vec[i64]) -> None:
    """C-B1: the buyer chooses a site for each bone, unless only one has any; then bones go back."""
    v[L.PHASE] = L.BOUGHT
    while v[L.DRAWS_LEFT] > 0 and only_site(v) != L.EMPTY:
        draw(v, v[L.TURN], only_site(v), DREW_LAST)
        v[L.DRAWS_LEFT] -= 1
    if v[L.DRAWS_LEFT] == 0:
        v[L.PHASE] = L.RETURNING
        v[L.RETURN_SITE] = L.EMPTY


def legal_returns(v: vec[i64], at: i64, into: vec[i64]) -> i64:
    """C-B1: any bone in hand, both under the same site."""
    count: i64 = 0
    place: i64 = 0
    while place < v[at + L.HAND]:
        site: i64 = 0
        while site < L.SITES:
            if v[L.RETURN_SITE] == L.EMPTY or v[L.RETURN_SITE] == site:
                count = insert(into, count, RETURN + L.SITES * v[at + L.HAND + 1 + place] + site)
            site += 1
        place += 1
    return count


def give_back(v: vec[i64], players: i64, seat: i64, bone: i64, site: i64) -> None:
    """C-B1: a bone from hand goes under a site. Others no longer know which of the hand's bones are where."""
    at = L.seat_at(seat)
    mix_hand(v, players, seat)
    place: i64 = 0
    while place < v[at + L.HAND]:
        v[L.KNOWN + v[at + L.HAND + 1 + place]] = bit(seat)
        place += 1
    take_from(v, at + L.HAND, bone)
    put_under(v, site, bone)
