"""Tournaments on a Ray cluster: every game is a task, and one whose worker dies is given to another."""

from __future__ import annotations

import importlib.util
import itertools
import json
import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from signoria.arena.problems import ArenaFailure, ArenaProblem
from signoria.arena.tournament import Fixture, Tournament
from signoria.arena.worker import answer
from signoria.arena.workers import TRIES, Played, played

ADDRESS = "RAY_ADDRESS"
TASKS_A_CORE = 2
"""So many games are handed out for each core, so that none waits for the next."""


def check_ray() -> None:
    """Refuse in one sentence where Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise ArenaProblem("arena-no-ray")


def play_on_ray(tournament: Tournament, fixtures: Iterable[Fixture], workers: int | None = None) -> Iterator[Played]:
    """Play the games on the cluster at $RAY_ADDRESS, else on one of this machine; they come as they end."""
    import ray

    with cluster(workers):
        plan = ray.put(json.dumps(tournament.as_json()))
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(answer)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = max(1, int(resources.get("CPU", 1)))
        left = iter(fixtures)
        handed_out = {_ask(task, plan, one): one for one in itertools.islice(left, TASKS_A_CORE * cores)}
        while handed_out:
            (done, *_), _ = ray.wait(list(handed_out))
            fixture = handed_out.pop(done)
            for another in itertools.islice(left, 1):
                handed_out[_ask(task, plan, another)] = another
            yield _fetched(done, tournament, fixture)


def _ask(task: Any, plan: Any, fixture: Fixture) -> Any:
    return task.remote(plan, json.dumps(asdict(fixture)))


def _fetched(done: Any, tournament: Tournament, fixture: Fixture) -> Played:
    import ray

    try:
        return played(ray.get(done))
    except ray.exceptions.RayError:
        bots = ", ".join(dict.fromkeys(tournament.sitting(fixture)))
        raise ArenaFailure("arena-worker-died", bots=bots, game=fixture.game, tries=TRIES) from None


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
