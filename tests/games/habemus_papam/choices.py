"""Positions of 1655 in which several choose at once, each in secret, for its tests and those of the server."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from signoria import Match
from tests.core.text.changed_positions import Words
from tests.games.habemus_papam.positions import go_on, opening
from tests.games.habemus_papam.tables import GAME
from tests.probes import play

ACTIONS = "gold swap gold second twice rubies bribe swap second"
"""What the action deck turns up: the third to the eighth are taken by player 1, so that they have one of each kind."""
ACTION_TAKERS = (2, 2, 1, 1, 1, 1, 1, 1, 0)
CAMERLENGOS = (1, 1, 2, 2, 2, 2, 2, 2, 1)
"""Player 1 is it twice while the bank has gems, and can make any bid there is from then on."""
POLITICS = "mazarin mazarin mazarin mazarin mazarin louis louis louis louis"


@cache
def _nine_rounds(seats: int) -> Match:
    match = opening(seats, actions=ACTIONS, politics=POLITICS, above_black=9)
    for number, (action_taker, camerlengo) in enumerate(zip(ACTION_TAKERS, CAMERLENGOS, strict=True)):
        wanted = {3 if seats == 4 and number == 0 else action_taker: "action", camerlengo: "camerlengo"}
        go_on(match, "take")
        while match.view(None)["phase"] == "take":
            _take(match, wanted)
    return match


def _take(match: Match, wanted: dict[int, str]) -> None:
    """Whoever is to take a card takes the kind they want, or one that nobody wants."""
    seat, kinds = match.to_act[0], wanted.values()
    offer = match.view(None)["offer"]
    fitting = [card for card in offer if wanted.get(seat) == card["kind"]]
    fitting += [card for card in offer if seat not in wanted and card["kind"] not in kinds]
    match.play(seat, f"take {fitting[0]['name']}")


def smoking(seats: int = 4) -> Match:
    """Black Smoke has risen; everybody holds an action card, player 1 one of every kind."""
    return _nine_rounds(seats).copy()


def with_orders(match: Match, *orders: str) -> Match:
    """The same position with these two orders in the hand of player 1."""
    words = match.position()
    for place, order in enumerate(orders):
        _swap_order(words, place, order)
    return GAME.from_position(words)


def _swap_order(words: Words, place: int, order: str) -> None:
    """Player 1 has an order in this place, and whoever had it gets the other one."""
    mine = words["players"][1]["orders"]
    hands = [mine[place:], *(player["orders"] for player in words["players"] if player["orders"] is not mine)]
    if order in hands[0]:
        other = place + hands[0].index(order)
        mine[place], mine[other] = mine[other], mine[place]
        return
    hand = next(hand for hand in [*hands[1:], words["orders_out"]] if order in hand)
    hand[hand.index(order)], mine[place] = mine[place], order


def choosing_actions(seats: int = 4) -> Match:
    """The orders are discarded, and everybody chooses an action card."""
    match = smoking(seats)
    return play(match, *(match.legal(seat)[0].text for seat in range(seats)))


def _bidding(seats: int, **played: str) -> Match:
    match = choosing_actions(seats)
    return play(match, *(played.get(f"player{seat}", "pass") for seat in range(seats)))


def bidding(seats: int = 4) -> Match:
    """Nobody plays an action card, and everybody bids."""
    return _bidding(seats)


def bidding_twice(seats: int = 4) -> Match:
    """Everybody bids, player 1 two gems at most, of which the best counts twice."""
    return _bidding(seats, player1="play twice")


def bidding_second(seats: int = 4) -> Match:
    """The others have bid; players 0 and 1 bid now, secretly from each other."""
    return go_on(_bidding(seats, player0="play second", player1="play second"), "bid-second")


CHOICES: dict[str, Callable[[int], Match]] = {
    "order": smoking,
    "action": choosing_actions,
    "bid": bidding,
    "bid with best gem twice": bidding_twice,
    "bid second": bidding_second,
}
"""With so many seats; player 1 is one of those who choose."""


def choosing(what: str, seats: int = 4) -> Match:
    """A match in which this is chosen; nothing of it can be undone."""
    return GAME.from_position(CHOICES[what](seats).position())
