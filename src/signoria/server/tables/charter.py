"""What is settled about a table when it is opened, and what is known of its seats' questions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from signoria.server.protocol.facts import Choice


@dataclass(frozen=True)
class Charter:
    """What is settled about a table when it is opened."""

    id: str
    game: str
    seats: int
    options: Mapping[str, Choice]
    listed: bool
    host: str
    secret: str
    """The server's part of the deal: in no message until the game is over."""
    rematch_of: str | None = None
    position: Mapping[str, Any] | None = None
    """Where the game begins, if not with a deal: in no message, for it holds what is hidden."""


@dataclass(slots=True)
class TakeBack:
    """What a seat asks the others for: to take back its decision of number `decided`, and who has granted it."""

    seat: int
    decided: int
    revealed: bool
    """Whether something hidden has become known since."""
    granted: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Asked:
    """When a seat was last asked something new, and when it last did something: the numbers of those entries.

    `known` is how many lines of its log it knew when it last did something, or when the game began; `hinted` is the
    question for which it last took a hint; `turn` is since when the game has waited for it without a break.
    """

    question: int = 0
    deed: int = 0
    known: int = 0
    hinted: int = 0
    turn: int = 0

    @property
    def has_hint(self) -> bool:
        """Whether a hint was taken for the last question."""
        return self.hinted == self.question > 0
