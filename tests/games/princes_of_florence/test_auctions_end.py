"""The end of the auctions (PF-15): the last buyer, and what comes then."""

from __future__ import annotations

import pytest

from signoria.games.princes_of_florence.state import BID, LAST
from tests.games.princes_of_florence.bidding import (
    ALL,
    auction,
    gave_up,
    phase,
    purses,
    takes,
)
from tests.games.princes_of_florence.tables import RULES, Table, item
from tests.probes import forbids, play, player, texts

# -- the last one (PF-15)


@pytest.mark.clause("PF-15")
def test_the_last_player_takes_an_item_for_200_without_an_auction() -> None:
    match = play(Table(3).match(), "open jester", "pass", "pass", "open lake", "bid 300", "pass", "place lake a1 r0")
    assert (match.to_act, phase(match), match.view(None)["stage"]) == ((1,), "last", "auctions")
    assert texts(match) == takes(["forest", "park", "architect", "prestige", "recruiting"])
    play(match, "take architect")
    assert match.events(None)[-1] == {"kind": "item-bought", "seat": 1, "item": "architect", "florins": 200}
    assert (purses(match), player(match, 1)["architects"]) == ([3300, 3300, 3200], 1)
    assert (match.view(None)["stage"], phase(match), match.to_act) == ("actions", "act", (0,))


@pytest.mark.clause("PF-15")
def test_the_last_player_may_take_nothing() -> None:
    match = play(Table(3).match(), "open jester", "pass", "pass", "give up")
    assert (match.to_act, phase(match)) == ((2,), "last")
    play(match, "give up")
    assert match.events(None)[-2:] == [gave_up(1), gave_up(2)]
    assert (purses(match), auction(match)["out"]) == ([3300, 3500, 3500], [0, 1, 2])
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))


@pytest.mark.clause("PF-15")
@pytest.mark.parametrize("text", ["open forest", "bid 300", "pass", "later", "place park a1 r0"])
def test_the_last_player_takes_or_gives_up(text: str) -> None:
    match = play(Table(3).match(), "give up", "give up")
    assert (match.to_act, forbids(match, text)) == ((2,), "PF-15")


@pytest.mark.clause("PF-15", "PF-16")
@pytest.mark.parametrize(
    ("florins", "points", "clause"), [(100, 0, "PF-16"), (200, 0, None), (100, 1, None), (0, 1, "PF-16")]
)
def test_the_last_player_takes_nothing_beyond_their_means(florins: int, points: int, clause: str | None) -> None:
    match = play(Table(3).florins(2, florins).points(2, points).match(), "give up", "give up")
    assert [forbids(match, f"take {name}") for name in ALL] == [clause] * 7
    assert texts(match) == (["give up"] if clause else takes(ALL))


@pytest.mark.clause("PF-15", "PF-12")
def test_one_who_gave_up_is_not_counted_among_those_left() -> None:
    match = play(Table(4).match(), "give up", "open jester", "pass", "pass")
    assert (match.to_act, phase(match)) == ((2,), "open")
    play(match, "give up")
    assert (match.to_act, phase(match)) == ((3,), "last")


@pytest.mark.clause("PF-15", "PF-12")
def test_an_outbid_opener_can_be_the_last() -> None:
    match = play(Table(3).match(), "open jester", "bid 300", "pass", "pass")
    play(match, "open architect", "bid 300", "pass")
    assert (match.to_act, phase(match), match.view(None)["turn"]) == ((0,), "last", 0)


@pytest.mark.clause("PF-15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_after_the_auctions_the_first_player_begins_the_action_turns(first: int) -> None:
    match = play(Table(3, first=first).match(), *["give up"] * 3)
    assert (match.to_act, phase(match), match.view(None)["turn"]) == ((first,), "act", first)


@pytest.mark.clause("PF-15", "PF-24")
@pytest.mark.parametrize("name", ["prestige", "park", "recruiting"])
def test_what_the_last_item_does_comes_before_the_action_turns(name: str) -> None:
    table = Table(3).worked(0, "poet")
    match = play(table.match(), "give up", "give up", f"take {name}")
    asked = {"prestige": "look", "park": "place", "recruiting": "recruit"}
    assert (match.to_act, phase(match), match.view(None)["stage"]) == ((2,), asked[name], "auctions")
    finish = {"prestige": ["keep most-buildings", "rest"], "park": ["place park a1 r0"], "recruiting": ["recruit poet"]}
    play(match, *finish[name])
    assert (match.to_act, phase(match), match.view(None)["stage"]) == ((0,), "act", "actions")


# -- the end of the auctions, and small questions


@pytest.mark.clause("PF-15", "PF-100")
@pytest.mark.parametrize(("muse_and_princess", "stage"), [(False, "actions"), (True, "characters")])
def test_after_the_auctions_come_the_characters_or_the_action_turns(muse_and_princess: bool, stage: str) -> None:
    match = play(Table(3, first=1, muse_and_princess=muse_and_princess).match(), *["give up"] * 3)
    assert (match.view(None)["stage"], match.to_act) == (stage, (1,))


@pytest.mark.clause("PF-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_follow_each_other_clockwise(seats: int) -> None:
    state = Table(seats).state
    assert [RULES.next_seat(state, seat) for seat in range(seats)] == [*range(1, seats), 0]


@pytest.mark.clause("PF-11", "PF-12", "PF-14")
@pytest.mark.parametrize(
    ("out", "passed", "bidder", "asked"), [(0, 0, 2, 1), (0b10, 0, 2, 0), (0, 0b10, 2, 0), (0, 0, 1, 0)]
)
def test_who_is_asked_to_bid(out: int, passed: int, bidder: int, asked: int) -> None:
    state = Table(3).state
    state.item, state.out, state.passed, state.bidder, state.phase = item("jester"), out, passed, bidder, BID
    assert RULES.is_bidding(state, 1) == asked


@pytest.mark.clause("PF-11")
def test_at_the_start_of_an_auction_nobody_has_passed() -> None:
    state = Table(3).state
    state.passed = 0b110
    RULES.open_auction(state, 0, item("jester"))
    assert (state.passed, state.actor) == (0, 1)


@pytest.mark.clause("PF-12", "PF-15")
@pytest.mark.parametrize(("out", "turn", "phase_of"), [(0b011, 2, LAST), (0b101, 1, LAST), (0b110, 0, LAST)])
def test_the_turn_goes_to_the_only_one_left(out: int, turn: int, phase_of: int) -> None:
    for before in range(3):
        state = Table(3).state
        state.out, state.turn, state.actor = out, before, before
        RULES.open_next_auction(state)
        assert (state.turn, state.actor, state.phase) == (turn, turn, phase_of)


@pytest.mark.clause("PF-71")
def test_points_gained_are_counted_by_where_they_come_from() -> None:
    table = Table(3)
    assert table.told(RULES.gain, 1, 4, 2) == []
    assert table.told(RULES.gain_and_tell, 1, 3, 4) == [
        {"kind": "points-gained", "seat": 1, "points": 3, "source": "architects"}
    ]
    assert table.told(RULES.gain_and_tell, 1, 1, 5) == [
        {"kind": "points-gained", "seat": 1, "points": 1, "source": "merchant"}
    ]
    assert table.told(RULES.gain_and_tell, 1, 0, 4) == []
    assert (table.state.prestige[1], list(table.state.earned[1])) == (8, [0, 0, 4, 0, 3, 1, 0, 0, 0])
    assert list(table.state.prestige) == [0, 8, 0, 0, 0]
