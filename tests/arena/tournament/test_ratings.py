"""Ratings: they find known strengths, their intervals hold them, and the order of games does not matter."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pytest

from signoria.arena.tournament.plan import Tournament, mixed, one_against_the_rest
from signoria.arena.tournament.ratings import SCALE, rate, ratings_of, strengths
from signoria.arena.tournament.summary import Summary, bins, five, summarise
from tests.arena.small_tournaments import of_line_ups, won_by

TRUE = {"novice": 0.2, "apprentice": 1.0, "master@50": 2.0, "master@200": 5.0}


def ratings_of_made_up(tournament: Tournament, true: Mapping[str, float], dice: random.Random) -> Summary:
    """What is found when every table's winner is drawn by known strengths."""
    results = []
    for fixture in tournament.fixtures():
        weights = [true[bot] for bot in tournament.sitting(fixture)]
        results.append(won_by(tournament, fixture, dice.choices(range(tournament.seats), weights)))
    return summarise(tournament, results)


def true_rating(bot: str) -> float:
    return 1000 + float(SCALE * np.log(TRUE[bot] / TRUE["apprentice"]))


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "tournament",
    [
        of_line_ups(one_against_the_rest(list(TRUE), (), 4), 2000),
        of_line_ups(mixed(list(TRUE), 4), 8000),
        of_line_ups(mixed(list(TRUE), 5), 4000),
        of_line_ups(one_against_the_rest(list(TRUE), (), 2), 2000),
    ],
    ids=["one-against-the-rest", "mixed", "mixed-with-seats-left", "pairs"],
)
def test_known_strengths_are_found(tournament: Tournament) -> None:
    summary = ratings_of_made_up(tournament, TRUE, random.Random(3))
    assert [rating.bot for rating in summary.ratings] == ["master@200", "master@50", "apprentice", "novice"]
    for rating in summary.ratings:
        assert rating.rating == pytest.approx(true_rating(rating.bot), abs=45)
        assert rating.interval[0] <= rating.rating <= rating.interval[1]


def test_intervals_hold_the_true_rating_about_as_often_as_they_say() -> None:
    held, asked = 0, 0
    for seed in range(60):
        tournament = of_line_ups(one_against_the_rest(["apprentice", "master@50"], (), 4), 80, seed)
        for rating in ratings_of_made_up(tournament, TRUE, random.Random(seed)).ratings:
            if rating.bot != "apprentice":
                low, high = rating.interval
                held += low <= true_rating(rating.bot) <= high
                asked += 1
    assert held / asked >= 0.88


def test_shares_and_ratings_tell_the_same_of_two_bots() -> None:
    tournament = of_line_ups([("master@50", "apprentice", "apprentice", "apprentice")], 400)
    results = [
        won_by(tournament, one, [tournament.sitting(one).index("master@50" if one.game % 5 < 2 else "apprentice")])
        for one in tournament.fixtures()
    ]
    summary = summarise(tournament, results)
    (share,) = summary.shares
    assert (share.wins, share.share, share.chance) == (160, 0.4, 0.25)
    assert share.interval == pytest.approx((0.353, 0.449), abs=0.001)
    expected = 1000 + 400 * np.log10((161 / 404) / (1 - 161 / 404) * 3)
    assert summary.ratings[0].rating == pytest.approx(expected, abs=0.1)


def test_the_order_of_games_does_not_matter() -> None:
    tournament = of_line_ups(one_against_the_rest(list(TRUE), (), 3), 30)
    results = [won_by(tournament, fixture, [fixture.game % 3]) for fixture in tournament.fixtures()]
    forwards, backwards = rate(tournament, results), rate(tournament, results[::-1])
    for one, other in zip(forwards, backwards, strict=True):
        assert one.bot == other.bot
        assert one.rating == pytest.approx(other.rating)


@pytest.mark.parametrize("always", ["novice", "apprentice"])
def test_a_bot_that_always_wins_or_never_has_a_rating_with_an_honest_interval(always: str) -> None:
    tournament = of_line_ups([("novice", "apprentice", "apprentice")], 300)
    results = [won_by(tournament, one, [tournament.sitting(one).index(always)]) for one in tournament.fixtures()]
    rating = next(one for one in rate(tournament, results) if one.bot == "novice")
    assert np.isfinite([rating.rating, *rating.interval]).all()
    assert rating.interval[1] - rating.interval[0] > 200
    assert (rating.rating > 1000) == (always == "novice")


def test_a_shared_win_counts_in_parts() -> None:
    tournament = of_line_ups([("novice", "apprentice")], 40)
    summary = summarise(tournament, [won_by(tournament, one, [0, 1]) for one in tournament.fixtures()])
    assert summary.shares[0].share == 0.5
    assert all(rating.rating == pytest.approx(1000) for rating in summary.ratings)


def test_strengths_are_those_of_a_textbook() -> None:
    found = strengths(np.array([[30.0, 10.0]]), np.array([[40.0]]), np.array([[1.0, 1.0]]))
    assert found[0, 0] / found[0, 1] == pytest.approx(3)
    assert ratings_of(found, 1)[0].tolist() == pytest.approx([1000 + 400 * np.log10(3), 1000])


def test_numbers_are_spread_and_sorted_into_bins() -> None:
    assert five([1, 2, 3, 4, 10]).numbers() == (1, 2, 3, 4, 10)
    assert five([7]).numbers() == (7, 7, 7, 7, 7)
    assert five([1, 3]).mean == 2
    sorted_in = bins([100, 101, 101, 180])
    assert len(sorted_in) <= 20
    assert sum(one.games for one in sorted_in) == 4
    assert (sorted_in[0].low, sorted_in[0].games) == (100, 3)
    assert sorted_in[-1].low <= 180 <= sorted_in[-1].high
