"""Reasons, ready to be said by a page."""

from __future__ import annotations

from signoria.core.play.explanations import reason_for_line
from signoria.core.play.replays import Replay
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.play_facts import ReasonFacts


def reason_told(replay: Replay, reader: int | None, line: int) -> ReasonFacts | None:
    """The reason for what a line of a reader's log tells; None where no reason is given for it."""
    reason = reason_for_line(replay, reader, line)
    if reason is None:
        return None
    last, data = replay.at(replay.steps), dict(reason.data)
    return ReasonFacts(reason.kind, data, phrased(last.game, last.view(None), data))
