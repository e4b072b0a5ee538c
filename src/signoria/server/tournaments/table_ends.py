"""How a tournament's table has ended, and what is done at one at which people are waited for too long."""

from __future__ import annotations

from signoria.server.live.house import House
from signoria.server.live.loading import load_table
from signoria.server.protocol.facts import WhenTimeEnds
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries as table_entries
from signoria.server.tables.requests import STAND_IN
from signoria.server.tables.table import Table
from signoria.server.tournaments.log_entries import TableEnded
from signoria.server.tournaments.scoring import broken_off
from signoria.server.tournaments.tournament import Entrant, RoundTable


async def how_it_ended(house: House, table: RoundTable) -> TableEnded:
    """By a table's log; one that cannot be followed any more counts as broken off."""
    try:
        found, _ = await load_table(house.store, table.id)
    except Refused:
        return lost(table)
    return ending_of(table, found)


def ending_of(table: RoundTable, found: Table) -> TableEnded:
    """Places and points; in a game that was broken off all share the first place who have not resigned."""
    if found.match is not None and found.status == "over" and found.match.outcome is not None:
        outcome = found.match.outcome
        return TableEnded(table.id, tuple(outcome.places), tuple(outcome.points), broken_off=False)
    places = broken_off([seat.resigned for seat in found.seats])
    return TableEnded(table.id, tuple(places), (0,) * len(places), broken_off=True)


def lost(table: RoundTable) -> TableEnded:
    """A table that is no longer there, or that no rules of today can follow."""
    players = len(table.entrants)
    return TableEnded(table.id, (1,) * players, (0,) * players, broken_off=True)


def out_of_time(table: Table, then: WhenTimeEnds) -> table_entries.TimeEnded | None:
    """The round's time has ended: so has that of whom a table waits for."""
    seats = table.timed()
    return table_entries.TimeEnded(seats[0], then, STAND_IN) if seats and then != "wait" else None


def relieved(table: Table, entrants: list[Entrant]) -> table_entries.Relieved | None:
    """A bot plays for whoever's place is no longer theirs; `entrants` have the seats now, in their order."""
    for number, (seat, entrant) in enumerate(zip(table.seats, entrants, strict=True)):
        is_theirs = entrant.standing == "in" and entrant.guest == seat.guest
        if table.status == "playing" and seat.holder == "person" and not seat.is_played_by_a_bot and not is_theirs:
            return table_entries.Relieved(number, STAND_IN)
    return None
