"""Every screen: for every eye and hand, from a phone to a wide window, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import signoria
from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import play_out
from tests.browser.trouble import Trouble
from tests.server.running import Server

both_languages = pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.full)])


@pytest.mark.full
@both_languages
def test_the_lobby(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    expect(ada.card("Patrician")).to_be_visible()
    look_closely(ada, f"lobby-without-name-{language}")
    ada.page.get_by_role("button", name=ada.name_button).click()
    look_closely(ada, f"lobby-choosing-a-name-{language}")
    ada.page.get_by_label(ada.says("page-your-name")).fill("Ada")
    ada.button("page-name-save").click()
    expect(ada.page.get_by_text(ada.says("page-you-are", name="Ada"))).to_be_visible()
    look_closely(ada, f"lobby-{language}")


@pytest.mark.full
@both_languages
def test_a_table_before_and_during_the_game(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_table("Patrician", 3, options=2)
    ada.sit(0)
    ada.seat_bot(1)
    expect(ada.page.get_by_label(ada.says("page-address"))).to_be_visible()
    look_closely(ada, f"waiting-{language}")
    ada.seat_bot(2)
    ada.start()
    play_out(ada, most=5)
    assert ada.wait_for_question() == "moves"
    look_closely(ada, f"playing-{language}")
    for tab in ("page-chat", "page-rules", "page-tab-about"):
        ada.page.set_viewport_size({"width": 360, "height": 800})
        ada.open_tab(tab)
        if tab == "page-rules":
            expect(ada.page.locator(".rules table").first).to_be_visible()
        look_closely(ada, f"{tab}-{language}")
        ada.page.set_viewport_size({"width": 360, "height": 800})
        ada.close_side()


@pytest.mark.full
@both_languages
def test_a_table_after_the_game(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_against_bots(seats=5, options=2)
    play_out(ada, most=5)
    ada.rest()
    for account in ada.page.locator("#view, main").get_by_text(ada.says("page-every-point", name="Ada")).all():
        account.click()
    look_closely(ada, f"over-{language}")
    ada.button("page-to-board").click()
    look_closely(ada, f"last-board-{language}")


@pytest.mark.full
@both_languages
def test_all_rules_fit_on_every_screen(visit: Visit, game_name: str, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_table(signoria.game(game_name).title, signoria.game(game_name).seats[0])
    ada.page.get_by_text(ada.says("page-rules"), exact=True).click()
    expect(ada.page.get_by_role("table").first).to_be_visible()
    look_closely(ada, f"rules-{game_name}-{language}")


@pytest.mark.full
@both_languages
def test_the_curtain(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_table("Patrician", 2)
    ada.sit(0)
    ada.seat_second(1, "Bo")
    ada.button("page-start").click()
    expect(ada.page.locator("#curtain")).to_be_visible()
    look_closely(ada, f"curtain-{language}")


@pytest.mark.full
@both_languages
def test_a_game_with_hundreds_of_moves(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.enter("Ada")
    ada.open_against_bots("The Princes of Florence", 3, options=2)
    listed = ada.page.locator("details.list button[data-move]")
    while ada.wait_for_question() == "moves" and listed.count() <= 20:
        ada.choose()
    ada.open_list()
    assert ada.moves.count() > 20
    look_closely(ada, f"many-moves-{language}")


@pytest.mark.full
@both_languages
@pytest.mark.parametrize("path", ["/xyz", "/a/b/c", f"/t/{'x' * 16}", f"/r/{'x' * 16}", "/g/chess", "/api/nothing"])
def test_an_address_where_nothing_is(visit: Visit, house: Server, trouble: Trouble, path: str, language: str) -> None:
    ada = visit(language=language)
    trouble.expected = "404"
    ada.page.goto(f"{house.address}{path}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_role("link", name=ada.says("page-to-lobby"))).to_be_visible()
    look_closely(ada, f"nothing-at-{path.strip('/').replace('/', '-')}-{language}")
    ada.page.get_by_role("link", name=ada.says("page-to-lobby")).click()
    expect(ada.card("Patrician")).to_be_visible()


def test_the_document_forbids_everything_but_its_own(visit: Visit, house: Server) -> None:
    answer = visit().page.goto(house.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"].split("; ")
    assert {
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "frame-ancestors 'none'",
    } <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
