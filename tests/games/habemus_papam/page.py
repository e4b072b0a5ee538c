"""How somebody plays 1655 on its table, and which moments of a game are worth a picture."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from signoria import Match
from signoria.core.rules.moves import FixedMoveBook, Move
from signoria.games.habemus_papam.constants import ACTION_NAMES
from tests.browser.going_on import sit_down
from tests.browser.person import OPEN_LIST, Person
from tests.games.habemus_papam.tables import GAME

TABLES = ((4, 0),)
MOMENTS = ("order", "action", "bribe", "swap", "swap-with", "bid", "bid-second", "take", "exclude", "death")
"""Whatever somebody is asked for, each with a question of its own."""
EARLY = 20
"""Moves of the person until the first rounds are over: then the everyday moments are worth a picture."""
FRUGAL = 2
"""So many gems are bid at most, of the cheapest kinds."""
ON_OFFER = "[...new Set([...document.querySelectorAll('button[data-move]')].map((one) => Number(one.dataset.move)))]"


def make_a_move(person: Person) -> str:
    """Tap whatever the move needs, on the table or behind the screen, without opening the list of moves."""
    *before, last = way_to(person, wanted(on_offer(person)))
    for button in before:
        person.tap(button)
    name = person.make(last)
    expect(person.page.locator(OPEN_LIST)).to_have_count(0)
    return name


def picture(person: Person, made: int) -> str | None:
    """What a picture taken now would show, if it is worth one."""
    now = moment(person)
    if person.page.locator(".chimney.white").count() > 0:
        return f"white-smoke-{now}"
    if now in ("action", "bid", "take") and made < EARLY:
        return "opening" if made == 0 else None
    return "bid-with-old-boys" if now == "bid" and person.page.locator(".pair").count() > 0 else now


def moment(person: Person) -> str:
    """What the person is asked for."""
    asked = person.page.locator("#prompt").inner_text()
    words = GAME.words(person.language)
    return next(name for name in MOMENTS if asked.startswith(words.say(f"phase-{name}")))


def on_offer(person: Person) -> list[Move]:
    """All legal moves, those too that have yet to be put together."""
    assert isinstance(GAME.book, FixedMoveBook)
    return [GAME.book.by_id[number] for number in sorted(person.page.evaluate(ON_OFFER))]


def wanted(moves: list[Move]) -> Move:
    """Play an action card, bid little, and take an action card while there is one; else the first that may be."""
    bids = [move for move in moves if move.data["do"] == "bid" and len(gems_of(move)) <= FRUGAL]
    if bids:
        return bids[-1]
    takes = [move for move in moves if move.data.get("card") in ACTION_NAMES and move.data["do"] == "take"]
    deeds = [move for move in moves if move.data["do"] != "pass"]
    return (takes or deeds or moves)[0]


def way_to(person: Person, move: Move) -> list[Locator]:
    """The buttons that are pressed one after the other to make a move; the last one makes it."""
    return [*(gem_button(person, gem) for gem in gems_of(move)), button_of(person, move)]


def gems_of(move: Move) -> list[str]:
    """The gems of a bid; none of any other move."""
    kind, *words = move.text.split()
    return words if kind == "bid" and words != ["nothing"] else []


def gem_button(person: Person, gem: str) -> Locator:
    """The gems of one kind behind the screen."""
    return person.page.locator(f"button[data-gem={gem}]").filter(visible=True)


def button_of(person: Person, move: Move) -> Locator:
    """What makes a move when it is tapped: two cards on offer may be alike."""
    return person.page.locator(f"button[data-move='{move.id}']").filter(visible=True).first


def play_until(person: Person, name: str) -> None:
    """Play until a moment of this name."""
    while person.wait_for_question() == "moves":
        if moment(person) == name:
            return
        make_a_move(person)
    raise AssertionError(f"the game was over before {name}")


def play_on(person: Person, match: Match) -> None:
    """Sit down, where somebody is asked, at a table at which a match goes on, with bots in all other seats."""
    mine = match.to_act[0]
    sit_down(match, {mine: person})
    assert person.wait_for_question() == "moves"
