"""Days that pass in a moment: for a house whose clock is moved, and for the browsers of those who play there."""

from __future__ import annotations

from tests.browser.person import Person
from tests.server.running import Server

HOUR = 3600.0
AHEAD = """
(() => {
  const Real = (globalThis.RealDate ??= Date);
  const now = () => Real.now() + AHEAD * 1000;
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length > 0) super(...given); else super(now()); }
    static now() { return now(); }
  };
})()
"""
"""What a page takes for the time, from the next that is opened."""


def pass_hours(server: Server, hours: float, *people: Person) -> None:
    """It is so much later, in the house and wherever these open a page."""
    server.ahead.value += hours * HOUR
    for person in people:
        person.page.context.add_init_script(AHEAD.replace("AHEAD", str(server.ahead.value)))


def leave(person: Person) -> None:
    """Be away: no page of the house is open."""
    person.page.goto("about:blank")
