"""What is said at a table: the last lines, whom the host has muted, and who may speak."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field

import msgspec

from signoria.server.protocol.facts import ChatFor
from signoria.server.protocol.to_page import ChatLine

KEPT_LINES = 500
"""Lines of a table's chat that can be read: when there are more, the oldest go. The log keeps them all."""


@dataclass
class TableChat:
    """A table's chat. A line keeps its number, counted from the first line ever said, which is 0."""

    lines: list[ChatLine] = field(default_factory=list)
    oldest: int = 0
    """The number of the first line that is still there."""
    muted: list[str] = field(default_factory=list)
    """The authors the host has muted."""
    allowed: ChatFor = "seated"

    @property
    def said(self) -> int:
        """How many lines were ever said."""
        return self.oldest + len(self.lines)

    def line(self, number: int) -> ChatLine | None:
        """The line with this number, if it is still there."""
        return self.lines[number - self.oldest] if self.oldest <= number < self.said else None

    def since(self, number: int) -> list[ChatLine]:
        """The lines from a number on."""
        return self.lines[max(0, number - self.oldest) :]

    def knows(self, author: str) -> bool:
        """Whether an author has spoken, or is muted."""
        return author in self.muted or any(line.author == author for line in self.lines)

    def add(self, at: float, author: str, seat: int | None, name: str, text: str) -> None:
        """A new line; the oldest goes if there are too many."""
        self.lines.append(ChatLine(at, author, seat, name, text))
        gone = max(0, len(self.lines) - KEPT_LINES)
        del self.lines[:gone]
        self.oldest += gone

    def remove(self, number: int) -> None:
        """Take out what a line said; its number stays."""
        line = self.line(number)
        if line is not None:
            self.lines[number - self.oldest] = msgspec.structs.replace(line, text=None)

    def mute(self, author: str, muted: bool) -> None:
        """Mute an author, or let them speak again."""
        self.muted = [other for other in self.muted if other != author] + ([author] if muted else [])

    def hand_over(self, author: str, to: str) -> None:
        """What one author has said, another has; muted is muted."""
        self.lines = [
            msgspec.structs.replace(line, author=to) if line.author == author else line for line in self.lines
        ]
        self.muted = list(dict.fromkeys(to if muted == author else muted for muted in self.muted))

    def rename(self, author: str, name: str) -> None:
        """What an author has said stays, under another name."""
        self.lines = [
            msgspec.structs.replace(line, name=name) if line.author == author else line for line in self.lines
        ]

    def forget(self, author: str, name: str) -> None:
        """What an author has said goes, and their name with it."""
        self.lines = [
            msgspec.structs.replace(line, text=None, name=name) if line.author == author else line
            for line in self.lines
        ]


def author_of(table: str, guest: str | None) -> str:
    """Who a guest is in the chat of a table: always the same there, another at every table, and not the guest's id."""
    return hmac.new((guest or "").encode(), f"signoria author {table}".encode(), hashlib.sha256).hexdigest()[:16]
