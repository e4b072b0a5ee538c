"""Where tournaments are kept in memory, and the one way in which anything of them changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

from signoria.server.live.house import TRIES, House
from signoria.server.ops.fault_log import refusal_of
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, EntryRow, Trouble
from signoria.server.store.blocks import blocks_among
from signoria.server.store.tournament_rows import NewGame
from signoria.server.tables.log_entry import as_data, kind_of
from signoria.server.tournaments import log_entries as entries
from signoria.server.tournaments.log_entries import TournamentEntry, read_entry
from signoria.server.tournaments.rounds import next_round
from signoria.server.tournaments.seating import new_game
from signoria.server.tournaments.tournament import Tournament

Ask = Callable[[Tournament], Sequence[TournamentEntry]]
"""Checks what is asked and gives the entries to write; none if there is nothing to do any more."""
REMEMBERED = 200
"""Tournaments held in memory."""

log = structlog.get_logger(__name__)


@dataclass
class Held:
    """A tournament in memory; the lock is held while it is read or changed."""

    tournament: Tournament
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class TournamentDesk:
    """The tournaments of a house. Of several processes whichever is first writes; the others read what it wrote."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._held: dict[str, Held] = {}
        self.taken_up: dict[str, float] = {}
        """Tables that were at rest and were brought into memory here, and since when they were."""

    async def find(self, id: str) -> Tournament:
        """A tournament as it is now."""
        held = await self._hold(id)
        async with held.lock:
            await self._follow(held.tournament)
        return held.tournament

    async def change(self, id: str, ask: Ask) -> Tournament:
        """Check and write, all or nothing; if no round is played then, the next one begins."""
        try:
            return await asyncio.shield(self.house.tasks.keep(self._change(id, ask)))
        except Trouble as trouble:
            self.house.faults.note("a tournament could not be written", trouble)
            raise refusal_of(trouble) from None

    async def _change(self, id: str, ask: Ask) -> Tournament:
        held = await self._hold(id)
        async with held.lock:
            for _ in range(TRIES):
                await self._follow(held.tournament)
                asked = list(ask(held.tournament))
                if not asked:
                    return held.tournament
                try:
                    games = await self._write(held, asked)
                except Conflict:
                    continue
                break
            else:
                raise Refused("refused-busy", status=503)
        for game in games:
            with suppress(Refused):
                await self.house.table(game.row.id)  # its bots begin to play
        return held.tournament

    async def _write(self, held: Held, asked: list[TournamentEntry]) -> list[NewGame]:
        """What is asked for and what follows from it at once, with the tables of a round that begins."""
        tournament, now = held.tournament, self.house.clock()
        seq, entered = tournament.seq, list(asked)
        try:
            for entry in asked:
                tournament.apply(entry, now)
            games: list[NewGame] = []
            if is_between_rounds(tournament):
                more, games = await self._go_on(tournament)
                entered.append(more)
                tournament.apply(more, now)
            rows = [
                EntryRow(seq + place, now, kind_of(one), as_data(one)) for place, one in enumerate(entered, start=1)
            ]
            await self.house.store.tournaments.append(tournament.id, rows, tournament.change(), games)
        except BaseException:
            held.tournament = Tournament(tournament.row)  # the log is right
            raise
        for one in rows:
            log.info("tournament", tournament=tournament.id, kind=one.kind, seq=one.seq)
        return games

    async def _go_on(self, tournament: Tournament) -> tuple[TournamentEntry, list[NewGame]]:
        """The next round with its tables, or the end."""
        unwilling = await self._unwilling(tournament)
        coming = await asyncio.to_thread(next_round, tournament, unwilling) if tournament.people() else None
        if coming is None:
            return entries.Over(), []
        guests = [one.guest for one in tournament.entrants.values() if one.guest is not None]
        names = await self.house.store.tournaments.names(guests)

        def made() -> list[NewGame]:
            seated = [[tournament.entrants[number] for number in table] for table in coming.tables]
            return [new_game(self.house, tournament, table, names) for table in seated]

        games = await asyncio.to_thread(made)
        tables = tuple(
            entries.RoundTable(game.row.id, numbers) for game, numbers in zip(games, coming.tables, strict=True)
        )
        lasts = tournament.row.round_seconds
        ends_at = None if lasts is None else self.house.clock() + lasts
        return entries.RoundBegun(tables, coming.byes, ends_at, coming.final), games

    async def _unwilling(self, tournament: Tournament) -> set[frozenset[int]]:
        """Pairs of which one has blocked the other."""
        numbers = {one.guest: one.number for one in tournament.entrants.values() if one.guest is not None}
        pairs = await self.house.store.read(lambda connection: blocks_among(connection, list(numbers)))
        return {frozenset((numbers[one], numbers[other])) for one, other in pairs}

    async def _hold(self, id: str) -> Held:
        if id not in self._held:
            found = await self.house.store.tournaments.load(id)
            if found is None:
                raise Refused("refused-no-such-tournament", status=404)
            if len(self._held) >= REMEMBERED:
                self._held.pop(next(one for one, held in self._held.items() if not held.lock.locked()))
            self._held.setdefault(id, Held(Tournament(found[0])))
        return self._held[id]

    async def _follow(self, tournament: Tournament) -> None:
        """Take in what is in the log and not yet known."""
        found = await self.house.store.tournaments.load(tournament.id, tournament.seq)
        if found is None:
            raise Refused("refused-no-such-tournament", status=404)
        for row in found[1]:
            tournament.apply(read_entry(row.kind, row.data), row.at)


def is_between_rounds(tournament: Tournament) -> bool:
    """Whether the next round may begin, or all is over."""
    return tournament.status == "running" and (not tournament.rounds or tournament.rounds[-1].is_over)
