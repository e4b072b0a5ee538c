"""Reviews in a browser: a finished game to be reviewed, and how long a whole review takes."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

import signoria
from tests.browser.person import Person
from tests.play import play_some
from tests.server.running import Server

SEATS = 4
FRAMES = """
() => new Promise((resolve) => {
  let frames = 0;
  const end = performance.now() + 1000;
  const count = () => { frames += 1; if (performance.now() < end) requestAnimationFrame(count); else resolve(frames); };
  requestAnimationFrame(count);
})
"""
"""In a second, while the review goes on."""


@dataclass
class Took:
    """Seconds to the first chances that were drawn and to the end, and pictures in a second meanwhile."""

    first: float
    whole: float
    frames: int


def brought(house: Server, name: str, seats: int = SEATS) -> str:
    """The id of a replay of a game that was played at random."""
    match = play_some(signoria.game(name).start(seats, seed=7), 7, 10_000)
    match.names = ("Ada", "Bo", "Cy", "Di", "Eve")[:seats]
    answer = house.guest("Ada").ask("POST", "/api/replays", match.record().encode(), Content_Type="text/plain")
    return str(answer.json["id"])


def chart(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.says("page-review-chances"))


def until_done(person: Person, review: Locator) -> None:
    expect(review.get_by_role("status")).to_have_text(person.says("page-review-done"))


def whole_review(person: Person, house: Server, replay: str) -> Took:
    """A review as long as it is for readers, from its address on."""
    began = time.monotonic()
    person.page.goto(f"{house.address}/r/{replay}?review")
    expect(chart(person).locator("polyline").first).to_have_attribute("points", re.compile(r"\d+,\d+.* .*,"))
    first = time.monotonic() - began
    frames = person.page.evaluate(FRAMES)
    until_done(person, person.page.get_by_role("region", name=person.says("page-review"), exact=True))
    return Took(first, time.monotonic() - began, frames)
