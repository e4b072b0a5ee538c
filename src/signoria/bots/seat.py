"""A bot in a seat: it is handed a re-dealt match, never the true one, and its answer is checked."""

from __future__ import annotations

import secrets

from signoria.bots.level import LevelBot
from signoria.core.errors import IllegalMove
from signoria.core.play.bot import Bot
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move

A_SECOND = 1.0
SEED_BITS = 62


def ask(bot: Bot, match: Match, seat: int, budget: float = A_SECOND, seed: int | None = None) -> Move:
    """The bot's move for this seat. `seed` is for dealing anew what the seat cannot know; without one it is thrown with
    the dice of a bot of the house, so that all follows from its own seed, and for other bots by chance."""
    if seed is None:
        seed = bot.dice.getrandbits(SEED_BITS) if isinstance(bot, LevelBot) else secrets.randbits(SEED_BITS)
    move = bot.choose(match.redeal(seat, seed), seat, budget)
    if move not in match.legal(seat):
        raise IllegalMove(f"{type(bot).__name__} answered {str(move)!r}, which seat {seat} may not play")
    return move
