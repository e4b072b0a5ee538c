"""Positions that contradict themselves: lost cards and gems, the moment, the bids, and what is to be decided."""

from __future__ import annotations

import pytest

from tests.core.text.changed_positions import Case, Change, add, drop, name_of_case, put, several
from tests.games.habemus_papam.positions import Path, exchange, move
from tests.games.habemus_papam.situations import refused

PEOPLE: list[Path] = [["players", seat, "people"] for seat in range(3)]
DISCARDS: list[Change] = [
    put("players", seat, key, value=value)
    for seat, kept, out in ((1, "spain-innocent", "innocent-urban"), (2, "france", "spain-urban"))
    for key, value in (("orders", [kept]), ("discarded", out))
]
"""The second and the third player discard an order, too."""

PLAYED = [put("players", 1, "actions", "gold", value=0), several("players", 1, chosen=None, played="gold")]
"""An action card lies open that was chosen and not yet revealed."""

PLACES: list[Case] = [
    ("bid", [put("cardinals", 0, value="barberini")], "barberini is in two places: offer and cardinals (HP-1)"),
    ("bid", [put("cardinals", 0, value="white-smoke")], "cardinals: a card is there twice (HP-2)"),
    ("bid", [put("players", 1, "people", value=["bichi"])], "bichi is in two places: cardinals and players[1].people"),
    ("bid", [drop("cardinals", 0)], "bichi is nowhere (HP-1)"),
    ("bid", [put("politics", 9, value="swap")], "politics: there is no 'swap'"),
    ("bid", [put("actions", 9, value="louis")], "actions: there is no 'louis'"),
    ("bid", [drop("actions", 9)], "actions is a list of 17, not of 16"),
    ("bid", [drop("orders_out", 0)], "orders_out is a list of 2, not of 1"),
    ("bid", [drop("players", 0, "orders", 0)], "there are 2 of four-arms, not 1 (HP-5)"),
    ("last round", [put("squadrone", value=0)], "squadrone is in two places: offer and squadrone (HP-1)"),
    ("actions", [add(1, "players", 1, "louis")], "there are 5 of louis, not 6 (HP-1)"),
    ("actions", [put("players", 0, "actions", "bribe", value=1)], "there are 3 of bribe, not 4 (HP-1)"),
    ("swapped", [put("players", 0, "played", value="gold")], "there are 2 of gold, not 3 (HP-1)"),
    ("bid", [put("offer", 2, value="camerlengo")], "camerlengo is in two places: offer and offer (HP-1)"),
    ("bid", [add(1, "bank", "ruby")], "there are 10 of ruby, not 11 (HP-3)"),
]

MOMENTS: list[Case] = [
    ("take", [put("ranking", value=[0, 1])], "ranking has every seat once, or is empty before the first bids (HP-13)"),
    ("bid", [put("ranking", value=[0, 1, 2])], "ranking is that of the last bids in the phase bid here (HP-13)"),
    ("take", [put("ranking", value=[])], "ranking is that of the last bids in the phase take here (HP-13)"),
    ("bid", [move("barberini", ["offer"], PEOPLE[0])], "4 cards are on offer now, not 3 (HP-15)"),
    ("bid", [put("round", value=2)], "16 cards of cardinals are left in round 2, not 17 (HP-10)"),
    ("last round", [put("round", value=15)], "the last round is from 16 on, not 15 (HP-21)"),
    ("after black smoke", [put("phase", value="over")], "White Smoke has not risen, so play goes on (HP-22)"),
    ("bid", [move("black-smoke", ["cardinals"], ["cardinals"])], "Black Smoke lies above White Smoke (HP-2)"),
    ("last round", [put("cardinals", value=["black-smoke"])], "Black Smoke rises before White Smoke (HP-2)"),
    ("bid", [exchange("white-smoke", "sacchetti")], "at most 3 cards lie under White Smoke (HP-2)"),
    ("four", [lambda words: words["cardinals"].remove("black-smoke")], "everybody discards an order at Black Smoke"),
    ("bid", [put("phase", value="order"), put("players", 0, "chosen", value=None)], "orders are discarded at Black"),
    ("order", DISCARDS, "everybody has chosen, so play has gone on (HP-11)"),
]

BIDS: list[Case] = [
    ("take", [put("players", 0, "chosen", value=[])], "players[0].chosen: nothing is chosen in the phase take (HP-11)"),
    ("choosing", [put("players", 1, "chosen", value=["gold", "bribe"])], "at most one action card is chosen (HP-40)"),
    ("choosing", [put("players", 1, "chosen", value=["swap"])], "player 1 has no such action card (HP-11)"),
    ("choosing", [put("players", 0, "chosen", value=[])], "player 0 has no such action card (HP-11)"),
    ("choosing", PLAYED, "player 1 has played nothing yet in the phase action (HP-11)"),
    ("bid first", [put("players", 1, "chosen", value=["ruby"])], "player 1 does not bid in the phase bid (HP-42)"),
    ("bid", [put("players", 0, "chosen", value=["amber"] * 4)], "players[0].chosen: a bid is 3 gems at most (HP-12)"),
    ("bid", [put("players", 0, "chosen", value=["ruby", "ruby"])], "player 0 has bid gems that are not behind the"),
    (
        "twice",
        [put("players", 1, "chosen", value=["diamond", "amber", "amber"])],
        "player 1 bids 2 gems at most (HP-43)",
    ),
    ("bid", [put("players", 1, "bid", value=[])], "player 1 has no bid yet in the phase bid (HP-12)"),
    ("take", [put("players", 1, "bid", value=None)], "player 1 has revealed a bid in the phase take (HP-12)"),
    ("rubies", [put("players", 1, "bid", value=["ruby"])], "the bid of player 1 is three rubies (HP-44)"),
]

DECISIONS: list[Case] = [
    ("bid", [put("swapping", value="chigi")], "swapping is named in the phase swap-with, and only there (HP-46)"),
    ("swap with", [put("swapping", value="barberini")], "player 2 cannot swap this cardinal (HP-46)"),
    ("swap", [move("bichi", PEOPLE[1], PEOPLE[0])], "there are no two cardinals for player 2 to swap (HP-46)"),
    ("bribe", [put("turn", value=2)], "player 2 has not played bribe (HP-11)"),
    ("bribe", [put("players", 1, "gold", value=4)], "player 1 can bribe nobody (HP-45)"),
    (
        "four",
        [put("turn", value=3), move("savelli", ["offer"], PEOPLE[0]), put("offer", value=["camerlengo"])],
        "the last card on offer is",
    ),
    ("exclude", [put("players", 0, "felipe", value=1)], "no cardinal to exclude with a second Felipe (HP-32)"),
    ("death", [exchange("barberini", "chigi")], "no opponent of player 1 has anybody mortal (HP-34)"),
]


@pytest.mark.clause("HP-1", "HP-3", "HP-5")
@pytest.mark.parametrize("case", PLACES, ids=name_of_case)
def test_nothing_is_lost_and_nothing_is_there_twice(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-2", "HP-10", "HP-13", "HP-15", "HP-20", "HP-21", "HP-22")
@pytest.mark.parametrize("case", MOMENTS, ids=name_of_case)
def test_decks_offer_and_orders_are_those_of_the_round(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-11", "HP-12", "HP-42", "HP-43", "HP-44")
@pytest.mark.parametrize("case", BIDS, ids=name_of_case)
def test_what_is_chosen_played_and_bid_is_what_the_phase_allows(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-15", "HP-32", "HP-34", "HP-45", "HP-46")
@pytest.mark.parametrize("case", DECISIONS, ids=name_of_case)
def test_what_is_decided_is_there_to_be_decided(case: Case) -> None:
    assert case[2] in refused(case)
