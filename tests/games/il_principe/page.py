"""How somebody plays Il Principe on its board, and which moments of a game are worth a picture."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from signoria.core.rules.moves import FixedMoveBook, Move
from tests.browser.person import OPEN_LIST, Person
from tests.games.il_principe.tables import GAME

TABLES = ((4, 1),)
"""For pictures: with abundance cities are built early."""
MIDDLE = 30
"""Moves of the person until a game of four is half over."""
MOMENTS = {
    "reserve": "reserve",
    "bid": "auction",
    "build": "building",
    "lay": "turn",
    "shield": "shields",
    "turn": "turning-up",
    "pass": "passing",
}
"""What a kind of move makes of the moment in which it may be made."""
PICTURES = ("reserve", "auction", "building", "turn", "shields")
MODEST = range(1, 5)
"""What is bid without much thought."""
PLENTY = range(3, 21)
"""So many cards of a colour are laid; fewer may be wanted for a city."""
ON_OFFER = "[...new Set([...document.querySelectorAll('button[data-move]')].map((one) => Number(one.dataset.move)))]"


def make_a_move(person: Person) -> str:
    """Tap whatever the move needs, on the board or in the hand, without opening the list of moves."""
    *before, last = way_to(person, wanted(on_offer(person)))
    for button in before:
        person.tap(button)
    name = person.make(last)
    expect(person.page.locator(OPEN_LIST)).to_have_count(0)
    return name


def picture(person: Person, made: int) -> str | None:
    """What a picture taken now would show, if it is worth one."""
    now = moment(person)
    return "middle" if made == MIDDLE else now if now in PICTURES else None


def moment(person: Person) -> str:
    """What the person is asked for, named by the most that can be done."""
    kinds = {str(move.data["do"]) for move in on_offer(person)}
    return next(name for kind, name in MOMENTS.items() if kind in kinds)


def on_offer(person: Person) -> list[Move]:
    """All legal moves, those too that have yet to be put together."""
    assert isinstance(GAME.book, FixedMoveBook)
    return [GAME.book.by_id[number] for number in sorted(person.page.evaluate(ON_OFFER))]


def wanted(moves: list[Move]) -> Move:
    """Build whatever can be built, bid little, and lay only a colour there is plenty of."""
    for kind in ("reserve", "build", "shield", "turn"):
        if fitting := of_kind(moves, kind):
            return fitting[0]
    bids, lays = of_kind(moves, "bid"), of_kind(moves, "lay")
    if bids and bids[0].data["coins"] in MODEST:
        return bids[0]
    plenty = [move for move in lays if move.data["count"] in PLENTY]
    return plenty[-1] if plenty else of_kind(moves, "pass")[0]


def of_kind(moves: list[Move], kind: str) -> list[Move]:
    return [move for move in moves if move.data["do"] == kind]


def way_to(person: Person, move: Move) -> list[Locator]:
    """The buttons that are pressed one after the other to make a move; the last one makes it."""
    kind, *details = move.text.split()
    colours = {"reserve": details, "lay": details[:1]}.get(kind, [])
    return [*(card(person, colour) for colour in colours), button_of(person, move)]


def card(person: Person, colour: str) -> Locator:
    """The cards of one colour in the hand."""
    return person.page.locator(f"button[data-colour={colour}]").filter(visible=True)


def button_of(person: Person, move: Move) -> Locator:
    """What makes a move when it is tapped: two buttons may do the same, as a raise and the exact amount."""
    return person.page.locator(f"button[data-move='{move.id}']").filter(visible=True).first


def play_until(person: Person, name: str) -> None:
    """Play until a moment of this name."""
    while person.wait_for_question() == "moves":
        if moment(person) == name:
            return
        make_a_move(person)
    raise AssertionError(f"the game was over before {name}")
