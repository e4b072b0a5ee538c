#!/usr/bin/env python3
"""Visitors who take more than their share, for `scripts/load --with KIND`: only on this machine, only for a while."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import cycle
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HERE, ADDRESS = "127.0.0.1", "127.0.0.2"
"""Where the server is, and from which address they come: everybody else comes from others."""
TABLE, TOKEN, CHAT = "attackers2345678", "the attackers' token", 150
"""The table at which they sit, and how many long lines of chat are there."""
GUESTS = [f"guest {number} of the attackers" for number in range(12)]
"""Their cookies."""
SOCKETS, SILENT, HALVES, BODIES, PACED = 40, 8, 300, 50, 13
LONGEST = 120.0
"""Seconds after which they stop in any case."""
LOST = (WebSocketException, OSError, TimeoutError, EOFError)


async def page(port: int, guest: str, talk: Callable[[ClientConnection], Awaitable[None]]) -> None:
    """A page that comes again whenever it is thrown out."""
    while True:
        with suppress(*LOST):
            async with connect(
                f"ws://{HERE}:{port}/api/tables/{TABLE}/live", local_addr=(ADDRESS, 0), compression=None, max_size=None,
                additional_headers={"Cookie": f"signoria_guest={guest}"}, open_timeout=10, close_timeout=1,
            ) as socket:  # fmt: skip
                await socket.send(json.dumps({"do": "hello", "token": TOKEN}))
                await talk(socket)
        await asyncio.sleep(0.05)


async def first_play(socket: ClientConnection) -> Any:
    async for frame in socket:
        message = json.loads(frame)
        if message["it"] == "play":
            return message
    raise EOFError


def previews(play: Any) -> Iterator[dict[str, Any]]:
    for move in cycle(play["moves"]):
        yield {"do": "preview", "id": move["id"], "seq": play["seq"], "key": "k"}


def everything_costly(play: Any) -> Iterator[dict[str, Any]]:
    for asked in previews(play):
        yield asked
        yield {"do": "then", "line": 0, "key": "k"}
        yield {"do": "reason", "line": 0, "key": "k"}
        yield {"do": "hello", "token": TOKEN}
        yield {"do": "why", "text": "bid 300"}


async def flood(socket: ClientConnection, asks: Callable[[Any], Iterator[dict[str, Any]]]) -> None:
    """Ask without waiting for answers."""
    questions = asks(await first_play(socket))

    async def read() -> None:
        async for _ in socket:
            pass

    reading = asyncio.create_task(read())
    try:
        for question in questions:
            await socket.send(json.dumps(question))
            await asyncio.sleep(0)
    finally:
        reading.cancel()


async def ask_steadily(socket: ClientConnection) -> None:
    """Ask for as many previews as a guest may, and no more."""
    for question in previews(await first_play(socket)):
        await socket.send(json.dumps(question))
        await socket.recv()
        await asyncio.sleep(1 / PACED)


async def greedy(port: int) -> None:
    """One guest with forty sockets asks for previews as fast as the sockets take them."""
    await asyncio.gather(*(page(port, GUESTS[0], lambda socket: flood(socket, previews)) for _ in range(SOCKETS)))


async def mixed(port: int) -> None:
    """The same with previews, looks back, reasons, hello and why in turn."""
    await asyncio.gather(
        *(page(port, GUESTS[0], lambda socket: flood(socket, everything_costly)) for _ in range(SOCKETS))
    )


async def crowd(port: int) -> None:
    """Twelve guests of one address, each asking for as many previews as a guest may."""
    await asyncio.gather(*(page(port, guest, ask_steadily) for guest in GUESTS))


async def hints(port: int) -> None:
    """Twelve guests whose pages cannot think for themselves ask for the house's own hint, again and again."""
    await asyncio.gather(*(page(port, guest, ask_for_hints) for guest in GUESTS))


async def ask_for_hints(socket: ClientConnection) -> None:
    """A hint is taken, and the house's strongest bot is asked a second after it has answered."""
    seq = (await first_play(socket))["seq"]
    await socket.send(json.dumps({"do": "hint", "seq": seq, "key": "hint"}))
    while True:
        await socket.send(json.dumps({"do": "bot-hint", "seq": seq, "key": "k"}))
        while json.loads(await socket.recv())["it"] not in ("bot-hint", "refused"):
            pass
        await asyncio.sleep(1)


async def silent(port: int) -> None:
    """Sockets that say hello again and again and never read an answer."""
    await asyncio.gather(*(deaf(port, GUESTS[number % 4]) for number in range(SILENT)))


async def deaf(port: int, guest: str) -> None:
    head = (
        f"GET /api/tables/{TABLE}/live HTTP/1.1\r\nHost: {HERE}:{port}\r\nCookie: signoria_guest={guest}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    hello = json.dumps({"do": "hello", "token": TOKEN}).encode()
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    while True:
        with suppress(*LOST):
            reader, writer = await asyncio.open_connection(HERE, port, local_addr=(ADDRESS, 0), limit=1_024)
            writer.write(head.encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            while True:
                writer.write(frame)
                await writer.drain()
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)


async def halfopen(port: int) -> None:
    """Requests of which half the head comes, and bodies that come a byte a second; each is begun again when it ends."""
    head = f"GET /health HTTP/1.1\r\nHost: {HERE}".encode()
    body = (
        f"POST /api/guest HTTP/1.1\r\nHost: {HERE}:{port}\r\nContent-Type: application/json\r\n"
        "Content-Length: 60000\r\n\r\n"
    ).encode()
    halves = [half(port, head, number) for number in range(HALVES)]
    await asyncio.gather(*halves, *(half(port, body, number) for number in range(BODIES)))


async def half(port: int, begun: bytes, place: int) -> None:
    await asyncio.sleep(place * 0.002)
    while True:
        with suppress(*LOST):
            reader, writer = await asyncio.open_connection(HERE, port, local_addr=(ADDRESS, 0))
            writer.write(begun)
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1_000), 1.0)
                    break
                writer.write(b"x")
                await writer.drain()
            writer.close()
        await asyncio.sleep(0.5)


KINDS: dict[str, Callable[[int], Awaitable[None]]] = {
    "greedy": greedy, "mixed": mixed, "crowd": crowd, "hints": hints, "silent": silent, "halfopen": halfopen,
}  # fmt: skip


async def attack(kind: str, port: int, seconds: float) -> None:
    """Attack with the lowest priority: true attackers would have cores of their own."""
    os.nice(19)
    end = time.monotonic() + min(seconds, LONGEST)
    with suppress(TimeoutError):
        await asyncio.wait_for(KINDS[kind](port), end - time.monotonic())


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
