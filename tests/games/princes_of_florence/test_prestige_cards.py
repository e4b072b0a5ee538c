"""Prestige cards (PF-80 to PF-93): what each of the fourteen scores at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, prestige_card, worths
from tests.probes import REVEALED, player

CARDS = COMPONENTS.prestige_cards
BUILDINGS = ("university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre")
PROFESSIONS = COMPONENTS.professions
SAMPLE_POINTS = dict(zip(CARDS, (3, 5, 0, 0, 4, 7, 3, 0, 6, 0, 6, 0, 0, 4), strict=True))
FREE = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg" if row < 6 or column > "c"]


def points(table: Table, name: str, seat: int = 0) -> int:
    found = RULES.prestige_card_points(table.state, seat, prestige_card(name))
    assert isinstance(found, int)
    return found


def sample() -> Table:
    """The text's sample: one rival has 5 buildings, one 3 landscapes, two a lake, one 5 works, one fewer free squares.

    Three landscapes with fewer forests and no more lakes than the sample take a park, though the text sees none.
    """
    table = Table(4).tile(0, "tower a1 r0").tile(0, "university d1 r0").tile(0, "forest a2 r0").tile(0, "lake g2 m90")
    table.tile(0, "workshop c3 r180").tile(0, "forest e3 r270").tile(0, "chapel d6 r270").tile(0, "opera e6 m0")
    table.architects(0, 2).freedoms(0, "travel", "religion").recruiting(0, on_table=1)
    table.worked(0, "poet", "painter", "sculptor", "lawyer").hand(0, "composer")
    table.owning(1, "laboratory", "library", "studio", "hospital", "theatre", "lake").architects(1, 1)
    table.owning(2, "lake", "forest", "park").worked(2, *PROFESSIONS[:5])
    return table.covering(3, " ".join(FREE[:40]))


@pytest.mark.clause("PF-80", "PF-81", "PF-82", "PF-83", "PF-84", "PF-85", "PF-86", "PF-87", "PF-88", "PF-89")
@pytest.mark.clause("PF-90", "PF-91", "PF-92", "PF-93")
@pytest.mark.parametrize("name", CARDS)
def test_the_sample_principality_scores_what_the_text_says(name: str) -> None:
    table = sample()
    assert [player(table.match(), seat)["free_squares"] for seat in range(4)] == [4, 43, 43, 3]
    assert points(table, name) == SAMPLE_POINTS[name]
    assert worths(table.prestige(0, name).match(), 0) == {name: SAMPLE_POINTS[name]}


# -- the most of something


def buildings(table: Table, seat: int, count: int) -> None:
    table.owning(seat, *BUILDINGS[:count])


def landscapes(table: Table, seat: int, count: int) -> None:
    table.owning(seat, *("forest", "lake", "park", "park")[:count])


def forests(table: Table, seat: int, count: int) -> None:
    table.owning(seat, *["forest"] * count).owning(seat, *["lake", "park"] * (seat % 2))


def lakes(table: Table, seat: int, count: int) -> None:
    table.owning(seat, *["lake"] * count).owning(seat, *["forest", "park"] * (seat % 2))


def parks(table: Table, seat: int, count: int) -> None:
    table.owning(seat, *["park"] * count).owning(seat, *["forest", "lake"] * (seat % 2))


def jesters(table: Table, seat: int, count: int) -> None:
    table.jesters(seat, count)


def architects(table: Table, seat: int, count: int) -> None:
    table.architects(seat, count)


def works(table: Table, seat: int, count: int) -> None:
    """Professions and recruiting cards on the table; those in hand make no difference."""
    if count:
        table.recruiting(seat, on_table=1).worked(seat, *PROFESSIONS[4 * seat : 4 * seat + count - 1])
    table.recruiting(seat, in_hand=seat % 2)


Giving = Callable[[Table, int, int], None]
MOST: list[tuple[str, Giving, int, int]] = [
    ("most-buildings", buildings, 6, 3),
    ("most-landscapes", landscapes, 7, 4),
    ("most-forests", forests, 7, 4),
    ("most-lakes", lakes, 6, 3),
    ("most-jesters", jesters, 6, 3),
    ("most-architects", architects, 6, 3),
    ("most-parks", parks, 5, 3),
    ("most-works", works, 7, 4),
]


@pytest.mark.clause("PF-80", "PF-84", "PF-85", "PF-86", "PF-89", "PF-90", "PF-91", "PF-93")
@pytest.mark.parametrize(
    ("counts", "result"),
    [
        ((2, 1, 0), "alone"),
        ((1, 0, 0), "alone"),
        ((3, 2, 2), "alone"),
        ((2, 2, 0), "tied"),
        ((2, 0, 2), "tied"),
        ((1, 1, 1), "tied"),
        ((1, 2, 0), "nothing"),
        ((1, 1, 2), "nothing"),
        ((0, 0, 0), "nothing"),
        ((0, 1, 0), "nothing"),
    ],
)
@pytest.mark.parametrize(("name", "give", "alone", "tied"), MOST, ids=[row[0] for row in MOST])
def test_the_most_of_something_scores_alone_or_tied_and_none_of_it_never(
    name: str, give: Giving, alone: int, tied: int, counts: tuple[int, ...], result: str
) -> None:
    for owner in range(3):
        table = Table(3)
        for place, count in enumerate(counts):
            give(table, (owner + place) % 3, count)
        assert points(table, name, owner) == {"alone": alone, "tied": tied, "nothing": 0}[result]


@pytest.mark.clause("PF-80")
def test_the_smaller_figure_is_scored_however_many_tie_whether_they_own_the_card_or_not() -> None:
    table = Table(5)
    for seat in range(5):
        table.owning(seat, "tower")
    table.prestige(1, "most-buildings")
    assert [points(table, "most-buildings", seat) for seat in range(5)] == [3] * 5


@pytest.mark.clause("PF-93", "PF-26")
def test_recruiting_cards_on_the_table_are_works_and_those_in_hand_are_not() -> None:
    table = Table(3).recruiting(0, on_table=2).worked(1, "poet").hand(1, "painter").recruiting(1, in_hand=2)
    assert (points(table, "most-works"), points(table, "most-works", 1)) == (7, 0)


# -- at least so many


@pytest.mark.clause("PF-81")
@pytest.mark.parametrize(
    ("names", "scored"),
    [
        ("", 0),
        ("workshop", 0),
        ("university library opera studio tower", 0),
        ("university workshop", 5),
        ("university laboratory workshop", 5),
    ],
)
def test_two_large_buildings_score_5_whatever_the_others_have(names: str, scored: int) -> None:
    table = Table(3).owning(0, *names.split()).owning(1, "university", "laboratory", "workshop")
    assert points(table, "two-large") == scored


@pytest.mark.clause("PF-83")
@pytest.mark.parametrize(
    ("names", "scored"),
    [("", 0), ("forest lake lake", 0), ("park park forest", 0), ("lake park", 0), ("forest lake park", 8)],
)
def test_all_three_kinds_of_landscape_score_8(names: str, scored: int) -> None:
    table = Table(3).owning(0, *names.split()).owning(1, "forest", "lake", "park")
    assert points(table, "three-landscapes") == scored


@pytest.mark.clause("PF-87")
@pytest.mark.parametrize(
    ("names", "scored"), [("", 0), ("travel opinion", 0), ("religion opinion", 0), ("travel religion opinion", 8)]
)
def test_all_three_freedoms_score_8(names: str, scored: int) -> None:
    table = Table(4).freedoms(0, *names.split()).freedoms(1, "travel", "religion", "opinion")
    assert points(table, "three-freedoms") == scored


@pytest.mark.clause("PF-88", "PF-26")
@pytest.mark.parametrize(
    ("built", "free", "professions", "recruiting", "scored"),
    [
        (4, 2, 4, 0, 6),
        (4, 2, 3, 1, 6),
        (4, 2, 0, 4, 6),
        (7, 3, 6, 0, 6),
        (3, 2, 4, 0, 0),
        (4, 1, 4, 0, 0),
        (4, 2, 3, 0, 0),
        (4, 2, 2, 1, 0),
    ],
)
def test_four_buildings_two_freedoms_and_four_works_score_6(
    built: int, free: int, professions: int, recruiting: int, scored: int
) -> None:
    table = Table(4).owning(0, *BUILDINGS[:built]).freedoms(0, *("travel", "religion", "opinion")[:free])
    table.worked(0, *PROFESSIONS[:professions]).recruiting(0, on_table=recruiting).hand(0, *PROFESSIONS[10:14])
    assert points(table, "buildings-freedoms-works") == scored


@pytest.mark.clause("PF-92")
@pytest.mark.parametrize(
    ("building_masters", "fools", "names", "scored"),
    [
        (1, 1, "lake lake", 7),
        (1, 1, "forest park", 7),
        (3, 2, "forest lake park", 7),
        (0, 1, "lake lake", 0),
        (1, 0, "lake lake", 0),
        (1, 1, "lake", 0),
        (1, 1, "", 0),
    ],
)
def test_an_architect_a_jester_and_two_landscapes_score_7(
    building_masters: int, fools: int, names: str, scored: int
) -> None:
    table = Table(3).architects(0, building_masters).jesters(0, fools).owning(0, *names.split())
    assert points(table.jesters(1, 3).architects(1, 3), "architect-jester-landscapes") == scored


# -- the fewest free squares


@pytest.mark.clause("PF-82")
@pytest.mark.parametrize(
    ("free", "scored"),
    [
        ((5, 6, 43), 8),
        ((5, 5, 6), 4),
        ((5, 5, 5), 4),
        ((5, 4, 43), 0),
        ((43, 42, 43), 0),
        ((43, 43, 43), 4),
        ((0, 1, 2), 8),
        ((0, 0, 2), 4),
        ((1, 0, 0), 0),
    ],
)
def test_the_fewest_free_squares_score_8_or_tied_4_and_none_at_all_is_best(free: tuple[int, ...], scored: int) -> None:
    for owner in range(3):
        table = Table(3)
        for place, count in enumerate(free):
            table.covering((owner + place) % 3, " ".join(FREE[count:]))
        assert points(table, "fewest-squares", owner) == scored
        assert player(table.match(), owner)["free_squares"] == free[0]


@pytest.mark.clause("PF-82", "PF-122")
def test_of_a_joint_building_the_squares_in_the_own_principality_are_covered() -> None:
    """An opera of five squares: four in the first principality (f1, g1, f2, g2), one in the second (h1)."""
    table = Table(2, cooperation=True).joint(0, 1, "opera f1 r0")
    assert [player(table.match(), seat)["free_squares"] for seat in (0, 1)] == [39, 42]
    assert (points(table, "fewest-squares", 0), points(table, "fewest-squares", 1)) == (8, 0)
    assert [points(table, "most-buildings", seat) for seat in (0, 1)] == [3, 3]


# -- at the end


@pytest.mark.clause("PF-80", "PF-72")
def test_several_cards_all_score_and_only_for_their_owners() -> None:
    table = sample().prestige(0, "two-large", "most-forests", "most-parks").prestige(2, "most-works").points(0, 10)
    assert table.told(RULES.finish_game) == [
        REVEALED,
        {"kind": "card-scored", "seat": 0, "card": "two-large", "points": 5},
        {"kind": "card-scored", "seat": 0, "card": "most-forests", "points": 7},
        {"kind": "card-scored", "seat": 0, "card": "most-parks", "points": 0},
        {"kind": "card-scored", "seat": 2, "card": "most-works", "points": 4},
        {"kind": "game-ended"},
    ]
    assert [player(table.match(), seat)["earned"]["cards"] for seat in range(4)] == [12, 0, 4, 0]
    assert [player(table.match(), seat)["prestige"] for seat in range(4)] == [22, 0, 4, 0]


@pytest.mark.clause("PF-80")
@pytest.mark.parametrize("name", [CARDS[0], CARDS[-1]])
def test_the_first_and_the_last_card_are_scored_too(name: str) -> None:
    told = Table(2).owning(1, "tower").worked(1, "poet").prestige(1, name).told(RULES.finish_game)
    assert told[1] == {"kind": "card-scored", "seat": 1, "card": name, "points": 6 if name == CARDS[0] else 7}
