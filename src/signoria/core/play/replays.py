"""Replays: a match looked at after any of its decisions, without playing it again every time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from signoria.core.play.match import Match
from signoria.core.play.playing import Decision
from signoria.core.play.starting import match_of_position, start
from signoria.core.rules.journal import EVERYBODY, Told


@dataclass(frozen=True, slots=True)
class _Mark:
    """A match after so many decisions: its state, how much was told by then, and its simultaneous choices."""

    state: npt.NDArray[Any]
    told: int
    group: int
    groups: int


class Replay:
    """A match played once more, to be looked at after any of its decisions."""

    def __init__(self, match: Match) -> None:
        self._opening = opening(match)
        self._decisions: list[Decision] = []
        self._told: list[Told] = []
        self._marks: list[_Mark] = []
        self._mark(self._opening)
        self.follow(match)

    @property
    def steps(self) -> int:
        """How many decisions were made; step 0 is the opening."""
        return len(self._decisions)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision, in the order in which they were made."""
        return tuple(self._decisions)

    def at(self, step: int) -> Match:
        """An independent match as it was after so many decisions, except that nothing before can be undone."""
        if not 0 <= step <= self.steps:
            raise IndexError(f"there is no step {step}: the steps are 0 to {self.steps}")
        first, mark = self._opening, self._marks[step]
        match = Match(first.game, first.game.kit.state.read_from(mark.state))
        match.seed, match.deal, match.chosen_first = first.seed, first.deal, first.chosen_first
        match.names, match.start_position = first.names, first.start_position
        match._told, match._decisions = self._told[: mark.told], self._decisions[:step]
        match._group, match._groups = mark.group, mark.groups
        return match

    def lines(self, seat: int | None) -> list[int]:
        """After each step, how many events a seat has been told of; None is a spectator."""
        known = [told.to == EVERYBODY or told.to == seat for told in self._told]
        return self._counted(known)

    def lines_of_all(self) -> list[int]:
        """After each step, how many events have been told, to whomever."""
        return [mark.told for mark in self._marks]

    def _counted(self, known: list[bool]) -> list[int]:
        counts = [0]
        for is_known in known:
            counts.append(counts[-1] + is_known)
        return [counts[mark.told] for mark in self._marks]

    def follow(self, match: Match) -> None:
        """Come up to where the match is now; what was undone meanwhile is gone from here, too."""
        made = match._decisions
        kept = self._in_common(made)
        del self._decisions[kept:]
        del self._marks[kept + 1 :]
        del self._told[self._marks[-1].told :]
        if kept < len(made):
            self._play(self.at(kept), made[kept:])

    def _in_common(self, made: list[Decision]) -> int:
        """How many decisions are the same as here."""
        for place, (here, there) in enumerate(zip(self._decisions, made, strict=False)):
            if (here.seat, here.action) != (there.seat, there.action):
                return place
        return min(len(self._decisions), len(made))

    def _play(self, match: Match, decisions: list[Decision]) -> None:
        for decision in decisions:
            match.play(decision.seat, decision.action)
            match._undo.clear()
            self._mark(match)

    def _mark(self, match: Match) -> None:
        self._marks.append(_Mark(match._state.to_array(), len(match._told), match._group, match._groups))
        self._told += match._told[len(self._told) :]
        self._decisions += match._decisions[len(self._decisions) :]


def opening(match: Match) -> Match:
    """The same match before its first decision."""
    game = match.game
    if match.start_position is not None:
        first = match_of_position(game, match.start_position)
    else:
        first = start(game, match.seats, match.seed, match.chosen_first, match.options)
    first.names, first.deal = match.names, match.deal
    return first
