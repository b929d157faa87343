"""What a seat can't know is dealt anew: bones in the sites and in other hands, choices still secret, chance.

A seat knows its own hand, and the bones it put under a site: their order, whose hand they went to when they were drawn,
until that player puts bones back under a site. All else that lies face down is unknown to it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.random import below, seed_generator, shuffle, sort
from beagle.games.darwinci.layout import CHOSEN, EMPTY, HAND, KNOWN, SITES, seat_at, site_at
from beagle.games.darwinci.sites import HEAD, place_in, site_size


def knows(v: vec[i64], seat: i64, bone: i64) -> bool:
    """Does the seat know where this bone lies?"""
    return ((v[KNOWN + bone] >> seat) & 1) == 1


def hidden_places(v: vec[i64], players: i64, seat: i64) -> list[int]:
    """Where the bones lie whose place the seat doesn't know."""
    places = [
        int(place_in(site, v[site_at(site) + HEAD] + depth))
        for site in range(SITES)
        for depth in range(site_size(v, site))
    ]
    for other in range(players):
        if other != seat:
            at = seat_at(other) + HAND
            places += [int(at + 1 + place) for place in range(v[at])]
    return [place for place in places if not knows(v, seat, v[place])]


def deal_hidden(v: vec[i64], players: i64, seat: i64, seed: int) -> None:
    """Give ``v`` another past and future that the seat can't tell from its own."""
    seed_generator(v, seed)
    places = hidden_places(v, players, seat)
    bones = vec[i64]([v[place] for place in places])
    # What others know, they know of a place, whatever bone lies there.
    known = [v[KNOWN + v[place]] for place in places]
    sort(bones, 0, len(bones))
    shuffle(v, bones, 0, len(bones))
    for index, place in enumerate(places):
        v[place] = bones[index]
        v[KNOWN + bones[index]] = known[index]
    for other in range(players):
        at = seat_at(other)
        if other != seat and v[at + CHOSEN] != EMPTY:
            v[at + CHOSEN] = v[at + HAND + 1 + below(v, v[at + HAND])]
