"""The host's side of the protocol: greeting, game, questions, farewell; whatever else happens is a fault."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from signoria.bots.engines.faults import EngineFault, quoted
from signoria.bots.engines.limits import Limits
from signoria.bots.engines.messages import EXTRAS, PROTOCOL, TOLD, line_of, message_of
from signoria.bots.engines.process import EngineProcess
from signoria.core.play.options import word
from signoria.transport.process import WorkerError, read_message

if TYPE_CHECKING:
    from signoria.core.play.match import Match
    from signoria.core.rules.moves import Move


class Conversation:
    """What is said with one engine that sits in one seat."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self.process = EngineProcess(command)
        self.wants: frozenset[str] = frozenset()
        self.is_begun = False
        self._number = 0
        self._events = 0
        self._say({"do": "hello", "protocol": PROTOCOL})

    def begin(self, match: Match, seat: int) -> None:
        """Hear its greeting and tell it which game it plays, in which seat."""
        greeting = self._await("hello", self.limits.start, "engine-slow-start")
        if greeting.get("protocol") != PROTOCOL:
            raise EngineFault("engine-other-protocol", said=quoted(greeting.get("protocol")), wanted=PROTOCOL)
        wanted = greeting.get("wants", [])
        self.wants = frozenset(extra for extra in EXTRAS if isinstance(wanted, list) and extra in wanted)
        self._say({"do": "start", **_facts(match, seat, with_features="features" in self.wants)})
        self._await("ready", self.limits.start, "engine-slow-start")
        self.is_begun = True

    def ask(self, match: Match, seat: int, budget: float, number: int) -> Move:
        """Its move for a seat of a re-dealt match; `number` is for the position it may want."""
        if not self.is_begun:
            self.begin(match, seat)
        self._number += 1
        moves, events = match.legal(seat), match.events(seat)
        question = {
            "do": "choose",
            "number": self._number,
            "seconds" if isinstance(budget, float) else "simulations": budget,
            "view": match.view(seat),
            "moves": [{"id": move.id, "text": move.text, "data": move.data} for move in moves],
            "events": events[self._events :],
        }
        self._events = len(events)
        self._say({**question, **self._extras(match, seat, number)})
        return self._answered(moves, self.limits.answer(budget))

    def leave(self, match: Match | None) -> None:
        """Tell it how the game ended, if it did, and let it go."""
        if match is not None and match.outcome is not None:
            self._say({"do": "over", "points": match.outcome.points, "places": match.outcome.places})
        self._say({"do": "bye"})
        self.process.end(self.limits.leave)

    def dismiss(self, fault: EngineFault) -> EngineFault:
        """Send it away for a fault; the fault, with what it last wrote if it ended by itself."""
        self._say({"do": "bye", "why": str(fault)})
        self.process.end(self.limits.leave)
        last = self.process.last_words
        return EngineFault("engine-ended-saying", last=last) if fault.message == "engine-ended" and last else fault

    def _extras(self, match: Match, seat: int, number: int) -> dict[str, Any]:
        """What it wants besides; dealt anew once more, for a generator in a position can be run backwards."""
        if not self.wants:
            return {}
        dealt = match.redeal(seat, number)
        extras: dict[str, Any] = {}
        if "position" in self.wants:
            extras["position"] = dealt.position()
        if "features" in self.wants:
            extras["features"] = [0.0] * len(match.game.features)
            match.game.rules.observe(dealt.state, seat, extras["features"])
        return extras

    def _answered(self, moves: Sequence[Move], seconds: float) -> Move:
        deadline = time.monotonic() + seconds
        while True:
            answer = self._await("move", deadline - time.monotonic(), "engine-silent", seconds)
            if answer.get("number") == self._number:
                break
        said = answer.get("move")
        for move in moves:
            if said == move.text or (type(said) is int and said == move.id):
                return move
        raise EngineFault("engine-illegal", said=quoted(said))

    def _await(self, word: str, seconds: float, late: str, named: float | None = None) -> dict[str, Any]:
        """The next message with this word; others are passed over, but one who is sorry plays no more."""
        deadline = time.monotonic() + seconds
        while (line := self.process.hear(deadline)) is not None:
            try:
                message = read_message(line, lambda said: message_of(said, TOLD))
            except WorkerError:
                raise EngineFault("engine-garbage", line=quoted(line.decode(errors="replace"))) from None
            if message[TOLD] == word:
                return message
            if message[TOLD] == "sorry":
                raise EngineFault("engine-refuses", why=quoted(message.get("why")))
        raise EngineFault(late, seconds=f"{seconds if named is None else named:g}")

    def _say(self, message: dict[str, Any]) -> None:
        self.process.say(line_of(message))


def _facts(match: Match, seat: int, *, with_features: bool) -> dict[str, Any]:
    """What a game is, and who sits where in it; nothing of its deal."""
    game = match.game
    return {
        "game": game.name,
        "rules": game.kit.version,
        "components": game.components.digest,
        "seats": match.seats,
        "seat": seat,
        "options": {name: word(choice) for name, choice in match.options.items()},
        "actions": game.actions,
        **({"features": game.features} if with_features else {}),
    }
