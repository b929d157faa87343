"""The bones of a position: which are named, which are dealt, and where each of them lies."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.arithmetic import bit
from beagle.core.errors import BadPosition
from beagle.core.json_fields import Fields
from beagle.core.random import shuffle
from beagle.games.darwinci import layout as L
from beagle.games.darwinci.buying import BOUGHT_BONES
from beagle.games.darwinci.components import Components
from beagle.games.darwinci.knowledge import NO_GROUP, group_of, with_trace
from beagle.games.darwinci.placing import SETUP_BONES, may_take
from beagle.games.darwinci.sites import HAND_SIZE, SETUP_DRAWS, add_to_hand, put_under
from beagle.games.darwinci.whereabouts import face_down, hand_of, won_by

DEALT: Final = "?"
"""In a position: a bone that is dealt."""


class Bag:
    """The bones that are not yet anywhere, shuffled with the position's seed."""

    def __init__(self, v: vec[i64], pieces: Components) -> None:
        self.pieces = pieces
        self.left = [True] * L.BONES
        order = vec[i64]([bone for bone in range(L.BONES)])
        shuffle(v, order, 0, L.BONES)
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
        raise BadPosition(f"position: expected no more than {L.BONES} bones in all")

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
    gone = fields.items("gone", 0, L.BONES)
    claim_all(bag, "gone", gone)


def claim_all(bag: Bag, where: str, keys: object) -> None:
    """Set aside the bones of a list."""
    for key in keys if isinstance(keys, list) else []:
        if key is not None and key not in (DEALT, "."):
            bag.claim(where, key)


def read_open_bones(v: vec[i64], pieces: Components, seat: i64, of_seat: Fields, bag: Bag) -> None:
    """The offered bone and the won ones."""
    at = L.seat_at(seat)
    where = f"seats[{seat}]"
    offer = of_seat.take("offer", DEALT if v[L.PHASE] == L.BIDDING else None)
    if offer is not None:
        if v[L.PHASE] not in (L.BIDDING, L.AWARDING):
            raise BadPosition(f"{where}.offer: expected no offered bone but in phases bid and award, got {offer!r}")
        v[at + L.OFFER] = bag.bone(f"{where}.offer", offer)
    won = of_seat.items("won", 0, L.MOST_PLAYERS) or []
    if won and v[L.PHASE] not in (L.AWARDING, L.PLACING):
        raise BadPosition(f"{where}.won: expected no won bones but in phases award and place, got {won!r}")
    for bone in won:
        v[at + L.WON + 1 + v[at + L.WON]] = bag.bone(f"{where}.won", bone)
        v[at + L.WON] += 1
    held = of_seat.take("held", None)
    if held is not None:
        mine = [pieces.keys[bone] for bone in won_by(v, seat)]
        if v[L.PHASE] != L.PLACING or held not in mine or not may_take(v, pieces, at, pieces.bones[str(held)]):
            raise BadPosition(f"{where}.held: expected a won bone that may be placed, in phase place, got {held!r}")
        v[at + L.HELD] = pieces.bones[str(held)]


def hand_due(v: vec[i64], players: i64, seat: i64) -> int:
    """How many bones a seat has in hand at this point of the round."""
    phase = v[L.PHASE]
    mine = seat == v[L.TURN]
    order = (seat - v[L.FIRST]) % players
    turn = (v[L.TURN] - v[L.FIRST]) % players
    if phase == L.DRAWING:
        return SETUP_DRAWS - v[L.DRAWS_LEFT] + (1 if order < turn else 0)
    if phase == L.SETTING:
        return SETUP_DRAWS - v[L.seat_at(seat) + L.PLACED]
    if phase == L.BOUGHT and mine:
        return HAND_SIZE + BOUGHT_BONES - v[L.DRAWS_LEFT]
    if phase == L.RETURNING and mine:
        return HAND_SIZE + BOUGHT_BONES - (0 if v[L.RETURN_SITE] == L.EMPTY else 1)
    if phase < L.BIDDING or (phase == L.REFILLING and order < turn):
        return HAND_SIZE
    return HAND_SIZE - 1


def read_hand(
    v: vec[i64], players: i64, pieces: Components, seat: i64, of_seat: Fields, hand: list[object] | None, bag: Bag
) -> None:
    """A hand; left out, as many bones as belong in it are dealt."""
    at = L.seat_at(seat)
    due = hand_due(v, players, seat)
    where = f"seats[{seat}]"
    phase = L.PHASES[v[L.PHASE]]
    if hand is not None and len(hand) > due:
        raise BadPosition(f"{where}.hand: expected at most {due} bones in phase {phase}, got {len(hand)}")
    if hand is not None and v[L.PHASE] <= L.SETTING and len(hand) < due:
        raise BadPosition(f"{where}.hand: expected {due} bones in phase {phase}, got {len(hand)}")
    for key in hand if hand is not None else [DEALT] * due:
        bone = bag.bone(f"{where}.hand", key)
        add_to_hand(v, at, bone)
        v[L.KNOWN + bone] = bit(seat)
    chosen = of_seat.take("chosen", None)
    if chosen is not None:
        mine = [pieces.keys[bone] for bone in hand_of(v, seat)]
        if chosen not in mine or v[L.PHASE] not in (L.SETTING, L.OFFERING):
            raise BadPosition(f"{where}.chosen: expected a bone in hand, in phase set or offer, got {chosen!r}")
        if v[L.PHASE] == L.SETTING and v[at + L.PLACED] == SETUP_BONES:
            raise BadPosition(f"{where}.chosen: expected none, both bones are placed, got {chosen!r}")
        v[at + L.CHOSEN] = pieces.bones[str(chosen)]


def fill_sites(v: vec[i64], sites: list[object] | None, bag: Bag) -> None:
    """The sites, top first; left out, all other bones, the first site has the odd one."""
    if sites is None:
        rest = bag.rest()
        for number, bone in enumerate(rest):
            put_under(v, 0 if number < (len(rest) + 1) // 2 else 1, bone)
        return
    for site, pile in enumerate(sites):
        for key in Fields.of_items(f"sites[{site}]", pile, 0, L.SITE_RING - 1):
            put_under(v, site, bag.bone(f"sites[{site}]", key))


def read_known(v: vec[i64], players: i64, pieces: Components, fields: Fields) -> None:
    """Who knows of a bone in a site or in another hand."""
    known = Fields.of("known", fields.take("known", {}))
    hidden = [pieces.keys[bone] for bone in face_down(v, players)]
    for key in sorted(known.left):
        if key not in hidden:
            raise BadPosition(f"known: expected the id of a bone in a site or a hand, got {key!r}")
        for knower in Fields.of_items(f"known.{key}", known.left[key], 0, players):
            if not isinstance(knower, int) or isinstance(knower, bool) or not 0 <= knower < players:
                raise BadPosition(f"known.{key}: expected seats from 0 to {players - 1}, got {knower!r}")
            v[L.KNOWN + pieces.bones[key]] |= bit(knower)


def read_mixed(v: vec[i64], players: i64, pieces: Components, fields: Fields) -> None:
    """What viewers can still tell of hands that were mixed (``knowledge.py``)."""
    hidden = [pieces.keys[bone] for bone in face_down(v, players)]
    for number, written in enumerate(fields.items("mixed", 0, L.MOST_PLAYERS * L.MOST_PLAYERS) or []):
        where = f"mixed[{number}]"
        of_group = Fields.of(where, written)
        viewer = of_group.number("viewer", 0, players - 1)
        by = of_group.number("by", 0, players - 1)
        named = of_group.items("named", 0, L.BONES) or []
        bones = of_group.items("bones", 1, L.BONES) or []
        of_group.done()
        for key in bones:
            if key not in hidden:
                raise BadPosition(f"{where}.bones: expected ids of bones in a site or a hand, got {key!r}")
            bone = pieces.bones[str(key)]
            if group_of(v, viewer, bone) != NO_GROUP:
                raise BadPosition(f"{where}.bones: the bone {key} is there twice for seat {viewer}")
            v[L.TRACE + bone] = with_trace(v[L.TRACE + bone], viewer, by + 1, key in named)
        for key in named:
            if key not in bones:
                raise BadPosition(f"{where}.named: expected some of its bones, got {key!r}")
