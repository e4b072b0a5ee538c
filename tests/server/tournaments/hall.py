"""A house without doors that holds tournaments, members for it, and their games played out."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.live.house import House
from signoria.server.protocol.tournament_bodies import NewTournament
from signoria.server.store import GuestRow
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.accounts import add_account
from signoria.server.tables import entries as table_entries
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from signoria.server.tournaments import requests
from signoria.server.tournaments.desk import TournamentDesk
from signoria.server.tournaments.new_tournament import open_tournament
from signoria.server.tournaments.tournament import Tournament
from tests.server.stored import opened

HOST = "member-0"


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def a_desk(url: str, clock: Clock | None = None) -> AsyncIterator[TournamentDesk]:
    """A house in which no bot answers by itself."""
    async with opened(url) as store:
        house = House(Settings(), store, BotPool(0), clock or Clock())
        try:
            yield TournamentDesk(house)
        finally:
            await house.stop()


async def members(house: House, count: int) -> None:
    """The first of them is a host."""
    for number in range(count):
        guest = GuestRow(f"member-{number}", f"hash-{number}", f"Name {number}", 1.0, 1.0)
        await house.store.guests.add(guest)
        account = AccountRow(guest.id, None, "member" if number else "host", "en", 1.0)
        await house.store.write(lambda connection: add_account(connection, account))  # noqa: B023


async def entered(desk: TournamentDesk, people: int, **wanted: Any) -> str:
    """A tournament for which so many are registered."""
    asked: dict[str, Any] = {"name": "Winter", "game": "patrician", "seats": 3, "rounds": 2, "places": people, **wanted}
    id = await open_tournament(desk.house, HOST, NewTournament(**asked))
    for number in range(people):
        await desk.change(id, lambda one: requests.register(one, f"member-{number}"))  # noqa: B023
    return id


async def begun(desk: TournamentDesk, people: int, **wanted: Any) -> Tournament:
    await members(desk.house, people)
    id = await entered(desk, people, **wanted)
    return await desk.change(id, lambda one: requests.begin(one, "host"))


async def play_out(house: House, table: str, dice: random.Random) -> None:
    """A game played by chance, for people and bots."""
    live = await house.table(table)

    def ask(found: Table) -> Entry:
        assert found.match is not None
        seat = found.match.to_act[0]
        return table_entries.Decided(seat, dice.choice(found.legal(seat)).text)

    while live.table.status == "playing":
        await house.change(live, ask)


async def break_off(house: House, table: str) -> None:
    """A game that all agree to end."""
    await house.change(await house.table(table), lambda _: table_entries.Ended("agreed"))


async def end_round(desk: TournamentDesk, tournament: Tournament, dice: random.Random | None = None) -> None:
    """All tables of the round that is played come to their end."""
    for table in tournament.rounds[-1].tables:
        if table.ended is None:
            await (break_off(desk.house, table.id) if dice is None else play_out(desk.house, table.id, dice))
