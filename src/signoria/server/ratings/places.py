"""Which rated games count, and in which place each seat ended: docs/ratings.md says the same to players."""

from __future__ import annotations

from signoria.server.store.rating_rows import RatedGame
from signoria.server.tables.table import Table

STAYED, LEFT, GONE = range(3)
"""Who played to the end is before all who resigned, or lost by the clock, and those before who never came back."""


def rated_game(table: Table, ended_at: float) -> RatedGame | None:
    """The rated game that a table has come to the end of; None if it does not count."""
    members = [seat.guest for seat in table.seats if seat.guest is not None]
    places = places_of(table) if table.rated and len(members) == len(table.seats) else None
    if places is None:
        return None
    return RatedGame(table.id, table.charter.game, len(members), ended_at, tuple(members), tuple(places))


def places_of(table: Table) -> list[int] | None:
    """The places that count; None where the game was broken off while two or more had not resigned."""
    if table.match is None or not (table.status == "over" or (table.status == "ended" and len(table.players()) <= 1)):
        return None
    standing = [_standing(table, seat) for seat in range(len(table.seats))]
    return [1 + sum(other < own for other in standing) for own in standing]


def _standing(table: Table, seat: int) -> tuple[int, int]:
    """What a seat is placed by: less is better."""
    if seat in table.left:
        return (LEFT, -table.left.index(seat))
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None:
        return (STAYED, 0)
    return (GONE, 0) if table.seats[seat].is_played_by_a_bot else (STAYED, outcome.places[seat])
