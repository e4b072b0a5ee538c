"""Opponents: the bots in all seats but one, who play an episode on until that seat is to act."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from signoria.adapters.episode import Episode
from signoria.arena.tournament.contestants import Contestant, contestant
from signoria.bots import DRIVEN, LEVELS
from signoria.bots.engines import EngineBot
from signoria.bots.seat import ask
from signoria.core.errors import BadOption
from signoria.core.play.bot import Bot
from signoria.core.play.seeds import words_of_seed

SEED_BITS = 62


class Opponents(Protocol):
    """Bots at a table."""

    def answer(self, episode: Episode) -> None:
        """Play on until the seat they play against is to act, or it is over."""

    def leave(self) -> None:
        """Leave the table."""


def contestants(bots: str | Sequence[str], seats: int) -> tuple[Contestant, ...]:
    """A bot for each of so many seats."""
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise BadOption(f"bots is one name or {seats} of them, not {len(names)}")
    return tuple(contestant(name) for name in names)


def seat_opponents(bots: tuple[Contestant, ...], seat: int, seed: int) -> Opponents:
    """Bots in the seats after this one, clockwise; all their dice follow from the seed."""
    if all(bot.name in DRIVEN for bot in bots):
        return Driven(bots, seat, seed)
    return Thinking(bots, seat, seed)


class Driven:
    """Simple bots, whose play the drivers know."""

    def __init__(self, bots: tuple[Contestant, ...], seat: int, seed: int) -> None:
        self.seat = seat
        self.dice = words_of_seed(seed, "opponents")
        self.levels = [0] * (len(bots) + 1)
        for step, bot in enumerate(bots, start=1):
            self.levels[(seat + step) % len(self.levels)] = LEVELS[bot.name].level

    def answer(self, episode: Episode) -> None:
        self.dice = episode.answer(self.seat, self.levels, self.dice)

    def leave(self) -> None:
        """They hold nothing."""


class Thinking:
    """Bots of any kind, each handed a match dealt anew for its seat; in a copy they are made anew."""

    def __init__(self, bots: tuple[Contestant, ...], seat: int, seed: int) -> None:
        self.bots = bots
        self.seat = seat
        self.dice = random.Random(seed)
        self.sitting: dict[int, tuple[Bot, float]] = {}
        for step, bot in enumerate(bots, start=1):
            own_dice = random.Random(self.dice.getrandbits(SEED_BITS))
            self.sitting[(seat + step) % (len(bots) + 1)] = bot.sit_down(own_dice), bot.budget

    def __reduce__(self) -> tuple[Any, ...]:
        same_dice = random.Random()
        same_dice.setstate(self.dice.getstate())
        return Thinking, (self.bots, self.seat, same_dice.getrandbits(SEED_BITS))

    def answer(self, episode: Episode) -> None:
        while not episode.over and self.seat not in episode.to_act:
            seat = episode.acting
            bot, budget = self.sitting[seat]
            move = ask(bot, episode.match(), seat, budget, self.dice.getrandbits(SEED_BITS))
            episode.play(seat, move.id)

    def leave(self) -> None:
        for bot, _ in self.sitting.values():
            if isinstance(bot, EngineBot):
                bot.leave()
