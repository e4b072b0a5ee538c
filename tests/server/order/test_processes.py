"""Two processes on one database: what is done at one holds at the other."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.evening import check_answer
from tests.server.order.keepers import asked, id_of, keeper, member, set_role
from tests.server.running import Server, Visitor


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database."""
    import secrets

    import psycopg

    name = f"order_{secrets.token_hex(4)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type,call-overload,unused-ignore]
    head, _, query = postgres.partition("?")
    url = f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
    home: Path = tmp_path_factory.mktemp("pair")
    with Server(url, home / "a.log") as first, Server(url, home / "b.log") as second:
        yield [first, second]
    assert "Traceback" not in (home / "a.log").read_text() + (home / "b.log").read_text()


def soon(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 8
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_who_is_banned_at_one_is_let_go_at_the_other(pair: list[Server]) -> None:
    hugo, mona = keeper(pair[0], "Hugo", "host"), member(pair[1], "Mona")
    page = mona.connect(mona.open_table())
    began = time.monotonic()
    hugo.post(f"/api/admin/people/{id_of(pair[0], 'Mona')}/ban", {"hours": 1, "why": "Enough"})
    assert page.until("closing")["why"]["say"] == "refused-banned"
    assert time.monotonic() - began < 3, "the other process was told, and did not only look"
    check_answer(mona.ask("GET", "/api/guest"), 403, "refused-banned")
    check_answer(Visitor(pair[0], mona.cookie).ask("GET", "/api/guest"), 403, "refused-banned")


def test_a_limit_and_a_text_that_are_set_at_one_hold_at_the_other(pair: list[Server]) -> None:
    ada = keeper(pair[0], "Ada", "administrator")
    assert ada.ask("PUT", "/api/admin/settings/records", {"value": "3"}).status == 204
    assert ada.ask("PUT", "/api/admin/texts/name", {"language": "en", "text": "Club"}).status == 204
    soon(lambda: Visitor(pair[1]).get("/api/house")["name"] == {"en": "Club"})
    there = Visitor(pair[1], ada.cookie)
    soon(lambda: any(one["value"] == "3" for one in there.get("/api/admin/settings")["limits"]))
    page = there.connect(there.open_table())
    soon(lambda: [(one["tables"], one["people"]) for one in ada.get("/api/admin/state")["processes"]] == [(1, 1)])
    page.close()


def test_of_two_administrators_who_ban_each_other_at_once_one_stays(pair: list[Server]) -> None:
    names = ("Bice", "Cina")
    keepers = [keeper(server, name, "administrator") for server, name in zip(pair, names, strict=True)]
    for one in asked(pair[0], "SELECT id FROM account WHERE role = 'administrator'"):
        if one[0] not in {id_of(pair[0], name) for name in names}:
            set_role(pair[0], one[0], "member")
    ids, statuses = [id_of(pair[0], name) for name in names], []
    body = {"hours": 1, "why": "You or me"}

    def ban(number: int) -> None:
        statuses.append(keepers[number].ask("POST", f"/api/admin/people/{ids[1 - number]}/ban", body).status)

    threads = [threading.Thread(target=ban, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [204, 403]
