"""Running a study: what is still to be played is played, and kept as it comes."""

from __future__ import annotations

from collections.abc import Callable

from signoria.arena.studies.folder import StudyFolder
from signoria.arena.studies.plan import Study
from signoria.arena.studies.playing import Played
from signoria.arena.studies.worker import work_of
from signoria.arena.workers.work import Executor


def run(
    study: Study,
    executor: Executor,
    folder: StudyFolder | None = None,
    advance: Callable[[int], None] = lambda chunks: None,
) -> list[Played]:
    """Everything that was played, in the order of the plan; `advance` hears of chunks done, earlier ones first."""
    done = folder.open(study) if folder is not None else {}
    advance(len(done))
    missing = [chunk for chunk in study.chunks() if chunk not in done]
    if missing:
        for played in executor(work_of(study), missing):
            done[played.chunk] = played
            if folder is not None:
                folder.add(played)
            advance(1)
    return [done[chunk] for chunk in study.chunks()]
