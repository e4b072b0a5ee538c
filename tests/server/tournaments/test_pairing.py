"""Pairing: tables of three to five, few repeated meetings, everybody in each place as often, fair byes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.server.tournaments.groups import drawn_groups, usual_groups
from signoria.server.tournaments.history import History
from signoria.server.tournaments.pairing import Round, pair
from signoria.server.tournaments.standings import Played, Standing, standings
from signoria.server.tournaments.table_sizes import table_sizes

PLAYERS = st.integers(6, 64)
SEATS = st.integers(3, 5)


def swiss(players: int, seats: int, rounds: int, seed: int) -> Iterator[tuple[list[Standing], History, Round]]:
    """Rounds of a tournament in which chance decides; each with the standings and history before it."""
    dice, history = random.Random(seed), History()
    played: list[Played] = []
    byes: list[int] = []
    lots = {player: player for player in range(players)}
    for number in range(rounds):
        ranked = standings(range(players), played, byes, seats, "places", lots)
        scores = {one.player: one.score for one in ranked}
        made = pair([one.player for one in ranked], scores, history, seats, f"{seed} {number}")
        yield ranked, history, made
        history.add(made.tables, made.byes)
        byes += made.byes
        for table in made.tables:
            places = list(range(1, len(table) + 1))
            dice.shuffle(places)
            played.append(Played(table, tuple(places), tuple(10 - place for place in places)))


def partitions(players: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not players:
        yield []
        return
    first, *others = players
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for company in combinations(others, size - 1):
            rest = [player for player in others if player not in company]
            for tables in partitions(rest, left):
                yield [(first, *company), *tables]


def weight(history: History, scores: dict[int, Fraction], tables: list[tuple[int, ...]]) -> tuple[int, Fraction]:
    """What is to be as small as can be: repeated meetings, then differences of score."""
    pairs = [two for table in tables for two in combinations(table, 2)]
    apart = sum(((scores[one] - scores[other]) ** 2 for one, other in pairs), Fraction(0))
    return sum(history.met(*two) for two in pairs), apart


# -- tables ------------------------------------------------------------------------------------------------------------


@given(PLAYERS, SEATS)
def test_tables_have_three_to_five_seats_and_only_tables_of_three_need_byes(players: int, seats: int) -> None:
    sizes = table_sizes(players, seats)
    assert sum(sizes.tables) + sizes.byes == players
    assert set(sizes.tables) <= set(range(3, seats + 1))
    assert sizes.byes == (players % 3 if seats == 3 else 0)


@given(st.integers(12, 64), st.integers(4, 5))
def test_most_tables_are_as_wished_or_one_smaller(players: int, seats: int) -> None:
    tables = table_sizes(players, seats).tables
    assert set(tables) <= {seats, seats - 1}
    assert len(tables) == ceil(players / seats)


@pytest.mark.parametrize(
    ("players", "seats", "tables", "byes"),
    [
        (12, 4, (4, 4, 4), 0),
        (10, 4, (4, 3, 3), 0),
        (5, 4, (4,), 1),
        (6, 5, (3, 3), 0),
        (7, 3, (3, 3), 1),
        (2, 4, (), 2),
    ],
)
def test_sizes_of_small_rounds(players: int, seats: int, tables: tuple[int, ...], byes: int) -> None:
    assert table_sizes(players, seats) == (tables, byes)


def test_a_game_for_few_seats_has_no_smaller_tables() -> None:
    assert table_sizes(9, 4, [4, 5]) == ((4, 4), 1)


# -- rounds ------------------------------------------------------------------------------------------------------------


@settings(max_examples=8, deadline=None)
@given(PLAYERS, SEATS, st.integers(0, 1000))
def test_nobody_is_at_two_tables_and_nobody_is_left_out(players: int, seats: int, seed: int) -> None:
    for _, _, made in swiss(players, seats, 4, seed):
        seen = Counter([*(player for table in made.tables for player in table), *made.byes])
        assert seen == Counter(range(players))
        assert sorted(map(len, made.tables), reverse=True) == list(table_sizes(players, seats).tables)


@settings(max_examples=8, deadline=None)
@given(PLAYERS, SEATS, st.integers(0, 1000))
def test_everybody_is_in_each_place_of_the_order_of_play_about_as_often(players: int, seats: int, seed: int) -> None:
    rounds = 5
    *_, (_, history, _) = swiss(players, seats, rounds, seed)
    least = min(table_sizes(players, seats).tables)
    assert max(history.seats.values()) <= ceil(rounds / least) + 1


@settings(max_examples=12, deadline=None)
@given(st.integers(6, 20), st.integers(0, 1000))
def test_nobody_is_without_a_table_twice_before_everybody_was_once(players: int, seed: int) -> None:
    for _, history, made in swiss(players, 3, 6, seed):
        given_now = [history.byes[player] for player in made.byes]
        fewest = sorted(history.byes[player] for player in range(players))[: len(given_now)]
        assert sorted(given_now) == fewest


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([(6, 3), (7, 4), (8, 4), (9, 3), (10, 4), (9, 5)]), st.integers(0, 1000))
def test_no_other_tables_would_have_fewer_repeated_meetings(size: tuple[int, int], seed: int) -> None:
    players, seats = size
    for ranked, history, made in swiss(players, seats, 4, seed):
        scores = {one.player: one.score for one in ranked}
        sitting = [player for table in made.tables for player in table]
        sizes = [len(table) for table in made.tables]
        found = weight(history, scores, list(made.tables))
        if found > (0, Fraction(0)):
            assert found == min(weight(history, scores, tables) for tables in partitions(sorted(sitting), sizes))


@settings(max_examples=4, deadline=None)
@given(st.integers(32, 64), SEATS, st.integers(0, 1000))
def test_in_a_large_tournament_nobody_meets_anybody_twice(players: int, seats: int, seed: int) -> None:
    for _, history, made in swiss(players, seats, 4, seed):
        assert sum(history.met(*two) for table in made.tables for two in combinations(table, 2)) == 0


def test_the_same_seed_makes_the_same_rounds_and_another_others() -> None:
    def rounds(seed: int) -> list[Round]:
        return [made for _, _, made in swiss(16, 4, 3, seed)]

    assert rounds(1) == rounds(1) != rounds(2)


def test_the_leaders_of_the_first_round_meet_in_the_second() -> None:
    history = History()
    history.add([tuple(range(number, number + 4)) for number in range(0, 16, 4)])
    scores = {player: Fraction(4 - player % 4) for player in range(16)}
    ranked = sorted(scores, key=lambda player: (-scores[player], player))
    made = pair(ranked, scores, history, 4, "any")
    assert set(made.tables[0]) == {0, 4, 8, 12}
    assert [len({scores[player] for player in table}) for table in made.tables] == [1, 1, 1, 1]


# -- groups ------------------------------------------------------------------------------------------------------------


@given(PLAYERS, SEATS)
def test_groups_differ_by_one_at_most_and_each_can_fill_a_table(players: int, seats: int) -> None:
    groups = drawn_groups(list(range(players)), usual_groups(players, seats))
    sizes = [len(group) for group in groups]
    assert sorted(player for group in groups for player in group) == list(range(players))
    assert max(sizes) - min(sizes) <= 1 and min(sizes) >= seats and len(groups) <= seats


@settings(max_examples=12, deadline=None)
@given(st.integers(4, 12), st.integers(3, 4), st.integers(0, 1000))
def test_in_a_group_all_meet_about_equally_often(players: int, seats: int, seed: int) -> None:
    history = History()
    even = dict.fromkeys(range(players), Fraction(0))
    for number in range(6):
        made = pair(list(range(players)), even, history, seats, f"{seed} {number}")
        history.add(made.tables, made.byes)
    met = [history.met(*two) for two in combinations(range(players), 2)]
    assert max(met) - min(met) <= 3


# -- who does not wish to meet ---------------------------------------------------------------------------------------


def meets(made: Round, one: int, other: int) -> bool:
    return any({one, other} <= set(table) for table in made.tables)


@settings(max_examples=40, deadline=None)
@given(st.integers(6, 24), SEATS, st.integers(0, 999), st.data())
def test_who_does_not_wish_to_meet_another_does_not_where_there_is_another_way(
    players: int, seats: int, seed: int, data: st.DataObject
) -> None:
    one, other = data.draw(st.permutations(range(players)))[:2]
    history = History()
    ranked = list(range(players))
    sizes = table_sizes(players, seats)
    for number in range(4):
        scores = {player: Fraction(player == other or player == one) * 9 for player in ranked}
        made = pair(ranked, scores, history, seats, f"{seed} {number}", unwilling=[frozenset((one, other))])
        if len(sizes.tables) > 1:
            assert not meets(made, one, other)
        history.add(made.tables, made.byes)


def test_who_must_meet_does_though_they_do_not_wish_it() -> None:
    everybody = list(range(3))
    unwilling = [frozenset(pair) for pair in combinations(everybody, 2)]
    made = pair(everybody, dict.fromkeys(everybody, Fraction(0)), History(), 3, "seed", unwilling=unwilling)
    assert sorted(made.tables[0]) == everybody and made.byes == ()


def test_of_many_who_do_not_wish_to_meet_as_few_do_as_can_be() -> None:
    """Four of six at two tables: one pair at each at least."""
    unwilling = {frozenset(pair) for pair in combinations(range(4), 2)}
    made = pair(list(range(6)), dict.fromkeys(range(6), Fraction(0)), History(), 3, "seed", unwilling=unwilling)
    assert sum(meets(made, one, other) for one, other in map(sorted, unwilling)) == 2
