"""Messages on the socket are the same however their frames are cut."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from signoria.server.http.socket_protocol import length_of
from tests.server.running import Page, Server

PING = b'{"do": "ping"}'


def as_sent(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_frame_is_as_long_as_its_head_says(length: int) -> None:
    frame = bytearray(as_sent(b"x" * length))
    head = len(frame) - length
    assert [length_of(frame[:known]) for known in (head, head + 1, len(frame))] == [len(frame)] * 3
    assert {length_of(frame[:known]) for known in range(head)} == {0}


def answers(page: Page) -> int:
    """How many pongs a page is sent before it is told that another message makes no sense."""
    page.send("nonsense")
    count = 0
    while (told := page.receive()["it"]) != "refused":
        count += told == "pong"
    return count


def test_messages_are_understood_however_they_are_cut(house: Server) -> None:
    visitor = house.guest("Ada")
    page = visitor.connect(visitor.open_table("patrician", 2))
    connection = page.socket.socket
    for byte in as_sent(PING):
        connection.sendall(bytes((byte,)))
    connection.sendall(as_sent(PING) * 3)
    page.socket.pong(b"I am here")
    long = as_sent(PING + b" " * 1_500)
    connection.sendall(long[:1_030])
    connection.sendall(long[1_030:])
    assert answers(page) == 5
    page.socket.send(['{"do":', ' "ping"}'])
    page.send(PING.decode())
    assert answers(page) == 2
    page.close()
