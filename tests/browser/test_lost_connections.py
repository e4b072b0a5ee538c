"""What a page does while it cannot reach the house, and when it can again."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit, quick
from tests.browser.person import Person
from tests.browser.trouble import UNREACHABLE, Trouble
from tests.server.running import Server


class Wire:
    """Sits between a page and the house: notes what the page asks, and can cut every answer off."""

    def __init__(self, person: Person) -> None:
        self.asked: list[dict[str, object]] = []
        self.routes: list[WebSocketRoute] = []
        self.is_deaf = False
        person.page.route_web_socket("**/live", self._join)

    def _join(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.routes.append(route)

        def from_page(message: str | bytes) -> None:
            self.asked.append(json.loads(message))
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if not self.is_deaf:
                route.send(message)

        route.on_message(from_page)
        server.on_message(from_server)

    def cut(self) -> None:
        """Close the connection on the page's side."""
        self.is_deaf = False
        self.routes[-1].close(code=1013)


def play_a_card(ada: Person) -> str:
    """Tap the first card of the hand; what it is called."""
    return ada.choose().split(": ")[0].removeprefix("Play ")


def test_a_click_whose_answer_was_lost_is_done_once(visit: Visit) -> None:
    ada = visit()
    wire = Wire(ada)
    ada.enter("Ada")
    ada.open_against_bots()
    assert ada.wait_for_question() == "moves"
    wire.is_deaf = True
    card = play_a_card(ada)
    expect(ada.moves).to_have_count(0)
    ada.page.wait_for_timeout(300)
    wire.cut()
    assert ada.wait_for_question() == "moves"
    moves = [asked for asked in wire.asked if asked["do"] == "move"]
    assert len(moves) == 2 and moves[0] == moves[1]
    expect(ada.log.get_by_text(f"You play {card}.")).to_have_count(1)
    expect(ada.alerts).to_have_count(0)


@pytest.mark.full
def test_a_click_made_while_the_house_is_closed_arrives_when_it_is_open_again(
    postgres_url: str, tmp_path: Path, visit: Visit, trouble: Trouble
) -> None:
    with Server(postgres_url, tmp_path / "server.log", quick()) as server:
        ada, cy = visit(server), visit(server)
        ada.enter("Ada")
        cy.page.goto(ada.open_against_bots())
        expect(cy.table).to_be_visible()
        assert ada.wait_for_question() == "moves"
        trouble.expected = UNREACHABLE
        server.kill()
        expect(ada.connection.get_by_text("The connection is lost; trying again…")).to_be_visible()
        ada.shoot("lost")
        card = play_a_card(ada)
        server.start()
        expect(ada.connection).to_be_empty()
        trouble.expected = ""
        assert ada.wait_for_question() == "moves"
        expect(ada.log.get_by_text(f"You play {card}.")).to_have_count(1)
        expect(cy.log.get_by_text(f"Ada plays {card}.")).to_have_count(1)


def test_a_page_goes_on_after_its_network_was_gone(visit: Visit, trouble: Trouble) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots()
    assert ada.wait_for_question() == "moves"
    trouble.expected = UNREACHABLE
    ada.page.context.set_offline(True)
    card = play_a_card(ada)
    ada.page.context.set_offline(False)
    assert ada.wait_for_question() == "moves"
    expect(ada.log.get_by_text(f"You play {card}.")).to_have_count(1)
    expect(ada.connection).to_be_empty()


@pytest.mark.full
def test_a_table_that_cannot_be_opened_is_opened_at_the_next_try(
    tmp_path: Path, visit: Visit, trouble: Trouble
) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick()) as server:
        ada = visit(server)
        ada.enter("Ada")
        trouble.expected = UNREACHABLE
        server.kill()
        ada.play_now("Patrician")
        expect(ada.alerts).to_have_text(ada.says("page-unreachable"))
        server.start()
        ada.play_now("Patrician")
        expect(ada.table).to_be_visible()
        expect(ada.alerts).to_have_count(0)


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("path", "part"), [("/g/patrician", "GamePage"), ("/records", "RecordsPage")])
def test_a_part_of_the_page_that_cannot_be_fetched_is_told_and_fetched_at_the_next_try(
    visit: Visit, trouble: Trouble, language: str, path: str, part: str
) -> None:
    ada = visit(language=language)
    expect(ada.card("Patrician")).to_be_visible()
    trouble.expected = UNREACHABLE
    ada.page.route(f"**/{part}-*", lambda route: route.abort())
    ada.page.goto(urljoin(ada.page.url, path))
    expect(ada.alerts).to_contain_text(ada.says("page-unreachable"))
    ada.page.unroute_all()
    ada.button("page-try-again").click()
    expect(ada.page.locator("main h1")).to_be_visible()
    expect(ada.alerts).to_have_count(0)


@pytest.mark.full
@pytest.mark.parametrize("part", ["TablePage", "parts"])
def test_a_table_whose_parts_cannot_be_fetched_says_so(visit: Visit, trouble: Trouble, part: str) -> None:
    ada = visit()
    ada.enter("Ada")
    ada.open_against_bots()
    trouble.expected = UNREACHABLE
    ada.page.route(f"**/{part}-*", lambda route: route.abort())
    ada.page.reload()
    expect(ada.alerts).to_contain_text(ada.says("page-unreachable"))
    ada.page.unroute_all()
    ada.button("page-try-again").click()
    assert ada.wait_for_question() == "moves"
