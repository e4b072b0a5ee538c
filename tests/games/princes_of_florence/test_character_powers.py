"""What the six characters do (PF-105 to PF-111)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, cards_of_pile, own
from tests.probes import REVEALED, Event, forbids, kinds, play, player, texts


def table(seats: int = 3, first: int = 0) -> Table:
    return Table(seats, first=first, muse_and_princess=True)


def working(round_number: int = 3, jesters: int = 3) -> Table:
    """Seat 0 has three professions in hand and is to act: works of 3 and 2 for every jester."""
    return table().round(round_number).hand(0, "poet", "painter", "lawyer").jesters(0, jesters)


def owners(match: Match) -> dict[str, int]:
    return {row["name"]: row["owner"] for row in match.view(None)["characters"] if row["owner"] is not None}


def gained(seat: int, points: int, source: str) -> Event:
    return {"kind": "points-gained", "seat": seat, "points": points, "source": source}


def worth(match: Match, seat: int, name: str) -> int:
    """What the work of a profession in hand would be worth."""
    return int({row["name"]: row["value"] for row in own(match, seat)["hand"]}[name])


def after(match: Match, *moves: str) -> list[Event]:
    """What everybody is told of these moves."""
    before = len(match.events(None))
    return play(match, *moves).events(None, before)


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


# -- the merchant (PF-108)


@pytest.mark.clause("PF-108")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([5, 9, 9, 2], [3, 1, 1, 4]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
        ([1, 2, 3, 4], [4, 3, 2, 1]),
        ([7, 7, 7, 8], [2, 2, 2, 1]),
    ],
)
def test_the_place_on_the_track_is_one_more_than_the_players_strictly_ahead(
    points: list[int], places: list[int]
) -> None:
    ranked = table(4)
    for seat, many in enumerate(points):
        ranked.points(seat, many)
    assert [RULES.place_on_track(ranked.state, seat) for seat in range(4)] == places


def taking_the_merchant() -> Match:
    """Seat 0 is third of four and has just taken the merchant for 300."""
    ranked = table(4).points(0, 5).points(1, 9).points(2, 9).points(3, 2).characters()
    return play(ranked.match(), "merchant 3", "pass", "pass", "pass")


@pytest.mark.clause("PF-108")
def test_on_taking_the_merchant_the_points_can_be_had_at_once() -> None:
    match = taking_the_merchant()
    assert (match.view(None)["phase"], match.to_act) == ("merchant", (0,))
    assert (owners(match), own(match, 0)["florins"]) == ({"merchant": 0}, 3200)
    assert texts(match) == ["merchant points", "later"]
    assert after(match, "merchant points") == [gained(0, 3, "merchant")]
    assert (player(match, 0)["prestige"], player(match, 0)["earned"]["merchant"]) == (8, 3)
    assert owners(match) == {}
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))


@pytest.mark.clause("PF-108", "PF-100")
def test_the_other_players_are_asked_after_the_merchants_owner_has_chosen() -> None:
    for choice in ("merchant points", "later"):
        match = play(table().characters().match(), "merchant 3", "muse 3", "muse 4", choice)
        assert (match.view(None)["phase"], match.to_act) == ("character", (1,))
        assert owners(match) == ({"merchant": 0} if choice == "later" else {})
        assert "merchant 3" not in texts(match)


@pytest.mark.clause("PF-108")
def test_the_merchant_can_wait_and_give_points_in_the_turn_without_an_action() -> None:
    match = play(taking_the_merchant(), "later")
    assert owners(match) == {"merchant": 0}
    assert (match.view(None)["stage"], "merchant points" in texts(match)) == ("actions", True)
    assert after(match, "merchant points") == [gained(0, 3, "merchant")]
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((0,), 2)
    assert owners(match) == {}
    assert forbids(match, "merchant points") == "PF-108"


@pytest.mark.clause("PF-108", "PF-30")
def test_a_turn_with_the_merchant_unused_does_not_end_by_itself() -> None:
    match = play(taking_the_merchant(), "later", "freedom travel", "draw bonus", "keep buildings", "rest")
    assert (match.to_act, texts(match)) == ((0,), ["merchant points", "end"])
    kept = play(match.copy(), "end")
    assert (kept.to_act, owners(kept)) == ((1,), {"merchant": 0})
    assert after(match, "merchant points") == [gained(0, 3, "merchant"), {"kind": "turn-ended", "seat": 0}]
    assert match.to_act == (1,)


def winning(points: tuple[int, int, int] = (1, 4, 4)) -> Table:
    """The auctions of round two; seat 0 has the merchant and opens."""
    bought = table().round(2).owner("merchant", 0)
    for seat, many in enumerate(points):
        bought.points(seat, many)
    return bought


def won(bought: Table, item: str = "jester") -> Match:
    """The merchant's owner wins an item for 400."""
    return play(bought.match(), f"open {item}", "bid 300", "pass", "bid 400", "pass")


@pytest.mark.clause("PF-108")
def test_on_winning_the_merchants_owner_is_asked_before_paying() -> None:
    match = won(winning())
    view = match.view(None)
    assert (view["phase"], match.to_act, texts(match)) == ("settle", (0,), ["free", "pay points", "pay"])
    assert (view["auction"]["item"], view["auction"]["florins"], view["auction"]["out"]) == ("jester", 400, [0])
    assert (own(match, 0)["florins"], player(match, 0)["jesters"]) == (3500, 0)


@pytest.mark.clause("PF-108", "PF-104")
def test_the_item_can_be_had_for_nothing() -> None:
    match = won(winning())
    assert after(match, "free") == [{"kind": "item-free", "seat": 0, "item": "jester", "florins": 400}]
    assert (own(match, 0)["florins"], player(match, 0)["jesters"], player(match, 0)["prestige"]) == (3500, 1, 1)
    assert owners(match) == {}
    assert match.view(None)["supply"]["jester"] == 6
    assert (match.view(None)["phase"], match.to_act) == ("open", (1,))
    assert gained(0, 3, "merchant") not in after(match, "give up", "give up")


@pytest.mark.clause("PF-108", "PF-104")
def test_the_item_can_be_paid_for_and_the_points_taken_at_once() -> None:
    match = won(winning())
    assert after(match, "pay points") == [
        {"kind": "item-bought", "seat": 0, "item": "jester", "florins": 400},
        gained(0, 3, "merchant"),
    ]
    assert (own(match, 0)["florins"], player(match, 0)["jesters"], player(match, 0)["prestige"]) == (3100, 1, 4)
    assert owners(match) == {}


@pytest.mark.clause("PF-108")
def test_the_item_can_be_paid_for_and_the_points_come_when_the_auctions_are_over() -> None:
    match = won(winning())
    assert after(match, "pay") == [{"kind": "item-bought", "seat": 0, "item": "jester", "florins": 400}]
    assert (own(match, 0)["florins"], player(match, 0)["jesters"], player(match, 0)["prestige"]) == (3100, 1, 1)
    assert owners(match) == {"merchant": 0}
    assert after(match, "give up", "give up") == [
        {"kind": "gave-up", "seat": 1},
        {"kind": "gave-up", "seat": 2},
        gained(0, 3, "merchant"),
    ]
    assert (owners(match), match.view(None)["stage"]) == ({}, "characters")


@pytest.mark.clause("PF-108")
def test_the_points_go_by_the_place_at_the_moment_they_are_taken() -> None:
    """The architect bought gives three points more, so the owner moves from the third place to the first."""
    now = play(won(winning(points=(1, 3, 3)).architects(0, 1), "architect"), "pay points")
    assert player(now, 0)["prestige"] == 1 + 3 + 3
    later = play(won(winning(points=(1, 3, 3)).architects(0, 1), "architect"), "pay", "give up", "give up")
    assert player(later, 0)["prestige"] == 1 + 3 + 1


@pytest.mark.clause("PF-108", "PF-20", "PF-24", "PF-25")
@pytest.mark.parametrize("choice", ["free", "pay points", "pay"])
@pytest.mark.parametrize(
    ("item", "phase"), [("forest", "place"), ("prestige", "look"), ("recruiting", "recruit"), ("architect", "open")]
)
def test_whatever_is_won_does_what_it_does_afterwards(item: str, phase: str, choice: str) -> None:
    match = play(won(winning().worked(1, "poet"), item), choice)
    assert match.view(None)["phase"] == phase
    assert own(match, 0)["florins"] == (3500 if choice == "free" else 3100)


@pytest.mark.clause("PF-108", "PF-15")
@pytest.mark.parametrize(
    ("choice", "florins", "points"), [("free", 3500, 1), ("pay points", 3300, 4), ("pay", 3300, 4)]
)
def test_the_purchase_without_an_auction_can_be_free_too(choice: str, florins: int, points: int) -> None:
    bought = table(first=1).round(2).owner("merchant", 0).points(0, 1).points(1, 4).points(2, 4)
    match = play(bought.match(), "give up", "give up", "take jester")
    assert (match.view(None)["phase"], texts(match)) == ("settle", ["free", "pay points", "pay"])
    play(match, choice)
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (florins, points)
    assert (player(match, 0)["jesters"], match.view(None)["stage"], owners(match)) == (1, "characters", {})


@pytest.mark.clause("PF-108")
def test_who_buys_nothing_gets_the_points_when_the_auctions_are_over() -> None:
    match = play(winning().match(), "give up", "give up")
    assert player(match, 0)["prestige"] == 1
    assert after(match, "take jester") == [
        {"kind": "item-bought", "seat": 2, "item": "jester", "florins": 200},
        gained(0, 3, "merchant"),
    ]


@pytest.mark.clause("PF-108", "PF-16")
def test_the_merchants_owner_bids_within_the_means() -> None:
    match = play(winning().florins(0, 300).match(), "open jester", "bid 300", "pass")
    assert (match.to_act, texts(match), forbids(match, "bid 400")) == ((0,), ["pass"], "PF-16")
    poor = winning().florins(0, 100).match()
    assert (texts(poor), forbids(poor, "open jester")) == (["give up"], "PF-16")
    alone = table(first=1).round(2).owner("merchant", 0).florins(0, 100).match()
    play(alone, "give up", "give up")
    assert (texts(alone), forbids(alone, "take jester")) == (["give up"], "PF-16")


@pytest.mark.clause("PF-108")
def test_nobody_else_is_asked_on_winning() -> None:
    match = play(winning().match(), "open jester", "bid 300", "pass", "pass")
    assert (own(match, 1)["florins"], match.view(None)["phase"], owners(match)) == (3200, "open", {"merchant": 0})


@pytest.mark.clause("PF-108")
def test_whoever_took_the_points_before_pays_as_usual() -> None:
    match = play(taking_the_merchant(), "merchant points", "end", "end", "end", "end")
    play(match, "open lake", "pass", "pass", "pass")
    assert (match.view(None)["phase"], match.view(None)["round"]) == ("place", 2)
    play(match, "place lake a1 r0", "give up", "give up", "take jester")
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (3000, 8)


@pytest.mark.clause("PF-108", "PF-72", "PF-35")
def test_in_round_seven_the_points_come_at_the_end_after_the_best_work() -> None:
    last = table().round(7).owner("merchant", 0).points(1, 2).points(2, 2).prestige(1, "most-jesters").jesters(1, 1)
    match = last.hand(0, "poet").jesters(0, 6).owning(0, "theatre").actions().match()
    assert worth(match, 0, "poet") == 17
    play(match, "work poet", "prestige 0", "end", "end")
    assert after(match, "end") == [
        {"kind": "turn-ended", "seat": 2},
        {"kind": "best-work", "seat": 0, "value": 17, "points": 3},
        gained(0, 1, "merchant"),
        {"kind": "card-scored", "seat": 1, "card": "most-jesters", "points": 0},
        {"kind": "game-ended"},
    ]
    assert (match.over, owners(match), player(match, 0)["prestige"]) == (True, {}, 4)


@pytest.mark.clause("PF-108", "PF-72")
def test_in_round_seven_an_owner_behind_all_gets_the_last_place() -> None:
    last = table().round(7).owner("merchant", 0).points(1, 2).points(2, 4).prestige(0, "most-jesters").jesters(0, 1)
    match = play(last.actions().match(), "end", "end", "end")
    assert player(match, 0)["prestige"] == 3 + 6


# -- the professor (PF-109)


def taking_the_professor(prepared: Table | None = None) -> Match:
    return play((prepared or table()).characters().match(), "professor 4", "pass", "pass")


@pytest.mark.clause("PF-109", "PF-24", "PF-47")
@pytest.mark.parametrize("pile", ["bonus", "prestige"])
def test_on_taking_the_professor_a_card_can_be_drawn_for_nothing(pile: str) -> None:
    match = taking_the_professor()
    assert (match.view(None)["phase"], match.to_act, owners(match)) == ("professor", (0,), {"professor": 0})
    assert texts(match) == ["professor bonus", "professor prestige", "later"]
    top = cards_of_pile(match, pile)[:6]
    assert after(match, f"professor {pile}") == [{"kind": "cards-looked-at", "seat": 0, "pile": pile, "count": 5}]
    assert owners(match) == {}
    assert texts(match) == [f"keep {card}" for card in top[:5]]
    play(match, f"keep {top[1]}", "rest")
    assert cards_of_pile(match, pile)[0] == top[5]
    assert cards_of_pile(match, pile)[-4:] == [top[0], *top[2:5]]
    assert [held["name"] for held in own(match, 0)["bonus" if pile == "bonus" else "prestige_cards"]] == [top[1]]
    assert own(match, 0)["florins"] == 3500 - 400
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))
    assert match.view(None)["action"]["actions_left"] == 2


@pytest.mark.clause("PF-109", "PF-100")
def test_the_other_players_are_asked_after_the_professors_owner_has_chosen() -> None:
    for choice in (["later"], ["professor bonus", "keep buildings", "rest"]):
        match = play(table().characters().match(), "professor 3", "muse 3", "muse 4", *choice)
        assert (match.view(None)["phase"], match.to_act) == ("character", (1,))
        assert owners(match) == ({"professor": 0} if choice == ["later"] else {})


@pytest.mark.clause("PF-109")
def test_professions_are_not_the_professors() -> None:
    match = taking_the_professor()
    assert match.game.book.parse(match.state, 0, "professor profession") is None
    for pile, expected in enumerate([109, 0, 0]):
        assert RULES.may_use_professor(match.state, 0, pile) == expected
        assert RULES.may_use_professor(match.state, 1, pile) == 109


@pytest.mark.clause("PF-109")
def test_the_professor_can_wait_and_be_used_in_the_turn_without_an_action() -> None:
    match = play(taking_the_professor(), "later")
    assert owners(match) == {"professor": 0}
    assert {"professor bonus", "professor prestige"} <= set(texts(match))
    play(match, "professor prestige", "keep two-large", "rest")
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((0,), 2)
    assert (player(match, 0)["prestige_cards"], owners(match)) == (1, {})
    assert forbids(match, "professor bonus") == "PF-109"


@pytest.mark.clause("PF-109", "PF-30")
def test_a_turn_with_the_professor_unused_does_not_end_by_itself() -> None:
    match = play(taking_the_professor(), "later", "freedom travel", "draw bonus", "keep buildings", "rest")
    assert (match.to_act, texts(match)) == ((0,), ["professor bonus", "professor prestige", "end"])
    kept = play(match.copy(), "end")
    assert (kept.to_act, owners(kept)) == ((1,), {"professor": 0})
    play(match, "professor bonus", "keep landscapes", "rest")
    assert match.to_act == (1,)


@pytest.mark.clause("PF-109", "PF-100")
def test_when_the_next_characters_come_the_professor_is_used_for_the_last_time() -> None:
    match = play(taking_the_professor(), "later", "end", "end", "end")
    assert (match.view(None)["round"], owners(match)) == (2, {"professor": 0})
    play(match, "give up", "give up", "give up")
    assert (match.view(None)["stage"], match.view(None)["phase"], match.to_act) == ("last-call", "professor", (0,))
    assert texts(match) == ["professor bonus", "professor prestige", "decline"]
    play(match, "professor prestige", "keep most-buildings")
    assert match.view(None)["stage"] == "last-call"
    events = after(match, "rest")
    assert events == [{"kind": "cards-returned", "seat": 0, "pile": "prestige"}]
    assert (match.view(None)["phase"], match.to_act, owners(match)) == ("character", (1,), {})
    assert "professor 3" in texts(match)


@pytest.mark.clause("PF-109")
def test_declined_at_the_last_moment_the_professor_is_lost() -> None:
    match = play(taking_the_professor(), "later", *["end"] * 3, *["give up"] * 3)
    assert after(match, "decline") == [{"kind": "professor-lost", "seat": 0}]
    assert (match.view(None)["phase"], match.to_act, owners(match)) == ("character", (1,), {})


def empty(prepared: Table, *piles: str) -> Table:
    """Seat 2 holds all cards of a pile."""
    if "bonus" in piles:
        prepared.bonus(2, *COMPONENTS.bonus_cards)
    if "prestige" in piles:
        prepared.prestige(2, *COMPONENTS.prestige_cards)
    return prepared


@pytest.mark.clause("PF-109")
@pytest.mark.parametrize(("gone", "left"), [("bonus", "prestige"), ("prestige", "bonus")])
def test_an_empty_pile_cannot_be_chosen(gone: str, left: str) -> None:
    match = taking_the_professor(empty(table(), gone))
    assert texts(match) == [f"professor {left}", "later"]
    assert forbids(match, f"professor {gone}") == "PF-109"
    play(match, "later")
    assert f"professor {left}" in texts(match)
    assert forbids(match, f"professor {gone}") == "PF-109"
    play(match, "end", "end", "end", "give up", "give up", "give up")
    assert texts(match) == [f"professor {left}", "decline"]


@pytest.mark.clause("PF-109", "PF-30")
def test_with_both_piles_empty_nothing_is_asked_and_the_professor_is_lost_in_the_end() -> None:
    match = taking_the_professor(empty(table(), "bonus", "prestige"))
    assert (match.view(None)["stage"], match.to_act, owners(match)) == ("actions", (0,), {"professor": 0})
    assert forbids(match, "professor bonus") == "PF-109"
    play(match, "freedom travel", "draw profession", "keep botanist", "rest")
    assert match.to_act == (1,)
    play(match, "end", "end", "give up", "give up")
    assert after(match, "give up") == [{"kind": "gave-up", "seat": 0}, {"kind": "professor-lost", "seat": 0}]
    assert (match.view(None)["phase"], match.to_act) == ("character", (1,))


@pytest.mark.clause("PF-109", "PF-30")
@pytest.mark.parametrize(("gone", "left"), [("bonus", "prestige"), ("prestige", "bonus")])
def test_one_card_left_is_enough_for_the_professor(gone: str, left: str) -> None:
    few = empty(table(), gone)
    if left == "bonus":
        few.bonus(2, *COMPONENTS.bonus_cards[1:])
    else:
        few.prestige(2, *COMPONENTS.prestige_cards[1:])
    match = taking_the_professor(few)
    assert texts(match) == [f"professor {left}", "later"]
    play(match, "later", "freedom travel", "draw profession", "keep botanist", "rest")
    assert (match.to_act, texts(match)) == ((0,), [f"professor {left}", "end"])
    play(match, "end", "end", "end", "give up", "give up", "give up")
    assert texts(match) == [f"professor {left}", "decline"]
    play(match, f"professor {left}", "keep buildings" if left == "bonus" else "keep most-buildings")
    assert (match.view(None)["piles"][left], match.view(None)["phase"]) == (0, "character")


@pytest.mark.clause("PF-109", "PF-24")
def test_of_a_pile_with_fewer_cards_all_are_looked_at() -> None:
    few = table().prestige(2, *COMPONENTS.prestige_cards[2:])
    match = play(taking_the_professor(few), "professor prestige")
    assert texts(match) == ["keep most-buildings", "keep two-large"]
    play(match, "keep two-large")
    assert (match.view(None)["stage"], cards_of_pile(match, "prestige")) == ("actions", ["most-buildings"])


@pytest.mark.clause("PF-109", "PF-72", "PF-35")
def test_in_round_seven_the_professors_last_moment_is_after_the_best_work_and_before_the_cards_score() -> None:
    last = table().round(7).owner("professor", 1).owner("merchant", 2).hand(0, "poet").jesters(0, 6)
    match = last.owning(0, "theatre").architects(1, 1).on_top("prestige", "most-architects").actions().match()
    play(match, "work poet", "prestige 0", "end", "end")
    assert after(match, "end") == [
        {"kind": "turn-ended", "seat": 2},
        {"kind": "best-work", "seat": 0, "value": 17, "points": 3},
        gained(2, 2, "merchant"),
    ]
    assert (match.view(None)["stage"], match.view(None)["phase"], match.to_act) == ("closing", "professor", (1,))
    assert texts(match) == ["professor bonus", "professor prestige", "decline"]
    play(match, "professor prestige", "keep most-architects")
    assert not match.over
    assert after(match, "rest") == [
        {"kind": "cards-returned", "seat": 1, "pile": "prestige"},
        {"kind": "card-scored", "seat": 1, "card": "most-architects", "points": 6},
        {"kind": "game-ended"},
    ]
    assert (match.over, player(match, 1)["prestige"]) == (True, 6)


@pytest.mark.clause("PF-109", "PF-72")
def test_in_round_seven_a_professor_declined_or_without_cards_is_lost() -> None:
    match = play(table().round(7).owner("professor", 1).actions().match(), "end", "end", "end")
    assert after(match, "decline") == [{"kind": "professor-lost", "seat": 1}, {"kind": "game-ended"}]
    assert (match.over, owners(match), match.may_undo(1)) == (True, {}, False)
    without = empty(table().round(7).owner("professor", 1), "bonus", "prestige").actions()
    match = play(without.match(), "end", "end")
    events = after(match, "end")
    assert kinds(events)[:2] == ["turn-ended", "professor-lost"]
    assert match.over


@pytest.mark.clause("PF-109")
def test_using_the_professor_cannot_be_taken_back() -> None:
    used = table().owner("professor", 0).actions()
    events = used.told(
        RULES.apply, 0, next(move.id for move in used.match().legal(0) if move.text == "professor bonus")
    )
    assert kinds(events) == ["cards-looked-at", "revealed", *["card-seen"] * 5]
    assert REVEALED in events
    match = play(table().owner("professor", 0).actions().match(), "professor bonus")
    assert not match.may_undo(0)


# -- the banker (PF-110)


def pass_round(match: Match, *characters: str) -> Match:
    """A round in which nobody buys or does anything."""
    chosen = characters or ("pass",) * match.seats
    return play(match, *["give up"] * match.seats, *chosen, *["end"] * match.seats)


def on_banker(match: Match) -> int:
    (florins,) = (row["florins"] for row in match.view(None)["characters"] if row["name"] == "banker")
    return int(florins)


@pytest.mark.clause("PF-110")
@pytest.mark.parametrize("number", range(6))
def test_the_banker_pays_what_lies_on_the_card_less_the_bid(number: int) -> None:
    match = play(table().characters().match(), f"banker {number}", "pass", "pass")
    assert own(match, 0)["florins"] == 3500 + 600 - 100 * number
    assert match.events(None)[3:] == [
        {"kind": "character-taken", "seat": 0, "character": "banker", "florins": 100 * number},
        {"kind": "banker-paid", "seat": 0, "florins": 600 - 100 * number},
    ]
    assert owners(match) == {}
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))


@pytest.mark.clause("PF-110")
def test_without_a_taker_100_are_added_when_the_next_phase_starts_and_600_lie_there_after_one() -> None:
    match = table(2).match()
    found = []
    for number in range(1, 8):
        play(match, "give up", "give up")
        found.append(on_banker(match))
        play(match, *(["banker 1", "pass"] if number in (3, 6) else ["pass", "pass"]), "end", "end")
    assert found == [600, 700, 800, 600, 700, 800, 600]
    assert match.over


@pytest.mark.clause("PF-110")
def test_money_is_added_only_when_the_next_phase_starts() -> None:
    match = pass_round(table(2).match())
    assert (match.view(None)["round"], on_banker(match)) == (2, 600)
    play(match, "give up")
    assert on_banker(match) == 600
    play(match, "give up")
    assert on_banker(match) == 700
    taken = play(match, "banker 0", "pass", "end", "end", "give up", "give up")
    assert (taken.view(None)["round"], on_banker(taken)) == (3, 600)


@pytest.mark.clause("PF-110")
def test_the_money_of_rounds_without_a_taker_goes_to_the_next_one() -> None:
    match = pass_round(pass_round(table(2).match()))
    play(match, "give up", "give up", "banker 2", "pass")
    assert own(match, 0)["florins"] == 2500 + 800 - 200


def last_round(florins: int) -> Match:
    """Round seven, and its characters are to come; seat 0 has so many florins and a prestige card worth 6."""
    last = table().round(7).florins(0, florins).prestige(0, "most-jesters").jesters(0, 1)
    return play(last.match(), "give up", "give up", "give up")


@pytest.mark.clause("PF-110", "PF-72")
@pytest.mark.parametrize(("florins", "points", "left"), [(0, 3, 100), (100, 4, 0), (200, 4, 100), (1300, 10, 0)])
def test_who_took_the_banker_in_round_seven_turns_florins_into_points_after_the_cards(
    florins: int, points: int, left: int
) -> None:
    match = last_round(florins)
    assert on_banker(match) == 700
    play(match, "banker 0", "pass", "pass")
    assert after(match, "end", "end", "end")[-3:] == [
        {"kind": "card-scored", "seat": 0, "card": "most-jesters", "points": 6},
        {"kind": "florins-exchanged", "seat": 0, "florins": 200 * points, "points": points},
        {"kind": "game-ended"},
    ]
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (left, 6 + points)
    assert player(match, 0)["earned"]["banker"] == points


@pytest.mark.clause("PF-110")
@pytest.mark.parametrize(("florins", "points", "left"), [(0, 0, 100), (100, 1, 0)])
def test_every_two_hundred_florins_make_a_point(florins: int, points: int, left: int) -> None:
    draws = ["draw bonus", "keep buildings", "rest", "draw bonus", "keep landscapes", "rest"]
    match = play(last_round(florins), "banker 0", "pass", "pass", *draws, "end", "end")
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (left, 6 + points)


@pytest.mark.clause("PF-110")
def test_who_took_the_banker_earlier_or_another_character_keeps_the_florins() -> None:
    earlier = play(table().round(6).match(), *["give up"] * 3, "banker 0", "pass", "pass", *["end"] * 3)
    play(earlier, *["give up"] * 3, "pass", "muse 3", "pass", *["end"] * 3)
    assert earlier.over
    assert [own(earlier, seat)["florins"] for seat in range(3)] == [3500 + 700, 3500, 3500 - 300]
    assert [player(earlier, seat)["prestige"] for seat in range(3)] == [0, 0, 0]
    assert "florins-exchanged" not in kinds(earlier.events(None))


@pytest.mark.clause("PF-110", "PF-72")
def test_points_bought_at_the_end_count_before_florins() -> None:
    match = play(last_round(600), "banker 0", "pass", "pass", "end", "end", "end")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((12, 0, 0), (0,))
    assert outcome.places == (1, 2, 2)


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
