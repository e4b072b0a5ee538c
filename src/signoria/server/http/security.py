"""Security: foreign hosts and origins, bodies too large, and the headers on every answer."""

from __future__ import annotations

import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.config.settings import Settings
from signoria.server.http.addresses import is_own_host, is_own_origin
from signoria.server.http.exception_handlers import refusal_answer
from signoria.server.limits.throttle import Throttle
from signoria.server.protocol.refusals import Refused

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # allows WebAssembly, and no text as script
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HARMLESS = {"GET", "HEAD", "OPTIONS"}
RECORDS = "/api/replays"
"""Where records are brought, which may be longer than other bodies."""

HEARD_OUT = 1_000_000
"""Bytes of a body that is too large which are still taken, and thrown away: who is cut short hears no answer."""
BETWEEN_SOCKETS = 0.005
"""Seconds between two sockets that one address opens."""


class SecurityMiddleware:
    """An ASGI application round another."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._throttle = Throttle(BETWEEN_SOCKETS, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 4403})
                return
            client = scope.get("client")
            if client:
                await self._throttle.turn(client[0])
            await self.app(scope, receive, send)
            return
        answer = self._with_headers(send)
        if refused is None:
            refused = await self._serve(scope, receive, answer)
        if refused is not None:
            await refusal_answer(Request(scope), refused)(scope, receive, answer)

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not is_own_host(host, self.settings):
            return Refused("refused-foreign-host", status=403)
        is_harmless = scope["type"] == "http" and scope["method"] in HARMLESS
        if not is_harmless and not is_own_origin(headers.get("origin"), host, self.settings):
            return Refused("refused-foreign-origin", status=403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._most(scope):
            return Refused("refused-too-large", status=413)
        return None

    def _most(self, scope: Scope) -> int:
        """How many bytes a body may have."""
        limits = self.settings.limits
        return limits.record_bytes if scope.get("path") == RECORDS else limits.body_bytes

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> Refused | None:
        """Pass the request on, counting its body: a length that was not told is not trusted either."""
        most = self._most(scope)
        taken, is_more = 0, True

        async def counted_message() -> Message:
            nonlocal taken, is_more
            message = await receive()
            taken += len(message.get("body", b""))
            is_more = message.get("more_body", False)
            return message

        async def counted() -> Message:
            message = await counted_message()
            return message if taken <= most else {"type": "http.disconnect"}

        async def unless_too_large(message: Message) -> None:
            if taken <= most:
                await send(message)

        try:
            await self.app(scope, counted, unless_too_large)
        except Exception:
            if taken <= most:
                raise
        if taken <= most:
            return None
        while is_more and taken <= most + HEARD_OUT:
            await counted_message()
        return Refused("refused-too-large", status=413)

    def _with_headers(self, send: Send) -> Send:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        return answer
