"""Muse & Princess and Cooperation on the board: whole games, and offers made, countered, accepted and declined."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.person import THE_END, WIDE, Person, play_out
from tests.games.princes_of_florence.laying import Mouse, expect_ghost, said, squares_of, supply
from tests.games.princes_of_florence.page import button_of, make_a_move, name_price, on_offer
from tests.games.princes_of_florence.positions import acting, position
from tests.games.princes_of_florence.sitting import TITLE, Wire, sit_down
from tests.games.princes_of_florence.tables import GAME
from tests.probes import play

pytestmark = pytest.mark.compiles

PLACE = "theatre g4 r0"
ACROSS = ["offer theatre", "partner 1", f"place {PLACE}"]


def test_a_whole_game_of_muse_and_princess(visit: Visit) -> None:
    wire = play_whole_game(visit, "Muse & Princess")
    assert wire.view["options"] == {"muse_and_princess": True, "cooperation": False, "scarce_freedoms": False}
    names = {character["name"] for character in wire.view["characters"]["cards"]}
    assert names & {text.split()[0] for text in wire.sent}


def test_a_whole_game_of_cooperation(visit: Visit) -> None:
    wire = play_whole_game(visit, "Cooperation")
    assert wire.view["options"] == {"muse_and_princess": False, "cooperation": True, "scarce_freedoms": False}
    assert {"offer", "partner", "price"} <= {text.split()[0] for text in wire.sent}


def play_whole_game(visit: Visit, option: str) -> Wire:
    """One person against two bots, with one expansion."""
    ada = visit(**WIDE)
    wire = Wire(ada)
    ada.enter("Ada")
    form = ada.open_form(TITLE)
    form.get_by_label(ada.says("page-players")).select_option("3")
    form.get_by_role("checkbox", name=option).check()
    form.get_by_role("button", name=ada.says("page-open-table")).click()
    ada.page.wait_for_url(re.compile("/t/"))
    ada.sit(0)
    for seat in (1, 2):
        ada.seat_bot(seat)
    ada.start()
    assert play_out(ada, make_a_move=make_a_move) > 40
    expect(ada.heading(THE_END)).to_be_visible()
    assert (wire.view["round"], wire.seats, wire.refusals) == (7, {0}, [])
    return wire


def before_building_together() -> Match:
    """Ada, in seat 0, may build with Bo, who is to her right."""
    return GAME.from_position(acting(position(3, round=2, cooperation=True)))


@pytest.fixture
def both(visit: Visit) -> tuple[Person, Person]:
    """Ada and Bo at a table, and Ada is to act."""
    ada, bo = visit(**WIDE), visit(**WIDE)
    ada.enter("Ada")
    bo.enter("Bo")
    return ada, bo


def test_an_offer_is_made_by_one_drag_countered_and_accepted(both: tuple[Person, Person]) -> None:
    ada, bo = both
    match, wire, heard = before_building_together(), Wire(ada), Wire(bo)
    sit_down(match, {0: ada, 1: bo})
    squares = drag_across(ada, match)
    assert wire.sent == ACROSS
    name_price(ada, 500)
    make(ada, "price 500")
    assert bo.wait_for_question() == "moves"
    offer = bo.table.get_by_role("region", name="Building together")
    expect(offer).to_contain_text("500")
    expect(bo.page.locator("svg[data-ground]")).to_be_visible()
    name_price(bo, 300)
    make(bo, "counter 300")
    assert ada.wait_for_question() == "moves"
    expect(ada.table.get_by_role("region", name="Building together")).to_contain_text("300")
    make(ada, "accept")
    for one in (wire, heard):
        one.person.page.wait_for_function("() => document.querySelectorAll('#log li').length > 0")
    expect(bo.table.get_by_role("region", name="Building together")).to_have_count(0)
    for seat, one in enumerate((wire, heard)):
        assert one.tiles(0)["theatre"] == one.tiles(1)["theatre"] == (squares, "r0")
        assert one.refusals == []
        assert one.view["you"]["florins"] == (3500 - 700 + 300, 3500 - 300)[seat]
        assert [player["prestige"] for player in one.view["players"]] == [3, 3, 0]


def test_two_offers_declined_leave_everything_as_it_was(both: tuple[Person, Person]) -> None:
    ada, bo = both
    match, wire = before_building_together(), Wire(ada)
    sit_down(match, {0: ada, 1: bo})
    drag_across(ada, match)
    make(ada, "price 0")
    assert bo.wait_for_question() == "moves"
    make(bo, "decline")
    assert ada.wait_for_question() == "moves"
    assert (wire.view["phase"], wire.view["action"]["refusals"], wire.view["action"]["actions_left"]) == ("act", 1, 2)
    assert (wire.view["you"]["florins"], wire.tiles(0)) == (3500, {})


def drag_across(ada: Person, match: Match) -> list[str]:
    """Drag a theatre across the border; the squares on which it would lie."""
    assert ada.wait_for_question() == "moves"
    mouse = Mouse(ada)
    squares = squares_of(play(match.copy(), *ACROSS[:2]), PLACE)
    ada.begin_answer()
    mouse.grasp(supply(ada, "theatre"))
    mouse.lead(squares)
    expect_ghost(ada, squares)
    expect(said(ada)).to_contain_text("it fits, as an offer to Bo")
    mouse.drop()
    expect(ada.page.locator(".price")).to_be_visible()
    return squares


def make(person: Person, text: str) -> None:
    """Press the button that makes a move."""
    person.make(button_of(person, next(move for move in on_offer(person) if move.text == text)))
