"""Going back further than undo does: to before the last decision of a seat, whatever has happened since."""

from __future__ import annotations

from typing import NamedTuple

from signoria.core.play.match import Match
from signoria.core.play.replays import Replay


class WayBack(NamedTuple):
    """How many decisions there were then, and whether something hidden has become known since."""

    decided: int
    is_revealed: bool


def way_back(match: Match, seat: int) -> WayBack | None:
    """To before a seat's last decision; None if it has made none."""
    replay = Replay(match)
    made = [step for step, decision in enumerate(replay.decisions) if decision.seat == seat]
    if not made:
        return None
    then, is_revealed = replay.at(made[-1]), False
    for decision in replay.decisions[made[-1] :]:
        then.play(decision.seat, decision.action)
        is_revealed = is_revealed or not then.has_undo
    return WayBack(made[-1], is_revealed)


def gone_back(match: Match, decided: int) -> Match:
    """The match as it was after so many decisions; chance is as it was, so the same cards come again."""
    return Replay(match).at(decided)


def is_decision_of(match: Match, seat: int, decided: int) -> bool:
    """Whether a decision, by its number, is a seat's."""
    made = match._decisions
    return decided < len(made) and made[decided].seat == seat
