"""Two people and two bots play a whole game of 1655: secret choices at once, and nobody sees what others hold."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

import signoria
from tests.browser.conftest import Visit
from tests.browser.person import PATIENCE, THE_END, WIDE, Person, expect_columns
from tests.games.habemus_papam.page import make_a_move, moment, on_offer, wanted, way_to

pytestmark = pytest.mark.compiles

OWN_AFFAIRS = ("order-dealt", "order-discarded", "action-chosen", "bid-chosen")
"""Events that only the seat they are about is told of."""
SOON = 250
"""Milliseconds from now, when both press at the same instant."""
PRESS_AT = "(button, at) => { setTimeout(() => button.click(), at - Date.now()); }"


class Eavesdropper:
    """Hears what the server tells a page about the game, until it is over, and whether it refuses anything."""

    def __init__(self, person: Person, seat: int) -> None:
        self.seat = seat
        self.heard = 0
        self.leaks: list[str] = []
        self.refusals: list[str] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["it"] == "refused":
            self.refusals.append(frame)
        if message["it"] == "play" and message["outcome"] is None:
            self.heard += 1
            if self._tells_of_others(message):
                self.leaks.append(frame)

    def _tells_of_others(self, message: dict[str, Any]) -> bool:
        """Whether gold, gems, an order or a choice of anybody else are in it."""
        screens = [player[what] for player in message["view"]["players"] for what in ("gold", "gems", "order")]
        lines = [line["data"]["seat"] for line in message["log"] if line["kind"] in OWN_AFFAIRS]
        owners = [own["seat"] for own in (message["view"]["you"], message["own"].get("you")) if own is not None]
        return any(screen is not None for screen in screens) or not {*lines, *owners} <= {self.seat}


class Couple:
    """Two people at a table who answer what both are asked in every order, and at the same instant."""

    def __init__(self, ada: Person, bo: Person) -> None:
        self.both = (ada, bo)
        self.made = 0
        self.met: set[str] = set()
        self.together = 0
        """How often both were asked at once."""

    def play_out(self) -> None:
        while (asked := self._asked()) != []:
            self.met |= {moment(person) for person in asked}
            if len(asked) == 2:
                self._answer_together()
            else:
                make_a_move(asked[0])
            self.made += len(asked)

    def _asked(self) -> list[Person]:
        """Whoever is asked; both where both choose in secret; nobody once it is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            questions = [person.question() for person in self.both]
            if "over" in questions:
                return []
            asked = [person for person, question in zip(self.both, questions, strict=True) if question == "moves"]
            if asked and (len(asked) == 2 or not waits_for_the_other(asked[0])):
                return asked
        raise AssertionError("nobody is asked for anything")

    def _answer_together(self) -> None:
        """Now one of them first, now the other, now both at the same instant."""
        ways = [way_to(person, wanted(on_offer(person))) for person in self.both]
        for person, (*before, _) in zip(self.both, ways, strict=True):
            for button in before:
                person.tap(button)
            person.begin_answer()
        lasts = [way[-1] for way in ways]
        self.together += 1
        if self.together % 3 == 0:
            press_at_the_same_instant(lasts)
            return
        first, second = (0, 1) if self.together % 3 == 1 else (1, 0)
        self.both[first].tap(lasts[first])
        self.both[second].tap(lasts[second])


def waits_for_the_other(person: Person) -> bool:
    """Whether this page says that the other person is asked, too, whose page may not know it yet."""
    return re.search(r"\b(Ada|Bo)\b", person.page.locator("#prompt").inner_text()) is not None


def press_at_the_same_instant(buttons: Sequence[Locator]) -> None:
    now: int = buttons[0].page.evaluate("Date.now()")
    for button in buttons:
        button.evaluate(PRESS_AT, now + SOON)


@pytest.mark.full
def test_two_people_and_two_bots_play_to_the_end_and_no_secret_choice_is_ever_refused(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**WIDE)
    listening = [Eavesdropper(ada, 0), Eavesdropper(bo, 1)]
    ada.enter("Ada")
    bo.page.goto(ada.open_table("1655 – Habemus Papam", 4))
    bo.enter("Bo")
    ada.sit(0, "medici")
    bo.sit(1, "gonzaga")
    ada.seat_bot(2)
    ada.seat_bot(3, "apprentice")
    ada.start()
    choose_in_secret(ada, bo)
    couple = Couple(ada, bo)
    couple.play_out()
    assert couple.met >= {"order", "action", "bid", "take"}
    assert couple.made > 45
    assert couple.together > 11
    for person in (ada, bo):
        expect_the_end(person)
    for one in listening:
        assert one.heard > couple.made / 2
        assert (one.leaks, one.refusals) == ([], [])


def choose_in_secret(ada: Person, bo: Person) -> None:
    """Ada bids first, and all that Bo sees of it is that she has; she may think again."""
    assert ada.wait_for_question() == bo.wait_for_question() == "moves"
    now = bo.table.get_by_role("region", name="How the game stands").get_by_role("listitem").filter(has_text="Ada")
    expect(now).to_contain_text("still choosing")
    make_a_move(ada)
    expect(ada.page.get_by_text("You have chosen 2 ambers.")).to_be_visible()
    expect(now).to_contain_text("has chosen")
    expect(now).not_to_contain_text("amber")
    ada.undo()
    expect(now).to_contain_text("still choosing")


def expect_the_end(person: Person) -> None:
    """The count of votes as the server made it, for every seat, row by row and line by line."""
    expect(person.heading(THE_END)).to_be_visible()
    result = person.page.get_by_role("region", name=THE_END)
    sheet = result.get_by_role("table", name="The count of votes")
    seats = expect_columns(result, re.compile("^The count"))
    assert sorted(seats) == [0, 1, 2, 3]
    counted = counted_votes(person)
    total = sheet.get_by_role("row", name=re.compile("^Votes ")).get_by_role("cell")
    expect(total).to_have_text([str(counted[seat]["total"]) for seat in seats])
    for name, seat in zip(("Ada", "Bo", "Novice C", "Apprentice D"), counted, strict=True):
        result.get_by_text(person.says("page-every-point", name=name)).click()
        account = result.locator("details[open]").last.get_by_role("listitem")
        expect(account).to_have_text(
            [re.compile(rf"^\s*{line['points']}\s.*{line['clause']}") for line in seat["lines"]]
        )
        result.get_by_text(person.says("page-every-point", name=name)).click()
    expect(person.moves).to_have_count(0)


def counted_votes(person: Person) -> list[dict[str, Any]]:
    """The sheet of the game that was played, from its record."""
    record = person.page.evaluate(
        "async () => (await fetch(location.pathname.replace('/t/', '/api/replays/') + '/record')).text()"
    )
    match = signoria.replay(record)
    assert match.over
    counted: list[dict[str, Any]] = match.view(None)["sheet"]
    return counted
