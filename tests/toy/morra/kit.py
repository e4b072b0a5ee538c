"""Morra's kit: all that the engine needs of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.kit import GameRules, Kit
from signoria.core.text.position_table import PositionTable, PositionWords, each, fields, list_in, null_or, value
from signoria.core.text.position_words import Pool, require, whole
from signoria.games.morra import ABOUT, components, features, moves, rules, state
from signoria.games.morra.state import CHOOSE, FINGERS, OVER, PRIZES, State


def view(game: GameRules, state: State, seat: int | None) -> Mapping[str, Any]:
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


def own_view(_game: GameRules, state: State, seat: int) -> Mapping[str, Any]:
    return {"own_choice": state.choice[seat] if state.has_chosen[seat] else None}


def position_table(_game: GameRules, state: State) -> PositionTable:
    """A position in words: the prizes lie in one place each."""
    prizes = Pool([f"prize {number}" for number in range(PRIZES)], [1] * PRIZES, "MO-1", [0] * PRIZES)
    prize = whole(0, PRIZES - 1)
    player = fields(
        ("points", whole(0, 999), "points won"),
        (
            "choice",
            null_or("has_chosen", value("choice", whole(1, FINGERS)), none=0, mark=1),
            "fingers chosen and not yet shown",
        ),
    )
    return PositionTable(
        fields(
            ("round", value("round_number", whole(1, PRIZES + 1)), "rounds begun"),
            ("prize", prize, "the prize of this round, by number"),
            ("deck", list_in("deck", prizes.placed(prize), "deck_size", PRIZES), "prizes to come, the next one last"),
            ("players", each(state.seats, player), ""),
        ),
        [prizes],
    )


def check_position(_game: GameRules, state: State) -> None:
    state.phase = CHOOSE if state.round_number <= PRIZES else OVER
    left = max(0, PRIZES - state.round_number)
    require(state.deck_size == left, f"round {state.round_number} leaves {left} prizes in the deck (MO-1)")
    chosen = sum(state.has_chosen[seat] for seat in range(state.seats))
    require(chosen < state.seats, "everybody has chosen, so the fingers are shown (MO-3)")


def ending(_game: GameRules, _state: State) -> str:
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
    events=state.EVENTS.kinds,
    view=view,
    own_view=own_view,
    position=PositionWords(position_table, clear=lambda _game, _state: None, finish=check_position),
    ending=ending,
)
