"""People at tables where a match goes on from where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urljoin

from signoria import Match
from tests.browser.person import Person

PLAY_ON = """
async ([record, step]) => {
  const post = async (path, body, type) =>
    (await fetch(path, { method: "POST", body, headers: { "content-type": type } })).json();
  const { id } = await post("/api/replays", record, "text/plain");
  return (await post(`/api/replays/${id}/play-on`, JSON.stringify({ step }), "application/json")).id;
}
"""
SEAT_BOTS = """
async ([table, seats]) => {
  for (const seat of seats)
    await fetch(`/api/tables/${table}/seats/${seat}/bot`, {
      method: "POST", body: JSON.stringify({ level: "novice" }), headers: { "content-type": "application/json" },
    });
}
"""


def sit_down(match: Match, people: Mapping[int, Person]) -> None:
    """Go on with a match at a table of one's own, with bots in all other seats; whoever comes first opens it."""
    host, *_ = people.values()
    table = host.page.evaluate(PLAY_ON, [match.record(), len(match.decisions())])
    for seat, person in people.items():
        person.page.goto(urljoin(host.page.url, f"/t/{table}"))
        person.sit(seat)
    host.page.evaluate(SEAT_BOTS, [table, [seat for seat in range(match.seats) if seat not in people]])
    host.start()
