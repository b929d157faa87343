"""The actions: an action is a number with a constructor and a spelling. Big decisions are made in small steps.

done                                the play, the declaration or the meal is complete
decline                             don't improve (W-I5)
store                               use the food store (W-X11)
improve chain | improve population | improve environment | improve trait
                                    what the chosen card is used for (W-I1 to W-I4)
place 1 ... place 5                 a place for a trait; 5 is the zero-points box (W-I4, W-X14)
lead fish                           name the player who leads the first trick, by species (W-E2)
eat fish | eat dummy                (W-V3)
steal teeth from fish | steal teeth from dummy
                                    what Parasite takes (W-X8)
play leaf 7 a                       one more card of a play (W-T1)
use leaf 7 a                        one more open card of a declaration (W-D2)
take leaf 7 a                       the card to improve with: of the play, or of the discards (W-T3, W-D8)
"""

from typing import Final

from mypy_extensions import i64

from beagle.core.errors import UnreadableAction
from beagle.games.darwinning import layout as L
from beagle.games.darwinning.cards import CARDS, VALUES
from beagle.games.darwinning.components import SPECIES, TRAITS, Components

# Worked out from numbers of this file alone (4 ways, 5 places, 10 species, 11 with the dummy, 15 values, 120 cards):
# once compiled, a constant made of another module's is looked up at each use. A test compares them.
DONE: Final = 0
DECLINE: Final = 1
STORE: Final = 2
WAYS: Final = ["chain", "population", "environment", "trait"]
WAY_CHAIN: Final = 3
WAY_POPULATION: Final = 4
WAY_ENVIRONMENT: Final = 5
WAY_TRAIT: Final = 6
PUT: Final = WAY_CHAIN + 4
LEAD: Final = PUT + 5
ANIMALS: Final = [*SPECIES, "dummy"]
"""Who can be eaten or robbed."""
DUMMY_ANIMAL: Final = 10
EAT: Final = LEAD + 10
STEAL: Final = EAT + 11
PLAY: Final = STEAL + 11 * 15
USE: Final = PLAY + 120
TAKE: Final = USE + 120
ACTION_COUNT: Final = TAKE + 120


def put(place: i64) -> i64:
    """Lay the trait on a place, 0 to 4."""
    return PUT + place


def lead(species: i64) -> i64:
    return LEAD + species


def eat(animal: i64) -> i64:
    """Eat a species, or the dummy (``DUMMY_ANIMAL``)."""
    return EAT + animal


def steal(animal: i64, trait: i64) -> i64:
    """Take a trait, counted from 0, from a species or the dummy."""
    return STEAL + animal * VALUES + trait


def play(card: i64) -> i64:
    return PLAY + card


def take(card: i64) -> i64:
    return TAKE + card


def spelled_card(pieces: Components, card: int) -> str:
    return pieces.keys[card].replace("-", " ")


def spellings(pieces: Components) -> list[str]:
    """Every action's spelling, in order."""
    cards = [spelled_card(pieces, card) for card in range(CARDS)]
    return [
        "done",
        "decline",
        "store",
        *[f"improve {way}" for way in WAYS],
        *[f"place {place}" for place in range(1, L.PLACES + 1)],
        *[f"lead {species}" for species in SPECIES],
        *[f"eat {animal}" for animal in ANIMALS],
        *[f"steal {trait} from {animal}" for animal in ANIMALS for trait in TRAITS],
        *[f"play {card}" for card in cards],
        *[f"use {card}" for card in cards],
        *[f"take {card}" for card in cards],
    ]


def format_action(spelled: list[str], action: int) -> str:
    """An action's spelling."""
    if not 0 <= action < ACTION_COUNT:
        raise UnreadableAction(f"expected an action from 0 to {ACTION_COUNT - 1}, got {action}")
    return spelled[action]


def parse_action(actions: dict[str, int], text: str) -> int:
    """The reverse of ``format_action``."""
    if text not in actions:
        raise UnreadableAction(
            f"not an action of Darwinning!: {text!r}; expected 'play CARD' such as 'play leaf 7 a', 'use CARD', "
            "'take CARD', 'done', 'decline', 'store', 'lead SPECIES', 'eat SPECIES', 'improve WAY', 'place NUMBER' or "
            "'steal TRAIT from SPECIES'"
        )
    return actions[text]
