"""Bonus cards (PF-50 to PF-69): what each of the twenty adds to a work."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import FIGURES
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, bonus, own, profession
from tests.probes import play, player

CARDS = COMPONENTS.bonus_cards


def sample() -> Table:
    """The text's sample principality; the mathematician is about to be played as the third on the table."""
    table = Table(3).owning(0, "forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel")
    table.architects(0, 2).prestige(0, "most-parks").freedoms(0, "travel", "opinion")
    return table.worked(0, "poet", "painter").hand(0, "mathematician", "composer").recruiting(0, in_hand=1)


def rich() -> Table:
    """More of everything; the mathematician is about to be played as the sixth card on the table."""
    table = Table(3).owning(
        0, "university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "tower"
    )
    table.owning(0, "forest", "lake", "lake", "lake", "park", "park").jesters(0, 4).architects(0, 3)
    table.freedoms(0, "travel", "religion", "opinion").prestige(
        0, "most-parks", "most-lakes", "two-large", "most-works"
    )
    table.worked(0, "poet", "painter", "sculptor", "physicist").recruiting(0, in_hand=2, on_table=1)
    return table.hand(0, "mathematician", "composer", "lawyer")


def small() -> Table:
    """Little of a few things; the mathematician is the only card."""
    table = Table(3).owning(0, "theatre", "tower", "chapel", "park").jesters(0, 1).freedoms(0, "religion")
    return table.hand(0, "mathematician")


def others() -> Table:
    """Nothing but the mathematician, while the others have plenty."""
    table = Table(3).owning(1, "university", "opera", "tower", "forest", "lake", "park").jesters(1, 2).architects(1, 3)
    table.freedoms(1, "travel").prestige(1, "two-large").worked(1, "poet").hand(2, "painter")
    return table.recruiting(1, in_hand=1, on_table=1).hand(0, "mathematician")


ADDS = {
    "buildings": (5, 8, 3, 0),
    "large-buildings": (4, 6, 0, 0),
    "medium-and-forests": (3, 5, 1, 0),
    "small-and-landscapes": (5, 7, 3, 0),
    "building-sizes": (6, 6, 4, 0),
    "landscapes": (3, 6, 1, 0),
    "forests": (4, 2, 0, 0),
    "lakes": (2, 6, 0, 0),
    "parks": (0, 4, 2, 0),
    "freedoms": (4, 6, 2, 0),
    "jesters": (0, 8, 2, 0),
    "freedoms-and-jesters": (2, 7, 2, 0),
    "architects": (4, 6, 0, 0),
    "architects-and-lakes": (3, 6, 0, 0),
    "prestige-cards": (2, 8, 0, 0),
    "prestige-and-freedoms": (3, 7, 1, 0),
    "landscape-kinds": (4, 6, 2, 0),
    "categories": (5, 7, 3, 0),
    "hand": (2, 4, 0, 0),
    "table": (3, 6, 1, 1),
}
"""What each card adds for the sample (as the text prints), the rich, the small and the empty principality."""


def test_there_are_twenty() -> None:
    assert tuple(ADDS) == CARDS


@pytest.mark.clause("PF-50", "PF-51", "PF-52", "PF-53", "PF-54", "PF-55", "PF-56", "PF-57", "PF-58", "PF-59")
@pytest.mark.clause("PF-60", "PF-61", "PF-62", "PF-63", "PF-64", "PF-65", "PF-66", "PF-67", "PF-68", "PF-69")
@pytest.mark.parametrize(("name", "figures"), ADDS.items())
def test_a_bonus_card_adds_its_figure_when_it_is_played(name: str, figures: tuple[int, ...]) -> None:
    match = play(sample().bonus(0, name).actions().match(), "work mathematician", f"bonus {name}")
    value = figures[0]
    assert match.events(None)[0] == {"kind": "work-begun", "seat": 0, "card": "mathematician", "value": 4 + 3 + 5}
    assert match.events(None)[1:] == [
        {"kind": "bonus-played", "seat": 0, "card": name, "value": value},
        {"kind": "work-made", "seat": 0, "value": 12 + value},
    ]


@pytest.mark.clause("PF-50", "PF-51", "PF-52", "PF-53", "PF-54", "PF-55", "PF-56", "PF-57", "PF-58", "PF-59")
@pytest.mark.clause("PF-60", "PF-61", "PF-62", "PF-63", "PF-64", "PF-65", "PF-66", "PF-67", "PF-68", "PF-69")
@pytest.mark.parametrize(("name", "figures"), ADDS.items())
def test_it_adds_as_much_in_other_principalities_and_the_same_is_reckoned_before(
    name: str, figures: tuple[int, ...]
) -> None:
    for table, value in zip((sample(), rich(), small(), others()), figures, strict=True):
        assert RULES.bonus_value(table.state, 0, bonus(name), 1) == value
        assert own(table.bonus(0, name).match(), 0)["bonus"] == [{"name": name, "value": value}]
        assert RULES.all_bonus_values(table.state, 0, 1) == value
        RULES.begin_work(table.state, 0, profession("mathematician"))
        assert RULES.bonus_value(table.state, 0, bonus(name), 0) == value
        assert RULES.all_bonus_values(table.state, 0, 0) == value


@pytest.mark.clause("PF-50", "PF-51", "PF-52", "PF-53", "PF-54", "PF-55", "PF-56", "PF-57", "PF-58", "PF-59")
@pytest.mark.clause("PF-60", "PF-61", "PF-62", "PF-63", "PF-64", "PF-65", "PF-66", "PF-67", "PF-68", "PF-69")
@pytest.mark.parametrize(
    ("table", "adds"),
    [
        (Table(), {}),
        (Table().owning(0, "workshop"), {"buildings": 1, "large-buildings": 2, "building-sizes": 2}),
        (Table().owning(0, "university", "laboratory"), {"buildings": 2, "large-buildings": 4, "building-sizes": 2}),
        (Table().owning(0, "library"), {"buildings": 1, "medium-and-forests": 1, "building-sizes": 2}),
        (Table().owning(0, "opera", "theatre"), {"buildings": 2, "medium-and-forests": 2, "building-sizes": 2}),
        (Table().owning(0, "chapel"), {"buildings": 1, "small-and-landscapes": 1, "building-sizes": 2}),
        (Table().owning(0, "tower", "chapel"), {"buildings": 2, "small-and-landscapes": 2, "building-sizes": 2}),
        (
            Table().owning(0, "forest"),
            {"medium-and-forests": 1, "small-and-landscapes": 1, "landscapes": 1, "forests": 2, "landscape-kinds": 2}
            | {"categories": 1},
        ),
        (
            Table().owning(0, "lake", "lake"),
            {"small-and-landscapes": 2, "landscapes": 2, "lakes": 4, "architects-and-lakes": 2, "landscape-kinds": 2}
            | {"categories": 1},
        ),
        (
            Table().owning(0, "park", "park", "park"),
            {"small-and-landscapes": 3, "landscapes": 3, "parks": 6, "landscape-kinds": 2, "categories": 1},
        ),
        (
            Table().freedoms(0, "opinion"),
            {"freedoms": 2, "freedoms-and-jesters": 1, "prestige-and-freedoms": 1, "categories": 1},
        ),
        (Table().jesters(0, 2), {"jesters": 4, "freedoms-and-jesters": 2, "categories": 1}),
        (Table().architects(0, 1), {"architects": 2, "architects-and-lakes": 1, "categories": 1}),
        (Table().architects(0, 2), {"architects": 4, "architects-and-lakes": 2, "categories": 1}),
        (
            Table().prestige(0, "two-large", "most-works"),
            {"prestige-cards": 4, "prestige-and-freedoms": 2, "categories": 1},
        ),
        (Table().hand(0, "poet", "painter"), {"hand": 2}),
        (Table().recruiting(0, in_hand=3), {"hand": 3}),
        (Table().worked(0, "poet", "painter"), {"table": 2}),
        (Table().recruiting(0, on_table=2), {"table": 2}),
        (Table().bonus(0, "lakes", "parks").florins(0, 9000).points(0, 20), {}),
    ],
)
def test_each_thing_counts_for_these_cards_and_no_others(table: Table, adds: dict[str, int]) -> None:
    found = {name: RULES.bonus_value(table.state, 0, bonus(name), 0) for name in CARDS}
    assert {name: value for name, value in found.items() if value} == adds


@pytest.mark.clause("PF-26", "PF-50", "PF-68", "PF-69")
def test_all_that_a_card_can_count_is_counted() -> None:
    """For the sample, before the mathematician is played; its tiles lie nowhere, so 43 squares are free."""
    counts = {
        "building": 5, "large": 2, "medium": 1, "small": 2, "size": 3,
        "landscape": 3, "forest": 2, "lake": 1, "park": 0, "landscape-kind": 2,
        "freedom": 2, "jester": 0, "architect": 2, "prestige-card": 1,
        "hand-card": 3, "table-card": 2, "category": 5, "free-square": 43, "card": 5,
    }  # fmt: skip
    assert tuple(counts) == FIGURES
    state = sample().state
    assert {name: RULES.figure_of(state, 0, figure) for figure, name in enumerate(FIGURES)} == counts


@pytest.mark.clause("PF-68")
def test_the_profession_just_played_does_not_count_in_the_hand() -> None:
    table = Table(3).hand(0, "poet", "painter").jesters(0, 3).bonus(0, "hand").actions()
    match = play(table.match(), "work poet", "bonus hand")
    assert match.events(None)[1] == {"kind": "bonus-played", "seat": 0, "card": "hand", "value": 1}


@pytest.mark.clause("PF-69")
def test_the_profession_just_played_counts_on_the_table() -> None:
    table = Table(3).hand(0, "poet", "painter").jesters(0, 3).bonus(0, "table").actions()
    match = play(table.match(), "work poet", "bonus table")
    assert match.events(None)[1] == {"kind": "bonus-played", "seat": 0, "card": "table", "value": 1}


@pytest.mark.clause("PF-68", "PF-69")
def test_a_player_sees_what_a_card_would_add_before_and_during_a_work_and_without_a_profession() -> None:
    def shown(match: Match, seat: int) -> dict[str, int]:
        return {card["name"]: card["value"] for card in own(match, seat)["bonus"]}

    table = Table(3).hand(0, "poet", "painter").jesters(0, 3).recruiting(0, in_hand=1).bonus(0, "hand", "table")
    table.hand(1, "composer").worked(1, "lawyer").bonus(1, "lakes", "architects-and-lakes").owning(1, "lake")
    match = table.actions().match()
    assert shown(match, 0) == {"hand": 2, "table": 1}
    play(match, "work poet")
    assert (shown(match, 0), shown(match, 1)) == (
        {"hand": 2, "table": 1},
        {"lakes": 2, "architects-and-lakes": 1},
    )
    empty = Table(3).worked(0, "poet").recruiting(0, in_hand=1).bonus(0, "hand", "table").actions().match()
    assert shown(empty, 0) == {"hand": 1, "table": 1}


@pytest.mark.clause("PF-68", "PF-69")
def test_anothers_work_does_not_change_what_a_card_would_add() -> None:
    table = (
        Table(3).hand(0, "poet").jesters(0, 3).bonus(0, "lakes").hand(1, "composer", "lawyer").bonus(1, "hand", "table")
    )
    match = play(table.actions().match(), "work poet")
    assert own(match, 1)["bonus"] == [{"name": "hand", "value": 1}, {"name": "table", "value": 1}]


@pytest.mark.clause("PF-68", "PF-69", "PF-31")
def test_several_cards_add_up() -> None:
    table = rich().bonus(0, "hand", "table", "parks", "categories").bonus(1, "lakes")
    assert RULES.all_bonus_values(table.state, 0, 1) == 4 + 6 + 4 + 7
    match = play(table.actions().match(), "work mathematician", "bonus table", "bonus categories", "bonus hand")
    assert match.view(None)["action"]["work_value"] == 4 + 3 + 3 + 8 + 10 + 6 + 7 + 4


@pytest.mark.clause("PF-50", "PF-72")
def test_unplayed_cards_score_nothing_at_the_end() -> None:
    table = rich().bonus(0, *CARDS)
    assert table.told(RULES.finish_game) == rich().told(RULES.finish_game)
    assert player(table.match(), 0)["earned"] == {
        "works": 0, "best-works": 0, "buildings": 0, "landscapes": 0, "architects": 0,
        "merchant": 0, "cards": 5 + 6 + 5 + 7, "banker": 0, "going-back": 0,
    }  # fmt: skip
