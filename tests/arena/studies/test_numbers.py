"""Numbers of a study: counted by hand on few games, and known intervals."""

from __future__ import annotations

import math
from statistics import stdev

import numpy as np
import pytest

from signoria.arena.simulation.intervals import NINETY_FIVE_PERCENT, wilson
from signoria.arena.studies.estimates import Sums, compare, compare_shares, each, estimate
from signoria.arena.studies.histograms import columns_of
from signoria.arena.studies.numbers import numbers_of
from signoria.arena.studies.plan import Chunk, Study
from signoria.arena.studies.playing import Played
from signoria.core.rules.measures import Measure, Measures, Price, Whole
from tests.arena.small_studies import small

MEASURES = Measures(
    seats=(Measure("tiles", lambda story: []), Measure("never", lambda story: [])),
    whole=(Whole("rounds", lambda story: 0),),
    prices=(Price("lot", lambda story: []),),
)


def by_hand() -> tuple[Study, list[Played]]:
    """Two rule sets of four games between two players; the last game of the first rule set is shared."""
    study = small(games=4, close=4, is_driven=False)
    one = Played(
        chunk=Chunk(0, 0, 4, True),
        points=[[10, 8], [7, 9], [12, 5], [6, 6]],
        places=[[1, 2], [2, 1], [1, 2], [1, 1]],
        decisions=[20, 22, 24, 26],
        measures=[[[3, 1], [0, 0]], [[2, 4], [0, 0]], [[5, 1], [0, 0]], [[2, 2], [0, 0]]],
        whole=[[3], [3], [4], [4]],
        prices=[[[("red", 2), ("red", 4)]], [[("red", 3)]], [[]], [[("blue", 9)]]],
        code="one",
    )
    other = Played(
        chunk=Chunk(1, 0, 4, True),
        points=[[8, 10], [7, 9], [5, 12], [6, 5]],
        places=[[2, 1], [2, 1], [2, 1], [1, 2]],
        decisions=[30, 32, 34, 36],
        measures=[[[1, 1], [0, 0]], [[1, 3], [0, 0]], [[0, 2], [0, 0]], [[2, 2], [0, 0]]],
        whole=[[3], [3], [3], [3]],
        prices=[[[("red", 5)]], [[("red", 5)]], [[("red", 5)]], [[("red", 5)]]],
        code="one",
    )
    return study, [other, one]


def test_shares_points_margins_and_ties_are_those_counted_by_hand() -> None:
    numbers = numbers_of(*by_hand(), MEASURES)
    begins = numbers.wins[0]
    assert [one.value for one in begins.values] == [2.5 / 4, 1 / 4]
    assert begins.values[0].interval == wilson(2.5 / 4, 4)
    assert begins.differences[0].value == pytest.approx(-1.5 / 4)
    assert [one.value for one in numbers.ties.values] == [1 / 4, 0]
    assert [one.value for one in numbers.margin.means.values] == [11 / 4, 12 / 4]
    assert [one.value for one in numbers.winner_points.means.values] == [37 / 4, 37 / 4]
    assert numbers.all_points.means.values[0].value == pytest.approx(63 / 8)
    assert (numbers.all_points.fives[0].least, numbers.all_points.fives[0].most) == (5, 12)
    assert numbers.decisions.means.differences[0].value == 10
    assert numbers.decisions.means.differences[0].low == 10
    assert numbers.whole["rounds"].values[0].value == 3.5


def test_winners_are_compared_with_the_others_of_their_own_table() -> None:
    (deed,) = numbers_of(*by_hand(), MEASURES).deeds
    first, second = deed.winners
    assert deed.name == "tiles"
    assert first.winners == 4
    assert first.others == pytest.approx(4 / 3)
    differences = [2, 2, 4]
    half = NINETY_FIVE_PERCENT * stdev(differences) / math.sqrt(3)
    assert first.difference.value == pytest.approx(8 / 3)
    assert first.difference.low == pytest.approx(8 / 3 - half)
    assert first.difference.high == pytest.approx(8 / 3 + half)
    assert first.difference.games == 3
    assert first.standardised == pytest.approx(8 / 3 / np.std([3, 1, 2, 4, 5, 1]))
    assert (second.winners, second.others) == (2, 1)
    assert [one.value for one in deed.means.values] == [20 / 8, 12 / 8]


def test_prices_are_means_of_lots_and_nothing_sold_is_no_price() -> None:
    (table,) = numbers_of(*by_hand(), MEASURES).prices
    blue, red = table.lots
    assert (blue.name, red.name) == ("blue", "red")
    assert [one.value for one in red.prices.values] == [3, 5]
    assert list(red.sold) == [3 / 4, 1]
    assert red.fives[0] is not None
    assert (red.fives[0].least, red.fives[0].most) == (2, 4)
    assert blue.fives[1] is None
    assert red.prices.differences[0].value == 2


def test_a_mean_has_the_interval_of_the_textbook_and_pairs_the_one_of_their_differences() -> None:
    one, other = np.array([1.0, 2, 3, 6]), np.array([2.0, 4, 3, 9])
    compared = compare([each(one), each(other)])
    half = NINETY_FIVE_PERCENT * stdev([1, 2, 0, 3]) / 2
    assert compared.differences[0].value == 1.5
    assert compared.differences[0].high == pytest.approx(1.5 + half)
    assert compared.values[0].low == pytest.approx(3 - NINETY_FIVE_PERCENT * stdev(one) / 2)


def test_a_mean_over_lots_weighs_a_game_by_its_lots() -> None:
    sums = Sums(np.array([2.0, 12]), np.array([1.0, 3]))
    assert estimate(sums).value == 3.5
    assert list(estimate(Sums(np.zeros(2), np.zeros(2))).interval) == [0, 0]


def test_shares_have_wilsons_intervals() -> None:
    (value,) = compare_shares([np.array([1.0, 0, 0, 1])]).values
    assert value.interval == wilson(0.5, 4)


def test_columns_are_the_same_for_all_rule_sets_and_hold_everything() -> None:
    columns = columns_of([np.arange(100), np.arange(50, 150)], [np.arange(10), np.arange(10)])
    assert [sum(counts) for counts in columns.counts] == [100, 100]
    assert [sum(counts) for counts in columns.marked] == [10, 10]
    assert len(columns.lows) <= 30
    assert columns.lows[1] - columns.lows[0] == columns.width
