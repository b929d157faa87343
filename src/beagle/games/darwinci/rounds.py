"""The course of a round: which phase follows which, and what happens without anybody's choice.

A phase that leaves nobody a choice is passed over: nobody is asked to buy who can't, to offer the only bone in hand, to
draw from the only site with bones, to end a bidding turn with nothing left to place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count
from beagle.games.darwinci.awarding import award
from beagle.games.darwinci.bidding import BIDDING_TURNS, begin_bid, can_place_any
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.jewels import has_jewel_choice
from beagle.games.darwinci.layout import (
    BIDDING,
    BIDDING_TURN,
    BOUGHT,
    BUYING,
    CHOSEN,
    CREATURE_INCOME,
    DRAWS_LEFT,
    EMPTY,
    ENDS,
    FIRST,
    FULL,
    GONE,
    HAND,
    HELD,
    MONEY,
    NEXT_FIRST,
    OFFER,
    OFFERING,
    OVER,
    PHASE,
    PLACED,
    PLACING,
    REFILLING,
    RETURN_SITE,
    RETURNING,
    ROUND,
    SCORED,
    SCORING,
    SETTING,
    TILE,
    TRACE,
    TURN,
    WAITING,
    WON,
    after,
    seat_at,
)
from beagle.games.darwinci.mixing import show_from_hand
from beagle.games.darwinci.plot import PLOT_SIZE, creature_of, unscored
from beagle.games.darwinci.sites import HAND_SIZE, bones_left, draw, may_buy, only_site, take_from
from beagle.games.darwinci.tidings import CREATURE, DREW_LAST, NO_PLACE, SHOWN, TILE_MOVED, reveal, tell

SETUP_BONES: Final = 2
"""Bones put in the plot at set-up (C-S4)."""


def everybody(players: i64) -> i64:
    """All seats, a bit each."""
    return bit(players) - 1


def lowest(seats: i64) -> i64:
    """The lowest seat of a set."""
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def seats_in(seats: i64) -> list[int]:
    """A set of seats as a list."""
    found: list[int] = []
    seat: i64 = 0
    while seats:
        if seats & 1:
            found.append(seat)
        seats >>= 1
        seat += 1
    return found


def decided(v: vec[i64], seat: i64) -> bool:
    """A seat has made its choice in a phase for all at once. True if it was the last."""
    v[WAITING] &= ~bit(seat)
    return v[WAITING] == 0


# Set-up


def next_setup_draw(v: vec[i64], players: i64) -> None:
    """C-S4: the next player draws; after the last round of drawing all place."""
    v[TURN] = after(v[TURN], players)
    if v[TURN] == v[FIRST]:
        v[DRAWS_LEFT] -= 1
        if v[DRAWS_LEFT] == 0:
            v[PHASE] = SETTING
            v[WAITING] = everybody(players)


# Buying


def begin_round(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-W6, C-G1: the die's holder begins; without a bone in any hand the game is over."""
    v[FIRST] = v[NEXT_FIRST]
    v[TURN] = v[FIRST]
    hands: i64 = 0
    seat: i64 = 0
    while seat < players:
        hands += v[seat_at(seat) + HAND]
        seat += 1
    if hands == 0:
        v[PHASE] = OVER
        return
    v[ROUND] += 1
    ask_to_buy(v, players, pieces)


def ask_to_buy(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-B1: the next player, from the one whose turn it is, who may buy; else to the offers."""
    while not may_buy(v, seat_at(v[TURN])):
        v[TURN] = after(v[TURN], players)
        if v[TURN] == v[FIRST]:
            begin_offering(v, players, pieces)
            return
    v[PHASE] = BUYING


def next_buyer(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-B1: the next player in turn order."""
    v[TURN] = after(v[TURN], players)
    if v[TURN] == v[FIRST]:
        begin_offering(v, players, pieces)
    else:
        ask_to_buy(v, players, pieces)


def draw_bought(v: vec[i64]) -> None:
    """C-B1: the buyer chooses a site for each bone, unless only one has any."""
    v[PHASE] = BOUGHT
    while v[DRAWS_LEFT] > 0 and only_site(v) != EMPTY:
        draw(v, v[TURN], only_site(v), DREW_LAST)
        v[DRAWS_LEFT] -= 1
    if v[DRAWS_LEFT] == 0:
        v[PHASE] = RETURNING
        v[RETURN_SITE] = EMPTY


# Offering and bidding


def begin_offering(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-O1, C-E2: who has two bones chooses; who has one offers it; who has none offers nothing."""
    v[PHASE] = OFFERING
    v[WAITING] = 0
    seat: i64 = 0
    while seat < players:
        at = seat_at(seat)
        if v[at + HAND] > 1:
            v[WAITING] |= bit(seat)
        elif v[at + HAND] == 1:
            v[at + CHOSEN] = v[at + HAND + 1]
        seat += 1
    if v[WAITING] == 0:
        show_offers(v, players, pieces)


def show_offers(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-O1: all offers are turned up at once."""
    seat = v[FIRST]
    count: i64 = 0
    while count < players:
        at = seat_at(seat)
        bone = v[at + CHOSEN]
        if bone != EMPTY:
            if v[TRACE + bone]:
                show_from_hand(v, players, seat, bone)
            take_from(v, at + HAND, bone)
            v[at + OFFER] = bone
            v[at + CHOSEN] = EMPTY
            reveal(v, SHOWN, seat, bone, 0)
        seat = after(seat, players)
        count += 1
    v[PHASE] = BIDDING
    v[BIDDING_TURN] = 1
    v[TURN] = v[FIRST]
    ask_for_stones(v, players, pieces)


def ask_for_stones(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-A1: the player whose turn it is bids, or the next one who has a stone to place."""
    begin_bid(v, v[TURN])
    if not can_place_any(v, v[TURN]):
        next_bidder(v, players, pieces)


def next_bidder(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-A1: clockwise, three times round; then the bones are awarded."""
    v[TURN] = after(v[TURN], players)
    if v[TURN] == v[FIRST]:
        v[BIDDING_TURN] += 1
        if v[BIDDING_TURN] > BIDDING_TURNS:
            award(v, players, pieces)
            begin_placing(v, players, pieces)
            return
    ask_for_stones(v, players, pieces)


# Placing


def begin_placing(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-P4: all winners place at the same time."""
    v[PHASE] = PLACING
    v[BIDDING_TURN] = 0
    v[WAITING] = 0
    seat: i64 = 0
    while seat < players:
        at = seat_at(seat)
        if v[at + WON] > 0:
            v[WAITING] |= bit(seat)
            hold_only_bone(v, at, pieces)
        seat += 1
    if v[WAITING] == 0:
        begin_scoring(v, players, pieces)


def free_places(v: vec[i64], at: i64) -> i64:
    """C-P5: how many bones the plot can still take."""
    return PLOT_SIZE - v[at + PLACED]


def must_go_first(v: vec[i64], at: i64, pieces: Components) -> bool:
    """C-P5, C-R1: with too few places for the won bones, are there rotten ones that go first?"""
    if v[at + WON] <= free_places(v, at):
        return False
    place: i64 = 0
    while place < v[at + WON]:
        if pieces.value[v[at + WON + 1 + place]] < 0:
            return True
        place += 1
    return False


def may_take(v: vec[i64], at: i64, pieces: Components, bone: i64) -> bool:
    """C-P1, C-P5: may this won bone be placed next?"""
    return pieces.value[bone] < 0 or not must_go_first(v, at, pieces)


def hold_only_bone(v: vec[i64], at: i64, pieces: Components) -> None:
    """The bone to place next, if there is no choice of it."""
    only: i64 = EMPTY
    place: i64 = 0
    while place < v[at + WON]:
        bone = v[at + WON + 1 + place]
        if may_take(v, at, pieces, bone):
            if only != EMPTY:
                v[at + HELD] = EMPTY
                return
            only = bone
        place += 1
    v[at + HELD] = only


def after_placing(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """C-P5: the next won bone, or none if the plot is full or no bone is left."""
    at = seat_at(seat)
    if free_places(v, at) == 0:
        v[FULL] = 1
        while v[at + WON] > 0:
            bone = v[at + WON + 1]
            take_from(v, at + WON, bone)
            v[GONE] += 1
            tell(v, NO_PLACE, seat, bone, 0, 0, 0)
    hold_only_bone(v, at, pieces)
    if v[at + WON] == 0 and decided(v, seat):
        begin_scoring(v, players, pieces)


# Scoring


def begin_scoring(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-K1, C-J1: in turn order."""
    v[PHASE] = SCORING
    v[TURN] = v[FIRST]
    score_seat(v, players, pieces)


def score_seat(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-K1, C-J1: creatures score by themselves; then a jewel, if there is one to score."""
    score_creatures(v, v[TURN])
    if not has_jewel_choice(v, seat_at(v[TURN]), pieces):
        next_to_score(v, players, pieces)


def next_to_score(v: vec[i64], players: i64, pieces: Components) -> None:
    v[TURN] = after(v[TURN], players)
    if v[TURN] == v[FIRST]:
        end_round(v, players, pieces)
    else:
        score_seat(v, players, pieces)


def score_creatures(v: vec[i64], seat: i64) -> None:
    """C-K1: each complete creature once."""
    at = seat_at(seat)
    due = unscored(v, at)
    v[at + SCORED] |= due
    while due:
        group = creature_of(v, at, due & -due)
        tiles = bit_count(group)
        ends = bit_count(group & v[at + ENDS])
        v[at + MONEY] += tiles * ends
        v[at + CREATURE_INCOME] += tiles * ends
        tell(v, CREATURE, seat, tiles, ends, 0, 0)
        due &= ~group


# End of the round


def end_round(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-G1, C-E1, C-E2: a full plot ends the game; else the Darwin tile, then the hands."""
    if v[FULL]:
        v[PHASE] = OVER
        return
    holder = next_holder(v, players)
    if holder != v[TILE]:
        v[TILE] = holder
        tell(v, TILE_MOVED, holder, 0, 0, 0, 0)
    v[PHASE] = REFILLING
    v[TURN] = v[FIRST]
    refill(v, players, pieces)


def next_holder(v: vec[i64], players: i64) -> i64:
    """C-E1: fewest bones in the plot; tied, the nearest clockwise from the holder, who can't keep it."""
    # The holder comes last and so keeps it only with fewer than everybody else.
    seat = after(v[TILE], players)
    best = seat
    while seat != v[TILE]:
        seat = after(seat, players)
        if v[seat_at(seat) + PLACED] < v[seat_at(best) + PLACED]:
            best = seat
    return best


def refill(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-E2: the player whose turn it is draws, and those after who have no choice of the site."""
    while True:
        if v[seat_at(v[TURN]) + HAND] < HAND_SIZE and bones_left(v) > 0:
            if only_site(v) == EMPTY:
                return
            draw(v, v[TURN], only_site(v), DREW_LAST)
        v[TURN] = after(v[TURN], players)
        if v[TURN] == v[FIRST]:
            begin_round(v, players, pieces)
            return


def next_to_refill(v: vec[i64], players: i64, pieces: Components) -> None:
    v[TURN] = after(v[TURN], players)
    if v[TURN] == v[FIRST]:
        begin_round(v, players, pieces)
    else:
        refill(v, players, pieces)
