"""What everybody saw after each decision of a game that still stands, found out without the server's replays."""

from __future__ import annotations

import json
from typing import Any

from signoria.core.play.match import Match
from signoria.core.play.playing import Decision
from signoria.core.play.starting import start
from signoria.core.rules.journal import EVERYBODY
from signoria.server.tables.table import Table
from tests.play import everybody
from tests.server.table_builders import the_match

Sight = tuple[str, str]
"""What everybody sees, and what only one seat does, in JSON."""


class History:
    """After each decision: how many lines everybody knew, and what they saw."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.lines: list[dict[int | None, int]] = []
        self.sights: list[dict[int | None, Sight]] = []

    def follow(self, table: Table) -> None:
        """Take in what has happened at a table, undos included."""
        match = the_match(table)
        same = 0
        while same < min(len(self.decisions), len(match._decisions)) and self._is_kept(match, same):
            same += 1
        del self.lines[same + 1 :], self.sights[same + 1 :]
        self.decisions = list(match._decisions)
        if len(self.decisions) == len(self.lines):
            self._take_in(match)
        elif len(self.decisions) > len(self.lines):
            self._play_again(match)

    def _is_kept(self, match: Match, place: int) -> bool:
        return self.decisions[place] == match._decisions[place]

    def _play_again(self, match: Match) -> None:
        """Sealed choices that were made anew after another one was undone."""
        assert match.deal is not None
        options: dict[str, Any] = match.options
        again = start(match.game, match.seats, match.deal.seed, None, options)
        again.deal = match.deal
        for number, decision in enumerate([None, *self.decisions]):
            if decision is not None:
                again.play(decision.seat, decision.action)
            if number >= len(self.lines):
                self._take_in(again)

    def _take_in(self, match: Match) -> None:
        to = [told.to for told in match.journal()]
        public = json.dumps(match.view(None))
        self.lines.append(
            {who: to.count(EVERYBODY) + (0 if who is None else to.count(who)) for who in everybody(match)}
        )
        self.sights.append(
            {who: (public, "{}" if who is None else json.dumps(match.own_view(who))) for who in everybody(match)}
        )

    def told(self, who: int | None, line: int) -> Sight | None:
        """What somebody saw when they were told a line that still stands."""
        for lines, sights in zip(self.lines, self.sights, strict=True):
            if lines[who] > line:
                return sights[who]
        return None
