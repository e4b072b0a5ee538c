"""Positions no game can come to: the moment, the smokes, the orders, the bids, and what is to be decided."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.positions import Path, exchange, move, put
from tests.games.habemus_papam.situations import Case, name_of_case, refused

PEOPLE: list[Path] = [["players", seat, "people"] for seat in range(3)]

MOMENTS: list[Case] = [
    ("bid", [put("round", value=2)], "16 cards of cardinals are left in round 2, not 17 (HP-10)"),
    (
        "bid",
        [move("mazarin", ["politics"], ["offer"]), move("gold", ["actions"], ["offer"])],
        "17 cards of politics are left in round 1, not 16 (HP-10)",
    ),
    ("last round", [put("round", value=15)], "the last round is from 16 to 19, not 15 (HP-21)"),
    ("after black smoke", [put("phase", value="over")], "White Smoke has not risen, so play goes on (HP-22)"),
]

SMOKES: list[Case] = [
    ("bid", [move("black-smoke", ["cardinals"], ["cardinals"])], "Black Smoke lies above White Smoke (HP-2)"),
    ("bid", [exchange("white-smoke", "sacchetti")], "at most 3 cards lie under White Smoke (HP-2)"),
    ("bid", [exchange("black-smoke", "bichi")], "Black Smoke lies under the first 8, 9, 10 cardinals, not 1 (HP-2)"),
    ("four", [exchange("black-smoke", "carafa")], "Black Smoke lies under the first 8, 9, 10 cardinals, not 11 (HP-2)"),
    (
        "last round",
        [move("maculani", ["offer"], ["cardinals"]), put("cardinals", value=["maculani", "black-smoke"])],
        "0 cards of cardinals are left in round 17, not 1 (HP-10)",
    ),
    ("before white smoke", [put("phase", value="order")], "Black Smoke does not rise in round 18 (HP-2)"),
    ("four", [lambda words: words["cardinals"].remove("black-smoke")], "Black Smoke has not risen by round 5 (HP-2)"),
]

ORDERS: list[Case] = [
    ("bid", [put("players", 0, "orders", 0, value="france")], "there are 2 orders four-arms, not 1 (HP-5)"),
    ("bid", [put("orders_out", 0, value="felipe-mazarin")], "there are 1 orders leaders, not 0 (HP-5)"),
    (
        "bid",
        [put("players", 0, "orders", value=["four-arms"]), put("players", 0, "discarded", value="four-arms")],
        "player 0: orders are discarded at Black Smoke (HP-20)",
    ),
    (
        "after black smoke",
        [put("players", 0, "orders", value=["four-arms"] * 2), put("players", 0, "discarded", value=None)],
        "player 0: at Black Smoke everybody discards an order (HP-20)",
    ),
    (
        "bid",
        [put("phase", value="order"), put("players", 0, "chosen", value=None)],
        "orders are discarded at Black Smoke",
    ),
    (
        "order",
        [
            put("players", seat, key, value=value)
            for seat, kept, out in ((1, "spain-innocent", "innocent-urban"), (2, "france", "spain-urban"))
            for key, value in (("orders", [kept]), ("discarded", out))
        ],
        "everybody has chosen, so play has gone on (HP-11)",
    ),
]

PLAYED: list[Case] = [
    ("choosing", [put("players", 1, "played", value="gold")], "player 1 has played nothing yet in the phase action"),
    (
        "order",
        [put("players", 1, "played", value="gold")],
        "player 1 has played nothing yet in the phase order (HP-11)",
    ),
    ("bid", [put("players", 1, "played", value="gold")], "nobody plays an action card in the first round (HP-11)"),
    ("choosing", [put("players", 0, "chosen", value=[])], "player 0 has no action card to choose (HP-11)"),
    (
        "choosing",
        [put("players", 1, "chosen", value=["swap"])],
        "player 1 has chosen an action card that is not behind the screen (HP-11)",
    ),
    ("choosing", [put("players", 2, "chosen", value=[])], "everybody has chosen, so play has gone on (HP-11)"),
    ("bid first", [put("players", 1, "chosen", value=["ruby"])], "player 1 does not bid in the phase bid (HP-42)"),
    ("rubies", [put("players", 1, "chosen", value=["ruby"])], "player 1 does not bid in the phase bid (HP-42)"),
    ("bid second", [put("players", 0, "chosen", value=[])], "player 0 does not bid in the phase bid-second (HP-42)"),
    (
        "bid",
        [put("players", 0, "chosen", value=["ruby", "ruby"])],
        "player 0 has bid gems that are not behind the screen (HP-12)",
    ),
    (
        "twice",
        [put("players", 1, "chosen", value=["diamond", "amber", "amber"])],
        "player 1, whose best gem counts twice, bids two at most (HP-43)",
    ),
    (
        "twice taken",
        [put("players", 1, "bid", value=["diamond", "amber", "amber"])],
        "player 1, whose best gem counts twice, bids two at most (HP-43)",
    ),
    ("bid", [put("players", 1, "bid", value=[])], "player 1 has no bid yet in the phase bid (HP-12)"),
    ("take", [put("players", 1, "bid", value=None)], "player 1 has revealed a bid in the phase take (HP-12)"),
    (
        "bid second",
        [put("players", 0, "bid", value=None)],
        "player 0 has revealed a bid in the phase bid-second (HP-12)",
    ),
    ("bid second", [put("players", 1, "bid", value=[])], "player 1 has no bid yet in the phase bid-second (HP-12)"),
    (
        "bid second",
        [put("players", 0, "bid", value=["ruby", "ruby"])],
        "player 0 has bid gems that are not behind the screen (HP-12)",
    ),
    ("rubies", [put("players", 1, "bid", value=None)], "player 1 has revealed a bid in the phase bid (HP-12)"),
    ("rubies", [put("players", 1, "bid", value=["ruby"])], "the bid of player 1 is three rubies (HP-44)"),
    ("rubies taken", [put("players", 1, "bid", value=[])], "the bid of player 1 is three rubies (HP-44)"),
]

RANKINGS: list[Case] = [
    ("bid", [put("ranking", value=[0, 1, 2])], "ranking is that of the last bids, empty before the first (HP-13)"),
    ("action", [put("ranking", value=[])], "ranking is that of the last bids, empty before the first (HP-13)"),
    ("take", [put("ranking", value=[])], "the phase take needs ranking (HP-13)"),
    ("take", [put("ranking", value=[2, 0, 1])], "ranking is not the order of the bids (HP-13)"),
    ("twice taken", [put("ranking", value=[0, 1, 2])], "ranking is not the order of the bids (HP-13)"),
    ("four", [put("ranking", value=[3, 0, 1, 2])], "ranking is not the order of the bids (HP-13)"),
    ("over", [put("ranking", value=[1, 0, 2])], "ranking is not the order of the bids (HP-13)"),
]

DECISIONS: list[Case] = [
    ("bid", [put("swapping", value="chigi")], "nobody is being swapped in the phase bid (HP-46)"),
    ("swap", [put("swapping", value="bichi")], "nobody is being swapped in the phase swap (HP-46)"),
    ("swap with", [put("swapping", value=None)], "swapping is the first of two cardinals (HP-46)"),
    ("swap with", [put("swapping", value="barberini")], "player 2 cannot swap barberini (HP-46)"),
    ("swap with", [put("swapping", value="chigi")], "player 2 cannot swap chigi (HP-46)"),
    ("swap with", [move("bichi", PEOPLE[1], PEOPLE[0])], "there is nobody to swap orsini with (HP-46)"),
    ("swap", [move("bichi", PEOPLE[1], PEOPLE[0])], "there are no two cardinals for player 2 to swap (HP-46)"),
    ("swap", [put("turn", value=1)], "player 1 has not played swap (HP-11)"),
    ("bribe", [put("turn", value=2)], "player 2 has not played bribe (HP-11)"),
    ("bribe", [put("players", 1, "gold", value=4)], "player 1 cannot pay 5 gold for a bribe (HP-45)"),
    (
        "bribe",
        [move(name, PEOPLE[0], PEOPLE[1]) for name in ("bichi", "orsini")],
        "there is nobody for player 1 to bribe (HP-45)",
    ),
    ("take", [put("turn", value=1)], "3 cards are on offer now, not 4 (HP-15)"),
    (
        "four",
        [put("turn", value=3), move("savelli", ["offer"], PEOPLE[0]), put("offer", value=["camerlengo"])],
        "the last card on offer is taken without asking (HP-15)",
    ),
    ("exclude", [put("turn", value=2)], "player 2 has not just taken a second Felipe (HP-32)"),
    ("exclude", [put("players", 0, "felipe", value=1)], "player 0 has not just taken a second Felipe (HP-32)"),
    (
        "exclude",
        [put("players", seat, "felipe", value=1) for seat in (1, 2)],
        "there is no cardinal to be excluded (HP-32)",
    ),
    ("death", [put("turn", value=0)], "no opponent of player 0 has anybody mortal (HP-34)"),
    ("death", [exchange("barberini", "chigi")], "no opponent of player 1 has anybody mortal (HP-34)"),
    ("before white smoke", [put("phase", value="death")], "player 0 has not taken the Case of Death (HP-34)"),
]


@pytest.mark.clause("HP-10", "HP-21", "HP-22")
@pytest.mark.parametrize("case", MOMENTS, ids=name_of_case)
def test_the_decks_are_as_large_as_the_round_leaves_them(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-2")
@pytest.mark.parametrize("case", SMOKES, ids=name_of_case)
def test_the_smokes_lie_where_they_were_put(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-5", "HP-20")
@pytest.mark.parametrize("case", ORDERS, ids=name_of_case)
def test_every_order_is_somewhere_and_discarded_at_black_smoke(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-11", "HP-12", "HP-42", "HP-43", "HP-44")
@pytest.mark.parametrize("case", PLAYED, ids=name_of_case)
def test_what_is_chosen_played_and_bid_is_what_the_phase_allows(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-13")
@pytest.mark.parametrize("case", RANKINGS, ids=name_of_case)
def test_the_ranking_is_the_order_of_the_bids(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-15", "HP-32", "HP-34", "HP-45", "HP-46")
@pytest.mark.parametrize("case", DECISIONS, ids=name_of_case)
def test_what_is_decided_is_there_to_be_decided(case: Case) -> None:
    assert case[2] in refused(case)
