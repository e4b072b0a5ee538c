"""What waits to be sent on one socket is bounded, in messages and in bytes, and who does not take it is let go."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from signoria.server.config.settings import Limits
from signoria.server.socket.connection import TRY_LATER, Connection


class Deaf:
    """A socket that takes nothing."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def send(self, _message: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed.append(code)


def taken(frame: bytes, times: int, limits: Limits) -> tuple[int, list[int], list[str]]:
    """How many of so many frames wait for a page that reads none, with what it was closed, and who was told."""

    async def push() -> tuple[int, list[int], list[str]]:
        socket, told = Deaf(), list[str]()
        connection = Connection(socket, None, limits)  # type: ignore[arg-type]
        connection.when_lost(lambda: told.append("lost"))
        waiting = 0
        for _ in range(times):
            connection.push(frame)
            waiting = max(waiting, len(connection._outbox))
        await asyncio.sleep(0.05)
        return waiting, socket.closed, told

    return asyncio.run(push())


@pytest.mark.parametrize(
    ("length", "limits", "fitting"),
    [
        (10, Limits(outbox=20), 20),
        (10_000, Limits(outbox=1_000, outbox_bytes=100_000), 10),
    ],
    ids=["many small frames", "few large ones"],
)
def test_a_page_that_reads_nothing_is_let_go_when_enough_waits_for_it(
    length: int, limits: Limits, fitting: int
) -> None:
    assert taken(b"x" * length, fitting, limits) == (fitting, [], [])
    assert taken(b"x" * length, fitting * 3, limits) == (fitting, [TRY_LATER], ["lost"])
