"""The other actions (PF-40 to PF-48): buildings, professions, freedoms, bonus cards; and the professor's cards."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.core.rules.events import tell
from signoria.games.princes_of_florence.components import (
    BONUS_COST,
    BUILDING_COST,
    BUILDING_POINTS,
    FREEDOM_COST,
    PROFESSION_COST,
)
from signoria.games.princes_of_florence.rules.grid import fits_somewhere, lay_alone
from signoria.games.princes_of_florence.rules.money import gain_and_tell, means_of, pay
from signoria.games.princes_of_florence.rules.piles import look_at_pile
from signoria.games.princes_of_florence.rules.turns import spend_action
from signoria.games.princes_of_florence.state import (
    BONUS_PILE,
    BY_BUILDINGS,
    FREEDOM_TAKEN,
    NOBODY,
    NOTHING,
    PLACE,
    PROFESSION_PILE,
    PROFESSOR,
    State,
)

# -- buildings


def building_cost(state: State, seat: int) -> int:
    """PF-40: 700; 300 with one or two architects; nothing with three."""
    return BUILDING_COST[state.architects[seat]]


def may_afford_building(state: State, seat: int, kind: int) -> int:
    """PF-44: one of each kind, and only from the supply; PF-48: within the means."""
    if state.actions_left == 0:
        return 30
    if has_bit(state.buildings[seat], kind) or state.stock[kind] == 0:
        return 44
    return 48 if building_cost(state, seat) > means_of(state, seat) else 0


def may_build(state: State, seat: int, kind: int) -> int:
    """PF-44: and with no legal place it cannot be built."""
    forbidden = may_afford_building(state, seat, kind)
    if forbidden:
        return forbidden
    return 0 if fits_somewhere(state, seat, kind) else 44


def begin_building(state: State, kind: int) -> None:
    """PF-40: where, is asked next."""
    state.piece = kind
    state.phase = PLACE


def build(state: State, seat: int, place_of_tile: int) -> None:
    """PF-40: paid, laid, three points."""
    kind = state.piece
    pay(state, seat, building_cost(state, seat))
    state.stock[kind] -= 1
    lay_alone(state, seat, kind, place_of_tile)
    gain_and_tell(state, seat, BUILDING_POINTS, BY_BUILDINGS)
    state.piece = NOTHING
    spend_action(state)


# -- cards and freedoms


def may_draw_profession(state: State, seat: int) -> int:
    """PF-30: once a turn; PF-48: from a pile that has cards, within the means."""
    if state.actions_left == 0 or state.drew_profession:
        return 30
    return may_draw(state, seat, PROFESSION_PILE, PROFESSION_COST)


def may_draw_bonus(state: State, seat: int) -> int:
    """PF-47, PF-48."""
    return 30 if state.actions_left == 0 else may_draw(state, seat, BONUS_PILE, BONUS_COST)


def may_draw(state: State, seat: int, pile: int, cost: int) -> int:
    """PF-48: a pile that has cards, within the means."""
    return 48 if state.pile_size[pile] == 0 or cost > means_of(state, seat) else 0


def draw_profession(state: State, seat: int) -> None:
    """PF-45."""
    state.drew_profession = 1
    draw_for_money(state, seat, PROFESSION_PILE, PROFESSION_COST)


def draw_bonus(state: State, seat: int) -> None:
    """PF-47."""
    draw_for_money(state, seat, BONUS_PILE, BONUS_COST)


def draw_for_money(state: State, seat: int, pile: int, cost: int) -> None:
    """The action is spent; which card is kept is asked next."""
    pay(state, seat, cost)
    state.actions_left -= 1
    look_at_pile(state, seat, pile)


def may_take_freedom(state: State, seat: int, freedom: int) -> int:
    """PF-30: once a turn; PF-46: one not yet owned and in supply; PF-48: within the means."""
    if state.actions_left == 0 or state.took_freedom:
        return 30
    if has_bit(state.freedoms[seat], freedom) or state.freedom_supply[freedom] == 0:
        return 46
    return 48 if means_of(state, seat) < FREEDOM_COST else 0


def take_freedom(state: State, seat: int, freedom: int) -> None:
    """PF-46."""
    pay(state, seat, FREEDOM_COST)
    state.freedom_supply[freedom] -= 1
    state.freedoms[seat] |= 1 << freedom
    state.took_freedom = 1
    tell(state, FREEDOM_TAKEN, seat, freedom)
    spend_action(state)


def may_draw_from(state: State, seat: int, pile: int) -> int:
    """PF-45, PF-47."""
    return may_draw_profession(state, seat) if pile == PROFESSION_PILE else may_draw_bonus(state, seat)


def draw_from(state: State, seat: int, pile: int) -> None:
    """PF-45, PF-47."""
    if pile == PROFESSION_PILE:
        draw_profession(state, seat)
    else:
        draw_bonus(state, seat)


# -- the professor


def may_use_professor(state: State, seat: int, pile: int) -> int:
    """PF-109: its owner; a prestige or bonus card from a pile that is not empty."""
    if state.character_owner[PROFESSOR] != seat or pile == PROFESSION_PILE:
        return 109
    return 109 if state.pile_size[pile] == 0 else 0


def use_professor(state: State, seat: int, pile: int) -> None:
    """PF-109: free; the professor goes back (PF-104)."""
    state.character_owner[PROFESSOR] = NOBODY
    look_at_pile(state, seat, pile)
