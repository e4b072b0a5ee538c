"""What a lesson asks of its table: that others move when the learner has read, and that the learner does as it says."""

from __future__ import annotations

from signoria.core.play.lessons import LEARNER
from signoria.server.protocol.from_page import GoOn
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.table import Table


def go_on(table: Table, asked: GoOn) -> entries.Decided | entries.Ended | None:
    """What follows once the learner has read: somebody else's move, or the end; None if it has happened already."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None:
        raise Refused("refused-no-lesson")
    if match.decided != asked.decided or table.status != "playing":
        return None
    step = table.lesson_step()
    if step is None:
        return None if lesson.alone else entries.Ended("taught")
    if step.seat == LEARNER:
        raise Refused("refused-lesson-your-move")
    return entries.Decided(step.seat, step.moves[0])


def lesson_refusal(table: Table, seat: int, text: str) -> Refused | None:
    """Why a move that the rules allow is not what the lesson asks for; None where it asks for nothing else."""
    step = table.lesson_step()
    if step is None or step.asks(seat, text):
        return None
    if step.seat != seat:
        return Refused("refused-lesson-not-yet")
    return Refused(step.why_not(text) or "refused-lesson")
