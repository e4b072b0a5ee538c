"""How others come to a table: by the lobby, by its address, by a code for their phones."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.server.running import Server


@pytest.mark.full
def test_a_listed_table_is_found_in_the_lobby_until_it_is_given_up(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.enter("Agnolo")
    ada.open_table("Patrician", 2, listed=True)
    ada.sit(1)
    bo.enter("Bo")
    listed = bo.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Agnolo")
    expect(listed).to_contain_text("free seat, Agnolo")
    expect(listed).to_contain_text("seats on request")
    listed.get_by_role("link", name="Patrician").click()
    bo.ask_for_seat()
    ada.admit("Bo")
    bo.sit(0)
    ada.button("page-give-up").click()
    for person in (ada, bo):
        expect(person.page.get_by_text("This table is closed.")).to_be_visible()


def test_the_address_is_copied_by_a_click(visit: Visit) -> None:
    ada = visit(permissions=["clipboard-read", "clipboard-write"])
    ada.enter("Ada")
    link = ada.open_table("Patrician", 2)
    ada.button("page-copy").click()
    expect(ada.button("page-copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link


@pytest.mark.full
def test_a_house_that_others_can_reach_shows_a_code_for_phones(tmp_path: Path, visit: Visit) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = quick(public_url=f"http://127.0.0.1:{port}")
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings, port) as server:
        ada = visit(server)
        ada.enter("Ada")
        link = ada.open_table("Patrician", 2)
        expect(ada.page.get_by_label("Address")).to_have_value(link)
        code = ada.page.get_by_role("img", name="The address as a QR code")
        expect(code).to_be_visible()
        assert code.evaluate("(image) => image.complete && image.naturalWidth > 0")
