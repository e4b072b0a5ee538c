"""Small tournaments for tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import signoria
from signoria.arena.tournament.plan import Fixture, LineUp, Tournament, one_against_the_rest, plan
from signoria.arena.tournament.playing import Result, Thinking
from signoria.arena.workers.work import Done, Task, Work


def small(bots: Sequence[str] = ("apprentice", "novice"), games: int = 4, seats: int = 2, seed: int = 7) -> Tournament:
    """A tournament that is soon over."""
    return plan(signoria.game("patrician"), seats, one_against_the_rest(bots, (), seats), games, seed, {})


def of_line_ups(line_ups: Sequence[LineUp], games: int, seed: int = 1) -> Tournament:
    """A tournament of given tables, for results that are made up."""
    return plan(signoria.game("patrician"), len(line_ups[0]), line_ups, games, seed, {})


def here(work: Work[Task, Done], tasks: Iterable[Task], /) -> Iterator[Done]:
    """A executor that works in this process."""
    return (work.read(work.answer(work.plan, work.write(task))) for task in tasks)


def nobody(work: Work[Task, Done], tasks: Iterable[Task], /) -> Iterator[Done]:
    """A executor that must not be asked for anything."""
    raise AssertionError(list(tasks))


def without_times(results: Iterable[Result]) -> list[Result]:
    """Results without what a clock said of them, nor which code played them, for others may change it meanwhile."""
    return [
        replace(result, code="", thinking=tuple(Thinking(seat.decisions, 0, 0) for seat in result.thinking))
        for result in results
    ]


def won_by(tournament: Tournament, fixture: Fixture, winners: Sequence[int]) -> Result:
    """A result that somebody made up: these seats win."""
    seats = range(tournament.seats)
    return Result(
        line_up=fixture.line_up,
        game=fixture.game,
        seed=tournament.deal(fixture),
        bots=tournament.sitting(fixture),
        points=tuple(50 if seat in winners else 20 + seat for seat in seats),
        places=tuple(1 if seat in winners else len(winners) + 1 for seat in seats),
        decisions=100 + fixture.game % 7,
        thinking=tuple(Thinking(25, 0.5, 0.1) for _ in seats),
        code="0123456789ab",
    )
