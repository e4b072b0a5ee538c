"""An engine as a bot: while it behaves it plays, and after its first fault a stand-in plays its seat to the end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.bots.engines.conversation import Conversation
from signoria.bots.engines.faults import EngineFault
from signoria.bots.engines.limits import Limits
from signoria.core.play.bot import Bot

if TYPE_CHECKING:
    from signoria.core.play.match import Match
    from signoria.core.rules.moves import Move

NUMBER_BITS = 128


class EngineBot(Bot):
    """A program in one seat of one game; it runs from the making of this bot until `leave`."""

    def __init__(
        self, command: Sequence[str], dice: random.Random, stand_in: Bot, limits: Limits | None = None
    ) -> None:
        self.dice = dice
        self.stand_in = stand_in
        self.fault: EngineFault | None = None
        self._conversation: Conversation | None = None
        try:
            self._conversation = Conversation(command, limits or Limits())
        except EngineFault as fault:
            self.fault = fault

    def begin(self, match: Match, seat: int) -> None:
        """Have the program ready before its first move; left out, that move waits for it."""
        if self._conversation is not None:
            try:
                self._conversation.begin(match, seat)
            except EngineFault as fault:
                self._dismiss(self._conversation, fault)

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        number = self.dice.getrandbits(NUMBER_BITS)
        if self._conversation is not None:
            try:
                return self._conversation.ask(match, seat, budget, number)
            except EngineFault as fault:
                self._dismiss(self._conversation, fault)
        return self.stand_in.choose(match, seat, budget)

    def leave(self, match: Match | None = None) -> None:
        """Tell the program how the match ended, if one is given and it did, and end it."""
        if self._conversation is not None:
            self._conversation.leave(match)
            self._conversation = None

    def _dismiss(self, conversation: Conversation, fault: EngineFault) -> None:
        self._conversation = None
        self.fault = conversation.dismiss(fault)
