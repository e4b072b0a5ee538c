"""A game that was begun with other rules: it is read, closed and taken away, and never played again."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

import signoria
from signoria.server.live.stranded_tables import close_stranded, stranded_record, stranded_table
from signoria.server.protocol.refusals import Refused
from signoria.server.store.engine import make_engine
from signoria.server.tables import ending, entries, requests
from signoria.server.tables.frames import Attendance, table_facts
from tests.server.running import Page, Server, Visitor
from tests.server.stored import GUEST, a_guest, a_house, all_at_a_table, playing, two_at_a_table


def change_rules(database: str, version: str) -> None:
    """All tables were opened with this version of the rules."""
    engine = make_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE game_table SET rules_version = :version"), {"version": version})
    engine.dispose()


def as_of_today(record: str) -> str:
    """A record under today's rules, which are the same in truth."""
    today = signoria.game("patrician").kit.version
    return re.sub(r"check \w+\n", "check none\n", record.replace("rules old\n", f"rules {today}\n"))


def test_a_stranded_game_is_marked_and_can_be_closed_and_its_record_taken(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log") as server:
        anna, bruno, carla = (server.guest(name) for name in ("Anna", "Bruno", "Carla"))
        table = anna.post(
            "/api/tables", {"game": "patrician", "seats": 2, "options": {}, "listed": True, "admission": "open"}
        )["id"]
        pages = [anna.connect(table, anna.sit(table, 0)), bruno.connect(table, bruno.sit(table, 1))]
        anna.start(table)
        for page in pages:
            page.until("play")
        mover = next(page for page in pages if page.play["moves"])
        made = mover.play["moves"][0]["text"]
        assert mover.move()["it"] == "accepted"
        server.stop()
        change_rules(server.database, "old")
        server.start()
        facts = anna.get(f"/api/tables/{table}")
        assert (facts["stranded"], facts["status"]) == (True, "playing")
        assert [seat["name"] for seat in facts["seats"]] == ["Anna", "Bruno"]
        assert [card["stranded"] for card in carla.get("/api/tables")["open"]] == [True]
        assert anna.ask("GET", f"/api/tables/{table}/mine").status == 410
        assert says(Visitor(server), table) == (401, "refused-no-guest")
        assert says(carla, table) == (403, "refused-not-seated")
        assert says(bruno, table) == (409, "refused-close-first")
        assert carla.ask("DELETE", f"/api/tables/{table}").status == 403
        assert closing_of(anna, table)["why"]["say"] == "refused-other-rules"

        assert bruno.ask("DELETE", f"/api/tables/{table}").status == 204
        assert bruno.ask("DELETE", f"/api/tables/{table}").json["say"] == "refused-closed"
        assert carla.get("/api/tables")["open"] == []
        assert anna.get("/api/tables")["yours"] == []
        assert says(carla, table) == (403, "refused-not-seated")
        record = bruno.ask("GET", f"/api/tables/{table}/record").text
        assert [decision.text for decision in signoria.replay(as_of_today(record)).decisions()] == [made]


def says(visitor: Visitor, table: str) -> tuple[int, str]:
    """What is said to who wants the record and does not get it."""
    answer = visitor.ask("GET", f"/api/tables/{table}/record")
    return answer.status, answer.json["say"]


def closing_of(visitor: Visitor, table: str) -> dict[str, dict[str, str]]:
    page = Page(visitor, table)
    page.open()
    closing: dict[str, dict[str, str]] = page.until("closing")
    return closing


def test_the_record_of_a_stranded_game_that_began_in_the_middle_can_be_followed(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'house.db'}"
        match = signoria.game("patrician").start(seats=2, seed=7)
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        async with a_house(database) as house:
            live = await all_at_a_table(house, match)
            for number in range(3):
                await house.change(live, playing(f"key-{number}"))
            assert live.table.match is not None
            whole = live.table.match.record()
        change_rules(database, "old")
        async with a_house(database) as house:
            await close_stranded(house, live.table.id, GUEST)
            game, record = await stranded_record(house, live.table.id, GUEST)
            assert game == "patrician"
            assert as_of_today(record) == as_of_today(whole)

    asyncio.run(story())


def test_what_was_taken_back_is_told_in_the_record_of_a_stranded_game(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'house.db'}"
        async with a_house(database) as house:
            live = await two_at_a_table(house, messengers=True)
            match = live.table.match
            assert match is not None
            while not any(match.may_undo(seat) for seat in range(2)):
                await house.change(live, playing(f"key-{live.table.seq}"))
            seat = next(seat for seat in range(2) if match.may_undo(seat))
            await house.change(live, lambda table: entries.Undone(seat, "back"))
        change_rules(database, "old")
        async with a_house(database) as house:
            stranded = await stranded_table(house, live.table.id)
            assert stranded is not None
            assert stranded.record().splitlines()[-2] == f"{seat} undo"

    asyncio.run(story())


def test_a_game_that_was_closed_while_it_was_stranded_stays_closed_under_its_own_rules(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            live = await two_at_a_table(house)
            await house.change(live, lambda table: requests.rest(table, 0, None))
            await house.change(live, lambda table: requests.rest(table, 1, None))
        today = signoria.game("patrician").kit.version
        change_rules(database_url, "old")
        async with a_house(database_url) as house:
            await house.store.guests.add(a_guest(5))
            with pytest.raises(Refused, match="refused-not-seated"):
                await close_stranded(house, live.table.id, a_guest(5))
            await close_stranded(house, live.table.id, a_guest(1))
        change_rules(database_url, today)
        async with a_house(database_url) as house:
            again = await house.table(live.table.id)
            assert again.table.status == "closed"
            assert again.bots == {}
            with pytest.raises(Refused, match="refused-closed"):
                await house.change(again, lambda table: requests.back(table, 0, None))

    asyncio.run(story())


def test_a_game_that_was_broken_off_before_it_was_stranded_is_told_of_as_it_ended(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'house.db'}"
        async with a_house(database) as house:
            live = await two_at_a_table(house)
            await house.change(live, lambda table: ending.resign(table, 0, "gone"))
            await house.change(live, lambda table: ending.resign(table, 1, "gone too"))
            facts = table_facts(live.table, Attendance())
        change_rules(database, "old")
        async with a_house(database) as house:
            stranded = await stranded_table(house, live.table.id)
            assert stranded is not None
            assert stranded.facts == replace(facts, stranded=True)
            assert (facts.status, facts.ended, facts.seats[0].resigned) == ("ended", "resigned", True)
            assert (await stranded_record(house, live.table.id, None))[0] == "patrician"

    asyncio.run(story())
