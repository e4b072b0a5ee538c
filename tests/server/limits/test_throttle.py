"""What one address opens at once is opened one after another, and others do not wait for it."""

from __future__ import annotations

import asyncio
import time

import pytest
from starlette.types import Receive, Scope, Send

import signoria
from signoria.core import registry
from signoria.core.text.words import LANGUAGES, catalogue
from signoria.server.config.settings import Settings
from signoria.server.http.security import BETWEEN_SOCKETS, SecurityMiddleware
from signoria.server.limits.throttle import MANY, Throttle
from signoria.server.live.house import BETWEEN_GREETINGS
from signoria.server.ops.preload import preload

HOME, ELSEWHERE = "192.0.2.7", "198.51.100.7"


def test_an_address_has_a_turn_every_so_many_seconds_and_another_one_its_own() -> None:
    now = 1_000.0
    throttle = Throttle(0.25, lambda: now)
    assert [throttle.wait(HOME) for _ in range(4)] == [0.0, 0.25, 0.5, 0.75]
    assert throttle.wait(ELSEWHERE) == 0.0
    now += 10.0
    assert throttle.wait(HOME) == 0.0


def test_addresses_whose_turns_are_past_are_forgotten_and_no_other() -> None:
    now = 1_000.0
    throttle = Throttle(60.0, lambda: now)
    for number in range(MANY):
        throttle.wait(f"192.0.{number // 256}.{number % 256}")
    now += 61.0
    throttle.wait(HOME)
    throttle.wait(ELSEWHERE)
    assert len(throttle._free) <= 2
    assert throttle.wait(HOME) == 60.0


def test_pages_of_one_address_are_greeted_one_after_another_and_others_in_between() -> None:
    greeted: list[str] = []

    async def greet(greetings: Throttle, guest: str, address: str) -> None:
        await greetings.turn(address)
        greeted.append(guest)

    async def all_come() -> None:
        greetings = Throttle(BETWEEN_GREETINGS, time.monotonic)
        many = [greet(greetings, f"anna {number}", HOME) for number in range(5)]
        await asyncio.gather(*many, greet(greetings, "bruno", ELSEWHERE))

    asyncio.run(all_come())
    assert greeted == ["anna 0", "bruno", *(f"anna {number}" for number in range(1, 5))]


def test_sockets_of_one_address_are_opened_one_after_another_and_those_of_others_at_once() -> None:
    opened: dict[str, list[float]] = {HOME: [], ELSEWHERE: []}

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        opened[scope["client"][0]].append(time.monotonic())

    async def open_all() -> float:
        guard, begun = SecurityMiddleware(app, Settings()), time.monotonic()
        callers = [HOME] * 10 + [ELSEWHERE]
        await asyncio.gather(*(guard(socket_from(address), nothing, nothing_sent) for address in callers))
        return begun

    begun = asyncio.run(open_all())
    apart = [after - before for before, after in zip(opened[HOME], opened[HOME][1:], strict=False)]
    assert opened[HOME][-1] - begun >= 9 * BETWEEN_SOCKETS and len(apart) == 9
    assert opened[ELSEWHERE][0] < opened[HOME][1]


def socket_from(address: str) -> Scope:
    return {"type": "websocket", "path": "/", "headers": [(b"host", b"127.0.0.1:8655")], "client": (address, 1)}


async def nothing() -> dict[str, object]:
    raise AssertionError("nothing is read")


async def nothing_sent(_message: object) -> None:
    raise AssertionError("nothing is sent")


def test_games_and_words_are_read_before_anybody_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {})
    catalogue.cache_clear()
    asyncio.run(preload())
    assert set(registry._games) == set(signoria.GAMES)
    read = catalogue.cache_info().misses
    assert all(catalogue(language).has("page-log") for language in LANGUAGES)
    assert catalogue.cache_info().misses == read
