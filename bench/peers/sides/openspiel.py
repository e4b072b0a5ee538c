"""OpenSpiel: states in C++, moved from Python move by move, or played to the end by its own random bots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.metadata import version as version_of
from typing import Any

from bench.peers.contests import INSIDE, MOVES, SEEN, Contest

CARDS = {
    "Gin Rummy": "gin_rummy",
    "Hearts": "hearts",
    "Spades": "spades",
    "Crazy Eights, 4 players": "crazy_eights(players=4)",
    "Cribbage": "cribbage",
    "Dou Dizhu": "dou_dizhu",
    "Bridge": "bridge(use_double_dummy_result=false)",
}
OTHERS = {
    "Goofspiel, 13 cards, 4 players": ("goofspiel(num_cards=13,players=4)", "card"),
    "Hanabi, 4 players": ("hanabi(players=4)", "card"),
    "Skat": ("skat", "card"),
    "Backgammon": ("backgammon", "dice"),
}
BEGUN = 60
"""Moves, those of chance included, after which a state is copied."""

dice = random.Random(7)


def version() -> str:
    """Return the library's version."""
    return version_of("open-spiel")


def contests(quick: bool) -> list[Contest]:
    """Return the card games in all three ways, and a few other games move by move."""
    import pyspiel

    found = [way for title, name in CARDS.items() for way in ways(title, pyspiel.load_game(name))]
    for title, (name, kind) in OTHERS.items():
        found.append(by_move(title, kind, pyspiel.load_game(name)))
    return found


def ways(title: str, game: Any) -> Iterator[Contest]:
    """Yield the three ways to play a card game."""
    yield by_move(title, "card", game)
    if game.get_type().provides_observation_tensor or game.get_type().provides_information_state_tensor:
        yield with_observations(title, game)
    yield by_bots(title, game, mean_length(game))


def move_by_chance(state: Any) -> None:
    """Let chance move; in these games all its outcomes are equally likely, or nearly."""
    state.apply_action(dice.choice(state.legal_actions()))


def played(game: Any) -> int:
    """Play a game, every move by lot, and return its decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            move_by_chance(state)
        elif state.is_simultaneous_node():
            state.apply_actions([dice.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
            decisions += game.num_players()
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def by_move(title: str, kind: str, game: Any) -> Contest:
    """Every move chosen in Python."""
    begun = game.new_initial_state()
    for _ in range(BEGUN):
        if begun.is_terminal() or begun.is_simultaneous_node():
            break
        begun.apply_action(dice.choice(begun.legal_actions()))
    call = "state.legal_actions and state.apply_action"
    return Contest("openspiel", title, kind, MOVES, call, lambda: (played(game), 1), begun.clone)


def with_observations(title: str, game: Any) -> Contest:
    """Every move chosen in Python, after a mask and a tensor of what the player knows."""
    has_observations = game.get_type().provides_observation_tensor

    def play() -> tuple[int, float]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                move_by_chance(state)
                continue
            state.legal_actions_mask()
            if has_observations:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions, 1

    return Contest("openspiel", title, "card", SEEN, "the same with mask and observation_tensor", play)


def mean_length(game: Any) -> float:
    """Return the decisions of a game played by lot."""
    return sum(played(game) for _ in range(200)) / 200


def by_bots(title: str, game: Any, length: float) -> Contest:
    """Whole games in C++; the decisions are told from the mean length, since only the outcome comes back."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play() -> tuple[float, float]:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, dice.randrange(1 << 30))
        return length, 1

    return Contest("openspiel", title, "card", INSIDE, "evaluate_bots with uniform random bots, in C++", play)
