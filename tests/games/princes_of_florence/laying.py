"""How somebody lays a piece of The Princes of Florence by mouse or by finger, and what the page shows of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from signoria import Match
from tests.browser.person import Person

SCREEN = """
([column, row]) => {
  const ground = document.querySelector("svg[data-ground]");
  const { x, y } = new DOMPoint(column * 100, row * 100).matrixTransform(ground.getScreenCTM());
  return [x, y];
}
"""
"""Where a point of the ground, counted in squares, is on the screen."""
STEPS = 6
"""In so many movements a piece is dragged."""
NOTCH = 100
"""Pixels by which a wheel scrolls when it is turned a little."""
AT_REST = 100
"""Milliseconds after which a finger no longer throws what it drags."""
LIFTED = 30
"""So many pixels above a finger hangs what it drags."""

TURNED = {
    "r0": "",
    "r90": ", turned once",
    "r180": ", turned twice",
    "r270": ", turned three times",
    "m0": ", flipped",
    "m90": ", flipped and turned once",
    "m180": ", flipped and turned twice",
    "m270": ", flipped and turned three times",
}
"""How it is told that a piece was turned and flipped."""

Point = tuple[float, float]


def squares_of(match: Match, place: str) -> list[str]:
    """The squares of a place, e.g. `opera e3 m90`, of whoever is to act; what is built is decided first if need be."""
    own = match.copy()
    seat = own.to_act[0]
    if own.why_not(seat, f"place {place}") is not None:
        own.play(seat, f"build {place.split(maxsplit=1)[0]}")
    laid = next(move for move in own.legal(seat) if move.text == f"place {place}")
    assert isinstance(laid.data["squares"], list)
    return laid.data["squares"]


def middle(squares: Sequence[str]) -> Point:
    """The middle of squares, counted in squares."""
    columns, rows = [ord(square[0]) - ord("a") for square in squares], [int(square[1:]) - 1 for square in squares]
    return (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2


def on_screen(person: Person, squares: Sequence[str]) -> Point:
    """The middle of squares, on the screen."""
    x, y = person.page.evaluate(SCREEN, middle(squares))
    return x, y


def centre(target: Locator) -> Point:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def supply(person: Person, piece: str) -> Locator:
    """A piece in the supply."""
    return person.page.locator(f"button[data-take='{piece}']")


def tool(person: Person, name: str) -> Locator:
    """What turns, flips, lays or puts back the piece in hand."""
    return person.page.get_by_role("group", name="The piece in your hand").get_by_role("button", name=name)


def said(person: Person) -> Locator:
    """What is said of the piece in hand where it is."""
    return person.page.locator(".placing .said")


def expect_ghost(person: Person, squares: Sequence[str]) -> None:
    """The piece in hand is shown on these squares."""
    expect(person.page.locator("[data-ghost]")).to_have_attribute("data-ghost", " ".join(sorted(squares)))


def expect_laid(person: Person, place: str) -> None:
    """The table tells of a piece laid, e.g. `opera e3 m90`, and nothing is in hand any more."""
    piece, square, turn = place.split()
    told = re.compile(rf"You place .*{piece} at {square}{TURNED[turn]}[.]")
    expect(person.log.filter(has_text=told)).to_have_count(1)
    expect(person.page.locator("[data-field]")).to_have_count(0)


class Mouse:
    """A hand on a mouse."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.mouse = person.page.mouse

    def grasp(self, target: Locator) -> None:
        """Press the button on something, and hold it."""
        self.mouse.move(*centre(target))
        self.mouse.down()

    def lead(self, squares: Sequence[str]) -> None:
        """Lead what is held or in hand to these squares."""
        self.mouse.move(*on_screen(self.person, squares), steps=STEPS)

    def drop(self) -> None:
        self.mouse.up()

    def press(self) -> None:
        """Click where the mouse is."""
        self.mouse.down()
        self.mouse.up()

    def wheel(self) -> None:
        """Turn the wheel by a notch."""
        self.mouse.wheel(0, NOTCH)


class Finger:
    """A finger on a screen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.session = person.page.context.new_cdp_session(person.page)
        self.at: Point = (0, 0)

    def grasp(self, target: Locator) -> None:
        """Lay the finger on something, and leave it there."""
        self.at = centre(target)
        self._touch("touchStart", self.at)

    def lead(self, squares: Sequence[str]) -> None:
        """Lead what is dragged to these squares: the finger is below them."""
        x, y = on_screen(self.person, squares)
        _, bottom = on_screen(self.person, [max(squares, key=lambda square: int(square[1:]))])
        half = (bottom - y) + self._square() / 2
        self._move_to((x, y + LIFTED + half))

    def drop(self) -> None:
        """Come to rest, or it would be a throw, and lift the finger."""
        self.person.page.wait_for_timeout(AT_REST)
        self._touch("touchMove", self.at)
        self._touch("touchEnd")

    def _move_to(self, to: Point) -> None:
        (x, y), (there_x, there_y) = self.at, to
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._touch("touchMove", (x + (there_x - x) * share, y + (there_y - y) * share))
        self.at = to

    def _square(self) -> float:
        """The size of a square on the screen."""
        (left, _), (right, _) = on_screen(self.person, ["a1"]), on_screen(self.person, ["b1"])
        return right - left

    def _touch(self, kind: str, *points: Point) -> None:
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )
