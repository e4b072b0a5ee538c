"""Changing what is hidden, to see whether it shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from signoria import Game, Match
from signoria.core.rules.state_record import Grid, Record, Row, Visibility


def secret_fields(game: Game) -> list[str]:
    """The fields of a game's state that not everybody may know."""
    return [name for name, field in game.kit.state.FIELDS.items() if field.visibility is not Visibility.PUBLIC]


def spoil(state: Record, name: str, keep: int | None, chooser: random.Random, truth: Record | None = None) -> None:
    """Write other values into a field that is not public, but not into what `keep` owns or, in truth, knows of it."""
    field = state.FIELDS[name]
    value = getattr(state, name)
    known = getattr(truth or state, field.known_to) if field.known_to and keep is not None else None
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


def spoiled(match: Match, names: Iterable[str], keep: int | None, chooser: random.Random) -> Match:
    """The match with other values in these fields, but not in what `keep` owns or knows of them."""
    other = match.copy()
    for name in names:
        spoil(other._state, name, keep, chooser, truth=match._state)
    return other


def fields_that_show(
    match: Match,
    names: list[str],
    seat: int | None,
    chooser: random.Random,
    shown: Callable[[Match, int | None], object],
) -> list[str]:
    """Which of these fields change what a seat is shown; all are changed at once, and one by one only if that shows."""
    before = shown(match, seat)
    if shown(spoiled(match, names, seat, chooser), seat) == before:
        return []
    return [name for name in names if shown(spoiled(match, [name], seat, chooser), seat) != before] or names
