"""Two people share one device, and a curtain falls between them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


class Eavesdropper:
    """Hears every frame of a page's socket, and knows whose curtain is open."""

    def __init__(self, person: Person) -> None:
        self.opened: int | None = None
        """The seat whose person has said who they are."""
        self.seat: int | None = None
        """The seat that the server speaks to."""
        self.private_frames: dict[int, int] = {}
        self.leaks: list[str] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["it"] == "welcome":
            self.seat = message["seat"]
        elif message["it"] == "play" and (message["own"] or message["moves"]):
            if self.seat is None or self.seat != self.opened:
                self.leaks.append(frame)
            else:
                self.private_frames[self.seat] = self.private_frames.get(self.seat, 0) + 1


@pytest.mark.full
def test_nothing_of_the_second_player_arrives_before_their_curtain_opens(visit: Visit) -> None:
    ada = visit()
    heard = Eavesdropper(ada)
    ada.enter("Ada")
    ada.open_table("Patrician", 3)
    ada.sit(0)
    ada.seat_second(1, "Bo")
    ada.seat_bot(2)
    ada.button("page-start").click()
    for turn in range(6):
        name = open_curtain(ada, heard)
        assert ada.wait_for_question() == "moves"
        expect(ada.hand).to_be_visible()
        expect(ada.page.get_by_role("listitem").filter(has_text="(you)")).to_contain_text(name)
        if turn == 0:
            ada.shoot("one-device")
        while ada.wait_for_question() == "moves":
            ada.choose()
    assert heard.leaks == []
    assert heard.private_frames.keys() == {0, 1}
    heard.opened = None
    ada.page.reload()
    expect_curtain(ada)
    assert heard.leaks == []


def open_curtain(ada: Person, heard: Eavesdropper) -> str:
    """Whoever is asked opens it; their name."""
    expect_curtain(ada)
    asked = ada.heading("pass the device")
    expect(asked).to_be_visible()
    name = "Ada" if "Ada" in asked.inner_text() else "Bo"
    heard.opened = ("Ada", "Bo").index(name)
    ada.button("page-i-am", name=name).click()
    expect(ada.page.locator("#curtain")).to_have_count(0)
    return name


def expect_curtain(ada: Person) -> None:
    """Nobody's cards and nobody's moves are anywhere on the page."""
    expect(ada.page.locator("#curtain")).to_be_visible()
    expect(ada.hand).to_have_count(0)
    expect(ada.moves).to_have_count(0)
    assert "is dealt" not in ada.page.content() and "are dealt" not in ada.page.content()


@pytest.mark.full
def test_who_leaves_the_device_hides_their_cards(visit: Visit) -> None:
    ada = visit()
    heard = Eavesdropper(ada)
    ada.enter("Ada")
    ada.open_table("Patrician", 2)
    ada.sit(0)
    ada.seat_second(1, "Bo")
    ada.button("page-start").click()
    open_curtain(ada, heard)
    assert ada.wait_for_question() == "moves"
    heard.opened = None
    ada.button("page-curtain-down").click()
    expect_curtain(ada)
    assert heard.leaks == []
