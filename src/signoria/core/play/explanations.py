"""Explanations: the reason that is given for a line of a log, and for a move that somebody thinks of."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.play.match import Match
from signoria.core.play.previews import Preview
from signoria.core.play.replays import Replay
from signoria.core.rules.reasons import Deed, Reason


def is_explained(game: GameRules, event: Mapping[str, Any]) -> bool:
    """Whether reasons are given for events of this kind."""
    return event["kind"] in game.kit.reasons


def reason_for(game: GameRules, deed: Deed) -> Reason | None:
    """The strongest reason for a deed; None where no reasons are given."""
    if not is_explained(game, deed.event):
        return None
    best = max(game.kit.reasons[deed.event["kind"]](deed), key=lambda found: found.weight, default=None)
    return None if best is None else Reason(best.kind, best.weight, {"seat": deed.seat, **best.data})


def reason_for_line(replay: Replay, reader: int | None, line: int) -> Reason | None:
    """The reason for what a line of a reader's log tells, if it is something public that a seat chose to do."""
    step, deed = deed_for_line(replay, reader, line)
    return None if deed is None else reason_for(replay.at(step).game, deed)


def deed_for_line(replay: Replay, reader: int | None, line: int) -> tuple[int, Deed | None]:
    """The decision that told a reader a line, by its number, and the public deed that it tells, if it is one."""
    step = bisect_right(replay.lines(reader), line)
    if step == 0:
        return step, None
    event = replay.at(step).events(reader, line)[0]
    return step, next((deed for deed in deeds_of(replay, step) if deed.event == event), None)


def deeds_of(replay: Replay, step: int) -> list[Deed]:
    """What a decision made public, of what reasons are given for."""
    match = replay.at(step)
    events = match.events(None, replay.lines(None)[step - 1])
    explained = [event for event in events if is_explained(match.game, event)]
    if not explained:
        return []
    views = replay.at(step - 1).view(None), match.view(None)
    return [Deed(match.game.components, *views, events, event) for event in explained]


def reason_for_preview(match: Match, seat: int, seen: Preview) -> Reason | None:
    """What speaks for a move that a seat thinks of: the strongest reason for what everybody would see it do.

    None where nothing does.
    """
    game, events = match.game, seen.open_events
    explained = [event for event in events if is_explained(game, event) and event["seat"] == seat]
    if not explained:
        return None
    before = match.view(None)
    reasons = [reason_for(game, Deed(game.components, before, seen.public, events, event)) for event in explained]
    good = [found for found in reasons if found is not None and not found.is_modest]
    return max(good, key=lambda found: found.weight, default=None)
