"""The house's bots behind the engine protocol: questions come in as lines, moves go out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from signoria.bots import DRIVEN, LEVELS, NEED_A_NETWORK
from signoria.bots.engines.messages import ASKED, PROTOCOL, TOLD, NoMessage, line_of, message_of
from signoria.core import registry
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.network.shipped import network_for_table
from signoria.core.play.bot import Bot
from signoria.core.play.options import choice_of
from signoria.core.text.words import Catalogue

WAIT = 20.0
"""Seconds that a game's start waits for compiled rules; until they are there a master's network moves."""


class Sorry(SignoriaError):
    """What cannot be answered, in one sentence."""


class HouseEngine:
    """A bot of one level that plays what it is asked, one game after the other."""

    def __init__(self, level: str, dice: random.Random, words: Catalogue) -> None:
        self.level = level
        self.dice = dice
        self.words = words
        self._game: Game | None = None
        self._seat = 0
        self._bot: Bot = LEVELS[level](dice)

    def serve(self, lines: Iterable[str], say: Callable[[str], None]) -> None:
        """Answer until somebody says bye, or nothing more."""
        for line in lines:
            try:
                asked = message_of(line, ASKED)
                if asked[ASKED] == "bye":
                    return
                answer = self.answer(asked)
            except NoMessage:
                answer = self._sorry(self.words.say("engine-no-message"))
            except SignoriaError as problem:
                answer = self._sorry(str(problem))
            if answer is not None:
                say(line_of(answer))

    def answer(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        """What a message is answered with, if with anything; words it does not know are passed over."""
        if asked[ASKED] == "hello":
            name = f"signoria {self.level}"
            return {TOLD: "hello", "protocol": PROTOCOL, "name": name, "wants": ["position"]}
        if asked[ASKED] == "start":
            return self._start(asked)
        if asked[ASKED] == "choose":
            return self._choose(asked)
        return None

    def _start(self, asked: dict[str, Any]) -> dict[str, Any]:
        game, self._game = registry.game(str(asked.get("game"))), None
        for fact, ours in (("rules", game.kit.version), ("components", game.components.digest)):
            if asked.get(fact) != ours:
                raise Sorry(self.words.say("engine-other-rules", what=fact, ours=ours, theirs=str(asked.get(fact))))
        seat = asked.get("seat")
        if not isinstance(seat, int) or not 0 <= seat < max(game.seats):
            raise Sorry(self.words.say("engine-no-message"))
        if self.level not in DRIVEN:
            game.compile_in_background(guided=LEVELS[self.level].is_guided).wait(WAIT)
        self._game, self._seat, self._bot = game, seat, LEVELS[self.level](self.dice)
        return {TOLD: "ready"} | self._note(game, asked)

    def _note(self, game: Game, asked: dict[str, Any]) -> dict[str, Any]:
        """What is to be known of how it plays this game; hosts pass over fields they do not know."""
        seats, said = asked.get("seats"), asked.get("options")
        if self.level not in NEED_A_NETWORK or not isinstance(seats, int) or not isinstance(said, dict):
            return {}
        options = {name: choice_of(option, said[name]) for name, option in game.options.items() if name in said}
        if network_for_table(game, seats, options) is not None:
            return {}
        return {"note": self.words.say(f"not-learned-{self.level}", title=game.title)}

    def _choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        if self._game is None:
            raise Sorry(self.words.say("engine-no-game"))
        match = self._game.from_position(asked.get("position", {}))
        if self._seat not in match.to_act:
            raise Sorry(self.words.say("engine-not-its-turn"))
        move = self._bot.choose(match, self._seat, self._budget(asked))
        return {TOLD: "move", "number": asked.get("number"), "move": move.text}

    def _budget(self, asked: dict[str, Any]) -> float:
        simulations, seconds = asked.get("simulations"), asked.get("seconds")
        if isinstance(simulations, int) and simulations > 0:
            return simulations
        if isinstance(seconds, int | float) and seconds > 0:
            return float(seconds)
        raise Sorry(self.words.say("engine-no-budget"))

    @staticmethod
    def _sorry(why: str) -> dict[str, Any]:
        return {TOLD: "sorry", "why": why}
