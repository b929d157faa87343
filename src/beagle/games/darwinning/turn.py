"""The turn: what follows what in an era (W-T1 to W-T5, W-I1 to W-I5, W-D2 to W-D4, W-D8).

The lowest player names a leader; tricks, each with an improvement for its winner, until a hand is empty; the others
improve after the last one. Then every species feeds from the lowest up, bites hurt, Metamorphosis draws, and the next
era begins (``eras.py``).
"""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.games.darwinning import actions as A
from beagle.games.darwinning import layout as L
from beagle.games.darwinning import news as N
from beagle.games.darwinning.cards import VALUES, add, clear, remove, value_of
from beagle.games.darwinning.components import Components
from beagle.games.darwinning.dummy import OPEN_COUNT, PLAYERS_WITH_DUMMY, move_dummy, take_used_cards, uses_open_card
from beagle.games.darwinning.eras import eat_prey, end_meal, end_tricks, next_metamorphosis, use_store
from beagle.games.darwinning.improving import MOST_THEFTS, legal_thefts, only_as_trait, pool_at, seat_playing, use_icon
from beagle.games.darwinning.traits import PARASITE, only_place_for, put_trait, steal
from beagle.games.darwinning.tricks import (
    can_add,
    complete_declaration,
    complete_play,
    discard_plays,
    legal_declarations,
    search_is_due,
    somebody_is_out,
)


def take_action(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64) -> None:
    """Carry out a legal action and all that follows from it without a choice."""
    if action >= A.TAKE:
        choose_card(v, players, pieces, seat, action - A.TAKE)
    elif action >= A.USE:
        use_open_card(v, players, pieces, seat, action - A.USE)
    elif action >= A.PLAY:
        play_card(v, players, pieces, seat, action - A.PLAY)
    elif action >= A.STEAL:
        stolen = action - A.STEAL
        take_stolen(v, players, pieces, seat, stolen // VALUES, stolen % VALUES)
    elif action >= A.EAT:
        eat_prey(v, players, pieces, seat, action - A.EAT)
    elif action >= A.LEAD:
        begin_trick(v, seat_playing(v, players, action - A.LEAD))
    elif action >= A.PUT:
        put_down(v, players, pieces, seat, action - A.PUT)
    elif action == A.WAY_TRAIT:
        begin_placing(v, players, pieces, seat)
    elif action >= A.WAY_CHAIN:
        use_icon(v, players, pieces, seat, action)
        end_improvement(v, players, pieces, seat)
    elif action == A.STORE:
        use_store(v, players, pieces, seat)
    elif action == A.DECLINE:
        end_improvement(v, players, pieces, seat)
    else:
        done(v, players, pieces, seat)
    place_drawn_copies(v, players, pieces)


def done(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """The seat has finished its play, its declaration or its meal."""
    phase = v[L.PHASE]
    if phase == L.PLAYING:
        end_play(v, players, pieces, seat)
    elif phase == L.DECLARING:
        end_declaration(v, players, pieces, seat)
    else:
        end_meal(v, players, pieces, seat)


# Tricks


def begin_trick(v: vec[i64], leads: i64) -> None:
    v[L.TRICK] += 1
    v[L.LEADER] = leads
    v[L.BEST] = 0
    v[L.BEST_SEAT] = leads
    v[L.TURN] = leads
    v[L.PHASE] = L.PLAYING


def play_card(v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64) -> None:
    """W-T1: one more card; a play that nothing can be added to is complete."""
    at = L.seat_at(seat)
    remove(v, at + L.HAND, card)
    add(v, at + L.PLAYED, card)
    if not can_add(v, players, at):
        end_play(v, players, pieces, seat)


def end_play(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-T1, W-D2: the next player follows; after the last, open cards are declared or the trick ends."""
    complete_play(v, players, seat)
    v[L.TURN] = L.after(seat, players)
    if v[L.TURN] != v[L.LEADER]:
        return
    if players == PLAYERS_WITH_DUMMY:
        v[L.PHASE] = L.DECLARING
        next_declaration(v, players, pieces)
    else:
        end_trick(v, players, pieces)


# Open cards


def next_declaration(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-D2: what can only be declared one way declares itself."""
    at = L.seat_at(v[L.TURN])
    room = vec[i64]([0] * (OPEN_COUNT + 1))
    while legal_declarations(v, at, room) == 1:
        if room[0] == A.DONE:
            end_declaration(v, players, pieces, v[L.TURN])
            return
        add(v, at + L.COMBINATION, room[0] - A.USE)


def use_open_card(v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64) -> None:
    """W-D2: one more open card of a declaration."""
    add(v, L.seat_at(seat) + L.COMBINATION, card)
    next_declaration(v, players, pieces)


def end_declaration(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    complete_declaration(v, seat)
    v[L.TURN] = L.after(seat, players)
    if v[L.TURN] != v[L.LEADER]:
        next_declaration(v, players, pieces)
    else:
        end_with_open_cards(v, players, pieces)


def end_with_open_cards(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-D3, W-D4: the dummy moves if nobody used its cards; the winner takes those they used."""
    if not uses_open_card(v, 0) and not uses_open_card(v, 1):
        move_dummy(v, players, pieces)
    take_used_cards(v, v[L.BEST_SEAT])
    clear(v, L.seat_at(0) + L.COMBINATION)
    clear(v, L.seat_at(1) + L.COMBINATION)
    end_trick(v, players, pieces)


# The end of a trick


def end_trick(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-T3, W-T5: the winner may improve; after the last trick it is the others who may."""
    if somebody_is_out(v, players):
        N.tell(v, N.LAST_TRICK_WON, v[L.BEST_SEAT])
        v[L.STAGE] = L.AFTER_LAST_TRICK
        next_loser(v, players, pieces, v[L.LEADER])
    else:
        N.tell(v, N.TRICK_WON, v[L.BEST_SEAT])
        v[L.STAGE] = L.AFTER_TRICK
        offer_improvement(v, v[L.BEST_SEAT])


def next_loser(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-T5, W-D8: in playing order all but the winner; the one who will search the discards waits for that."""
    searches = search_is_due(v, players)
    while True:
        if seat != v[L.BEST_SEAT] and not (searches and seat != v[L.LEADER]):
            offer_improvement(v, seat)
            return
        seat = L.after(seat, players)
        if seat == v[L.LEADER]:
            break
    if searches:
        begin_search(v, players, L.after(v[L.LEADER], players))
    else:
        end_tricks(v, players, pieces)


def after_loser(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-T5: the next in playing order, if there is one."""
    following = L.after(seat, players)
    if following != v[L.LEADER]:
        next_loser(v, players, pieces, following)
    elif search_is_due(v, players):
        begin_search(v, players, L.after(v[L.LEADER], players))
    else:
        end_tricks(v, players, pieces)


def begin_search(v: vec[i64], players: i64, seat: i64) -> None:
    """W-D8: look through the discards, this trick's cards among them."""
    discard_plays(v, players)
    N.tell(v, N.SEARCH, seat)
    v[L.STAGE] = L.SEARCHING
    offer_improvement(v, seat)


# Improving


def offer_improvement(v: vec[i64], seat: i64) -> None:
    v[L.TURN] = seat
    v[L.PHASE] = L.CHOOSING


def choose_card(v: vec[i64], players: i64, pieces: Components, seat: i64, card: i64) -> None:
    """A card of which only the trait can be used needs no further question."""
    v[L.CARD] = card
    if only_as_trait(v, pieces, L.seat_at(seat), card):
        begin_placing(v, players, pieces, seat)
    else:
        v[L.PHASE] = L.WAY


def begin_placing(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-I4: where the trait is already, there is only one place."""
    only = only_place_for(v, L.seat_at(seat), value_of(v[L.CARD]))
    if only == L.EMPTY:
        v[L.PHASE] = L.PLACING
    else:
        N.tell_put(v, N.TRAIT_PUT, seat, only)
        put_down(v, players, pieces, seat, only)


def place_drawn_copies(v: vec[i64], players: i64, pieces: Components) -> None:
    """W-X14: a trait that Metamorphosis drew and the species has takes the place of its own copy, without a choice."""
    while v[L.PHASE] == L.PLACING and v[L.STAGE] == L.MORPHING:
        seat = v[L.TURN]
        only = only_place_for(v, L.seat_at(seat), value_of(v[L.CARD]))
        if only == L.EMPTY:
            N.tell(v, N.DRAWN, seat, v[L.CARD])
            return
        N.tell_put(v, N.DRAWN_COPY, seat, only)
        put_down(v, players, pieces, seat, only)


def put_down(v: vec[i64], players: i64, pieces: Components, seat: i64, place: i64) -> None:
    """W-I4, W-X8: lay the trait down; Parasite then takes another."""
    card = v[L.CARD]
    if v[L.STAGE] != L.MORPHING:
        remove(v, pool_at(v, seat), card)
    put_trait(v, L.seat_at(seat), place, card)
    if value_of(card) == PARASITE:
        begin_stealing(v, players, pieces, seat)
    else:
        end_improvement(v, players, pieces, seat)


def begin_stealing(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """W-X8: it must take a trait if it can; with one to take there is no question."""
    v[L.CARD] = L.EMPTY
    room = vec[i64]([0] * MOST_THEFTS)
    count = legal_thefts(v, players, seat, room)
    if count > 1:
        v[L.PHASE] = L.STEALING
    elif count == 1:
        stolen = room[0] - A.STEAL
        animal = stolen // VALUES
        N.tell(v, N.STOLEN, seat, seat_playing(v, players, animal), stolen % VALUES)
        take_stolen(v, players, pieces, seat, animal, stolen % VALUES)
    else:
        end_improvement(v, players, pieces, seat)


def take_stolen(v: vec[i64], players: i64, pieces: Components, seat: i64, animal: i64, trait: i64) -> None:
    steal(v, seat, seat_playing(v, players, animal), trait)
    end_improvement(v, players, pieces, seat)


def end_improvement(v: vec[i64], players: i64, pieces: Components, seat: i64) -> None:
    """Back to what the improvement belongs to."""
    v[L.CARD] = L.EMPTY
    stage = v[L.STAGE]
    if stage == L.AFTER_TRICK:
        discard_plays(v, players)
        begin_trick(v, v[L.BEST_SEAT])
    elif stage == L.AFTER_LAST_TRICK:
        after_loser(v, players, pieces, seat)
    elif stage == L.SEARCHING:
        end_tricks(v, players, pieces)
    else:
        next_metamorphosis(v, players, pieces)
