"""Which of a clause's causes forbids a move, where a clause has several; each lies open or is the seat's own."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.rules.bits import has_bit
from signoria.games.il_principe.moves import BID_COINS, BUILD_CITY, LAY_IN_RESERVE
from signoria.games.il_principe.state import State

THREE = 3


def refusal_cause(game: GameRules, state: State, seat: int, action: int, clause: int) -> str | None:
    """The end of the message's id, or None if the clause has one cause."""
    is_asked = bool(has_bit(game.rules.to_act(state), seat))
    if clause == 12:
        return _of_the_reserve(game, state, seat, action) if is_asked else "done"
    if clause == 21:
        return _of_bidding(action) if is_asked else _of_waiting(state, seat)
    if clause == 30:
        return "now" if is_asked else "wait"
    if clause == 32:
        return _of_building(game, state, seat, *BUILD_CITY.values(action))
    if clause == 45:
        return _of_waiting(state, seat) if has_bit(state.rivals, seat) else "others"
    return None


def _of_the_reserve(game: GameRules, state: State, seat: int, action: int) -> str:
    """IP-12."""
    due = int(game.components.tables["RESERVED"][state.seats])
    if action in LAY_IN_RESERVE:
        (choice,) = LAY_IN_RESERVE.values(action)
        needs = [int(count) for count in game.components.tables["RESERVE_NEEDS"][choice]]
        if sum(needs) == due:
            return "hand"
    return "three" if due == THREE else "two"


def _of_bidding(action: int) -> str:
    """IP-21, of the seat that is asked."""
    return "low" if action in BID_COINS else "now"


def _of_waiting(state: State, seat: int) -> str:
    """IP-21, IP-45, of a seat that is not asked."""
    return "wait" if has_bit(state.bidding, seat) else "passed"


def _of_building(game: GameRules, state: State, seat: int, city: int) -> str:
    """IP-32."""
    if city not in list(state.face_up):
        return "face-up"
    return "coins" if state.coins[seat] < game.components.tables["CITY_PRICE"][city] else "cards"
