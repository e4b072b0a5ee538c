"""Serving: the application on a port, until it is told to stop."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from signoria.server.app import create_app
from signoria.server.settings import Settings

SWITCH = 0.0005
"""Seconds that one thread may keep another waiting: a commit must not wait long for the event loop to pause."""
GRACE = 5
"""Seconds that open requests get when the server stops."""


class PortTaken(OSError):
    """Something else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken from error
    listening.set_inheritable(False)
    return listening


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
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


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve until SIGINT or SIGTERM; whether it could start at all."""
    settings = replace(settings, port=listening.getsockname()[1])
    config = uvicorn.Config(
        create_app(settings),
        http="h11",  # httptools sets no limit to the length of a request's head
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.public_url is not None,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    server = _Server(config, ready)
    server.run([listening])
    return server.started
