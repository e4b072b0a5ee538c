"""Work for many processes: a plan that all of them know, and tasks; whatever goes to and fro is a line of JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from signoria.arena.problems import ArenaFailure

TRIES = 3
"""A task whose worker dies is given out so often before the work is given up."""

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Work(Generic[Task, Done]):
    """What is to be done, how a task is put into words, and how an answer is read."""

    plan: str
    answer: Callable[[str, str], str]
    """What comes of plan and task; its module, run by itself, is a worker."""
    write: Callable[[Task], str]
    read: Callable[[str], Done]
    """Raises a problem that the worker met."""
    lost: Callable[[Task], ArenaFailure]
    """What to say when a task was fatal to its workers."""


class Executor(Protocol):
    """Who does the work: processes of this machine, or a cluster. Results come in the order in which they end."""

    def __call__(self, work: Work[Task, Done], tasks: Iterable[Task], /) -> Iterator[Done]: ...
