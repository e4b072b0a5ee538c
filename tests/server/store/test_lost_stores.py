"""A store that is full or gone: moves are refused in one sentence, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import re
import resource
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client import CollectorRegistry, Counter
from structlog.testing import CapturingLogger

from signoria.server.ops.fault_log import FaultLog, was_noted
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Gone, Store
from tests.server.live.test_crashes import read_log
from tests.server.running import Server
from tests.server.stored import a_house, an_entry, make_read_only, opened, playing, state_of, two_at_a_table, with_table


def vanish(file: Path) -> None:
    file.rename(file.with_suffix(".away"))


def vanish_for_good(file: Path) -> None:
    file.unlink()


def be_replaced(file: Path) -> None:
    shutil.copy2(file, file.with_suffix(".copy"))
    file.with_suffix(".copy").rename(file)


def lose_its_log(file: Path) -> None:
    Path(f"{file}-wal").unlink()


LOSSES = [vanish, vanish_for_good, be_replaced, lose_its_log]


@pytest.mark.parametrize("lose", LOSSES)
def test_nothing_is_acknowledged_once_the_file_is_not_where_it_was(
    tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    async def story() -> None:
        file = tmp_path / "house.db"
        async with a_house(f"sqlite:///{file}") as house:
            live = await two_at_a_table(house)
            assert await house.change(live, playing("kept")) == 4
            assert await house.store.is_well()
            lose(file)
            before = state_of(live.table)
            for key in ("lost", "again"):
                with pytest.raises(Refused, match="refused-store-gone") as refused:
                    await house.change(live, playing(key))
                assert refused.value.status == 503
            assert state_of(live.table) == before
            house.store._tried = -1e9
            assert not await house.store.is_well()
            with pytest.raises(Gone):
                await house.store.tables.entries(live.table.id, 0)

    asyncio.run(story())


def test_what_is_written_while_the_file_goes_is_not_acknowledged_and_found_when_it_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        file = tmp_path / "house.db"
        async with a_house(f"sqlite:///{file}") as house:
            live = await two_at_a_table(house)
            before = state_of(live.table)
            lose_during_the_next_commit(house.store, file)
            with pytest.raises(Refused, match="refused-store-gone"):
                await house.change(live, playing("lost"))
            with pytest.raises(Refused, match="refused-store-gone"):
                await house.table(live.table.id)
            file.with_suffix(".away").rename(file)
            assert (await house.table(live.table.id)) is live
            assert live.table.seq == 4, "it was written after all, so the log says so"
            assert state_of(live.table) != before
            assert await house.change(live, playing("next")) == 5

    asyncio.run(story())


def lose_during_the_next_commit(store: Store, file: Path) -> None:
    usual = store.engine.dialect.do_commit

    def commit(connection: Any) -> None:
        store.engine.dialect.do_commit = usual  # type: ignore[method-assign]
        vanish(file)
        usual(connection)

    store.engine.dialect.do_commit = commit  # type: ignore[method-assign,assignment]


def test_a_full_disk_refuses_a_move_and_keeps_the_ones_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await two_at_a_table(house)

            def allow_no_more(connection: sa.Connection) -> None:
                connection.exec_driver_sql("PRAGMA max_page_count=1")  # as many pages as there are

            sa.event.listen(house.store.engine, "begin", allow_no_more)
            kept = live.table.seq

            async def play_until_refused() -> None:
                nonlocal kept
                for number in range(200):
                    kept = await house.change(live, playing(f"a long key that takes room {number}")) or 0

            with pytest.raises(Refused, match=r"^refused-store$") as refused:
                await play_until_refused()
            assert refused.value.status == 503
            assert live.table.seq == kept == len(await house.store.tables.entries(live.table.id, 0))
            sa.event.remove(house.store.engine, "begin", allow_no_more)
            house.store.engine.dispose()
            assert await house.change(live, playing("there is room again")) == kept + 1

    asyncio.run(story())


def test_a_server_whose_disk_is_full_says_so_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with Server(database, tmp_path / "server.log") as server:
        host = server.guest("Lucrezia")
        table = host.open_table(seats=2)
        token = host.sit(table, 0)
        host.seat_bot(table, 1)
        host.start(table)
        page = host.connect(table, token)
        assert page.ask("say", text="There is room", key="kept")["it"] == "accepted"
        usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, usual[1]))
        answers = [page.ask("say", text="There is no room", key=f"lost-{number}") for number in range(20)]
        assert {answer["why"]["say"] for answer in answers} == {"refused-store"}
        assert host.ask("GET", "/health").status == 503
        refused = host.ask("POST", "/api/tables", {"game": "patrician", "seats": 2, "options": {}})
        assert (refused.status, refused.json["say"]) == (503, "refused-store")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
        assert page.ask("say", text="There is room again", key="again")["it"] == "accepted"
        page.close()
        metrics = host.ask("GET", "/metrics").text
        server.stop()
    said = [entry.data["key"] for entry in read_log(database, table) if entry.kind == "spoke"]
    assert said == ["kept", "again"]
    counted = re.search(r'faults_total{kind="OperationalError",place="a change could not be written"} (.*)', metrics)
    assert counted
    times = int(float(counted[1]))
    assert times >= len(answers), "the bot may have tried to move, too"
    log = (tmp_path / "server.log").read_text()
    assert log.count("Traceback") <= 6, "one for each place, with those it comes from"
    assert f'"fault": "a change could not be written", "kind": "OperationalError", "times": {times - 1}' in log


def test_health_writes_but_not_more_often_than_once_a_second(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            written: list[float] = []
            usual = store._writer.write

            async def write(*what: Any) -> None:
                written.append(time.monotonic())
                await usual(*what)

            store._writer.write = write  # type: ignore[method-assign,assignment]
            assert await asyncio.gather(*(store.is_well() for _ in range(20))) == [True] * 20
            assert len(written) == 1
            allow = make_read_only(store)
            assert await store.is_well(), "it was well a moment ago"
            store._tried = -1e9
            assert not await store.is_well()
            allow()
            store._tried = -1e9
            assert await store.is_well()
            assert len(written) == 3

    asyncio.run(story())


def test_a_file_that_is_not_touched_stays_the_same_to_us(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_table(f"sqlite:///{tmp_path / 'house.db'}") as store:
            for seq in range(1, 40):
                await store.tables.append("table-0", [an_entry(seq, "word " * 2_000)])  # enough to leave the log
            store.engine.dispose()
            await store.tables.append("table-0", [an_entry(40)])
            assert len(await store.tables.entries("table-0", 0)) == 40

    asyncio.run(story())


def test_the_same_fault_is_logged_once_a_minute_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now, lines = 1_000.0, CapturingLogger()
    monkeypatch.setattr("signoria.server.ops.fault_log.log", lines)
    counter = Counter("faults", "Faults.", ["kind", "place"], registry=CollectorRegistry())
    faults = FaultLog(lambda: now, counter)
    error = OSError("no room")
    for _ in range(5):
        faults.note("here", error)
    faults.note("here", ValueError("another kind"))
    faults.note("there", error)
    assert [call.args for call in lines.calls] == [("here",), ("here",), ("there",)]
    assert was_noted(error)
    now += 61.0
    faults.note("here", error)
    assert [call.args for call in lines.calls[3:]] == [("the same fault again",), ("here",)]
    assert lines.calls[3].kwargs == {"fault": "here", "kind": "OSError", "times": 4}
    assert counter.labels("OSError", "here")._value.get() == 6
