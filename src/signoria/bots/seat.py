"""A bot in a seat: it is handed a re-dealt match, never the true one, and its answer is checked."""

from __future__ import annotations

from signoria.core.bot import Bot
from signoria.core.errors import IllegalMove
from signoria.core.match import Match
from signoria.core.moves import Move


def ask(bot: Bot, match: Match, seat: int, budget: float, seed: int) -> Move:
    """The bot's move for this seat; `seed` is for dealing anew what the seat cannot know."""
    move = bot.choose(match.redeal(seat, seed), seat, budget)
    if move not in match.legal(seat):
        raise IllegalMove(f"{type(bot).__name__} answered {str(move)!r}, which seat {seat} may not play")
    return move
