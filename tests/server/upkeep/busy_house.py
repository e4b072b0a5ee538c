"""A house at which games are played as fast as it answers, and what it has acknowledged."""

from __future__ import annotations

import threading
from types import TracebackType
from typing import Any, Self

from tests.server.running import Page, Server, settle


class BusyHouse:
    """Threads that play one game after another, two people at each table, until they are told to stop."""

    def __init__(self, server: Server, tables: int = 3) -> None:
        self.server = server
        self.acknowledged: dict[str, int] = {}
        """The last acknowledged entry of every table's log."""
        self.faults: list[BaseException] = []
        self._stopping = threading.Event()
        self._enough = threading.Condition()
        self._threads = [threading.Thread(target=self._play, args=(number,)) for number in range(tables)]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopping.set()
        for thread in self._threads:
            thread.join(60)
        assert not self.faults, self.faults

    def wait_for(self, count: int) -> None:
        """Until so many entries more are acknowledged."""
        with self._enough:
            wanted = self.count + count
            assert self._enough.wait_for(lambda: self.count >= wanted or self.faults, 60)

    @property
    def count(self) -> int:
        return sum(list(self.acknowledged.values()))

    def _play(self, number: int) -> None:
        try:
            people = [self.server.guest(f"{name} {number}") for name in ("Anna", "Bruno")]
            while not self._stopping.is_set():
                table = people[0].open_table("patrician", 2, messengers=True)
                pages = [person.connect(table, person.sit(table, seat)) for seat, person in enumerate(people)]
                people[0].start(table)
                self._play_game(table, pages)
                for page in pages:
                    page.close()
        except BaseException as fault:
            self.faults.append(fault)

    def _play_game(self, table: str, pages: list[Page]) -> None:
        for page in pages:
            page.until("play")
        while not self._stopping.is_set():
            settle(pages)
            acting = next((page for page in pages if page.play["moves"]), None)
            if acting is None:
                return
            self._note(table, acting, acting.move())

    def _note(self, table: str, page: Page, answer: Any) -> None:
        assert answer["it"] == "accepted", answer
        with self._enough:
            self.acknowledged[table] = answer["seq"]
            self._enough.notify_all()
        while page.play["seq"] < answer["seq"]:
            page.until("play")
