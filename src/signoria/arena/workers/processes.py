"""Workers: tasks on all cores of this machine, whatever happens to a process."""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Generic

from signoria.arena.problems import ArenaFailure
from signoria.arena.workers.work import TRIES, Done, Task, Work
from signoria.arena.workers.worker_main import OUTER_PATH
from signoria.transport.process import LineProcess, WorkerError, read_message


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_on_cores(work: Work[Task, Done], tasks: Iterable[Task], workers: int) -> Iterator[Done]:
    """Do the tasks in so many processes; results come in the order in which they end."""
    executor = ProcessPool(work, tasks, workers)
    try:
        yield from executor.results()
    finally:
        executor.stop()


class ProcessPool(Generic[Task, Done]):
    """Threads that each look after one worker process."""

    def __init__(self, work: Work[Task, Done], tasks: Iterable[Task], workers: int) -> None:
        self.work = work
        self.tasks = iter(tasks)
        self.taking = threading.Lock()
        self.stopped = False
        self.done: queue.Queue[tuple[Done] | ArenaFailure | None] = queue.Queue()
        self.processes = [Process(work) for _ in range(workers)]
        self.threads = [threading.Thread(target=self._look_after, args=(one,), daemon=True) for one in self.processes]
        for thread in self.threads:
            thread.start()

    def results(self) -> Iterator[Done]:
        """Every result until no worker has anything left to do."""
        working = len(self.threads)
        while working:
            told = self.done.get()
            if isinstance(told, ArenaFailure):
                raise told
            if told is None:
                working -= 1
            else:
                yield told[0]

    def stop(self) -> None:
        """End all processes at once."""
        self.stopped = True
        for process in self.processes:
            process.kill()
        for thread in self.threads:
            thread.join()

    def _look_after(self, process: Process) -> None:
        try:
            while (task := self._next()) is not None:
                self.done.put((self._done(process, task),))
        except ArenaFailure as problem:
            self.done.put(problem)
        finally:
            process.kill()
            self.done.put(None)

    def _next(self) -> Task | None:
        with self.taking:
            return None if self.stopped else next(self.tasks, None)

    def _done(self, process: Process, task: Task) -> Done:
        for _ in range(TRIES):
            answer = process.ask(self.work.write(task))
            if answer is not None:
                return self.work.read(answer)
            if self.stopped:
                break
        raise self.work.lost(task)


class Process:
    """One worker process, started when there is something to do and again after its death."""

    def __init__(self, work: Work[Any, Any]) -> None:
        self.work = work
        self.changing = threading.Lock()
        self.killed = False
        self.process: LineProcess | None = None

    def ask(self, task: str) -> str | None:
        """What comes of a task; None if the process died over it."""
        process = self._running()
        if process is None:
            return None
        process.send(task.encode())
        try:
            return read_message(process.receive(), bytes.decode)
        except WorkerError:
            self._end()
            return None

    def kill(self) -> None:
        """End the process for good."""
        with self.changing:
            self.killed = True
        self._end()

    def _running(self) -> LineProcess | None:
        with self.changing:
            if self.process is None and not self.killed:
                self.process = start_worker(self.work.answer.__module__)
                self.process.send(self.work.plan.encode())
            return self.process

    def _end(self) -> None:
        with self.changing:
            process, self.process = self.process, None
        if process is not None:
            process.end()


def start_worker(module: str) -> LineProcess:
    """A process that finds this package, and whatever bots this one finds."""
    import signoria

    places = [str(Path(str(signoria.__file__)).parent.parent), *filter(None, sys.path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(places))}
    environment[OUTER_PATH] = os.environ.get("PYTHONPATH", "")
    return LineProcess([sys.executable, "-m", module], environment=environment)
