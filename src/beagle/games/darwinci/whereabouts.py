"""Where every bone is: in a site, a hand, before a player, in a plot, or out of the game (C-C1)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinci import layout as L
from beagle.games.darwinci.plot import bone_in
from beagle.games.darwinci.sites import bone_at, site_size


def hand_of(v: vec[i64], seat: i64) -> list[int]:
    """The bones in a hand."""
    at = L.seat_at(seat) + L.HAND
    return [v[at + 1 + place] for place in range(v[at])]


def won_by(v: vec[i64], seat: i64) -> list[int]:
    """The bones that a seat has won and has still to place."""
    at = L.seat_at(seat) + L.WON
    return [v[at + 1 + place] for place in range(v[at])]


def bones_in(v: vec[i64], site: i64) -> list[int]:
    """The bones of a site, the top one first."""
    return [bone_at(v, site, depth) for depth in range(site_size(v, site))]


def face_down(v: vec[i64], players: i64) -> list[int]:
    """The bones in sites and hands."""
    found: list[int] = []
    for site in range(L.SITES):
        found += bones_in(v, site)
    for seat in range(players):
        found += hand_of(v, seat)
    return found


def in_play(v: vec[i64], players: i64) -> list[int]:
    """Every bone that is still in the game."""
    found = face_down(v, players)
    for seat in range(players):
        at = L.seat_at(seat)
        found += won_by(v, seat)
        found += [int(bone_in(v, at, cell)) for cell in range(L.CELLS) if v[at + L.CELLS_AT + cell] != L.EMPTY]
        if v[at + L.OFFER] != L.EMPTY:
            found.append(int(v[at + L.OFFER]))
    return found


def gone(v: vec[i64], players: i64) -> list[int]:
    """The bones that have left the game; everybody saw them go."""
    found = set(in_play(v, players))
    return [bone for bone in range(L.BONES) if bone not in found]
