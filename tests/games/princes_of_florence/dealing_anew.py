"""What a seat cannot know, dealt anew, and what is in hands and piles then."""

from __future__ import annotations

from signoria.games.princes_of_florence.state import State
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, pile


def anew(state: State, seat: int, number: int) -> State:
    """A state as a search deals it anew for a seat, from a fresh stream."""
    copy = state.copy()
    assert isinstance(copy, State)
    RULES.reseed(copy.generator, number)
    RULES.redeal(copy, seat)
    return copy


def cards(bits: int) -> set[int]:
    return {card for card in range(21) if bits >> card & 1}


def held(state: State, name: str, seat: int) -> set[str]:
    """The cards of a hand, whoever looks."""
    bits = {"profession": state.hand, "bonus": state.bonus_hand, "prestige": state.prestige_hand}[name][seat]
    return {COMPONENTS.cards(pile(name))[card] for card in cards(bits)}


def lying(state: State, name: str) -> list[str]:
    """A pile from the top."""
    number = pile(name)
    return [COMPONENTS.cards(number)[state.pile[number, place]] for place in range(state.pile_size[number])]


def looked(state: State, seat: int) -> list[str]:
    names = COMPONENTS.cards(state.looked_pile)
    return [names[state.looked[seat, place]] for place in range(state.looked_size)]


def small(name: str, left: int, seats: int = 3) -> Table:
    """A table with a pile of the first few cards; the others are seat 0's own."""
    table = Table(seats)
    add = {"profession": table.hand, "bonus": table.bonus, "prestige": table.prestige}[name]
    add(0, *COMPONENTS.cards(pile(name))[left:])
    return table


def give(table: Table, name: str, seat: int, *names: str) -> Table:
    {"profession": table.hand, "bonus": table.bonus, "prestige": table.prestige}[name](seat, *names)
    return table
