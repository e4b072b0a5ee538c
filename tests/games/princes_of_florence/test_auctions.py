"""Auctions (PF-10 to PF-14, PF-16, PF-17, PF-71): opening, raising, giving up, paying, who opens next."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.bidding import (
    ALL,
    actors,
    auction,
    gave_up,
    opens,
    phase,
    purses,
    takes,
    without_room,
)
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, item, own, state_of
from tests.probes import forbids, kinds, play, player, texts

# -- what is for sale (PF-10)


@pytest.mark.clause("PF-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seven_kinds_of_item_are_for_sale(seats: int) -> None:
    match = Table(seats).match()
    assert texts(match) == opens(ALL)
    assert [RULES.is_left(match.state, number) for number in range(8)] == [1] * 8


@pytest.mark.clause("PF-10")
def test_an_item_is_sold_once_a_round() -> None:
    match = play(Table(4).match(), "open jester", "pass", "pass", "pass")
    assert auction(match)["sold"] == ["jester"]
    assert forbids(match, "open jester") == "PF-10"
    assert texts(match) == opens([name for name in ALL if name != "jester"])
    play(match, "open architect", "pass", "pass", "open lake", "pass", "place lake a1 r0")
    assert auction(match)["sold"] == ["lake", "jester", "architect"]
    assert texts(match) == takes(["forest", "park", "prestige", "recruiting"])
    assert [forbids(match, f"take {name}") for name in ("lake", "jester", "architect")] == ["PF-10"] * 3


@pytest.mark.clause("PF-10", "PF-14")
def test_in_the_next_round_everything_is_for_sale_again_and_to_everybody() -> None:
    match = play(Table(3).match(), "open jester", "pass", "pass", "open architect", "pass", "take park")
    play(match, "place park a1 r0", "end", "end", "end")
    assert (match.view(None)["round"], match.to_act) == (2, (1,))
    assert (auction(match)["sold"], auction(match)["out"]) == ([], [])
    assert texts(match) == opens(ALL)
    assert actors(match, "open jester", "pass", "pass") == [2, 0, 2]


@pytest.mark.clause("PF-10")
@pytest.mark.parametrize("name", [name for name in ALL if name != "prestige"])
@pytest.mark.parametrize(("left", "sells"), [(0, False), (1, True)])
def test_an_empty_pile_sells_nothing(name: str, left: int, sells: bool) -> None:
    table = Table(3)
    table.state.supply[item(name)] = left
    match = table.match()
    assert forbids(match, f"open {name}") == (None if sells else "PF-10")
    assert texts(match) == opens([other for other in ALL if sells or other != name])


@pytest.mark.clause("PF-10", "PF-24")
@pytest.mark.parametrize(("left", "sells"), [(0, False), (1, True)])
def test_prestige_cards_are_for_sale_while_their_pile_lasts(left: int, sells: bool) -> None:
    match = Table(3).prestige(2, *COMPONENTS.prestige_cards[: 14 - left]).match()
    assert match.view(None)["supply"]["prestige"] == left
    assert forbids(match, "open prestige") == (None if sells else "PF-10")
    assert texts(match) == opens([name for name in ALL if sells or name != "prestige"])


# -- an auction (PF-11)


@pytest.mark.clause("PF-11")
def test_the_first_player_opens_with_exactly_200() -> None:
    match = Table(4, first=2).match()
    assert (match.to_act, phase(match)) == ((2,), "open")
    play(match, "open jester")
    assert match.events(None) == [{"kind": "auction-opened", "seat": 2, "item": "jester", "florins": 200}]
    assert auction(match) == {"item": "jester", "florins": 200, "bidder": 2, "passed": [], "out": [], "sold": []}
    assert (match.to_act, phase(match), match.view(None)["turn"]) == ((3,), "bid", 2)
    assert purses(match) == [3500] * 4


@pytest.mark.clause("PF-11")
@pytest.mark.parametrize("text", ["bid 300", "pass", "take forest", "place forest a1 r0", "choose forest", "free"])
def test_an_opener_opens_or_gives_up(text: str) -> None:
    assert forbids(Table(4).match(), text) == "PF-11"


@pytest.mark.clause("PF-11")
def test_a_raise_is_exactly_100() -> None:
    match = play(Table(4).match(), "open jester")
    assert texts(match) == ["bid 300", "pass"]
    for wrong in ("bid 200", "bid 400", "bid 500", "open forest", "take jester", "give up", "later"):
        assert forbids(match, wrong) == "PF-11"
    play(match, "bid 300")
    assert match.events(None)[-1] == {"kind": "bid-raised", "seat": 1, "florins": 300}
    assert auction(match) == {"item": "jester", "florins": 300, "bidder": 1, "passed": [], "out": [], "sold": []}
    assert texts(match) == ["bid 400", "pass"]
    play(match, "bid 400")
    assert match.events(None)[-1] == {"kind": "bid-raised", "seat": 2, "florins": 400}
    assert (state_of(match).bid, state_of(match).bidder) == (4, 2)


@pytest.mark.clause("PF-11")
def test_all_are_asked_clockwise_again_and_again() -> None:
    match = play(Table(4, first=2).match(), "open lake")
    assert match.to_act == (3,)
    asked = actors(match, "bid 300", "bid 400", "bid 500", "bid 600", "bid 700", "bid 800")
    assert asked == [0, 1, 2, 3, 0, 1]
    assert auction(match)["bidder"] == 0


@pytest.mark.clause("PF-11")
def test_who_has_passed_is_not_asked_again_in_this_auction() -> None:
    match = play(Table(4).match(), "open lake")
    assert actors(match, "pass", "bid 300", "pass", "bid 400", "bid 500") == [2, 3, 0, 2, 0]
    assert auction(match)["passed"] == [1, 3]
    assert [event for event in match.events(None) if event["kind"] == "bid-passed"] == [
        {"kind": "bid-passed", "seat": 1},
        {"kind": "bid-passed", "seat": 3},
    ]


@pytest.mark.clause("PF-11")
def test_who_has_passed_is_asked_again_in_later_auctions() -> None:
    match = play(Table(4).match(), "open jester", "pass", "pass", "pass")
    assert (match.to_act, auction(match)["passed"]) == ((1,), [])
    assert actors(match, "open architect", "pass", "bid 300", "pass") == [2, 3, 1, 1]
    assert auction(match)["passed"] == []
    assert actors(match, "open lake", "pass") == [2, 1]
    assert phase(match) == "place"


@pytest.mark.clause("PF-11")
def test_an_opener_nobody_outbids_pays_200_and_takes_the_item() -> None:
    match = play(Table(4).match(), "open jester", "pass", "pass", "pass")
    assert match.events(None)[-1] == {"kind": "item-bought", "seat": 0, "item": "jester", "florins": 200}
    assert purses(match) == [3300, 3500, 3500, 3500]
    assert [player(match, seat)["jesters"] for seat in range(4)] == [1, 0, 0, 0]
    assert match.view(None)["supply"]["jester"] == 6
    assert auction(match)["out"] == [0]


@pytest.mark.clause("PF-11")
def test_the_last_bidder_pays_the_last_bid_and_nobody_else_pays() -> None:
    match = play(Table(4).match(), "open jester", "bid 300", "bid 400", "pass", "bid 500", "pass", "bid 600", "pass")
    assert match.events(None)[-1] == {"kind": "item-bought", "seat": 2, "item": "jester", "florins": 600}
    assert purses(match) == [3500, 3500, 2900, 3500]
    assert [player(match, seat)["jesters"] for seat in range(4)] == [0, 0, 1, 0]
    assert (auction(match)["out"], auction(match)["sold"]) == ([2], ["jester"])


@pytest.mark.clause("PF-11")
def test_between_auctions_no_item_is_named_and_no_bid_stands() -> None:
    match = play(Table(4).match(), "open jester", "bid 300", "pass", "pass", "pass")
    assert auction(match) == {
        "item": None,
        "florins": 0,
        "bidder": None,
        "passed": [],
        "out": [1],
        "sold": ["jester"],
    }
    state = state_of(match)
    assert (state.item, state.bid, state.bidder, state.passed) == (-1, 0, -1, 0)


@pytest.mark.clause("PF-11")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_only_who_is_asked_may_bid_or_pass(seat: int) -> None:
    match = play(Table(4).match(), "open jester")
    assert [forbids(match, text, seat) for text in ("bid 300", "pass", "open lake")] == ["PF-11"] * 3
    assert match.legal(seat) == ()


@pytest.mark.clause("PF-11")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_the_opener_may_open(seat: int) -> None:
    match = Table(4).match()
    assert [forbids(match, text, seat) for text in ("open jester", "give up")] == ["PF-11"] * 2


# -- who is passed over, and who is not (PF-11, PF-16, PF-17)


@pytest.mark.clause("PF-11", "PF-17", "PF-23")
def test_who_has_three_architects_is_passed_over_without_being_asked() -> None:
    match = Table(4).architects(1, 3).architects(3, 2).match()
    assert actors(match, "open architect", "bid 300", "bid 400", "bid 500", "pass") == [2, 3, 0, 2, 3]
    assert auction(match)["passed"] == [2]
    assert "bid-passed" not in str([event for event in match.events(None) if event.get("seat") == 1])


@pytest.mark.clause("PF-11", "PF-17", "PF-20")
@pytest.mark.parametrize(
    ("name", "room"), [("forest", "a1 b1 c1 a2 a3"), ("lake", "a1 b1 c1 a2"), ("park", "a1 b1 a2")]
)
def test_who_has_no_room_for_a_landscape_is_passed_over_without_being_asked(name: str, room: str) -> None:
    enough, too_little = room.split(), room.split()[:-1]
    table = without_room(without_room(Table(4), 1, *too_little), 2, *enough)
    match = table.match()
    assert actors(match, f"open {name}", "pass", "pass") == [2, 3, 0]
    assert phase(match) == "place"
    assert [event["seat"] for event in match.events(None) if event["kind"] == "bid-passed"] == [2, 3]


@pytest.mark.clause("PF-11", "PF-17")
def test_an_item_nobody_else_may_have_is_the_openers_at_once() -> None:
    table = Table(3).architects(1, 3).architects(2, 3)
    table.state.supply[item("architect")] = 1
    match = play(table.match(), "open architect")
    assert kinds(match.events(None)) == ["auction-opened", "item-bought"]
    assert (purses(match), player(match, 0)["architects"]) == ([3300, 3500, 3500], 1)
    assert (match.to_act, phase(match)) == ((1,), "open")


@pytest.mark.clause("PF-11", "PF-17")
def test_who_is_passed_over_is_asked_about_other_items() -> None:
    match = without_room(Table(3).architects(1, 3), 1).match()
    assert actors(match, "open jester") == [1]
    assert forbids(match, "bid 300") is None


@pytest.mark.clause("PF-11", "PF-16", "PF-4")
def test_who_lacks_the_means_is_asked_and_can_only_pass() -> None:
    match = play(Table(3).florins(1, 200).florins(2, 300).match(), "open jester")
    assert (match.to_act, texts(match)) == ((1,), ["pass"])
    assert forbids(match, "bid 300") == "PF-16"
    play(match, "pass")
    assert (match.to_act, texts(match)) == ((2,), ["bid 300", "pass"])
    play(match, "bid 300", "bid 400")
    assert (match.to_act, texts(match)) == ((2,), ["pass"])
    assert forbids(match, "bid 500") == "PF-16"


@pytest.mark.clause("PF-16")
@pytest.mark.parametrize(("florins", "clause"), [(0, "PF-16"), (100, "PF-16"), (200, None), (300, None)])
def test_nobody_opens_beyond_their_means(florins: int, clause: str | None) -> None:
    match = Table(3).florins(0, florins).match()
    assert [forbids(match, f"open {name}") for name in ALL] == [clause] * 7
    assert texts(match) == (["give up"] if clause else opens(ALL))


@pytest.mark.clause("PF-16", "PF-71")
@pytest.mark.parametrize(("florins", "points", "able"), [(100, 0, False), (100, 1, True), (0, 2, True), (0, 1, False)])
def test_points_on_the_track_are_means_too(florins: int, points: int, able: bool) -> None:
    match = Table(3).florins(0, florins).points(0, points).match()
    assert forbids(match, "open jester") == (None if able else "PF-16")
    raising = play(Table(3, first=2).florins(0, florins + 100).points(0, points).match(), "open jester")
    assert (raising.to_act, "bid 300" in texts(raising)) == ((0,), able)


@pytest.mark.clause("PF-16", "PF-111")
@pytest.mark.parametrize(("florins", "clause"), [(100, "PF-16"), (200, None)])
def test_with_muse_and_princess_points_are_no_means(florins: int, clause: str | None) -> None:
    match = Table(3, muse_and_princess=True).florins(0, florins).points(0, 20).match()
    assert forbids(match, "open jester") == clause
    raising = Table(3, first=2, muse_and_princess=True).florins(0, florins + 100).points(0, 20).match()
    assert forbids(play(raising, "open jester"), "bid 300") == clause


@pytest.mark.clause("PF-71", "PF-11")
def test_the_hundreds_missing_are_taken_from_the_track_with_the_payment() -> None:
    table = Table(3).florins(0, 500).points(0, 9)
    match = play(table.match(), "open jester")
    while match.to_act != (0,) or auction(match)["florins"] != 700:
        play(match, "pass" if match.to_act == (2,) else texts(match)[0])
    play(match, "bid 800", "pass")
    assert match.events(None)[-2:] == [
        {"kind": "item-bought", "seat": 0, "item": "jester", "florins": 800},
        {"kind": "went-back", "seat": 0, "points": 3},
    ]
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (0, 6)
    assert player(match, 0)["earned"]["going-back"] == -3
    assert player(match, 0)["earned"]["works"] == 9


@pytest.mark.clause("PF-71")
@pytest.mark.parametrize(
    ("florins", "points", "left", "track", "back"),
    [(200, 5, 0, 5, 0), (300, 5, 100, 5, 0), (100, 5, 0, 4, 1), (0, 5, 0, 3, 2), (0, 2, 0, 0, 2)],
)
def test_a_payment_goes_back_no_further_than_it_must(
    florins: int, points: int, left: int, track: int, back: int
) -> None:
    match = play(Table(3).florins(0, florins).points(0, points).match(), "open jester", "pass", "pass")
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (left, track)
    told_of = [event for event in match.events(None) if event["kind"] == "went-back"]
    assert told_of == ([{"kind": "went-back", "seat": 0, "points": back}] if back else [])
    assert player(match, 0)["earned"]["going-back"] == -back


# -- what one may not have (PF-17)


@pytest.mark.clause("PF-17", "PF-23")
@pytest.mark.parametrize(("count", "clause"), [(0, None), (2, None), (3, "PF-23")])
def test_nobody_opens_or_takes_a_fourth_architect(count: int, clause: str | None) -> None:
    match = Table(3).architects(0, count).match()
    assert forbids(match, "open architect") == clause
    assert ("open architect" in texts(match)) == (clause is None)
    last = play(Table(3, first=1).architects(0, count).match(), "give up", "give up")
    assert (last.to_act, forbids(last, "take architect")) == ((0,), clause)
    assert ("take architect" in texts(last)) == (clause is None)


@pytest.mark.clause("PF-17", "PF-20")
def test_nobody_opens_or_takes_a_landscape_that_fits_nowhere() -> None:
    table = without_room(Table(3), 0, "a1", "b1", "c1", "a2")
    match = table.match()
    assert [forbids(match, f"open {name}") for name in ("forest", "lake", "park")] == ["PF-20", None, None]
    assert texts(match) == opens(ALL[1:])
    full = play(without_room(Table(3, first=1), 0).match(), "give up", "give up")
    assert [forbids(full, f"take {name}") for name in ("forest", "lake", "park")] == ["PF-20"] * 3
    assert texts(full) == takes(ALL[3:])


@pytest.mark.clause("PF-17")
def test_otherwise_one_may_own_as_many_as_there_are() -> None:
    table = Table(3).jesters(0, 6).recruiting(0, 4).prestige(0, *COMPONENTS.prestige_cards[:13])
    for at in ("a1", "d1", "a3", "d3", "e6"):
        table.tile(0, f"park {at} r0")
    match = table.match()
    for name in ("jester", "recruiting", "prestige", "park"):
        assert forbids(match, f"open {name}") is None
    assert [RULES.may_have(table.state, 0, number) for number in range(8)] == [0] * 8


@pytest.mark.clause("PF-10", "PF-16", "PF-17")
def test_what_is_not_for_sale_is_named_before_what_one_may_not_have_and_the_means_last() -> None:
    table = Table(3).architects(0, 3).florins(0, 100)
    assert RULES.may_buy(table.state, 0, item("architect"), 2) == 23
    table.state.supply[item("architect")] = 0
    assert RULES.may_buy(table.state, 0, item("architect"), 2) == 10
    assert RULES.may_buy(table.state, 0, item("jester"), 2) == 16
    assert RULES.may_buy(table.state, 0, item("jester"), 1) == 0


# -- who opens next (PF-12, PF-13, PF-14)


@pytest.mark.clause("PF-12")
def test_an_opener_who_was_outbid_opens_again_with_another_item() -> None:
    match = play(Table(4).match(), "open jester", "pass", "bid 300", "pass", "pass")
    assert (match.to_act, phase(match), match.view(None)["turn"]) == ((0,), "open", 0)
    assert forbids(match, "open jester") == "PF-10"
    play(match, "open architect", "bid 300", "pass", "pass")
    assert (match.to_act, phase(match)) == ((0,), "open")
    assert actors(match, "open lake", "pass") == [3, 0]


@pytest.mark.clause("PF-12")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_after_an_opener_who_won_the_next_player_clockwise_opens(first: int, following: int) -> None:
    match = play(Table(4, first=first).match(), "open jester", "pass", "pass", "pass")
    assert (match.to_act, phase(match), match.view(None)["turn"]) == ((following,), "open", following)


@pytest.mark.clause("PF-12")
def test_who_has_bought_or_given_up_is_passed_over_as_an_opener() -> None:
    match = play(Table(5, first=1).match(), "open jester", "bid 300", "pass", "pass", "pass", "pass")
    assert (match.to_act, auction(match)["out"]) == ((1,), [2])
    play(match, "open architect", "pass", "pass", "pass")
    assert (match.to_act, auction(match)["out"]) == ((3,), [1, 2])
    play(match, "give up")
    assert (match.to_act, auction(match)["out"]) == ((4,), [1, 2, 3])
    play(match, "open lake", "pass", "place lake a1 r0")
    assert (match.to_act, phase(match)) == ((0,), "last")


@pytest.mark.clause("PF-12", "PF-20")
def test_the_next_auction_waits_until_the_landscape_is_placed() -> None:
    match = play(Table(3).match(), "open forest", "bid 300", "pass", "pass")
    assert (match.to_act, phase(match), match.view(None)["turn"]) == ((1,), "place", 0)
    play(match, "place forest a1 r0")
    assert (match.to_act, phase(match)) == ((0,), "open")


@pytest.mark.clause("PF-13")
def test_who_gives_up_neither_bids_nor_buys_this_round() -> None:
    match = play(Table(4).match(), "give up")
    assert match.events(None) == [gave_up(0)]
    assert (match.to_act, phase(match), auction(match)["out"]) == ((1,), "open", [0])
    assert actors(match, "open jester", "pass", "pass") == [2, 3, 2]
    assert actors(match, "open lake", "bid 300", "pass") == [3, 2, 3]
    play(match, "place lake a1 r0", "take park")
    assert [event["seat"] for event in match.events(None) if event["kind"] == "item-bought"] == [1, 3, 2]


@pytest.mark.clause("PF-13")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (3, 0)])
def test_after_an_opener_who_gives_up_the_next_player_opens(first: int, following: int) -> None:
    match = play(Table(4, first=first).match(), "give up")
    assert (match.to_act, match.view(None)["turn"], phase(match)) == ((following,), following, "open")


@pytest.mark.clause("PF-13", "PF-16")
def test_who_can_open_nothing_must_give_up() -> None:
    match = Table(3).florins(0, 100).match()
    assert texts(match) == ["give up"]
    play(match, "give up")
    assert match.to_act == (1,)


@pytest.mark.clause("PF-13", "PF-10")
def test_when_nothing_is_for_sale_all_give_up_and_the_phase_is_over() -> None:
    table = Table(3, first=1).prestige(2, *COMPONENTS.prestige_cards)
    for number in range(7):
        table.state.supply[number] = 0
    match = table.match()
    for seat in (1, 2, 0):
        assert (match.to_act, texts(match)) == ((seat,), ["give up"])
        play(match, "give up")
    assert (match.view(None)["stage"], match.to_act) == ("actions", (1,))
    assert match.events(None) == [gave_up(1), gave_up(2), gave_up(0)]


@pytest.mark.clause("PF-14")
def test_who_has_bought_is_not_asked_again_this_round() -> None:
    match = play(Table(4).match(), "open jester", "bid 300", "pass", "pass", "pass")
    assert auction(match)["out"] == [1]
    assert actors(match, "open architect", "bid 300", "bid 400", "bid 500", "pass") == [2, 3, 0, 2, 3]
    assert actors(match, "pass") == [2]
    assert forbids(match, "open lake", 1) == "PF-11"
