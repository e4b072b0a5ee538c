"""Positions that cannot be read."""

from __future__ import annotations

import pytest

from signoria.games.habemus_papam.state import PHASES
from tests.games.habemus_papam.positions import drop, move, put, refusal
from tests.games.habemus_papam.situations import Case, name_of_case, refused, situation

NOT_A_MAPPING = "is a mapping of names to values, not"

READING: list[Case] = [
    ("bid", [drop("offer")], "the position says nothing of offer"),
    ("bid", [put("moon", value=1)], "the position has no 'moon'"),
    ("bid", [put("round", value=0)], "round is a number from 1 to 19, not 0"),
    ("bid", [put("round", value=20)], "round is a number from 1 to 19, not 20"),
    ("bid", [put("round", value=True)], "round is a number from 1 to 19, not True"),
    ("bid", [put("phase", value="sleep")], "phase: there is no 'sleep'"),
    ("bid", [put("turn", value=3)], "turn: there is no seat 3"),
    ("bid", [put("turn", value=None)], "turn: there is no seat None"),
    ("bid", [put("camerlengo", value=-1)], "camerlengo: there is no seat -1"),
    ("bid", [put("ranking", value=None)], "ranking is a list, not None"),
    ("bid", [put("ranking", value=[0, 1, 3])], "ranking: there is no seat 3"),
    ("bid", [put("swapping", value="medici")], "swapping: there is no 'medici'"),
    ("bid", [put("offer", value="chigi")], "offer is a list, not 'chigi'"),
    ("bid", [put("offer", 0, value="white-smoke")], "offer: there is no 'white-smoke'"),
    ("bid", [put("cardinals", 0, value="medici")], "cardinals: there is no 'medici'"),
    ("bid", [put("politics", 0, value="knave")], "politics: there is no 'knave'"),
    ("bid", [put("gone", value=["mazarin"])], "gone: there is no 'mazarin'"),
    ("bid", [put("orders_out", value=["rest", "leaders"])], "orders_out: there is no 'rest'"),
    ("bid", [put("bank", value=[])], f"bank {NOT_A_MAPPING} []"),
    ("bid", [drop("bank", "ruby")], "bank says nothing of ruby"),
    ("bid", [put("bank", "pearl", value=1)], "bank has no 'pearl'"),
    ("bid", [put("bank", "ruby", value=-1)], "bank ruby is a number from 0 to 99, not -1"),
    ("bid", [put("squadrone", value=3)], "squadrone: there is no seat 3"),
    ("bid", [put("players", value={})], "players is a list, not {}"),
    ("bid", [drop("players", 2)], "players is a list of 3 players"),
    ("bid", [put("players", 1, value="rich")], f"player 1 {NOT_A_MAPPING} 'rich'"),
    ("bid", [drop("players", 1, "gold")], "player 1 says nothing of gold"),
    ("bid", [put("players", 1, "name", value="Anna")], "player 1 has no 'name'"),
    ("bid", [put("players", 1, "gold", value=-1)], "player 1 gold is a number from 0 to 999, not -1"),
    ("bid", [put("players", 1, "gems", "ruby", value="1")], "player 1 gems ruby is a number from 0 to 99, not '1'"),
    ("bid", [put("players", 1, "orders", value="france")], "player 1 orders is a list, not 'france'"),
    ("bid", [put("players", 1, "orders", 0, value="rest")], "player 1 orders: there is no 'rest'"),
    ("bid", [put("players", 1, "discarded", value="rest")], "player 1 discarded: there is no 'rest'"),
    ("bid", [drop("players", 1, "actions", "swap")], "player 1 actions says nothing of swap"),
    ("bid", [put("players", 1, "actions", "swap", value=19)], "player 1 actions swap is a number from 0 to 18, not 19"),
    ("bid", [put("players", 1, "people", value=["louis"])], "player 1 people: there is no 'louis'"),
    ("bid", [put("players", 1, "louis", value=None)], "player 1 louis is a number from 0 to 18, not None"),
    ("bid", [put("players", 1, "chosen", value="ruby")], "player 1 chosen is a list, not 'ruby'"),
    ("bid", [put("players", 1, "chosen", value=["pearl"])], "player 1 chosen: there is no 'pearl'"),
    ("actions", [put("players", 1, "chosen", value=["ruby"])], "player 1 chosen: there is no 'ruby'"),
    ("bid", [put("players", 1, "played", value="ruby")], "player 1 played: there is no 'ruby'"),
    ("take", [put("players", 1, "bid", value="ruby")], "player 1 bid is a list, not 'ruby'"),
]

PLACES: list[Case] = [
    ("take", [put("ranking", value=[0, 1])], "ranking has every seat once, or is empty before the first bids (HP-13)"),
    (
        "take",
        [put("ranking", value=[0, 1, 1])],
        "ranking has every seat once, or is empty before the first bids (HP-13)",
    ),
    ("bid", [put("cardinals", 0, value="barberini")], "barberini is in two places: offer and cardinals (HP-1)"),
    ("bid", [put("cardinals", 0, value="white-smoke")], "white-smoke is in two places: cardinals and cardinals (HP-1)"),
    ("bid", [put("gone", value=["bichi"])], "bichi is in two places: cardinals and gone (HP-1)"),
    ("bid", [put("players", 1, "people", value=["bichi"])], "bichi is in two places: cardinals and player 1 people"),
    ("bid", [drop("cardinals", 0)], "bichi is nowhere (HP-1)"),
    ("bid", [put("offer", value=["camerlengo"] * 11)], "offer has 10 cards at most, not 11 (HP-1)"),
    ("bid", [put("actions", value=["gold"] * 19)], "actions has 18 cards at most, not 19 (HP-1)"),
    ("bid", [put("politics", 9, value="swap")], "politics: swap is of another deck (HP-1)"),
    ("bid", [move("bichi", ["cardinals"], ["politics"])], "politics: bichi is of another deck (HP-1)"),
    ("bid", [put("actions", 9, value="louis")], "actions: louis is of another deck (HP-1)"),
    ("bid", [put("actions", 9, value="camerlengo")], "actions: camerlengo is of another deck (HP-1)"),
    ("bid", [drop("actions", 9)], "politics and actions have as many cards (HP-10)"),
    ("bid", [drop("orders_out", 0)], "2 orders leave the game unseen with 3 players (HP-5)"),
    (
        "opening of four",
        [put("orders_out", value=["leaders"])],
        "0 orders leave the game unseen with 4 players (HP-5)",
    ),
    ("bid", [drop("players", 0, "orders", 0)], "player 0 was dealt 2 orders, held or discarded (HP-5)"),
    ("bid", [put("players", 0, "discarded", value="france")], "player 0 was dealt 2 orders, held or discarded (HP-5)"),
    ("take", [put("players", 0, "chosen", value=[])], "player 0 chosen: nothing is chosen in the phase take (HP-11)"),
    ("order", [put("players", 0, "chosen", value=[])], "player 0 chosen: nothing is chosen in the phase order (HP-11)"),
    (
        "choosing",
        [put("players", 1, "chosen", value=["gold", "bribe"])],
        "player 1 chosen: at most one action card is chosen (HP-40)",
    ),
    (
        "bid",
        [put("players", 0, "chosen", value=["amber"] * 4)],
        "player 0 chosen: a bid is 3 gems at most (HP-12)",
    ),
]


@pytest.mark.parametrize("case", READING, ids=name_of_case)
def test_what_cannot_be_read_is_refused_with_a_sentence(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-1", "HP-5", "HP-10", "HP-11", "HP-12", "HP-13", "HP-40")
@pytest.mark.parametrize("case", PLACES, ids=name_of_case)
def test_what_is_in_no_place_or_in_a_wrong_one_is_refused(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("phase", ["between", *range(len(PHASES))])
def test_a_phase_is_one_in_which_somebody_decides(phase: object) -> None:
    assert refusal({**situation("bid").position(), "phase": phase}) == f"phase: there is no {phase!r}"
