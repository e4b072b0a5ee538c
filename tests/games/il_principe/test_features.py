"""What a seat may know, as numbers for learning."""

from __future__ import annotations

import random

import pytest

from signoria.games.il_principe.state import NEXT_COLOUR, OPEN_GROUP, State
from tests.games.il_principe.games import random_states
from tests.games.il_principe.tables import GAME, RULES, Table, city
from tests.probes import play
from tests.spoiling import spoil

STALE = -77


def observed(state: State, seat: int) -> dict[str, int]:
    """The features by name, those that are zero left out."""
    features = [STALE] * len(GAME.features)
    RULES.observe(state, seat, features)
    return {name: value for name, value in zip(GAME.features, features, strict=True) if value != 0}


def changes(table: Table, seat: int, before: Table) -> dict[str, int]:
    """What a seat sees otherwise than before."""
    old, new = observed(before.state, seat), observed(table.state, seat)
    return {name: new.get(name, 0) for name in old | new if new.get(name, 0) != old.get(name, 0)}


def test_an_empty_table_shows_seats_options_and_what_is_to_come() -> None:
    seen = observed(Table(3, first=1).cities("siena", "pisa verona").state, 2)
    assert seen == {
        "seats": 3,
        "edition": 1,
        "round": 2,
        "deck": 100,
        "cities to come": 2,
        "may build": 1,
        "phase turn": 1,
        "offer 1 there": 1,
        "offer 1 price": 3,
        "offer 1 points": 4,
        "offer 1 shields": 1,
        "offer 1 needs green": 1,
        "offer 1 needs white": 1,
        "offer 1 needs red": 1,
        "offer 1 touches brown": 1,
        "+0 shields": 12,
        "+1 shields": 12,
        "+2 shields": 12,
        "+2 principe": 1,
        "+2 asked": 1,
        "coins": 5,
    }
    first = observed(Table(4, edition="first", abundance=True).round(1, last=True).state, 0)
    assert ("edition" in first, first["abundance"], first["last round"], first["coins"]) == (False, 1, 1, 10)
    assert first["may build"] == 1
    assert "may build" not in observed(Table().round(1).state, 0)


def test_cards_roles_shields_and_cities_are_seen_from_the_seats_own_place() -> None:
    table = Table().won(0, red=2).hand(1, blue=1, green=3).up(2, white=2).down(2, yellow=1).unsold(green=1)
    table.roles(0, "major-red").roles(1, "minor-white").shields(violet="220").points(0, 4, 7)
    table.state.built_by[city("pisa")] = 0
    assert changes(table, 1, Table()) == {
        "deck": 90,
        "unsold green": 1,
        "built pisa": 1,
        "+0 points": 4,
        "+0 hand": 4,
        "+0 holds minor-white": 1,
        "+1 points": 7,
        "+1 shields": 10,
        "+1 up white": 2,
        "+1 down yellow": 1,
        "+1 shields in violet": 2,
        "+2 hand": 2,
        "+2 shields": 11,
        "+2 known red": 2,
        "+2 holds major-red": 1,
        "+2 shields in violet": 1,
        "hand green": 3,
        "hand blue": 1,
        "in sight green": 4,
        "in sight white": 2,
        "in sight red": 2,
        "in sight blue": 1,
        "in sight yellow": 1,
    }


@pytest.mark.clause("IP-21")
def test_an_auction_is_seen() -> None:
    table = Table().coins(9, 9, 9).reserve(white=2, blue=3)
    table.goes_on(OPEN_GROUP)
    state = play(table.match(), "bid 3", "pass").state
    assert isinstance(state, State)
    seen = observed(state, 1)
    auction = ("group auction", "bid", "lot white", "lot white cards", "reserve white", "reserve blue")
    assert [seen[name] for name in auction] == [1, 3, 1, 2, 2, 3]
    assert (seen["+0 bidding"], seen["+0 bidder"], seen["+2 bidding"], seen["+2 asked"]) == (1, 1, 1, 1)
    assert not {"role auction", "minor role", "+1 bidding", "+2 bidder"} & set(seen)
    assert (seen["in sight white"], seen["in sight blue"]) == (2, 3)


@pytest.mark.clause("IP-43", "IP-44")
def test_a_role_auction_and_who_comes_second_are_seen() -> None:
    table = Table().up(0, white=3).up(1, white=1).up(2, white=1)
    table.goes_on(NEXT_COLOUR)
    seen = observed(table.state, 0)
    assert (seen["role auction"], seen["minor role"], seen["lot white"]) == (1, 1, 1)
    assert "group auction" not in seen
    table = Table().up(0, blue=3).up(1, blue=1).up(2, blue=1)
    table.goes_on(NEXT_COLOUR)
    seen = observed(table.state, 0)
    assert (seen["phase shield"], seen["+1 second"], seen["+2 second"]) == (1, 1, 1)
    table = Table().up(0, white=1).up(1, white=1)
    table.goes_on(NEXT_COLOUR)
    assert "minor role" not in observed(table.state, 0)


@pytest.mark.clause("IP-12")
def test_who_has_chosen_and_shields_due_are_seen() -> None:
    match = GAME.start(3, seed=1)
    match.play(1, match.legal(1)[0])
    state = match.state
    assert isinstance(state, State)
    assert [name for name in observed(state, 0) if name.endswith("chosen")] == ["+1 chosen"]
    table = Table().coins(9, 9, 9).hand(0, blue=2, red=1, yellow=1)
    placing = play(table.match(), "build milano").state
    assert isinstance(placing, State)
    assert (observed(placing, 0)["shields due"], observed(placing, 0)["phase shields"]) == (2, 1)


@pytest.mark.clause("IP-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_other_hands_purses_and_the_deck_leave_no_trace(seats: int) -> None:
    chooser = random.Random(62)
    for step, state in enumerate(random_states(seats, "first", False, seed=62)):
        if step % 15 == 0:
            before = observed(state, 0)
            for name in ("hand", "coins", "choice", "deck", "city_pile", "generator"):
                other = state.copy()
                spoil(other, name, 0, chooser)
                assert observed(other, 0) == before
