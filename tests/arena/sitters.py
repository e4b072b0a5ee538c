"""Bots for tournaments of tests, named as tests.arena.sitters:Class."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

from signoria import Bot, Match, Move

LIVES = "SIGNORIA_TEST_LIVES"
"""The variable that names a file of bytes: as many deaths as it holds are still to come."""


class Watchful(Bot):
    """Takes the last move, once it has seen that it is told no secret."""

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        assert match.seed is None
        assert match.names == ()
        return match.legal(seat)[-1]


class Careless(Bot):
    """Knows no move."""

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        raise LookupError("no idea")


class Mortal(Bot):
    """Takes any move by its dice; while there are deaths to come, its process is killed in the middle of a game."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.moves = 0

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        self.moves += 1
        deaths = Path(os.environ[LIVES])
        left = deaths.stat().st_size
        if self.moves == 5 and left:
            os.truncate(deaths, left - 1)
            os.kill(os.getpid(), signal.SIGKILL)
        return self.dice.choice(match.legal(seat))


MORTAL = "tests.arena.sitters:Mortal"
WATCHFUL = "tests.arena.sitters:Watchful"
CARELESS = "tests.arena.sitters:Careless"
