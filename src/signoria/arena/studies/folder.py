"""A study's folder: its plan, what came of every chunk of games, the numbers made of it, and the report."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from signoria.arena.problems import ArenaProblem
from signoria.arena.studies.plan import Chunk, Study, study_from
from signoria.arena.studies.playing import Played, played_from

PLAN = "plan.json"
GAMES = "games.jsonl"
NUMBERS = "study.json"
REPORT = "report.html"
SUMMARY = "summary.md"


class StudyFolder:
    """What is kept of one study."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def report(self) -> Path:
        return self.path / REPORT

    def plan(self) -> Study | None:
        """The study that was begun here, if any."""
        file = self.path / PLAN
        if not file.exists():
            return None
        try:
            return study_from(json.loads(file.read_text(encoding="utf-8")))
        except (ValueError, TypeError, KeyError):
            raise ArenaProblem("arena-bad-folder", folder=str(self.path), file=PLAN) from None

    def open(self, study: Study) -> dict[Chunk, Played]:
        """Begin here, or go on with the same study; what was played so far."""
        begun = self.plan()
        if begun is None:
            self.path.mkdir(parents=True, exist_ok=True)
            _write_whole(self.path / PLAN, json.dumps(study.as_json(), indent=2) + "\n")
        elif begun != study:
            raise ArenaProblem("study-other-plan", folder=str(self.path))
        return self.played()

    def played(self) -> dict[Chunk, Played]:
        """Every finished chunk; a last line that was torn off is cut away."""
        file = self.path / GAMES
        if not file.exists():
            return {}
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            os.truncate(file, len(whole))
        found: dict[Chunk, Played] = {}
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                played = played_from(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise ArenaProblem("arena-bad-line", folder=str(self.path), file=GAMES, line=number) from None
            found[played.chunk] = played
        return found

    def add(self, played: Played) -> None:
        """Keep some more games for good."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.as_json(), separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def finish(self, numbers: Mapping[str, Any], report: str, summary: str) -> None:
        """Keep numbers, report and summary, in place of earlier ones."""
        _write_whole(self.path / NUMBERS, json.dumps(numbers, indent=1) + "\n")
        _write_whole(self.report, report)
        _write_whole(self.path / SUMMARY, summary)


def _write_whole(file: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = file.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)
