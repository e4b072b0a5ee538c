"""Seats follow each other clockwise."""

from __future__ import annotations

import pytest

from signoria.core.rules.seats import next_seat
from signoria.core.rules.state_record import Record


@pytest.mark.parametrize("seats", range(1, 6))
def test_after_the_last_seat_comes_the_first(seats: int) -> None:
    state = Record()
    state.seats = seats
    assert [next_seat(state, seat) for seat in range(seats)] == [*range(1, seats), 0]
