"""Who knows where a bone lies, and what can still be told of one whose hand was mixed (C-B1).

A player who knows a bone in another's hand sees the other put two of four bones back face down: from then on the bone
is one of these few. Such bones are a *group* for that viewer. A viewer *names* the bones that it knows to be in the
group; the group's places are wherever its bones lie, and the viewer follows these, for it sees every bone move. A state
keeps four bits a bone for each viewer: the group, numbered by the seat that mixed it, and whether it is named.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import pick
from beagle.games.darwinci import layout as L

BITS: Final = 4
GROUP: Final = 7
NAMED: Final = 8
WHOLE: Final = 15
NO_GROUP: Final = 0


def knows(v: vec[i64], seat: i64, bone: i64) -> bool:
    """Does the seat know where this bone lies?"""
    return ((v[L.KNOWN + bone] >> seat) & 1) == 1


def group_in(trace: i64, viewer: i64) -> i64:
    """The viewer's group in a bone's trace."""
    return (trace >> (BITS * viewer)) & GROUP


def group_of(v: vec[i64], viewer: i64, bone: i64) -> i64:
    """The viewer's group that a bone is in."""
    return group_in(v[L.TRACE + bone], viewer)


def names(v: vec[i64], viewer: i64, bone: i64) -> bool:
    """Does the viewer know that the bone is in its group?"""
    return ((v[L.TRACE + bone] >> (BITS * viewer)) & NAMED) != 0


def with_trace(trace: i64, viewer: i64, group: i64, named: bool) -> i64:
    """A trace in which the viewer's part is replaced."""
    shift = BITS * viewer
    whole: i64 = WHOLE
    return (trace & ~(whole << shift)) | ((group | pick(named, NAMED, 0)) << shift)


def put_in_group(v: vec[i64], viewer: i64, bone: i64, group: i64, named: bool) -> None:
    """The bone joins a group; a group that it was in becomes one with it."""
    old = group_of(v, viewer, bone)
    if old != NO_GROUP and old != group:
        other: i64 = 0
        while other < L.BONES:
            if group_of(v, viewer, other) == old:
                v[L.TRACE + other] = with_trace(v[L.TRACE + other], viewer, group, names(v, viewer, other))
            other += 1
    v[L.TRACE + bone] = with_trace(v[L.TRACE + bone], viewer, group, named)


def forget(v: vec[i64], viewer: i64, bone: i64) -> None:
    """The viewer has seen the bone itself."""
    v[L.TRACE + bone] = with_trace(v[L.TRACE + bone], viewer, NO_GROUP, False)


def mix_hand(v: vec[i64], players: i64, seat: i64) -> None:
    """C-B1: a bone of this hand is about to go back face down. Viewers that knew some of the hand know less now."""
    viewer: i64 = 0
    while viewer < players:
        if viewer != seat and knows_something(v, viewer, seat):
            hand = L.seat_at(seat) + L.HAND
            place: i64 = 1
            while place <= v[hand]:
                bone = v[hand + place]
                put_in_group(v, viewer, bone, seat + 1, knows(v, viewer, bone) or names(v, viewer, bone))
                place += 1
        viewer += 1


def knows_something(v: vec[i64], viewer: i64, seat: i64) -> bool:
    """Does the viewer know anything of a hand?"""
    hand = L.seat_at(seat) + L.HAND
    place: i64 = 1
    while place <= v[hand]:
        if knows(v, viewer, v[hand + place]) or group_of(v, viewer, v[hand + place]) != NO_GROUP:
            return True
        place += 1
    return False


def show_from_hand(v: vec[i64], players: i64, seat: i64, bone: i64) -> None:
    """C-O1: a bone of this hand is about to be turned up.

    A viewer that had not named it can't tell whether it came out of its group: the rest of the hand may be in there.
    """
    viewer: i64 = 0
    while viewer < players:
        group = group_of(v, viewer, bone)
        if group != NO_GROUP and not names(v, viewer, bone):
            hand = L.seat_at(seat) + L.HAND
            place: i64 = 1
            while place <= v[hand]:
                other = v[hand + place]
                if other != bone and not knows(v, viewer, other):
                    put_in_group(v, viewer, other, group, names(v, viewer, other))
                place += 1
        viewer += 1
    v[L.TRACE + bone] = 0
