"""The two dig sites, hands, and who knows where a bone lies (C-S4, C-B1, C-E2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, pick
from beagle.games.darwinci.layout import EMPTY, HAND, KNOWN, MONEY, SITE_RING, SITES, SPENT, TRACE, seat_at, site_at
from beagle.games.darwinci.mixing import forget, mix_hand
from beagle.games.darwinci.tidings import reveal

HEAD: Final = 0
SIZE: Final = 1
RING: Final = 2

PRICE: Final = 3
"""What two bones cost (C-B1)."""
BOUGHT_BONES: Final = 2
HAND_SIZE: Final = 2
SETUP_DRAWS: Final = 4


def site_size(v: vec[i64], site: i64) -> i64:
    return v[site_at(site) + SIZE]


def bones_left(v: vec[i64]) -> i64:
    """In both sites together."""
    return site_size(v, 0) + site_size(v, 1)


def only_site(v: vec[i64]) -> i64:
    """The one site that still has bones; ``EMPTY`` while both have."""
    if site_size(v, 0) == 0:
        return 1
    return pick(site_size(v, 1) == 0, 0, EMPTY)


def place_in(site: i64, ring: i64) -> i64:
    """Where in the row a place of a site's ring is."""
    return site_at(site) + RING + (ring & (SITE_RING - 1))


def bone_at(v: vec[i64], site: i64, depth: i64) -> i64:
    """The bone that lies so deep in a site; 0 is the top."""
    return v[place_in(site, v[site_at(site) + HEAD] + depth)]


def put_under(v: vec[i64], site: i64, bone: i64) -> None:
    """C-B1: a bone goes to the bottom of a site."""
    at = site_at(site)
    v[place_in(site, v[at + HEAD] + v[at + SIZE])] = bone
    v[at + SIZE] += 1


def draw(v: vec[i64], seat: i64, site: i64, kind: i64) -> None:
    """The top bone of a site goes to a hand. Who knew its place knows the hand it is in."""
    at = site_at(site)
    bone = v[place_in(site, v[at + HEAD])]
    v[at + HEAD] = (v[at + HEAD] + 1) & (SITE_RING - 1)
    v[at + SIZE] -= 1
    v[KNOWN + bone] |= bit(seat)
    if v[TRACE + bone]:
        forget(v, seat, bone)
    add_to_hand(v, seat_at(seat), bone)
    reveal(v, kind, seat, bone, site)


def add_to_hand(v: vec[i64], at: i64, bone: i64) -> None:
    v[at + HAND + 1 + v[at + HAND]] = bone
    v[at + HAND] += 1


def holds(v: vec[i64], at: i64, bone: i64) -> bool:
    place: i64 = 0
    while place < v[at + HAND]:
        if v[at + HAND + 1 + place] == bone:
            return True
        place += 1
    return False


def take_from(v: vec[i64], row: i64, bone: i64) -> None:
    """Take a bone out of a hand or out of the won bones: a count, then the bones."""
    last = v[row] - 1
    place: i64 = 0
    while v[row + 1 + place] != bone:
        place += 1
    while place < last:
        v[row + 1 + place] = v[row + 2 + place]
        place += 1
    v[row] = last


def may_buy(v: vec[i64], at: i64) -> bool:
    """C-B1: with enough money, while the sites have two bones."""
    return v[at + MONEY] >= PRICE and bones_left(v) >= BOUGHT_BONES


def pay_for_bones(v: vec[i64], at: i64) -> None:
    """C-B1."""
    v[at + MONEY] -= PRICE
    v[at + SPENT] += PRICE


def give_back(v: vec[i64], players: i64, seat: i64, bone: i64, site: i64) -> None:
    """C-B1: a bone from hand goes under a site. Others no longer know which of the hand's bones are where."""
    at = seat_at(seat)
    mix_hand(v, players, seat)
    place: i64 = 0
    while place < v[at + HAND]:
        v[KNOWN + v[at + HAND + 1 + place]] = bit(seat)
        place += 1
    take_from(v, at + HAND, bone)
    put_under(v, site, bone)


def sites_with_bones(v: vec[i64]) -> list[int]:
    return [site for site in range(SITES) if site_size(v, site) > 0]
