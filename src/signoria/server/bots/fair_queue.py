"""The queue before the bots: whoever has used least of their time lately goes first. No clock of its own."""

from __future__ import annotations

import math
from collections import Counter, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

from signoria.server.bots.errors import BotsBusy

Item = TypeVar("Item")

FORGOTTEN = 0.001
"""A balance below a millisecond is not worth remembering."""


@dataclass(slots=True)
class Account:
    """The bot time somebody has used, as it was worth at a moment."""

    seconds: float
    when: float

    def balance(self, now: float, half_life: float) -> float:
        return self.seconds * math.exp2((self.when - now) / half_life)


class FairQueue(Generic[Item]):
    """Questions of each payer in order of arrival; between payers, the smallest account first."""

    def __init__(self, at_once: int, half_life: float = 60.0, per_payer: int = 64, overall: int = 4096) -> None:
        self.at_once = at_once
        self.half_life = half_life
        self.per_payer = per_payer
        self.overall = overall
        self._waiting = 0
        self._lines: dict[str, deque[Item]] = {}
        self._thinking: Counter[str] = Counter()
        self._accounts: dict[str, Account] = {}
        self._swept = 0.0

    def __len__(self) -> int:
        """How many questions wait."""
        return self._waiting

    def put(self, payer: str, item: Item) -> None:
        """Wait at the end of the payer's line; BotsBusy if it, or the whole queue, is full."""
        if len(self._lines.get(payer, ())) >= self.per_payer:
            raise BotsBusy(f"{self.per_payer} of your questions to bots wait already: let them be answered first")
        if self._waiting >= self.overall:
            raise BotsBusy("too many questions to bots wait already: try again in a minute")
        self._lines.setdefault(payer, deque()).append(item)
        self._waiting += 1

    def put_back(self, payer: str, item: Item) -> None:
        """Wait again, at the head of the payer's line."""
        self._lines.setdefault(payer, deque()).appendleft(item)
        self._waiting += 1

    def remove(self, payer: str, item: Item) -> None:
        """Wait no longer; nothing happens if it does not wait."""
        line = self._lines.get(payer)
        if line is not None and item in line:
            line.remove(item)
            self._shortened(payer, line)

    def take(self, now: float) -> Item | None:
        """The question whose turn it is, if any waits; `settle` must follow once it has been thought about.

        A payer with as many questions under thought as `at_once` allows goes after all others.
        """
        if not self._lines:
            return None
        payer = min(self._lines, key=lambda name: (self._thinking[name] >= self.at_once, self.balance(name, now)))
        line = self._lines[payer]
        item = line.popleft()
        self._shortened(payer, line)
        self._thinking[payer] += 1
        return item

    def settle(self, payer: str, seconds: float, now: float) -> None:
        """A question of this payer is no longer thought about; it took so many seconds."""
        self._thinking[payer] -= 1
        if self._thinking[payer] <= 0:
            del self._thinking[payer]
        self._accounts[payer] = Account(self.balance(payer, now) + seconds, now)
        if now - self._swept >= self.half_life:
            self._sweep(now)

    def balance(self, payer: str, now: float) -> float:
        """The payer's recent bot time in seconds; it halves with every half-life."""
        account = self._accounts.get(payer)
        return 0.0 if account is None else account.balance(now, self.half_life)

    def _shortened(self, payer: str, line: deque[Item]) -> None:
        self._waiting -= 1
        if not line:
            del self._lines[payer]

    def _sweep(self, now: float) -> None:
        """Forget accounts that have faded, so that visitors of long ago take no memory."""
        kept = {payer: account for payer, account in self._accounts.items() if self.balance(payer, now) >= FORGOTTEN}
        self._accounts = kept
        self._swept = now
