"""Morra's kit: all that the engine needs of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from signoria.core.errors import BadPosition
from signoria.core.journal import EventKind, as_number
from signoria.core.kit import Kit
from signoria.games.morra import ABOUT, components, features, moves, rules, state
from signoria.games.morra.state import CHOOSE, OVER, PRIZES, State

if TYPE_CHECKING:
    from signoria.core.game import Game


def view(game: Game, state: State, seat: int | None) -> Mapping[str, Any]:
    return {
        "game": game.name,
        "seats": state.seats,
        "first": state.first,
        "round": state.round_number,
        "prize": state.prize,
        "points": [state.points[player] for player in range(state.seats)],
        "chosen": [bool(state.has_chosen[player]) for player in range(state.seats)],
        "own_choice": None,
        **({} if seat is None else own_view(game, state, seat)),
    }


def own_view(_game: Game, state: State, seat: int) -> Mapping[str, Any]:
    return {"own_choice": state.choice[seat] if state.has_chosen[seat] else None}


def to_words(_game: Game, state: State) -> dict[str, Any]:
    return {
        "round": state.round_number,
        "prize": state.prize,
        "deck": [state.deck[place] for place in range(state.deck_size)],
        "players": [
            {"points": state.points[seat], "choice": state.choice[seat] if state.has_chosen[seat] else None}
            for seat in range(state.seats)
        ],
    }


def from_words(_game: Game, words: dict[str, Any], state: State) -> None:
    state.round_number = words["round"]
    state.phase = CHOOSE if words["round"] <= PRIZES else OVER
    state.prize = words["prize"]
    left = max(0, PRIZES - words["round"])
    if len(words["deck"]) != left:
        raise BadPosition(f"round {words['round']} leaves {left} prizes in the deck")
    for place, number in enumerate(words["deck"]):
        state.deck[place] = number
    state.deck_size = len(words["deck"])
    for seat, player in enumerate(words["players"]):
        state.points[seat] = player["points"]
        if player["choice"] is not None:
            state.choice[seat] = player["choice"]
            state.has_chosen[seat] = 1


def ending(_game: Game, _state: State) -> str:
    return "ending-no-prizes"


KIT = Kit(
    about=ABOUT,
    version="1",
    clauses="MO",
    state=state.State,
    chapters=(rules, moves.move_rules, moves.weights, features, features.FEATURES.chapter),
    actions=moves.MOVES.actions,
    longest=3 * PRIZES,
    read=components.read,
    moves=moves.MOVES.book,
    known_to=moves.MOVES.known_to,
    features=features.FEATURES,
    events=(
        EventKind("prize-turned-up", {"prize": as_number}),
        EventKind("fingers-shown", {"seat": as_number, "fingers": as_number}),
        EventKind("prize-won", {"seat": as_number, "points": as_number}),
    ),
    view=view,
    own_view=own_view,
    to_words=to_words,
    from_words=from_words,
    ending=ending,
)
