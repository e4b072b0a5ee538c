"""A proxy before one process of the house: what goes through it may be lost, doubled, late or cut in the middle."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field

from .counts import Counts

TEXT = 0x1
LATEST = 1.0
"""Seconds that a message is late at most."""


@dataclass
class Trouble:
    """How often something happens to a message."""

    lost: float = 0.0
    doubled: float = 0.0
    late: float = 0.0
    cut: float = 0.0


@dataclass(eq=False)
class Proxy:
    """Listens for pages and leads them to one process, from the address they came from."""

    upstream: int
    dice: random.Random
    counts: Counts
    trouble: Trouble = field(default_factory=Trouble)
    port: int = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", 0, limit=1 << 22)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()

    async def _lead(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        address = to_page.get_extra_info("peername")[0]
        try:
            house, to_house = await asyncio.open_connection(
                "127.0.0.1", self.upstream, local_addr=(address, 0), limit=1 << 22
            )
        except OSError:
            to_page.transport.abort()
            return
        ways = [asyncio.create_task(way) for way in (self._pass(page, to_house), self._pass(house, to_page))]
        with suppress(asyncio.CancelledError):  # the evening is over
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for writer in (to_page, to_house):
            writer.transport.abort() if any(way.done() and way.result() for way in ways) else writer.close()
        for way in ways:
            way.cancel()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Pass on what comes one way until it ends; whether it was cut off."""
        with suppress(asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            writer.write(await reader.readuntil(b"\r\n\r\n"))  # the head of a request or its answer
            while True:
                frame = await _next_frame(reader)
                if frame[0] & 0x0F != TEXT or not await self._befall(frame, writer):
                    writer.write(frame)
                    await writer.drain()
                elif writer.transport.is_closing():
                    return True
        return False

    async def _befall(self, frame: bytes, writer: asyncio.StreamWriter) -> bool:
        """Whether something befell a message so that it is not to be passed on any more."""
        trouble, lot = self.trouble, self.dice.random()
        if lot < trouble.lost:
            self.counts.befell["message lost"] += 1
            return True
        if (lot := lot - trouble.lost) < trouble.doubled:
            self.counts.befell["message doubled"] += 1
            writer.write(frame)
        elif (lot := lot - trouble.doubled) < trouble.late:
            self.counts.befell["message late"] += 1
            await asyncio.sleep(self.dice.uniform(0.05, LATEST))
        elif lot - trouble.late < trouble.cut:
            self.counts.befell["message cut"] += 1
            writer.write(frame[: len(frame) // 2])
            with suppress(OSError):
                await writer.drain()
            await asyncio.sleep(0.01)
            writer.transport.abort()
            return True
        return False


async def _next_frame(reader: asyncio.StreamReader) -> bytes:
    """The next frame of a web socket, as it came."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        more = await reader.readexactly(2 if size == 126 else 8)
        size = int.from_bytes(more, "big")
        head += more
    if head[1] & 0x80:
        size += 4  # the mask
    return head + await reader.readexactly(size)
