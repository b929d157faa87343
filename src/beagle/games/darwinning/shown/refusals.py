"""Why an action that isn't legal is refused: a code (the key of a sentence) and the rule behind it."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import Refusal
from beagle.games.darwinning import actions as A
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import has
from beagle.games.darwinning.chain import place_of
from beagle.games.darwinning.components import NO_ENVIRONMENT, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.improving import seat_playing
from beagle.games.darwinning.survival import reach_above, traits_of
from beagle.games.darwinning.traits import (
    BIGGER_BRAINS,
    CAMOUFLAGE,
    COMMUNICATION,
    HARD_SHELL,
    SOCIETY,
    TEETH,
    TOOLS,
    bit,
)


def refusal(v: vec[i64], players: i64, pieces: Components, seat: i64, action: i64) -> Refusal:
    """For an action that isn't legal."""
    phase = v[L.PHASE]
    if phase == L.OVER:
        return Refusal("game-over", "W-G5")
    if seat != v[L.TURN]:
        return Refusal("not-your-turn", "W-T1" if phase == L.PLAYING else "W-V1" if phase == L.FEEDING else "W-T3")
    if action >= A.PLAY:
        return card_refusal(v, players, seat, action)
    if action >= A.STEAL:
        return Refusal("nothing-to-steal" if phase == L.STEALING else "no-parasite", "W-X8")
    if action >= A.EAT:
        return meal_refusal(v, players, seat, action - A.EAT) if phase == L.FEEDING else Refusal("not-survival", "W-V1")
    if action >= A.LEAD:
        return Refusal("nobody-plays-it" if phase == L.NAMING else "leader-known", "W-E2")
    if action >= A.PUT:
        return Refusal("trait-there" if phase == L.PLACING else "no-trait-due", "W-I4")
    if action >= A.WAY_CHAIN:
        return way_refusal(v, pieces, action)
    if action == A.STORE:
        return Refusal("no-store" if phase == L.FEEDING else "not-survival", "W-X11")
    if action == A.DECLINE:
        return Refusal("cannot-decline", "W-X14" if phase == L.PLACING else "W-I5")
    assert action == A.DONE
    if phase == L.DECLARING:
        return Refusal("not-a-combination", "W-D2")
    return Refusal("play-incomplete" if phase == L.PLAYING else "nothing-to-end", "W-T1")


def card_refusal(v: vec[i64], players: i64, seat: i64, action: i64) -> Refusal:
    """A card that can't be played, used or taken."""
    phase = v[L.PHASE]
    if action >= A.TAKE:
        if phase != L.CHOOSING:
            return Refusal("no-improvement", "W-T3")
        return Refusal("not-in-discards", "W-D8") if v[L.STAGE] == L.SEARCHING else Refusal("not-played", "W-T3")
    if action >= A.USE:
        if phase != L.DECLARING:
            return Refusal("no-declaration", "W-D2")
        return Refusal("not-a-combination" if has(v, L.OPEN, action - A.USE) else "not-open", "W-D2")
    if phase != L.PLAYING:
        return Refusal("not-a-trick", "W-T1")
    at = L.seat_at(seat)
    if has(v, at + L.PLAYED, action - A.PLAY):
        return Refusal("card-picked", "W-T1")
    if not has(v, at + L.HAND, action - A.PLAY):
        return Refusal("card-not-held", "W-T1")
    return Refusal("no-combination", "W-D2" if players == PLAYERS_WITH_DUMMY else "W-T1")


def meal_refusal(v: vec[i64], players: i64, seat: i64, animal: i64) -> Refusal:
    """W-V3, W-V7: the first thing that keeps a species from being eaten."""
    prey = seat_playing(v, players, animal)
    if prey == L.EMPTY or (animal == A.DUMMY_ANIMAL and players != PLAYERS_WITH_DUMMY):
        return Refusal("nobody-plays-it", "W-V3")
    if prey == seat:
        return Refusal("itself", "W-V3")
    if v[L.EATEN] & bit(prey):
        return Refusal("eaten-once", "W-V3")
    hunter = traits_of(v, seat)
    defence = traits_of(v, prey)
    above = place_of(v, prey) - place_of(v, seat)
    if above > 0 and above > reach_above(hunter):
        return Refusal("higher", "W-V3")
    if defence & bit(HARD_SHELL) and not hunter & (bit(TEETH) | bit(TOOLS)):
        return Refusal("hard-shell", "W-X4")
    if defence & bit(COMMUNICATION) and above < 0 and not hunter & bit(SOCIETY):
        return Refusal("communication", "W-X5")
    assert defence & bit(CAMOUFLAGE)
    assert not hunter & bit(BIGGER_BRAINS)
    return Refusal("camouflage", "W-X7")


def way_refusal(v: vec[i64], pieces: Components, way: i64) -> Refusal:
    """W-I1 to W-I3: the icon isn't there, or the environment is known."""
    if v[L.PHASE] != L.WAY:
        return Refusal("no-improvement", "W-T3")
    if way == A.WAY_CHAIN:
        return Refusal("no-chain-icon", "W-I1")
    if way == A.WAY_POPULATION:
        return Refusal("no-population-icon", "W-I2")
    assert way == A.WAY_ENVIRONMENT
    known = pieces.environment[v[L.CARD]] != NO_ENVIRONMENT
    return Refusal("environment-known" if known else "no-environment-icon", "W-I3")
