"""Il Principe on its board: whole games by mouse and by finger, and nobody sees what others hold or choose."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.looking import IN_SIGHT, look_closely
from tests.browser.person import PHONE, THE_END, WIDE, Person, expect_columns, play_out
from tests.games.il_principe.page import button_of, make_a_move, moment, of_kind, on_offer, play_until

pytestmark = pytest.mark.compiles

TITLE = "Il Principe"
OWN_AFFAIRS = ("cards-seen", "reserve-laid")
"""Events that only the seat they are about is told of."""


class Eavesdropper:
    """Hears what the server tells a page about the game, until it is over."""

    def __init__(self, person: Person, seat: int) -> None:
        self.seat = seat
        self.heard = 0
        self.leaks: list[str] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["it"] == "play" and message["outcome"] is None:
            self.heard += 1
            if self._tells_of_others(message):
                self.leaks.append(frame)

    def _tells_of_others(self, message: dict[str, Any]) -> bool:
        """Whether coins, cards or a choice of anybody else are in it."""
        purses = [player[what] for player in message["view"]["players"] for what in ("coins", "hand")]
        lines = [line["data"]["seat"] for line in message["log"] if line["kind"] in OWN_AFFAIRS]
        owners = [own["seat"] for own in (message["view"]["you"], message["own"].get("you")) if own is not None]
        return any(purse is not None for purse in purses) or not {*lines, *owners} <= {self.seat}


@pytest.mark.full
def test_two_people_and_two_bots_play_to_the_end_on_the_board(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**WIDE)
    listening = [Eavesdropper(ada, 0), Eavesdropper(bo, 1)]
    ada.enter("Ada")
    bo.page.goto(ada.open_table(TITLE, 4))
    bo.enter("Bo")
    ada.sit(0, "medici")
    bo.sit(1, "gonzaga")
    ada.seat_bot(2)
    ada.seat_bot(3, "apprentice")
    ada.start()
    choose_in_secret(ada, bo)
    made = play_out(ada, bo, make_a_move=make_a_move)
    assert made > 40
    for person in (ada, bo):
        expect_the_end(person)
    for one in listening:
        assert one.heard > made
        assert one.leaks == []


def choose_in_secret(ada: Person, bo: Person) -> None:
    """Ada chooses first, and all that Bo sees of it is that she has."""
    assert ada.wait_for_question() == bo.wait_for_question() == "moves"
    now = bo.table.get_by_role("region", name="How the game stands")
    expect(now).to_contain_text("Ada is still choosing")
    cards = bo.page.get_by_role("list", name="Your hand").inner_text()
    make_a_move(ada)
    expect(ada.page.get_by_text("You give up to the reserve:")).to_be_visible()
    look_closely(ada, "principe-chosen-en")
    expect(now).to_contain_text("Ada has chosen")
    expect(bo.page.get_by_text("You give up to the reserve:")).to_have_count(0)
    assert bo.page.get_by_role("list", name="Your hand").inner_text() == cards
    expect(bo.log.filter(has_text="Ada lays")).to_have_count(0)


def expect_the_end(person: Person) -> None:
    """Winner, ranking, and a score sheet that explains every point."""
    expect(person.heading(THE_END)).to_be_visible()
    result = person.page.get_by_role("region", name=THE_END)
    sheet = result.get_by_role("table", name="Final score")
    assert sorted(expect_columns(result, re.compile("^Final score"))) == [0, 1, 2, 3]
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    result.get_by_text(person.says("page-every-point", name="Ada")).click()
    expect(result.get_by_text("Most cards in hand").first).to_be_visible()
    expect(person.moves).to_have_count(0)


@pytest.mark.full
def test_the_first_round_by_touch_on_a_phone(visit: Visit) -> None:
    zoe = visit(asks_twice=True, language="fr", **PHONE)
    zoe.enter("Zoé")
    zoe.open_against_bots(TITLE, 4, options=1)
    met: set[str] = set()
    while not met & {"turn", "building"}:
        assert zoe.wait_for_question() == "moves"
        zoe.page.wait_for_function(IN_SIGHT)
        met.add(moment(zoe))
        make_a_move(zoe)
    assert met >= {"reserve", "auction"}


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody who is asked for cards for the reserve in a game of two with many coins."""
    ada = visit(asks_twice=True, **WIDE)
    ada.enter("Ada")
    ada.open_against_bots(TITLE, 2, options=1)
    assert ada.wait_for_question() == "moves"
    return ada


@pytest.mark.full
def test_cards_for_the_reserve_are_taken_back_and_chosen_anew(ada: Person) -> None:
    held = ada.page.get_by_role("list", name="Your hand").get_by_role("button")
    tray = ada.page.get_by_role("group", name="Chosen for the reserve")
    held.first.click()
    expect(tray).to_contain_text("Choose 2 cards.")
    expect(held.first).to_have_attribute("aria-pressed", "true")
    tray.get_by_role("button", name=re.compile("^Take back")).click()
    expect(held.first).to_have_attribute("aria-pressed", "false")
    expect(tray).to_contain_text("Choose 3 cards.")
    make_a_move(ada)
    expect(ada.log.filter(has_text="You lay")).not_to_have_count(0)


@pytest.mark.full
def test_a_bid_of_an_exact_amount(ada: Person) -> None:
    play_until(ada, "auction")
    while len(bids := of_kind(on_offer(ada), "bid")) < 6:
        ada.make(button_of(ada, of_kind(on_offer(ada), "pass")[0]))
        play_until(ada, "auction")
    amount = ada.page.get_by_role("spinbutton", name=ada.says("page-bid-exactly"))
    amount.fill("99")
    expect(ada.page.locator(".exact").get_by_text(f"Bid {bids[-1].data['coins']}", exact=True)).to_be_visible()
    chosen = bids[-2].data["coins"]
    amount.fill(str(chosen))
    ada.make(ada.page.locator(".exact").get_by_role("button", name=re.compile(f"Bid {chosen} coins")))
    expect(ada.log.filter(has_text=f"You bid {chosen} coins")).not_to_have_count(0)


@pytest.mark.full
def test_looking_at_a_city_shows_what_building_it_would_do_and_changes_nothing(ada: Person) -> None:
    play_until(ada, "building")
    lines = ada.log.count()
    city = button_of(ada, of_kind(on_offer(ada), "build")[0])
    city.hover()
    consequences = ada.page.locator(".consequences")
    expect(consequences).to_contain_text("You build")
    ada.page.mouse.move(5, 5)
    expect(consequences).to_be_hidden()
    assert ada.log.count() == lines


def test_a_tap_on_a_city_in_the_first_round_says_which_rule_forbids_it(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    ada.open_against_bots(TITLE, 3)
    play_until(ada, "turn")
    cities = ada.table.get_by_role("list", name="cities on offer").get_by_role("button")
    expect(cities).to_have_count(4)
    cities.first.click(force=True)  # it says itself that nothing can be done there now
    reason = ada.alerts.filter(has_text="IP-31")
    expect(reason).to_contain_text("In the first round no city is built")
    reason.get_by_role("link", name="IP-31").click()
    expect(ada.page.locator(".rules .asked")).to_contain_text("IP-31")
