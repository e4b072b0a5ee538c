"""Which of a clause's causes forbids a move, where a clause has several; all of them lie open."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.games.bottega.moves import MAKE_BID
from signoria.games.bottega.state import State


def refusal_cause(_game: GameRules, state: State, seat: int, action: int, clause: int) -> str | None:
    """BO-12: too much, or too little."""
    if clause != 12:
        return None
    (price,) = MAKE_BID.values(action)
    return "purse" if price > state.florins[seat] else "low"
