"""How the bots are to play, chosen on the page: five levels, each with what it feels like, on a phone, too."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.bots import LEVELS
from tests.browser.conftest import Visit
from tests.browser.looking import expect_to_fit
from tests.browser.person import PHONE, WIDE

both_screens = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
both_languages = pytest.mark.parametrize("language", ["en", "fr"])
BESIDE = """
(form) => [...form.querySelectorAll("label:has([type=radio]) span")].filter((name) => {
  const at = name.getBoundingClientRect(), room = form.getBoundingClientRect();
  return at.right > room.right || at.left < room.left;
}).map((name) => name.textContent)
"""
"""Choices that do not fit."""


@pytest.mark.full
@both_screens
@both_languages
def test_each_level_can_be_chosen_and_says_what_it_feels_like(
    visit: Visit, language: str, screen: dict[str, Any]
) -> None:
    ada = visit(language=language, **screen)
    form = ada.open_form("Patrician")
    for level in LEVELS:
        choice = form.get_by_role("radio", name=ada.says(f"page-level-{level}"), exact=True)
        choice.check()
        expect(choice).to_be_checked()
        for other in LEVELS:
            expect(form.get_by_text(ada.says(f"level-means-{other}"))).to_be_visible(visible=other == level)
    assert form.evaluate(BESIDE) == []
    assert form.get_by_role("status").count() == 0, "all is learned"
    expect_to_fit(ada, f"levels-{language}", screen["viewport"]["width"])


@pytest.mark.full
@both_languages
def test_a_game_against_a_grand_master_begins_and_goes_on(visit: Visit, language: str) -> None:
    ada = visit(language=language, **PHONE)
    form = ada.open_form("Patrician")
    ada.pick_seats(form, 2)
    form.get_by_role("radio", name=ada.says("page-level-grand-master"), exact=True).check()
    form.get_by_role("button", name=ada.says("page-play-now")).click()
    for _ in range(3):
        assert ada.wait_for_question() == "moves"
        ada.choose()
    expect(ada.page.get_by_text(ada.says("name-grand-master", seat="B")).first).to_be_attached()
    expect_to_fit(ada, f"grand-master-{language}", 360)


@pytest.mark.full
@both_languages
def test_at_a_table_for_friends_a_seat_takes_a_bot_of_any_level(visit: Visit, language: str) -> None:
    ada = visit(language=language, **PHONE)
    ada.open_table("Patrician", 5)
    for seat, level in zip(range(1, 5), [level for level in LEVELS if level != "novice"], strict=True):
        ada.seat_bot(seat, level)
        expect(ada.seat(seat)).to_contain_text(ada.says(f"level-means-{level}"))
    expect_to_fit(ada, f"seats-{language}", 360)
