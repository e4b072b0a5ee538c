"""How much of a game a test looks at: `make full` and `make soak` at all of it, the other commands at a part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

thin = True
"""Whether there is less to be looked at; `--every-step` says no."""


def step_of(many: int) -> int:
    """Every how many-th thing is looked at, where every `many`-th is enough for now."""
    return many if thin else 1


def some_of(things: Sequence[Thing], many: int) -> Sequence[Thing]:
    """Every `many`-th of these is enough for now."""
    return things[:: step_of(many)]
