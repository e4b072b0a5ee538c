"""Several processes serve a house: whichever is killed or told to stop, people go on at the others."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.server.live.test_crashes import BOTH_EXPANSIONS, check_log, read_log
from tests.server.running import PATIENCE, Server, Visitor
from tests.server.stubborn import LOST, StubbornPage

SOON = 5.0
"""Seconds in which a table answers whose process was killed."""


class WanderingPage(StubbornPage):
    """Behind one address for several processes: after a loss it comes to the next one, as a proxy would lead it."""

    def __init__(self, servers: Sequence[Server], first: int, visitor: Visitor, table: str, token: str) -> None:
        self.servers = servers
        self.at = first
        self.farewells: list[bool] = []
        """What was said before the sockets closed: whether to come again."""
        super().__init__(Visitor(servers[first], visitor.cookie), table, token)

    def come(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(*LOST):
                self.open()
                self.hello(self.token)
                return
            assert time.monotonic() < deadline, "nobody answers"
            self.at = (self.at + 1) % len(self.servers)
            self.visitor = Visitor(self.servers[self.at], self.visitor.cookie)

    def come_back(self) -> None:
        with suppress(*LOST):
            while True:
                self.receive()
        if "closing" in self.last:
            self.farewells.append(self.last.pop("closing")["again"])
        super().come_back()


class Players(threading.Thread):
    """Two people at a table who move, each as soon as they are asked, until they are told that it is enough."""

    def __init__(self, pages: Sequence[WanderingPage], seed: int) -> None:
        super().__init__(daemon=True)
        self.pages = pages
        self.dice = random.Random(seed)
        self.enough = threading.Event()
        self.answered: list[float] = []
        """When each move was acknowledged."""
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set() and self.pages[0].play["outcome"] is None:
                self._go_on()
        except BaseException as error:
            self.fault = error

    def _go_on(self) -> None:
        newest = max(page.play["seq"] for page in self.pages)
        behind = [page for page in self.pages if page.play["seq"] < newest]
        if behind:
            behind[0].catch_up(newest)
            return
        page = next(page for page in self.pages if page.play["moves"])
        page.insist_on_move(self.dice.randrange(len(page.play["moves"])))
        self.answered.append(time.monotonic())
        time.sleep(0.05)

    def stop(self) -> None:
        self.enough.set()
        self.join(PATIENCE)
        assert self.fault is None, self.fault


def at_tables(servers: Sequence[Server], count: int, first: int) -> list[Players]:
    """So many tables of two people who are led to one process."""
    playing = []
    for number in range(count):
        host, friend = servers[first].guest(f"Host {number}"), servers[first].guest(f"Friend {number}")
        table = host.open_table(seats=2, **BOTH_EXPANSIONS)
        tokens = [host.sit(table, 0), friend.sit(table, 1)]
        host.start(table)
        pages = [WanderingPage(servers, first, who, table, t) for who, t in zip((host, friend), tokens, strict=True)]
        playing.append(Players(pages, number))
    return playing


def check_all(playing: Sequence[Players], database: str) -> None:
    """Every move that was acknowledged is in its log once, and nothing else is."""
    for players in playing:
        players.stop()
        check_log(read_log(database, players.pages[0].table), list(players.pages))
        for page in players.pages:
            page.close()


@pytest.mark.few(1)
def test_when_one_of_several_processes_is_killed_its_tables_answer_at_another_and_nothing_is_lost(
    postgres_url: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(postgres_url, tmp_path / f"{number}.log")) for number in range(2)]
        playing = at_tables(servers, 3, first=0)
        for players in playing:
            players.start()
        time.sleep(1.0)
        servers[0].kill()
        killed = time.monotonic()
        while time.monotonic() < killed + SOON and not all(players.answered[-1] > killed for players in playing):
            time.sleep(0.05)
        assert all(players.answered[0] < killed < players.answered[-1] for players in playing)
        time.sleep(0.5)
        check_all(playing, postgres_url)
        assert all(page.at == 1 for players in playing for page in players.pages)


@pytest.mark.few(1)
def test_processes_are_replaced_one_after_another_without_a_lost_move(postgres_url: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(postgres_url, tmp_path / f"{number}.log")) for number in range(2)]
        playing = [*at_tables(servers, 2, first=0), *at_tables(servers, 1, first=1)]
        for players in playing:
            players.start()
        for server in servers:
            time.sleep(0.7)
            server.stop()
            server.start()
        time.sleep(0.7)
        check_all(playing, postgres_url)
        farewells = [again for players in playing for page in players.pages for again in page.farewells]
        assert farewells
        assert all(farewells)
