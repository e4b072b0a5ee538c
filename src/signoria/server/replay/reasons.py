"""Reasons, ready to be said by a page."""

from __future__ import annotations

from collections.abc import Container

from signoria.core.network.expecting import expected_for_line
from signoria.core.play.explanations import reason_for_line, reason_for_preview
from signoria.core.play.match import Match
from signoria.core.play.previews import Preview
from signoria.core.play.replays import Replay
from signoria.core.rules.reasons import Reason
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
    hopes = expected_for_line(replay, reader, line, is_open=is_open) if reason.data["seat"] in networks else None
    told = None if hopes is None else ExpectedFacts(hopes.percents, hopes.is_open)
    return _facts(replay.at(replay.steps), reason, told)


def reason_to_be(match: Match, seat: int, seen: Preview) -> ReasonFacts | None:
    """What speaks for a move that a seat thinks of, as if it had been made; None where nothing is known."""
    reason = reason_for_preview(match, seat, seen)
    return None if reason is None else _facts(match, reason)


def _facts(match: Match, reason: Reason, told: ExpectedFacts | None = None) -> ReasonFacts:
    data = dict(reason.data)
    return ReasonFacts(reason.kind, data, phrased(match.game, match.view(None), data), told)
