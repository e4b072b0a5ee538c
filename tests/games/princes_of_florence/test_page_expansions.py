"""Muse & Princess and Cooperation on the board: whole games, and offers made, countered, accepted and declined."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.person import THE_END, WIDE, Person
from tests.games.princes_of_florence.laying import Mouse, expect_ghost, said, squares_of, supply
from tests.games.princes_of_florence.page import button_of, make_a_move, name_price, on_offer
from tests.games.princes_of_florence.positions import acting, position
from tests.games.princes_of_florence.sitting import TITLE, Wire
from tests.games.princes_of_florence.tables import GAME
from tests.probes import play

pytestmark = pytest.mark.compiles

PLACE = "theatre g4 r0"
ON_THE_BORDER = ["g4", "h5", "i6"]
ACROSS = ["offer theatre", "partner 1", f"place {PLACE}"]
some_or_all_rounds = pytest.mark.parametrize(
    "rounds", [3, pytest.param(7, marks=pytest.mark.slow)], ids=["three rounds", "all rounds"]
)


@pytest.mark.full
@some_or_all_rounds
def test_a_game_of_muse_and_princess(visit: Visit, rounds: int) -> None:
    wire = play_game(visit, "Muse & Princess", rounds, bid_for_a_character)
    assert wire.view["options"] == {"muse_and_princess": True, "cooperation": False, "scarce_freedoms": False}
    assert bid_for_a_character(wire)


def bid_for_a_character(wire: Wire) -> bool:
    return not {character["name"] for character in wire.view["characters"]}.isdisjoint(deeds(wire))


@pytest.mark.full
@some_or_all_rounds
def test_a_game_of_cooperation(visit: Visit, rounds: int) -> None:
    wire = play_game(visit, "Cooperation", rounds, offered_to_build_together)
    assert wire.view["options"] == {"muse_and_princess": False, "cooperation": True, "scarce_freedoms": False}
    assert offered_to_build_together(wire)


def offered_to_build_together(wire: Wire) -> bool:
    return {"offer", "partner", "price"} <= deeds(wire)


def deeds(wire: Wire) -> set[str]:
    """How the moves begin that were sent."""
    return {text.split()[0] for text in wire.sent}


def play_game(visit: Visit, option: str, rounds: int, enough: Callable[[Wire], bool]) -> Wire:
    """One person against two bots, with one expansion; after so many rounds, and enough, a bot plays in their place."""
    ada = visit(**WIDE)
    wire = Wire(ada)
    ada.enter("Ada")
    form = ada.open_form(TITLE)
    ada.pick_seats(form, 3)
    form.get_by_role("checkbox", name=option).check()
    ada.open_for_friends(form)
    for seat in (1, 2):
        ada.seat_bot(seat)
    ada.start()
    while ada.wait_for_question() == "moves" and (wire.view["round"] <= rounds or not enough(wire)):
        make_a_move(ada)
    assert len(wire.sent) > 5
    ada.rest()
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


@pytest.mark.full
def test_an_offer_is_made_by_one_drag_countered_and_accepted(both: tuple[Person, Person]) -> None:
    ada, bo = both
    match, wires = before_building_together(), (Wire(ada), Wire(bo))
    sit_down(match, {0: ada, 1: bo})
    squares = drag_across(ada, match)
    assert wires[0].sent == ACROSS
    ask(ada, "price 500")
    assert bo.wait_for_question() == "moves"
    expect(talk(bo)).to_contain_text("500")
    ask(bo, "counter 300")
    assert ada.wait_for_question() == "moves"
    expect(talk(ada)).to_contain_text("300")
    make(ada, "accept")
    for seat, (person, wire) in enumerate(zip(both, wires, strict=True)):
        expect(talk(person)).to_have_count(0)
        assert wire.tiles(0)["theatre"] == wire.tiles(1)["theatre"] == (squares, "r0")
        assert wire.view["you"]["florins"] == (3500 - 700 + 300, 3500 - 300)[seat]
        assert [player["prestige"] for player in wire.view["players"]] == [3, 3, 0]
        assert wire.refusals == []


@pytest.mark.full
def test_after_two_refusals_no_third_offer_is_made_in_a_turn(both: tuple[Person, Person]) -> None:
    ada, bo = both
    match, wire = before_building_together(), Wire(ada)
    sit_down(match, {0: ada, 1: bo})
    drag_across(ada, match)
    ask(ada, "price 200")
    assert bo.wait_for_question() == "moves"
    make(bo, "decline")
    drag_across(ada, match)
    ask(ada, "price 900")
    assert bo.wait_for_question() == "moves"
    ask(bo, "counter 100")
    assert ada.wait_for_question() == "moves"
    make(ada, "drop")
    assert ada.wait_for_question() == "moves"
    assert (wire.view["phase"], wire.view["action"]["refusals"], wire.view["action"]["actions_left"]) == ("act", 2, 2)
    assert (wire.view["you"]["florins"], wire.tiles(0), wire.refusals) == (3500, {}, [])
    expect_no_offer(ada, wire)


def expect_no_offer(ada: Person, wire: Wire) -> None:
    """A building may lie across the border no more, and the rule against it is named."""
    mouse, made = Mouse(ada), len(wire.sent)
    mouse.grasp(supply(ada, "theatre"))
    mouse.lead(ON_THE_BORDER)
    expect(said(ada)).to_contain_text("it cannot be built like this now")
    mouse.drop()
    expect(ada.alerts.filter(has_text="PF-125")).to_be_visible()
    assert len(wire.sent) == made


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


def talk(person: Person) -> Locator:
    """What is said of an offer."""
    return person.table.get_by_role("region", name="Building together")


def ask(person: Person, text: str) -> None:
    """Name a price."""
    name_price(person, int(text.split()[1]))
    make(person, text)


def make(person: Person, text: str) -> None:
    """Press the button that makes a move."""
    person.make(button_of(person, next(move for move in on_offer(person) if move.text == text)))
