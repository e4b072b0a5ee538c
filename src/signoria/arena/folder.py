"""A tournament's folder: its plan, and a line for every finished game, so that one can break off and go on."""

from __future__ import annotations

import json
import os
from pathlib import Path

from signoria.arena.playing import Result, result_from
from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament import Fixture, Tournament, tournament_from

PLAN = "tournament.json"
GAMES = "games.jsonl"
RECORDS = "records"
REPORT = "report.html"


class ResultFolder:
    """What is kept of one tournament."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def plan(self) -> Tournament | None:
        """The tournament that was begun here, if any."""
        file = self.path / PLAN
        if not file.exists():
            return None
        try:
            return tournament_from(json.loads(file.read_text(encoding="utf-8")))
        except (ValueError, TypeError, KeyError):
            raise ArenaProblem("arena-bad-folder", folder=str(self.path), file=PLAN) from None

    def open(self, tournament: Tournament) -> dict[Fixture, Result]:
        """Begin here, or go on with the same tournament; what was played so far."""
        begun = self.plan()
        if begun is None:
            self.path.mkdir(parents=True, exist_ok=True)
            _write_whole(self.path / PLAN, json.dumps(tournament.as_json(), indent=2) + "\n")
        elif begun != tournament:
            raise ArenaProblem("arena-other-plan", folder=str(self.path))
        return self.played()

    def played(self) -> dict[Fixture, Result]:
        """Every finished game; a last line that was torn off is cut away and its game is played again."""
        file = self.path / GAMES
        if not file.exists():
            return {}
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            os.truncate(file, len(whole))
        results: dict[Fixture, Result] = {}
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                result = result_from(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise ArenaProblem("arena-bad-line", folder=str(self.path), file=GAMES, line=number) from None
            results.setdefault(result.fixture, result)
        return results

    def add(self, result: Result) -> None:
        """Keep one more game for good."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.as_json(), separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def add_record(self, fixture: Fixture, record: str) -> None:
        """Keep a game's record as text."""
        folder = self.path / RECORDS
        folder.mkdir(exist_ok=True)
        _write_whole(folder / f"{fixture.line_up}-{fixture.game}.txt", record)

    @property
    def report(self) -> Path:
        return self.path / REPORT

    def add_report(self, page: str) -> None:
        """Keep the report, in place of an earlier one."""
        _write_whole(self.report, page)


def _write_whole(file: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = file.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)
