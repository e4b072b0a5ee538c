"""Setting up (IP-1 to IP-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import Match
from signoria.games.il_principe.constants import CITIES, COLOURS, ROLES
from tests.games.il_principe.tables import (
    COMPONENTS,
    GAME,
    RULES,
    Table,
    city,
    coins,
    hand,
    holders,
    on_offer,
    state_of,
)
from tests.probes import REVEALED, player, told

FULL = {2: 13, 3: 20, 4: 20, 5: 20}
DRAWN = {2: 5, 3: 4, 4: 4, 5: 4}


def cards_of_colours(match: Match) -> list[int]:
    """Cards of each colour in the deck and in all hands."""
    state = state_of(match)
    return [state.deck[c] + sum(state.hand[seat, c] for seat in range(match.seats)) for c in range(COLOURS)]


@pytest.mark.clause("IP-1")
@pytest.mark.parametrize(("edition", "shields"), [("first", 11), ("second", 12)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_can_place_eleven_shields_in_the_first_edition_and_twelve_in_the_second(
    seats: int, edition: str, shields: int
) -> None:
    match = GAME.start(seats, seed=1, edition=edition)
    assert [shown["shields"] for shown in match.view(None)["players"]] == [shields] * seats
    assert list(state_of(match).shields_left)[seats:] == [0] * (5 - seats)


@pytest.mark.clause("IP-1")
def test_two_to_five_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.clause("IP-2", "IP-7")
@pytest.mark.parametrize(("seats", "each"), list(FULL.items()))
def test_every_colour_has_twenty_cards_and_thirteen_with_two_players(seats: int, each: int) -> None:
    match = GAME.start(seats, seed=1)
    assert cards_of_colours(match) == [each] * 5
    assert match.view(None)["deck"] == state_of(match).deck_size == 5 * each - seats * DRAWN[seats]


@pytest.mark.clause("IP-2")
def test_the_cards_are_dealt_by_chance() -> None:
    matches = [GAME.start(4, seed=seed) for seed in range(12)]
    assert len({tuple(hand(match, 0).items()) for match in matches}) > 8
    drawn: Counter[str] = Counter()
    for seed in range(60):
        drawn.update(hand(GAME.start(5, seed=seed), 4))
    assert all(30 <= drawn[name] <= 70 for name in ("green", "white", "red", "blue", "yellow"))


@pytest.mark.clause("IP-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_of_the_fifteen_cities_lie_face_up(seats: int) -> None:
    match = GAME.start(seats, seed=4)
    state = state_of(match)
    offered = [state.face_up[place] for place in range(4)]
    coming = [state.city_pile[place] for place in range(state.city_pile_size)]
    assert sorted(offered + coming) == list(range(CITIES))
    assert match.view(None)["cities_to_come"] == 11
    assert list(state.city_pile)[11:] == [0] * 4
    turned = [event["city"] for event in match.events(None) if event["kind"] == "city-turned-up"]
    assert turned == on_offer(match)


@pytest.mark.clause("IP-3")
def test_the_cities_are_shuffled() -> None:
    shown = {name for seed in range(30) for name in on_offer(GAME.start(3, seed=seed))}
    assert shown == set(COMPONENTS.cities)


@pytest.mark.clause("IP-3", "IP-36")
def test_a_city_turned_up_is_the_next_of_the_pile() -> None:
    table = Table().cities("siena milano firenze", "pisa urbino")
    assert table.told(RULES.turn_up_city, 3) == [REVEALED, {"kind": "city-turned-up", "city": "pisa"}]
    assert on_offer(table.match()) == ["siena", "milano", "firenze", "pisa"]
    assert (table.state.city_pile_size, list(table.state.city_pile)[:2]) == (1, [city("urbino"), 0])


@pytest.mark.clause("IP-7")
def test_two_players_leave_five_cities_out_that_nobody_has_seen() -> None:
    left_out = set()
    for seed in range(30):
        match = GAME.start(2, seed=seed)
        state = state_of(match)
        assert (match.view(None)["cities_to_come"], state.city_pile_size) == (6, 6)
        pile = [state.city_pile[place] for place in range(11)]
        offered = [state.face_up[place] for place in range(4)]
        assert sorted(pile + offered) == list(range(CITIES))
        left_out.update(pile[:5])
    assert left_out == set(range(CITIES))


@pytest.mark.clause("IP-7", "IP-36")
def test_of_two_players_cities_those_left_out_never_come() -> None:
    table = Table(2).cities("siena milano firenze", "pisa")
    left_out = list(table.state.city_pile)[:5]
    RULES.turn_up_city(table.state, 3)
    assert on_offer(table.match()) == ["siena", "milano", "firenze", "pisa"]
    assert list(table.state.city_pile) == left_out + [0] * 10
    assert table.state.city_pile_size == 0


@pytest.mark.clause("IP-4", "IP-10")
@pytest.mark.parametrize(
    ("seats", "edition", "abundance", "each"),
    [
        (3, "first", False, 5),
        (3, "second", False, 10),
        (3, "first", True, 16),
        (3, "second", True, 16),
        (2, "first", False, 6),
        (2, "second", False, 11),
        (2, "second", True, 16),
    ],
)
def test_coins_to_start_with_and_those_of_the_first_round(seats: int, edition: str, abundance: bool, each: int) -> None:
    assert coins(GAME.start(seats, seed=1, edition=edition, abundance=abundance)) == [each] * seats


@pytest.mark.clause("IP-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_marker_is_drawn_by_lot(seats: int) -> None:
    assert {GAME.start(seats, seed=seed).view(None)["principe"] for seed in range(25)} == set(range(seats))


@pytest.mark.clause("IP-5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_name_the_first_il_principe(first: int) -> None:
    for seed in range(5):
        match = GAME.start(3, seed=seed, first=first)
        assert (match.view(None)["principe"], match.view(None)["first"]) == (first, first)
        assert match.events(None)[0] == {"kind": "game-begun", "seat": first}


@pytest.mark.clause("IP-6", "IP-7")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 10), (5, 10)])
def test_a_major_and_a_minor_role_of_each_colour_lie_on_the_board_and_no_minor_with_two(seats: int, count: int) -> None:
    match = GAME.start(seats, seed=1)
    shown = match.view(None)["roles"]
    colours = ["green", "white", "red", "blue", "yellow"]
    names = [f"major-{name}" for name in colours] + [f"minor-{name}" for name in colours]
    assert [row["name"] for row in shown] == names[:count]
    assert holders(match) == {}
    assert list(state_of(match).holder) == [-1] * ROLES


@pytest.mark.clause("IP-6")
def test_a_cleared_table_has_nothing_of_anybody() -> None:
    blank, _ = GAME.blank(3, 0, {})
    RULES.clear_table(blank)
    state = state_of(Match(GAME, blank))
    assert list(state.built_by) == [-1] * CITIES
    assert list(state.face_up) == [-1] * 4
    assert list(state.choice) == [-1, -1, -1, 0, 0]
    assert (state.bidder, state.city, state.role, state.colour) == (-1, -1, -1, -1)


@pytest.mark.clause("IP-8")
def test_left_is_the_next_seat_and_after_the_last_the_first() -> None:
    assert [RULES.next_seat(Table(3).state, seat) for seat in range(3)] == [1, 2, 0]
    assert [RULES.next_seat(Table(2).state, seat) for seat in range(2)] == [1, 0]


@pytest.mark.clause("IP-8", "IP-23", "IP-30", "IP-42")
def test_the_marker_stays_from_round_to_round_unless_an_auction_is_won() -> None:
    match = GAME.start(3, seed=8, first=1)
    while match.view(None)["round"] < 3:
        for seat in match.to_act:
            match.play(seat, match.legal(seat)[-1])
        assert match.view(None)["principe"] == 1


@pytest.mark.clause("IP-2", "IP-3", "IP-5")
def test_the_same_seed_gives_the_same_deal() -> None:
    one, other = (GAME.start(3, seed=7) for _ in range(2))
    assert one.state == other.state
    assert one.state != GAME.start(3, seed=8).state


@pytest.mark.clause("IP-2", "IP-3")
def test_nothing_of_the_setting_up_can_be_taken_back() -> None:
    blank, _ = GAME.blank(3, 1, {})
    events = told(GAME, blank, RULES.setup)
    assert events[0] == {"kind": "game-begun", "seat": 1}
    assert events[1] == REVEALED
    match = GAME.start(3, seed=7)
    assert not any(match.may_undo(seat) for seat in range(3))


@pytest.mark.clause("IP-1")
def test_a_game_begins_with_no_points_and_nothing_laid() -> None:
    match = GAME.start(3, seed=7)
    for seat in range(3):
        shown = player(match, seat)
        assert (shown["points"], shown["cities"], shown["roles"]) == (0, [], [])
        assert sum(shown["up"].values()) + sum(shown["down"].values()) + sum(shown["known"].values()) == 0
    assert match.view(None)["round"] == 1
