"""Every screen: for every eye and hand, from a phone to a wide window, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import expect_to_fit, look_closely
from tests.browser.person import play_out
from tests.browser.trouble import Trouble
from tests.server.running import Server


def test_the_lobby_and_the_form_of_a_new_table(visit: Visit) -> None:
    ada = visit()
    expect(ada.card("Patrician")).to_be_visible()
    look_closely(ada, "lobby-without-name")
    ada.enter("Ada")
    look_closely(ada, "lobby")
    ada.open_form("Patrician")
    ada.open_form("The Princes of Florence")
    look_closely(ada, "new-table")


def test_a_table_before_and_during_the_game(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_table("Patrician", 3, options=2)
    ada.sit(0)
    ada.seat_bot(1)
    expect(ada.page.get_by_label("Address")).to_be_visible()
    look_closely(ada, "waiting")
    ada.seat_bot(2)
    ada.start()
    play_out(ada, most=5)
    assert ada.wait_for_question() == "moves"
    look_closely(ada, "playing")


def test_a_table_after_the_game(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots(seats=5, options=2)
    play_out(ada)
    look_closely(ada, "over")


def test_the_rules(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_table("Patrician", 2)
    ada.page.get_by_text("Rules", exact=True).click()
    expect(ada.heading("Scoring a city")).to_be_visible()
    look_closely(ada, "rules")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", ["Patrician", "The Princes of Florence"])
def test_all_rules_fit_on_a_phone(visit: Visit, title: str, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_table(title, 2)
    ada.page.get_by_text(ada.says("page-rules"), exact=True).click()
    expect(ada.page.get_by_role("table").first).to_be_visible()
    expect_to_fit(ada, f"the rules of {title} in {language}", 360)
    ada.shoot(f"rules-{title}-{language}")


def test_the_curtain(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_table("Patrician", 2)
    ada.sit(0)
    ada.seat_second(1, "Bo")
    ada.button("page-start").click()
    expect(ada.heading("pass the device")).to_be_visible()
    look_closely(ada, "curtain")


def test_a_game_with_hundreds_of_moves(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots("The Princes of Florence", 3, options=2)
    while ada.wait_for_question() == "moves" and ada.moves.count() <= 20:
        ada.choose()
    assert ada.moves.count() > 20
    look_closely(ada, "many-moves")


def test_a_table_that_is_not_there(visit: Visit, house: Server, trouble: Trouble) -> None:
    ada = visit()
    trouble.expected = "404"
    ada.page.goto(f"{house.address}/t/{'x' * 16}")
    expect(ada.heading("There is no such table")).to_be_visible()
    look_closely(ada, "no-table")


def test_the_document_forbids_everything_but_its_own(visit: Visit, house: Server) -> None:
    answer = visit().page.goto(house.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]
