"""What a record holds at one moment, never to change: less to make than a copy, and less for the garbage collector."""

from __future__ import annotations

from signoria.core.rules.state_record import Grid, Record

Held = tuple[tuple[int, ...], ...]
"""A record's single numbers, then the places of each row and grid, in the order of `NUMBERS`, `ROWS` and `GRIDS`."""


def held_by(record: Record) -> Held:
    """All that a record holds now."""
    values, copy = record.__dict__, list.copy  # of a copy a tuple is made at once, of a row number by number
    rows = [tuple(copy(values[name])) for name in record.ROWS]
    grids = [tuple(values[name].cells) for name in record.GRIDS]
    return tuple([values[name] for name in record.NUMBERS]), *rows, *grids


def holding(kind: type[Record], held: Held) -> Record:
    """A record of a kind that holds this; its journal is nowhere."""
    new, (numbers, *tables) = kind(), held
    new.__dict__.update(zip(kind.NUMBERS, numbers, strict=True))
    for name, places in zip((*kind.ROWS, *kind.GRIDS), tables, strict=True):
        table = new.__dict__[name]
        list.__setitem__(table.cells if isinstance(table, Grid) else table, slice(None), places)
    return new
