"""Who is missed at a table without a clock."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Missed:
    """Since when a person has been missed, in which of their turns, and whether that was noted for them to be told."""

    turn: int
    since: float
    is_noted: bool = False
