"""People who choose in secret at a real server, with every byte that goes to each of them."""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass, field
from typing import Any

from websockets.sync.client import connect

from signoria.core.play.match import Match
from tests.server.replay.test_replays import bring
from tests.server.running import PATIENCE, Page, Server, Visitor

TEXT = 0x81
"""How a frame begins that is text, whole and not compressed."""
COMPRESSED = 0x40
SHORT = 2
"""Bytes of the shortest head of a frame."""
CHOOSER = 1
TWO_DIGITS = 10
"""From here to a hundred the number of the log's last entry does not change the size of a frame."""
Frames = list[bytes]


class Tap(socket.socket):
    """A socket that keeps all that comes in on it."""

    def __init__(self, port: int) -> None:
        super().__init__(socket.AF_INET, socket.SOCK_STREAM)
        self.settimeout(PATIENCE)
        self.connect(("127.0.0.1", port))
        self.taken = b""

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        data = super().recv(size, flags)
        self.taken += data
        return data


class TappedPage(Page):
    """A page that would take compressed frames, and of which every byte is kept."""

    def open(self, **headers: str) -> None:
        server = self.visitor.server
        self.tap = Tap(server.port)
        self.heard = 0
        origin: Any = server.address
        opening = connect(
            f"{server.address.replace('http', 'ws')}/api/tables/{self.table}/live",
            sock=self.tap,
            origin=origin,
            additional_headers={"Cookie": self.visitor.cookie, **headers},
            compression="deflate",
        )
        self.socket = opening.__enter__()

    def sent(self) -> Frames:
        """The frames that went over the wire to this page since it was last asked."""
        self.send({"do": "ping"})
        self.until("pong")
        frames = frames_of(self.tap.taken.partition(b"\r\n\r\n")[2])
        new, self.heard = frames[self.heard :], len(frames)
        return new


def head_of(frame: bytes) -> int:
    """How many bytes of a frame come before what it says: its kind and its size."""
    return SHORT + {126: 2, 127: 8}.get(frame[1], 0)


def frames_of(stream: bytes) -> Frames:
    """A server's stream cut into its frames, heads included; the socket's own pings are left out."""
    frames = []
    while stream:
        start = head_of(stream)
        length = int.from_bytes(stream[2:start]) if start > SHORT else stream[1]
        stop = start + length
        if stream[0] == TEXT or stream[0] & COMPRESSED:
            frames.append(stream[:stop])
        stream = stream[stop:]
    return frames


def without_numbers(frames: Frames) -> Frames:
    """The frames without what counts on whatever is chosen: the log's last entry, lines of chat, and the time."""
    return [re.sub(rb'"(seq|at|chat_from)":[\d.]+', rb'"\1":0', frame) for frame in frames]


@dataclass
class Round:
    """People who are to choose, a page each, and one who only watches."""

    server: Server
    visitors: list[Visitor]
    table: str
    tokens: list[str]
    pages: list[TappedPage] = field(default_factory=list)
    """The people's by seat and, last, that of who watches."""

    @property
    def chooser(self) -> TappedPage:
        return self.pages[CHOOSER]

    @property
    def others(self) -> list[TappedPage]:
        return [page for seat, page in enumerate(self.pages) if seat != CHOOSER]

    def come(self) -> None:
        """Everybody opens a page."""
        for visitor, token in zip(self.visitors, [*self.tokens, None], strict=True):
            page = TappedPage(visitor, self.table)
            page.open()
            page.hello(token)
            self.pages.append(page)
        while self.chooser.ask("say", text="Buona sera")["seq"] < TWO_DIGITS:
            pass
        self.hear()

    def hear(self) -> list[Frames]:
        """What was sent to all but the chooser since this was last asked."""
        told = [page.sent() for page in self.others]
        self.chooser.sent()
        return [without_numbers(frames) for frames in told]

    def choose(self, move: Any) -> None:
        """The chooser makes a move."""
        answer = self.chooser.ask("move", id=move["id"], seq=self.chooser.play["seq"])
        assert answer["it"] == "accepted", answer

    def take_back(self) -> None:
        """The chooser takes it back, as soon as they know of it."""
        self.chooser.sent()
        assert self.chooser.ask("undo", seq=self.chooser.play["seq"])["it"] == "accepted"
        self.chooser.sent()


def a_round(server: Server, match: Match) -> Round:
    """A table at which people play on from a match, all of them there."""
    visitors = [server.guest(f"Guest {number}") for number in range(match.seats + 1)]
    host = visitors[0]
    brought = bring(host, match.record()).json["id"]
    table = str(host.post(f"/api/replays/{brought}/play-on", {"step": len(match.decisions())})["id"])
    assert host.ask("PATCH", f"/api/tables/{table}", {"hints": True}).status == 204
    tokens = [visitor.sit(table, seat) for seat, visitor in enumerate(visitors[:-1])]
    host.start(table)
    people = Round(server, visitors, table, tokens)
    people.come()
    return people
