"""Ending a game before its end: resigning, agreeing to end it, and closing a table that all have left."""

from __future__ import annotations

from collections.abc import Collection

from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.admission import must_host_waiting_table
from signoria.server.tables.requests import STAND_IN, must_be_playing
from signoria.server.tables.table import Table


def resign(table: Table, seat: int, key: str) -> entries.Resigned:
    """A person leaves their seat to a bot for good."""
    must_be_playing(table)
    must_not_have_resigned(table, seat)
    return entries.Resigned(seat, table.seats[seat].level or STAND_IN, key)


def wish_end(table: Table, seat: int, agrees: bool, key: str) -> entries.EndWished | None:
    """A person agrees that the game ends now, or no longer does."""
    must_be_playing(table)
    must_not_have_resigned(table, seat)
    return None if (seat in table.ending) == agrees else entries.EndWished(seat, agrees, key)


def ended_together(table: Table, away: Collection[int]) -> entries.Ended | None:
    """The game ends when all agree who play and are not away; one who is gone for a moment is still asked, and in a
    rated game everybody is: nobody escapes from a loss while their rival is not there."""
    asked = set(table.players()) - (set() if table.rated else set(away))
    is_agreed = table.status == "playing" and asked and asked <= table.ending
    return entries.Ended("agreed") if is_agreed else None


def close(table: Table, guest: str, away: Collection[int]) -> entries.Closed | entries.Ended:
    """The host gives the table up before a game or, when all others have left it, while one runs."""
    if table.status != "playing":
        must_host_waiting_table(table, guest)
        return entries.Closed()
    if guest != table.charter.host:
        raise Refused("refused-not-host", status=403)
    if not is_deserted(table, away):
        raise Refused("refused-not-deserted")
    return entries.Ended("abandoned")


def is_deserted(table: Table, away: Collection[int]) -> bool:
    """Whether all who play, but for the host, have been gone for a while."""
    others = set(table.players()) - set(table.seats_of_guest(table.charter.host))
    return table.status == "playing" and others <= set(away) and not (table.rated and others)


def must_not_have_resigned(table: Table, seat: int) -> None:
    if table.seats[seat].resigned:
        raise Refused("refused-resigned")
