"""A question that somebody waits for: which levels are tried, for how long they think, and what is its answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field

from signoria.bots import DRIVEN, LEVELS
from signoria.core.errors import SignoriaError
from signoria.server.bots.question import Answer, Question

LEAST_THOUGHT = 0.1
"""Seconds that a bot may think at least, however many wait."""
MOVERS = frozenset({*LEVELS, "network"})
"""Who may have moved."""


@dataclass(eq=False, slots=True)
class Pending:
    """A question somebody waits for, the levels that are still to be tried, and when its answer is given at last.

    That is after as much time as the bot was granted, however soon it knew: else it would tell something of its cards.
    """

    question: Question
    payer: str
    levels: deque[str]
    legal: Collection[str] | None = None
    lost: int = 0
    spent: float = 0.0
    """Seconds that were thought about it in vain."""
    due: float = 0.0
    answer: asyncio.Future[str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def takes_thought(self) -> bool:
        """Whether a bot that looks ahead still has to answer."""
        return self.question.level not in DRIVEN and not self.answer.done()

    def share(self, thoughts: int, workers: int) -> float:
        """For how many seconds it may be thought about; after a loss not much longer than there was time for."""
        budget = shared(self.question.budget, thoughts, workers)
        return max(budget - self.spent, budget / 2) if self.lost else budget

    def takes(self, answer: Answer) -> bool:
        """Whether this may be its answer: one of another machine is not believed unseen."""
        return self.legal is None or (answer.move in self.legal and answer.level in MOVERS)

    def fail(self, error: SignoriaError) -> None:
        """Nobody answers it."""
        if not self.answer.done():
            self.answer.set_exception(error)


def levels_to_try(level: str) -> deque[str]:
    """The level twice, unless it hangs, then every weaker one, down to the weakest."""
    names = list(LEVELS)
    return deque([level, *reversed(names[: names.index(level) + 1])])


def shared(budget: float, thoughts: int, workers: int) -> float:
    """A thought's share of the time: where more are asked for than there are workers, all are shorter."""
    return min(budget, max(LEAST_THOUGHT, budget * workers / max(1, thoughts)))
