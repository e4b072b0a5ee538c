"""What a study counts in 1655, against a recorded game worked through by hand."""

from __future__ import annotations

from tests.games.measuring import recorded

NAME = "habemus-papam-3-ending-round-17"


def test_measures_count_what_they_say() -> None:
    game = recorded(__file__, NAME)
    counted = game.seats
    assert game.sum_of("cardinal-taken") == [4, 5, 5]
    assert counted["leader-taken"] == [1, 2, 1]
    assert counted["bids-won"] == [8, 8, 1]
    assert sum(counted["bids-won"]) == game.whole["rounds"] == 17
    assert counted["bribes"] == [2, 0, 0]
    assert counted["bribed-away"] == [0, 1, 1]
    assert counted["swaps"] == [0, 0, 1]
    assert counted["deaths"] == [0, 1, 0]
    assert counted["orders-fulfilled"] == [0, 0, 0]
    assert counted["bags-paid"] == [0, 15, 0]


def test_everybody_keeps_what_was_taken_and_not_lost_to_bribes_deaths_or_exclusions() -> None:
    game = recorded(__file__, NAME)
    counted, state = game.seats, game.state
    for seat in range(3):
        kept = counted["cardinal-taken"][seat] + counted["leader-taken"][seat] + counted["bribes"][seat]
        lost = counted["bribed-away"][seat] + counted["deaths"][seat] + counted["exclusions"][seat]
        assert kept - lost == list(state.owner).count(seat)


def test_a_card_costs_the_gems_its_taker_bid_in_that_round() -> None:
    game = recorded(__file__, NAME)
    prices = game.prices["card"]
    assert prices[:3] == [("politics", 2), ("camerlengo", 2), ("action", 1)]
    assert len(prices) == sum(sum(numbers) for name, numbers in game.seats.items() if name.endswith("-taken"))
