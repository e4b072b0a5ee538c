"""A tournament's folder: its plan, a line for every finished game, the games' records, and the report."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

from signoria.arena.resumable_folder import REPORT, FolderFormat, ResumableFolder
from signoria.arena.tournament.plan import Fixture, Tournament, tournament_from
from signoria.arena.tournament.playing import Result, result_from

PLAN = "tournament.json"
RECORDS = "records"
TOURNAMENTS: FolderFormat[Tournament, Fixture, Result] = FolderFormat(
    plan_file=PLAN,
    other_plan="arena-other-plan",
    read_plan=tournament_from,
    read_done=result_from,
    task_of=attrgetter("fixture"),
)


class ResultFolder(ResumableFolder[Tournament, Fixture, Result]):
    """What is kept of one tournament."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, TOURNAMENTS)

    def add_record(self, fixture: Fixture, record: str) -> None:
        """Keep a game's record as text."""
        (self.path / RECORDS).mkdir(exist_ok=True)
        self.write(f"{RECORDS}/{fixture.line_up}-{fixture.game}.txt", record)

    def add_report(self, page: str) -> None:
        """Keep the report, in place of an earlier one."""
        self.write(REPORT, page)
