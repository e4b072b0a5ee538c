"""What the house's own bots share."""

from __future__ import annotations

import random
from typing import ClassVar

from signoria.core.errors import BadOption
from signoria.core.play.bot import Bot
from signoria.core.play.options import check_seed


class LevelBot(Bot):
    """A bot with dice of its own, or by a seed, whose play the compiled drivers know by the number of its level."""

    level: ClassVar[int]

    def __init__(self, dice: random.Random | None = None, *, seed: int | None = None) -> None:
        if dice is not None and seed is not None:
            raise BadOption("a bot has dice or a seed for them, not both")
        self.dice = dice or random.Random(None if seed is None else check_seed(seed))
