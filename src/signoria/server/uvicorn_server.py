"""Serving: the application on a port, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from types import FrameType

import structlog
import uvicorn

from signoria.server.app import inner_app
from signoria.server.config.networks import networks
from signoria.server.config.settings import Settings
from signoria.server.http.security import SecurityMiddleware
from signoria.server.http.socket_protocol import SocketProtocol
from signoria.server.http.uvicorn_protocols import HttpProtocol, protocols
from signoria.server.limits.connections import ConnectionLimits
from signoria.server.limits.open_files import raise_limit, room_for_connections
from signoria.server.socket.goodbye import say_goodbye

SWITCH = 0.0005
"""Seconds that one thread may keep another waiting: a commit must not wait long for the event loop to pause."""
GRACE = 5
"""Seconds that open requests get when the server stops."""

SEND_BUFFER = 128 * 1024
"""Bytes that the system holds for a visitor who does not read; left alone it takes megabytes for each."""
RECEIVE_BUFFER = 32 * 1024
"""Bytes that come at once at most: a quarter of a megabyte of tiny chunks would hold everybody up."""
GOODBYE = 1.0
"""Seconds in which pages are told that the server stops."""
LOOK_ROUND = 10
"""Ticks, of a tenth of a second, between two looks at which connections take too long."""

log = structlog.get_logger(__name__)


class PortTaken(OSError):
    """Something else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on this address, port 0 being any free one; who comes early waits until it is served.

    Two sockets can be bound to one port, by chance too when both asked for any; only one of them can listen, and
    uvloop says nothing of it.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # connections have the same
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise PortTaken from error
    listening.set_inheritable(False)
    return listening


class _Server(uvicorn.Server):
    """A server that says when it is ready, waits for no visitor too long, and tells the pages when it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        incoming: ConnectionLimits,
        ready: Callable[[], None],
        say_goodbye: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._incoming = incoming
        self._ready = ready
        self._say_goodbye = say_goodbye
        self._asked_to_stop = 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; who asks a second time still gets a clean end, and only a third time cuts it short."""
        self._asked_to_stop += 1
        if self._asked_to_stop != 2:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_ROUND == 0:
            self._incoming.sweep()
            for connection in list(self.server_state.connections):
                if isinstance(connection, HttpProtocol | SocketProtocol):
                    connection.check()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, tell those who are here, and stop."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._say_goodbye(), GOODBYE)
        await super().shutdown(sockets)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve until SIGINT or SIGTERM; whether it could start at all."""
    settings = replace(settings, port=listening.getsockname()[1])
    files = raise_limit()
    incoming = ConnectionLimits(settings, room_for_connections(files), time.monotonic)
    log.info("connections have room", files=files, room=room_for_connections(files))
    http, sockets = protocols(incoming)
    app = inner_app(settings)
    config = uvicorn.Config(
        SecurityMiddleware(app, settings),
        http=http,  # h11: httptools sets no limit to the length of a request's head
        ws=sockets,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # SocketProtocol asks itself, for all sockets at once
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.public_url is not None,
        forwarded_allow_ips=[str(network) for network in networks(settings.proxies)],
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    server = _Server(config, incoming, ready, lambda: say_goodbye(app.state.house))
    server.run([listening])
    return server.started
