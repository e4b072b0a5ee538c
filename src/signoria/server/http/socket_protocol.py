"""The socket on a connection: what comes is read no faster than it is dealt with, what goes out goes at once."""

from __future__ import annotations

import struct
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from signoria.server.http.too_slow import Unread, is_too_slow
from signoria.server.limits.connections import ConnectionLimits
from signoria.server.limits.rate_limits import Bucket
from signoria.server.socket.connection import WIRE

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be built
    from websockets.utils import apply_mask

WHOLE_TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
SHORT = 126
"""Bytes from which on a frame's length is told in more than one byte."""
HEAD = 6
"""Bytes before what a short masked frame holds."""
FINAL, CONTROL, OPCODE = 0x80, 0x08, 0x0F
PIECE = 1_024
"""Bytes from a socket that are taken apart at once: some dozen messages."""
HEARD = 20.0
"""Seconds in which a page must be heard; it is asked whether it is there, and has as long again to answer."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The socket: what comes is taken apart no faster than it is dealt with, however much comes at once.

    A short whole message, as a page sends them, is read here: that costs a quarter of what it costs the library.
    """

    incoming: ClassVar[ConnectionLimits]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.unread = Unread()
        self._address = self.client[0] if self.client else ""
        self._rest = bytearray()
        self._owed = 0
        """Bytes that are still to come of a frame that the library has the beginning of."""
        self._is_plain = True
        """Whether every message so far came in one frame."""
        self._heard, self._is_asked = self.incoming.clock(), False
        limits = self.incoming.settings.limits
        self._frames = Bucket(limits.messages, limits.messages_a_second, self.incoming.clock())
        """Frames that are no messages: nobody else counts them."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest.clear()
        self.incoming.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def write_text(self, frames: list[bytes]) -> bool:
        """Send these as frames of text in one piece, if the socket can take more and is open."""
        is_open = self.handshake_complete and not (self.disconnected or self.close_sent)
        if not is_open or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for frame in frames for part in (head_of(len(frame)), frame)]))
        return True

    def data_received(self, data: bytes) -> None:
        self._heard, self._is_asked = self.incoming.clock(), False
        self._rest += data
        if self.read_paused and len(self._rest) > PIECE:
            self.transport.pause_reading()
        self._take_apart()

    async def receive(self) -> Any:
        message = await super().receive()
        self._take_apart()
        return message

    def _take_apart(self) -> None:
        """Take what came apart, piece by piece, until there is a message in it."""
        while self._rest and not self.read_paused:
            if self.transport.is_closing() or (self.close_sent and not self._count()):
                self._rest.clear()
                return
            if self.handshake_initiated and self._owed <= 0:
                if self._is_plain and self.handshake_complete and self._take_short():
                    continue
                whole = length_of(self._rest)
                if whole == 0:
                    return
                self._owed = whole
                opcode = self._rest[0] & OPCODE
                self._is_plain &= opcode & CONTROL > 0 or (opcode > 0 and self._rest[0] & FINAL > 0)
            at_once = min(PIECE, self._owed) if self.handshake_initiated else PIECE
            piece = bytes(self._rest[:at_once])
            del self._rest[:at_once]
            self._owed -= len(piece)
            super().data_received(piece)

    def _take_short(self) -> bool:
        """Take a short whole text, or a page's answer that it is there; False if this is something else."""
        rest = self._rest
        if len(rest) < HEAD or rest[0] not in (WHOLE_TEXT, PONG) or not MASKED <= rest[1] < MASKED | SHORT:
            return False
        end = HEAD + rest[1] - MASKED
        if len(rest) < end or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if rest[0] == PONG:
            del rest[:end]
            self._count()
            return True
        try:
            text = apply_mask(bytes(rest[HEAD:end]), bytes(rest[2:HEAD])).decode()
        except UnicodeDecodeError:
            return False
        del rest[:end]
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.read_paused = True  # until it is taken; the transport goes on until something more comes
        return True

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def _count(self) -> bool:
        """Count a frame that is no message; who sends too many, or takes no answers, is cut off."""
        if self.writable.is_set() and self._frames.take(self.incoming.clock()):
            return True
        self.transport.abort()
        return False

    def check(self) -> None:
        """End what takes too long, and ask who has been silent; asked about once a second."""
        waits = self.transport.get_write_buffer_size() or self.unread.waiting
        if waits and is_too_slow(self.transport, self.unread, self.incoming):
            self.transport.abort()
        elif self.incoming.clock() - self._heard > HEARD and self.handshake_complete and not self.close_sent:
            if self._is_asked:
                self.keepalive_timeout()
            else:
                self._heard, self._is_asked = self.incoming.clock(), True
                self.transport.write(bytes((PING, 0)))


def length_of(rest: bytearray) -> int:
    """How long a frame is that begins so, with its head; 0 while that is not known."""
    if len(rest) < 2:
        return 0
    length, more = rest[1] & ~MASKED, {SHORT: 2, SHORT + 1: 8}.get(rest[1] & ~MASKED, 0)
    head = 2 + more + (4 if rest[1] & MASKED else 0)
    if len(rest) < head:
        return 0
    return head + (int.from_bytes(rest[2 : 2 + more], "big") if more else length)


def head_of(length: int) -> bytes:
    """How a frame of text begins that has so many bytes: whole, neither masked nor compressed (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)
