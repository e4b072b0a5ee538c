"""What muse, cardinal and princess do (PF-105 to PF-107), and that nobody goes back (PF-111)."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.powers import after, owners, table, working, worth
from tests.games.princes_of_florence.tables import RULES, Table, own
from tests.probes import forbids, kinds, play, player, texts

# -- the muse (PF-105)


@pytest.mark.clause("PF-105")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_muse_adds_the_number_of_the_round(number: int) -> None:
    match = working(number).owner("muse", 0).hand(1, "sculptor").actions().match()
    assert worth(match, 0, "poet") == 3 + 2 * 3 + number
    assert worth(match, 1, "sculptor") == 1
    assert RULES.muse_value(match.state, 0) == number
    assert RULES.muse_value(match.state, 1) == 0


@pytest.mark.clause("PF-105", "PF-32")
def test_the_muse_counts_for_the_minimum() -> None:
    assert forbids(working().owner("muse", 0).actions().match(), "work poet") is None
    assert forbids(working().actions().match(), "work poet") == "PF-32"
    assert forbids(working(jesters=2).owner("muse", 0).actions().match(), "work poet") == "PF-32"
    assert forbids(working().owner("muse", 1).actions().match(), "work poet") == "PF-32"


@pytest.mark.clause("PF-105", "PF-33")
def test_the_muse_counts_for_each_work_of_the_turn_and_for_their_pay() -> None:
    match = working(jesters=4).owner("muse", 0).actions().match()
    assert after(match, "work poet") == [
        {"kind": "work-begun", "seat": 0, "card": "poet", "value": 14},
        {"kind": "work-made", "seat": 0, "value": 14},
    ]
    assert texts(match) == [f"prestige {points}" for points in range(8)]
    play(match, "prestige 0", "work painter", "prestige 7")
    assert own(match, 0)["florins"] == 3500 + 1400
    assert player(match, 0)["prestige"] == 7
    assert owners(match) == {"muse": 0}


@pytest.mark.clause("PF-105", "PF-35")
def test_the_muse_counts_for_the_best_work() -> None:
    both = working(jesters=2).owner("muse", 0).owning(0, "theatre")
    both.hand(1, "sculptor").jesters(1, 4).owning(1, "studio")
    match = play(both.actions().match(), "work poet", "prestige 0", "end", "work sculptor", "prestige 0", "end")
    assert [player(match, seat)["best_work"] for seat in range(3)] == [14, 13, 0]
    assert after(match, "end")[1] == {"kind": "best-work", "seat": 0, "value": 14, "points": 3}
    assert [player(match, seat)["best_work"] for seat in range(3)] == [0, 0, 0]
    assert [player(match, seat)["prestige"] for seat in range(3)] == [3, 0, 0]


@pytest.mark.clause("PF-105")
def test_the_muse_helps_no_work_of_another_round() -> None:
    match = play(working().owner("muse", 0).actions().match(), "end", "end", "end")
    assert (match.view(None)["round"], match.view(None)["stage"]) == (4, "auctions")
    assert worth(match, 0, "poet") == 9


# -- the cardinal (PF-106)


@pytest.mark.clause("PF-106")
def test_the_cardinal_gives_three_actions_to_his_owner_only() -> None:
    match = table().owner("cardinal", 1).actions().match()
    assert match.view(None)["action"]["actions_left"] == 2
    play(match, "end")
    assert match.view(None)["action"]["actions_left"] == 3
    play(match, "end")
    assert match.view(None)["action"]["actions_left"] == 2


@pytest.mark.clause("PF-106")
def test_with_the_cardinal_three_works_can_be_made() -> None:
    match = working(1).owner("cardinal", 0).actions().match()
    play(match, "work poet", "prestige 0", "work painter", "prestige 0")
    assert match.to_act == (0,)
    events = after(match, "work lawyer", "prestige 0")
    assert kinds(events) == ["work-begun", "work-made", "work-paid", "turn-ended"]
    assert match.to_act == (1,)
    assert player(match, 0)["table"] == ["lawyer", "painter", "poet"]


@pytest.mark.clause("PF-106")
def test_with_the_cardinal_three_buildings_can_be_built() -> None:
    match = table().owner("cardinal", 0).architects(0, 3).actions().match()
    play(match, "build tower", "place tower a1 r0", "build chapel", "place chapel e1 r0")
    assert match.to_act == (0,)
    play(match, "build opera", "place opera d3 r0")
    assert player(match, 0)["buildings"] == ["opera", "tower", "chapel"]
    assert match.to_act == (1,)


@pytest.mark.clause("PF-106")
def test_with_the_cardinal_three_bonus_cards_can_be_drawn() -> None:
    match = table().owner("cardinal", 0).actions().match()
    for name in ("buildings", "landscapes", "jesters"):
        play(match, "draw bonus", f"keep {name}", "rest")
    assert (own(match, 0)["florins"], player(match, 0)["bonus"], match.to_act) == (3500 - 900, 3, (1,))


@pytest.mark.clause("PF-106", "PF-30")
def test_even_with_the_cardinal_one_freedom_and_one_profession_is_all() -> None:
    match = play(table().owner("cardinal", 0).actions().match(), "freedom travel")
    assert forbids(match, "freedom religion") == "PF-30"
    play(match, "draw profession", "keep mathematician", "rest")
    assert forbids(match, "draw profession") == "PF-30"
    assert match.view(None)["action"] == {
        "actions_left": 1,
        "drew_profession": True,
        "took_freedom": True,
        "refusals": 0,
        "work_value": 0,
        "work_pay": 0,
        "point_price": 200,
    }
    assert not any(text.startswith(("freedom", "draw profession")) for text in texts(match))


# -- the princess (PF-107)


def with_princess(round_number: int = 1) -> Table:
    return table().round(round_number).owner("princess", 0)


@pytest.mark.clause("PF-107")
def test_the_princess_counts_landscapes_buildings_architects_and_cards() -> None:
    helped = with_princess()

    def value() -> int:
        return int(RULES.value_of_princess_work(helped.state, 0))

    assert value() == 0
    helped.owning(0, "forest")
    assert value() == 3
    helped.owning(0, "forest", "lake", "park")
    assert value() == 12
    helped.owning(0, "university", "tower")
    assert value() == 16
    helped.architects(0, 1)
    assert value() == 18
    helped.architects(0, 2)
    assert value() == 22
    helped.hand(0, "poet", "lawyer")
    assert value() == 24
    helped.worked(0, "painter")
    assert value() == 25
    helped.recruiting(0, in_hand=1, on_table=2)
    assert value() == 28
    helped.jesters(0, 2).freedoms(0, "travel", "opinion").bonus(0, "buildings").prestige(0, "two-large")
    helped.owning(1, "forest", "opera").architects(1, 1).hand(1, "sculptor")
    assert value() == 28


@pytest.mark.clause("PF-107", "PF-33")
def test_the_princesss_work_is_an_action_paid_as_any_work_and_leaves_no_card() -> None:
    helped = with_princess().owning(0, "forest", "forest", "lake").hand(0, "poet").worked(0, "lawyer")
    match = helped.bonus(0, "forests").actions().match()
    assert after(match, "princess") == [
        {"kind": "princess-helped", "seat": 0, "value": 11},
        {"kind": "work-made", "seat": 0, "value": 11},
    ]
    assert (match.view(None)["phase"], match.view(None)["action"]["work_value"]) == ("pay", 11)
    assert texts(match) == [f"prestige {points}" for points in range(6)]
    play(match, "prestige 5")
    seen = player(match, 0)
    assert (own(match, 0)["florins"], seen["prestige"], seen["best_work"]) == (3500 + 100, 5, 11)
    assert (seen["table"], seen["professions"], seen["bonus"]) == (["lawyer"], 1, 1)
    assert match.view(None)["action"]["actions_left"] == 1
    assert seen["earned"]["works"] == 5


@pytest.mark.clause("PF-107", "PF-104")
def test_the_princess_helps_once() -> None:
    match = play(with_princess().owning(0, "forest", "forest", "lake").actions().match(), "princess", "prestige 0")
    assert owners(match) == {}
    assert forbids(match, "princess") == "PF-107"
    assert "princess" not in texts(match)


@pytest.mark.clause("PF-107", "PF-32")
@pytest.mark.parametrize(("round_number", "minimum"), list(enumerate([7, 10, 12, 14, 15, 16, 17], start=1)))
def test_the_princesss_work_must_reach_the_minimum_without_bonus_cards(round_number: int, minimum: int) -> None:
    for value, clause in ((minimum, None), (minimum - 1, "PF-32")):
        helped = with_princess(round_number).bonus(0, "buildings", "forests").jesters(0, 3)
        helped.owning(0, *["forest"] * (value // 3)).hand(0, *["poet", "lawyer"][: value % 3])
        assert RULES.value_of_princess_work(helped.state, 0) == value
        match = helped.actions().match()
        assert forbids(match, "princess") == clause
        assert ("princess" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-107", "PF-35")
def test_the_princesss_work_can_be_the_best_of_the_round() -> None:
    helped = with_princess().owning(0, "forest", "forest", "lake").hand(1, "poet", "lawyer").jesters(1, 3)
    match = play(helped.actions().match(), "princess", "prestige 0", "end", "work poet", "prestige 0", "end")
    assert {"kind": "best-work", "seat": 0, "value": 9, "points": 3} in after(match, "end")


@pytest.mark.clause("PF-107", "PF-88", "PF-93")
def test_the_princesss_work_is_no_work_for_prestige_cards() -> None:
    helped = with_princess(7).owning(0, *["forest"] * 3, "opera", "tower", "chapel", "studio").worked(0, "poet")
    helped.freedoms(0, "travel", "opinion").recruiting(0, on_table=2).worked(1, "lawyer", "sculptor", "painter")
    match = helped.prestige(0, "buildings-freedoms-works", "most-works").actions().match()
    play(match, "princess", "prestige 0", "end", "end")
    scored = [event for event in after(match, "end") if event["kind"] == "card-scored"]
    assert [(event["card"], event["points"]) for event in scored] == [
        ("buildings-freedoms-works", 0),
        ("most-works", 4),
    ]


# -- no going back (PF-111)


@pytest.mark.clause("PF-111", "PF-16", "PF-48")
def test_with_muse_and_princess_points_are_no_means() -> None:
    poor = table().florins(0, 100).points(0, 20)
    match = poor.match()
    assert (texts(match), forbids(match, "open jester")) == (["give up"], "PF-16")
    acting = poor.actions().match()
    for text in ("build tower", "draw bonus", "draw profession", "freedom travel"):
        assert forbids(acting, text) == "PF-48"
    assert texts(acting) == ["end"]
    base = Table(3).florins(0, 100).points(0, 20)
    assert forbids(base.match(), "open jester") is None
    assert forbids(base.actions().match(), "build tower") is None


@pytest.mark.clause("PF-111")
def test_with_muse_and_princess_a_bid_ends_at_the_purse() -> None:
    match = play(table().florins(1, 300).points(1, 9).match(), "open jester", "bid 300", "bid 400", "bid 500")
    assert (match.to_act, texts(match), forbids(match, "bid 600")) == ((1,), ["pass"], "PF-16")
