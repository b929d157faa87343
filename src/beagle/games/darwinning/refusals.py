"""Why an action that isn't legal is refused: a code (the key of a sentence) and the rule behind it."""

from librt.vecs import vec
from mypy_extensions import i64

from beagle.core.errors import Refusal
from beagle.games.darwinning.actions import (
    DECLINE,
    DONE,
    DUMMY_ANIMAL,
    EAT,
    LEAD,
    PLAY,
    PUT,
    STEAL,
    STORE,
    TAKE,
    USE,
    WAY_CHAIN,
    WAY_ENVIRONMENT,
    WAY_POPULATION,
)
from beagle.games.darwinning.cards import has
from beagle.games.darwinning.chain import place_of
from beagle.games.darwinning.components import NO_ENVIRONMENT, Components
from beagle.games.darwinning.dummy import PLAYERS_WITH_DUMMY
from beagle.games.darwinning.improving import seat_of
from beagle.games.darwinning.layout import (
    CARD,
    CHOOSING,
    DECLARING,
    EATEN,
    EMPTY,
    FEEDING,
    HAND,
    NAMING,
    OPEN,
    OVER,
    PHASE,
    PLACING,
    PLAYED,
    PLAYING,
    SEARCHING,
    STAGE,
    STEALING,
    TURN,
    WAY,
    seat_at,
)
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
    phase = v[PHASE]
    if phase == OVER:
        return Refusal("game-over", "W-G5")
    if seat != v[TURN]:
        return Refusal("not-your-turn", "W-T1" if phase == PLAYING else "W-V1" if phase == FEEDING else "W-T3")
    if action >= PLAY:
        return card_refusal(v, players, seat, action)
    if action >= STEAL:
        return Refusal("nothing-to-steal" if phase == STEALING else "no-parasite", "W-X8")
    if action >= EAT:
        return meal_refusal(v, players, seat, action - EAT) if phase == FEEDING else Refusal("not-survival", "W-V1")
    if action >= LEAD:
        return Refusal("nobody-plays-it" if phase == NAMING else "leader-known", "W-E2")
    if action >= PUT:
        return Refusal("trait-there" if phase == PLACING else "no-trait-due", "W-I4")
    if action >= WAY_CHAIN:
        return way_refusal(v, pieces, action)
    if action == STORE:
        return Refusal("no-store" if phase == FEEDING else "not-survival", "W-X11")
    if action == DECLINE:
        return Refusal("cannot-decline", "W-X14" if phase == PLACING else "W-I5")
    assert action == DONE
    if phase == DECLARING:
        return Refusal("not-a-combination", "W-D2")
    return Refusal("play-incomplete" if phase == PLAYING else "nothing-to-end", "W-T1")


def card_refusal(v: vec[i64], players: i64, seat: i64, action: i64) -> Refusal:
    """A card that can't be played, used or taken."""
    phase = v[PHASE]
    if action >= TAKE:
        if phase != CHOOSING:
            return Refusal("no-improvement", "W-T3")
        return Refusal("not-in-discards", "W-D8") if v[STAGE] == SEARCHING else Refusal("not-played", "W-T3")
    if action >= USE:
        if phase != DECLARING:
            return Refusal("no-declaration", "W-D2")
        return Refusal("not-a-combination" if has(v, OPEN, action - USE) else "not-open", "W-D2")
    if phase != PLAYING:
        return Refusal("not-a-trick", "W-T1")
    at = seat_at(seat)
    if has(v, at + PLAYED, action - PLAY):
        return Refusal("card-picked", "W-T1")
    if not has(v, at + HAND, action - PLAY):
        return Refusal("card-not-held", "W-T1")
    return Refusal("no-combination", "W-D2" if players == PLAYERS_WITH_DUMMY else "W-T1")


def meal_refusal(v: vec[i64], players: i64, seat: i64, animal: i64) -> Refusal:
    """W-V3, W-V7: the first thing that keeps a species from being eaten."""
    prey = seat_of(v, players, animal)
    if prey == EMPTY or (animal == DUMMY_ANIMAL and players != PLAYERS_WITH_DUMMY):
        return Refusal("nobody-plays-it", "W-V3")
    if prey == seat:
        return Refusal("itself", "W-V3")
    if v[EATEN] & bit(prey):
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
    if v[PHASE] != WAY:
        return Refusal("no-improvement", "W-T3")
    if way == WAY_CHAIN:
        return Refusal("no-chain-icon", "W-I1")
    if way == WAY_POPULATION:
        return Refusal("no-population-icon", "W-I2")
    assert way == WAY_ENVIRONMENT
    known = pieces.environment[v[CARD]] != NO_ENVIRONMENT
    return Refusal("environment-known" if known else "no-environment-icon", "W-I3")
