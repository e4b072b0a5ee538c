"""Folders to go on from: a plan, and a line for everything done of it, so that one can break off anywhere."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from signoria.arena.problems import ArenaProblem

GAMES = "games.jsonl"
REPORT = "report.html"
UNREADABLE = (ValueError, TypeError, KeyError)
"""What a reader raises at JSON that is not its own."""


class Writable(Protocol):
    """What can be written down."""

    def as_json(self) -> dict[str, Any]: ...


class Seeded(Writable, Protocol):
    """A plan: all its chance follows from one seed."""

    @property
    def seed(self) -> int: ...


Plan = TypeVar("Plan", bound=Seeded)
Task = TypeVar("Task")
Done = TypeVar("Done", bound=Writable)


@dataclass(frozen=True)
class FolderFormat(Generic[Plan, Task, Done]):
    """A kind of folder: its plan's file, the message that refuses another plan, and how plans and lines are read."""

    plan_file: str
    other_plan: str
    read_plan: Callable[[Any], Plan]
    read_done: Callable[[Any], Done]
    task_of: Callable[[Done], Task]


class ResumableFolder(Generic[Plan, Task, Done]):
    """What is kept of one plan."""

    def __init__(self, path: Path, kind: FolderFormat[Plan, Task, Done]) -> None:
        self.path = path
        self.kind = kind

    @property
    def report(self) -> Path:
        return self.path / REPORT

    def plan(self) -> Plan | None:
        """The plan that was begun here, if any."""
        file = self.path / self.kind.plan_file
        if not file.exists():
            return None
        try:
            return self.kind.read_plan(json.loads(file.read_text(encoding="utf-8")))
        except UNREADABLE:
            raise ArenaProblem("arena-bad-folder", folder=str(self.path), file=file.name) from None

    def seed(self) -> int | None:
        """The seed of what was begun here, if anything was."""
        begun = self.plan()
        return None if begun is None else begun.seed

    def open(self, plan: Plan) -> dict[Task, Done]:
        """Begin here, or go on with the same plan; what was done so far."""
        begun = self.plan()
        if begun is None:
            self._begin(plan)
        elif begun != plan:
            raise ArenaProblem(self.kind.other_plan, folder=str(self.path))
        return self.played()

    def _begin(self, plan: Plan) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.write(self.kind.plan_file, json.dumps(plan.as_json(), indent=2) + "\n")
        except OSError:
            raise ArenaProblem("arena-no-folder", folder=str(self.path)) from None

    def played(self) -> dict[Task, Done]:
        """All that is done; a last line that was torn off is cut away, so that its task is done again."""
        results: dict[Task, Done] = {}
        for number, line in enumerate(_whole_lines(self.path / GAMES), start=1):
            try:
                done = self.kind.read_done(json.loads(line))
            except UNREADABLE:
                raise ArenaProblem("arena-bad-line", folder=str(self.path), file=GAMES, line=number) from None
            results.setdefault(self.kind.task_of(done), done)
        return results

    def add(self, done: Done) -> None:
        """Keep one more line for good."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(done.as_json(), separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def write(self, name: str, text: str) -> None:
        """Keep a file, in place of an earlier one, so that it is there whole or not at all."""
        file = self.path / name
        draft = file.with_suffix(".draft")
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)


def _whole_lines(file: Path) -> list[bytes]:
    """The lines of a file, if there is one, after cutting away a last one that was torn off."""
    if not file.exists():
        return []
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        os.truncate(file, len(whole))
    return whole.splitlines()
