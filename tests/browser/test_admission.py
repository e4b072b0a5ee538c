"""Seats on request: a guest asks, the host admits, and who is sent away stays out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import PHONE


@pytest.mark.full
def test_a_guest_asks_for_a_seat_and_the_host_admits_sends_away_and_lets_in_again(visit: Visit) -> None:
    ada, bo = visit(), visit(**PHONE)
    ada.enter("Ada")
    link = ada.open_table("Patrician", 2, listed=True)
    ada.sit(0)
    bo.page.goto(link)
    expect(bo.page.get_by_text("The host decides who sits down at this table.")).to_be_visible()
    bo.enter("Bo")
    expect(bo.button("page-sit")).to_have_count(0)
    bo.ask_for_seat()
    expect(ada.page.get_by_text("Bo asks for a seat.")).to_be_visible()
    look_closely(ada, "request")
    bo.shoot("asked-phone")
    ada.admit("Bo")
    bo.sit(1)
    expect(bo.button("page-start")).to_have_count(0)
    expect(bo.page.get_by_text("The host starts the game.")).to_be_visible()
    ada.button("page-send-away", name="Bo").click()
    expect(bo.page.get_by_text("The host has no seat for you at this table.")).to_be_visible()
    bo.shoot("kept-out-phone")
    look_closely(ada, "sent-away")
    ada.button("page-let-in", name="Bo").click()
    bo.sit(1)
    ada.start()
    expect(bo.table).to_be_visible()
