"""A bot stands in for somebody who went away, until they are back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.person import THE_END, first_asked
from tests.server.running import Server


@pytest.mark.full
def test_a_bot_stands_in_for_who_left_and_they_take_their_seat_back(tmp_path: Path, visit: Visit) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick(away=0.5)) as server:
        ada, bo = visit(server), visit(server)
        ada.enter("Ada")
        link = ada.open_table("Patrician", 2)
        bo.page.goto(link)
        bo.enter("Bo")
        ada.sit(0)
        bo.sit(1)
        ada.start()
        expect(bo.table).to_be_visible()
        bo.page.goto("about:blank")
        expect(ada.seat(1)).to_contain_text("away for a while")
        ada.shoot("away")
        ada.seat(1).get_by_role("button", name="A bot should take over").click()
        expect(ada.seat(1)).to_contain_text("a bot plays in their place")
        while ada.log.filter(has_text="Bo plays").count() < 2:
            assert ada.wait_for_question() == "moves"
            ada.choose()
        bo.page.goto(link)
        bo.button("page-back").click()
        expect(ada.seat(1)).not_to_contain_text("a bot plays in their place")
        while (asked := first_asked(bo, ada)) is ada:
            ada.choose()
        assert asked is bo
        lines = ada.log.filter(has_text="Bo ").count()
        bo.choose()
        expect(ada.log.filter(has_text="Bo ")).not_to_have_count(lines)


@pytest.mark.full
def test_a_bot_plays_to_the_end_for_who_wants_to_rest(visit: Visit) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots()
    assert ada.wait_for_question() == "moves"
    ada.open_tab("page-tab-about")
    ada.button("page-rest").click()
    expect(ada.heading(THE_END)).to_be_visible(timeout=180_000)
    expect(ada.moves).to_have_count(0)
