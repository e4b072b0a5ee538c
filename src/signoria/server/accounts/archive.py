"""A member's games: those that are over or broken off, how they ended, and which of them fit a search."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

import signoria
from signoria.server.live.house import House
from signoria.server.live.loading import is_stranded, load_table
from signoria.server.live.stranded_tables import stranded_table
from signoria.server.protocol.account_bodies import Archive, ArchiveGame, ArchiveSeat
from signoria.server.protocol.refusals import Refused
from signoria.server.store import TableRow
from signoria.server.store.former_guests import former_guests
from signoria.server.store.results import ResultRow, finished_tables, keep_results, results_of
from signoria.server.tables.table import Table

READ_AT_ONCE = 25
"""Games whose end is read from their logs for one look at the archive; the next look reads more."""
PAGE = 30
"""Games of a list."""


@dataclass(frozen=True)
class Played:
    """A finished game and how it ended."""

    row: TableRow
    results: Sequence[ResultRow]

    def seats_of(self, own: Collection[str]) -> list[ResultRow]:
        """The seats that a member had."""
        return [result for result in self.results if result.guest_id in own]


@dataclass(frozen=True)
class Games:
    """All games of a member whose end is known, the last first, and how many are not known yet."""

    own: frozenset[str]
    """The member, and the guests that they were."""
    played: Sequence[Played]
    unread: int


async def games_of(house: House, account: str) -> Games:
    """All that a member has played, after some more of it was read from the logs."""

    def read(connection: sa.Connection) -> tuple[list[str], list[TableRow], dict[str, list[ResultRow]]]:
        tables = finished_tables(connection, account)
        return former_guests(connection, account), tables, results_of(connection, [row.id for row in tables])

    former, tables, known = await house.store.read(read)
    unread = [row for row in tables if row.id not in known]
    for row in unread[:READ_AT_ONCE]:
        known[row.id] = await _read_end(house, row)
    played = [Played(row, known[row.id]) for row in tables if row.id in known]
    return Games(frozenset({account, *former}), played, max(0, len(unread) - READ_AT_ONCE))


async def _read_end(house: House, row: TableRow) -> list[ResultRow]:
    """How a game ended, from its log; of one that cannot be followed only who sat there is known."""
    try:
        table, _ = await load_table(house.store, row.id)
    except Refused:
        stranded = await stranded_table(house, row.id)
        if stranded is None:
            return []
        table = stranded.table
    results = results_at(table)
    await house.store.write(lambda connection: keep_results(connection, results))
    return results


def results_at(table: Table) -> list[ResultRow]:
    """How a finished game ended, seat by seat."""
    outcome = None if table.match is None or table.status != "over" else table.match.outcome
    return [
        ResultRow(
            table.id,
            number,
            seat.guest,
            seat.name,
            seat.level,
            None if outcome is None else outcome.places[number],
            None if outcome is None else outcome.points[number],
        )
        for number, seat in enumerate(table.seats)
    ]


async def archive(house: House, account: str, text: str, game: str, skip: int) -> Archive:
    """A part of the games in which a text is found, among names and titles, the last first."""
    games = await games_of(house, account)
    wanted = plain(text)
    fitting = [played for played in games.played if (not game or played.row.game == game) and is_found(played, wanted)]
    shown = [told(played, games.own) for played in fitting[skip : skip + PAGE]]
    return Archive(shown, len(fitting), games.unread)


def is_found(played: Played, wanted: str) -> bool:
    """Whether all words are in the names of those who sat there or the game's title."""
    said = plain(" ".join([title_of(played.row.game), *(result.name for result in played.results)]))
    return all(word in said for word in wanted.split())


def title_of(game: str) -> str:
    return signoria.game(game).title if game in signoria.GAMES else game


def plain(text: str) -> str:
    """A text as it is searched: small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def told(played: Played, own: Collection[str]) -> ArchiveGame:
    row = played.row
    seats = [
        ArchiveSeat(result.name, result.level, result.place, result.points, result.guest_id in own)
        for result in played.results
    ]
    return ArchiveGame(row.id, row.game, row.changed_at, row.status == "ended", seats, is_stranded(row))
