"""Which of a clause's causes forbids a move, where a clause has several; each lies open or is the seat's own."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.rules.bits import has_bit
from signoria.games.habemus_papam.constants import RUBIES, SECOND
from signoria.games.habemus_papam.moves import BID_GEMS, PLAY_ACTION
from signoria.games.habemus_papam.state import State


def refusal_cause(game: GameRules, state: State, seat: int, action: int, clause: int) -> str | None:
    """The end of the message's id, or None if the clause has one cause."""
    is_asked = bool(has_bit(game.rules.to_act(state), seat))
    if clause == 11:
        return _of_an_action_card(state, seat, action, is_asked=is_asked)
    if clause == 12:
        return _of_a_bid(state, seat, action, is_asked=is_asked)
    return "now" if clause == 42 and is_asked else None


def _of_an_action_card(state: State, seat: int, action: int, *, is_asked: bool) -> str:
    """HP-11."""
    if not is_asked:
        return "done" if state.action_count[seat] else "no-card"
    return "not-held" if action in PLAY_ACTION else "now"


def _of_a_bid(state: State, seat: int, action: int, *, is_asked: bool) -> str:
    """HP-12."""
    if not is_asked:
        return "card" if state.played[seat] in (SECOND, RUBIES) else "done"
    return "not-held" if action in BID_GEMS else "now"
