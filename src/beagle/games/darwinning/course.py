"""The course of the tricks: who plays, declares, wins, who may improve (W-T1 to W-T5, W-D2 to W-D4, W-D8)."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import pick
from beagle.games.darwinning.actions import DONE, USE
from beagle.games.darwinning.cards import add, clear, remove
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.dummy import OPEN_COUNT, PLAYERS_WITH_DUMMY, move_dummy, take_used_cards, uses_open_card
from beagle.games.darwinning.eras import end_tricks, next_metamorphosis
from beagle.games.darwinning.layout import (
    AFTER_LAST_TRICK,
    AFTER_TRICK,
    BEST,
    BEST_SEAT,
    CARD,
    CHOOSING,
    COMBINATION,
    DECLARING,
    EMPTY,
    HAND,
    LEADER,
    PHASE,
    PLAYED,
    PLAYING,
    SEARCHING,
    STAGE,
    TRICK,
    TURN,
    seat_at,
)
from beagle.games.darwinning.news import LAST_TRICK_WON, SEARCH, TRICK_WON, tell
from beagle.games.darwinning.tricks import (
    can_add,
    complete_declaration,
    complete_play,
    discard_plays,
    legal_declarations,
    search_is_due,
    somebody_is_out,
)


def begin_trick(v: vec[i64], leads: i64) -> None:
    v[TRICK] += 1
    v[LEADER] = leads
    v[BEST] = 0
    v[BEST_SEAT] = leads
    v[TURN] = leads
    v[PHASE] = PLAYING


def play_card(v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64) -> None:
    """W-T1: one more card; a play that nothing can be added to is complete."""
    at = seat_at(seat)
    remove(v, at + HAND, card)
    add(v, at + PLAYED, card)
    if not can_add(v, at, players):
        end_play(v, players, pieces, seat)


def end_play(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-T1, W-D2: the next player follows; after the last, open cards are declared or the trick ends."""
    complete_play(v, seat, players)
    v[TURN] = after(seat, players)
    if v[TURN] != v[LEADER]:
        return
    if players == PLAYERS_WITH_DUMMY:
        v[PHASE] = DECLARING
        next_declaration(v, players, pieces)
    else:
        end_trick(v, players, pieces)


def after(seat: i64, players: i64) -> i64:
    """The next seat clockwise."""
    return pick(seat + 1 < players, seat + 1, 0)


def next_declaration(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-D2: what can only be declared one way declares itself."""
    at = seat_at(v[TURN])
    room = vec[i64]([0] * (OPEN_COUNT + 1))
    while legal_declarations(v, at, room) == 1:
        if room[0] == DONE:
            end_declaration(v, players, pieces, v[TURN])
            return
        add(v, at + COMBINATION, room[0] - USE)


def end_declaration(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    complete_declaration(v, seat)
    v[TURN] = after(seat, players)
    if v[TURN] != v[LEADER]:
        next_declaration(v, players, pieces)
    else:
        end_with_open_cards(v, players, pieces)


def end_with_open_cards(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-D3, W-D4: the dummy moves if nobody used its cards; the winner takes those they used."""
    if not uses_open_card(v, 0) and not uses_open_card(v, 1):
        move_dummy(v, players, pieces)
    take_used_cards(v, v[BEST_SEAT])
    clear(v, seat_at(0) + COMBINATION)
    clear(v, seat_at(1) + COMBINATION)
    end_trick(v, players, pieces)


def end_trick(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-T3, W-T5: the winner may improve; after the last trick it is the others who may."""
    if somebody_is_out(v, players):
        tell(v, LAST_TRICK_WON, v[BEST_SEAT], 0, 0, 0)
        v[STAGE] = AFTER_LAST_TRICK
        next_loser(v, players, pieces, v[LEADER])
    else:
        tell(v, TRICK_WON, v[BEST_SEAT], 0, 0, 0)
        v[STAGE] = AFTER_TRICK
        offer_improvement(v, v[BEST_SEAT])


def next_loser(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-T5, W-D8: in playing order all but the winner; whoever will search the discards waits for that."""
    searches = search_is_due(v, players)
    while True:
        if seat != v[BEST_SEAT] and not (searches and seat != v[LEADER]):
            offer_improvement(v, seat)
            return
        seat = after(seat, players)
        if seat == v[LEADER]:
            break
    if searches:
        begin_search(v, players, after(v[LEADER], players))
    else:
        end_tricks(v, players, pieces)


def begin_search(v: vec[i64], players: i64, seat: i64) -> None:
    """W-D8: look through the discards, this trick's cards among them."""
    discard_plays(v, players)
    tell(v, SEARCH, seat, 0, 0, 0)
    v[STAGE] = SEARCHING
    offer_improvement(v, seat)


def offer_improvement(v: vec[i64], seat: i64) -> None:
    v[TURN] = seat
    v[PHASE] = CHOOSING


def end_improvement(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """Back to what the improvement belongs to."""
    v[CARD] = EMPTY
    stage = v[STAGE]
    if stage == AFTER_TRICK:
        discard_plays(v, players)
        begin_trick(v, v[BEST_SEAT])
    elif stage == AFTER_LAST_TRICK:
        after_loser(v, players, pieces, seat)
    elif stage == SEARCHING:
        end_tricks(v, players, pieces)
    else:
        next_metamorphosis(v, players, pieces)


def after_loser(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-T5: the next in playing order, if there is one."""
    following = after(seat, players)
    if following != v[LEADER]:
        next_loser(v, players, pieces, following)
    elif search_is_due(v, players):
        begin_search(v, players, after(v[LEADER], players))
    else:
        end_tricks(v, players, pieces)
