"""Final scoring (IP-60 to IP-65)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.state import CITIES_GONE, OVER
from tests.games.il_principe.tables import RULES, Table, cards, region
from tests.probes import REVEALED


def ended(table: Table) -> Match:
    RULES.end_game(table.state, CITIES_GONE)
    return table.match()


def earned(match: Match, source: str) -> list[int]:
    """What everybody got from one source, by the sheet."""
    return [row[source] for row in match.view(None)["sheet"]]


# -- roles (IP-60)


@pytest.mark.clause("IP-60")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_a_major_role_is_two_points_and_a_minor_one(colour: str) -> None:
    match = ended(Table().roles(0, f"major-{colour}").roles(2, f"minor-{colour}"))
    assert earned(match, "roles") == [2, 0, 1]


@pytest.mark.clause("IP-60", "IP-48")
def test_every_role_held_counts() -> None:
    table = Table().roles(1, "major-green", "minor-white", "major-yellow", "minor-yellow")
    assert table.told(RULES.score_roles_held) == [{"kind": "roles-scored", "seat": 1, "points": 6}]
    assert list(table.state.points)[:3] == [0, 6, 0]


# -- sets (IP-61)


@pytest.mark.clause("IP-61")
@pytest.mark.parametrize(
    ("up", "down", "sets"),
    [
        ((1, 1, 1, 1, 1), (0, 0, 0, 0, 0), 1),
        ((1, 1, 0, 0, 0), (0, 0, 1, 1, 1), 1),
        ((0, 0, 0, 0, 0), (2, 2, 2, 2, 2), 2),
        ((5, 5, 5, 5, 0), (1, 1, 1, 1, 0), 0),
        ((0, 5, 5, 5, 5), (0, 0, 0, 0, 0), 0),
        ((2, 3, 4, 2, 1), (1, 0, 0, 1, 2), 3),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0),
    ],
)
def test_a_set_of_five_colours_is_two_points_face_up_or_down(
    up: tuple[int, ...], down: tuple[int, ...], sets: int
) -> None:
    table = Table().up(1, **dict(zip(COLOUR_NAMES, up, strict=True)))
    table.down(1, **dict(zip(COLOUR_NAMES, down, strict=True)))
    assert RULES.sets_of(table.state, 1) == sets
    told = table.told(RULES.score_sets)
    assert told == ([{"kind": "sets-scored", "seat": 1, "sets": sets, "points": 2 * sets}] if sets else [])
    assert list(table.state.points)[:3] == [0, 2 * sets, 0]


@pytest.mark.clause("IP-61")
def test_cards_in_hand_make_no_set() -> None:
    table = Table().up(0, green=1, white=1, red=1, blue=1).hand(0, yellow=2)
    assert earned(ended(table), "sets") == [0, 0, 0]


# -- coins and hands (IP-62, IP-63)


@pytest.mark.clause("IP-62")
@pytest.mark.parametrize(
    ("purses", "scored"),
    [((3, 5, 4), [0, 2, 0]), ((5, 1, 5), [2, 0, 2]), ((0, 0, 0), [2, 2, 2]), ((0, 0, 1), [0, 0, 2])],
)
def test_the_richest_score_two_all_who_tie(purses: tuple[int, ...], scored: list[int]) -> None:
    table = Table().coins(*purses)
    told = table.told(RULES.score_richest)
    assert told == [
        {"kind": "richest-scored", "seat": seat, "coins": max(purses), "points": 2} for seat in range(3) if scored[seat]
    ]
    assert list(table.state.points)[:3] == scored


@pytest.mark.clause("IP-63")
@pytest.mark.parametrize(
    ("held", "scored"),
    [((3, 5, 4), [0, 2, 0]), ((5, 1, 5), [2, 0, 2]), ((0, 0, 0), [2, 2, 2]), ((0, 0, 1), [0, 0, 2])],
)
def test_the_fullest_hands_score_two_all_who_tie(held: tuple[int, ...], scored: list[int]) -> None:
    table = Table()
    for seat, count in enumerate(held):
        table.hand(seat, red=count)
    told = table.told(RULES.score_fullest)
    assert told == [
        {"kind": "fullest-scored", "seat": seat, "count": max(held), "points": 2} for seat in range(3) if scored[seat]
    ]
    assert list(table.state.points)[:3] == scored


# -- regions (IP-64)


@pytest.mark.clause("IP-64")
@pytest.mark.parametrize(
    ("shields", "scored"),
    [
        ("", [0, 0, 0, 0, 0]),
        ("2", [0, 0, 5, 0, 0]),
        ("0012", [5, 2, 2, 0, 0]),
        ("000112", [5, 2, 0, 0, 0]),
        ("0000112233", [5, 2, 2, 2, 0]),
        ("00112", [5, 5, 0, 0, 0]),
        ("01234", [5, 5, 5, 5, 5]),
        ("0001122334", [5, 2, 2, 2, 0]),
        ("44440001", [2, 0, 0, 0, 5]),
        ("1122334", [0, 5, 5, 5, 0]),
    ],
)
def test_most_shields_five_second_most_two_and_nothing_behind_several(shields: str, scored: list[int]) -> None:
    table = Table(5).shields(brown=shields)
    assert [RULES.region_points(table.state, region("brown"), seat) for seat in range(5)] == scored
    table.told(RULES.score_region, region("brown"))
    assert list(table.state.points) == scored
    assert [RULES.region_points(table.state, region("blue"), seat) for seat in range(5)] == [0] * 5


@pytest.mark.clause("IP-64")
def test_a_regions_points_are_told_with_the_shields() -> None:
    table = Table().shields(violet="1102")
    assert table.told(RULES.score_region, region("violet")) == [
        {"kind": "region-scored", "seat": 0, "region": "violet", "count": 1, "points": 2},
        {"kind": "region-scored", "seat": 1, "region": "violet", "count": 2, "points": 5},
        {"kind": "region-scored", "seat": 2, "region": "violet", "count": 1, "points": 2},
    ]


@pytest.mark.clause("IP-64")
def test_every_region_is_scored_by_itself() -> None:
    table = Table().shields(blue="0", green="1", red="2", yellow="0", brown="001", violet="012")
    assert earned(ended(table), "regions") == [5 + 5 + 5 + 5, 5 + 2 + 5, 5 + 5]


# -- all of it


@pytest.mark.clause("IP-60", "IP-61", "IP-62", "IP-63", "IP-64")
def test_at_the_end_purses_are_opened_and_everything_is_counted_once() -> None:
    table = Table().points(10, 4, 0).roles(0, "major-red").coins(2, 6, 1).hand(2, blue=2).shields(red="1")
    table.up(0, green=1, white=1, red=1, blue=1, yellow=1)
    assert table.told(RULES.end_game, CITIES_GONE) == [
        REVEALED,
        {"kind": "game-ended"},
        {"kind": "roles-scored", "seat": 0, "points": 2},
        {"kind": "sets-scored", "seat": 0, "sets": 1, "points": 2},
        {"kind": "purse-opened", "seat": 0, "coins": 2, "count": 0},
        {"kind": "purse-opened", "seat": 1, "coins": 6, "count": 0},
        {"kind": "purse-opened", "seat": 2, "coins": 1, "count": 2},
        {"kind": "richest-scored", "seat": 1, "coins": 6, "points": 2},
        {"kind": "fullest-scored", "seat": 2, "count": 2, "points": 2},
        {"kind": "region-scored", "seat": 1, "region": "red", "count": 1, "points": 5},
    ]
    assert table.state.phase == OVER
    assert [RULES.points(table.state, seat) for seat in range(3)] == [14, 11, 2]
    shown = table.match().view(None)["players"]
    assert [(row["coins"], row["hand"]) for row in shown] == [(2, cards()), (6, cards()), (1, cards(blue=2))]


# -- who wins (IP-65)


@pytest.mark.clause("IP-65")
def test_most_points_win() -> None:
    outcome = ended(Table().points(5, 9, 7).up(0, red=9)).outcome
    assert outcome is not None
    assert outcome.points == (9, 13, 11)
    assert (outcome.winners, outcome.ranking, outcome.places) == ((1,), (1, 2, 0), (3, 1, 2))


@pytest.mark.clause("IP-65")
def test_a_tie_goes_to_most_cards_laid_face_up_or_down() -> None:
    table = Table().points(7, 7, 7).up(0, red=2, blue=1).up(1, red=1).down(1, green=3).down(2, red=2)
    outcome = ended(table.roles(0).roles(2)).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((1,), (1, 0, 2))
    assert [RULES.all_cards_laid(table.state, seat) for seat in range(3)] == [3, 4, 2]


@pytest.mark.clause("IP-65")
def test_then_to_the_earliest_major_role_in_the_order_of_colours() -> None:
    table = Table(4).points(6, 6, 8, 6).up(0, red=2).up(1, red=2).up(2, red=2).up(3, red=2)
    table.roles(0, "major-red").roles(1, "major-white").roles(2, "minor-green").roles(2, "minor-white")
    table.roles(3, "major-yellow")
    outcome = ended(table.points(0, 0, -2, 0)).outcome
    assert outcome is not None
    assert outcome.points == (12, 12, 12, 12)
    assert (outcome.winners, outcome.ranking) == ((1,), (1, 0, 3, 2))
    assert [RULES.first_major(table.state, seat) for seat in range(4)] == [2, 1, 5, 4]


@pytest.mark.clause("IP-65")
def test_a_role_breaks_a_tie_only_among_those_still_tied() -> None:
    table = Table().points(9, 11, 11).roles(0, "major-green").up(1, red=1).up(2, red=1)
    outcome = ended(table).outcome
    assert outcome is not None
    assert outcome.points == (15, 15, 15)
    assert outcome.winners == (1, 2)


@pytest.mark.clause("IP-65")
def test_without_a_major_role_a_tie_is_shared() -> None:
    table = Table(4).points(3, 5, 5, 1).up(1, red=1).up(2, blue=1)
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, outcome.places) == ((1, 2), (1, 2, 0, 3), (3, 1, 1, 4))


@pytest.mark.clause("IP-65")
def test_one_is_ahead_by_points_then_by_cards_then_by_roles() -> None:
    state = Table(4).points(7, 7, 7, 6).up(0, red=2).up(1, red=2).up(2, red=1).roles(1, "major-blue").state
    ahead = [[RULES.is_ahead(state, seat, other) for other in range(4)] for seat in range(4)]
    assert ahead == [[0, 0, 1, 1], [1, 0, 1, 1], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert [RULES.place(state, seat) for seat in range(4)] == [2, 1, 3, 4]
