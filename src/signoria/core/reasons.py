"""Reasons: why a move was probably made, worked out from nothing but what everybody could see.

A reason is found from a spectator's view before a decision, the one after it, and the public events in between. What a
seat hides is not among them, so no reason can tell it, whoever moved and however long ago.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from signoria.core.components import Components
    from signoria.core.game import Game
    from signoria.core.replays import Replay

MODEST = 0
"""The weight of a reason that says no more than that nothing notable is known."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A public event that a seat brought about, and what everybody saw before and after the decision that told it."""

    components: Components
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    events: Sequence[Mapping[str, Any]]
    """All public events of the decision, in their order."""
    event: Mapping[str, Any]
    """The one to give a reason for."""

    @property
    def seat(self) -> int:
        return int(self.event["seat"])

    def told(self, kind: str, **arguments: object) -> list[Mapping[str, Any]]:
        """The events of a kind in the same decision, with these arguments."""
        return [
            event
            for event in self.events
            if event["kind"] == kind and all(event[name] == value for name, value in arguments.items())
        ]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason: said by the message `reason-<kind>` with its data; the heaviest, in hundredths of a point, is told.

    As in an event, `seat` is who moved and `owner` another seat that the sentence names.
    """

    kind: str
    weight: int
    data: Mapping[str, Any]

    @property
    def is_modest(self) -> bool:
        """Whether it names nothing that speaks for the move."""
        return self.weight <= MODEST


def reason(kind: str, weight: int = MODEST, **data: object) -> Reason:
    """A reason with its arguments."""
    return Reason(kind, weight, data)


Explainer = Callable[[Deed], Iterable[Reason]]
"""All that can be said for a deed; of equals the first counts."""


def is_explained(game: Game, event: Mapping[str, Any]) -> bool:
    """Whether reasons are given for events of this kind."""
    return event["kind"] in game.kit.reasons


def reason_for(game: Game, deed: Deed) -> Reason | None:
    """The strongest reason for a deed; None where no reasons are given."""
    if not is_explained(game, deed.event):
        return None
    best = max(game.kit.reasons[deed.event["kind"]](deed), key=lambda found: found.weight, default=None)
    return None if best is None else Reason(best.kind, best.weight, {"seat": deed.seat, **best.data})


def reason_for_line(replay: Replay, reader: int | None, line: int) -> Reason | None:
    """The reason for what a line of a reader's log tells, if it is something public that a seat chose to do."""
    step = bisect_right(replay.lines(reader), line)
    if step == 0:
        return None
    match = replay.at(step)
    event = match.events(reader, line)[0]
    for deed in deeds_of(replay, step):
        if deed.event == event:
            return reason_for(match.game, deed)
    return None


def deeds_of(replay: Replay, step: int) -> list[Deed]:
    """What a decision made public, of what reasons are given for."""
    match, before = replay.at(step), replay.at(step - 1)
    events = match.events(None, replay.lines(None)[step - 1])
    explained = [event for event in events if is_explained(match.game, event)]
    if not explained:
        return []
    views = before.view(None), match.view(None)
    return [Deed(match.game.components, *views, events, event) for event in explained]
