"""Nothing is created or lost, whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.patrician.components import CITIES, SITES, TOWERS
from signoria.games.patrician.state import OVER, State
from tests.games.patrician.games import SETTINGS, finished, random_game, random_states
from tests.games.patrician.tables import COMPONENTS, RULES, cards_in_play, state_of

CAPACITY = [row["capacity"] for row in COMPONENTS.data["city"]]
TILES = [value for row in COMPONENTS.data["city"] for value in row["tiles"]]
FLOORS_EACH = {2: 39, 3: 29, 4: 21, 5: 21}
MESSENGERS_EACH = {2: 2, 3: 2, 4: 1, 5: 1}
CARDS_EACH = {2: 24, 3: 16, 4: 12, 5: 11}


def check_cards(state: State) -> None:
    """Every card in play is in exactly one place, and a place that holds none is blank."""
    cards = [state.deck[place] for place in range(state.deck_size)]
    cards += [lying for lying in state.face_up if lying != -1]
    for seat in range(state.seats):
        in_pile = [number for number in range(62) if state.pile[seat] >> number & 1]
        assert len(in_pile) == state.pile_size[seat]
        in_hand = [state.hand[seat, place] for place in range(state.hand_size[seat])]
        assert [state.hand[seat, place] for place in range(state.hand_size[seat], 3)] == [0] * (3 - len(in_hand))
        cards += in_pile + in_hand
    assert sorted(COMPONENTS.cards[number] for number in cards) == sorted(cards_in_play(state.seats))


def check_floors(state: State) -> None:
    """Floors on the board and in the reserves are those handed out; no city is overfull."""
    on_board: Counter[int] = Counter()
    for tower in range(TOWERS):
        owners = Counter(state.floor[tower, level] for level in range(state.height[tower]))
        assert [owners[seat] for seat in range(5)] == [state.floors_of[seat, tower] for seat in range(5)]
        assert all(state.floor[tower, level] == 0 for level in range(state.height[tower], 12))
        on_board += owners
    for seat in range(state.seats):
        assert on_board[seat] + state.reserve[seat] == FLOORS_EACH[state.seats]
        assert state.reserve[seat] >= 0
    for city in range(CITIES):
        floors = state.height[city * SITES] + state.height[city * SITES + 1]
        assert floors <= CAPACITY[city]
        assert (floors == CAPACITY[city]) == bool(state.scored[city])
        if state.scored[city]:
            assert state.height[city * SITES] > 0 < state.height[city * SITES + 1]


def check_points(state: State) -> None:
    """While the game runs points are the tiles and tokens that lie open."""
    for seat in range(state.seats):
        tiles = sum(value for tile, value in enumerate(TILES) if state.tile_owner[tile] == seat)
        if state.phase != OVER:
            assert state.points[seat] == tiles + 2 * state.tokens[seat]
    for tile in range(TOWERS):
        assert (state.tile_owner[tile] != -1) == bool(state.scored[tile >> 1])
    assert sum(state.tokens) == 2 * sum(state.near_when_scored)


def check_messengers(state: State) -> None:
    """Messengers are with the players or on roads; two at most at a city."""
    each = MESSENGERS_EACH[state.seats] if state.messengers else 0
    assert sum(state.sent) + sum(state.messengers_left) == each * state.seats
    near = Counter(name for number, pair in enumerate(COMPONENTS.roads) if state.sent[number] for name in pair)
    assert [near[name] for name in COMPONENTS.cities] == list(state.near)
    assert max(state.near) <= 2
    for city in range(CITIES):
        assert state.near_when_scored[city] <= state.near[city] * state.scored[city]


CHECKS = (check_cards, check_floors, check_points, check_messengers)


@pytest.mark.clause("PA-3", "PA-12", "PA-13", "PA-18", "PA-19", "PA-57")
@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS)
def test_nothing_is_created_or_lost(seats: int, ambassadors: bool, messengers: bool) -> None:
    for step, state in enumerate(random_states(seats, ambassadors, messengers, seed=20 + seats)):
        CHECKS[step % len(CHECKS)](state)
    for check in CHECKS:
        check(state)
    assert list(state.pile_size)[:seats] == [CARDS_EACH[seats]] * seats
    assert sum(state.height) == (72 if seats == 5 else 63)
    assert sum(state.scored) == (10 if seats == 5 else 9)


@pytest.mark.clause("PA-19")
@pytest.mark.parametrize(("seats", "each"), list(CARDS_EACH.items()))
def test_everybody_plays_equally_many_cards(seats: int, each: int) -> None:
    assert [shown["pile_size"] for shown in finished(seats, False, False).view(None)["players"]] == [each] * seats
    assert len(cards_in_play(seats)) == seats * each


@pytest.mark.clause("PA-6", "PA-18", "PA-19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_are_played_in_turn_to_the_end(seats: int) -> None:
    *_, last = random_game(seats, False, True, seed=32)
    first = last.view(None)["first"]
    played = [event["seat"] for event in last.events(None) if event["kind"] == "card-played"]
    assert played == [(first + turn) % seats for turn in range(seats * CARDS_EACH[seats])]


@pytest.mark.clause("PA-30", "PA-31", "PA-40", "PA-56")
@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS)
def test_the_final_points_add_up(seats: int, ambassadors: bool, messengers: bool) -> None:
    last = finished(seats, ambassadors, messengers)
    state = state_of(last)
    outcome = last.outcome
    assert outcome is not None
    for seat in range(seats):
        tiles = sum(value for tile, value in enumerate(TILES) if state.tile_owner[tile] == seat)
        penalty = -3 if state.burdened == seat else 0
        assert outcome.points[seat] == tiles + 2 * state.tokens[seat] + 6 * RULES.sets_of(state, seat) + penalty
    assert sum(sum(row) for row in state.heads) == (30 if seats == 5 else 27)
    assert (sum(state.sent) > 0) <= messengers
    assert any(owner != -1 for owner in state.ambassador_owner) == ambassadors
