"""An evening at the house that somebody tries to spoil, and what a refusal must be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import signoria
from signoria.core.text.words import LANGUAGES, catalogue
from tests.server.recording import entries_of
from tests.server.running import Answer, Page, Server, Visitor

ANNA = {"guest": {"name": "Anna"}}
TABLE_OF_NOBODY = "nosuchtable23456"


@dataclass
class Evening:
    """A server with a game under way: Anna and Bruno play, Carla watches, a bot sits in seat 2."""

    server: Server
    anna: Visitor
    bruno: Visitor
    carla: Visitor
    table: str
    tokens: list[str]

    def page(self, seat: int | None = None) -> Page:
        visitor = self.carla if seat is None else (self.anna, self.bruno)[seat]
        return visitor.connect(self.table, None if seat is None else self.tokens[seat])

    def seen(self) -> list[str]:
        """What everybody sees on a new hello, and how long the table's log is."""
        frames = [str(entries_of(self.server, self.table))]
        for seat in (0, 1, None):
            page = self.page(seat)
            frames.append(next(frame for frame in page.frames if '"it":"play"' in frame))
            page.close()
        return frames


def check_said(said: dict[str, Any], *expected: str) -> None:
    """A refusal is one that was expected, and there are words for it in every language."""
    assert said["say"] in expected, said
    for language in LANGUAGES:
        sentence = (
            signoria.game("princes-of-florence")
            .words(language)
            .say(said["say"], **said.get("with", said.get("arguments", {})))
        )
        assert sentence[0].isupper() and sentence[-1] in ".!?", sentence


def check_answer(answer: Answer, status: int, *expected: str) -> None:
    """A refused request."""
    assert answer.status == status, answer
    check_said(answer.json, *expected)
    assert answer.json["sentence"] == catalogue("en").say(answer.json["say"], **answer.json["arguments"])


def closing_code(page: Page) -> int:
    """The code with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until("nothing that is ever sent")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
