"""What came of a study, in numbers: the outcomes of all games, and what was counted in those watched closely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.arena.studies.estimates import Compared, compare, compare_shares, each
from signoria.arena.studies.histograms import Columns, columns_of
from signoria.arena.studies.measures import PriceTable, SeatMeasure, price_tables, seat_measures
from signoria.arena.studies.plan import Study
from signoria.arena.studies.playing import Played
from signoria.arena.tournament.summary import Five, five
from signoria.core.rules.measures import Measures


@dataclass(frozen=True)
class Spread:
    """A number of every game: its mean, and how it spreads, by rule set."""

    means: Compared
    fives: tuple[Five, ...]


@dataclass(frozen=True)
class StudyNumbers:
    """All of it."""

    study: Study
    codes: tuple[str, ...]
    """The code that played; more than one where it was changed before the study went on."""
    wins: tuple[Compared, ...]
    """By seat; the first one begins."""
    seat_points: tuple[Compared, ...]
    decisions: Spread
    winner_points: Spread
    all_points: Spread
    margin: Spread
    ties: Compared
    lengths: Columns
    points: Columns
    whole: dict[str, Compared]
    deeds: tuple[SeatMeasure, ...]
    prices: tuple[PriceTable, ...]

    def as_json(self) -> dict[str, Any]:
        """The same for a program."""
        return asdict(self)


@dataclass(frozen=True)
class Outcomes:
    """What came of all games of one rule set."""

    points: npt.NDArray[np.int64]
    places: npt.NDArray[np.int64]
    decisions: npt.NDArray[np.int64]

    def wins(self) -> npt.NDArray[np.float64]:
        """Each seat's part of each game's win."""
        won = (self.places == 1).astype(np.float64)
        result: npt.NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return result

    def best(self) -> npt.NDArray[np.int64]:
        """The winner's points."""
        result: npt.NDArray[np.int64] = np.where(self.places == 1, self.points, np.iinfo(np.int64).min).max(axis=1)
        return result

    def margin(self) -> npt.NDArray[np.int64]:
        """By how many points the first is ahead of the second; 0 where a tie was broken or shared."""
        ordered = np.sort(self.points, axis=1)
        result: npt.NDArray[np.int64] = ordered[:, -1] - ordered[:, -2]
        return result

    def tied(self) -> npt.NDArray[np.float64]:
        """1 where several share the win."""
        result: npt.NDArray[np.float64] = ((self.places == 1).sum(axis=1) > 1).astype(np.float64)
        return result


def outcomes_of(study: Study, played: Sequence[Played], rule_set: int) -> Outcomes:
    """The outcomes of a rule set's games in their order."""
    order = sorted(
        (one for one in played if one.chunk.rule_set == rule_set and not (study.is_driven and one.chunk.watched)),
        key=lambda one: one.chunk.first,
    )
    return Outcomes(
        np.array([game for one in order for game in one.points], np.int64),
        np.array([game for one in order for game in one.places], np.int64),
        np.array([game for one in order for game in one.decisions], np.int64),
    )


def numbers_of(study: Study, played: Sequence[Played], measures: Measures) -> StudyNumbers:
    """Count up what was played."""
    outcomes = [outcomes_of(study, played, number) for number in range(len(study.rule_sets))]
    watched = [
        sorted((one for one in played if one.chunk.watched and one.chunk.rule_set == number), key=_first)
        for number in range(len(study.rule_sets))
    ]
    wins = [one.wins() for one in outcomes]
    return StudyNumbers(
        study=study,
        codes=tuple(dict.fromkeys(one.code for one in played)),
        wins=tuple(compare_shares([won[:, seat] for won in wins]) for seat in range(study.seats)),
        seat_points=tuple(compare([each(one.points[:, seat]) for one in outcomes]) for seat in range(study.seats)),
        decisions=_spread([one.decisions for one in outcomes]),
        winner_points=_spread([one.best() for one in outcomes]),
        all_points=_seats_spread(outcomes),
        margin=_spread([one.margin() for one in outcomes]),
        ties=compare_shares([one.tied() for one in outcomes]),
        lengths=columns_of([one.decisions for one in outcomes]),
        points=columns_of([one.points.ravel() for one in outcomes], [one.best() for one in outcomes]),
        whole={
            one.name: compare([each([game[place] for chunk in chunks for game in chunk.whole]) for chunks in watched])
            for place, one in enumerate(measures.whole)
            if study.close
        },
        deeds=seat_measures(measures, watched) if study.close else (),
        prices=price_tables(measures, watched) if study.close else (),
    )


def _first(played: Played) -> int:
    return played.chunk.first


def _spread(rule_sets: Sequence[npt.NDArray[np.int64]]) -> Spread:
    return Spread(compare([each(one) for one in rule_sets]), tuple(five(one.tolist()) for one in rule_sets))


def _seats_spread(outcomes: Sequence[Outcomes]) -> Spread:
    means = compare([each(one.points.mean(axis=1)) for one in outcomes])
    return Spread(means, tuple(five(one.points.ravel().tolist()) for one in outcomes))
