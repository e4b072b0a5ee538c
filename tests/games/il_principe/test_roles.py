"""Phase 4: who takes which role (IP-40 to IP-45, IP-48, IP-49)."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.state import NEXT_COLOUR
from tests.games.il_principe.tables import RULES, Table, cards, coins, colour, holders, points, role
from tests.probes import forbids, kinds, play, player, texts


def face_up(name: str, *counts: int, seats: int | None = None, first: int = 0) -> Table:
    """So many face-up cards of one colour before each seat."""
    table = Table(seats or len(counts), first=first).coins(*[9] * len(counts))
    for seat, count in enumerate(counts):
        table.up(seat, **{name: count})
    return table


def settled(table: Table) -> dict[str, int]:
    """Who holds which role once all are settled, where nobody has to be asked."""
    return holders(table.match(NEXT_COLOUR))


# -- roles come back (IP-40, IP-49)


@pytest.mark.clause("IP-40", "IP-49")
def test_all_roles_come_back_before_they_are_settled() -> None:
    table = Table().roles(0, "major-green", "minor-yellow").roles(1, "major-blue").up(2, white=1)
    told = table.goes_on(NEXT_COLOUR)
    assert told[0] == {"kind": "roles-returned"}
    assert kinds(told).count("roles-returned") == 1
    assert holders(table.match()) == {"major-white": 2}


@pytest.mark.clause("IP-49", "IP-35")
def test_roles_are_kept_into_the_next_round() -> None:
    match = face_up("white", 2, 1, 0).match(NEXT_COLOUR)
    assert (match.view(None)["round"], match.view(None)["phase"]) == (3, "reserve")
    assert holders(match) == {"major-white": 0, "minor-white": 1}


# -- counting (IP-41)


@pytest.mark.clause("IP-41")
def test_colours_are_settled_in_their_order() -> None:
    table = Table(3)
    for name in reversed(COLOUR_NAMES):
        table.up(0, **{name: 1})
    table.shields_left(0, 0).deck()
    taken = [event["role"] for event in table.goes_on(NEXT_COLOUR) if event["kind"] == "role-taken"]
    assert taken == [f"major-{name}" for name in COLOUR_NAMES]


@pytest.mark.clause("IP-41", "IP-42")
def test_cards_face_down_do_not_count() -> None:
    table = Table().up(0, white=1).down(1, white=5).up(2, white=2)
    assert settled(table) == {"major-white": 2, "minor-white": 0}


@pytest.mark.clause("IP-41")
def test_nobody_without_a_card_takes_part() -> None:
    assert settled(Table()) == {}
    assert settled(Table().down(0, white=2)) == {}


@pytest.mark.clause("IP-41", "IP-46")
def test_who_comes_second_is_counted_before_the_leader_turns_cards() -> None:
    """Seat 0 has 4 and turns 2: seat 1, with 3, still takes the minor role and not the major."""
    assert settled(face_up("white", 4, 3, 2)) == {"major-white": 0, "minor-white": 1}
    assert settled(face_up("white", 3, 1, 0)) == {"major-white": 0, "minor-white": 1}


@pytest.mark.clause("IP-41", "IP-42", "IP-43", "IP-44")
@pytest.mark.parametrize(
    ("counts", "leaders", "seconds"),
    [
        ((0, 0, 0, 0), [], []),
        ((1, 0, 0, 0), [0], []),
        ((0, 0, 2, 1), [2], [3]),
        ((4, 3, 1, 1), [0], [1]),
        ((4, 2, 1, 2), [0], [1, 3]),
        ((3, 1, 3, 3), [0, 2, 3], []),
        ((1, 1, 1, 1), [0, 1, 2, 3], []),
        ((2, 2, 1, 0), [0, 1], []),
        ((1, 2, 1, 1), [1], [0, 2, 3]),
        ((0, 20, 0, 19), [1], [3]),
    ],
)
def test_who_leads_and_who_comes_second(counts: tuple[int, ...], leaders: list[int], seconds: list[int]) -> None:
    state = Table(4).state
    for seat, count in enumerate(counts):
        state.face_up_cards[seat, colour("red")] = count
    assert RULES.leaders_of(state, colour("red")) == sum(1 << seat for seat in leaders)
    assert RULES.seconds_of(state, colour("red")) == sum(1 << seat for seat in seconds)
    assert RULES.leaders_of(state, colour("blue")) == RULES.seconds_of(state, colour("blue")) == 0


@pytest.mark.clause("IP-7", "IP-42")
def test_with_two_players_there_are_no_minor_roles() -> None:
    assert settled(face_up("white", 2, 1)) == {"major-white": 0}
    assert RULES.seconds_of(face_up("white", 2, 1).state, colour("white")) == 0
    assert RULES.seconds_of(face_up("white", 2, 1, 0).state, colour("white")) == 0b010


# -- without an auction (IP-42)


@pytest.mark.clause("IP-42", "IP-8")
@pytest.mark.parametrize("name", ["white", "red", "yellow"])
def test_one_alone_with_most_takes_the_major_and_one_alone_behind_the_minor(name: str) -> None:
    table = face_up(name, 1, 3, 2, 1, first=3)
    told = table.goes_on(NEXT_COLOUR)
    taken = [event for event in told if event["kind"] == "role-taken"]
    assert taken == [
        {"kind": "role-taken", "seat": 1, "role": f"major-{name}"},
        {"kind": "role-taken", "seat": 2, "role": f"minor-{name}"},
    ]
    assert table.state.principe == 3


@pytest.mark.clause("IP-42")
def test_with_nobody_behind_the_minor_role_stays_on_the_board() -> None:
    assert settled(face_up("white", 0, 3, 0)) == {"major-white": 1}


# -- auctions (IP-43 to IP-45)


@pytest.mark.clause("IP-43", "IP-45")
def test_those_who_share_second_place_bid_for_the_minor_role() -> None:
    match = face_up("white", 3, 1, 1, 0).match(NEXT_COLOUR)
    assert holders(match) == {"major-white": 0}
    assert match.view(None)["auction"] == {
        "colour": "white",
        "count": None,
        "role": "minor-white",
        "bid": 0,
        "bidder": None,
        "bidding": [1, 2],
        "passed": [],
    }
    play(match, "bid 2", "pass")
    assert holders(match) == {"major-white": 0, "minor-white": 1}
    assert match.view(None)["principe"] == 1
    assert coins(match) == [14, 12, 14, 14]
    assert points(match) == [1, 1, 0, 0]


@pytest.mark.clause("IP-44", "IP-45")
def test_those_who_share_first_place_bid_for_the_major_role_and_the_minor_stays() -> None:
    match = face_up("white", 2, 1, 2, 2).match(NEXT_COLOUR)
    assert match.view(None)["auction"]["role"] == "major-white"
    assert match.view(None)["auction"]["bidding"] == [0, 2, 3]
    assert forbids(match, "bid 1", seat=1) == "IP-45"
    play(match, "bid 3", "pass", "pass")
    assert (holders(match), match.view(None)["principe"]) == ({"major-white": 2}, 2)
    assert coins(match) == [14, 14, 11, 14]
    won = {"kind": "role-won", "seat": 2, "role": "major-white", "coins": 3}
    assert won in match.events(None)
    assert player(match, 2)["down"] == cards(white=1)


@pytest.mark.clause("IP-44", "IP-45", "IP-46")
def test_when_all_of_them_pass_both_roles_stay_and_nobody_turns_cards() -> None:
    match = play(face_up("white", 2, 1, 2).match(NEXT_COLOUR), "pass", "pass")
    assert {"kind": "role-left", "role": "major-white"} in match.events(None)
    assert (holders(match), match.view(None)["principe"], points(match)) == ({}, 0, [0, 0, 0])
    assert [player(match, seat)["up"]["white"] for seat in range(3)] == [2, 1, 2]


@pytest.mark.clause("IP-43", "IP-45")
def test_a_minor_role_nobody_bids_for_stays_on_the_board() -> None:
    match = play(face_up("white", 3, 1, 1).match(NEXT_COLOUR), "pass", "pass")
    assert holders(match) == {"major-white": 0}
    assert {"kind": "role-left", "role": "minor-white"} in match.events(None)


@pytest.mark.clause("IP-45")
@pytest.mark.parametrize(
    ("first", "counts", "order"),
    [
        (0, (2, 0, 2, 2), [2, 3, 0]),
        (1, (2, 0, 2, 2), [2, 3, 0]),
        (2, (2, 0, 2, 2), [3, 0, 2]),
        (3, (2, 0, 2, 2), [0, 2, 3]),
        (0, (3, 1, 0, 1), [1, 3]),
        (2, (3, 1, 0, 1), [3, 1]),
    ],
)
def test_the_first_concerned_on_the_left_of_il_principe_speaks_first(
    first: int, counts: tuple[int, ...], order: list[int]
) -> None:
    match = face_up("white", *counts, first=first).match(NEXT_COLOUR)
    spoken: list[int] = []
    while match.view(None)["phase"] == "bid":
        spoken += match.to_act
        play(match, "pass")
    assert spoken == order


@pytest.mark.clause("IP-45", "IP-21", "IP-22")
def test_a_role_auction_runs_as_any_other() -> None:
    match = face_up("white", 2, 2, 2).coins(3, 5, 4).match(NEXT_COLOUR)
    assert texts(match) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    play(match, "bid 2")
    assert [forbids(match, text) for text in ("bid 2", "bid 5", "bid 4")] == ["IP-21", "IP-22", None]
    play(match, "bid 4", "pass")
    assert match.to_act == (1,)
    assert texts(match) == ["bid 5", "pass"]
    play(match, "bid 5", "pass")
    assert holders(match) == {"major-white": 1}
    assert coins(match) == [8, 5, 9]


@pytest.mark.clause("IP-45", "IP-24")
def test_the_winner_of_a_role_does_not_build() -> None:
    table = face_up("white", 2, 2, 0).hand(1, green=2, white=2, red=2, blue=2)
    match = play(table.match(NEXT_COLOUR), "bid 1", "pass")
    assert "extra" not in kinds(match.events(None))
    assert match.view(None)["phase"] == "reserve"


@pytest.mark.clause("IP-45", "IP-25", "IP-8")
def test_the_marker_won_with_a_role_decides_who_speaks_first_for_the_next_one() -> None:
    table = face_up("white", 2, 2, 2).up(0, yellow=1).up(1, yellow=1).up(2, yellow=1)
    match = play(table.match(NEXT_COLOUR), "pass", "bid 1", "pass")
    assert match.view(None)["auction"]["role"] == "major-yellow"
    assert (match.view(None)["principe"], match.to_act) == (2, (0,))


# -- several roles (IP-48)


@pytest.mark.clause("IP-48")
def test_one_player_may_hold_several_roles() -> None:
    table = Table().up(1, white=2, yellow=2).up(0, yellow=3, red=3).up(1, red=1)
    assert settled(table) == {"major-white": 1, "major-red": 0, "minor-red": 1, "major-yellow": 0, "minor-yellow": 1}


@pytest.mark.clause("IP-40", "IP-55")
def test_once_every_colour_is_settled_the_round_is_over() -> None:
    table = Table().up(0, yellow=2).up(1, yellow=1)
    table.goes_on(NEXT_COLOUR)
    assert (table.state.round, table.state.colour, table.state.seconds) == (3, -1, 0)
    assert table.state.holder[role("major-green")] == -1
