"""What a study counts in Il Principe, against a recorded game worked through by hand."""

from __future__ import annotations

from tests.games.measuring import recorded

NAME = "il-principe-2-edition=first-abundance=off-ending-cities"


def test_measures_count_what_they_say() -> None:
    game = recorded(__file__, NAME)
    counted, state = game.seats, game.state
    assert counted["cities-built"] == [list(state.built_by).count(seat) for seat in (0, 1)] == [4, 3]
    assert counted["coins-left"] == [state.coins[0], state.coins[1]] == [3, 6]
    assert counted["cards-left"] == [state.hand_size[0], state.hand_size[1]]
    assert counted["groups-bought"] == [9, 7]
    assert counted["major-role-red"] == [1, 4]
    assert counted["minor-roles"] == [0, 0]
    assert game.whole == {"rounds": 5, "groups-unsold": 1}


def test_points_by_source_add_up_to_the_points() -> None:
    assert recorded(__file__, NAME).sum_of("points-") == [65, 78]


def test_prices_are_what_the_auctions_cost() -> None:
    game = recorded(__file__, NAME)
    groups, cards = game.prices["group"], game.prices["card"]
    assert groups[:3] == [("1", 2), ("2", 1), ("3", 2)]
    assert cards[:3] == [("red", 2), ("blue", 1 / 2), ("white", 2 / 3)]
    assert sum(cost for _, cost in groups) == sum(game.seats["coins-for-groups"])
    assert sum(int(size) for size, _ in groups) == sum(game.seats["cards-bought"])
    assert sum(cost for _, cost in game.prices["role"]) == sum(game.seats["coins-for-roles"]) == 9
