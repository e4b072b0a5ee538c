"""What the house's own bots share."""

from __future__ import annotations

import random
from typing import ClassVar

from signoria.core.errors import BadOption
from signoria.core.play.bot import Bot
from signoria.core.play.match import Match
from signoria.core.play.options import check_seed


class LevelBot(Bot):
    """A bot with dice of its own, or by a seed, whose play the compiled drivers know by the number of its level."""

    level: ClassVar[int]
    is_guided: ClassVar[bool] = False
    """Whether its search is guided by a network."""

    def __init__(self, dice: random.Random | None = None, *, seed: int | None = None) -> None:
        if dice is not None and seed is not None:
            raise BadOption("a bot has dice or a seed for them, not both")
        self.dice = dice or random.Random(None if seed is None else check_seed(seed))

    def looks_ahead(self, match: Match, budget: float) -> bool:
        """Whether it takes its time for a decision here: then how long it thought would tell something of its cards."""
        return False

    def stand_in(self, match: Match, budget: float) -> str | None:
        """Who moves in its place where it cannot play as it should: a network, or an apprentice."""
        return None
