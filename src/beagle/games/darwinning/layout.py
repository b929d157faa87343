"""Where everything lies in a state's row of numbers, the table first, then a block for each seat; phases and stages.

A set of cards is four numbers, one a suit, with a bit for each of its 30 cards (see ``cards.py``). The deck is such a
set too: its order is never known, so a card is drawn from it at random. ``EMPTY`` marks a place with nothing on it.
"""

from typing import Final

from mypy_extensions import i64

from beagle.core.arithmetic import pick

EMPTY: Final = -1
MOST_PLAYERS: Final = 6
DUMMY: Final = MOST_PLAYERS
"""The dummy's number among the species of the food chain (W-D1); the players' numbers are their seats."""
NO_DUMMY: Final = 0
"""The dummy's space when it doesn't play."""
SUITS: Final = 4

# The table

# The generator's four words come first (``core.random``).
TURN: Final = 4
"""The seat that acts."""
PHASE: Final = TURN + 1
ERA: Final = PHASE + 1
"""1 to 4."""
TRICK: Final = ERA + 1
"""The trick of this era, from 1."""
LEADER: Final = TRICK + 1
BEST: Final = LEADER + 1
"""The strongest rank on the table (``combinations.py``), 0 before the first play."""
BEST_SEAT: Final = BEST + 1
"""Who played it; after the trick, its winner."""
STAGE: Final = BEST_SEAT + 1
"""What an improvement belongs to: a trick, the last trick, the search (W-D8), Metamorphosis."""
CARD: Final = STAGE + 1
"""The card chosen for an improvement, or drawn by Metamorphosis."""
ENVIRONMENTS_DEALT: Final = CARD + 1
"""This era's environments, a bit each (W-E1)."""
CURSOR: Final = ENVIRONMENTS_DEALT + 1
"""How far up the chain survival, or Metamorphosis after it, has come: a space."""
FOOD: Final = CURSOR + 1
"""The food found by the species at the cursor."""
EATEN: Final = FOOD + 1
"""Whom it has eaten, a bit each."""
DUMMY_PLACE: Final = EATEN + 1
"""The dummy's space, ``NO_DUMMY`` without one."""
FITS: Final = DUMMY_PLACE + 1
"""What can be added to the cards picked so far (``combinations.fits``); follows from them and the hand."""
REVEALED: Final = FITS + 1
"""How often something hidden has been turned up."""

DECK: Final = REVEALED + 1
DISCARDS: Final = DECK + SUITS
OPEN: Final = DISCARDS + SUITS
"""The dummy's cards (W-D1)."""

NEWS: Final = OPEN + SUITS
"""What the last action brought about (``news.py``)."""
NEWS_ROOM: Final = 2 + 4 * 3 * MOST_PLAYERS + MOST_PLAYERS + 3 * 3
"""The most that one action can bring about, from any position that can be read.

An action goes on by itself until somebody has a choice. It goes on longest where all the cards are kept: then no hand
can be dealt, and if nobody can eat either, the eras to come pass in one go. That makes a trait with only one place for
it and a theft with only one trait to take; in each of four eras a meal for each species, a Parasite that each draws by
Metamorphosis for its own, and what that takes; bites that hurt each species, once, since nobody is bitten before the
next choice; and the three items of a new era, three times. In a game of two the dummy bites without a choice, in every
era: 2 + 4 * 5 * 2 + 3 * 4 items, which are fewer."""

# A seat

SEATS: Final = NEWS + 1 + NEWS_ROOM

SPECIES: Final = 0
POPULATION: Final = 1
PLACE: Final = 2
"""The species' space on the food chain."""
LEARNED: Final = 3
"""Environments learned, a bit each (W-I3)."""
TRAITS: Final = 4
"""The traits that work for the species, a bit each: follows from its places and what its Parasite holds."""
BITES: Final = 5
STOLEN: Final = 6
"""The card on this seat's Parasite (W-X8)."""
TRAIT_PLACES: Final = 7
"""What lies on the trait places: a card, a printed trait (``PRINTED`` + trait) or nothing."""
PLACES: Final = 5
ZERO_BOX: Final = PLACES - 1
"""The place whose card scores nothing (W-I4)."""
PRINTED: Final = 120
HAND: Final = TRAIT_PLACES + PLACES
PLAYED: Final = HAND + SUITS
"""The cards in this trick; for the seat that is playing, those picked so far."""
COMBINATION: Final = PLAYED + SUITS
"""With open cards: the played cards and the open ones declared so far (W-D2)."""
KEPT: Final = COMBINATION + SUITS
"""The cards used for the food chain, population and environments (W-I6)."""
SEAT_SIZE: Final = KEPT + SUITS


def seat_at(seat: i64) -> i64:
    """Where a seat's block begins."""
    return SEATS + seat * SEAT_SIZE


def room_for(players: i64) -> i64:
    """How many numbers a state has."""
    return SEATS + players * SEAT_SIZE


def after(seat: i64, players: i64) -> i64:
    """The next seat clockwise."""
    return pick(seat + 1 < players, seat + 1, 0)


# Phases: what the seat in turn must choose

NAMING: Final = 0
"""Who leads the first trick (W-E2)."""
PLAYING: Final = 1
"""The next card of a play, or ``done`` (W-T1)."""
DECLARING: Final = 2
"""The next open card to use, or ``done`` (W-D2)."""
CHOOSING: Final = 3
"""A card to improve with, or none (W-I5)."""
WAY: Final = 4
"""What that card is used for (W-I1 to W-I4)."""
PLACING: Final = 5
"""A place for a trait (W-I4, W-X14)."""
STEALING: Final = 6
"""What Parasite takes (W-X8)."""
FEEDING: Final = 7
"""Whom to eat, and the food store (W-V1)."""
OVER: Final = 8
PHASES: Final = ["name", "play", "declare", "choose", "way", "place", "steal", "feed", "over"]

# Stages: what an improvement belongs to

AFTER_TRICK: Final = 0
AFTER_LAST_TRICK: Final = 1
SEARCHING: Final = 2
MORPHING: Final = 3
STAGES: Final = ["trick", "last-trick", "search", "metamorphosis"]
