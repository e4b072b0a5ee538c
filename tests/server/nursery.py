"""Servers that need not import or read anything: Python's fork server has done so, and brings forth each of them."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import socket
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from signoria.server.config.settings import Limits, Settings
from signoria.server.live.house import House
from signoria.server.ops.logs import configure
from signoria.server.uvicorn_server import PortTaken, listen, serve

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload([serve.__module__, "tests.server.preloaded"])

PORTS = range(20_000, 32_000)
"""Ports that no client is given by chance, so that a server that is stopped finds its own free again."""


def listen_anywhere() -> socket.socket:
    """A socket on a free port."""
    while True:
        with suppress(PortTaken):
            return listen("127.0.0.1", secrets.choice(PORTS))


def a_moved_clock() -> Any:
    """How many seconds a server's clock is ahead, to be changed while it runs: its `value`."""
    return NURSERY.RawValue("d", 0.0)


def move_clock(ahead: Any) -> None:
    """From now on this process is so far ahead of its machine."""
    real = time.time
    time.time = lambda: real() + ahead.value
    House.__init__.__defaults__ = (time.time,)


def serve_as(asked: dict[str, Any], environment: dict[str, str], log: Path, ready: Connection, ahead: Any) -> None:
    """Serve with these settings until it is told to stop; the port is told when it is ready."""
    if ahead is not None:
        move_clock(ahead)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # it ends a server as it ends a program, not as an exception
    os.environ.clear()
    os.environ.update(environment)
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    limits = Limits(**asked.pop("limits"))
    port = asked.pop("port")
    listening = listen("127.0.0.1", port) if port else listen_anywhere()
    configure()
    serve(Settings(limits=limits, **asked), listening, lambda: ready.send(listening.getsockname()[1]))
