"""Running a tournament: what is still to be played is played, and every result is kept as it comes."""

from __future__ import annotations

from collections.abc import Callable

from signoria.arena.tournament.folder import ResultFolder
from signoria.arena.tournament.plan import Tournament
from signoria.arena.tournament.playing import Result
from signoria.arena.tournament.worker import work_of
from signoria.arena.workers.executors import on_cores, on_ray
from signoria.arena.workers.work import Executor

__all__ = ["Executor", "on_cores", "on_ray", "run"]


def run(
    tournament: Tournament,
    executor: Executor,
    folder: ResultFolder | None = None,
    advance: Callable[[int], None] = lambda games: None,
    records: bool = False,
) -> list[Result]:
    """Every result, in the order of the plan; `advance` hears of games done, those of an earlier run first."""
    results = folder.open(tournament) if folder is not None else {}
    advance(len(results))
    missing = [fixture for fixture in tournament.fixtures() if fixture not in results]
    if missing:
        for result, record in executor(work_of(tournament), missing):
            results[result.fixture] = result
            if folder is not None:
                if records:
                    folder.add_record(result.fixture, record)
                folder.add(result)
            advance(1)
    return [results[fixture] for fixture in tournament.fixtures()]
