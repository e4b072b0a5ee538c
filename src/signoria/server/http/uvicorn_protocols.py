"""The two protocols on a connection, HTTP and the socket, with nobody waited for longer than the settings say."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from signoria.core.text.words import LANGUAGES
from signoria.server.limits.connections import ConnectionLimits
from signoria.server.limits.rate_limits import Bucket
from signoria.server.protocol.refusals import Refused
from signoria.server.socket.connection import WIRE

LINGERING = 16
"""Connections that were refused and are still listened to for a moment, so that they hear why."""
MOMENT = 0.5
"""Seconds."""
CLOSING = 3.0
"""Seconds that a visitor has to take what waits for them when a connection is closed."""

WHOLE_TEXT = 0x81
PIECE = 1_024
"""Bytes from a socket that are taken apart at once: some dozen messages."""


class Unread:
    """How long a visitor has taken nothing of what waits for them."""

    def __init__(self) -> None:
        self._waiting = 0
        self._since = 0.0

    def seconds(self, waiting: int, now: float) -> float:
        """Asked now and then, with the bytes that wait."""
        if waiting == 0 or waiting < self._waiting or self._waiting == 0:
            self._since = now
        self._waiting = waiting
        return now - self._since


def is_too_slow(transport: asyncio.Transport, unread: Unread, incoming: ConnectionLimits) -> bool:
    """Whether a visitor is to be cut off: they do not take what they are sent."""
    seconds = unread.seconds(transport.get_write_buffer_size(), incoming.clock())
    longest = incoming.settings.unread
    return seconds >= (min(CLOSING, longest) if transport.is_closing() else longest)


class HttpProtocol(H11Protocol):
    """HTTP: a request's head and its body must come in time."""

    incoming: ClassVar[ConnectionLimits]
    lingering: ClassVar[int] = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread = Unread()
        self.since = self.incoming.clock()
        self.is_refused = self.has_come = False
        self._timed: Any = None
        self._address = self.client[0] if self.client else ""
        refused = self.incoming.enter(self._address, self)
        if refused is not None:
            self._turn_away(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self.incoming.asked(self)
        self.incoming.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            self.transport.close()
            return
        self.has_come = True
        super().data_received(data)
        if self.cycle is not None:
            self.incoming.asked(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.incoming.asked(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What came is no request: so it is said, unless an answer is on its way, and nothing else is after it."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        self.since, self.has_come = self.incoming.clock(), False
        super().on_response_complete()

    def check(self) -> None:
        """End what takes too long; asked about once a second."""
        if is_too_slow(self.transport, self.unread, self.incoming):
            self.transport.abort()
        if self.transport.is_closing():
            return
        now, settings = self.incoming.clock(), self.incoming.settings
        if self.cycle is None or self.cycle.response_complete:
            if now - self.since > settings.head:
                self._answer_late()
        elif self.cycle.more_body:
            if self._timed is not self.cycle:
                self._timed, self.since = self.cycle, now
            if now - self.since > settings.body:
                self._answer_late()

    def _answer_late(self) -> None:
        """Half a request is answered before it is given up; a page that only connected in advance has asked nothing."""
        if self.has_come and (self.cycle is None or not self.cycle.response_started):
            self.transport.write(short_answer(Refused("refused-too-slow", status=408)))
        self.transport.close()

    def _turn_away(self, refused: Refused) -> None:
        """Say why; who is heard out for a moment reads it, whatever they were about to send."""
        self.is_refused = True
        self.transport.write(short_answer(refused))
        kind = type(self)
        if kind.lingering >= LINGERING:
            self.transport.close()
            return
        kind.lingering += 1
        self.loop.call_later(MOMENT, self._end_moment)

    def _end_moment(self) -> None:
        type(self).lingering -= 1
        self.transport.close()

    def cut_off(self) -> None:
        """End the connection now."""
        self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """The socket: what comes is taken apart no faster than it is dealt with, however much comes at once."""

    incoming: ClassVar[ConnectionLimits]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.unread = Unread()
        self._address = self.client[0] if self.client else ""
        self._rest = bytearray()
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
        self._rest += data
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
            piece = bytes(self._rest[:PIECE])
            del self._rest[:PIECE]
            super().data_received(piece)

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
        """End what takes too long; asked about once a second."""
        if is_too_slow(self.transport, self.unread, self.incoming):
            self.transport.abort()


def head_of(length: int) -> bytes:
    """How a frame of text begins that has so many bytes: whole, neither masked nor compressed (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


def protocols(of: ConnectionLimits) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """Both protocols for one server."""

    class Http(HttpProtocol):
        incoming = of

    class Socket(SocketProtocol):
        incoming = of

    return Http, Socket


def short_answer(refused: Refused) -> bytes:
    """A whole answer to a request that was not read: one sentence, in the first of our languages."""
    said = refused.said
    content = {"say": said.say, "arguments": said.arguments, "sentence": refused.sentence(LANGUAGES[0])}
    body = json.dumps(content, ensure_ascii=False).encode()
    status = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}[refused.status]
    head = (
        f"HTTP/1.1 {refused.status} {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
