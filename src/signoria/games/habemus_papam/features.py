"""Stub."""

from __future__ import annotations

from signoria.core.record import Row
from signoria.games.habemus_papam.state import State


def observe(state: State, seat: int, features: Row) -> None:
    """Stub."""
    features[0] = state.round
