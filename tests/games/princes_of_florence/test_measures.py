"""What a study counts in The Princes of Florence, against a recorded game worked through by hand."""

from __future__ import annotations

from tests.games.measuring import recorded

NAME = "princes-of-florence-2-muse_and_princess=off-cooperation=off-scarce_freedoms=off"


def test_measures_count_what_they_say() -> None:
    game = recorded(__file__, NAME)
    counted, state = game.seats, game.state
    assert counted["works"] == [7, 0]
    assert counted["work-value"] == [128, 0]
    assert counted["best-works"] == [5, 0]
    assert counted["florins-for-works"] == [2800, 0]
    assert counted["jesters-bought"] == [state.jesters[0], state.jesters[1]] == [2, 0]
    assert counted["buildings"] == [1, 2]
    assert counted["landscapes"] == [sum(state.landscapes[seat, kind] for kind in range(3)) for seat in (0, 1)]
    assert counted["prestiges-bought"] == [0, 1]
    assert counted["recruitings-bought"] == [3, 0]


def test_points_by_source_add_up_to_the_points() -> None:
    assert recorded(__file__, NAME).sum_of("points-") == [71, 1]


def test_prices_are_what_the_auctions_cost() -> None:
    game = recorded(__file__, NAME)
    items = game.prices["item"]
    assert items[:3] == [("landscape", 400), ("recruiting", 300), ("prestige", 300)]
    assert sum(cost for _, cost in items) == sum(game.seats["florins-for-items"]) == 2800
    assert game.prices["character"] == []
