"""The end (PA-30, PA-31)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.patrician.state import OVER
from tests.games.patrician.tables import RULES, Table
from tests.probes import REVEALED


def ended(table: Table) -> Match:
    RULES.end_game(table.state)
    return table.match()


@pytest.mark.clause("PA-30")
@pytest.mark.parametrize(
    ("heads", "sets"),
    [
        ((0, 0, 0), 0),
        ((2, 0, 0), 0),
        ((2, 2, 2), 0),
        ((3, 0, 0), 1),
        ((0, 3, 0), 1),
        ((0, 0, 3), 1),
        ((5, 0, 0), 1),
        ((6, 0, 0), 2),
        ((3, 3, 3), 3),
        ((4, 5, 2), 2),
        ((9, 0, 3), 4),
    ],
)
def test_three_equal_heads_are_six_points_and_leftovers_nothing(heads: tuple[int, int, int], sets: int) -> None:
    table = Table(3).heads(2, *heads)
    assert table.told(RULES.score_portraits, 2) == [
        {"kind": "portraits-scored", "seat": 2, "sets": sets, "points": 6 * sets}
    ]
    assert list(table.state.points) == [0, 0, 6 * sets, 0, 0]


@pytest.mark.clause("PA-30")
def test_a_card_with_two_heads_counts_two() -> None:
    table = Table().pile(0, "bologna-5 siena-3").pile(1, "bologna-4 siena-4 roma-3 lucca-4")
    match = ended(table)
    assert [sheet["heads"] for sheet in match.view(None)["sheet"]] == [
        {"a": 0, "b": 1, "c": 2},
        {"a": 0, "b": 3, "c": 3},
    ]
    assert [sheet["portraits"] for sheet in match.view(None)["sheet"]] == [0, 12]


@pytest.mark.clause("PA-30", "PA-18")
def test_at_the_end_the_piles_are_opened_and_everything_is_counted_once() -> None:
    table = Table(3).heads(0, a=4).heads(2, b=6, c=3).tiles(roma="20")
    assert table.told(RULES.end_game) == [
        REVEALED,
        {"kind": "portraits-scored", "seat": 0, "sets": 1, "points": 6},
        {"kind": "portraits-scored", "seat": 1, "sets": 0, "points": 0},
        {"kind": "portraits-scored", "seat": 2, "sets": 3, "points": 18},
        {"kind": "game-ended"},
    ]
    assert table.state.phase == OVER
    assert [RULES.points(table.state, seat) for seat in range(3)] == [6 + 6, 0, 9 + 18]


@pytest.mark.clause("PA-30", "PA-40", "PA-56")
def test_the_expansions_count_only_if_they_were_chosen() -> None:
    plain = Table().heads(0, a=2).tiles(roma="00").city("verona", "0", "1")
    plain.state.near_when_scored[9] = 1
    match = ended(plain)
    assert [sheet["total"] for sheet in match.view(None)["sheet"]] == [15, 0]
    assert [sheet["ambassadors"] for sheet in match.view(None)["sheet"]] == [[], []]
    assert [sheet["penalty"] for sheet in match.view(None)["sheet"]] == [0, 0]


@pytest.mark.clause("PA-30", "PA-40", "PA-56")
def test_with_both_expansions_all_is_told_in_order() -> None:
    table = Table(2, ambassadors=True, messengers=True).heads(0, a=2).city("verona", "000", "00")
    table.messengers("parma-verona").scored("verona").tiles(roma=".1")
    assert table.told(RULES.end_game) == [
        REVEALED,
        {"kind": "ambassador-won", "seat": 1, "letter": "a"},
        {"kind": "ambassador-won", "seat": 0, "letter": "c"},
        {"kind": "ambassador-won", "seat": 0, "letter": "d"},
        {"kind": "penalty-taken", "seat": 1},
        {"kind": "portraits-scored", "seat": 0, "sets": 1, "points": 6},
        {"kind": "portraits-scored", "seat": 1, "sets": 0, "points": 0},
        {"kind": "game-ended"},
    ]
    assert list(table.state.points)[:2] == [7 + 4 + 6, 6 - 3]


@pytest.mark.clause("PA-31")
def test_most_points_win() -> None:
    outcome = ended(Table(3).tiles(roma="21", lucca="11")).outcome
    assert outcome is not None
    assert outcome.points == (0, 6 + 7 + 4, 9)
    assert (outcome.winners, outcome.ranking) == ((1,), (1, 2, 0))
    assert outcome.reason == "ending-hands-empty"


@pytest.mark.clause("PA-31", "PA-24")
def test_a_tie_goes_to_the_fewest_own_floors_on_the_board() -> None:
    table = Table(3).tiles(roma="0.", bologna="1.", firenze="2.")
    table.city("siena", "0011", "2").city("verona", "1")
    outcome = ended(table).outcome
    assert outcome is not None
    assert outcome.points == (9, 9, 9)
    assert (outcome.winners, outcome.ranking) == ((2,), (2, 0, 1))


@pytest.mark.clause("PA-31")
def test_points_come_before_floors() -> None:
    table = Table(2).tiles(roma="0.", lucca="1.").city("siena", "000", "1")
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0,), (0, 1))


@pytest.mark.clause("PA-31")
def test_a_tie_that_floors_do_not_break_is_shared() -> None:
    table = Table(4).tiles(roma="3.", bologna="1.", lucca="0.").city("siena", "001", "3")
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((1, 3), (1, 3, 0, 2))
    assert [RULES.place(table.state, seat) for seat in range(4)] == [3, 1, 4, 1]


@pytest.mark.clause("PA-31")
@pytest.mark.parametrize(("seats", "each"), [(2, 39), (3, 29), (4, 21), (5, 21)])
def test_floors_on_the_board_are_those_no_longer_in_the_reserve(seats: int, each: int) -> None:
    table = Table(seats).city("siena", "0010", "1")
    assert [RULES.floors_on_board(table.state, seat) for seat in range(2)] == [3, 2]
    assert table.state.reserve[0] == each - 3
    table.city("roma", "1" * 9, "").city("bologna", "1" * 9, "")
    assert RULES.floors_on_board(table.state, 1) == 2 + 9 + 9


@pytest.mark.clause("PA-31")
def test_one_is_ahead_by_points_or_at_equal_points_by_fewer_floors() -> None:
    state = Table(3).tiles(roma="0.", bologna="1.", lucca="2.").city("siena", "0", "11").state
    ahead = [[RULES.is_ahead(state, seat, other) for other in range(3)] for seat in range(3)]
    assert ahead == [[0, 1, 1], [0, 0, 1], [0, 0, 0]]
