"""How long others wait for word of a choice does not depend on it: the same is done before they are told."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from itertools import permutations
from types import FrameType
from typing import Any

import pytest

from signoria.core.play.match import Match
from signoria.games.habemus_papam.constants import ORDER_NAMES
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.from_page import Move
from signoria.server.tables import requests
from signoria.server.tables.entries import as_data
from tests.games.habemus_papam.choices import CHOICES, choosing, with_orders
from tests.server.live.test_processes import Ears
from tests.server.sealed import CHOOSER
from tests.server.spoiled import play_frame
from tests.server.table_builders import happen, started_at

SLACK = 0.02
"""How much the work may differ, in parts of the whole: to find the move, and to show the chooser their own choice."""


def live_table(match: Match) -> LiveTable:
    """A table at which people play on from a match, each looking at it, and somebody who watches."""
    live = LiveTable(started_at(match), lambda: 0.0, 60.0)
    for seat in (*range(match.seats), None):
        ears = Ears()
        ears.seat = seat
        live.listeners.add(ears)
    live.table.legal(CHOOSER)
    return live


def lines_run(work: Callable[..., object], *arguments: Any) -> int:
    """How many lines of Python are run: other than seconds, the same whatever else the machine does."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    gc.disable()  # what others want to be told of a collection would count as well
    sys.settrace(trace)
    try:
        work(*arguments)
    finally:
        sys.settrace(before)
        gc.enable()
    return count


def choose(live: LiveTable, number: int) -> None:
    """All that is done from the moment a choice comes in until everybody's frames are on their way."""
    table = live.table
    entry = requests.move(table, CHOOSER, Move(number, table.seq, "key"))
    marks = live.marks()
    as_data(entry)
    table.apply(entry, 1_000.0)
    live.show_change(entry, marks)


@pytest.mark.parametrize("what", list(CHOICES))
def test_as_much_is_done_before_others_are_told_whatever_is_chosen(what: str) -> None:
    match = choosing(what)
    moves = match.legal(CHOOSER)
    choose(live_table(match), moves[0].id)  # the first time more is done: words are looked up
    counts = [lines_run(choose, live_table(match), move.id) for move in moves]
    assert min(counts) > 1_000
    assert max(counts) - min(counts) < SLACK * min(counts)


@pytest.mark.parametrize("what", list(CHOICES))
def test_what_others_are_told_is_made_in_the_very_same_steps(what: str) -> None:
    match = choosing(what)
    moves = match.legal(CHOOSER)
    choose(live_table(match), moves[0].id)
    counts = set()
    for move in moves:
        table = started_at(match)
        happen(table, requests.move(table, CHOOSER, Move(move.id, table.seq, "key")))
        table.view(), table.journal()  # what is the same for all is made for whoever is told first
        counts.add(tuple(lines_run(play_frame, table, seat, 0) for seat in (0, 2, 3, None)))
    assert len(counts) == 1


def test_which_orders_somebody_holds_and_discards_shows_to_nobody_who_watches() -> None:
    held = [*permutations(ORDER_NAMES, 2), ("four-arms", "four-arms")]
    seen = set()
    for orders in held:
        table = started_at(with_orders(choosing("order"), *orders))
        before = play_frame(table, None, 0)
        happen(table, requests.move(table, CHOOSER, Move(table.legal(CHOOSER)[0].id, table.seq, "key")))
        seen.add((before, play_frame(table, None, 0)))
    assert len(held) == 43 and len(seen) == 1
