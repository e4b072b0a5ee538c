"""What a study counts in Patrician, against a recorded game worked through by hand."""

from __future__ import annotations

from tests.games.measuring import recorded


def test_measures_count_what_they_say() -> None:
    game = recorded(__file__, "patrician-2-ambassadors=on-messengers=on")
    counted, state = game.seats, game.state
    assert counted["tiles-won"] == [list(state.tile_owner).count(seat) for seat in (0, 1)] == [9, 9]
    assert counted["floors-built"] == [31, 32]
    assert [built + left for built, left in zip(counted["floors-built"], counted["floors-left"], strict=True)] == [
        39,
        39,
    ]
    assert counted["portrait-sets"] == [5, 4]
    assert counted["ambassadors-won"] == [1, 3]
    assert counted["messengers-sent"] == [2, 2]
    assert counted["floors-moved"] == [0, 4]
    assert counted["floors-moved-by-others"] == [0, 0]
    assert counted["moves-forgone"] == [1, 1]


def test_tiles_portraits_tokens_and_penalty_add_up_to_the_points() -> None:
    game = recorded(__file__, "patrician-2-ambassadors=on-messengers=on")
    counted = game.seats
    for seat, points in enumerate((101, 81)):
        parts = counted["tile-points"][seat] + counted["portrait-points"][seat] + 2 * counted["tokens-won"][seat]
        assert parts - 3 * counted["penalties"][seat] == points
