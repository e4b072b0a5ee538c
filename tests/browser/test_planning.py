"""Plans in real browsers: a whole auction with a limit and a pass ahead, a lot let go, a move chosen beforehand."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import signoria
from signoria.core.play.match import Match
from signoria.core.play.plans import offer_of
from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.layout import BOARD
from tests.browser.person import PHONE, WIDE, Person
from tests.games.habemus_papam.choices import choosing
from tests.play import random_play

SIZES: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
QUICK = ("il-principe-fr-phone",)
"""What is tried each time; the others with everything."""
HEIGHT = "document.documentElement.scrollHeight"
LIMITS = {"il-principe": 2, "princes-of-florence": 400}
RECORD = "async () => (await fetch(`/api/tables${location.pathname.replace('/t', '')}/record?seat=SEAT`)).text()"
SECONDS = 90.0


def cases() -> list[Any]:
    found = []
    for game in signoria.GAMES:
        for language in ("en", "fr"):
            for size in SIZES:
                name = f"{game}-{language}-{size}"
                marks = () if name in QUICK else pytest.mark.full
                found.append(pytest.param(game, language, size, id=name, marks=marks))
    return found


def position(game: str) -> tuple[Match, int, int]:
    """A match in which something can be planned, who is asked, and somebody who is not or not alone."""
    if game == "habemus-papam":
        return choosing("action"), 1, 2
    if game == "patrician":
        match = signoria.game(game).start(2, seed=3, first=0)
        return signoria.game(game).from_position(match.position()), 0, 1
    for match in random_play(signoria.game(game).start(4, seed=2), 2):
        view, auctions = match.view(None), match.game.kit.auctions
        bidders = [seat for seat in range(4) if offer_of(auctions, view).may_limit(seat)]
        if len(bidders) > 2:
            asked = match.to_act[0]
            return signoria.game(game).from_position(match.position()), asked, next(s for s in bidders if s != asked)
    raise AssertionError("nothing was auctioned")


def moves_of(person: Person, seat: int) -> list[str]:
    """What a seat has done so far, by the table's record."""
    text: str = person.page.evaluate(RECORD.replace("SEAT", str(seat)))
    return [line.split(" ", 1)[1] for line in text.splitlines() if line.startswith(f"{seat} ")]


def open_plans(person: Person) -> None:
    """Open the panel; the table holds still."""
    still = person.page.evaluate(BOARD), person.page.evaluate(HEIGHT)
    button = person.page.locator("[data-plan]")
    person.tap(button)
    expect(person.page.get_by_role("region", name=person.says("page-plan-heading"), exact=True)).to_be_visible()
    assert (person.page.evaluate(BOARD), person.page.evaluate(HEIGHT)) == still, "the table holds still"


def let_go(person: Person) -> None:
    open_plans(person)
    person.tap(person.page.locator("[data-let-go]"))
    expect(planned(person)).to_be_visible()


def planned(person: Person) -> Any:
    """The button that withdraws what is planned, which is there as long as something is."""
    return person.page.locator("[data-withdraw]")


def set_limit(person: Person, limit: int) -> None:
    open_plans(person)
    person.page.get_by_label(person.says("page-plan-limit"), exact=True).fill(str(limit))
    report = Axe().run(person.page)
    assert report.violations_count == 0, report.generate_report()
    person.tap(person.page.get_by_role("button", name=person.says("page-plan-do"), exact=True))
    expect(person.page.get_by_text(person.says("page-plan-limit-pass", limit=limit))).to_be_visible()


@pytest.mark.parametrize(("game", "language", "size"), cases())
def test_what_is_planned_is_done_and_no_more(visit: Visit, game: str, language: str, size: str) -> None:
    match, asked, other = position(game)
    people = {seat: visit(language=language, **SIZES[size]) for seat in (asked, other)}
    for seat, person in people.items():
        person.enter("Anna" if seat == asked else "Bruno")
    sit_down(match, people)
    anna, bruno = people[asked], people[other]
    for person in (anna, bruno):
        expect(person.table).to_be_visible()
    if game in LIMITS:
        a_whole_auction(anna, bruno, asked, other, LIMITS[game])
    elif game == "habemus-papam":
        a_lot_let_go(anna, bruno, asked)
    else:
        a_move_chosen_beforehand(anna, bruno, other)


def a_whole_auction(anna: Person, bruno: Person, asked: int, other: int, limit: int) -> None:
    """Anna bids up to a limit, Bruno passes ahead, after he has withdrawn it once; neither touches anything else."""
    let_go(bruno)
    bruno.shoot(f"plan-{limit}")
    bruno.tap(planned(bruno))
    expect(planned(bruno)).to_have_count(0)
    before = len(moves_of(anna, asked)), len(moves_of(bruno, other))
    let_go(bruno)
    set_limit(anna, limit)
    for person in (anna, bruno):
        expect(planned(person)).to_have_count(0, timeout=SECONDS * 1000)
    made, others = moves_of(anna, asked)[before[0] :], moves_of(bruno, other)[before[1] :]
    bids = [int(text.split()[-1]) for text in made if re.fullmatch(r"bid \d+", text)]
    assert made and (bids or made == ["pass"]) and all(bid <= limit for bid in bids)
    assert others in (["pass"], [])  # nobody is asked who need not be


def a_lot_let_go(anna: Person, bruno: Person, asked: int) -> None:
    """Anna lets the next lot go while action cards are chosen; her bid is made when bids are asked for."""
    let_go(anna)
    for person in (anna, bruno):
        person.make(person.moves.last)
    until = time.monotonic() + SECONDS
    while "bid nothing" not in moves_of(anna, asked):
        if bruno.question() == "moves":
            bruno.choose()
        assert time.monotonic() < until
        anna.page.wait_for_timeout(200)


def a_move_chosen_beforehand(anna: Person, bruno: Person, other: int) -> None:
    """Bruno chooses a card while Anna is asked; it is played when his turn comes."""
    open_plans(bruno)
    move = bruno.page.locator("[data-plan-move]").nth(1)
    text = move.get_attribute("data-plan-move")
    bruno.tap(move)
    expect(planned(bruno)).to_be_visible()
    until = time.monotonic() + SECONDS
    while planned(bruno).count():
        if anna.question() == "moves":
            anna.choose()
        assert time.monotonic() < until
        anna.page.wait_for_timeout(200)
    assert text in moves_of(bruno, other)


@pytest.mark.full
def test_the_tray_bids_up_to_what_is_typed(visit: Visit) -> None:
    match, asked, _ = position("il-principe")
    anna = visit(**WIDE)
    anna.enter("Anna")
    sit_down(match, {asked: anna})
    amount = anna.page.locator(".exact input").input_value()
    anna.page.get_by_role("button", name=anna.says("page-bid-up-to", amount=amount), exact=True).click()
    expect(anna.page.get_by_text(anna.says("page-plan-limit-pass", limit=amount))).to_be_visible()
    anna.page.reload()
    expect(anna.table).to_be_visible()
    expect(planned(anna)).to_have_count(0, timeout=SECONDS * 1000)
