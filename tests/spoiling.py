"""Changing what is hidden, to see whether it shows."""

from __future__ import annotations

import random

from signoria import Game
from signoria.core.record import Grid, Record, Row, Visibility


def secret_fields(game: Game) -> list[str]:
    """The fields of a game's state that not everybody may know."""
    return [name for name, field in game.kit.state.FIELDS.items() if field.visibility is not Visibility.PUBLIC]


def spoil(state: Record, name: str, keep: int | None, chooser: random.Random) -> None:
    """Write other values into a field that is not public, but not into what `keep` owns or knows of it."""
    field = state.FIELDS[name]
    value = getattr(state, name)
    known = getattr(state, field.known_to) if field.known_to and keep is not None else None
    if isinstance(value, int):
        setattr(state, name, chooser.randint(field.low, field.high))
        return
    for first in range(field.shape[0]):
        if field.visibility is Visibility.OWNER and first == keep:
            continue
        if isinstance(value, Row):
            value[first] = chooser.randint(field.low, field.high)
        else:
            assert isinstance(value, Grid)
            for second in range(field.shape[1]):
                if known is None or not known[first, second] >> keep & 1:
                    value[first, second] = chooser.randint(field.low, field.high)
