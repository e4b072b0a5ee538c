"""Clocks tell nothing that `waiting` does not tell: not what was chosen in secret, nor what was planned or noted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria.core.play.match import Match
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.from_page import MakePlan, Move
from signoria.server.tables import admission, entries, planning, requests
from signoria.server.tables.charter import Charter
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.games.habemus_papam.choices import CHOICES, choosing
from tests.server.live.test_plan_runner import before_an_auction
from tests.server.live.test_processes import Ears
from tests.server.sealed import CHOOSER
from tests.server.table_builders import SECRET, TABLE, sit_all

BEGUN = 2_000.0
CLOCKS = (ClockRules("move", 3600, 0, "bot"), ClockRules("game", 3600, 60, "move"))


class Watched:
    """A timed table at which people play on from a match, each looking at it, and somebody who watches."""

    def __init__(self, match: Match, clock: ClockRules) -> None:
        position = match.position()
        charter = Charter(TABLE, match.game.name, match.seats, match.options, False, "guest-0", SECRET, None, position)
        self.now = BEGUN
        self.table = Table(charter)
        sit_all(self.table)
        for entry in (admission.arrange(self.table, "guest-0", clock=clock), requests.start(self.table, "guest-0")):
            assert entry is not None
            self.table.apply(entry, BEGUN)
        self.live = LiveTable(self.table, lambda: self.now, 60.0)
        self.ears = {seat: Ears() for seat in (*range(match.seats), None)}
        for seat, ears in self.ears.items():
            ears.seat = seat
            self.live.listeners.add(ears)

    def happen(self, entry: Entry, at: float) -> None:
        self.now = at
        marks = self.live.marks()
        self.table.apply(entry, at)
        self.live.show_change(entry, marks)

    def choose(self, number: int, at: float) -> None:
        self.happen(requests.move(self.table, CHOOSER, Move(number, self.table.told, "key")), at)

    def heard_by_others(self, chooser: int = CHOOSER) -> list[list[str]]:
        return [ears.frames for seat, ears in self.ears.items() if seat != chooser]


def clocks_in(frames: list[str]) -> list[Any]:
    return [message["seats"] for message in map(json.loads, frames) if message["it"] == "clocks"]


@pytest.mark.parametrize("clock", CLOCKS, ids=["move", "game"])
@pytest.mark.parametrize("what", list(CHOICES))
def test_others_are_told_the_same_bytes_whatever_is_chosen_undone_and_chosen_again(
    what: str, clock: ClockRules
) -> None:
    match = choosing(what)
    moves = match.legal(CHOOSER)
    heard = []
    for first, second in [(move.id, moves[-1].id) for move in moves]:
        watched = Watched(match, clock)
        watched.choose(first, BEGUN + 61.5)
        watched.happen(entries.Undone(CHOOSER), BEGUN + 70)
        watched.choose(second, BEGUN + 75)
        heard.append(watched.heard_by_others())
    assert len(heard) > 1 and all(frames == heard[0] for frames in heard)
    told = clocks_in(heard[0][0])
    assert [clocks[CHOOSER]["runs"] for clocks in told] == [False, True, False]


@pytest.mark.parametrize("clock", CLOCKS, ids=["move", "game"])
def test_a_clock_runs_for_exactly_those_whom_everybody_sees_waited_for(clock: ClockRules) -> None:
    watched = Watched(choosing("bid"), clock)
    for step in range(60):
        waiting = watched.table.waiting()
        if not waiting:
            break
        seat = waiting[step % len(waiting)]
        watched.happen(entries.Decided(seat, watched.table.legal(seat)[-1].text), BEGUN + step)
        last: dict[str, Any] = {message["it"]: message for message in map(json.loads, watched.ears[None].frames)}
        assert [seat for seat, clock in enumerate(last["clocks"]["seats"]) if clock["runs"]] == last["play"]["waiting"]
    assert step > 20


def test_a_plan_or_a_note_moves_no_clock_and_sends_nobody_one() -> None:
    heard = []
    for is_planned in (True, False):
        watched = Watched(before_an_auction(), CLOCKS[0])
        asked = watched.table.waiting()[0]
        planner = (asked + 1) % 4
        if is_planned:
            watched.happen(planning.plan(watched.table, planner, MakePlan("limit", "p", limit=3)), BEGUN + 30)
            watched.happen(entries.Noted(planner, "Tre."), BEGUN + 31)
        assert all("clocks" not in frame for frames in watched.heard_by_others(-1) for frame in frames)
        watched.happen(entries.Decided(asked, "pass"), BEGUN + 40)
        heard.append(watched.heard_by_others(planner))
    assert heard[0] == heard[1]


def test_whoever_comes_anew_is_told_the_same_clocks_whatever_was_chosen() -> None:
    match = choosing("bid")
    heard = set()
    for move in match.legal(CHOOSER)[-5:]:
        watched = Watched(match, CLOCKS[1])
        watched.choose(move.id, BEGUN + 10)
        watched.now = BEGUN + 20
        stranger = Ears()
        watched.live.show_all(stranger)
        heard.add(tuple(stranger.frames))
    assert len(heard) == 1
    assert len(clocks_in(list(heard.pop()))) == 1
