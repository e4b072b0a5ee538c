"""A page that reads nothing of what it is sent."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import Visitor


class Deaf:
    """Such a page, on a bare connection."""

    def __init__(self, connection: socket.socket, token: str) -> None:
        self.sendall = connection.sendall
        said = f'{{"do":"hello","token":"{token}"}}'.encode()
        self._hello = bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said

    def hello(self) -> None:
        """Say hello, once more."""
        self.sendall(self._hello)


@contextmanager
def deaf_page(visitor: Visitor, table: str, token: str) -> Iterator[Deaf]:
    """A page that says hello and then reads nothing."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", visitor.server.port))
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{visitor.server.port}\r\n"
            f"Origin: {visitor.server.address}\r\nCookie: {visitor.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        connection.sendall(head.encode())
        assert connection.recv(1024).startswith(b"HTTP/1.1 101")
        deaf = Deaf(connection, token)
        deaf.hello()
        yield deaf
