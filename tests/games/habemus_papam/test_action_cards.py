"""Phase 2: action cards chosen at once, thefts and gold (HP-11, HP-40 to HP-44, HP-47)."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria import Match
from signoria.games.habemus_papam.constants import ACTION_NAMES
from tests.games.habemus_papam.games import random_game
from tests.games.habemus_papam.tables import RULES, Table, action, gold, hand, phase
from tests.probes import REVEALED, forbids, kinds, play, player


def choices(match: Match, seat: int) -> list[str]:
    return [move.text for move in match.legal(seat)]


# -- choosing (HP-11)


@pytest.mark.clause("HP-11")
def test_who_holds_a_card_chooses_one_or_none_and_who_holds_none_is_not_asked() -> None:
    match = Table(4).hold(0, "gold gold").hold(2, "bribe rubies").actions()
    assert (phase(match), match.to_act) == ("action", (0, 2))
    assert choices(match, 0) == ["play gold", "pass"]
    assert choices(match, 2) == ["play rubies", "play bribe", "pass"]
    assert [choices(match, seat) for seat in (1, 3)] == [[], []]
    assert forbids(match, "play swap", 2) == "HP-11"
    assert forbids(match, "play gold", 1) == "HP-11"
    assert forbids(match, "bid diamond", 0) == "HP-11"


@pytest.mark.clause("HP-11")
def test_where_nobody_holds_a_card_the_bids_begin_at_once() -> None:
    assert phase(Table().actions()) == "bid"


@pytest.mark.clause("HP-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_plays_a_card_in_the_first_round(seats: int) -> None:
    for match in random_game(seats, seed=9):
        if match.view(None)["round"] > 1:
            break
        assert phase(match) != "action"
    assert match.view(None)["round"] == 2


@pytest.mark.clause("HP-11")
@pytest.mark.parametrize("name", ACTION_NAMES)
def test_any_card_held_may_be_chosen_whether_or_not_it_can_take_effect(name: str) -> None:
    match = Table().gold(0, 0, 0).gems(0, "").hold(0, name).hold(1, "gold").actions()
    match.play(0, f"play {name}")
    assert match.view(0)["you"]["choice"] == [name]
    assert (phase(match), match.to_act) == ("action", (1,))


@pytest.mark.clause("HP-11")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_are_revealed_once_the_last_one_has_chosen_in_whatever_order(order: tuple[int, ...]) -> None:
    match = Table().hold(0, "gold").hold(1, "swap gold").hold(2, "rubies bribe").actions()
    moves = ["play gold", "pass", "play rubies"]
    for seat in order[:2]:
        match.play(seat, moves[seat])
        assert match.events(None) == []
        assert [player(match, one)["played"] for one in range(3)] == [None] * 3
        assert player(match, seat)["has_chosen"]
    match.play(order[2], moves[order[2]])
    assert match.events(None)[:3] == [
        {"kind": "action-played", "seat": 0, "action": "gold"},
        {"kind": "no-action", "seat": 1},
        {"kind": "action-played", "seat": 2, "action": "rubies"},
    ]
    assert [player(match, one)["played"] for one in range(3)] == ["gold", None, "rubies"]
    assert [hand(match, seat) for seat in range(3)] == [[], ["gold", "swap"], ["bribe"]]


@pytest.mark.clause("HP-11")
def test_what_was_chosen_is_told_to_its_player_alone() -> None:
    match = Table().hold(0, "gold").hold(1, "swap").actions()
    match.play(1, "play swap")
    assert match.events(1) == [{"kind": "action-chosen", "seat": 1, "action": "swap"}]
    assert match.events(0) == match.events(2) == match.events(None) == []


@pytest.mark.clause("HP-11")
@pytest.mark.parametrize(
    ("camerlengo", "resolved"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_cards_are_resolved_clockwise_from_the_camerlengo(camerlengo: int, resolved: list[int]) -> None:
    table = Table(4).hold(0, "gold").hold(1, "second").hold(2, "gold").hold(3, "rubies").camerlengo(camerlengo)
    match = play(table.actions(), "play gold", "play second", "play gold", "play rubies")
    gained = [event for event in match.events(None) if event["kind"] in ("gold-gained", "gold-taken")]
    assert list(dict.fromkeys(event["seat"] for event in gained)) == resolved


@pytest.mark.clause("HP-11", "HP-40")
def test_a_choice_is_made_once() -> None:
    match = Table().hold(0, "gold swap").hold(1, "gold").actions()
    match.play(0, "play gold")
    assert match.to_act == (1,)
    assert forbids(match, "play swap", 0) == "HP-11"
    assert RULES.may_play(match.state, 0, action("swap")) == 40


@pytest.mark.clause("HP-40")
def test_at_most_one_card_a_round_and_one_again_in_the_next() -> None:
    match = play(Table().hold(0, "gold gold").actions(), "play gold")
    assert (phase(match), hand(match, 0)) == ("bid", ["gold"])
    number = match.view(None)["round"]
    play(match, "bid nothing", "bid nothing", "bid nothing")
    while phase(match) == "take":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert (match.view(None)["round"], phase(match), match.to_act[0]) == (number + 1, "action", 0)
    assert "play gold" in choices(match, 0)


@pytest.mark.clause("HP-47")
def test_a_card_played_leaves_the_game() -> None:
    match = play(Table().hold(0, "gold").actions(), "play gold")
    words = match.position()
    assert hand(match, 0) == []
    assert words["actions"].count("gold") + words["offer"].count("gold") == 1
    assert [player(match, seat)["action_cards"] for seat in range(3)] == [0, 0, 0]


# -- gold and thefts (HP-40 to HP-44)


@pytest.mark.clause("HP-41")
def test_ten_gold_come_from_the_bank() -> None:
    match = play(Table().gold(3, 4, 5).hold(1, "gold").actions(), "play gold")
    assert gold(match) == [3, 14, 5]
    assert match.events(None)[-1] == {"kind": "gold-gained", "seat": 1, "gold": 10}


@pytest.mark.clause("HP-41", "HP-18")
def test_ten_gold_are_not_paid_when_the_card_is_taken() -> None:
    match = play(Table().offer("bichi louis gold camerlengo").taking(0, 1, 2), "take gold")
    assert (gold(match), hand(match, 0)) == ([20, 20, 20], ["gold"])


@pytest.mark.clause("HP-42", "HP-43", "HP-44", "HP-40")
@pytest.mark.parametrize(("name", "each"), [("second", 2), ("twice", 3), ("rubies", 2)])
@pytest.mark.parametrize("seats", [3, 4])
def test_gold_is_taken_from_each_opponent(name: str, each: int, seats: int) -> None:
    match = play(Table(seats).hold(1, name).actions(), f"play {name}")
    taken = [20 - each] * seats
    taken[1] = 20 + each * (seats - 1)
    assert gold(match) == taken
    stolen = [event for event in match.events(None) if event["kind"] == "gold-taken"]
    assert [(event["seat"], event["gold"]) for event in stolen] == [(1, each)] * (seats - 1)
    assert {event["owner"] for event in stolen} == set(range(seats)) - {1}


@pytest.mark.clause("HP-40")
@pytest.mark.parametrize("name", ["gold", "bribe", "swap"])
def test_the_other_cards_take_nothing_from_anybody(name: str) -> None:
    match = Table().hold(1, name).actions()
    match.play(1, f"play {name}")
    assert gold(match) == [20, 30 if name == "gold" else 20, 20]


@pytest.mark.clause("HP-40", "HP-42", "HP-43", "HP-44")
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("twice", [5, 0, 0, 0], [5, 0, 0, 0]),
        ("twice", [5, 2, 1, 3], [11, 0, 0, 0]),
        ("second", [0, 1, 2, 3], [5, 0, 0, 1]),
        ("rubies", [0, 0, 1, 9], [3, 0, 0, 7]),
    ],
)
def test_each_opponent_gives_what_they_have_and_no_more(name: str, before: list[int], after: list[int]) -> None:
    match = play(Table(4).gold(*before).hold(0, name).actions(), f"play {name}")
    assert gold(match) == after
    givers = [event["owner"] for event in match.events(None) if event["kind"] == "gold-taken"]
    assert givers == [seat for seat in (1, 2, 3) if after[seat] < before[seat]]


@pytest.mark.clause("HP-40", "HP-11")
@pytest.mark.parametrize(("camerlengo", "after"), [(0, [0, 3, 0]), (1, [2, 1, 0]), (2, [0, 3, 0])])
def test_an_earlier_theft_changes_what_a_later_player_finds(camerlengo: int, after: list[int]) -> None:
    table = Table().gold(2, 0, 1).hold(0, "second").hold(1, "twice").camerlengo(camerlengo)
    assert gold(play(table.actions(), "play second", "play twice")) == after


@pytest.mark.clause("HP-40", "HP-41")
def test_gold_that_comes_later_cannot_be_stolen_before() -> None:
    early = Table().gold(0, 0, 0).hold(0, "gold").hold(1, "twice")
    assert gold(play(early.camerlengo(0).actions(), "play gold", "play twice")) == [7, 3, 0]
    late = Table().gold(0, 0, 0).hold(0, "gold").hold(1, "twice")
    assert gold(play(late.camerlengo(1).actions(), "play gold", "play twice")) == [10, 0, 0]


@pytest.mark.clause("HP-40")
def test_a_theft_reveals_something_and_gold_from_the_bank_does_not() -> None:
    table = Table()
    assert table.told(RULES.steal, 0, 2)[0] == REVEALED
    assert kinds(table.told(RULES.gain_gold, 0, 2)) == ["gold-gained"]
