"""Sentences about what happens: an action as each viewer is told of it, and what came of the last one."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit, bit_count
from beagle.games.darwinci.actions import (
    BUY,
    COLOURS,
    DONE,
    DRAW,
    JEWEL,
    OFFER,
    PASS,
    PUT,
    RETURN,
    STONE,
    TAKE,
    line_name,
)
from beagle.games.darwinci.awarding import ahead
from beagle.games.darwinci.bidding import colour_of
from beagle.games.darwinci.components import END, JEWELS, Components
from beagle.games.darwinci.jewels import (
    gem_count,
    gem_value,
    jewel_kind,
    jewel_line,
    jewel_run,
    label_sum,
    run_sums,
)
from beagle.games.darwinci.layout import (
    BIDS,
    BIG,
    BUYING,
    CHOSEN,
    ENDS,
    HELD,
    MOST_PLAYERS,
    NEWS,
    PHASE,
    SETTING,
    SITES,
    seat_at,
)
from beagle.games.darwinci.layout import OFFER as OFFER_AT
from beagle.games.darwinci.mixing import knows
from beagle.games.darwinci.plot import cell_name, complete_cells, creature_of, place_bone
from beagle.games.darwinci.sites import PRICE
from beagle.games.darwinci.tidings import (
    CREATURE,
    DIE_MOVED,
    DREW,
    DREW_LAST,
    NO_PLACE,
    PAID_ROTTEN,
    SET_UP,
    SHOWN,
    TILE_MOVED,
    UNWANTED,
    WON_LOT,
    field,
)
from beagle.games.darwinci.view import side_letters


def event(
    v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64, viewer: int | None
) -> dict[str, object]:
    """What the viewer is told of an action about to be applied."""
    mine = viewer == seat
    if action == DONE:
        return {"key": "event-done", "seat": seat}
    if action == PASS:
        return {"key": "event-bought-nothing" if v[PHASE] == BUYING else "event-no-jewel", "seat": seat}
    if action == BUY:
        return {"key": "event-bought", "seat": seat, "price": PRICE}
    if action < TAKE:
        return {"key": "event-drew", "seat": seat, "site": action - DRAW + 1}
    if action < OFFER:
        if v[PHASE] == SETTING and not mine:
            return {"key": "event-took-hidden", "seat": seat}
        return {"key": "event-took", "seat": seat, "bone": pieces.keys[action - TAKE]}
    if action < RETURN:
        if not mine:
            return {"key": "event-offered-hidden", "seat": seat}
        return {"key": "event-offered", "seat": seat, "bone": pieces.keys[action - OFFER]}
    if action < PUT:
        bone, site = divmod(action - RETURN, SITES)
        if not mine:
            return {"key": "event-returned-hidden", "seat": seat, "site": site + 1}
        return {"key": "event-returned", "seat": seat, "bone": pieces.keys[bone], "site": site + 1}
    if action < STONE:
        cell, turned = divmod(action - PUT, 4)
        if v[PHASE] == SETTING and not mine:
            return {"key": "event-placed-hidden", "seat": seat, "cell": cell_name(cell)}
        return put_event(v, pieces, seat, cell, turned)
    if action < JEWEL:
        kind, lot = divmod(action - STONE, MOST_PLAYERS)
        return stone_event(v, players, pieces, seat, kind, lot)
    return jewel_event(v, pieces, seat, action)


def put_event(v: vec[i64], pieces: Components, seat: i64, cell: i64, turned: i64) -> dict[str, object]:
    """A bone put in the plot, and the creature it becomes part of."""
    at = seat_at(seat)
    setting = v[PHASE] == SETTING
    bone = v[at + (CHOSEN if setting else HELD)]
    sides = pieces.sides[4 * bone + turned]
    after = v[:]
    place_bone(after, at, bone, cell, turned, sides, pieces.shape[bone] == END)
    group = creature_of(after, at, bit(cell))
    tiles = bit_count(group)
    then: list[dict[str, object]] = []
    if setting and pieces.value[bone] < 0:
        then.append({"key": "then-rotten", "amount": -pieces.value[bone]})
    if complete_cells(after, at) & bit(cell):
        ends = bit_count(group & after[at + ENDS])
        then.append({"key": "then-complete", "tiles": tiles, "ends": ends, "amount": tiles * ends})
    elif tiles > 1:
        then.append({"key": "then-joins", "tiles": tiles})
    return {
        "key": "event-placed",
        "seat": seat,
        "bone": pieces.keys[bone],
        "cell": cell_name(cell),
        "turned": turned,
        "sides": side_letters(sides),
        "then": then,
    }


def stone_event(v: vec[i64], players: i64, pieces: Components, seat: i64, kind: i64, lot: i64) -> dict[str, object]:
    """A stone on a bone, and who is ahead now if that changes."""
    after = v[:]
    after[seat_at(lot) + BIDS + kind] += 1
    leader = ahead(after, players, lot)
    then: list[dict[str, object]] = []
    if leader != ahead(v, players, lot):
        then.append({"key": "then-ahead", "ahead_seat": leader})
    return {
        "key": "event-stone" if kind < BIG else "event-big-stone",
        "seat": seat,
        "colour": COLOURS[colour_of(kind)],
        "lot_seat": lot,
        "bone": pieces.keys[v[seat_at(lot) + OFFER_AT]],
        "then": then,
    }


def jewel_event(v: vec[i64], pieces: Components, seat: i64, action: i64) -> dict[str, object]:
    """A jewel scored in a line."""
    kind = jewel_kind(action)
    sums = run_sums(v, seat_at(seat), pieces, jewel_line(action), jewel_run(action))
    return {
        "key": "event-jewel" if jewel_run(action) == 0 else "event-jewel-second",
        "seat": seat,
        "jewel": JEWELS[kind],
        "line": line_name(jewel_line(action)).replace(" ", "-"),
        "count": gem_count(sums, kind),
        "labels": label_sum(sums, kind),
        "amount": gem_value(sums, kind),
    }


def news(v: vec[i64], pieces: Components, viewer: int | None) -> list[dict[str, object]]:
    """What the last action brought about, as far as the viewer may know."""
    told: list[dict[str, object]] = []
    for item in range(v[NEWS]):
        said = news_item(v, pieces, viewer, v[NEWS + 1 + item])
        if said is not None:
            told.append(said)
    return told


def news_item(v: vec[i64], pieces: Components, viewer: int | None, item: i64) -> dict[str, object] | None:
    """One sentence; none if it tells the viewer nothing."""
    kind = field(item, 0)
    seat = field(item, 1)
    value = field(item, 2)
    if kind == DIE_MOVED:
        return {"key": "news-die", "seat": seat}
    if kind == TILE_MOVED:
        return {"key": "news-tile", "seat": seat}
    if kind == CREATURE:
        ends = field(item, 3)
        return {"key": "news-creature", "seat": seat, "tiles": value, "ends": ends, "amount": value * ends}
    bone = pieces.keys[value]
    if kind in (DREW, DREW_LAST):
        if viewer is not None and knows(v, viewer, value):
            return {"key": "news-drew", "seat": seat, "bone": bone}
        return {"key": "news-drew-hidden", "seat": seat, "site": field(item, 3) + 1} if kind == DREW_LAST else None
    if kind == SET_UP:
        return None if viewer == seat else set_up_item(seat, bone, field(item, 3), field(item, 4))
    if kind == SHOWN:
        return {"key": "news-offer", "seat": seat, "bone": bone}
    if kind == UNWANTED:
        return {"key": "news-unwanted", "seat": seat, "bone": bone}
    if kind == PAID_ROTTEN:
        return {"key": "news-rotten", "seat": seat, "bone": bone, "amount": field(item, 3)}
    if kind == NO_PLACE:
        return {"key": "news-no-place", "seat": seat, "bone": bone}
    assert kind == WON_LOT
    return won_item(seat, bone, field(item, 3), field(item, 4), field(item, 5))


def set_up_item(seat: i64, bone: str, cell: i64, paid: i64) -> dict[str, object]:
    """C-S4, C-S5: a bone that came from a hidden hand; its owner was told before."""
    said: dict[str, object] = {"key": "news-set-up", "seat": seat, "bone": bone, "cell": cell_name(cell)}
    if paid:
        said["key"] = "news-set-up-rotten"
        said["amount"] = paid
    return said


def won_item(seat: i64, bone: str, lot: i64, weight: i64, paid: i64) -> dict[str, object]:
    """C-W1, C-W4: who won a bone, with how much, and what was paid for it."""
    said: dict[str, object] = {"key": "news-won-own", "seat": seat, "bone": bone, "strength": weight}
    if lot != seat:
        said["key"] = "news-won"
        said["lot_seat"] = lot
        said["paid"] = paid
    return said
