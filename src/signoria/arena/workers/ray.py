"""Work on a Ray cluster: a task whose worker dies is given to another."""

from __future__ import annotations

import importlib.util
import itertools
import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from signoria.arena.problems import ArenaProblem
from signoria.arena.workers.work import TRIES, Done, Task, Work

ADDRESS = "RAY_ADDRESS"
TASKS_A_CORE = 2
"""So many tasks are handed out for each core, so that none waits for the next."""


def check_ray() -> None:
    """Refuse in one sentence where Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise ArenaProblem("arena-no-ray")


def work_on_ray(work: Work[Task, Done], tasks: Iterable[Task], workers: int | None = None) -> Iterator[Done]:
    """Do the tasks on the cluster at $RAY_ADDRESS, else on one of this machine; results come as they end."""
    import ray

    with cluster(workers):
        plan = ray.put(work.plan)
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(work.answer)
        resources: dict[str, float] = ray.cluster_resources()
        cores = max(1, int(resources.get("CPU", 1)))
        left = iter(tasks)
        handed_out = {task.remote(plan, work.write(one)): one for one in itertools.islice(left, TASKS_A_CORE * cores)}
        while handed_out:
            (done, *_), _ = ray.wait(list(handed_out))
            asked = handed_out.pop(done)
            for another in itertools.islice(left, 1):
                handed_out[task.remote(plan, work.write(another))] = another
            yield _fetched(done, work, asked)


def _fetched(done: Any, work: Work[Task, Done], asked: Task) -> Done:
    import ray

    try:
        return work.read(ray.get(done))
    except ray.exceptions.RayError:
        raise work.lost(asked) from None


@contextmanager
def cluster(workers: int | None) -> Iterator[None]:
    """A connection to a cluster, without its dashboard, and without telling anybody of it."""
    import ray

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of a change that is none here
    settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if os.environ.get(ADDRESS):
        ray.init(address=os.environ[ADDRESS], **settings)
    else:
        ray.init(address="local", num_cpus=workers, include_dashboard=False, **settings)
    try:
        yield
    finally:
        ray.shutdown()
