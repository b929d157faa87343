"""The two dig sites, hands, and who knows where a bone lies (C-S4, C-B1, C-E2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, insert, pick
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.actions import DRAW
from beagle.games.darwinci.knowledge import forget
from beagle.games.darwinci.news import reveal

HEAD: Final = 0
SIZE: Final = 1
RING: Final = 2

HAND_SIZE: Final = 2
"""Bones in hand at the beginning of a round (C-E2)."""
SETUP_DRAWS: Final = 4
"""Bones that each player draws at set-up (C-S4)."""


def site_size(v: vec[i64], site: i64) -> i64:
    return v[L.site_at(site) + SIZE]


def bones_left(v: vec[i64]) -> i64:
    """In both sites together."""
    return site_size(v, 0) + site_size(v, 1)


def only_site(v: vec[i64]) -> i64:
    """The one site that still has bones; ``EMPTY`` while both have."""
    if site_size(v, 0) == 0:
        return 1
    return pick(site_size(v, 1) == 0, 0, L.EMPTY)


def place_in(site: i64, ring: i64) -> i64:
    """Where in the row a place of a site's ring is."""
    return L.site_at(site) + RING + (ring & (L.SITE_RING - 1))


def bone_at(v: vec[i64], site: i64, depth: i64) -> i64:
    """The bone that lies so deep in a site; 0 is the top."""
    return v[place_in(site, v[L.site_at(site) + HEAD] + depth)]


def put_under(v: vec[i64], site: i64, bone: i64) -> None:
    """C-B1: a bone goes to the bottom of a site."""
    at = L.site_at(site)
    v[place_in(site, v[at + HEAD] + v[at + SIZE])] = bone
    v[at + SIZE] += 1


def draw(v: vec[i64], seat: i64, site: i64, kind: i64) -> None:
    """The top bone of a site goes to a hand. Who knew its place knows the hand it is in."""
    at = L.site_at(site)
    bone = v[place_in(site, v[at + HEAD])]
    v[at + HEAD] = (v[at + HEAD] + 1) & (L.SITE_RING - 1)
    v[at + SIZE] -= 1
    v[L.KNOWN + bone] |= bit(seat)
    if v[L.TRACE + bone]:
        forget(v, seat, bone)
    add_to_hand(v, L.seat_at(seat), bone)
    reveal(v, kind, seat, bone, site)


def add_to_hand(v: vec[i64], at: i64, bone: i64) -> None:
    v[at + L.HAND + 1 + v[at + L.HAND]] = bone
    v[at + L.HAND] += 1


def holds(v: vec[i64], at: i64, bone: i64) -> bool:
    place: i64 = 0
    while place < v[at + L.HAND]:
        if v[at + L.HAND + 1 + place] == bone:
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


def legal_draws(v: vec[i64], into: vec[i64]) -> i64:
    """C-S4, C-B1, C-E2: from either site that has bones."""
    count: i64 = 0
    site: i64 = 0
    while site < L.SITES:
        if site_size(v, site) > 0:
            into[count] = DRAW + site
            count += 1
        site += 1
    return count


def legal_from_hand(v: vec[i64], at: i64, base: i64, into: vec[i64]) -> i64:
    """Any bone in hand; ``base`` is where the actions begin that name the bone."""
    count: i64 = 0
    while count < v[at + L.HAND]:
        count = insert(into, count, base + v[at + L.HAND + 1 + count])
    return count
