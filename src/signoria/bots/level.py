"""What the house's own bots share."""

from __future__ import annotations

import random
from typing import ClassVar

from signoria.core.bot import Bot


class LevelBot(Bot):
    """A bot with dice of its own, whose play the compiled drivers know by the number of its level."""

    level: ClassVar[int]

    def __init__(self, dice: random.Random | None = None) -> None:
        self.dice = dice or random.Random()
