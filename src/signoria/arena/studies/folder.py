"""A study's folder: its plan, what came of every chunk of games, the numbers made of it, and the report."""

from __future__ import annotations

import json
from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from signoria.arena.resumable_folder import REPORT, FolderFormat, ResumableFolder
from signoria.arena.studies.plan import Chunk, Study, study_from
from signoria.arena.studies.playing import Played, played_from

PLAN = "plan.json"
NUMBERS = "study.json"
SUMMARY = "summary.md"
STUDIES: FolderFormat[Study, Chunk, Played] = FolderFormat(
    plan_file=PLAN,
    other_plan="study-other-plan",
    read_plan=study_from,
    read_done=played_from,
    task_of=attrgetter("chunk"),
)


class StudyFolder(ResumableFolder[Study, Chunk, Played]):
    """What is kept of one study."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, STUDIES)

    def finish(self, numbers: Mapping[str, Any], report: str, summary: str) -> None:
        """Keep numbers, report and summary, in place of earlier ones."""
        self.write(NUMBERS, json.dumps(numbers, indent=1) + "\n")
        self.write(REPORT, report)
        self.write(SUMMARY, summary)
