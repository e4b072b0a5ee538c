"""Which of a clause's causes forbids a move, where a clause has several; each lies open or is the seat's own."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.core.game import Game
from signoria.games.princes_of_florence.state import (
    BONUS_PILE,
    BUILD_KIND,
    DRAW_BONUS,
    DRAW_PROFESSION,
    END_TURN,
    NUMBERS,
    OFFER_KIND,
    OPEN,
    PROFESSION_PILE,
    STAND_ON,
    TAKE_FREEDOM,
    State,
)


def refusal_cause(game: Game, state: State, seat: int, action: int, clause: int) -> str | None:
    """The end of the message's id, or None if the clause has one cause."""
    is_asked = bool(has_bit(game.rules.to_act(state), seat))
    if clause in (11, 30) and not is_asked:
        return "wait"
    if clause == 11:
        return "open" if state.phase == OPEN else "bid"
    if clause == 30:
        return _of_actions(state, action)
    if clause == 44:
        return _of_a_building(state, seat, (action - BUILD_KIND) % (OFFER_KIND - BUILD_KIND))
    if clause == 46:
        return "owned" if has_bit(state.freedoms[seat], action - TAKE_FREEDOM) else "gone"
    if clause == 48:
        return _of_a_price(state, action)
    if clause == 103:
        return _of_a_number(game, action - STAND_ON)
    return "off" if clause == 121 and not state.cooperation else None


def _of_actions(state: State, action: int) -> str:
    """PF-30, of the seat whose turn it is."""
    if action == DRAW_PROFESSION and state.drew_profession:
        return "profession"
    if TAKE_FREEDOM <= action < END_TURN and state.took_freedom:
        return "freedom"
    return "spent" if state.actions_left == 0 else "now"


def _of_a_building(state: State, seat: int, kind: int) -> str:
    """PF-44."""
    if has_bit(state.buildings[seat], kind):
        return "owned"
    return "gone" if state.stock[kind] == 0 else "no-place"


def _of_a_price(state: State, action: int) -> str:
    """PF-48."""
    pile = {DRAW_PROFESSION: PROFESSION_PILE, DRAW_BONUS: BONUS_PILE}.get(action)
    return "empty" if pile is not None and state.pile_size[pile] == 0 else "means"


def _of_a_number(game: Game, place: int) -> str:
    """PF-103."""
    character, number = divmod(place, NUMBERS)
    tables = game.components.tables
    is_on_card = tables["CHARACTER_LOW"][character] <= number <= tables["CHARACTER_HIGH"][character]
    return "florins" if is_on_card else "card"
