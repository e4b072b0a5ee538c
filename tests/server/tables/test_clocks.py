"""Time at a table: whose runs, what a move brings, and what happens when it ends, all of it from the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from signoria.server.protocol.facts import NO_CLOCK, ClockRules
from signoria.server.protocol.from_page import Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import ClockFacts
from signoria.server.tables import admission, entries, planning, requests, timing
from signoria.server.tables.clocks import DAY, Clocks
from signoria.server.tables.entries import Entry
from signoria.server.tables.frames import Attendance, table_facts
from signoria.server.tables.frames import clocks as shown
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from signoria.server.tables.timing import checked_clock, clock_row, time_ended
from tests.server.table_builders import a_table, sit_all, the_match

MOVE = ClockRules("move", 100, 0, "bot")
GAME = ClockRules("game", 100, 10, "bot")
SLOW = ClockRules("move", DAY, 0, "wait", days_off=5)
BEGUN = 5_000.0


class Timed:
    """A game that is timed and began at a known moment, and people who move when they are told to."""

    def __init__(self, clock: ClockRules, game: str = "patrician", seats: int = 3) -> None:
        self.table = a_table(game, seats)
        sit_all(self.table)
        self.at(BEGUN, admission.arrange(self.table, "guest-0", clock=clock))
        self.at(BEGUN, requests.start(self.table, "guest-0"))

    def at(self, when: float, entry: Entry | None) -> None:
        assert entry is not None
        self.table.apply(entry, when)

    @property
    def clocks(self) -> Clocks:
        assert self.table.clocks is not None
        return self.table.clocks

    @property
    def first(self) -> int:
        return the_match(self.table).to_act[0]

    def decided(self, seat: int) -> entries.Decided:
        return entries.Decided(seat, self.table.legal(seat)[0].text)

    def move_until_another_is_asked(self, when: float) -> int:
        """Of several decisions each is a move; how many those were."""
        first, moves = self.first, 0
        while self.first == first:
            self.at(when, self.decided(first))
            moves += 1
        return moves

    def left(self, now: float) -> list[float]:
        return [self.clocks.left(seat, now) for seat in range(len(self.table.seats))]

    def run_out(self, seat: int, now: float) -> None:
        self.at(now, time_ended(self.table, seat, now))


def refused(do: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


# -- whose time runs, and what a move brings


def test_a_table_without_a_clock_counts_nothing() -> None:
    table = a_table()
    sit_all(table)
    table.apply(requests.start(table, "guest-0"), BEGUN)
    assert table.clocks is None
    assert shown(table, BEGUN) is None
    assert clock_row(table) is None


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_time_runs_for_whom_the_game_waits_and_for_nobody_else(clock: ClockRules) -> None:
    timed = Timed(clock)
    first = timed.first
    assert timed.left(BEGUN + 30) == [70.0 if seat == first else 100.0 for seat in range(3)]
    assert list(timed.clocks.due().items()) == [(first, BEGUN + 100)]


def test_each_move_has_its_own_time() -> None:
    timed = Timed(MOVE)
    first = timed.first
    timed.move_until_another_is_asked(BEGUN + 30)
    assert timed.clocks.left(first, BEGUN + 90) == 100.0
    assert timed.clocks.left(timed.first, BEGUN + 90) == 40.0


def test_what_a_move_leaves_of_a_games_time_stays_and_is_a_little_more() -> None:
    timed = Timed(GAME)
    first = timed.first
    moves = timed.move_until_another_is_asked(BEGUN + 30)
    assert timed.clocks.left(first, BEGUN + 90) == 70.0 + 10 * moves
    assert timed.clocks.left(timed.first, BEGUN + 90) == 40.0


def test_all_who_choose_in_secret_have_time_that_runs_until_they_have_chosen() -> None:
    timed = Timed(MOVE, "princes-of-florence", 4)
    assert set(timed.clocks.due()) == set(range(4)) == set(the_match(timed.table).to_act)
    timed.at(BEGUN + 10, timed.decided(2))
    assert set(timed.clocks.due()) == {0, 1, 3} == set(the_match(timed.table).to_act)
    assert timed.left(BEGUN + 20) == [80.0, 80.0, 100.0, 80.0]


@pytest.mark.parametrize(("clock", "left"), [(MOVE, 70.0), (GAME, 70.0)])
def test_who_undoes_a_move_has_the_time_of_before_it_and_not_what_has_passed_since(
    clock: ClockRules, left: float
) -> None:
    timed = Timed(clock, "princes-of-florence", 4)
    timed.at(BEGUN + 30, timed.decided(2))
    timed.at(BEGUN + 50, entries.Undone(2))
    assert timed.clocks.left(2, BEGUN + 50) == left
    assert timed.clocks.left(2, BEGUN + 60) == left - 10


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_no_time_is_won_by_deciding_and_undoing(clock: ClockRules) -> None:
    timed = Timed(clock, "princes-of-florence", 4)
    for step in range(9):
        timed.at(BEGUN + 10 * step + 9, timed.decided(2))
        timed.at(BEGUN + 10 * step + 10, entries.Undone(2))
    assert timed.clocks.left(2, BEGUN + 90) == 100.0 - 9 * 9


def test_who_goes_on_thinking_after_a_move_that_can_be_undone_has_spent_that_time() -> None:
    clocks = Clocks.begin(MOVE, 2)
    assert clocks is not None
    clocks.follow(entries.Started(), 0.0, [0])
    clocks.follow(entries.Decided(0, "one"), 60.0, [0])
    assert clocks.left(0, 90.0) == 70.0
    assert clocks.left_after_undo(0, 90.0) == 10.0
    clocks.follow(entries.Undone(0), 90.0, [0])
    assert clocks.left(0, 90.0) == 10.0


def test_who_has_no_time_for_another_choice_cannot_take_theirs_back() -> None:
    timed = Timed(MOVE, "princes-of-florence", 4)
    timed.at(BEGUN + 100.5, timed.decided(2))
    assert requests.undo(timed.table, 2, Undo(timed.table.told, "k")) == entries.Undone(2, "k")
    assert refused(lambda: timing.must_have_time_to_undo(timed.table, 2, BEGUN + 101)) == "refused-undo-time"
    timed = Timed(MOVE, "princes-of-florence", 4)
    timed.at(BEGUN + 99, timed.decided(3))
    timing.must_have_time_to_undo(timed.table, 3, BEGUN + 200)


def test_a_bot_that_stands_in_spends_no_time_and_earns_none() -> None:
    timed = Timed(GAME)
    first = timed.first
    timed.at(BEGUN + 40, requests.rest(timed.table, first, None))
    assert first not in timed.clocks.due()
    timed.at(BEGUN + 80, timed.decided(first))
    assert timed.clocks.left(first, BEGUN + 90) == 60.0


def test_what_is_said_noted_or_planned_changes_no_clock() -> None:
    timed = Timed(GAME)
    before = timed.clocks.due(), [clock.left for clock in timed.clocks.seats]
    timed.at(BEGUN + 11, entries.Spoke("guest-0", 0, "Name 0", "Buona sera"))
    timed.at(BEGUN + 12, entries.Noted(1, "Firenze"))
    other = next(seat for seat in range(3) if seat != timed.first)
    timed.at(BEGUN + 13, entries.Planned(other, "choice", move="pass"))
    timed.at(BEGUN + 14, planning.give_up_plan(timed.table, other, "k"))
    assert (timed.clocks.due(), [clock.left for clock in timed.clocks.seats]) == before


# -- when time ends


def test_time_ends_when_it_has_and_not_before() -> None:
    timed = Timed(MOVE)
    first = timed.first
    assert time_ended(timed.table, first, BEGUN + 99.9) is None
    assert time_ended(timed.table, (first + 1) % 3, BEGUN + 500) is None
    assert time_ended(timed.table, first, BEGUN + 100) == entries.TimeEnded(first, "bot", "apprentice")


def test_a_move_that_comes_in_before_anybody_has_looked_is_in_time() -> None:
    timed = Timed(GAME)
    first = timed.first
    timed.at(BEGUN + 101, timed.decided(first))
    assert timed.clocks.left(first, BEGUN + 101) == 10.0
    assert time_ended(timed.table, first, BEGUN + 101) is None


def test_a_bot_stands_in_until_the_person_is_back_but_makes_that_move() -> None:
    timed = Timed(ClockRules("game", 100, 10, "bot"))
    first, table = timed.first, timed.table
    timed.run_out(first, BEGUN + 100)
    assert table.seats_for_bots() == [first]
    assert refused(lambda: timing.must_not_be_out_of_time(table, first)) == "refused-time-ended"
    timed.at(BEGUN + 101, timed.decided(first))
    timing.must_not_be_out_of_time(table, first)
    timed.at(BEGUN + 102, requests.back(table, first, None))
    assert timed.clocks.left(first, BEGUN + 102) == 10.0


def test_a_bot_makes_one_move_and_the_person_goes_on() -> None:
    timed = Timed(ClockRules("move", 100, 0, "move"))
    first, table = timed.first, timed.table
    timed.run_out(first, BEGUN + 100)
    assert table.seats_for_bots() == [first]
    timed.at(BEGUN + 101, timed.decided(first))
    assert not table.seats[first].is_played_by_a_bot
    assert timed.clocks.left(first, BEGUN + 101) == 100.0


def test_who_loses_by_time_has_resigned() -> None:
    timed = Timed(ClockRules("move", 100, 0, "lose"))
    first, table = timed.first, timed.table
    timed.run_out(first, BEGUN + 100)
    assert table.seats[first].resigned and table.seats_for_bots() == [first]
    timed.at(BEGUN + 101, timed.decided(first))
    assert refused(lambda: requests.back(table, first, None)) == "refused-resigned"


def test_a_game_that_all_have_lost_by_time_is_over() -> None:
    timed = Timed(ClockRules("move", 100, 0, "lose"), "princes-of-florence", 3)
    for seat in range(3):
        timed.run_out(seat, BEGUN + 100)
    assert (timed.table.status, timed.table.ended) == ("ended", "resigned")
    assert clock_row(timed.table) is None


def test_where_the_others_wait_nothing_else_happens_and_it_is_told_once() -> None:
    timed = Timed(ClockRules("move", 100, 0, "wait"))
    first, table = timed.first, timed.table
    timed.run_out(first, BEGUN + 100)
    facts = table_facts(table, Attendance()).seats[first]
    assert (facts.out_of_time, facts.times_up, facts.level) == (True, 1, None)
    assert time_ended(table, first, BEGUN + 500) is None
    row = clock_row(table)
    assert row is not None and row.due_at is None and row.turns == {f"guest-{first}": None}
    timed.at(BEGUN + 600, timed.decided(first))
    facts = table_facts(table, Attendance()).seats[first]
    assert (facts.out_of_time, facts.times_up) == (False, 1)


def test_a_plan_ends_with_the_time() -> None:
    timed = Timed(MOVE)
    first = timed.first
    timed.at(BEGUN + 1, entries.Planned(first, "choice", move=timed.table.legal(first)[0].text))
    timed.run_out(first, BEGUN + 100)
    assert first not in timed.table.plans.of


# -- what is kept and shown


def test_what_nobody_saw_because_the_house_was_down_counts_for_nobody() -> None:
    timed = Timed(MOVE)
    first = timed.first
    timed.at(BEGUN + 5_000, entries.ClocksHeld(4_970.0, BEGUN + 5_020))
    assert timed.clocks.left(first, BEGUN + 5_010) == 50.0
    assert timed.clocks.left(first, BEGUN + 5_030) == 40.0


def test_clocks_stand_still_for_a_while_after_a_start_whoever_moves() -> None:
    timed = Timed(GAME)
    first = timed.first
    timed.at(BEGUN + 50, entries.ClocksHeld(60.0, BEGUN + 70))
    assert timed.clocks.left(first, BEGUN + 60) == 90.0
    timed.move_until_another_is_asked(BEGUN + 60)
    assert timed.clocks.left(timed.first, BEGUN + 65) == 100.0
    assert timed.clocks.left(timed.first, BEGUN + 80) == 90.0


# -- days off


def days_off(timed: Timed, seat: int, days: int, now: float) -> None:
    timed.at(now, timing.take_days_off(timed.table, seat, days, f"key-{now}", now))


@pytest.mark.parametrize("clock", [SLOW, replace(SLOW, per="game", increment=60)])
def test_a_clock_stands_still_for_days_off_and_goes_on_after_them(clock: ClockRules) -> None:
    timed = Timed(clock)
    first = timed.first
    days_off(timed, first, 2, BEGUN + 100)
    assert [timed.clocks.left(first, BEGUN + 100 + days * DAY) for days in (0, 1, 2, 3)] == [
        DAY - 100, DAY - 100, DAY - 100, -100,
    ]  # fmt: skip
    assert timed.clocks.due() == {first: BEGUN + 3 * DAY}
    told = shown(timed.table, BEGUN + DAY + 100)
    assert told is not None
    assert told.seats[first] == ClockFacts(DAY - 100, runs=True, off=DAY, days_off=3)


def test_who_is_back_before_their_days_off_are_over_keeps_what_is_left_of_them() -> None:
    timed = Timed(SLOW)
    first = timed.first
    days_off(timed, first, 3, BEGUN)
    days_off(timed, first, 0, BEGUN + DAY)
    assert timed.clocks.due() == {first: BEGUN + 2 * DAY}
    days_off(timed, first, 4, BEGUN + DAY)
    assert refused(lambda: days_off(timed, first, 1, BEGUN + 5 * DAY)) == "refused-days-off"


def test_days_off_pass_while_others_are_asked_and_hold_when_ones_turn_comes() -> None:
    timed = Timed(SLOW)
    first = timed.first
    other = (first + 1) % 3
    days_off(timed, other, 2, BEGUN)
    timed.move_until_another_is_asked(BEGUN + DAY)
    asked = timed.first
    assert timed.clocks.due() == {asked: BEGUN + (3 if asked == other else 2) * DAY}


def test_who_is_off_may_move_all_the_same() -> None:
    timed = Timed(SLOW)
    first = timed.first
    days_off(timed, first, 2, BEGUN)
    timed.move_until_another_is_asked(BEGUN + 60)
    assert timed.clocks.left(first, BEGUN + 60) == DAY
    assert timed.clocks.off(first, BEGUN + DAY) == DAY


def test_days_off_are_refused_where_there_are_none_or_too_few_or_some_run_or_time_has_ended() -> None:
    timed, without = Timed(SLOW), Timed(MOVE)
    first = timed.first
    assert refused(lambda: days_off(without, without.first, 1, BEGUN)) == "refused-no-days-off"
    assert refused(lambda: days_off(timed, first, 6, BEGUN)) == "refused-days-off"
    assert timing.take_days_off(timed.table, first, 0, "key", BEGUN) is None
    days_off(timed, first, 1, BEGUN)
    assert refused(lambda: days_off(timed, first, 1, BEGUN + 1)) == "refused-is-off"
    timed.run_out(first, BEGUN + 3 * DAY)
    assert refused(lambda: days_off(timed, first, 1, BEGUN + 3 * DAY)) == "refused-time-ended"


def test_a_house_that_was_down_takes_nothing_from_days_off() -> None:
    timed = Timed(SLOW)
    first = timed.first
    days_off(timed, first, 1, BEGUN)
    timed.at(BEGUN + 600, entries.ClocksHeld(500.0, BEGUN + 620))
    assert timed.clocks.due() == {first: BEGUN + 2 * DAY}


def test_days_off_are_in_a_snapshot() -> None:
    timed = Timed(SLOW)
    days_off(timed, timed.first, 2, BEGUN)
    assert thawed(timed.table.charter, frozen(timed.table)).clocks == timed.clocks


@pytest.mark.parametrize(
    "clock",
    [
        ClockRules("move", DAY - 1, 0, "bot", 1),
        ClockRules("move", DAY, 0, "bot", 61),
        ClockRules("move", DAY, 0, "bot", -1),
    ],
)
def test_days_off_are_only_for_games_that_take_days(clock: ClockRules) -> None:
    assert refused(lambda: checked_clock(clock, 60.0)) == "refused-clock-days-off"


def test_a_snapshot_holds_the_clocks() -> None:
    timed = Timed(ClockRules("game", 100, 10, "move"), "princes-of-florence", 4)
    timed.at(BEGUN + 30, timed.decided(1))
    timed.run_out(2, BEGUN + 100)
    again = thawed(timed.table.charter, frozen(timed.table))
    assert (again.clocks, again.clock, again.seats) == (timed.clocks, timed.table.clock, timed.table.seats)


def test_everybody_is_shown_the_same_clocks() -> None:
    timed = Timed(MOVE)
    now = shown(timed.table, BEGUN + 30.04)
    assert now is not None
    assert [(seat.left, seat.runs) for seat in now.seats] == [
        (70.0, True) if seat == timed.first else (100.0, False) for seat in range(3)
    ]


def test_the_store_knows_for_whom_a_game_waits_and_until_when() -> None:
    timed = Timed(MOVE, "princes-of-florence", 3)
    timed.at(BEGUN + 10, timed.decided(1))
    row = clock_row(timed.table)
    assert row is not None and not row.is_slow
    assert (row.due_at, row.turns) == (BEGUN + 100, {"guest-0": BEGUN + 100, "guest-2": BEGUN + 100})


# -- what may be chosen


@pytest.mark.parametrize(
    "clock",
    [
        ClockRules("move", 59, 0, "bot"),
        ClockRules("move", 7 * DAY + 1, 0, "bot"),
        ClockRules("game", 600, 0, "bot"),
        ClockRules("game", 600, DAY + 1, "bot"),
        ClockRules("game", 31 * DAY, 10, "bot"),
        ClockRules("game", -600, 10, "bot"),
    ],
)
def test_a_clock_that_gives_too_little_or_too_much_is_refused(clock: ClockRules) -> None:
    assert refused(lambda: checked_clock(clock, 60.0)) == "refused-clock"


def test_of_a_clock_only_what_it_needs_is_kept() -> None:
    assert checked_clock(ClockRules("none", 5, 5, "lose"), 60.0) == NO_CLOCK
    assert checked_clock(ClockRules("move", 60, 5, "lose"), 60.0) == ClockRules("move", 60, 0, "lose")


def test_only_the_host_settles_the_clock_and_only_before_the_game() -> None:
    table: Table = a_table()
    sit_all(table)
    assert refused(lambda: admission.arrange(table, "guest-1", clock=MOVE)) == "refused-not-host"
    table.apply(admission.arrange(table, "guest-0", clock=MOVE) or entries.Closed(), BEGUN)
    assert table.clock == MOVE and admission.arrange(table, "guest-0", clock=MOVE) is None
    table.apply(admission.arrange(table, "guest-0", hints=True) or entries.Closed(), BEGUN)
    assert table.clock == MOVE, "what is left out stays as it is"
    table.apply(requests.start(table, "guest-0"), BEGUN)
    assert refused(lambda: admission.arrange(table, "guest-0", clock=GAME)) == "refused-begun"
