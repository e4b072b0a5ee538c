"""Workers: the games of a tournament on all cores of this machine, whatever happens to a process."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from signoria.arena.playing import Result, result_from
from signoria.arena.problems import ArenaFailure
from signoria.arena.tournament import Fixture, Tournament
from signoria.arena.worker import OUTER_PATH

TRIES = 3
"""A game whose worker dies is played so often before the tournament is given up."""

Played = tuple[Result, str]
"""A result and its game's record."""


def played(answer: str) -> Played:
    """What a worker answered; a problem it met is raised here."""
    told = json.loads(answer)
    if "message" in told:
        raise ArenaFailure(told["message"], **told["arguments"])
    return result_from(told["result"]), told["record"]


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_on_cores(tournament: Tournament, fixtures: Iterable[Fixture], workers: int) -> Iterator[Played]:
    """Play the games in so many processes; they come in the order in which they end."""
    crew = Crew(tournament, fixtures, workers)
    try:
        yield from crew.results()
    finally:
        crew.stop()


class Crew:
    """Threads that each look after one worker process."""

    def __init__(self, tournament: Tournament, fixtures: Iterable[Fixture], workers: int) -> None:
        self.tournament = tournament
        self.fixtures = iter(fixtures)
        self.taking = threading.Lock()
        self.stopped = False
        self.done: queue.Queue[Played | ArenaFailure | None] = queue.Queue()
        self.processes: list[Process] = [Process(tournament) for _ in range(workers)]
        self.threads = [threading.Thread(target=self._look_after, args=(one,), daemon=True) for one in self.processes]
        for thread in self.threads:
            thread.start()

    def results(self) -> Iterator[Played]:
        """Every result until no worker has anything left to do."""
        working = len(self.threads)
        while working:
            told = self.done.get()
            if isinstance(told, ArenaFailure):
                raise told
            if told is None:
                working -= 1
            else:
                yield told

    def stop(self) -> None:
        """End all processes at once."""
        self.stopped = True
        for process in self.processes:
            process.kill()
        for thread in self.threads:
            thread.join()

    def _look_after(self, process: Process) -> None:
        try:
            while (fixture := self._next()) is not None:
                self.done.put(self._played(process, fixture))
        except ArenaFailure as problem:
            self.done.put(problem)
        finally:
            process.kill()
            self.done.put(None)

    def _next(self) -> Fixture | None:
        with self.taking:
            return None if self.stopped else next(self.fixtures, None)

    def _played(self, process: Process, fixture: Fixture) -> Played:
        for _ in range(TRIES):
            answer = process.ask(fixture)
            if answer is not None:
                return answer
            if self.stopped:
                break
        bots = ", ".join(dict.fromkeys(self.tournament.sitting(fixture)))
        raise ArenaFailure("arena-worker-died", bots=bots, game=fixture.game, tries=TRIES)


class Process:
    """One worker process, started when there is something to do and again after its death."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.changing = threading.Lock()
        self.killed = False
        self.process: subprocess.Popen[str] | None = None

    def ask(self, fixture: Fixture) -> Played | None:
        """What comes of a game; None if the process died over it."""
        process = self._running()
        if process is None:
            return None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(asdict(fixture)) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = ""
        if not answer.endswith("\n"):
            self._end()
            return None
        return played(answer)

    def kill(self) -> None:
        """End the process for good."""
        with self.changing:
            self.killed = True
            process = self.process
        if process is not None:
            process.kill()
            self._end()

    def _running(self) -> subprocess.Popen[str] | None:
        with self.changing:
            if self.process is None and not self.killed:
                self.process = start_worker()
                assert self.process.stdin is not None
                self.process.stdin.write(json.dumps(self.tournament.as_json()) + "\n")
            return self.process

    def _end(self) -> None:
        with self.changing:
            process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()


def start_worker() -> subprocess.Popen[str]:
    """A process that finds this package, and whatever bots this one finds."""
    import signoria

    places = [str(Path(str(signoria.__file__)).parent.parent), *filter(None, sys.path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(places))}
    environment[OUTER_PATH] = os.environ.get("PYTHONPATH", "")
    return subprocess.Popen(
        [sys.executable, "-m", "signoria.arena.worker"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
