"""A newcomer's walk, counted in clicks: from the first visit to the first move against bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import signoria
from signoria import Game
from tests.browser.conftest import Visit
from tests.browser.game_pages import GamePage, game_pages
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, WIDE, Person

MOST_CLICKS = 3
COUNT_CLICKS = """
if (sessionStorage.getItem("clicks") === null) sessionStorage.setItem("clicks", "0");
addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.setItem("clicks", Number(sessionStorage.getItem("clicks")) + 1);
}, { capture: true });
"""
both_screens = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])


def clicks_of(person: Person) -> int:
    return int(person.page.evaluate("sessionStorage.getItem('clicks')"))


def newcomer(visit: Visit, language: str = "en", **how: Any) -> Person:
    """Somebody who comes for the first time, with everything as it is for everybody."""
    person = visit(language=language, asks_twice=True, **how)
    person.page.add_init_script(COUNT_CLICKS)
    person.page.reload()
    return person


@pytest.mark.full
@both_screens
@pytest.mark.parametrize(("game", "page"), list(game_pages()), ids=lambda one: getattr(one, "name", ""))
def test_the_first_move_is_begun_by_the_second_click(
    visit: Visit, game: Game, page: GamePage, screen: dict[str, Any]
) -> None:
    ada = newcomer(visit, **screen)
    ada.play_now(game.title)
    assert ada.wait_for_question() == "moves"
    assert clicks_of(ada) == 1
    page.make_a_move(ada)
    assert ada.wait_for_question() in ("moves", "over")


@pytest.mark.few(1)
@both_screens
def test_from_the_first_visit_to_the_first_move_takes_three_clicks_at_most(
    visit: Visit, screen: dict[str, Any]
) -> None:
    """Where a move is a tap; where it is a choice of several cards, it is begun by the second click."""
    for title in ("Patrician", "1655 – Habemus Papam", "The Princes of Florence"):
        ada = newcomer(visit, **screen)
        ada.play_now(title)
        assert ada.wait_for_question() == "moves"
        ada.make(ada.moves.first)
        assert clicks_of(ada) <= MOST_CLICKS, title


@pytest.mark.full
def test_a_guest_gets_a_name_and_may_change_it(visit: Visit) -> None:
    zoe = newcomer(visit, language="fr")
    expect(zoe.page.get_by_text("Vous jouez en invité.")).to_be_visible()
    zoe.play_now("Patrician")
    assert zoe.wait_for_question() == "moves"
    zoe.page.goto(zoe.page.url.partition("/t/")[0])
    expect(zoe.page.get_by_text("Vous êtes Invité ")).to_be_visible()
    zoe.enter("Zoé")
    expect(zoe.page.get_by_text("Vous êtes Zoé.")).to_be_visible()


@pytest.mark.full
def test_a_game_begins_from_its_page_with_what_was_chosen_there(visit: Visit) -> None:
    ada = newcomer(visit)
    form = ada.open_form("Patrician")
    ada.pick_seats(form, 3)
    form.get_by_role("radio", name="Novice").check()
    form.get_by_role("checkbox", name="Messengers").check()
    form.get_by_role("button", name=ada.says("page-play-now")).click()
    assert ada.wait_for_question() == "moves"
    expect(ada.page.get_by_text("Novice C").first).to_be_attached()
    ada.open_tab("page-tab-about")
    expect(ada.page.get_by_text("Messengers: star cards")).to_be_visible()


@pytest.mark.full
def test_who_plays_with_friends_is_seated_and_gets_a_link(visit: Visit) -> None:
    ada, bo = newcomer(visit), newcomer(visit)
    link = ada.open_table("Patrician", 2)
    expect(ada.seat(0).get_by_text(ada.says("page-that-is-you"))).to_be_visible()
    expect(ada.page.get_by_label(ada.says("page-address"))).to_have_value(link)
    bo.page.goto(link)
    bo.sit(1)
    ada.start()
    expect(bo.table).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.full)])
def test_the_page_of_a_game_on_every_screen(visit: Visit, game_name: str, language: str) -> None:
    ada = visit(language=language)
    form = ada.open_form(signoria.game(game_name).title)
    expect(form.get_by_role("button", name=ada.says("page-play-now"))).to_be_visible()
    expect(ada.page.locator(".rules table").first).to_be_visible()
    look_closely(ada, f"game-{game_name}-{language}")
    ada.page.reload()
    expect(ada.heading(signoria.game(game_name).title).first).to_be_visible()
