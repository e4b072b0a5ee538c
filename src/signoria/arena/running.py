"""Running a tournament: what is still to be played is played, and every result is kept as it comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from signoria.arena.folder import ResultFolder
from signoria.arena.on_ray import check_ray, play_on_ray
from signoria.arena.playing import Result
from signoria.arena.tournament import Fixture, Tournament
from signoria.arena.workers import Played, cores, play_on_cores

Crew = Callable[[Tournament, Iterable[Fixture]], Iterator[Played]]
"""Who plays the games: processes of this machine, or a cluster."""


def on_cores(workers: int | None = None) -> Crew:
    """A crew of so many processes on this machine, else as many as it has cores."""
    return lambda tournament, fixtures: play_on_cores(tournament, fixtures, workers or cores())


def on_ray(workers: int | None = None) -> Crew:
    """A crew on a Ray cluster; of one on this machine, so many processes at most."""
    check_ray()
    return lambda tournament, fixtures: play_on_ray(tournament, fixtures, workers)


def run(
    tournament: Tournament,
    crew: Crew,
    folder: ResultFolder | None = None,
    advance: Callable[[int], None] = lambda games: None,
    records: bool = False,
) -> list[Result]:
    """Every result, in the order of the plan; `advance` hears of games done, those of an earlier run first."""
    results = folder.open(tournament) if folder is not None else {}
    advance(len(results))
    missing = [fixture for fixture in tournament.fixtures() if fixture not in results]
    if missing:
        for result, record in crew(tournament, missing):
            results[result.fixture] = result
            if folder is not None:
                if records:
                    folder.add_record(result.fixture, record)
                folder.add(result)
            advance(1)
    return [results[fixture] for fixture in tournament.fixtures()]
