"""What a seat may know, as a row of small whole numbers for learners.

The table:

phase          12   one of: draw, set, buy, bought, return, offer, bid, award, place, score, refill, over
expert          1
round           1
bidding_turn    1   what the die shows
due             3   stones still due in this bidding turn: opposing, own, any
draws           1   rounds of drawing left at set-up, or draws left to a buyer
return_site     1   where the buyer's first bone went back, counted from 1; 0 before that
sites           2   bones in each site
bones          65   for each bone: 0 gone, 1 unknown, 2 in the seat's own hand, 3 chosen by this seat and still secret,
                    4 offered, 5 won, 6 in a plot, 7 or 8 known to lie in the first or second site, 9 known to be in
                    another hand
hand           40   for each of four places of that hand: shape (one of 4), label, jewels of each of 5 kinds

Then for each seat, the observing one first and on clockwise:

turn            1   it is this seat's turn, where the phase goes round the table or asks one winner
waiting         1   still to decide, where the phase is for all at once
first           1   begins this round
next_first      1   begins the next one
tile            1   has the Darwin tile
money           5   Darwin, then what came from creatures and from jewels, what buying and rotten bones have cost
counts          3   bones in hand, won and still to be placed, in the plot
markers         5   jewels that have scored
reserve        10   stones by colour, the observing seat's first and on clockwise; five small ones, then five big ones
offer          11   the bone offered: is there one, then as in ``hand``
bids           10   the stones on it, as in ``reserve``
held           11   the won bone being placed, as in ``offer``
plot           49   the bone on each cell, counted from 1; 0 for none
sides          49   its connections: 1 north + 2 east + 4 south + 8 west
labels         49
open           49   where the next bone may go
scored         49   cells of creatures that have scored
awarding        1   the bone it offers was won with a big stone alone: whose turn it is takes that back or leaves it

Left out: how deep in a site the known bones lie, and in whose hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beagle.core.observing import put, put_bits
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.awarding import next_lot
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.knowledge import knows
from beagle.games.darwinci.plot import bone_in, turned_in
from beagle.games.darwinci.sites import bone_at, site_size

UNKNOWN: Final = 1
OWN_HAND: Final = 2
CHOSEN_IN_SECRET: Final = 3
OFFERED: Final = 4
IS_WON: Final = 5
IN_PLOT: Final = 6
IN_SITE: Final = 7
IN_OTHER_HAND: Final = 9

BONE_SIZE: Final = 10

TABLE_FIELDS: Final = {
    "phase": 12,
    "expert": 1,
    "round": 1,
    "bidding_turn": 1,
    "due": 3,
    "draws": 1,
    "return_site": 1,
    "sites": L.SITES,
    "bones": L.BONES,
    "hand": L.HAND_ROOM * BONE_SIZE,
}
SEAT_FIELDS: Final = {
    "turn": 1,
    "waiting": 1,
    "first": 1,
    "next_first": 1,
    "tile": 1,
    "money": 5,
    "counts": 3,
    "markers": L.JEWEL_KINDS,
    "reserve": L.STONES,
    "offer": 1 + BONE_SIZE,
    "bids": L.STONES,
    "held": 1 + BONE_SIZE,
    "plot": L.CELLS,
    "sides": L.CELLS,
    "labels": L.CELLS,
    "open": L.CELLS,
    "scored": L.CELLS,
    "awarding": 1,
}

# Where the parts begin, in the order of the tables above.

COURSE_AT: Final = 12
BONES_AT: Final = COURSE_AT + 8 + 2
HAND_AT: Final = BONES_AT + 65
TABLE_SIZE: Final = HAND_AT + 4 * BONE_SIZE

MARKERS_AT: Final = 13
RESERVE_AT: Final = MARKERS_AT + 5
OFFER_AT: Final = RESERVE_AT + 10
BIDS_AT: Final = OFFER_AT + 1 + BONE_SIZE
HELD_AT: Final = BIDS_AT + 10
PLOT_AT: Final = HELD_AT + 1 + BONE_SIZE
SIDES_AT: Final = PLOT_AT + 49
LABELS_AT: Final = SIDES_AT + 49
OPEN_AT: Final = LABELS_AT + 49
SCORED_AT: Final = OPEN_AT + 49
AWARDING_AT: Final = SCORED_AT + 49
SEAT_SIZE: Final = AWARDING_AT + 1


def size_for(players: i64) -> i64:
    return TABLE_SIZE + players * SEAT_SIZE


def observe(v: vec[i64], players: i64, pieces: Components, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the whole row."""
    observe_table(v, into, at)
    observe_sites(v, seat, into, at + BONES_AT)
    observe_hand(v, pieces, seat, into, at)
    place: i64 = 0
    who = seat
    while place < players:
        to = at + TABLE_SIZE + place * SEAT_SIZE
        observe_seat(v, pieces, who, into, to)
        observe_stones(v, players, seat, L.seat_at(who) + L.RESERVE, into, to + RESERVE_AT)
        observe_stones(v, players, seat, L.seat_at(who) + L.BIDS, into, to + BIDS_AT)
        observe_plot(v, pieces, who, into, to, at + BONES_AT)
        observe_others_bones(v, seat, who, into, at + BONES_AT)
        place += 1
        who = L.after(who, players)
    if v[L.PHASE] == L.AWARDING:
        place = next_lot(v, players) - seat
        if place < 0:
            place += players
        into[at + TABLE_SIZE + place * SEAT_SIZE + AWARDING_AT] = 1


def observe_table(v: vec[i64], into: vec[i16], at: i64) -> None:
    """The course of the round."""
    into[at + v[L.PHASE]] = 1
    put(into, at + COURSE_AT, v[L.EXPERT])
    put(into, at + COURSE_AT + 1, v[L.ROUND])
    put(into, at + COURSE_AT + 2, v[L.BIDDING_TURN])
    put(into, at + COURSE_AT + 3, v[L.OPPOSING_LEFT])
    put(into, at + COURSE_AT + 4, v[L.OWN_LEFT])
    put(into, at + COURSE_AT + 5, v[L.ANY_LEFT])
    put(into, at + COURSE_AT + 6, v[L.DRAWS_LEFT])
    put(into, at + COURSE_AT + 7, v[L.RETURN_SITE] + 1)
    put(into, at + COURSE_AT + 8, site_size(v, 0))
    put(into, at + COURSE_AT + 9, site_size(v, 1))


def observe_sites(v: vec[i64], seat: i64, into: vec[i16], at: i64) -> None:
    """The bones in the sites: unknown, or known to the seat because it put them there (C-B1)."""
    site: i64 = 0
    while site < L.SITES:
        depth: i64 = 0
        while depth < site_size(v, site):
            bone = bone_at(v, site, depth)
            put(into, at + bone, IN_SITE + site if knows(v, seat, bone) else UNKNOWN)
            depth += 1
        site += 1


def observe_hand(v: vec[i64], pieces: Components, seat: i64, into: vec[i16], at: i64) -> None:
    """The seat's own hand, and what was chosen from it in secret."""
    own = L.seat_at(seat)
    place: i64 = 0
    while place < v[own + L.HAND]:
        bone = v[own + L.HAND + 1 + place]
        put(into, at + BONES_AT + bone, CHOSEN_IN_SECRET if bone == v[own + L.CHOSEN] else OWN_HAND)
        put_bone(pieces, bone, into, at + HAND_AT + place * BONE_SIZE)
        place += 1


def put_bone(pieces: Components, bone: i64, into: vec[i16], at: i64) -> None:
    """What is printed on a bone."""
    into[at + pieces.shape[bone]] = 1
    put(into, at + 4, pieces.value[bone])
    kind: i64 = 0
    while kind < L.JEWEL_KINDS:
        put(into, at + 5 + kind, pieces.jewels[L.JEWEL_KINDS * bone + kind])
        kind += 1


def observe_seat(v: vec[i64], pieces: Components, seat: i64, into: vec[i16], at: i64) -> None:
    """One player's part in the round, money and bones before them."""
    own = L.seat_at(seat)
    put(into, at, 1 if v[L.TURN] == seat else 0)
    put(into, at + 1, (v[L.WAITING] >> seat) & 1)
    put(into, at + 2, 1 if v[L.FIRST] == seat else 0)
    put(into, at + 3, 1 if v[L.NEXT_FIRST] == seat else 0)
    put(into, at + 4, 1 if v[L.TILE] == seat else 0)
    put(into, at + 5, v[own + L.MONEY])
    put(into, at + 6, v[own + L.CREATURE_INCOME])
    put(into, at + 7, v[own + L.JEWEL_INCOME])
    put(into, at + 8, v[own + L.SPENT])
    put(into, at + 9, v[own + L.ROTTEN_PAID])
    put(into, at + 10, v[own + L.HAND])
    put(into, at + 11, v[own + L.WON])
    put(into, at + 12, v[own + L.PLACED])
    put_bits(into, at + MARKERS_AT, v[own + L.MARKERS])
    if v[own + L.OFFER] != L.EMPTY:
        into[at + OFFER_AT] = 1
        put_bone(pieces, v[own + L.OFFER], into, at + OFFER_AT + 1)
    if v[own + L.HELD] != L.EMPTY:
        into[at + HELD_AT] = 1
        put_bone(pieces, v[own + L.HELD], into, at + HELD_AT + 1)


def observe_stones(v: vec[i64], players: i64, seat: i64, row: i64, into: vec[i16], at: i64) -> None:
    """Stones by size and colour, the observing seat's colour first."""
    place: i64 = 0
    colour = seat
    while place < players:
        put(into, at + place, v[row + colour])
        put(into, at + L.MOST_PLAYERS + place, v[row + L.BIG + colour])
        place += 1
        colour = L.after(colour, players)


def observe_plot(v: vec[i64], pieces: Components, seat: i64, into: vec[i16], at: i64, bones: i64) -> None:
    """The bones in a plot; ``bones`` is where the bones' whereabouts are."""
    own = L.seat_at(seat)
    cell: i64 = 0
    while cell < L.CELLS:
        if v[own + L.CELLS_AT + cell] != L.EMPTY:
            bone = bone_in(v, own, cell)
            into[bones + bone] = IN_PLOT
            put(into, at + PLOT_AT + cell, bone + 1)
            put(into, at + SIDES_AT + cell, pieces.sides[4 * bone + turned_in(v, own, cell)])
            put(into, at + LABELS_AT + cell, pieces.value[bone])
        cell += 1
    put_bits(into, at + OPEN_AT, v[own + L.OPEN])
    put_bits(into, at + SCORED_AT, v[own + L.SCORED])


def observe_others_bones(v: vec[i64], seat: i64, who: i64, into: vec[i16], at: i64) -> None:
    """The bones that a player offers, has won, and holds as far as the seat may know."""
    own = L.seat_at(who)
    place: i64 = 0
    while place < v[own + L.WON]:
        into[at + v[own + L.WON + 1 + place]] = IS_WON
        place += 1
    if v[own + L.OFFER] != L.EMPTY:
        into[at + v[own + L.OFFER]] = OFFERED
    if who == seat:
        return
    place = 0
    while place < v[own + L.HAND]:
        bone = v[own + L.HAND + 1 + place]
        put(into, at + bone, IN_OTHER_HAND if knows(v, seat, bone) else UNKNOWN)
        place += 1
