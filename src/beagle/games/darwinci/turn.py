"""A round of Darwinci: what an action does, which phase follows which, and what happens without anybody's choice.

A round: buy, offer, bid three times round, award the bones, place them, score, refill the hands. A phase that leaves
nobody a choice is passed over: nobody is asked to buy who can't, to offer the only bone in hand, to draw from the only
site with bones, to end a bidding turn with nothing left to place.
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.games.darwinci import actions as A
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.awarding import ahead, award_lot, may_leave_big, next_lot, pay_if_rotten
from beagle.games.darwinci.bidding import BIDDING_TURNS, begin_bid, can_place_any, next_holder, place_stone
from beagle.games.darwinci.buying import draw_bought, give_back, may_buy, pay_for_bones
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.creatures import score_creatures
from beagle.games.darwinci.jewels import has_jewel_choice, score_jewel
from beagle.games.darwinci.news import DIE_MOVED, DREW, DREW_LAST, SET_UP, TILE_MOVED, reveal, tell
from beagle.games.darwinci.offering import choose_only_bones, turn_up_offers
from beagle.games.darwinci.placing import SETUP_BONES, drop_the_rest, free_places, hold_only_bone, put_taken, taken_at
from beagle.games.darwinci.sites import HAND_SIZE, bones_left, draw, only_site


def take_action(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64) -> None:
    """Carry out a legal action and what follows from it."""
    if action >= A.KEEP_BIG:
        decide_big_stone(v, players, pieces, seat, action == A.LEAVE_BIG)
    elif action >= A.JEWEL:
        score_jewel(v, pieces, L.seat_at(seat), action)
        next_to_score(v, players, pieces)
    elif action >= A.STONE:
        kind = (action - A.STONE) // L.MOST_PLAYERS
        place_stone(v, seat, kind, action - A.STONE - L.MOST_PLAYERS * kind)
        if not can_place_any(v, seat):
            next_bidder(v, players, pieces)
    elif action >= A.PUT:
        put_bone(v, players, pieces, seat, (action - A.PUT) >> 2, (action - A.PUT) & 3)
    elif action >= A.RETURN:
        return_bone(v, players, pieces, seat, (action - A.RETURN) >> 1, (action - A.RETURN) & 1)
    elif action >= A.OFFER:
        v[L.seat_at(seat) + L.CHOSEN] = action - A.OFFER
        if L.decided(v, seat):
            show_offers(v, players, pieces)
    elif action >= A.TAKE:
        v[taken_at(v, L.seat_at(seat))] = action - A.TAKE
    elif action >= A.DRAW:
        draw_bone(v, players, pieces, seat, action - A.DRAW)
    elif action == A.BUY:
        pay_for_bones(v, L.seat_at(seat))
        draw_bought(v)
    elif action == A.DONE:
        next_bidder(v, players, pieces)
    elif v[L.PHASE] == L.BUYING:
        next_buyer(v, players, pieces)
    else:
        next_to_score(v, players, pieces)


# Drawing and placing, at set-up and later


def draw_bone(v: vec[i64], players: i64, pieces: Components, seat: i64, site: i64) -> None:
    """C-S4, C-B1, C-E2: a bone from a site, then the next draw."""
    draw(v, seat, site, DREW)
    if v[L.PHASE] == L.DRAWING:
        next_setup_draw(v, players)
    elif v[L.PHASE] == L.BOUGHT:
        v[L.DRAWS_LEFT] -= 1
        draw_bought(v)
    else:
        next_to_refill(v, players, pieces)


def next_setup_draw(v: vec[i64], players: i64) -> None:
    """C-S4: the next player draws; after the last round of drawing all place."""
    v[L.TURN] = L.after(v[L.TURN], players)
    if v[L.TURN] == v[L.FIRST]:
        v[L.DRAWS_LEFT] -= 1
        if v[L.DRAWS_LEFT] == 0:
            v[L.PHASE] = L.SETTING
            v[L.WAITING] = bit(players) - 1


def put_bone(v: vec[i64], players: i64, pieces: Components, seat: i64, cell: i64, turned: i64) -> None:
    """C-P1, C-S4: the bone goes into the plot; a rotten one is paid for at set-up, too (C-S5)."""
    at = L.seat_at(seat)
    bone = put_taken(v, pieces, at, cell, turned)
    if v[L.PHASE] == L.PLACING:
        after_placing(v, players, pieces, seat)
        return
    reveal(v, SET_UP, seat, bone, cell, pay_if_rotten(v, pieces, at, bone))
    if v[at + L.PLACED] == SETUP_BONES and L.decided(v, seat):
        begin_round(v, players, pieces)


# Buying


def begin_round(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-W6, C-G1: the die's holder begins; without a bone in any hand the game is over."""
    v[L.FIRST] = v[L.NEXT_FIRST]
    v[L.TURN] = v[L.FIRST]
    hands: i64 = 0
    seat: i64 = 0
    while seat < players:
        hands += v[L.seat_at(seat) + L.HAND]
        seat += 1
    if hands == 0:
        v[L.PHASE] = L.OVER
        return
    v[L.ROUND] += 1
    ask_to_buy(v, players, pieces)


def ask_to_buy(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-B1: the next player, from the one whose turn it is, who may buy; else to the offers."""
    while not may_buy(v, L.seat_at(v[L.TURN])):
        v[L.TURN] = L.after(v[L.TURN], players)
        if v[L.TURN] == v[L.FIRST]:
            begin_offering(v, players, pieces)
            return
    v[L.PHASE] = L.BUYING


def next_buyer(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-B1: the next player in turn order."""
    v[L.TURN] = L.after(v[L.TURN], players)
    if v[L.TURN] == v[L.FIRST]:
        begin_offering(v, players, pieces)
    else:
        ask_to_buy(v, players, pieces)


def return_bone(v: vec[i64], players: i64, pieces: Components, seat: i64, bone: i64, site: i64) -> None:
    """C-B1: two bones under the same site."""
    give_back(v, players, seat, bone, site)
    if v[L.RETURN_SITE] == L.EMPTY and v[L.seat_at(seat) + L.HAND] > 0:
        v[L.RETURN_SITE] = site
    else:
        next_buyer(v, players, pieces)


# Offering and bidding


def begin_offering(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-O1: all who have a choice choose in secret."""
    v[L.PHASE] = L.OFFERING
    v[L.WAITING] = choose_only_bones(v, players)
    if v[L.WAITING] == 0:
        show_offers(v, players, pieces)


def show_offers(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-O1, C-A1: all offers are turned up at once, then the first player bids."""
    turn_up_offers(v, players)
    v[L.PHASE] = L.BIDDING
    v[L.BIDDING_TURN] = 1
    v[L.TURN] = v[L.FIRST]
    ask_for_stones(v, players, pieces)


def ask_for_stones(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-A1: the player whose turn it is bids, or the next one who has a stone to place."""
    begin_bid(v, v[L.TURN])
    if not can_place_any(v, v[L.TURN]):
        next_bidder(v, players, pieces)


def next_bidder(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-A1: clockwise, three times round; then the bones are awarded."""
    v[L.TURN] = L.after(v[L.TURN], players)
    if v[L.TURN] == v[L.FIRST]:
        if v[L.BIDDING_TURN] == BIDDING_TURNS:
            begin_awarding(v, players, pieces)
            return
        v[L.BIDDING_TURN] += 1
    ask_for_stones(v, players, pieces)


# Awarding


def begin_awarding(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-W6: the die goes to the left neighbour, unless another wins the first player's bone."""
    v[L.PHASE] = L.AWARDING
    v[L.NEXT_FIRST] = L.after(v[L.FIRST], players)
    award_bones(v, players, pieces)


def award_bones(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-W1 to C-W6, C-X3: the offered bones in turn order; who won one with the big stone alone is asked."""
    lot = next_lot(v, players)
    while lot != L.EMPTY:
        winner = ahead(v, players, lot)
        if winner != L.EMPTY and may_leave_big(v, lot, winner):
            v[L.TURN] = winner
            return
        award_lot(v, players, pieces, lot, winner, False)
        lot = next_lot(v, players)
    tell(v, DIE_MOVED, v[L.NEXT_FIRST])
    begin_placing(v, players, pieces)


def decide_big_stone(v: vec[i64], players: i64, pieces: Components, seat: i64, leave: bool) -> None:
    """C-X3: the big stone returns or stays with who offered the bone; then the other bones."""
    award_lot(v, players, pieces, next_lot(v, players), seat, leave)
    award_bones(v, players, pieces)


# Placing


def begin_placing(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-P4: all winners place at the same time."""
    v[L.PHASE] = L.PLACING
    v[L.TURN] = v[L.FIRST]
    v[L.BIDDING_TURN] = 0
    v[L.WAITING] = 0
    seat: i64 = 0
    while seat < players:
        at = L.seat_at(seat)
        if v[at + L.WON] > 0:
            v[L.WAITING] |= bit(seat)
            hold_only_bone(v, pieces, at)
        seat += 1
    if v[L.WAITING] == 0:
        begin_scoring(v, players, pieces)


def after_placing(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """C-P5: the next won bone, or none if the plot is full or no bone is left."""
    at = L.seat_at(seat)
    if free_places(v, at) == 0:
        drop_the_rest(v, seat)
    hold_only_bone(v, pieces, at)
    if v[at + L.WON] == 0 and L.decided(v, seat):
        begin_scoring(v, players, pieces)


# Scoring


def begin_scoring(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-K1, C-J1: in turn order."""
    v[L.PHASE] = L.SCORING
    v[L.TURN] = v[L.FIRST]
    score_seat(v, players, pieces)


def score_seat(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-K1, C-J1: creatures score by themselves; then a jewel, if there is one to score."""
    score_creatures(v, v[L.TURN])
    if not has_jewel_choice(v, pieces, L.seat_at(v[L.TURN])):
        next_to_score(v, players, pieces)


def next_to_score(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-J1: the next player in turn order; after the last the round ends."""
    v[L.TURN] = L.after(v[L.TURN], players)
    if v[L.TURN] == v[L.FIRST]:
        end_round(v, players, pieces)
    else:
        score_seat(v, players, pieces)


# End of the round


def end_round(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-G1, C-E1, C-E2: a full plot ends the game; else the Darwin tile, then the hands."""
    if v[L.FULL]:
        v[L.PHASE] = L.OVER
        return
    holder = next_holder(v, players)
    if holder != v[L.TILE]:
        v[L.TILE] = holder
        tell(v, TILE_MOVED, holder)
    v[L.PHASE] = L.REFILLING
    v[L.TURN] = v[L.FIRST]
    refill(v, players, pieces)


def refill(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-E2: the player whose turn it is draws, and those after who have no choice of the site."""
    while True:
        if v[L.seat_at(v[L.TURN]) + L.HAND] < HAND_SIZE and bones_left(v) > 0:
            if only_site(v) == L.EMPTY:
                return
            draw(v, v[L.TURN], only_site(v), DREW_LAST)
        v[L.TURN] = L.after(v[L.TURN], players)
        if v[L.TURN] == v[L.FIRST]:
            begin_round(v, players, pieces)
            return


def next_to_refill(v: vec[i64], players: i64, pieces: Components) -> None:
    """C-E2: the next player in turn order; after the last a round begins."""
    v[L.TURN] = L.after(v[L.TURN], players)
    if v[L.TURN] == v[L.FIRST]:
        begin_round(v, players, pieces)
    else:
        refill(v, players, pieces)
