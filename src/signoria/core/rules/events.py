"""What rules tell while they run: hooks that record when interpreted and compile to nothing.

A rule calls `tell` for what everybody sees, `whisper` for what one seat sees, and `reveal` when something becomes known
that somebody did not know (from then on nothing before can be taken back). `reveal` comes before what it is about is
drawn or shown, so that a preview stops there. `journal` has what they do when interpreted.
"""

from __future__ import annotations

from signoria.core.rules.state_record import Record

NOBODY = -1


def tell(state: Record, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Everybody sees this."""


def whisper(state: Record, seat: int, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Only this seat sees this."""


def reveal(state: Record, knower: int = NOBODY) -> None:
    """Something hidden becomes known, before anything shows it: no decision before this can be undone.

    `knower` is the seat that knew it all along, if one did, as it knows a card of its own hand.
    """
