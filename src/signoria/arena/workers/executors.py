"""Executors: who does the work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from signoria.arena.workers.processes import cores, work_on_cores
from signoria.arena.workers.ray import check_ray, work_on_ray
from signoria.arena.workers.work import Done, Executor, Task, Work


def on_cores(workers: int | None = None) -> Executor:
    """An executor of so many processes on this machine, else as many as it has cores."""

    def executor(work: Work[Task, Done], tasks: Iterable[Task], /) -> Iterator[Done]:
        return work_on_cores(work, tasks, workers or cores())

    return executor


def on_ray(workers: int | None = None) -> Executor:
    """An executor on a Ray cluster; of one on this machine, so many processes at most."""
    check_ray()

    def executor(work: Work[Task, Done], tasks: Iterable[Task], /) -> Iterator[Done]:
        return work_on_ray(work, tasks, workers)

    return executor
