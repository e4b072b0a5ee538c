"""Bottega on its board: whole games by mouse and by finger, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, THE_END, WIDE, play_out
from tests.games.bottega.page import make_a_move

pytestmark = [pytest.mark.compiles, pytest.mark.full]


def test_two_people_and_two_bots_play_to_the_end_on_the_board(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**WIDE)
    ada.enter("Ada")
    bo.page.goto(ada.open_table("Bottega", 4))
    bo.enter("Bo")
    ada.sit(0, "medici")
    bo.sit(1, "gonzaga")
    ada.seat_bot(2)
    ada.seat_bot(3, "apprentice")
    ada.start()
    made = play_out(ada, bo, most=6, make_a_move=make_a_move)
    look_closely(ada, "bottega-en")
    made += play_out(ada, bo, make_a_move=make_a_move)
    assert made > 20
    for person in (ada, bo):
        expect(person.heading(THE_END)).to_be_visible()
        sheet = person.page.get_by_role("table", name="Final score")
        expect(sheet.get_by_role("columnheader")).to_have_count(5)
        for name in ("Final score", "Ada", "Bo", "Novice C", "Apprentice D"):
            expect(sheet.get_by_role("columnheader").filter(has_text=re.compile(rf"^(\w )?{name}"))).to_have_count(1)


def test_a_whole_game_by_touch_on_a_phone_in_french(visit: Visit) -> None:
    zoe = visit(language="fr", **PHONE)
    zoe.enter("Zoé")
    zoe.open_against_bots("Bottega", 3)
    assert zoe.wait_for_question() == "moves"
    play_out(zoe, most=3, make_a_move=make_a_move)
    assert zoe.wait_for_question() == "moves"
    look_closely(zoe, "bottega-fr")
    assert play_out(zoe, make_a_move=make_a_move) > 5
    expect(zoe.page.get_by_role("table", name="Compte final")).to_be_visible()


def test_a_price_is_set_step_by_step(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    ada.open_against_bots("Bottega", 3)
    more = ada.page.get_by_role("button", name="One more")
    while not more.is_visible():
        assert ada.wait_for_question() == "moves"
        if not more.is_visible():
            make_a_move(ada)
    tray = ada.page.get_by_role("group", name="Your bid")
    exact = tray.get_by_role("spinbutton", name="Exact amount")
    before = int(exact.input_value())
    more.click()
    expect(exact).to_have_value(str(before + 1))
    ada.make(tray.locator(".bid"))
    expect(ada.log.filter(has_text=f"You bid {before + 1} florins.")).to_have_count(1)
