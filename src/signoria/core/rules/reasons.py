"""Reasons: why a move was probably made, worked out from nothing but what everybody could see.

A reason is found from a spectator's view before a decision, the one after it, and the public events in between. What a
seat hides is not among them, so no reason can tell it, whoever moved and however long ago.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

MODEST = 0
"""The weight of a reason that says no more than that nothing notable is known."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A public event that a seat brought about, and what everybody saw before and after the decision that told it."""

    components: Any
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
