"""The Princes of Florence on its board: whole games by mouse and by finger, and nobody sees what others hold."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.looking import IN_SIGHT
from tests.browser.person import PHONE, THE_END, WIDE, Person, expect_columns, play_out
from tests.games.princes_of_florence.laying import Mouse, expect_ghost, expect_laid, squares_of, supply
from tests.games.princes_of_florence.page import button_of, make_a_move, moment, on_offer
from tests.games.princes_of_florence.positions import acting, base, position, take
from tests.games.princes_of_florence.sitting import TITLE, Wire
from tests.games.princes_of_florence.tables import GAME
from tests.probes import play

pytestmark = pytest.mark.compiles


@pytest.mark.full
def test_two_people_and_two_bots_play_seven_rounds_on_the_board(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**WIDE)
    wires = [Wire(ada), Wire(bo)]
    ada.enter("Ada")
    bo.page.goto(ada.open_table(TITLE, 4))
    bo.enter("Bo")
    ada.sit(0, "medici")
    bo.sit(1, "gonzaga")
    ada.seat_bot(2)
    ada.seat_bot(3, "apprentice")
    ada.start()
    choose_in_secret(ada, bo)
    made = play_out(ada, bo, make_a_move=make_a_move)
    assert made > 60
    for person in (ada, bo):
        expect_the_end(person)
    for seat, wire in enumerate(wires):
        assert wire.heard > made
        assert (wire.seats, wire.refusals) == ({seat}, [])
        assert wire.view["round"] == 7
    deeds = {text.split()[0] for wire in wires for text in wire.sent}
    assert deeds >= {"return", "open", "pass"}
    assert len(deeds) > 5


def choose_in_secret(ada: Person, bo: Person) -> None:
    """Ada returns a card first, and all that Bo sees of it is that she has."""
    assert ada.wait_for_question() == bo.wait_for_question() == "moves"
    expect(bo.page.locator("#prompt")).to_contain_text("Ada chooses too.")
    lines = bo.log.count()
    make_a_move(ada)
    expect(ada.page.get_by_text("You give back")).to_be_visible()
    expect(bo.page.locator("#prompt")).not_to_contain_text("Ada")
    assert bo.log.count() == lines


def expect_the_end(person: Person) -> None:
    """Winner, ranking, and a score sheet that explains every point."""
    expect(person.heading(THE_END)).to_be_visible()
    result = person.page.get_by_role("region", name=THE_END)
    assert sorted(expect_columns(result, "Final score")) == [0, 1, 2, 3]
    result.get_by_text(person.says("page-every-point", name="Ada")).click()
    expect(result.locator("details[open]").get_by_role("listitem")).not_to_have_count(0)
    expect(person.moves).to_have_count(0)


@pytest.mark.full
def test_the_first_round_by_touch_on_a_phone(visit: Visit) -> None:
    zoe = visit(asks_twice=True, language="fr", **PHONE)
    zoe.enter("Zoé")
    zoe.open_against_bots(TITLE, 3)
    met: set[str | None] = set()
    while "actions" not in met:
        assert zoe.wait_for_question() == "moves"
        zoe.page.wait_for_function(IN_SIGHT)
        met.add(moment(zoe))
        make_a_move(zoe)
    assert met >= {"professions", "actions"}


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody who has a name."""
    ada = visit(asks_twice=True, **WIDE)
    ada.enter("Ada")
    return ada


@pytest.mark.full
def test_at_a_table_of_two_a_landscape_is_chosen_and_laid_by_one_drag(ada: Person) -> None:
    match, wire, mouse = base("choose"), Wire(ada), Mouse(ada)
    sit_down(match, {0: ada})
    assert ada.wait_for_question() == "moves"
    expect(ada.table.get_by_role("region", name="Landscapes")).to_be_visible()
    squares = squares_of(play(match.copy(), "choose lake"), "lake d2 r0")
    mouse.grasp(supply(ada, "lake"))
    mouse.lead(squares)
    expect_ghost(ada, squares)
    mouse.drop()
    expect_laid(ada, "lake d2 r0")
    assert wire.sent == ["choose lake", "place lake d2 r0"]
    assert wire.tiles(0) == {"lake": (squares, "r0")}


@pytest.mark.full
def test_looking_at_a_work_shows_what_it_would_do_and_changes_nothing(ada: Person) -> None:
    sit_down(before_a_work(), {0: ada})
    assert ada.wait_for_question() == "moves"
    lines = ada.log.count()
    button(ada, "work mathematician").hover()
    consequences = ada.page.locator(".consequences")
    expect(consequences).to_contain_text("mathematician")
    ada.page.mouse.move(5, 5)
    expect(consequences).to_be_hidden()
    assert ada.log.count() == lines


def test_a_work_with_bonus_cards_is_paid_in_florins_and_prestige(ada: Person) -> None:
    wire = Wire(ada)
    sit_down(before_a_work(), {0: ada})
    for text in ("work mathematician", "bonus jesters", "bonus hand", "prestige 2"):
        assert ada.wait_for_question() == "moves"
        ada.make(button(ada, text))
    assert ada.wait_for_question() == "moves"
    value = 3 + 2 * 2 + 2 * 2 + 2
    player = wire.view["players"][0]
    assert (player["best_work"], player["prestige"], player["table"]) == (value, 2, ["mathematician"])
    assert wire.view["you"]["florins"] == 3500 + 100 * value - 200 * 2
    assert wire.refusals == []


def before_a_work() -> Match:
    """Seat 0 has two jesters and two bonus cards, without which no work is good enough."""
    words = acting(position(3, round=3))
    words["players"][0].update(jesters=2, bonus=take(words, "bonus", "hand", "jesters"))
    return GAME.from_position(words)


def button(person: Person, text: str) -> Locator:
    """What makes a move of this text."""
    return button_of(person, next(move for move in on_offer(person) if move.text == text))
