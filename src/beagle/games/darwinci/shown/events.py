"""Sentences about what happens: an action as each viewer is told of it, and what came of the last one."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.news import kind_of, news_items, number_of, seat_of
from beagle.games.darwinci import actions as A
from beagle.games.darwinci import layout as L
from beagle.games.darwinci import news as N
from beagle.games.darwinci.actions import COLOURS, line_name
from beagle.games.darwinci.awarding import next_lot
from beagle.games.darwinci.bidding import colour_of
from beagle.games.darwinci.buying import PRICE
from beagle.games.darwinci.components import JEWELS, Components
from beagle.games.darwinci.jewels import gem_count, gem_value, jewel_kind, jewel_line, jewel_run, label_sum, run_sums
from beagle.games.darwinci.knowledge import knows
from beagle.games.darwinci.placing import taken_at
from beagle.games.darwinci.plot import cell_name
from beagle.games.darwinci.shown.forecasts import after_putting, after_stone
from beagle.games.darwinci.shown.view import side_letters


def event(
    v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64, viewer: int | None
) -> dict[str, object]:
    """What the viewer is told of an action about to be applied."""
    mine = viewer == seat
    if action == A.DONE:
        return {"key": "event-done", "seat": seat}
    if action == A.PASS:
        return {"key": "event-bought-nothing" if v[L.PHASE] == L.BUYING else "event-no-jewel", "seat": seat}
    if action == A.BUY:
        return {"key": "event-bought", "seat": seat, "price": PRICE}
    if action < A.TAKE:
        return {"key": "event-drew", "seat": seat, "site": action - A.DRAW + 1}
    if action < A.OFFER:
        if v[L.PHASE] == L.SETTING and not mine:
            return {"key": "event-took-hidden", "seat": seat}
        return {"key": "event-took", "seat": seat, "bone": pieces.keys[action - A.TAKE]}
    if action < A.RETURN:
        if not mine:
            return {"key": "event-offered-hidden", "seat": seat}
        return {"key": "event-offered", "seat": seat, "bone": pieces.keys[action - A.OFFER]}
    if action < A.PUT:
        bone, site = divmod(action - A.RETURN, L.SITES)
        if not mine:
            return {"key": "event-returned-hidden", "seat": seat, "site": site + 1}
        return {"key": "event-returned", "seat": seat, "bone": pieces.keys[bone], "site": site + 1}
    if action < A.STONE:
        cell, turned = divmod(action - A.PUT, 4)
        if v[L.PHASE] == L.SETTING and not mine:
            return {"key": "event-placed-hidden", "seat": seat, "cell": cell_name(cell)}
        return put_event(v, pieces, seat, cell, turned)
    if action >= A.KEEP_BIG:
        return big_stone_event(v, players, pieces, seat, action == A.LEAVE_BIG)
    if action < A.JEWEL:
        kind, lot = divmod(action - A.STONE, L.MOST_PLAYERS)
        return stone_event(v, players, pieces, seat, kind, lot)
    return jewel_event(v, pieces, seat, action)


def put_event(v: vec[i64], pieces: Components, seat: i64, cell: i64, turned: i64) -> dict[str, object]:
    """A bone put in the plot, and the creature it becomes part of."""
    bone = v[taken_at(v, L.seat_at(seat))]
    return {
        "key": "event-placed",
        "seat": seat,
        "bone": pieces.keys[bone],
        "cell": cell_name(cell),
        "turned": turned,
        "sides": side_letters(pieces.sides[4 * bone + turned]),
        "then": after_putting(v, pieces, seat, cell, turned),
    }


def stone_event(v: vec[i64], players: i64, pieces: Components, seat: i64, kind: i64, lot: i64) -> dict[str, object]:
    """A stone on a bone, and who is ahead now if that changes."""
    return {
        "key": "event-stone" if kind < L.BIG else "event-big-stone",
        "seat": seat,
        "colour": COLOURS[colour_of(kind)],
        "stone": COLOURS[colour_of(kind)],
        "lot_seat": lot,
        "bone": pieces.keys[v[L.seat_at(lot) + L.OFFER]],
        "then": after_stone(v, players, kind, lot),
    }


def big_stone_event(v: vec[i64], players: i64, pieces: Components, seat: i64, leave: bool) -> dict[str, object]:
    """C-X3: what becomes of the big stone that won a bone alone."""
    lot = next_lot(v, players)
    return {
        "key": "event-left-big" if leave else "event-kept-big",
        "seat": seat,
        "colour": COLOURS[seat],
        "lot_seat": lot,
        "bone": pieces.keys[v[L.seat_at(lot) + L.OFFER]],
        "then": [{"key": "then-big-first", "lot_seat": lot}] if leave else [],
    }


def jewel_event(v: vec[i64], pieces: Components, seat: i64, action: i64) -> dict[str, object]:
    """A jewel scored in a line."""
    kind = jewel_kind(action)
    sums = run_sums(v, pieces, L.seat_at(seat), jewel_line(action), jewel_run(action))
    return {
        "key": "event-jewel" if jewel_run(action) == 0 else "event-jewel-second",
        "seat": seat,
        "jewel": JEWELS[kind],
        "jewels": JEWELS[kind],
        "line": line_name(jewel_line(action)).replace(" ", "-"),
        "count": gem_count(sums, kind),
        "labels": label_sum(sums, kind),
        "amount": gem_value(sums, kind),
    }


def news(v: vec[i64], players: i64, pieces: Components, viewer: int | None) -> list[dict[str, object]]:
    """What the last action brought about, as far as the viewer may know."""
    told: list[dict[str, object]] = []
    for item in news_items(v, L.NEWS):
        said = news_item(v, pieces, viewer, item)
        if said is not None:
            told.append(said)
    return told


def news_item(v: vec[i64], pieces: Components, viewer: int | None, item: i64) -> dict[str, object] | None:
    """One sentence; none if it tells the viewer nothing."""
    kind = kind_of(item)
    seat = seat_of(item)
    first = number_of(item, 0)
    if kind == N.DIE_MOVED:
        return {"key": "news-die", "seat": seat}
    if kind == N.TILE_MOVED:
        return {"key": "news-tile", "seat": seat}
    if kind == N.CREATURE:
        ends = number_of(item, 1)
        return {"key": "news-creature", "seat": seat, "tiles": first, "ends": ends, "amount": first * ends}
    bone = pieces.keys[first]
    if kind in (N.DREW, N.DREW_LAST):
        if viewer is not None and knows(v, viewer, first):
            return {"key": "news-drew", "seat": seat, "bone": bone}
        if kind == N.DREW:
            return None
        return {"key": "news-drew-hidden", "seat": seat, "site": number_of(item, 1) + 1}
    if kind == N.SET_UP:
        return None if viewer == seat else set_up_item(seat, bone, number_of(item, 1), number_of(item, 2))
    if kind == N.SHOWN:
        return {"key": "news-offer", "seat": seat, "bone": bone}
    if kind == N.UNWANTED:
        return {"key": "news-unwanted", "seat": seat, "bone": bone}
    if kind == N.PAID_ROTTEN:
        return {"key": "news-rotten", "seat": seat, "bone": bone, "amount": number_of(item, 1)}
    if kind == N.NO_PLACE:
        return {"key": "news-no-place", "seat": seat, "bone": bone}
    assert kind == N.WON_LOT
    return won_item(seat, bone, number_of(item, 1), number_of(item, 2), number_of(item, 3), number_of(item, 4) > 0)


def set_up_item(seat: i64, bone: str, cell: i64, paid: i64) -> dict[str, object]:
    """C-S4, C-S5: a bone that came from a hidden hand; its owner was told before."""
    said: dict[str, object] = {"key": "news-set-up", "seat": seat, "bone": bone, "cell": cell_name(cell)}
    if paid:
        said["key"] = "news-set-up-rotten"
        said["amount"] = paid
    return said


def won_item(seat: i64, bone: str, lot: i64, weight: i64, paid: i64, big: bool) -> dict[str, object]:
    """C-W1, C-W4, C-X1, C-X3: who won a bone, with how many stones and what strength, what was paid for it."""
    stones = weight - 1 if big else weight
    said: dict[str, object] = {"key": "news-won", "seat": seat, "bone": bone, "strength": weight, "stones": stones}
    if lot == seat:
        said["key"] = "news-won-own-big" if big else "news-won-own"
        return said
    said["lot_seat"] = lot
    said["paid"] = paid
    if big:
        said["key"] = "news-won-big" if stones > 1 else "news-left-big" if paid else "news-kept-big"
    return said
