"""The bones of a position: which are named, which are dealt, and where each of them lies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields
from beagle.core.random import shuffle
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.layout import (
    BIDDING,
    BONES,
    BOUGHT,
    CHOSEN,
    DRAWING,
    DRAWS_LEFT,
    EMPTY,
    FIRST,
    HAND,
    HELD,
    KNOWN,
    MOST_PLAYERS,
    OFFER,
    OFFERING,
    PHASE,
    PLACED,
    PLACING,
    REFILLING,
    RETURN_SITE,
    RETURNING,
    SETTING,
    SITE_RING,
    SITES,
    TRACE,
    TURN,
    WON,
    seat_at,
)
from beagle.games.darwinci.mixing import NO_GROUP, group_of, with_trace
from beagle.games.darwinci.rounds import SETUP_BONES, may_take
from beagle.games.darwinci.sites import BOUGHT_BONES, HAND_SIZE, SETUP_DRAWS, add_to_hand, bone_at, put_under, site_size
from beagle.games.darwinci.view import PHASES

DEALT: Final = "?"
"""In a position: a bone that is dealt."""


class Bag:
    """The bones that are not yet anywhere, shuffled with the position's seed."""

    def __init__(self, v: vec[i64], pieces: Components) -> None:
        self.pieces = pieces
        self.left = [True] * BONES
        order = vec[i64]([bone for bone in range(BONES)])
        shuffle(v, order, 0, BONES)
        self.order = [int(bone) for bone in order]

    def claim(self, where: str, key: object) -> None:
        """Set a bone aside that the position names, before others are dealt."""
        bone = self.named(where, key)
        if not self.left[bone]:
            raise BadPosition(f"{where}: the bone {key} is there twice")
        self.left[bone] = False

    def named(self, where: str, key: object) -> int:
        """A bone by its id."""
        if not isinstance(key, str) or key not in self.pieces.bones:
            raise BadPosition(f"{where}: expected the id of a bone such as {self.pieces.keys[0]!r}, got {key!r}")
        return self.pieces.bones[key]

    def bone(self, where: str, key: object) -> int:
        """The bone of that id, which is set aside, or any for a ``?``."""
        return self.deal() if key == DEALT else self.named(where, key)

    def deal(self) -> int:
        """Any bone that is left."""
        for bone in self.order:
            if self.left[bone]:
                self.left[bone] = False
                return bone
        raise BadPosition(f"position: expected no more than {BONES} bones in all")

    def rest(self) -> list[int]:
        """All that are left."""
        return [bone for bone in self.order if self.left[bone]]


def claim_named(bag: Bag, fields: Fields, seats: list[Fields]) -> None:
    """Set aside every bone that is named somewhere; what is badly shaped is refused where it is read."""
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        plot = seat.left.get("plot")
        for row in plot if isinstance(plot, list) else []:
            for text in row.split() if isinstance(row, str) else []:
                claim_all(bag, f"{where}.plot", [text.partition("/")[0]])
        claim_all(bag, f"{where}.hand", seat.left.get("hand"))
        claim_all(bag, f"{where}.won", seat.left.get("won"))
        claim_all(bag, f"{where}.offer", [seat.left.get("offer")])
    sites = fields.left.get("sites")
    for site, pile in enumerate(sites if isinstance(sites, list) else []):
        claim_all(bag, f"sites[{site}]", pile)
    gone = fields.items("gone", 0, BONES)
    claim_all(bag, "gone", gone)


def claim_all(bag: Bag, where: str, keys: object) -> None:
    """Set aside the bones of a list."""
    for key in keys if isinstance(keys, list) else []:
        if key is not None and key not in (DEALT, "."):
            bag.claim(where, key)


def read_open_bones(v: vec[i64], seat: int, of_seat: Fields, pieces: Components, bag: Bag) -> None:
    """The offered bone and the won ones."""
    at = seat_at(seat)
    where = f"seats[{seat}]"
    offer = of_seat.take("offer", DEALT if v[PHASE] == BIDDING else None)
    if offer is not None:
        if v[PHASE] != BIDDING:
            raise BadPosition(f"{where}.offer: expected no offered bone but in phase bid, got {offer!r}")
        v[at + OFFER] = bag.bone(f"{where}.offer", offer)
    won = of_seat.items("won", 0, MOST_PLAYERS) or []
    if won and v[PHASE] != PLACING:
        raise BadPosition(f"{where}.won: expected no won bones but in phase place, got {won!r}")
    for bone in won:
        v[at + WON + 1 + v[at + WON]] = bag.bone(f"{where}.won", bone)
        v[at + WON] += 1
    held = of_seat.take("held", None)
    if held is not None:
        mine = [pieces.keys[v[at + WON + 1 + place]] for place in range(v[at + WON])]
        if held not in mine or not may_take(v, at, pieces, pieces.bones[str(held)]):
            raise BadPosition(f"{where}.held: expected a won bone that may be placed, got {held!r}")
        v[at + HELD] = pieces.bones[str(held)]


def hand_due(v: vec[i64], seat: int, players: int) -> int:
    """How many bones a seat has in hand at this point of the round."""
    phase = v[PHASE]
    mine = seat == v[TURN]
    order = (seat - v[FIRST]) % players
    turn = (v[TURN] - v[FIRST]) % players
    if phase == DRAWING:
        return SETUP_DRAWS - v[DRAWS_LEFT] + (1 if order < turn else 0)
    if phase == SETTING:
        return SETUP_DRAWS - v[seat_at(seat) + PLACED]
    if phase == BOUGHT and mine:
        return HAND_SIZE + BOUGHT_BONES - v[DRAWS_LEFT]
    if phase == RETURNING and mine:
        return HAND_SIZE + BOUGHT_BONES - (0 if v[RETURN_SITE] == EMPTY else 1)
    if phase < BIDDING or (phase == REFILLING and order < turn):
        return HAND_SIZE
    return HAND_SIZE - 1


def read_hand(
    v: vec[i64], seat: int, players: int, of_seat: Fields, hand: list[object] | None, pieces: Components, bag: Bag
) -> None:
    """A hand; left out, as many bones as belong in it are dealt."""
    at = seat_at(seat)
    due = hand_due(v, seat, players)
    where = f"seats[{seat}]"
    if hand is not None and len(hand) > due:
        raise BadPosition(f"{where}.hand: expected at most {due} bones in phase {PHASES[v[PHASE]]}, got {len(hand)}")
    if hand is not None and v[PHASE] <= SETTING and len(hand) < due:
        raise BadPosition(f"{where}.hand: expected {due} bones in phase {PHASES[v[PHASE]]}, got {len(hand)}")
    for key in hand if hand is not None else [DEALT] * due:
        bone = bag.bone(f"{where}.hand", key)
        add_to_hand(v, at, bone)
        v[KNOWN + bone] = bit(seat)
    chosen = of_seat.take("chosen", None)
    if chosen is not None:
        mine = [pieces.keys[v[at + HAND + 1 + place]] for place in range(v[at + HAND])]
        if chosen not in mine or v[PHASE] not in (SETTING, OFFERING):
            raise BadPosition(f"{where}.chosen: expected a bone in hand, in phase set or offer, got {chosen!r}")
        if v[PHASE] == SETTING and v[at + PLACED] == SETUP_BONES:
            raise BadPosition(f"{where}.chosen: expected none, both bones are placed, got {chosen!r}")
        v[at + CHOSEN] = pieces.bones[str(chosen)]


def fill_sites(v: vec[i64], sites: list[object] | None, bag: Bag) -> None:
    """The sites, top first; left out, all other bones, the first site has the odd one."""
    if sites is None:
        rest = bag.rest()
        for number, bone in enumerate(rest):
            put_under(v, 0 if number < (len(rest) + 1) // 2 else 1, bone)
        return
    for site, pile in enumerate(sites):
        for key in Fields.of_items(f"sites[{site}]", pile, 0, SITE_RING - 1):
            put_under(v, site, bag.bone(f"sites[{site}]", key))


def face_down(v: vec[i64], players: int, pieces: Components) -> list[str]:
    """The ids of the bones in sites and hands."""
    hidden = [int(bone_at(v, site, depth)) for site in range(SITES) for depth in range(site_size(v, site))]
    for seat in range(players):
        at = seat_at(seat) + HAND
        hidden += [int(v[at + 1 + place]) for place in range(v[at])]
    return [pieces.keys[bone] for bone in hidden]


def read_known(v: vec[i64], fields: Fields, players: int, pieces: Components) -> None:
    """Who knows of a bone in a site or in another hand."""
    known = Fields.of("known", fields.take("known", {}))
    hidden = face_down(v, players, pieces)
    for key in sorted(known.left):
        if key not in hidden:
            raise BadPosition(f"known: expected the id of a bone in a site or a hand, got {key!r}")
        for knower in Fields.of_items(f"known.{key}", known.left[key], 0, players):
            if not isinstance(knower, int) or isinstance(knower, bool) or not 0 <= knower < players:
                raise BadPosition(f"known.{key}: expected seats from 0 to {players - 1}, got {knower!r}")
            v[KNOWN + pieces.bones[key]] |= bit(knower)


def read_mixed(v: vec[i64], fields: Fields, players: int, pieces: Components) -> None:
    """What viewers can still tell of hands that were mixed (``mixing.py``)."""
    hidden = face_down(v, players, pieces)
    for number, written in enumerate(fields.items("mixed", 0, MOST_PLAYERS * MOST_PLAYERS) or []):
        where = f"mixed[{number}]"
        of_group = Fields.of(where, written)
        viewer = of_group.number("viewer", 0, players - 1)
        by = of_group.number("by", 0, players - 1)
        named = of_group.items("named", 0, BONES) or []
        bones = of_group.items("bones", 1, BONES) or []
        of_group.done()
        for key in bones:
            if key not in hidden:
                raise BadPosition(f"{where}.bones: expected ids of bones in a site or a hand, got {key!r}")
            bone = pieces.bones[str(key)]
            if group_of(v, viewer, bone) != NO_GROUP:
                raise BadPosition(f"{where}.bones: the bone {key} is there twice for seat {viewer}")
            v[TRACE + bone] = with_trace(v[TRACE + bone], viewer, by + 1, key in named)
        for key in named:
            if key not in bones:
                raise BadPosition(f"{where}.named: expected some of its bones, got {key!r}")
