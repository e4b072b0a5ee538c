"""The end (BO-30 to BO-35)."""

from __future__ import annotations

import pytest

from tests.games.bottega.tables import RULES, Table
from tests.probes import play, why


@pytest.mark.clause("BO-30")
def test_the_patrons_are_shown_when_nothing_is_left_to_be_offered() -> None:
    match = play(Table(3).last_day("painting-1").match(), "offer painting-1", "pass", "pass")
    assert match.over
    assert [player["patron"]["name"] for player in match.view(None)["players"]] == ["pitti", "strozzi", "rucellai"]
    assert why(match, "pass", seat=0) == "BO-30"


@pytest.mark.clause("BO-31")
def test_fame_counts_as_soon_as_a_commission_is_taken() -> None:
    match = play(Table().lay("tapestry-6", "goldwork-1").match(), "offer tapestry-6", "pass", "bid 2", "pass", "pass")
    assert [player["points"] for player in match.view(None)["players"]] == [0, 0, 6, 0]


@pytest.mark.clause("BO-32")
@pytest.mark.parametrize(
    ("first", "second", "leader"),
    [
        ("painting-1 painting-2", "painting-6", 0),
        ("painting-1 painting-6", "painting-2 painting-4", 0),
        ("painting-1 painting-4", "painting-2 painting-3", 0),
        ("painting-3 painting-2", "painting-4 painting-1", 1),
        ("", "painting-1", 1),
        ("", "", -1),
    ],
    ids=["more", "more fame", "single most famous", "single most famous of the other", "alone", "nobody"],
)
def test_who_leads_an_art(first: str, second: str, leader: int) -> None:
    table = Table(3).taken(0, first).taken(1, second)
    assert RULES.leader_of_art(table.state, 0) == leader


@pytest.mark.clause("BO-32", "BO-34")
def test_the_leader_of_an_art_scores_5_points() -> None:
    state = Table(3).florins(0, 0, 0).taken(0, "painting-1").taken(1, "goldwork-2 goldwork-3").patrons(
        "cardinal", "cardinal", "banker"
    ).end()  # fmt: skip
    assert list(state.points)[:3] == [1 + 5 + 2, 5 + 5 + 2, 0]
    assert list(state.most) == [0, -1, 1, -1]


@pytest.mark.clause("BO-33")
@pytest.mark.parametrize(
    ("patron", "commissions", "florins", "reward"),
    [
        ("pitti", "painting-1 painting-2 sculpture-3", 0, 4),
        ("strozzi", "painting-1 painting-2 sculpture-3", 0, 2),
        ("rucellai", "painting-1 painting-2 sculpture-3", 0, 0),
        ("tornabuoni", "tapestry-1 tapestry-2 tapestry-3", 9, 6),
        ("cardinal", "painting-1 sculpture-1 goldwork-1 tapestry-1 tapestry-2", 0, 8),
        ("cardinal", "painting-1 painting-2 sculpture-1", 0, 4),
        ("banker", "painting-1", 11, 2),
        ("banker", "", 4, 0),
    ],
)
def test_what_a_patron_gives(patron: str, commissions: str, florins: int, reward: int) -> None:
    table = Table(3).taken(0, commissions).florins(florins).patrons(patron)
    assert RULES.reward_of_patron(table.state, 0, table.state.patron[0]) == reward
    before = table.state.points[0]
    arts = sum(5 for art in range(4) if RULES.leader_of_art(table.state, art) == 0)
    assert table.end().points[0] == before + arts + reward + florins // 5


@pytest.mark.clause("BO-34")
@pytest.mark.parametrize(("florins", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (60, 12)])
def test_every_5_florins_are_a_point(florins: int, points: int) -> None:
    assert Table(3).florins(florins).end().points[0] == points


@pytest.mark.clause("BO-35")
@pytest.mark.parametrize(
    ("points", "florins", "places"),
    [
        ((10, 12, 9), (0, 0, 60), [2, 1, 3]),
        ((10, 10, 10), (3, 2, 4), [2, 3, 1]),
        ((10, 10, 9), (4, 4, 60), [1, 1, 3]),
    ],
)
def test_most_points_win_then_most_florins_then_the_victory_is_shared(
    points: tuple[int, ...], florins: tuple[int, ...], places: list[int]
) -> None:
    table = Table(3).florins(*florins)
    for seat, scored in enumerate(points):
        table.state.points[seat] = scored
    assert [RULES.place(table.state, seat) for seat in range(3)] == places
