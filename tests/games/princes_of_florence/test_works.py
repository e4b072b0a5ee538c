"""Works (PF-31 to PF-34): what they are worth, the minimum, bonus cards and the payment."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.princes_of_florence.moves import INTO_PRESTIGE, MOVES, PLAY_BONUS, WORK_DONE
from signoria.games.princes_of_florence.state import BONUS, PAY
from tests.games.princes_of_florence.tables import (
    COMPONENTS,
    RULES,
    Table,
    cards_of_pile,
    hand,
    own,
    profession,
    state_of,
)
from tests.games.princes_of_florence.working import value_of, worth
from tests.probes import REVEALED, forbids, numbers, play, player, texts

MINIMUM = {1: 7, 2: 10, 3: 12, 4: 14, 5: 15, 6: 16, 7: 17}
PROFESSIONS: list[dict[str, Any]] = COMPONENTS.data["profession"]


# -- what a work is worth (PF-31)


@pytest.mark.clause("PF-31")
@pytest.mark.parametrize(
    ("table", "value"),
    [
        (Table(), 1),
        (Table().owning(0, "theatre"), 1 + 4),
        (Table().owning(0, "opera", "hospital", "tower"), 1),
        (Table().owning(0, "lake"), 1 + 3),
        (Table().owning(0, "lake", "lake", "lake"), 1 + 3),
        (Table().owning(0, "forest", "park"), 1),
        (Table().freedoms(0, "travel"), 1 + 3),
        (Table().freedoms(0, "religion", "opinion"), 1),
        (Table().jesters(0, 1), 1 + 2),
        (Table().jesters(0, 3), 1 + 6),
        (Table().hand(0, "painter", "composer"), 1 + 2),
        (Table().worked(0, "painter", "composer"), 1 + 2),
        (Table().recruiting(0, in_hand=2), 1 + 2),
        (Table().recruiting(0, on_table=3), 1 + 3),
        (Table().architects(0, 3).prestige(0, "most-parks").bonus(0, "lakes", "table"), 1),
        (Table().owning(1, "theatre", "lake").freedoms(1, "travel").jesters(1, 2).hand(1, "painter"), 1),
        (Table().worked(1, "painter").recruiting(1, in_hand=1, on_table=1), 1),
        (Table().owning(0, "theatre", "lake").freedoms(0, "travel").jesters(0, 2).hand(0, "painter"), 1 + 15),
    ],
)
def test_a_works_value_is_the_sum_of_what_its_profession_likes_the_jesters_and_the_cards(
    table: Table, value: int
) -> None:
    table.hand(0, "poet")
    assert value_of(table, "poet") == value
    assert {held["name"]: held["value"] for held in own(table.match(), 0)["hand"]}["poet"] == value


@pytest.mark.clause("PF-31")
@pytest.mark.parametrize("likes", PROFESSIONS, ids=[row["name"] for row in PROFESSIONS])
def test_each_profession_likes_its_own_building_landscape_and_freedom(likes: dict[str, str]) -> None:
    everything = {
        "building": [row["name"] for row in COMPONENTS.data["building"]],
        "landscape": ["forest", "lake", "park"],
        "freedom": ["travel", "religion", "opinion"],
    }
    for kind, points in (("building", 4), ("landscape", 3), ("freedom", 3)):
        others = [name for name in everything[kind] if name != likes[kind]]
        with_it, without_it = Table().hand(0, likes["name"]), Table().hand(0, likes["name"])
        if kind == "freedom":
            with_it.freedoms(0, likes[kind])
            without_it.freedoms(0, *others)
        else:
            with_it.owning(0, likes[kind])
            without_it.owning(0, *others)
        assert (value_of(with_it, likes["name"]), value_of(without_it, likes["name"])) == (1 + points, 1)


@pytest.mark.clause("PF-31")
def test_building_landscape_and_freedom_are_not_required() -> None:
    match = play(Table(3).hand(0, "poet").jesters(0, 3).actions().match(), "work poet")
    assert match.events(None) == [
        {"kind": "work-begun", "seat": 0, "card": "poet", "value": 7},
        {"kind": "work-made", "seat": 0, "value": 7},
    ]


# -- playing the profession (PF-31)


@pytest.mark.clause("PF-31")
def test_a_profession_is_laid_face_up_and_counts_itself_only_once() -> None:
    table = Table(3).hand(0, "poet", "painter").worked(0, "composer").jesters(0, 3).actions()
    match = play(table.match(), "work poet")
    assert (hand(match, 0), player(match, 0)["professions"]) == (["painter"], 1)
    assert player(match, 0)["table"] == ["composer", "poet"]
    assert match.events(None)[0] == {"kind": "work-begun", "seat": 0, "card": "poet", "value": 3 + 6}
    assert own(match, 0)["hand"][0]["value"] == 3 + 6
    assert (match.view(None)["action"]["work_value"], match.view(None)["action"]["actions_left"]) == (9, 2)


@pytest.mark.clause("PF-31", "PF-4")
def test_a_work_shows_a_card_unless_all_saw_it_being_recruited() -> None:
    table = Table(3).hand(0, "poet").worked(1, "painter").recruiting(0, in_hand=1).jesters(0, 4).actions()
    RULES.recruit(table.state, 0, profession("painter"))
    assert player(table.match(), 0)["known_professions"] == ["painter"]
    assert table.told(RULES.begin_work, 0, profession("painter")) == [
        {"kind": "work-begun", "seat": 0, "card": "painter", "value": 10},
        {"kind": "work-made", "seat": 0, "value": 10},
    ]
    assert (player(table.match(), 0)["known_professions"], table.state.shown[0]) == ([], 0)
    assert table.told(RULES.begin_work, 0, profession("poet"))[:2] == [
        REVEALED,
        {"kind": "work-begun", "seat": 0, "card": "poet", "value": 10},
    ]


@pytest.mark.clause("PF-31", "PF-27")
@pytest.mark.parametrize(
    "table",
    [
        Table(3),
        Table(3).worked(0, "painter"),
        Table(3).hand(1, "painter"),
        Table(3).worked(1, "painter"),
    ],
    ids=["pile", "own-table", "anothers-hand", "anothers-table"],
)
def test_only_a_profession_in_hand_can_work(table: Table) -> None:
    match = table.hand(0, "poet").jesters(0, 7).actions().match()
    assert forbids(match, "work painter") == "PF-31"
    assert [text for text in texts(match) if text.startswith("work")] == ["work poet"]


# -- the minimum (PF-32)


@pytest.mark.clause("PF-32")
@pytest.mark.parametrize(("number", "minimum"), MINIMUM.items())
def test_a_work_has_to_reach_the_minimum_of_its_round(number: int, minimum: int) -> None:
    short = worth(minimum - 1).round(number).actions().match()
    assert own(short, 0)["hand"][0]["value"] == minimum - 1
    assert forbids(short, "work poet") == "PF-32"
    assert "work poet" not in texts(short)
    enough = worth(minimum).round(number).actions().match()
    assert (forbids(enough, "work poet"), texts(enough)[0]) == (None, "work poet")
    assert (hand(short, 0), enough.view(None)["minimum"]) == (["poet"], minimum)


@pytest.mark.clause("PF-32")
@pytest.mark.parametrize(("lakes", "clause"), [(0, "PF-32"), (1, "PF-32"), (2, None), (3, None)])
def test_a_work_can_be_begun_only_if_all_bonus_cards_in_hand_could_bring_it_to_the_minimum(
    lakes: int, clause: str | None
) -> None:
    """A work of 3 for one who likes no lake, with 2 for each lake and 0 for parks."""
    table = Table(3).hand(0, "sculptor").jesters(0, 1).bonus(0, "lakes", "parks").owning(0, *["lake"] * lakes)
    match = table.actions().match()
    assert forbids(match, "work sculptor") == clause
    assert ("work sculptor" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-32")
def test_several_bonus_cards_are_reckoned_together_and_anothers_not_at_all() -> None:
    table = Table(3).hand(0, "sculptor").owning(0, "lake", "park", "park").bonus(1, "landscapes")
    assert forbids(table.bonus(0, "lakes").actions().match(), "work sculptor") == "PF-32"
    assert forbids(table.bonus(0, "parks").actions().match(), "work sculptor") is None


@pytest.mark.clause("PF-32", "PF-68", "PF-69")
@pytest.mark.parametrize(
    ("table", "clause"),
    [
        (Table(3).jesters(0, 2).bonus(0, "table"), "PF-32"),
        (Table(3).jesters(0, 2).bonus(0, "table").recruiting(0, in_hand=1), None),
        (Table(3).jesters(0, 2).bonus(0, "hand").recruiting(0, on_table=1), "PF-32"),
        (Table(3).jesters(0, 2).bonus(0, "hand").recruiting(0, in_hand=1), None),
    ],
    ids=["table 6", "table 7", "hand 6", "hand 7"],
)
def test_in_the_reckoning_the_profession_lies_already_on_the_table(table: Table, clause: str | None) -> None:
    match = table.hand(0, "poet").actions().match()
    assert forbids(match, "work poet") == clause
    assert ("work poet" in texts(match)) == (clause is None)


# -- bonus cards, one by one (PF-31, PF-32)


@pytest.mark.clause("PF-31", "PF-47")
def test_bonus_cards_are_played_one_by_one_until_the_player_is_done() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 3).owning(0, "forest", "forest", "park")
    match = play(table.bonus(0, "forests", "parks", "jesters").actions().match(), "work poet")
    assert (match.view(None)["phase"], match.to_act) == ("bonus", (0,))
    assert texts(match) == ["bonus forests", "bonus parks", "bonus jesters", "done"]
    play(match, "bonus parks")
    assert match.events(None)[1:] == [{"kind": "bonus-played", "seat": 0, "card": "parks", "value": 2}]
    assert texts(match) == ["bonus forests", "bonus jesters", "done"]
    assert (player(match, 0)["bonus"], match.view(None)["action"]["work_value"]) == (2, 9)
    play(match, "bonus forests")
    assert (player(match, 0)["bonus"], match.view(None)["action"]["work_value"]) == (1, 13)
    play(match, "done")
    assert match.events(None)[3:] == [{"kind": "work-made", "seat": 0, "value": 13}]
    assert [card["name"] for card in own(match, 0)["bonus"]] == ["jesters"]


@pytest.mark.clause("PF-31", "PF-47")
def test_after_the_last_bonus_card_the_work_is_made_and_the_card_has_left_the_game() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 4).bonus(0, "parks", "jesters").actions()
    match = play(table.match(), "work poet", "bonus jesters", "bonus parks")
    assert match.events(None)[-2:] == [
        {"kind": "bonus-played", "seat": 0, "card": "parks", "value": 0},
        {"kind": "work-made", "seat": 0, "value": 9 + 8},
    ]
    assert (match.view(None)["phase"], own(match, 0)["bonus"], player(match, 0)["bonus"]) == ("pay", [], 0)
    assert not {"parks", "jesters"} & set(cards_of_pile(match, "bonus"))
    assert match.view(None)["piles"]["bonus"] == 18


@pytest.mark.clause("PF-31")
def test_no_bonus_card_need_be_played() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 3).bonus(0, "jesters").actions()
    match = play(table.match(), "work poet", "done")
    assert match.events(None)[1:] == [{"kind": "work-made", "seat": 0, "value": 7}]
    assert player(match, 0)["bonus"] == 1


@pytest.mark.clause("PF-31")
def test_playing_a_bonus_card_shows_it() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 4).bonus(0, "parks", "jesters").actions()
    play(table.match(), "work poet")
    RULES.begin_work(table.state, 0, profession("poet"))
    assert table.told(RULES.play_bonus, 0, COMPONENTS.bonus_cards.index("jesters")) == [
        REVEALED,
        {"kind": "bonus-played", "seat": 0, "card": "jesters", "value": 8},
    ]


@pytest.mark.clause("PF-31")
def test_only_a_bonus_card_of_the_own_hand_can_be_played() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 4).bonus(0, "parks").bonus(1, "lakes").actions()
    match = play(table.match(), "work poet")
    assert [forbids(match, f"bonus {name}") for name in ("parks", "lakes", "buildings", "table")] == [
        None,
        "PF-31",
        "PF-31",
        "PF-31",
    ]


@pytest.mark.clause("PF-32")
def test_a_work_is_done_only_when_it_has_reached_the_minimum() -> None:
    """A work of 4; parks add 2, lakes 1 and so bring it exactly to the minimum of 7."""
    table = Table(3).hand(0, "sculptor").recruiting(0, on_table=3).owning(0, "park").architects(0, 1)
    match = play(table.bonus(0, "parks", "architects-and-lakes", "forests").actions().match(), "work sculptor")
    assert forbids(match, "done") == "PF-32"
    assert texts(match) == ["bonus forests", "bonus parks", "bonus architects-and-lakes"]
    play(match, "bonus parks")
    assert (match.view(None)["action"]["work_value"], forbids(match, "done")) == (6, "PF-32")
    play(match, "bonus architects-and-lakes")
    assert (match.view(None)["action"]["work_value"], forbids(match, "done")) == (7, None)
    assert texts(match) == ["bonus forests", "done"]


@pytest.mark.clause("PF-31", "PF-32")
def test_while_bonus_cards_are_played_every_other_move_is_refused() -> None:
    table = Table(3).hand(0, "sculptor").bonus(0, "buildings", "table").jesters(0, 2).recruiting(0, on_table=1)
    state = state_of(play(table.actions().match(), "work sculptor"))
    assert (state.phase, state.work_value) == (BONUS, 6)
    expected = dict.fromkeys(range(-1, MOVES.actions + 1), 31)
    expected |= {numbers(PLAY_BONUS)[0]: 0, numbers(PLAY_BONUS)[-1]: 0, WORK_DONE.number(): 32}
    assert {action: RULES.may(state, 0, action) for action in expected} == expected


# -- the payment (PF-33, PF-34)


@pytest.mark.clause("PF-33")
@pytest.mark.parametrize("value", [7, 8, 9, 14, 15, 19])
def test_of_a_payment_0_to_half_its_value_can_be_turned_into_points(value: int) -> None:
    match = play(worth(value).actions().match(), "work poet")
    assert (match.view(None)["phase"], match.view(None)["action"]["work_value"]) == ("pay", value)
    assert texts(match) == [f"prestige {points}" for points in range(value // 2 + 1)]
    assert forbids(match, f"prestige {value // 2}") is None
    assert forbids(match, f"prestige {value // 2 + 1}") == "PF-33"
    assert forbids(match, "prestige 127") == "PF-33"


@pytest.mark.clause("PF-33")
@pytest.mark.parametrize(
    ("value", "points", "florins"), [(7, 0, 700), (7, 3, 100), (8, 4, 0), (15, 7, 100), (15, 2, 1100)]
)
def test_a_work_pays_100_florins_a_point_less_200_for_each_prestige_point(
    value: int, points: int, florins: int
) -> None:
    table = worth(value).florins(0, 400).points(0, 5).actions()
    match = play(table.match(), "work poet", f"prestige {points}")
    assert match.events(None)[-1] == {"kind": "work-paid", "seat": 0, "florins": florins, "points": points}
    assert own(match, 0)["florins"] == 400 + florins
    assert player(match, 0)["prestige"] == 5 + points
    assert player(match, 0)["earned"]["works"] == 5 + points
    assert (player(match, 0)["best_work"], player(match, 1)["best_work"]) == (value, 0)
    assert match.view(None)["action"]["work_value"] == 0
    assert (match.to_act, match.view(None)["phase"], match.view(None)["action"]["actions_left"]) == ((0,), "act", 1)


@pytest.mark.clause("PF-33", "PF-34")
@pytest.mark.parametrize("florins", [0, 9900])
def test_other_florins_cannot_be_turned_into_points(florins: int) -> None:
    match = play(worth(9).florins(0, florins).points(0, 30).actions().match(), "work poet")
    assert texts(match) == [f"prestige {points}" for points in range(5)]


@pytest.mark.clause("PF-34")
def test_points_can_be_bought_only_when_a_work_is_paid() -> None:
    table = worth(9).hand(0, "painter").bonus(0, "lakes").actions()
    match = table.match()
    assert forbids(match, "prestige 1") == "PF-30"
    play(match, "work poet")
    assert forbids(match, "prestige 1") == "PF-31"
    play(match, "done", "prestige 0")
    assert forbids(match, "prestige 1") == "PF-30"
    play(match, "work painter", "done")
    assert texts(match) == [f"prestige {points}" for points in range(6)]


@pytest.mark.clause("PF-33")
def test_while_a_work_is_paid_every_other_move_is_refused() -> None:
    state = state_of(play(worth(15).actions().match(), "work poet"))
    assert state.phase == PAY
    expected = dict.fromkeys(range(-1, MOVES.actions + 1), 33) | dict.fromkeys(numbers(INTO_PRESTIGE)[:8], 0)
    assert {action: RULES.may(state, 0, action) for action in expected} == expected


@pytest.mark.clause("PF-33")
def test_no_work_buys_more_points_than_there_are_moves_for() -> None:
    state = worth(15).actions().state
    for value, most in ((254, 127), (255, 127), (256, 127), (999, 127), (253, 126)):
        state.work_value = value
        assert RULES.most_prestige(state) == most
    assert INTO_PRESTIGE.size == 128
