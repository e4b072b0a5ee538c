"""Who is here is known at every process of a house."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.lobby.guests import a_member
from tests.server.lobby.test_friends import become_friends, of
from tests.server.running import Server, Visitor

SOON = 15.0
"""Seconds in which one process has told the other, and that one has heard it, twice over."""


@pytest.mark.full
def test_a_friend_who_is_at_another_process_is_seen_here_and_gone_when_it_stops(
    postgres_url: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(Server(postgres_url, tmp_path / f"{name}.log")) for name in "ab")
        ada, bo = a_member(first, "Ada"), a_member(second, "Bo")
        become_friends(ada, Visitor(first, bo.cookie), "Bo")
        here = ada.get("/api/news")["here"]

        def seen(expected: tuple[bool, str | None]) -> bool:
            (friend,) = of(ada)["friends"]
            return (friend["here"], friend["table"]) == expected

        def soon(expected: tuple[bool, str | None]) -> None:
            deadline = time.monotonic() + SOON
            while not seen(expected):
                assert time.monotonic() < deadline, of(ada)["friends"]
                time.sleep(0.1)

        assert seen((False, None))
        bo.get("/api/news")
        soon((True, None))
        assert ada.get("/api/news")["here"] == here + 1
        listed = str(bo.post("/api/tables", {"game": "patrician", "seats": 2, "listed": True})["id"])
        page = bo.connect(listed)
        soon((True, listed))
        page.close()
        second.stop()
        soon((False, None))
