"""Tables at which works are made, and what they are worth."""

from __future__ import annotations

from tests.games.princes_of_florence.tables import RULES, Table, profession


def value_of(table: Table, name: str, seat: int = 0) -> int:
    """What a work would be worth without bonus cards."""
    value = RULES.value_of_work(table.state, seat, profession(name))
    assert isinstance(value, int)
    return value


def worth(value: int, seat: int = 0, *, muse_and_princess: bool = False) -> Table:
    """A table at which a seat's poet makes a work of this value (6 to 19) by jesters and cards alone."""
    jesters = min(7, (value - 1) // 2)
    table = Table(3, muse_and_princess=muse_and_princess).hand(seat, "poet")
    return table.jesters(seat, jesters).recruiting(seat, on_table=value - 2 * jesters - 1)
