"""Phase 3: turns and laying cards (IP-30, IP-31, IP-37)."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.state import BEGIN_TURNS, NEXT_TURN
from tests.games.il_principe.tables import GAME, RULES, Table, cards, coins, hand, holders, points, state_of
from tests.probes import REVEALED, forbids, kinds, play, player, texts


def everybody_holds_red(seats: int = 3, first: int = 0) -> Table:
    table = Table(seats, first=first)
    for seat in range(seats):
        table.hand(seat, red=2)
    return table


# -- turns (IP-30)


@pytest.mark.clause("IP-30")
@pytest.mark.parametrize(("principe", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_from_il_principe_clockwise_everybody_has_one_turn(principe: int, order: list[int]) -> None:
    match = everybody_holds_red(4, principe).match(BEGIN_TURNS)
    acted: list[int] = []
    while match.view(None)["phase"] == "turn":
        acted += match.to_act
        play(match, "pass")
    assert acted == order
    assert match.view(None)["principe"] == principe
    assert "roles-returned" in kinds(match.events(None))


@pytest.mark.clause("IP-30", "IP-8")
def test_a_turn_moves_no_marker_whatever_is_done() -> None:
    table = Table().coins(9, 9, 9).hand(0, green=1, white=1, red=1).hand(1, blue=1).hand(2, blue=2)
    match = play(table.match(BEGIN_TURNS), "build siena", "lay blue 1")
    assert (match.to_act, match.view(None)["principe"]) == ((2,), 0)


@pytest.mark.clause("IP-30")
def test_one_may_build_lay_or_pass() -> None:
    match = Table().coins(9, 9, 9).hand(0, green=2, white=1, red=1).match()
    assert texts(match) == ["build siena", "lay green 1", "lay green 2", "lay white 1", "lay red 1", "pass"]
    assert forbids(match, "bid 1") == "IP-30"
    assert forbids(match, "pass", seat=1) == "IP-30"
    play(match, "pass")
    assert match.events(None)[0] == {"kind": "turn-passed", "seat": 0}
    assert hand(match, 0)["green"] >= 2


@pytest.mark.clause("IP-30")
def test_who_holds_no_card_is_not_asked() -> None:
    table = Table(4).hand(1, red=1).hand(3, red=1)
    told = table.goes_on(BEGIN_TURNS)
    assert (told, table.match().to_act) == ([{"kind": "turn-passed", "seat": 0}], (1,))
    match = play(table.match(), "pass")
    assert match.events(None) == [{"kind": "turn-passed", "seat": 1}, {"kind": "turn-passed", "seat": 2}]
    assert match.to_act == (3,)


@pytest.mark.clause("IP-30")
def test_one_is_asked_with_a_single_card() -> None:
    match = Table().hand(0, yellow=1).match(BEGIN_TURNS)
    assert (match.to_act, texts(match)) == ((0,), ["lay yellow 1", "pass"])


@pytest.mark.clause("IP-30", "IP-40")
def test_after_the_last_turn_the_roles_are_settled() -> None:
    table = Table(3, first=1).up(2, white=1).hand(0, red=1)
    table.state.turn = 0
    told = table.goes_on(NEXT_TURN)
    assert {"kind": "roles-returned"} in told
    assert {"kind": "role-taken", "seat": 2, "role": "major-white"} in told


# -- the first round (IP-31)


@pytest.mark.clause("IP-31")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(
    ("number", "abundance", "clause"), [(1, False, "IP-31"), (2, False, None), (1, True, None), (2, True, None)]
)
def test_in_the_first_round_no_city_may_be_built_but_with_abundance(
    edition: str, number: int, abundance: bool, clause: str | None
) -> None:
    table = Table(3, edition=edition, abundance=abundance).round(number).coins(9, 9, 9)
    match = table.hand(0, green=1, white=1, red=1).match()
    assert forbids(match, "build siena") == clause
    assert ("build siena" in texts(match)) == (clause is None)
    assert match.view(None)["may_build"] == (clause is None)
    assert RULES.is_building_allowed(table.state) == int(clause is None)


@pytest.mark.clause("IP-31")
def test_a_new_game_begins_with_the_round_in_which_nobody_builds() -> None:
    match = GAME.start(3, seed=1)
    assert (match.view(None)["round"], match.view(None)["may_build"]) == (1, False)
    assert GAME.start(3, seed=1, abundance=True).view(None)["may_build"]


# -- laying (IP-37)


@pytest.mark.clause("IP-37")
@pytest.mark.parametrize("name", COLOUR_NAMES)
def test_one_lays_as_many_cards_of_one_colour_as_one_likes(name: str) -> None:
    for count in (1, 2, 3):
        table = Table().hand(0, **{name: 3}).hand(1, red=1)
        match = play(table.match(), f"lay {name} {count}")
        assert match.events(None) == [{"kind": "cards-laid", "seat": 0, "colour": name, "count": count}]
        assert hand(match, 0) == cards(**{name: 3 - count})
        shown = player(match, 0)
        assert (shown["up"], shown["down"], shown["hand_size"]) == (cards(**{name: count}), cards(), 3 - count)
        assert match.to_act == (1,)
        assert points(match) == [0, 0, 0]


@pytest.mark.clause("IP-37")
def test_one_lays_no_more_cards_than_are_in_hand() -> None:
    match = Table().hand(0, green=2, red=1).match()
    refused = [forbids(match, f"lay {text}") for text in ("green 2", "green 3", "red 2", "blue 1", "yellow 20")]
    assert refused == [None, "IP-37", "IP-37", "IP-37", "IP-37"]


@pytest.mark.clause("IP-37")
def test_cards_laid_join_those_that_lie_there_and_stay() -> None:
    table = Table().up(0, green=1).down(0, green=2).hand(0, green=3).hand(1, red=1)
    match = play(table.match(), "lay green 2")
    assert (player(match, 0)["up"], player(match, 0)["down"]) == (cards(green=3), cards(green=2))


@pytest.mark.clause("IP-37")
def test_laying_costs_nothing_and_shows_the_cards_to_everybody() -> None:
    table = Table().coins(1, 2, 3).hand(0, green=3).hand(1, red=1)
    assert coins(play(table.match(), "lay green 3")) == [1, 2, 3]
    assert table.told(RULES.lay_cards, 0, 0, 2) == [
        REVEALED,
        {"kind": "cards-laid", "seat": 0, "colour": "green", "count": 2},
    ]
    assert table.state.phase == NEXT_TURN


@pytest.mark.clause("IP-13", "IP-37")
@pytest.mark.parametrize(("laid", "known"), [(1, 1), (2, 0), (3, 0)])
def test_of_cards_known_to_be_in_a_hand_those_are_laid_first(laid: int, known: int) -> None:
    table = Table().won(0, green=2).hand(0, green=2).won(0, red=1).hand(1, red=1)
    match = play(table.match(), f"lay green {laid}")
    assert player(match, 0)["known"] == cards(green=known, red=1)
    assert hand(match, 0) == cards(green=4 - laid, red=1)


@pytest.mark.clause("IP-37", "IP-41")
def test_cards_laid_count_for_the_roles_of_the_same_round() -> None:
    table = Table(3, first=0).hand(2, red=2).up(0, red=1)
    table.state.turn = 2
    match = play(table.match(), "lay red 2")
    assert (holders(match)["major-red"], holders(match)["minor-red"]) == (2, 0)
    assert state_of(match).round == 3
