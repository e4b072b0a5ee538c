"""Letters about turns: a member chooses whether they come, and the link in one stops them on any device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.looking import look_closely
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.running import Server

ADA = "ada@example.org"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.mark.full
def test_who_is_waited_for_for_days_is_written_to_and_stops_it_with_one_click(
    tmp_path: Path, visit: Visit, mailbox: Mailbox
) -> None:
    settings = quick(mail_server=mailbox.address, turn_mail_after=1.0)
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        ada, other = visit(server), visit(server, "fr")
        ada.enter("Ada")
        ada.page.goto(f"{server.address}/account")
        ada.page.get_by_label(ada.says("page-mail-address")).fill(ADA)
        ada.button("page-link-ask").click()
        ada.page.goto(f"{server.address}/sign-in#{mailbox.token(ADA)}")
        ada.button("page-do-sign-up").click()
        wished = ada.page.get_by_label(ada.says("page-turn-mail"))
        expect(wished).to_be_checked()
        wished.uncheck()
        ada.page.reload()
        expect(wished).not_to_be_checked()
        wished.check()
        look_closely(ada, "account-letters")

        ada.page.goto(server.address)
        form = ada.open_form("The Princes of Florence")
        ada.pick_seats(form, 3)
        form.get_by_text(ada.says("page-friends-more")).click()
        form.get_by_label(ada.says("page-clock"), exact=True).select_option("move 86400 0")
        ada.open_for_friends(form)
        for number in (1, 2):
            ada.seat_bot(number)
        ada.start()
        ada.page.goto("about:blank")
        letter = mailbox.wait(ADA, 2).get_content()
        assert "The Princes of Florence, 24 hours left: http" in letter
        key = re.search(r"/letters#([A-Za-z0-9_-]+)", letter)
        assert key is not None
        other.page.goto(f"{server.address}/letters#{key[1]}")
        expect(other.page.get_by_text(other.says("page-letters-stopped"))).to_be_visible()
        look_closely(other, "letters-fr")
        ada.page.goto(f"{server.address}/account")
        expect(wished).not_to_be_checked()
        look_closely(ada, "letters-account")
        other.button("page-letters-resume").click()
        expect(other.page.get_by_text(other.says("page-letters-resumed"))).to_be_visible()
        ada.page.reload()
        expect(wished).to_be_checked()
        ada.page.goto(f"{server.address}/")
        expect(ada.page.get_by_text(re.compile("24 hours left|23 hours left"))).to_be_visible()
        look_closely(ada, "lobby-clock")
