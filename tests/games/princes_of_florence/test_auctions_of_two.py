"""Auctions of two players (PF-75, PF-76)."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.bidding import (
    ALL_OF_TWO,
    auction,
    opens,
    phase,
    purses,
    takes,
    without_room,
)
from tests.games.princes_of_florence.tables import RULES, Table, item
from tests.probes import forbids, kinds, play, player, texts


@pytest.mark.clause("PF-75", "PF-11")
def test_two_players_open_with_300() -> None:
    match = play(Table(2).match(), "open jester")
    assert match.events(None) == [{"kind": "auction-opened", "seat": 0, "item": "jester", "florins": 300}]
    assert texts(match) == ["bid 400", "pass"]
    play(match, "bid 400", "pass")
    assert purses(match) == [2500, 2100]


@pytest.mark.clause("PF-75", "PF-15")
def test_the_last_of_two_players_pays_300() -> None:
    match = play(Table(2).match(), "open jester", "pass")
    assert (match.to_act, phase(match)) == ((1,), "last")
    play(match, "take architect")
    assert purses(match) == [2200, 2200]
    assert match.events(None)[-1] == {"kind": "item-bought", "seat": 1, "item": "architect", "florins": 300}


@pytest.mark.clause("PF-75", "PF-16")
@pytest.mark.parametrize(("florins", "clause"), [(200, "PF-16"), (300, None)])
def test_of_two_players_nobody_opens_or_takes_with_less_than_300(florins: int, clause: str | None) -> None:
    assert forbids(Table(2).florins(0, florins).match(), "open jester") == clause
    assert forbids(play(Table(2).florins(1, florins).match(), "give up"), "take jester") == clause


@pytest.mark.clause("PF-76", "PF-10")
def test_for_two_players_the_three_landscapes_are_one_item() -> None:
    match = Table(2).match()
    assert texts(match) == opens(ALL_OF_TWO)
    assert [forbids(match, f"open {name}") for name in ("forest", "lake", "park")] == ["PF-76"] * 3
    play(match, "open landscape")
    assert match.events(None) == [{"kind": "auction-opened", "seat": 0, "item": "landscape", "florins": 300}]


@pytest.mark.clause("PF-76")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_is_no_such_item(seats: int) -> None:
    match = Table(seats).match()
    assert forbids(match, "open landscape") == "PF-76"
    assert [RULES.is_sold_here(match.state, number) for number in range(8)] == [1] * 7 + [0]
    assert [RULES.is_sold_here(Table(2).state, number) for number in range(8)] == [0] * 3 + [1] * 5


@pytest.mark.clause("PF-76", "PF-10")
def test_a_landscape_is_sold_to_two_players_once_a_round() -> None:
    match = play(Table(2).match(), "open landscape", "pass", "choose lake", "place lake a1 r0")
    assert auction(match)["sold"] == ["landscape"]
    assert forbids(match, "take landscape") == "PF-10"
    assert [forbids(match, f"take {name}") for name in ("forest", "lake", "park")] == ["PF-76"] * 3
    assert texts(match) == takes(ALL_OF_TWO[:-1])


@pytest.mark.clause("PF-76", "PF-10")
@pytest.mark.parametrize(
    ("left", "clause"), [((0, 0, 0), "PF-10"), ((1, 0, 0), None), ((0, 1, 0), None), ((0, 0, 1), None)]
)
def test_landscapes_are_for_sale_to_two_players_while_any_is_left(
    left: tuple[int, int, int], clause: str | None
) -> None:
    table = Table(2)
    for kind, count in enumerate(left):
        table.state.supply[kind] = count
    match = table.match()
    assert forbids(match, "open landscape") == clause
    assert ("open landscape" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-76", "PF-17", "PF-20")
def test_of_two_players_one_needs_room_for_a_kind_that_is_left() -> None:
    table = without_room(Table(2), 0, "a1", "b1", "a2")
    assert forbids(table.match(), "open landscape") is None
    assert RULES.may_have(table.state, 0, item("landscape")) == 0
    table.state.supply[item("park")] = 0
    assert forbids(table.match(), "open landscape") == "PF-20"
    assert "open landscape" not in texts(table.match())
    assert forbids(without_room(Table(2), 0).match(), "open landscape") == "PF-20"


@pytest.mark.clause("PF-76", "PF-11")
def test_of_two_players_one_without_room_is_passed_over() -> None:
    match = play(without_room(Table(2), 1).match(), "open landscape")
    assert (match.to_act, phase(match)) == ((0,), "choose")
    assert kinds(match.events(None)) == ["auction-opened", "item-bought"]


@pytest.mark.clause("PF-76")
def test_of_two_players_the_winner_chooses_the_kind() -> None:
    match = play(Table(2).match(), "open landscape", "bid 400", "pass")
    assert (match.to_act, phase(match), purses(match)) == ((1,), "choose", [2500, 2100])
    assert texts(match) == ["choose forest", "choose lake", "choose park"]
    for wrong in ("place forest a1 r0", "open jester", "pass", "give up", "later"):
        assert forbids(match, wrong) == "PF-76"
    play(match, "choose lake")
    assert (match.to_act, phase(match), match.view(None)["piece"]) == ((1,), "place", "lake")
    supply = match.view(None)["supply"]
    assert (supply["forest"], supply["lake"], supply["park"]) == (6, 5, 6)
    play(match, "place lake a1 r0")
    assert (player(match, 1)["landscapes"], match.to_act) == ({"forest": 0, "lake": 1, "park": 0}, (0,))


@pytest.mark.clause("PF-76", "PF-20")
def test_of_two_players_the_winner_chooses_a_kind_that_is_left_and_fits() -> None:
    table = without_room(Table(2), 0, "a1", "b1", "c1", "a2")
    match = play(table.match(), "open landscape", "pass")
    assert texts(match) == ["choose lake", "choose park"]
    assert forbids(match, "choose forest") == "PF-20"
    table = Table(2)
    table.state.supply[item("lake")] = 0
    match = play(table.match(), "open landscape", "pass")
    assert texts(match) == ["choose forest", "choose park"]
    assert forbids(match, "choose lake") == "PF-76"


@pytest.mark.clause("PF-76")
@pytest.mark.parametrize("kind", ["forest", "lake", "park"])
def test_of_two_players_the_winner_is_not_asked_for_the_only_kind_left(kind: str) -> None:
    table = Table(2)
    for other in ("forest", "lake", "park"):
        table.state.supply[item(other)] = 2 if other == kind else 0
    match = play(table.match(), "open landscape", "pass")
    assert (match.to_act, phase(match), match.view(None)["piece"]) == ((0,), "place", kind)
    assert match.view(None)["supply"][kind] == 1


@pytest.mark.clause("PF-76", "PF-20")
def test_of_two_players_the_winner_is_not_asked_for_the_only_kind_that_fits() -> None:
    match = play(without_room(Table(2), 0, "a1", "b1", "a2").match(), "open landscape", "pass")
    assert (phase(match), match.view(None)["piece"]) == ("place", "park")
