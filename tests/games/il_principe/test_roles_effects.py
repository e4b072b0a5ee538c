"""Phase 4: what taking a role brings (IP-46, IP-47)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.il_principe.constants import COLOURS, REGION_NAMES
from signoria.games.il_principe.state import NEXT_COLOUR, SETTLE_MINOR
from tests.games.il_principe.tables import RULES, Table, cards, hand, holders, points, role, shields_in
from tests.probes import REVEALED, Event, forbids, kinds, play, player, texts


def taken(table: Table, name: str, seat: int = 0) -> list[Event]:
    """What is told when a seat takes a role."""
    return table.told(RULES.take_role, seat, role(name))


# -- turning cards down (IP-46)


@pytest.mark.clause("IP-46")
@pytest.mark.parametrize(("before", "turned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 4)])
@pytest.mark.parametrize("colour", ["green", "white", "red", "blue", "yellow"])
def test_a_major_role_turns_half_of_the_face_up_cards_rounded_up(colour: str, before: int, turned: int) -> None:
    table = Table().up(0, **{colour: before}).down(0, **{colour: 3}).up(1, **{colour: 2})
    told = taken(table, f"major-{colour}")
    assert told[0] == {"kind": "cards-turned-down", "seat": 0, "colour": colour, "count": turned}
    shown = player(table.match(), 0)
    assert (shown["up"], shown["down"]) == (cards(**{colour: before - turned}), cards(**{colour: 3 + turned}))
    assert player(table.match(), 1)["up"] == cards(**{colour: 2})


@pytest.mark.clause("IP-46")
@pytest.mark.parametrize("colour", ["green", "white", "red", "blue", "yellow"])
def test_a_minor_role_turns_none(colour: str) -> None:
    table = Table().up(0, **{colour: 3})
    assert "cards-turned-down" not in kinds(taken(table, f"minor-{colour}"))
    assert player(table.match(), 0)["up"] == cards(**{colour: 3})
    assert holders(table.match()) == {f"minor-{colour}": 0}


@pytest.mark.clause("IP-46", "IP-45")
def test_a_major_role_won_at_auction_turns_cards_too() -> None:
    table = Table().coins(9, 9, 9).up(0, yellow=3).up(1, yellow=3)
    match = play(table.match(NEXT_COLOUR), "pass", "bid 1")
    assert (player(match, 0)["up"], player(match, 0)["down"]) == (cards(yellow=1), cards(yellow=2))
    assert player(match, 1)["up"] == cards(yellow=3)


# -- white, red and yellow (IP-47)


@pytest.mark.clause("IP-47")
@pytest.mark.parametrize("rank", ["major", "minor"])
def test_a_white_role_brings_a_point(rank: str) -> None:
    table = Table().up(0, white=1)
    assert taken(table, f"{rank}-white")[-1] == {"kind": "points-gained", "seat": 0, "points": 1}
    assert (points(table.match()), list(table.state.earned[0])[2]) == ([1, 0, 0], 1)


@pytest.mark.clause("IP-47", "IP-13")
@pytest.mark.parametrize("rank", ["major", "minor"])
def test_a_red_role_draws_a_card_that_nobody_else_sees(rank: str) -> None:
    table = Table().up(0, red=1).deck(blue=1)
    assert taken(table, f"{rank}-red")[-3:] == [
        REVEALED,
        {"kind": "cards-drawn", "seat": 0, "count": 1},
        {"kind": "cards-seen", "seat": 0, "colour": "blue", "count": 1, "to": 0},
    ]
    match = table.match()
    assert (hand(match, 0), player(match, 0)["hand_size"]) == (cards(blue=1), 1)
    assert (match.view(None)["deck"], player(match, 0)["known"]) == (0, cards())


@pytest.mark.clause("IP-47")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_an_empty_deck_a_red_role_brings_nothing_and_discards_are_not_used(edition: str) -> None:
    table = Table(3, edition=edition).up(0, red=1).unsold(blue=3).deck()
    assert kinds(taken(table, "major-red")) == ["cards-turned-down"]
    assert (player(table.match(), 0)["hand_size"], table.match().view(None)["unsold"]) == (0, cards(blue=3))


@pytest.mark.clause("IP-47")
@pytest.mark.parametrize("rank", ["major", "minor"])
def test_a_yellow_role_brings_two_coins(rank: str) -> None:
    table = Table().coins(3, 3, 3).up(0, yellow=1)
    assert taken(table, f"{rank}-yellow")[-1] == {"kind": "coins-gained", "seat": 0, "coins": 2}
    assert list(table.state.coins)[:3] == [5, 3, 3]


# -- blue (IP-47)


def noble(seats: int = 3, **changes: int) -> Match:
    """Seat 0 takes the major blue role, and seat 1 the minor one after it."""
    table = Table(seats).up(0, blue=3).up(1, blue=1)
    for seat, left in changes.items():
        table.shields_left(int(seat[-1]), left)
    return table.match(NEXT_COLOUR)


@pytest.mark.clause("IP-47")
def test_a_blue_role_places_a_shield_in_any_region_and_must() -> None:
    match = noble()
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "shield")
    assert texts(match) == [f"shield {name}" for name in REGION_NAMES]
    assert [forbids(match, text) for text in ("pass", "lay red 1", "turn red")] == ["IP-47"] * 3
    play(match, "shield violet")
    assert (shields_in(match, "violet"), player(match, 0)["shields"]) == ([1, 0, 0], 11)
    assert match.events(None)[0] == {"kind": "shield-placed", "seat": 0, "region": "violet"}


@pytest.mark.clause("IP-47")
def test_the_effect_of_the_major_comes_before_the_minor_is_settled() -> None:
    match = noble()
    assert holders(match) == {"major-blue": 0}
    play(match, "shield red")
    assert (holders(match), match.to_act) == ({"major-blue": 0, "minor-blue": 1}, (1,))
    play(match, "shield red")
    assert shields_in(match, "red") == [1, 1, 0]
    assert match.view(None)["round"] == 3


@pytest.mark.clause("IP-47")
def test_without_a_shield_a_blue_role_brings_nothing() -> None:
    match = noble(seat0=0)
    assert (holders(match), match.to_act) == ({"major-blue": 0, "minor-blue": 1}, (1,))
    match = noble(seat0=0, seat1=0)
    assert match.view(None)["phase"] == "reserve"
    assert noble(seat0=1).to_act == (0,)


# -- green (IP-47)


@pytest.mark.clause("IP-47")
def test_a_green_role_may_turn_up_one_own_card_of_another_colour() -> None:
    table = Table().up(0, green=2).down(0, green=1, red=2, yellow=1).down(1, blue=3)
    match = table.match(NEXT_COLOUR)
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "turn-up")
    assert texts(match) == ["turn red", "turn yellow", "pass"]
    assert [forbids(match, f"turn {name}") for name in ("green", "blue", "white")] == ["IP-47"] * 3
    told = len(match.events(None))
    left = play(match.copy(), "pass")
    assert left.events(None)[told] == {"kind": "card-left-down", "seat": 0}
    assert player(left, 0)["down"] == cards(green=2, red=2, yellow=1)
    play(match, "turn yellow")
    assert match.events(None)[told] == {"kind": "card-turned-up", "seat": 0, "colour": "yellow"}


@pytest.mark.clause("IP-47", "IP-41")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_card_turned_up_counts_for_the_colours_still_to_come(edition: str) -> None:
    table = Table(3, edition=edition).up(0, green=1).down(0, white=1)
    match = play(table.match(NEXT_COLOUR), "turn white")
    assert holders(match) == {"major-green": 0, "major-white": 0}
    table = Table(3, edition=edition).up(0, green=1).down(0, white=1)
    assert holders(play(table.match(NEXT_COLOUR), "pass")) == {"major-green": 0}


@pytest.mark.clause("IP-47")
def test_with_nothing_but_green_to_turn_up_nobody_is_asked() -> None:
    match = Table().up(0, green=3).down(0, green=2).down(1, red=1).match(NEXT_COLOUR)
    assert (match.view(None)["phase"], holders(match)) == ("reserve", {"major-green": 0})


@pytest.mark.clause("IP-47")
def test_the_minor_green_role_turns_a_card_up_as_well_after_the_major() -> None:
    table = Table().up(0, green=3).down(0, red=1).up(1, green=1).down(1, blue=1)
    match = play(table.match(NEXT_COLOUR), "turn red")
    assert (match.to_act, texts(match)) == ((1,), ["turn blue", "pass"])
    play(match, "turn blue")
    assert {"major-red": 0, "major-blue": 1}.items() <= holders(match).items()


@pytest.mark.clause("IP-47")
def test_a_role_goes_on_where_its_colour_stood() -> None:
    table = Table().up(0, white=1)
    table.state.after = SETTLE_MINOR
    taken(table, "major-white")
    assert table.state.phase == SETTLE_MINOR
    state = Table().down(0, green=1, white=2).state
    assert [RULES.may_turn_up(state, 0, number) for number in range(COLOURS)] == [47, 0, 47, 47, 47]
    assert (RULES.can_turn_up(state, 0), RULES.can_turn_up(state, 1)) == (1, 0)
