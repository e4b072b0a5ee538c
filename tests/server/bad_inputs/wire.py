"""A connection on which any bytes go out, and answers are read as they come."""

from __future__ import annotations

import asyncio
import contextlib
import re
from dataclasses import dataclass, field

PATIENCE = 30.0
NO_ANSWER = 0
"""The status of what was closed without one."""
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding: chunked", re.IGNORECASE)
CLOSING = re.compile(rb"\r\nconnection: close", re.IGNORECASE)


@dataclass(frozen=True)
class Heard:
    """An answer."""

    status: int
    head: bytes = b""
    body: bytes = b""


@dataclass
class Wire:
    """Keeps its connection open as long as the server does."""

    port: int
    address: str = "127.0.0.1"
    _reader: asyncio.StreamReader | None = field(default=None, repr=False)
    _writer: asyncio.StreamWriter | None = field(default=None, repr=False)

    async def ask(self, request: bytes, *, last: bool = False) -> Heard:
        """Send this and read one answer; with `last` nothing more is sent on this connection."""
        is_new = self._writer is None
        try:
            heard = await asyncio.wait_for(self._ask(request), PATIENCE)
        except (ConnectionError, asyncio.IncompleteReadError):
            await self.close()
            return Heard(NO_ANSWER) if is_new else await self.ask(request, last=last)
        except asyncio.LimitOverrunError:
            heard, last = Heard(NO_ANSWER), True
        if last or heard.status in (NO_ANSWER, 101) or CLOSING.search(heard.head):
            await self.close()
        return heard

    async def _ask(self, request: bytes) -> Heard:
        if self._writer is None:
            local = (self.address, 0)
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=local)
        assert self._reader is not None
        self._writer.write(request)
        return await self._read(self._reader, without_body=request.startswith(b"HEAD "))

    async def _read(self, reader: asyncio.StreamReader, *, without_body: bool) -> Heard:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            if status == 101 or status >= 200:
                break
        if without_body or status in (101, 204, 304):
            return Heard(status, head)
        if found := LENGTH.search(head):
            return Heard(status, head, await reader.readexactly(int(found[1])))
        body = b""
        if CHUNKED.search(head):
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
            return Heard(status, head, body)
        return Heard(status, head, await reader.read())

    async def close(self) -> None:
        writer, self._reader, self._writer = self._writer, None, None
        if writer is not None:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
