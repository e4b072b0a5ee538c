"""What was counted, and what went wrong."""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field

MOST_TOLD = 40
"""Faults of the house that are told in words; the others are only counted."""


@dataclass
class Counts:
    """What happened so far; a fault of the house makes the whole run fail."""

    began: float = field(default_factory=time.monotonic)
    of: Counter[str] = field(default_factory=Counter)
    befell: Counter[str] = field(default_factory=Counter)
    """Faults that were made on purpose, by kind."""
    refused: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)
    """How sockets ended."""
    faults: Counter[str] = field(default_factory=Counter)
    """What the house did wrong, by kind."""
    told: list[str] = field(default_factory=list)
    answered_after: list[tuple[str, float, float]] = field(default_factory=list)
    """After each fault made on purpose: its kind, and seconds until half of the tables, and the last, answered."""

    def fault(self, kind: str, words: str) -> None:
        """The house did something wrong."""
        self.faults[kind] += 1
        if len(self.told) < MOST_TOLD:
            self.told.append(f"{kind}: {words}")
        self.say(f"FAULT {kind}: {words}")

    def say(self, words: str) -> None:
        """A line of what happens, with when."""
        seconds = time.monotonic() - self.began
        print(f"{seconds:8.1f} {words[:2_000]}", file=sys.stderr, flush=True)
