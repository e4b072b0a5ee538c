"""Everybody chooses at the same instant, each at a process of their own: all of them are taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from signoria.server.live.house import House
from signoria.server.protocol.from_page import Move
from signoria.server.tables import requests
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.games.habemus_papam.choices import choosing
from tests.server.stored import a_house, all_at_a_table, state_of

SEATS = 4


class Together:
    """Lets nobody write before all who have something to write are there; then one of them is the fastest."""

    def __init__(self) -> None:
        self.left = SEATS
        self.tries: list[House] = []
        self._waiting = 0
        self._go = asyncio.Event()

    def hold(self, house: House) -> None:
        """Let a house wait for the others from now on."""
        usual = house.store.tables.append

        async def append(*row: Any, **clock: Any) -> None:
            self.tries.append(house)
            await self._arrive()
            await usual(*row, **clock)

        house.store.tables.append = append  # type: ignore[method-assign]

    async def _arrive(self) -> None:
        go = self._go
        self._waiting += 1
        if self._waiting == self.left:
            self.left, self._waiting, self._go = self.left - 1, 0, asyncio.Event()
            go.set()
        await go.wait()


def choosing_first(seat: int, seq: int) -> Callable[[Table], Entry]:
    """Somebody makes the first choice there is, knowing the log up to this entry."""
    return lambda table: requests.move(table, seat, Move(table.legal(seat)[0].id, seq, f"key-{seat}"))


def test_nobody_is_refused_though_all_others_were_faster(database_url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(a_house(database_url)) for _ in range(SEATS)]
            id = (await all_at_a_table(houses[0], choosing("bid"))).table.id
            lives = [await house.table(id) for house in houses]
            together, before = Together(), lives[0].table.seq
            for house in houses:
                together.hold(house)

            asking = [house.change(lives[seat], choosing_first(seat, before)) for seat, house in enumerate(houses)]
            assert set(await asyncio.gather(*asking)) == set(range(before + 1, before + 1 + SEATS))
            assert sorted(together.tries.count(house) for house in houses) == [1, 2, 3, 4]
            for house in houses:
                await house.catch_up(id)
            assert len({state_of(live.table) for live in lives}) == 1

    asyncio.run(story())
