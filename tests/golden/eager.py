"""Games to keep: played by seats that mostly take what brings most points at once, and otherwise anything."""

import beagle
from beagle.core.random import below, generator
from beagle.core.state import State
from beagle.match.record import Player
from beagle.match.referee import Match, new_match


def seated(game: beagle.Game, players: int, seed: int, **options: bool | int | str) -> Match:
    """A match before its first move."""
    return new_match(
        game, [Player("human", f"Naturalist {seat + 1}") for seat in range(players)], seed, options=options
    )


def eager_match(name: str, players: int, seed: int, eager: int, **options: bool | int | str) -> Match:
    """A game in which ``eager`` - 1 of ``eager`` choices are eager."""
    game = beagle.game(name)
    match = seated(game, players, seed, **options)
    chance = generator(seed)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        legal = match.state.legal_actions(seat)
        action = legal[below(chance, len(legal))]
        if below(chance, eager):
            action = eager_action(match.state, seat, seed, action)
        match.propose(seat, game.format_action(action))
    return match


def eager_action(state: State, seat: int, seed: int, otherwise: int) -> int:
    """The first action that brings most points in a re-dealt world; ``otherwise`` if none brings any."""
    best, chosen = state.scores()[seat], otherwise
    for action in state.legal_actions(seat):
        ahead = state.resample(seat, seed)
        ahead.apply(seat, action)
        if ahead.scores()[seat] > best:
            best, chosen = ahead.scores()[seat], action
    return chosen
