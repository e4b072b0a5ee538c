"""Members without passwords: a link by mail, a passkey on a second device, a lost device, and what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.looking import look_closely
from tests.browser.members import ask_for_link, codes_of, come, to_account
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.running import Server


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A house that sends mail."""
    home: Path = tmp_path_factory.mktemp("club")
    settings = quick(mail_server=mailbox.address)
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", settings) as running:
        yield running


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_member_signs_up_by_link_comes_back_by_passkey_and_is_found_again_with_a_code(
    visit: Visit, club: Server, mailbox: Mailbox, language: str
) -> None:
    email = f"ada-{language}@example.org"
    laptop = come(visit, club, language)
    laptop.enter("Ada")
    laptop.play_now("Patrician")
    assert laptop.wait_for_question() == "moves"
    table = laptop.page.url
    to_account(laptop)
    look_closely(laptop, f"sign-in-{language}")
    link = ask_for_link(laptop, mailbox, email)
    laptop.page.goto(link)
    expect(laptop.page.get_by_text(laptop.says("page-link-sign-up", email=email))).to_be_visible()
    laptop.button("page-do-sign-up").click()
    expect(laptop.heading("Ada")).to_be_visible()
    laptop.button("page-codes-new").click()
    codes = codes_of(laptop)
    laptop.button("page-codes-kept").click()
    laptop.page.goto(table)
    assert laptop.wait_for_question() == "moves", "the seat is theirs as before"

    phone = come(visit, club, language)
    to_account(phone)
    phone.page.goto(ask_for_link(phone, mailbox, email))
    phone.button("page-do-sign-in").click()
    phone.button("page-passkey-add").click()
    expect(phone.button("page-passkey-add")).to_be_enabled()
    expect(phone.page.get_by_role("button", name=phone.says("page-rename"))).to_have_count(1)
    phone.button("page-account-sign-out").click()
    phone.button("page-passkey-use").click()
    expect(phone.heading("Ada")).to_be_visible()
    look_closely(phone, f"account-{language}")
    phone.page.goto(table)
    assert phone.wait_for_question() == "moves"
    phone.choose()

    found = come(visit, club, language)
    to_account(found)
    found.page.get_by_label(found.says("page-code"), exact=True).fill(codes[0].upper())
    found.button("page-code-use").click()
    expect(found.page.get_by_text(found.says("page-codes-left", count=9))).to_be_visible()
    found.button("page-devices-end").click()
    found.button("page-devices-end").click()
    expect(found.button("page-devices-end")).to_have_count(0)
    expect(phone.page.get_by_text(phone.says("closing-signed-out"))).to_be_visible()
    found.page.goto(table)
    assert found.wait_for_question() == "moves"


@pytest.mark.full
def test_a_guest_becomes_a_member_with_a_passkey_and_leaves_for_good(visit: Visit, club: Server) -> None:
    ada = come(visit, club)
    ada.page.goto(f"{ada.page.url}account")
    ada.button("page-passkey-sign-up").click()
    assert len(codes_of(ada)) == 10
    look_closely(ada, "recovery-codes")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=ada.says("page-data-export")).click()
    assert '"member_since"' in Path(download.value.path()).read_text()
    ada.button("page-data-leave").click()
    ada.button("page-data-leave").click()
    expect(ada.heading(ada.says("page-tagline"))).to_be_visible()
    to_account(ada)
    expect(ada.button("page-passkey-sign-up")).to_be_visible()
