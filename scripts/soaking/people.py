"""People who play at a table, each with two pages, a spectator, and bots in some seats."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import signoria

from .counts import Counts
from .pages import LOST, Answer, Page, Who

ANSWERED_WITHIN = 4.0
"""Seconds after which a message counts as lost: the page comes back and asks again."""
NOT_NOW = {"refused-store", "refused-store-gone", "refused-busy"}
"""Refusals after which the same is asked again with the same key."""
CLOCKS: tuple[dict[str, Any], ...] = (
    {"per": "none", "seconds": 0, "increment": 0, "then": "bot", "days_off": 0},
    {"per": "move", "seconds": 86_400, "increment": 0, "then": "bot", "days_off": 0},
    {"per": "game", "seconds": 86_400, "increment": 60, "then": "bot", "days_off": 0},
)
KEYS = itertools.count(1)


class Unanswered(Exception):
    """A request over HTTP came to nothing."""


@dataclass(frozen=True)
class Asked:
    """What was sent with a key."""

    seat: int | None
    do: str
    text: str


@dataclass(eq=False)
class Players:
    """The people of one table after another."""

    number: int
    doors: Sequence[Callable[[], int]]
    """The ports of the processes, for requests."""
    ports: Sequence[Callable[[], int]]
    """The ports of the proxies, for sockets."""
    rate: float
    """Moves a second."""
    counts: Counts
    dice: random.Random
    finished: Callable[[Players], Any]
    """Is told when a game is over, before the next begins."""
    table: str = ""
    pages: dict[int | None, list[Page]] = field(default_factory=dict)
    sent: dict[str, Asked] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    is_playing: bool = False
    asking: int = 0
    """How much is asked and not answered yet."""
    cookies: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"127.1.{self.number // 250}.{self.number % 250 + 1}"

    # -- requests ----------------------------------------------------------------------------------------------------

    def _request(self, door: int, path: str, body: object, cookie: str) -> tuple[int, Any, str]:
        connection = http.client.HTTPConnection("127.0.0.1", door, timeout=20, source_address=(self.address, 0))
        try:
            sent = {"Origin": f"http://127.0.0.1:{door}", "Content-Type": "application/json"}
            connection.request("POST", path, json.dumps(body), {**sent, **({"Cookie": cookie} if cookie else {})})
            response = connection.getresponse()
            text = response.read().decode()
            given = (response.headers["set-cookie"] or "").partition(";")[0]
            return response.status, json.loads(text) if text else None, given
        finally:
            connection.close()

    async def post(self, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """What is answered, and the cookie that was given; a request that may have been done is not sent again."""
        doors = self.dice.sample(self.doors, len(self.doors))
        try:
            for number, door in enumerate(doors):
                try:
                    status, answer, given = await asyncio.to_thread(self._request, door(), path, body, cookie)
                    break
                except ConnectionRefusedError:
                    if number + 1 == len(doors):
                        raise
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unanswered(type(error).__name__) from None
        self.counts.of["requests"] += 1
        if status == 500 or (status > 500 and status != 503):
            self.counts.fault("request", f"{path}: {status} {answer}")
        if status >= 300:
            self.counts.refused[f"{status} {answer and answer.get('say')}"] += 1
            raise Unanswered(str(status))
        return answer, given

    # -- a game ------------------------------------------------------------------------------------------------------

    async def play_for_ever(self) -> None:
        while True:
            try:
                await self._sit_down()
            except Unanswered:
                self.counts.of["tables not set up"] += 1
                await asyncio.sleep(1.0)
                continue
            await self._play()
            self.counts.of["games"] += 1
            self.is_playing = False
            while self.asking:
                await asyncio.sleep(0.1)
            await asyncio.sleep(2.0)  # the last views come in
            await self.finished(self)
            await self.leave()

    async def _sit_down(self) -> None:
        name = sorted(signoria.GAMES)[self.number % len(signoria.GAMES)]
        game, dice = signoria.game(name), self.dice
        seats = dice.choice([count for count in (2, 3, 4) if count in game.kit.seats])
        options = {key: dice.choice(option.choices) for key, option in game.options.items() if seats in option.seats}
        bots = dice.choice((0, 0, 1)) if seats > 2 else 0
        while len(self.cookies) < seats:
            _, cookie = await self.post("/api/guest", {"name": f"Guest {self.number} {len(self.cookies)}"})
            self.cookies.append(cookie)
        body = {"game": name, "seats": seats, "options": options, "clock": dice.choice(CLOCKS)}
        table = (await self.post("/api/tables", body, self.cookies[0]))[0]["id"]
        tokens = {}
        for seat in range(seats - bots):
            path = f"/api/tables/{table}/seats/{seat}"
            tokens[seat] = (await self.post(path, {}, self.cookies[seat]))[0]["token"]
        for seat in range(seats - bots, seats):
            level = dice.choice(("novice", "apprentice"))
            await self.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": level}, self.cookies[0])
        await self.post(f"/api/tables/{table}/start", None, self.cookies[0])
        self.sent, self.accepted, self.refused = {}, {}, set()
        self.table = table
        self.pages = {seat: [self._page(seat, token) for _ in range(2)] for seat, token in tokens.items()}
        self.pages[None] = [self._page(None, None)]
        self.is_playing = True

    def _page(self, seat: int | None, token: str | None) -> Page:
        cookie = "" if seat is None else self.cookies[seat]
        who = Who(self.table, seat, token, cookie, self.address)
        return Page(who, self.ports, self.counts, self.dice)

    def everybody(self) -> list[Page]:
        return [page for pages in self.pages.values() for page in pages]

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(self.dice.expovariate(self.rate))
            newest = self._newest()
            if newest is None or newest.play is None:
                continue
            if newest.play.is_over:
                return
            await self._step(newest.play.seq)

    def _newest(self) -> Page | None:
        plays = [page for page in self.everybody() if page.play is not None and page.greeted.is_set()]
        return max(plays, key=lambda page: page.play.seq if page.play else 0, default=None)

    async def _step(self, newest: int) -> None:
        lot = self.dice.random()
        people = [seat for seat in self.pages if seat is not None]
        if lot < 0.04:
            await self.speak()
            return
        if lot < 0.05:
            with suppress(*LOST):
                await self.pages[None][0].say_hello()
            return
        asked = [self._insist_on_move(seat) for seat in people if self._may_move(seat)]
        self.dice.shuffle(asked)
        at_once = 1 + (self.dice.random() < 0.5)  # where all choose at once, two do so
        for left in asked[at_once:]:
            left.close()
        if asked:
            await asyncio.gather(*asked[:at_once])
        elif lot < 0.1:
            for page in self.everybody():  # a message may have been lost that was shown to nobody again
                with suppress(*LOST):
                    await page.say_hello()

    def _shown(self, seat: int) -> Page | None:
        """The page of a seat that knows most."""
        there = [page for page in self.pages[seat] if page.greeted.is_set() and page.play is not None]
        return max(there, key=lambda page: page.play.seq if page.play else 0, default=None)

    def _may_move(self, seat: int) -> bool:
        page = self._shown(seat)
        return page is not None and page.play is not None and bool(page.play.moves)

    async def _insist_on_move(self, seat: int) -> None:
        page = self._shown(seat)
        if page is None or page.play is None or not page.play.moves:
            return
        play = page.play
        if play.may_undo and self.dice.random() < 0.1:
            answer = await self.insist(seat, {"do": "undo", "seq": play.seq}, "")
        else:
            move = self.dice.choice(play.moves)
            answer = await self.insist(seat, {"do": "move", "id": move.id, "seq": play.seq}, move.text)
            self.counts.of["moves"] += answer["it"] == "accepted"
        if answer["it"] == "refused":
            self.counts.refused[answer["why"]["say"]] += 1
            with suppress(*LOST):
                await page.say_hello()  # it may have been shown something old

    async def speak(self) -> float:
        """Somebody says something; when it was acknowledged."""
        seat = self.dice.choice([seat for seat in self.pages if seat is not None])
        text = f"word {next(KEYS)}"
        answer = await self.insist(seat, {"do": "say", "text": text}, text)
        if answer["it"] != "accepted":
            self.counts.fault("refused", f"{self.table} seat {seat}: {answer}")
        return time.monotonic()

    async def insist(self, seat: int, message: Answer, text: str) -> Answer:
        """Ask on one page or the other until there is an answer, always with the same key."""
        key = f"k{next(KEYS)}"
        self.sent[key] = Asked(seat, message["do"], text)
        self.asking += 1
        try:
            return await self._insist(seat, {**message, "key": key})
        finally:
            self.asking -= 1

    async def _insist(self, seat: int, message: Answer) -> Answer:
        key, tries = message["key"], 0
        while True:
            page = self.dice.choice(self.pages[seat])
            try:
                await asyncio.wait_for(page.greeted.wait(), 0.5)
                tries += 1
                answer = await page.ask(message, ANSWERED_WITHIN)
            except LOST as lost:
                if isinstance(lost, TimeoutError) and page.greeted.is_set():
                    page.break_off()
                await asyncio.sleep(0.02)
                continue
            if answer["it"] == "refused" and answer["why"]["say"] in NOT_NOW:
                self.counts.refused[answer["why"]["say"]] += 1
                await asyncio.sleep(0.3)
                continue
            self.counts.of["asked again"] += tries - 1
            if answer["it"] == "accepted":
                self.accepted[key] = answer["seq"]
            else:
                self.refused.add(key)
            return answer

    async def leave(self) -> None:
        pages, self.pages = self.everybody(), {}
        await asyncio.gather(*(page.close() for page in pages))
