"""A connection: what waits to be sent on one socket, and when to give up on it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from signoria.server.config.settings import Limits
from signoria.server.live.outgoing import Outgoing
from signoria.server.protocol.refusals import Said
from signoria.server.protocol.to_page import Closing
from signoria.server.tables.frames import encode

Answer = TypeVar("Answer")
TRY_LATER = 1013
WIRE = "signoria.wire"
"""The name of a socket's wire among the extensions of its scope."""


class Wire(Protocol):
    """The way past the application's layers to a socket: frames that are ready go out at once."""

    def write_text(self, frames: list[bytes]) -> bool:
        """Send these as frames of text in one piece; False if the socket cannot take any now."""


class Connection:
    """One socket. Frames are sent in order; a page that does not take them is disconnected and may come again.

    What is pushed in one turn of the event loop goes out together.
    """

    def __init__(
        self,
        socket: WebSocket,
        guest: str | None,
        limits: Limits,
        session: str | None = None,
        wire: Wire | None = None,
        outgoing: Outgoing | None = None,
    ) -> None:
        self.socket = socket
        self.guest = guest
        self.session = session
        self.seat: int | None = None
        self.token_hash = ""
        self.is_greeted = False
        self.misunderstood = 0
        self._limits = limits
        self._wire = wire
        self._outgoing = outgoing or Outgoing()
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._flushing = False
        self._sending: asyncio.Task[None] | None = None
        self._closed = False
        self._lost: Callable[[], object] | None = None
        self._is_undisturbed = self._is_given_up = False

    async def undisturbed(self, doing: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something to its end, though the page is given up on meanwhile."""
        self._is_undisturbed = True
        try:
            return await doing
        finally:
            self._is_undisturbed = False
            if self._is_given_up:
                self._lose()

    def when_lost(self, ended: Callable[[], object]) -> None:
        """What to do when this page is given up on: it may never answer, nor say goodbye."""
        self._lost = ended

    def push(self, frame: bytes) -> None:
        if self._closed:
            return
        if len(self._outbox) >= self._limits.outbox or self._waiting >= self._limits.outbox_bytes:
            self._drop()
            self._sending = asyncio.create_task(self._give_up())
            return
        self._outbox.append(frame)
        self._waiting += len(frame)
        if not self._flushing:
            self._flushing = True
            self._outgoing.add(self)

    def flush(self) -> None:
        """Send what waits, unless it is being sent; what the socket cannot take now is sent when it can."""
        self._flushing = False
        if not self._outbox or (self._sending is not None and not self._sending.done()):
            return
        if self._wire is not None and self._wire.write_text(list(self._outbox)):
            self._outbox.clear()
            self._waiting = 0
        else:
            self._sending = asyncio.create_task(self._send())

    async def _give_up(self) -> None:
        """The page does not take what it is sent: tell it so if it listens at all, and wait for it no longer."""
        await self._close(TRY_LATER)
        self._is_given_up = True
        if not self._is_undisturbed:
            self._lose()

    def _lose(self) -> None:
        if self._lost is not None:
            self._lost()

    async def _send(self) -> None:
        try:
            while self._outbox:
                await self.socket.send({"type": "websocket.send", "text": self._outbox[0].decode()})
                if self._outbox:
                    self._waiting -= len(self._outbox.popleft())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._drop()

    def _drop(self) -> None:
        """Nothing more is sent."""
        self._closed = True
        self._outbox.clear()
        self._waiting = 0

    @property
    def address(self) -> str:
        """From where the page is connected."""
        return self.socket.client.host if self.socket.client else "nowhere"

    async def sent(self) -> None:
        """Wait until nothing waits to be sent any more."""
        self.flush()
        if self._sending is not None:
            await asyncio.wait([self._sending])

    async def close(self, code: int, message: str, *, again: bool, **arguments: Any) -> None:
        """Say why, and close."""
        self.push(encode(Closing(Said(message, arguments), again)))
        self._closed = True
        self.flush()
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=1.0)
        await self._close(code)

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1.0):
                await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
            return
