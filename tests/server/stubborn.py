"""Pages that come back, whatever happens to the server, and somebody who makes things happen to it."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.running import PATIENCE, Page, Server, Visitor

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
"""How a connection may end."""


class StubbornPage(Page):
    """Comes back after every loss, and asks again with the same key for what was not answered."""

    def __init__(self, visitor: Visitor, table: str, token: str | None = None) -> None:
        super().__init__(visitor, table)
        self.token = token
        self.losses = 0
        self.resent = 0
        self.requests: list[dict[str, Any]] = []
        self.answers: list[Any] = []
        """What was answered to each of the requests."""
        self.come()

    def come(self) -> None:
        """Connect, as soon as there is somebody to connect to."""
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(*LOST):
                self.open()
                self.hello(self.token)
                return
            assert time.monotonic() < deadline, "nobody answers"
            time.sleep(0.05)

    def come_back(self) -> None:
        self.losses += 1
        with suppress(*LOST):
            self.close()
        self.come()

    def hear(self) -> None:
        """The next message, or after a loss everything anew."""
        try:
            self.receive()
        except TimeoutError:
            raise
        except LOST:
            self.come_back()

    def catch_up(self, seq: int) -> None:
        """Hear what was sent so far; if that is not enough, somebody may have spoken, or another server be slower."""
        try:
            self.send({"do": "ping"})
            self.until("pong")
            if self.play["seq"] < seq:
                time.sleep(0.05)
                self.hello(self.token)
        except TimeoutError:
            raise
        except LOST:
            self.come_back()

    def insist(self, do: str, **what: Any) -> Any:
        """Ask until there is an answer, always with the same key."""
        key = f"{self.token}"[:12] + f"-{len(self.requests)}"
        self.requests.append({"do": do, "key": key, **what})
        asked = False
        while True:
            try:
                self.resent += asked
                asked = True
                self.send(self.requests[-1])
                self.answers.append(self.answer_to(key))
                return self.answers[-1]
            except TimeoutError:
                raise
            except LOST:
                self.come_back()

    def answer_to(self, key: str) -> Any:
        while True:
            message = self.until("accepted", "refused")
            assert message["key"] is not None, message
            if message["key"] == key:
                return message

    def insist_on_move(self, place: int = 0) -> Any:
        """Make one of the moves on offer; its text is kept with the request."""
        move, seq = self.play["moves"][place], self.play["seq"]
        answer = self.insist("move", id=move["id"], seq=seq)
        self.requests[-1]["text"] = move["text"]
        while self.play["seq"] < answer.get("seq", 0):
            self.hear()
        return answer


def play_stubbornly(pages: list[StubbornPage], dice: random.Random) -> None:
    """Play the game to its end, talking now and then."""
    while pages[0].play["outcome"] is None:
        newest = max(page.play["seq"] for page in pages)
        behind = [page for page in pages if page.play["seq"] < newest]
        acting = [page for page in pages if page.play["moves"]]
        if behind:
            behind[0].catch_up(newest)
        elif not acting:
            pages[0].hear()
        elif dice.random() < 0.1:
            dice.choice(pages).insist("say", text=f"a word {dice.random()}")
        else:
            page = dice.choice(acting)
            page.insist_on_move(dice.randrange(len(page.play["moves"])))


class Fate(threading.Thread):
    """Kills the server, and every other time first its bots' workers, at moments nobody knows, and starts it again.

    However slow the machine is, two servers of three are killed only after somebody has come to them; the third may
    still be reading what it finds.
    """

    def __init__(self, server: Server, kills: int, dice: random.Random, longest: float = 0.8) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.left = kills
        self.dice = dice
        self.longest = longest
        self.workers_killed = 0
        self.peace = threading.Lock()
        """Who holds it is left alone."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing more happens."""
        self.left = 0
        self.join()

    def run(self) -> None:
        while self.left > 0:
            if self.left % 3 != 0 and not self.server.visited.wait(0.05):
                continue
            time.sleep(self.dice.uniform(0.1, self.longest))
            if self.left % 2 == 0:
                self.workers_killed += kill_workers(self.server)
                time.sleep(self.dice.uniform(0.0, self.longest / 2))
            with self.peace:
                self.server.kill()
                self.server.start()
                self.left -= 1


def kill_workers(server: Server) -> int:
    """Kill the processes in which bots think; how many there were."""
    workers = server.bot_workers()
    for worker in workers:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    return len(workers)
