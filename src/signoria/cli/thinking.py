"""Bots at a terminal: how they come to their moves, and that one sees them think."""

from __future__ import annotations

import random

from rich.console import Console
from rich.markup import escape

from signoria.bots import DRIVEN, LevelBot
from signoria.bots.engines import EngineBot
from signoria.bots.seat import ask
from signoria.cli.screen import why_not_compiled
from signoria.core.errors import CannotCompile
from signoria.core.play.bot import Bot
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move
from signoria.core.text.words import Catalogue

WAIT = 10.0
"""Seconds that the first thought waits for compiled rules: as long as it takes where they have been compiled before."""
SHORT_WAIT = 1.0
"""The same where a network moves until they are there."""


class Thinking:
    """Bots of one level, and the seconds each of their moves may take."""

    def __init__(self, console: Console, words: Catalogue, level: str, seconds: float, dice: random.Random) -> None:
        self.console = console
        self.words = words
        self.level = level
        self.seconds = seconds
        self.dice = dice
        self._has_waited = False
        self._replaced: set[int] = set()

    def move(self, bot: Bot, match: Match, seat: int) -> Move:
        """The bot's move; those who look ahead are seen to think."""
        seed = self.dice.getrandbits(64)
        if isinstance(bot, EngineBot):
            return self._engine_move(bot, match, seat, seed)
        if self.level in DRIVEN:
            return ask(bot, match, seat, self.seconds, seed)
        with self.console.status(escape(self.words.say("play-thinking", name=match.names[seat]))):
            self._wait_for_rules(bot, match)
            return ask(bot, match, seat, self.seconds, seed)

    def _engine_move(self, bot: EngineBot, match: Match, seat: int, seed: int) -> Move:
        """The program's move; when somebody first has to play in its place, one is told why."""
        name = match.names[seat]
        with self.console.status(escape(self.words.say("play-thinking", name=name))):
            move = ask(bot, match, seat, self.seconds, seed)
        if bot.fault is not None and seat not in self._replaced:
            self._replaced.add(seat)
            why = bot.fault.said(self.words, name)
            self.console.print(escape(self.words.say("play-engine-replaced", why=why)))
        return move

    def _wait_for_rules(self, bot: Bot, match: Match) -> None:
        if self._has_waited or not isinstance(bot, LevelBot):
            return
        stand_in = bot.stand_in(match, self.seconds)
        if stand_in is None:
            return
        compilation = match.game.compile_in_background(guided=bot.is_guided)
        if not compilation.wait(SHORT_WAIT if stand_in == "network" else WAIT):
            self._has_waited = True
            self.console.print(escape(self._why_no_rules(compilation.error, stand_in)))

    def _why_no_rules(self, error: Exception | None, moves: str) -> str:
        if not isinstance(error, CannotCompile):
            return self.words.say("play-compiling", moves=moves)
        why = why_not_compiled(error, self.words)
        return self.words.say("play-not-compiled", why=why, moves=moves)
