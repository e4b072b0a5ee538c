"""How somebody plays The Princes of Florence on its board, and which moments of a game are worth a picture."""

from __future__ import annotations

import re
from itertools import product

from playwright.sync_api import Locator, expect

from signoria.core.rules.moves import Move
from signoria.games.princes_of_florence.constants import CHARACTER_NAMES
from signoria.games.princes_of_florence.move_book import PrincesMoveBook
from signoria.games.princes_of_florence.moves import KEEP_CARD, PLACE_AT, RAISE_BID, UNDER_CARD
from tests.browser.person import NAME, OPEN_LIST, Person
from tests.games.princes_of_florence.tables import GAME

TABLES = ((4, 0), (3, 2))
MIDDLE = 24
"""Moves of the person until a game of four is half over."""
DEEDS = (
    "return", "choose", "keep", "rest", "take", "open", "free", "place", "recruit", "merchant", "professor",
    "character", "bonus", "done", "work", "princess", "offer", "freedom", "build", "draw profession", "draw bonus",
    "partner", "price", "counter", "accept", "prestige", "pass", "give-up", "later", "decline", "drop", "end",
)  # fmt: skip
"""What is done when it may be done, the dearest first; a bid is weighed."""
DEAREST = (
    "open jester", "take jester", "open park", "take park", "open recruiting", "take recruiting",
    *(f"{name} {number}" for name in ("princess", "professor", "merchant", "cardinal", "muse") for number in range(6)),
)  # fmt: skip
"""Moves that are made before others of their kind."""
MOMENTS = {
    "return": "professions",
    "open": "market",
    "bid": "auction",
    "place": "placing",
    "keep": "looking",
    "character": "characters",
    "bonus": "work",
    "prestige": "payment",
    "price": "price",
    "counter": "offer",
    "drop": "reply",
    "end": "actions",
}
"""What a kind of move makes of the moment in which it may be made."""
MODEST = 400
"""More is not bid without much thought."""
PRICE = 200
"""What is asked of a neighbour, or named instead of another price, where it may be."""
BORDERS = (
    ("ArrowRight", "ArrowUp", "ArrowDown"),
    ("ArrowDown", "ArrowLeft", "ArrowRight"),
    ("ArrowLeft", "ArrowUp", "ArrowDown"),
    ("ArrowUp", "ArrowLeft", "ArrowRight"),
)
"""The keys that lead a piece to a border, and along it one way and the other."""
ACROSS = "button[data-lay][data-partner]"
FITTING = f"{ACROSS}:not([aria-disabled=true])"
WIDTH = 7
"""So many squares a principality is wide."""
LEAD = """
async (field, [keys, until]) => {
  for (const key of keys) {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((drawn) => setTimeout(drawn));
    if (document.querySelector(until)) return true;
  }
  return false;
}
"""
"""Keys pressed faster than by hand: a border is long."""
ON_OFFER = "[...new Set([...document.querySelectorAll('button[data-move]')].map((one) => Number(one.dataset.move)))]"


def make_a_move(person: Person) -> str:
    """Tap whatever the move needs, on the board or in the hand, without opening the list of moves."""
    moves = on_offer(person)
    move = wanted(person, moves)
    if not prepare(person, move):
        move = wanted(person, [other for other in moves if other.data["do"] != "offer"])
        prepare(person, move)
    is_laid = move.data["do"] in ("place", "build", "offer")
    name = person.make(lay_button(person) if is_laid else button_of(person, move))
    expect(person.page.locator(OPEN_LIST)).to_have_count(0)
    return name


def picture(person: Person, made: int) -> str | None:
    """What a picture taken now would show, if it is worth one."""
    return "middle" if made == MIDDLE else moment(person)


def moment(person: Person) -> str | None:
    """What the person is asked for, named by the most that can be done."""
    deeds = {move.data["do"] for move in on_offer(person)}
    return next((name for deed, name in MOMENTS.items() if deed in deeds), None)


# -- what to do


def on_offer(person: Person) -> list[Move]:
    """All legal moves, those too that have yet to be put together."""
    return [move_of(number) for number in sorted(person.page.evaluate(ON_OFFER))]


def move_of(number: int) -> Move:
    """A move by its number; of those that mean another bid, card or place each time only what they do."""
    assert isinstance(GAME.book, PrincesMoveBook)
    if number in RAISE_BID:
        return Move(number, "bid", {"do": "bid"})
    if number in PLACE_AT:
        return Move(number, "place", {"do": "place"})
    for kind in (KEEP_CARD, UNDER_CARD):
        if number in kind:
            return Move(number, kind.do, {"do": kind.do})
    return GAME.book.fixed.by_id[number]


def wanted(person: Person, moves: list[Move]) -> Move:
    """Make a work if possible, else introduce freedoms and build, bid little, and name another price for an offer."""
    by_deed: dict[str, list[Move]] = {}
    for move in moves:
        by_deed.setdefault(deed_of(move), []).append(move)
    if "bid" in by_deed and next_bid(person, by_deed["bid"][0]) <= MODEST:
        return by_deed["bid"][0]
    alike = next(by_deed[deed] for deed in DEEDS if deed in by_deed)
    dearest = [move for text in DEAREST for move in alike if move.text == text]
    return (dearest or alike)[0] if alike[0].data["do"] != "prestige" else alike[len(alike) // 2]


def deed_of(move: Move) -> str:
    deed = str(move.data["do"])
    return move.text if deed == "draw" else deed


def next_bid(person: Person, bid: Move) -> int:
    """What the next bid would be, as its button says."""
    name: str = button_of(person, bid).evaluate(NAME)
    return int(re.findall(r"\d+", name)[0])


# -- how it is done


def prepare(person: Person, move: Move) -> bool:
    """Whatever has to be tapped, typed or turned before a move can be made; whether it can be made then."""
    deed = move.data["do"]
    if deed in ("price", "counter"):
        name_price(person, PRICE)
    elif deed == "character":
        pick_character(person, str(move.data["character"]))
    elif deed in ("build", "offer"):
        piece = str(move.data["piece"])
        take(person, piece)
        return deed == "build" or carry_across(person, piece)
    return True


def button_of(person: Person, move: Move) -> Locator:
    """What makes a move when it is tapped; of a price or a bid for a character, whichever is shown."""
    same = [move]
    if move.data["do"] in ("price", "counter", "character"):
        same = [other for other in on_offer(person) if other.data["do"] == move.data["do"]]
    selector = ", ".join(f"button[data-move='{one.id}']" for one in same)
    return person.page.locator(selector).filter(visible=True).first


def lay_button(person: Person) -> Locator:
    """What lays the piece in hand where it is."""
    return person.page.locator("button[data-lay]").filter(visible=True)


def take(person: Person, piece: str) -> None:
    """Take a building in hand: it is held where it may lie, if there is such a place."""
    person.tap(person.page.locator(f"button[data-take='{piece}']"))
    expect(lay_button(person)).to_be_visible()


def carry_across(person: Person, piece: str) -> bool:
    """Lead the piece in hand by keys to each border and along it, turned in every way; whether it fits somewhere."""
    for flips, turns, (onto, aside, back) in product(range(2), range(4), BORDERS):
        to_border = ["f"] * flips + ["r"] * turns + [onto] * WIDTH
        along = [aside] * WIDTH + [back] * 2 * WIDTH + [onto] + [aside] * 2 * WIDTH
        if led(person, to_border, ACROSS) and (is_across(person) or led(person, along, FITTING)):
            return True
        person.page.keyboard.press("Escape")
        take(person, piece)
    person.page.keyboard.press("Escape")
    return False


def led(person: Person, keys: list[str], until: str) -> bool:
    """Press keys until the button that lays a piece is as wanted."""
    found: bool = person.page.locator("[data-field]").evaluate(LEAD, [keys, until])
    return found


def is_across(person: Person) -> bool:
    return person.page.locator(FITTING).count() > 0


def name_price(person: Person, florins: int) -> None:
    """Type a price; what may not be named becomes the nearest that may."""
    price = person.page.locator(".price input")
    price.fill(str(florins))
    price.blur()


def pick_character(person: Person, name: str) -> None:
    person.tap(person.page.locator(".characters .row button").nth(CHARACTER_NAMES.index(name)))
