"""Events and moves in sentences, for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.cli.language import listed
from signoria.core.kit import GameRules
from signoria.core.network.expecting import Expected
from signoria.core.play.match import Match
from signoria.core.play.playing import Outcome
from signoria.core.rules.moves import Move
from signoria.core.rules.reasons import Reason
from signoria.core.text.words import Catalogue, seat_letter


class Narrator:
    """Puts what happens into the words of a catalogue; `reader` is the seat addressed as you, None a spectator."""

    def __init__(self, game: GameRules, words: Catalogue, names: Sequence[str], reader: int | None) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.reader = reader

    def name(self, seat: int) -> str:
        """A player's name in a list."""
        return self.words.say("name-you") if seat == self.reader else self.names[seat]

    def event(self, event: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """One event as a sentence."""
        said = {name: value for name, value in event.items() if name != "kind"}
        return self.words.say(f"event-{event['kind']}", **self._with_names(said, view))

    def reason(self, reason: Reason, view: Mapping[str, Any]) -> str:
        """Why something was done, as a sentence."""
        return self.words.say(f"reason-{reason.kind}", **self._with_names(reason.data, view))

    def expected(self, expected: Expected) -> str:
        """How likely everybody was to win, as a sentence."""
        chances = [
            self.words.say("reason-chance", name=self.names[seat], percent=percent)
            for seat, percent in enumerate(expected.percents)
        ]
        told_to = "all" if expected.is_open else "reader"
        return self.words.say("reason-expected", to=told_to, chances=listed(chances, self.words))

    def _with_names(self, said: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
        """What is said, with the names of players."""
        put = self._phrases(said, view)
        if "seat" in said:
            put["seat"] = self.names[said["seat"]]
            put["who"] = "you" if said["seat"] == self.reader else "other"
        if "owner" in said:
            put["owner"] = self.names[said["owner"]]
            put["whose"] = self._whose(said["owner"], said.get("seat"))
        return put

    def _whose(self, owner: int, seat: int | None) -> str:
        if owner == seat:
            return "self"
        return "you" if owner == self.reader else "other"

    def move(self, move: Move, view: Mapping[str, Any]) -> str:
        """A move as a person would say it; its text where the game has no words for it."""
        message = f"move-{move.data['do']}"
        if not self.words.has(message):
            return move.text
        return self.words.say(message, **self._phrases(move.data, view))

    def _phrases(self, said: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
        if self.game.kit.phrases is None:
            return dict(said)
        return self.game.kit.phrases(self.game.components, view, said, self.words)

    def news(self, match: Match, since: int = 0) -> list[str]:
        """What the reader may know to have happened, from the `since`-th event on."""
        view = match.view(self.reader)
        return [self.event(event, view) for event in match.events(self.reader, since)]

    def result(self, outcome: Outcome) -> list[str]:
        """Why it ended, who won, and everybody's points by place."""
        lines = [self.words.say(outcome.reason), self._winners(outcome)]
        lines += [self._placed(outcome.places[seat], seat, outcome.points[seat]) for seat in outcome.ranking]
        return lines

    def _winners(self, outcome: Outcome) -> str:
        winners = sorted(outcome.winners, key=lambda seat: seat != self.reader)
        return self.words.say(
            "result-won",
            who="you" if self.reader in winners else "other",
            count=len(winners),
            names=listed([self.name(seat) for seat in winners], self.words),
            score=self._score(outcome.points[winners[0]]),
        )

    def _placed(self, place: int, seat: int, points: int) -> str:
        return self.words.say(
            "result-place", place=place, seat=seat_letter(seat), name=self.name(seat), score=self._score(points)
        )

    def _score(self, points: int) -> str:
        """So many points, or whatever the game counts."""
        own = "score-amount"
        return self.words.say(own if self.words.has(own) else "result-points", count=points)
