"""How somebody plays Bottega on its board, and which moments of a game are worth a picture."""

from __future__ import annotations

from tests.browser.person import Person

TABLES = ((4, 0),)


def make_a_move(person: Person) -> str:
    """The second of what is on offer, where there is a choice: the least bid but one, the second commission."""
    return person.choose(min(1, person.moves.count() - 1))


PICTURES = {1: "opening", 2: "early", 14: "middle"}
"""By the number of moves that were made before."""


def picture(person: Person, made: int) -> str | None:
    """What a picture taken now would show, if it is worth one."""
    return PICTURES.get(made)
