"""The two protocols on a connection, HTTP and the socket, with nobody waited for longer than the settings say."""

from __future__ import annotations

import asyncio
import json
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from signoria.core.text.words import LANGUAGES
from signoria.server.http.socket_protocol import SocketProtocol
from signoria.server.http.too_slow import Unread, is_too_slow
from signoria.server.limits.connections import ConnectionLimits
from signoria.server.protocol.refusals import Refused

LINGERING = 16
"""Connections that were refused and are still listened to for a moment, so that they hear why."""
MOMENT = 0.5
"""Seconds."""


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
