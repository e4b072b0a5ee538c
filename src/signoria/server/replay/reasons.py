"""Reasons, ready to be said by a page."""

from __future__ import annotations

from collections.abc import Container

from signoria.core.network.expecting import expected_for_line
from signoria.core.play.explanations import reason_for_line
from signoria.core.play.replays import Replay
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.play_facts import ExpectedFacts, ReasonFacts


def reason_told(
    replay: Replay, reader: int | None, line: int, networks: Container[int], *, is_open: bool
) -> ReasonFacts | None:
    """The reason for what a line of a reader's log tells; None where no reason is given for it.

    `networks` are the seats of bots that have a network; `is_open` is whether everybody may know everything by now.
    """
    reason = reason_for_line(replay, reader, line)
    if reason is None:
        return None
    last, data = replay.at(replay.steps), dict(reason.data)
    hopes = expected_for_line(replay, reader, line, is_open=is_open) if data["seat"] in networks else None
    told = None if hopes is None else ExpectedFacts(hopes.percents, hopes.is_open)
    return ReasonFacts(reason.kind, data, phrased(last.game, last.view(None), data), told)
