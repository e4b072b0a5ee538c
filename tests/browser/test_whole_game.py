"""Two people and two bots play Patrician with both expansions to its end, and once more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.person import THE_END, Person, expect_columns, first_asked, play_out
from tests.server.running import Server


@pytest.mark.full
def test_two_people_and_two_bots_play_to_the_end_and_again(postgres_url: str, tmp_path: Path, visit: Visit) -> None:
    with Server(postgres_url, tmp_path / "server.log", quick()) as server:
        ada, bo, cy = visit(server), visit(server), visit(server)
        link = sit_down_together(ada, bo)
        ada.start()
        expect(bo.table).to_be_visible()
        cy.enter("Cy")
        cy.page.goto(link)
        take_back_a_move(ada, bo)
        expect_a_spectators_view(cy)
        talk_together(ada, cy)
        play_out(ada, bo, most=10)
        expect_the_same_after_a_reload(ada, bo)
        made = play_out(ada, bo)
        assert made > 20
        for person in (ada, bo, cy):
            expect_the_end(person)
        play_again(ada, bo)


def sit_down_together(ada: Person, bo: Person) -> str:
    """Ada opens a table, and Bo comes by its link; that link."""
    ada.enter("Ada")
    link = ada.open_table("Patrician", 4, options=2)
    ada.sit(0, "visconti")
    ada.seat_bot(2)
    ada.seat_bot(3, "apprentice")
    expect(ada.button("page-start")).to_be_disabled()
    expect(ada.page.get_by_label(ada.says("page-address")).first).to_have_value(link)
    bo.page.goto(link)
    bo.enter("Bo")
    bo.sit(1, "gonzaga")
    expect(ada.seat(1).get_by_role("heading", name="Bo")).to_be_visible()
    ada.shoot("waiting")
    return link


def take_back_a_move(*people: Person) -> None:
    """Play until somebody may take their last move back; they do."""
    before: dict[Person, list[str]] = {}
    while asked := first_asked(*people):
        if asked.button("page-undo").is_visible():
            lines = asked.log.count()
            asked.undo()
            assert asked.log.count() < lines
            assert asked.names_of_moves() == before[asked]
            return
        before[asked] = asked.names_of_moves()
        asked.choose()
    raise AssertionError("nothing could be taken back in a whole game")


def expect_a_spectators_view(cy: Person) -> None:
    """All that lies open, but nobody's hand and nothing to click."""
    expect(cy.table.get_by_text("Milano").first).to_be_visible()
    expect(cy.hand).to_have_count(0)
    expect(cy.moves).to_have_count(0)
    expect(cy.page.get_by_role("heading", name=re.compile("^(Waiting for|.* thinking)"))).to_be_visible()
    expect(cy.page.get_by_text("is dealt")).to_have_count(0)


def talk_together(ada: Person, cy: Person) -> None:
    ada.say("Buona fortuna!")
    cy.open_tab("page-chat")
    expect(cy.chat.get_by_text("Buona fortuna!")).to_be_visible()
    ada.page.get_by_label(ada.says("page-chat-for")).select_option("everybody")
    cy.say("I am only watching.")
    expect(ada.chat.get_by_text("I am only watching.")).to_be_visible()
    expect(ada.chat.get_by_text("Cy", exact=True)).to_be_visible()


def expect_the_same_after_a_reload(ada: Person, bo: Person) -> None:
    """While a person is asked, so that no bot changes anything meanwhile."""
    asked = first_asked(ada, bo)
    if asked is ada:
        expect(bo.page.get_by_text("Waiting for Ada.")).to_be_visible()
    before = bo.table.inner_text(), bo.log.all_inner_texts(), bo.names_of_moves()
    bo.page.reload()
    expect(bo.table).to_be_visible()
    bo.fetch_the_whole_log()
    assert (bo.table.inner_text(), bo.log.all_inner_texts(), bo.names_of_moves()) == before


def expect_the_end(person: Person) -> None:
    """Winner, ranking and score sheet."""
    expect(person.heading(THE_END)).to_be_visible()
    result = person.page.get_by_role("region", name=THE_END)
    expect(result.get_by_role("listitem")).to_have_count(4)
    sheet = result.get_by_role("table", name="Final score")
    assert sorted(expect_columns(result, re.compile("^Final score"))) == [0, 1, 2, 3]
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(person.moves).to_have_count(0)


def play_again(ada: Person, bo: Person) -> None:
    ada.shoot("over")
    over = ada.page.url
    ada.button("page-rematch").click()
    ada.page.wait_for_url(lambda url: url != over)
    ada.sit(0)
    bo.page.get_by_role("link", name="To the next game").click()
    bo.sit(1)
    expect(ada.seat(2).get_by_role("heading", name="Novice C")).to_be_visible()
    ada.start()
    expect(bo.table).to_be_visible()
    play_out(ada, bo, most=2)
