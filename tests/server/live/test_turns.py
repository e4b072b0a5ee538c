"""The lobby says at which of a guest's tables the game waits for them, whether anybody looks at those or not."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from signoria.server.live.house import House
from signoria.server.live.new_table import open_table
from signoria.server.live.turns import WOKEN, tables_waiting_for, waits_for
from signoria.server.protocol.bodies import NewTable
from signoria.server.tables import entries, requests
from tests.server.running import Server, Visitor
from tests.server.stored import GUEST, a_guest, a_house, a_row, sitting
from tests.server.table_builders import a_table, first_move, happen, started, the_match


def test_a_game_waits_for_the_guest_of_a_seat_that_may_act() -> None:
    table = started()
    seat = the_match(table).to_act[0]
    assert [waits_for(table, f"guest-{number}") for number in range(4)] == [number == seat for number in range(4)]
    assert not waits_for(table, "a stranger")
    happen(table, requests.rest(table, seat, None))
    assert not waits_for(table, f"guest-{seat}")


def test_a_game_waits_for_a_guest_of_two_seats_until_both_have_chosen() -> None:
    table = a_table("princes-of-florence", 3)
    happen(table, entries.Arranged("open", one_device=True))
    for seat, guest in enumerate(("anna", "anna", "bruno")):
        happen(table, requests.sit(table, seat, guest, f"Name {seat}", None, "n", f"hash-{seat}"))
    assert not waits_for(table, "anna")
    happen(table, requests.start(table, "guest-0"))
    happen(table, requests.move(table, 0, first_move(table, 0)))
    assert waits_for(table, "anna") and waits_for(table, "bruno")
    happen(table, requests.move(table, 1, first_move(table, 1)))
    assert not waits_for(table, "anna") and waits_for(table, "bruno")


async def running_tables(house: House, count: int) -> list[str]:
    """Tables at which two play."""
    for number in range(2):
        await house.store.guests.add(a_guest(number))
    ids = []
    for _ in range(count):
        live = await house.table(await open_table(house, GUEST, NewTable("patrician", 2)))
        for seat in range(2):
            await house.change(live, sitting(seat))
        await house.change(live, lambda table: requests.start(table, "guest-0"))
        ids.append(live.table.id)
    return ids


def test_only_a_guests_most_recent_tables_are_brought_into_memory(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'house.db'}"
        async with a_house(url) as house:
            ids = await running_tables(house, WOKEN + 3)
            acting = {id: the_match(house.tables[id].table).to_act[0] for id in ids}
        async with a_house(url) as house:
            rows = await house.store.lists.of_guest("guest-0", 50)
            turns = await tables_waiting_for(house, "guest-0", rows)
            assert set(house.tables) == {row.id for row in rows[:WOKEN]}
            assert set(turns) == {id for id in house.tables if acting[id] == 0}
            await house.table(rows[-1].id)
            turns = await tables_waiting_for(house, f"guest-{acting[rows[-1].id]}", rows)
            assert rows[-1].id in turns

    asyncio.run(story())


def test_a_table_that_cannot_be_brought_in_waits_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            ids = await running_tables(house, 1)
            rows = [a_row("a-table-that-is-gone", status="playing"), *await house.store.lists.of_guest("guest-0", 50)]
            turns = [await tables_waiting_for(house, f"guest-{number}", rows) for number in range(2)]
            assert set().union(*turns) == set(ids)

    asyncio.run(story())


def card(visitor: Visitor, table: str, where: str = "yours") -> Any:
    """A table as the lobby shows it."""
    return next(card for card in visitor.get("/api/tables")[where] if card["id"] == table)


def whose_turn(table: str, *visitors: Visitor) -> list[bool]:
    """For whom the table waits, once the bot has made its moves."""
    turns: list[bool] = []
    while not any(turns):
        time.sleep(0.05)
        turns = [card(visitor, table)["your_turn"] for visitor in visitors]
    assert turns.count(True) == 1
    return turns


def test_the_lobby_knows_whose_turn_it_is_after_a_restart_too(server: Server) -> None:
    anna, bruno = server.guest("Anna"), server.guest("Bruno")
    wanted = {"game": "patrician", "seats": 3, "listed": True, "admission": "open"}
    table = str(anna.post("/api/tables", wanted)["id"])
    assert card(anna, table)["your_turn"] is False
    anna.sit(table, 0)
    bruno.sit(table, 1)
    anna.seat_bot(table, 2)
    assert card(anna, table, "open")["your_turn"] is False
    anna.start(table)
    before = whose_turn(table, anna, bruno)
    server.stop()
    server.start()
    assert whose_turn(table, anna, bruno) == before
