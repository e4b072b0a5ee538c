"""The best work of a round (PF-35)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.tables import Table
from tests.probes import kinds, play, player, texts


def works_of(table: Table, *seats: int) -> Match:
    """Each seat's poet, painter or sculptor makes a work in turn; a seat without one ends its turn."""
    match = table.actions().match()
    while match.view(None)["stage"] == "actions":
        works = [text for text in texts(match) if text.startswith("work")]
        play(match, *((works[0], "prestige 0") if works and match.to_act[0] in seats else ("end",)))
    return match


def best(match: Match) -> list[dict[str, object]]:
    return [dict(event) for event in match.events(None) if event["kind"] == "best-work"]


@pytest.mark.clause("PF-35")
@pytest.mark.parametrize(
    ("jesters", "winners", "value"),
    [
        ((3, 4, 5), [2], 11),
        ((5, 4, 3), [0], 11),
        ((3, 5, 3), [1], 11),
        ((3, 4, 4), [1, 2], 9),
        ((3, 3, 3), [0, 1, 2], 7),
    ],
)
def test_the_highest_value_of_the_round_scores_3_for_everybody_who_reached_it(
    jesters: tuple[int, int, int], winners: list[int], value: int
) -> None:
    table = Table(3, first=1).hand(0, "poet").hand(1, "painter").hand(2, "sculptor")
    for seat, count in enumerate(jesters):
        table.jesters(seat, count)
    match = works_of(table, 0, 1, 2)
    assert best(match) == [{"kind": "best-work", "seat": seat, "value": value, "points": 3} for seat in winners]
    assert [player(match, seat)["prestige"] for seat in range(3)] == [3 * (seat in winners) for seat in range(3)]
    assert [player(match, seat)["earned"]["best-works"] for seat in range(3)] == [
        3 * (seat in winners) for seat in range(3)
    ]
    assert [player(match, seat)["best_work"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("PF-35")
def test_the_only_work_of_a_round_is_the_best() -> None:
    match = works_of(Table(3).hand(2, "poet").jesters(2, 3), 2)
    assert best(match) == [{"kind": "best-work", "seat": 2, "value": 7, "points": 3}]


@pytest.mark.clause("PF-35")
def test_without_a_work_nobody_scores() -> None:
    match = works_of(Table(3))
    assert best(match) == []
    assert [player(match, seat)["prestige"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("PF-35")
def test_it_comes_after_all_turns_and_before_the_next_round() -> None:
    match = works_of(Table(3).hand(0, "poet").jesters(0, 3), 0)
    assert kinds(match.events(None)) == [
        "work-begun",
        "work-made",
        "work-paid",
        "turn-ended",
        "turn-ended",
        "turn-ended",
        "best-work",
        "round-begun",
    ]


@pytest.mark.clause("PF-35")
@pytest.mark.parametrize("order", [("poet", "sculptor"), ("sculptor", "poet")])
def test_of_two_works_in_a_turn_the_better_counts_not_the_sum(order: tuple[str, str]) -> None:
    """With a theatre the poet's work is worth 4 more than the sculptor's: 12 and 8 against 13."""
    table = Table(2).hand(0, "poet", "sculptor").owning(0, "theatre").jesters(0, 3).hand(1, "painter").jesters(1, 6)
    match = play(table.actions().match(), *(text for name in order for text in (f"work {name}", "prestige 0")))
    assert (match.to_act, player(match, 0)["best_work"]) == ((1,), 12)
    play(match, "work painter", "prestige 0", "end")
    assert best(match) == [{"kind": "best-work", "seat": 1, "value": 13, "points": 3}]


@pytest.mark.clause("PF-35")
def test_two_equal_works_score_once() -> None:
    table = (
        Table(2).hand(0, "poet", "painter").jesters(0, 3).hand(1, "sculptor").recruiting(1, on_table=1).jesters(1, 3)
    )
    match = play(table.actions().match(), "work poet", "prestige 0", "work painter", "prestige 0")
    play(match, "work sculptor", "prestige 0", "end")
    assert best(match) == [{"kind": "best-work", "seat": seat, "value": 8, "points": 3} for seat in (0, 1)]
    assert [player(match, seat)["prestige"] for seat in (0, 1)] == [3, 3]


@pytest.mark.clause("PF-35")
def test_a_work_of_an_earlier_round_is_forgotten() -> None:
    match = works_of(Table(2).hand(0, "poet").jesters(0, 3), 0)
    play(match, "give up", "give up", "end", "end")
    assert (len(best(match)), match.view(None)["round"]) == (1, 3)
