"""Scores and standings: who ties shares, a smaller table is no disadvantage, tie-breaks come in their order."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.tournaments.groups import finalists
from signoria.server.tournaments.scoring import Scoring, broken_off, score_of_bye, scores_of
from signoria.server.tournaments.standings import Played, shares_of, standings

HALF = Fraction(1, 2)


def order(tables: list[Played], players: int = 4, byes: tuple[int, ...] = (), scoring: Scoring = "places") -> list[int]:
    lots = {player: -player for player in range(players)}
    return [one.player for one in standings(range(players), tables, byes, 4, scoring, lots)]


def test_a_table_of_four_gives_four_points_to_one() -> None:
    assert scores_of([2, 1, 4, 3], 4, "places") == [3, 4, 1, 2]


def test_who_ties_shares_what_the_places_are_worth() -> None:
    assert scores_of([1, 1, 3, 4], 4, "places") == [Fraction(7, 2), Fraction(7, 2), 2, 1]
    assert scores_of([1, 2, 2, 2], 4, "places") == [4, 2, 2, 2]
    assert scores_of([1, 1, 3], 3, "wins") == [HALF, HALF, 0]


@given(st.integers(3, 5), st.data())
def test_a_seat_is_worth_the_same_on_average_at_a_smaller_table(seats: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(3, seats))
    scores = scores_of(list(range(1, players + 1)), seats, "places")
    assert scores[0] == seats and scores[-1] == 1
    assert sum(scores) / players == score_of_bye(seats, "places")


def test_in_a_broken_off_game_those_share_the_first_place_who_have_not_resigned() -> None:
    assert broken_off([False, True, False]) == [1, 3, 1]
    assert broken_off([True, True]) == broken_off([False, False]) == [1, 1]


def test_shares_of_points_count_nobody_below_none() -> None:
    assert shares_of([30, 10, -5]) == [Fraction(3, 4), Fraction(1, 4), 0]
    assert shares_of([0, 0]) == [HALF, HALF]


def test_the_score_comes_first_and_a_bye_is_worth_a_middling_place() -> None:
    assert order([Played((0, 1, 2), (2, 1, 3), (5, 6, 4))], byes=(3,)) == [1, 0, 3, 2]


def test_of_equal_scores_more_wins_come_first() -> None:
    first = Played((0, 1, 2, 3), (1, 2, 3, 4), (9, 8, 7, 6))
    second = Played((0, 1, 2, 3), (3, 2, 4, 1), (7, 8, 6, 9))
    assert order([first, second])[:2] == [0, 1]


def test_of_equal_wins_stronger_rivals_come_first() -> None:
    tables = [
        Played((0, 2, 3), (1, 2, 3), (1, 1, 1)),
        Played((1, 4, 5), (1, 2, 3), (1, 1, 1)),
        Played((4, 5, 2, 3), (1, 2, 3, 4), (1, 1, 1, 1)),
    ]
    assert order(tables, players=6).index(1) < order(tables, players=6).index(0)


def test_of_equal_rivals_a_greater_part_of_the_points_comes_first_and_then_the_lot() -> None:
    won_high, won_low = Played((0, 2, 3), (1, 2, 2), (50, 10, 10)), Played((1, 2, 3), (1, 2, 2), (20, 10, 10))
    assert order([won_high, won_low])[:2] == [0, 1]
    assert order([won_low, Played((0, 2, 3), (1, 2, 2), (20, 10, 10))])[:2] == [1, 0]


def test_who_plays_no_more_comes_after_all_who_do() -> None:
    ranked = standings(range(3), [Played((0, 1, 2), (1, 2, 3), (3, 2, 1))], (), 3, "places", {0: 0, 1: 1, 2: 2}, [0])
    assert [one.player for one in ranked] == [1, 2, 0]


@pytest.mark.parametrize(("seats", "chosen"), [(4, [0, 1, 2, 5]), (3, [0, 2, 5])])
def test_the_winners_of_all_groups_and_the_best_of_the_others_come_to_the_last_table(
    seats: int, chosen: list[int]
) -> None:
    lots = {player: player for player in range(6)}
    ranked = standings(range(6), [], (), seats, "places", lots)
    assert finalists(ranked, {0: 0, 1: 0, 2: 1, 3: 1, 4: 1, 5: 2}, seats) == chosen
