"""People at tables of The Princes of Florence, and what goes over the wire."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.person import Person

TITLE = "The Princes of Florence"
OWN_AFFAIRS = ("card-seen", "card-taken", "profession-dealt")
"""Events that only the seat they are about is told of."""


class Wire:
    """Hears what a page tells the server, and what the server tells the page about the game until it is over."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.play: dict[str, Any] = {}
        """What was heard last of the game."""
        self.sent: list[str] = []
        """The moves that were sent, and `undo`."""
        self.refusals: list[str] = []
        self.seats: set[int] = set()
        """Whose secrets were heard."""
        self.heard = 0
        person.page.on("websocket", self._listen)

    @property
    def view(self) -> dict[str, Any]:
        return {**self.play["view"], **self.play["own"]}

    def tiles(self, seat: int) -> dict[str, tuple[list[str], str]]:
        """Where the tiles of a principality lie, and how they are turned."""
        found = self.view["players"][seat]["tiles"]
        return {tile["piece"]: (tile["squares"], tile["turn"]) for tile in found}

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _note(self, message: dict[str, Any]) -> None:
        if message["do"] == "move":
            self.sent += [move["text"] for move in self.play["moves"] if move["id"] == message["id"]]
        elif message["do"] == "undo":
            self.sent.append("undo")

    def _hear(self, message: dict[str, Any]) -> None:
        if message["it"] == "refused":
            self.refusals.append(json.dumps(message))
        if message["it"] == "play":
            self.play = message
        if message["it"] == "play" and message["outcome"] is None:
            self.heard += 1
            self.seats |= {line["data"]["seat"] for line in message["log"] if line["kind"] in OWN_AFFAIRS}
            self.seats |= {own["you"]["seat"] for own in (message["view"], message["own"]) if own.get("you")}
