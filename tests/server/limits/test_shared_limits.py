"""Limits that protect somebody hold over all processes of a house, and over its restarts."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from dataclasses import fields
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.server.config.settings import Limits
from signoria.server.limits.shared_limits import SHARED
from signoria.server.store.tallies import Rate, count_once, forget_tallies, tally, whose
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.lobby.guests import a_member
from tests.server.running import Server, Visitor
from tests.server.stored import opened

RATE = Rate(5, 3600.0)
NOON = 43_200.0
SERVER = Path(__file__).parents[3] / "src" / "signoria" / "server"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture
def pair(postgres_url: str, tmp_path: Path, mailbox: Mailbox) -> Iterator[list[Server]]:
    """Two processes of one house."""
    limits = {
        "new_guests": "8/hour",
        "new_tables": "3/hour",
        "sign_ins": "6/hour",
        "mails_to": "3/hour",
        "reports": "3/hour",
        "friend_asks": "3/hour",
        "invitations": "3/hour",
    }
    settings = {"mail_server": mailbox.address, "limits": limits}
    with ExitStack() as stack:
        logs = [tmp_path / "a.log", tmp_path / "b.log"]
        yield [stack.enter_context(Server(postgres_url, log, settings)) for log in logs]
    assert not any("Traceback" in log.read_text() for log in logs)


def by_turns(pair: list[Server], visitor: Visitor, path: str, body: object, times: int) -> list[int]:
    """The statuses of what somebody asks for again and again, at one process and then at the other."""
    both = [Visitor(server, visitor.cookie) for server in pair]
    return [both[number % 2].ask("POST", path, body).status for number in range(times)]


def test_what_one_asks_for_at_two_processes_is_counted_together(pair: list[Server], mailbox: Mailbox) -> None:
    ada, bo = a_member(pair[0], "Ada"), pair[0].guest("Bo")
    assert by_turns(pair, bo, "/api/tables", {"game": "patrician", "seats": 2}, 5) == [201] * 3 + [429] * 2
    assert by_turns(pair, ada, "/api/friends", {"name": "Nobody"}, 5) == [204] * 3 + [429] * 2
    link = {"email": "Dora@example.org", "language": "en"}
    assert by_turns(pair, Visitor(pair[0]), "/api/sign-in/links", link, 5) == [204] * 3 + [429] * 2
    assert [mailbox.wait("dora@example.org", number) for number in (1, 2, 3)]
    table = ada.open_table()
    token = ada.sit(table, 0)
    page = ada.connect(table, token)
    ada.post(f"/api/tables/{table}/invitations", {"name": "Whoever"})
    assert by_turns(pair, ada, f"/api/tables/{table}/invitations", {"name": "Else"}, 4) == [204] * 2 + [429] * 2
    bo.sit(table, 1)
    reported = by_turns(pair, ada, f"/api/tables/{table}/reports", {"seat": 1, "reason": "other"}, 5)
    assert reported[3:] == [429] * 2, "the fourth at either is one too many"
    assert 429 not in reported[:3]
    page.close()
    assert len(mailbox.to("dora@example.org")) == 3


def test_codes_are_tried_and_names_taken_so_often_at_all_processes_together(pair: list[Server]) -> None:
    tried = by_turns(pair, Visitor(pair[0]), "/api/sign-in/code", {"code": "AAAA-BBBB-CCCC-DDDD"}, 8)
    assert 429 not in tried[:6] and tried[6:] == [429] * 2
    statuses: list[int] = []

    def take_names(server: Server) -> None:
        for number in range(8):
            statuses.append(Visitor(server).ask("POST", "/api/guest", {"name": f"Name {number}"}).status)

    threads = [threading.Thread(target=take_names, args=(server,)) for server in pair]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (statuses.count(200), statuses.count(429)) == (8, 8)


def test_a_process_that_starts_anew_counts_on(tmp_path: Path) -> None:
    wanted = {"game": "patrician", "seats": 2}
    with Server(
        f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "a.log", {"limits": {"new_tables": "2/hour"}}
    ) as house:
        anna = house.guest("Anna")
        assert [anna.ask("POST", "/api/tables", wanted).status for _ in range(2)] == [201, 201]
        house.stop()
        house.start()
        assert anna.ask("POST", "/api/tables", wanted).status == 429
        assert house.guest("Bruno").ask("POST", "/api/tables", wanted).status == 201


def test_so_many_are_counted_whoever_counts_at_once(database_url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            shares = 1 if database_url.startswith("sqlite") else 3
            stores = [await stack.enter_async_context(opened(database_url)) for _ in range(shares)]
            tries = [
                store.write_apart(lambda connection: count_once(connection, "k", RATE, NOON))
                for store in stores
                for _ in range(15)
            ]
            assert sum(await asyncio.gather(*tries)) == RATE.most

    asyncio.run(story())


def test_a_window_slides(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:

            async def done(now: float, times: int = 10) -> int:
                tried = [
                    await store.write_apart(lambda connection: count_once(connection, "k", RATE, now))
                    for _ in range(times)
                ]
                return sum(tried)

            assert await done(NOON + 1800) == 5
            assert await done(NOON + 3599) == 0
            assert await done(NOON + 3601) == 1, "not as many again a moment later"
            assert await done(NOON + 5400) == 2, "half of the five are forgotten, and one was counted since"
            assert await done(NOON + 7200 + 3600) == 5
            assert await store.write_apart(lambda connection: forget_tallies(connection, NOON + 10_000)) == 1
            assert await store.read(lambda connection: connection.scalar(sa.select(sa.func.count(tally.c.times)))) == 2

    asyncio.run(story())


def test_no_address_is_kept_with_what_is_counted() -> None:
    key = whose("mails_to", "anna@example.org")
    assert re.fullmatch(r"[0-9a-f]{32}", key)
    assert key != whose("mails", "anna@example.org") != whose("mails", "bruno@example.org")


def test_every_limit_of_a_rate_is_counted_in_one_way() -> None:
    rates = {part.name for part in fields(Limits) if part.type == "str"}
    here: set[str] = set()
    everywhere: set[str] = set()
    for file in SERVER.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        here.update(re.findall(r"[^_]limiter\.check\(\"(\w+)\"", text))
        everywhere.update(re.findall(r"await [\w.()]+\.shared_limiter\.check\(\"(\w+)\"", text))
    assert everywhere == set(SHARED)
    assert here | everywhere == rates
    assert not here & everywhere
