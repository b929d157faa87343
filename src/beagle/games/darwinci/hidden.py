"""What a seat can't know is dealt again: bones in the sites and in other hands, choices still secret, chance.

A seat knows its own hand, and the bones it put under a site: their order, whose hand they went to when they were drawn.
Once that player puts bones back under a site, it still knows which few bones these can be (``knowledge.py``). All else
that lies face down is unknown to it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator, shuffle
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.knowledge import group_in, group_of, knows, names, with_trace
from beagle.games.darwinci.sites import HEAD, place_in, site_size


def list_hidden(v: vec[i64], players: i64, seat: i64, places: vec[i64]) -> i64:
    """Write where the bones lie whose place the seat doesn't know; how many they are."""
    count: i64 = 0
    site: i64 = 0
    while site < L.SITES:
        depth: i64 = 0
        while depth < site_size(v, site):
            count = list_place(v, seat, place_in(site, v[L.site_at(site) + HEAD] + depth), places, count)
            depth += 1
        site += 1
    other: i64 = 0
    while other < players:
        if other != seat:
            hand = L.seat_at(other) + L.HAND
            held: i64 = 1
            while held <= v[hand]:
                count = list_place(v, seat, hand + held, places, count)
                held += 1
        other += 1
    return count


def list_place(v: vec[i64], seat: i64, place: i64, places: vec[i64], count: i64) -> i64:
    """Write one more place, if the seat doesn't know its bone."""
    if knows(v, seat, v[place]):
        return count
    places[count] = place
    return count + 1


def list_bones(v: vec[i64], places: vec[i64], count: i64, bones: vec[i64]) -> None:
    """Write the bones of the first ``count`` places, ascending: their order tells nothing."""
    there = vec[i64]([0] * L.BONES)
    index: i64 = 0
    while index < count:
        there[v[places[index]]] = 1
        index += 1
    index = 0
    bone: i64 = 0
    while bone < L.BONES:
        if there[bone]:
            bones[index] = bone
            index += 1
        bone += 1


def deal_hidden(v: vec[i64], players: i64, seat: i64, seed: int) -> None:
    """Give ``v`` another past and future that the seat can't tell from its own."""
    seed_generator(v, seed)
    places = vec[i64]([0] * L.BONES)
    count = list_hidden(v, players, seat, places)
    bones = vec[i64]([0] * L.BONES)
    list_bones(v, places, count, bones)
    shuffle(v, bones, 0, count)
    # What others know, they know of a place, whatever bone lies there.
    known = vec[i64]([0] * L.BONES)
    traces = vec[i64]([0] * L.BONES)
    index: i64 = 0
    traced: i64 = 0
    while index < count:
        known[index] = v[L.KNOWN + v[places[index]]]
        traces[index] = v[L.TRACE + v[places[index]]]
        traced |= traces[index]
        index += 1
    if traced:
        keep_in_groups(v, seat, count, bones, traces)
    index = 0
    while index < count:
        v[places[index]] = bones[index]
        v[L.KNOWN + bones[index]] = known[index]
        v[L.TRACE + bones[index]] = traces[index]
        index += 1
    choose_again(v, players, seat)


def keep_in_groups(v: vec[i64], seat: i64, count: i64, bones: vec[i64], traces: vec[i64]) -> None:
    """Every bone that the seat names is dealt to a place of its group; which bones it names stays as it is."""
    index: i64 = 0
    while index < count:
        bone = bones[index]
        if names(v, seat, bone) and group_in(traces[index], seat) != group_of(v, seat, bone):
            # The bone that comes in exchange is looked at next.
            other = place_in_group(v, seat, count, bones, traces, group_of(v, seat, bone))
            bones[index] = bones[other]
            bones[other] = bone
        else:
            index += 1
    index = 0
    while index < count:
        traces[index] = with_trace(traces[index], seat, group_in(traces[index], seat), names(v, seat, bones[index]))
        index += 1


def place_in_group(v: vec[i64], seat: i64, count: i64, bones: vec[i64], traces: vec[i64], group: i64) -> i64:
    """One of the group's places at random, but none that has a bone named to be there."""
    chosen: i64 = L.EMPTY
    found: i64 = 0
    index: i64 = 0
    while index < count:
        named = names(v, seat, bones[index]) and group_of(v, seat, bones[index]) == group
        if group_in(traces[index], seat) == group and not named:
            found += 1
            if below(v, found) == 0:
                chosen = index
        index += 1
    return chosen


def choose_again(v: vec[i64], players: i64, seat: i64) -> None:
    """C-O1: what others have chosen to offer is as secret as their hands."""
    other: i64 = 0
    while other < players:
        at = L.seat_at(other)
        if other != seat and v[at + L.CHOSEN] != L.EMPTY:
            v[at + L.CHOSEN] = v[at + L.HAND + 1 + below(v, v[at + L.HAND])]
        other += 1
