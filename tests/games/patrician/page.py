"""How somebody plays Patrician on its board, and which moments of a game are worth a picture."""

from __future__ import annotations

from tests.browser.person import Person

TABLES = ((4, 2),)
PICTURES = {2: "opening", 26: "middle"}
"""By the number of moves that were made before."""

make_a_move = Person.choose


def picture(person: Person, made: int) -> str | None:
    """What a picture taken now would show, if it is worth one."""
    return PICTURES.get(made)
