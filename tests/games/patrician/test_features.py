"""What a seat may know, as numbers for learning."""

from __future__ import annotations

import pytest

from signoria.games.patrician.state import State
from tests.games.patrician.games import random_states
from tests.games.patrician.tables import GAME, RULES, Table, card

STALE = -77


def observed(state: State, seat: int) -> dict[str, int]:
    """The features by name, those that are zero left out."""
    features = [STALE] * len(GAME.features)
    RULES.observe(state, seat, features)
    return {name: value for name, value in zip(GAME.features, features, strict=True) if value != 0}


def test_an_empty_table_shows_the_seats_the_room_and_the_reserves() -> None:
    expected = {"seats": 3, "messengers": 1, "phase play": 1}
    rooms = {"bologna": 9, "firenze": 9, "ferrara": 5, "lucca": 7, "siena": 7, "milano": 7, "parma": 5, "roma": 9}
    expected |= {f"{name} room": room for name, room in {**rooms, "verona": 5}.items()}
    for step in range(3):
        expected |= {f"+{step} reserve": 29, f"+{step} messengers": 2}
    assert observed(Table(3, first=1, messengers=True).state, 2) == {**expected, "+2 first": 1}
    assert observed(Table(3, first=1, messengers=True).state, 1) == {**expected, "+0 first": 1}


def test_a_table_is_seen_from_the_seats_own_place() -> None:
    table = Table(3, ambassadors=True).city("verona", "201", "0").hold(2, "roma-5 lucca-3").built(1, "siena-4")
    table.lay(lucca="firenze-5", siena="milano-3").deck("siena-1 siena-2").tiles(parma="12")
    seen = observed(table.state, 1)
    blank = observed(Table(3, ambassadors=True).state, 1)
    changes = {name: value for name, value in seen.items() if blank.get(name) != value}
    assert changes == {
        "deck": 2,
        "phase build": 1,
        "parma scored": 1,
        "lucca card": 1,
        "lucca card city": 2,
        "lucca card crests": 1,
        "lucca card heads": 1,
        "lucca card head a": 2,
        "siena card": 1,
        "siena card city": 6,
        "siena card crests": 1,
        "siena card star": 1,
        "siena card head c": 1,
        "verona room": 1,
        "+0 floors verona left": 1,
        "+1 floors verona left": 1,
        "+2 floors verona left": 1,
        "+0 leads verona left": 1,
        "verona left height": 3,
        "+2 floors verona right": 1,
        "+2 leads verona right": 1,
        "verona right height": 1,
        "parma left tile won": 1,
        "parma right tile won": 1,
        "+0 points": 5,
        "+0 reserve": 28,
        "+1 points": 2,
        "+1 hand": 2,
        "+1 reserve": 28,
        "+2 reserve": 27,
        "played siena-4": 1,
        "heads c": 2,
    }
    assert {name for name in blank if name not in seen} == {"phase play"}


@pytest.mark.clause("PA-10")
def test_only_the_own_hand_and_heads_are_seen() -> None:
    state = Table(2).hold(0, "roma-5 lucca-3").hold(1, "siena-3").pile(0, "milano-3").pile(1, "siena-4 bologna-4").state
    assert [name for name in observed(state, 0) if name.startswith(("hand", "heads"))] == [
        "hand lucca-3",
        "hand roma-5",
        "heads c",
    ]
    assert [name for name in observed(state, 1) if name.startswith(("hand", "heads"))] == [
        "hand siena-3",
        "heads b",
        "heads c",
    ]


@pytest.mark.clause("PA-55")
def test_messengers_are_seen_on_roads_and_at_cities() -> None:
    table = Table(5, messengers=True).messengers("roma-pistoia", "pistoia-firenze", by=3).city("pistoia", "0", "1")
    seen = observed(table.scored("pistoia").state, 0)
    assert (seen["messenger roma-pistoia"], seen["messenger pistoia-firenze"]) == (1, 1)
    assert (seen["roma messengers"], seen["pistoia messengers"], seen["firenze messengers"]) == (1, 2, 1)
    assert (seen["+0 tokens"], seen["+1 tokens"], seen["+1 points"]) == (2, 2, 10)


@pytest.mark.clause("PA-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_other_hands_piles_and_the_deck_leave_no_trace(seats: int) -> None:
    for step, state in enumerate(random_states(seats, True, True, seed=62)):
        if step % 25:
            continue
        before = observed(state, 0)
        other = state.copy()
        for seat in range(1, seats):
            other.pile[seat] = 0
            for held in range(other.hand_size[seat]):
                other.hand[seat, held] = card("bologna-1")
            for head in range(3):
                other.heads[seat, head] = 7
        for place in range(other.deck_size):
            other.deck[place] = card("verona-4")
        for word in range(4):
            other.generator[word] = 5
        assert observed(other, 0) == before
