"""Why bots moved as they did, told beside what they did."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from signoria.cli.sentences import Narrator
from signoria.core.network.expecting import expected_for_line
from signoria.core.play.explanations import reason_for_line
from signoria.core.play.match import Match
from signoria.core.play.replays import Replay
from signoria.core.rules.reasons import Reason


class Explained(NamedTuple):
    """A line of the log and, where a bot did something, why."""

    line: str
    reason: str | None


class Explanations:
    """The reasons of one match's bots; the match is played once more when they are first asked for."""

    def __init__(self, match: Match, bots: Collection[int], networks: Collection[int] = ()) -> None:
        self.match = match
        self.bots = bots
        self.networks = networks
        """The seats of those that have a network, and can say what it expected."""
        self._replay: Replay | None = None

    def told(self, narrator: Narrator, since: int, *, modest: bool) -> list[Explained]:
        """What the reader may know to have happened, from the `since`-th event on, and why.

        `modest` is whether reasons are given, too, that say no more than that nothing is known.
        """
        view = self.match.view(narrator.reader)
        told = []
        for line, event in enumerate(self.match.events(narrator.reader, since), start=since):
            reason = self._reason(narrator.reader, line) if event.get("seat") in self.bots else None
            sentence = None
            if reason is not None and (modest or not reason.is_modest):
                sentence = " ".join([narrator.reason(reason, view), *self._expected(narrator, line, reason)])
            told.append(Explained(narrator.event(event, view), sentence))
        return told

    def _expected(self, narrator: Narrator, line: int, reason: Reason) -> Iterator[str]:
        if self._replay is not None and reason.data["seat"] in self.networks:
            hopes = expected_for_line(self._replay, narrator.reader, line, is_open=self.match.over)
            if hopes is not None:
                yield narrator.expected(hopes)

    def _reason(self, reader: int | None, line: int) -> Reason | None:
        if self._replay is None:
            self._replay = Replay(self.match)
        self._replay.follow(self.match)
        return reason_for_line(self._replay, reader, line)


def show(console: Console, told: Explained) -> None:
    """A line of the log with its reason below it, if there is one."""
    console.print(Text(told.line))
    if told.reason is not None:
        console.print(Padding(Text(told.reason, style="dim"), (0, 0, 0, 2), expand=False))
