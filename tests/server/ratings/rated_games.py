"""Rated games for tests, and members who play them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.accounts import add_account
from signoria.server.store.rating_rows import RatedGame, RatedSeat
from signoria.server.store.ratings import all_rated_seats
from signoria.server.store.schema import METADATA, season
from signoria.server.tables import ending, requests
from signoria.server.tables.table import Table
from tests.server.stored import GUEST, a_guest, a_house, playing, sitting


def a_game(number: int, at: float, places: dict[str, int], game: str = "patrician") -> RatedGame:
    """A game with these members in these places."""
    return RatedGame(f"game-{number:03}", game, len(places), at, tuple(places), tuple(places.values()))


def an_engine() -> sa.Engine:
    """An empty database in memory."""
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    METADATA.create_all(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(season), [{"begins_at": 0.0}])
    return engine


def kept(engine: sa.Engine) -> dict[str, list[RatedSeat]]:
    with engine.connect() as connection:
        return all_rated_seats(connection)


@asynccontextmanager
async def a_club(url: str, members: int = 3, **settings: Any) -> AsyncIterator[House]:
    """A house with members: guest-0, guest-1 and so on."""
    async with a_house(url, **settings) as house:
        for number in range(members):
            await become_member(house, number)
        yield house


async def become_member(house: House, number: int) -> None:
    await house.store.guests.add(a_guest(number))
    row = AccountRow(f"guest-{number}", None, "member", "en", 1.0)
    await house.store.write(lambda connection: add_account(connection, row))


async def rated_table(house: House, seats: int = 2, **wanted: Any) -> LiveTable:
    """A rated table at which nobody sits yet, opened by the first member."""
    return await house.table(await open_table(house, GUEST, NewTable("patrician", seats, rated=True, **wanted)))


async def begun(house: House, seats: int = 2) -> LiveTable:
    """A rated game that has begun."""
    live = await rated_table(house, seats)
    for number in range(seats):
        await house.change(live, sitting(number))
    await house.change(live, lambda table: requests.start(table, "guest-0"))
    return live


def resigning(seat: int) -> Callable[[Table], Any]:
    return lambda table: ending.resign(table, seat, f"resigns-{seat}")


def agreeing(seat: int) -> Callable[[Table], Any]:
    """Somebody wishes that the game ends now."""
    return lambda table: ending.wish_end(table, seat, True, f"agrees-{seat}")


async def play_to_the_end(house: House, live: LiveTable) -> None:
    """Whoever is to act makes the first move, until the game is over."""
    while live.table.status == "playing":
        await house.change(live, playing(f"key-{live.table.seq}"))
