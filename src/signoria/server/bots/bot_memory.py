"""What a worker keeps between two questions: the bots that go on from what they thought before."""

from __future__ import annotations

import random
from collections import OrderedDict

from signoria.bots import DRIVEN, LEVELS, LevelBot
from signoria.server.bots.question import Question

MOST_BOTS = 6
"""Each keeps a tree of ten megabytes or so, and a worker is to have less than 200 in all."""

Place = tuple[str, str, int, str]


class RememberedBots:
    """One bot for each seat of each table: what a bot knows of its own cards must not reach another's.

    Whoever was not asked for longest is forgotten first, and simply begins anew.
    """

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self._bots: OrderedDict[Place, LevelBot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def bot_for(self, question: Question) -> LevelBot:
        """The bot that this seat was asked with before, or a new one; its dice are the question's."""
        dice = random.Random(question.dice)
        if not question.key or question.level in DRIVEN:
            return LEVELS[question.level](dice)
        place = (question.key, question.game, question.seat, question.level)
        bot = self._bots.pop(place, None) or LEVELS[question.level]()
        bot.dice = dice
        self._bots[place] = bot
        while len(self._bots) > self.most:
            self._bots.popitem(last=False)
        return bot
