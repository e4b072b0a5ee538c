"""Which of a clause's causes forbids a move, where a clause has several; each lies open or is the seat's own."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.rules.bits import has_bit
from signoria.games.princes_of_florence.moves import BUILD_KIND, DRAW_CARD, OFFER_KIND, STAND_ON, TAKE_FREEDOM
from signoria.games.princes_of_florence.state import OPEN, PROFESSION_PILE, State


def refusal_cause(game: GameRules, state: State, seat: int, action: int, clause: int) -> str | None:
    """The end of the message's id, or None if the clause has one cause."""
    is_asked = bool(has_bit(game.rules.to_act(state), seat))
    if clause in (11, 30) and not is_asked:
        return "wait"
    if clause == 11:
        return "open" if state.phase == OPEN else "bid"
    if clause == 30:
        return _of_actions(state, action)
    if clause == 44:
        return _of_a_building(state, seat, *(BUILD_KIND if action in BUILD_KIND else OFFER_KIND).values(action))
    if clause == 46:
        return "owned" if has_bit(state.freedoms[seat], *TAKE_FREEDOM.values(action)) else "gone"
    if clause == 48:
        return _of_a_price(state, action)
    if clause == 103:
        return _of_a_number(game, *STAND_ON.values(action))
    return "off" if clause == 121 and not state.cooperation else None


def _of_actions(state: State, action: int) -> str:
    """PF-30, of the seat whose turn it is."""
    if action == DRAW_CARD.number(PROFESSION_PILE) and state.drew_profession:
        return "profession"
    if action in TAKE_FREEDOM and state.took_freedom:
        return "freedom"
    return "spent" if state.actions_left == 0 else "now"


def _of_a_building(state: State, seat: int, kind: int) -> str:
    """PF-44."""
    if has_bit(state.buildings[seat], kind):
        return "owned"
    return "gone" if state.stock[kind] == 0 else "no-place"


def _of_a_price(state: State, action: int) -> str:
    """PF-48."""
    is_empty = action in DRAW_CARD and state.pile_size[DRAW_CARD.values(action)[0]] == 0
    return "empty" if is_empty else "means"


def _of_a_number(game: GameRules, character: int, number: int) -> str:
    """PF-103."""
    tables = game.components.tables
    is_on_card = tables["CHARACTER_LOW"][character] <= number <= tables["CHARACTER_HIGH"][character]
    return "florins" if is_on_card else "card"
