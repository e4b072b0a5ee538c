"""Which of a clause's causes forbids a move, where a clause has several; all of them lie open."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.games.patrician.moves import MOVE_FROM, SEND_BETWEEN
from signoria.games.patrician.rules.messengers import MOST_AT_A_CITY
from signoria.games.patrician.state import State


def refusal_cause(game: GameRules, state: State, seat: int, action: int, clause: int) -> str | None:
    """The end of the message's id, or None if the clause has one cause."""
    if clause == 14:
        return _of_moving(game, state, action)
    return _of_sending(game, state, *SEND_BETWEEN.values(action)) if clause == 52 else None


def _of_moving(game: GameRules, state: State, action: int) -> str:
    """PA-14."""
    if action not in MOVE_FROM:
        return "now"
    (tower,) = MOVE_FROM.values(action)
    if tower >> 1 == game.components.tables["CARD_CITY"][state.card_played]:
        return "built"
    if state.scored[tower >> 1]:
        return "scored"
    return "empty" if state.height[tower] == 0 else "no-floor"


def _of_sending(game: GameRules, state: State, road: int) -> str:
    """PA-52."""
    tables = game.components.tables
    cities = (int(tables["ROAD_FROM"][road]), int(tables["ROAD_TO"][road]))
    if int(tables["CARD_CITY"][state.card_played]) in cities:
        return "built"
    if state.sent[road]:
        return "taken"
    assert MOST_AT_A_CITY in (state.near[cities[0]], state.near[cities[1]])
    return "two"
