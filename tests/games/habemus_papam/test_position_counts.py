"""Positions whose cards, gems or gold cannot have come together by now."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.positions import Path, Words, add, exchange, move, put
from tests.games.habemus_papam.situations import Case, name_of_case, refused

NONE_LEFT = "cards were left over, but at most 0 can have been (HP-15)"
PEOPLE: list[Path] = [["players", seat, "people"] for seat in range(4)]

KINDS: list[Case] = [
    ("actions", [add(1, "players", 1, "louis")], "there are 5 cards louis, not more (HP-1)"),
    ("order", [add(1, "players", 1, "mazarin")], "there are 5 cards mazarin, not more (HP-1)"),
    ("last round", [put("squadrone", value=0)], "there are 1 cards squadrone, not more (HP-1)"),
    ("actions", [put("players", 0, "felipe", value=1)], "there are 3 cards felipe, not more (HP-1)"),
    ("swapped", [put("players", 0, "played", value="gold")], "there are 2 cards gold, not more (HP-1)"),
    ("actions", [put("players", 0, "actions", "bribe", value=1)], "there are 3 cards bribe, not more (HP-1)"),
    ("bid", [put("offer", 1, value="louis")], "harrach is nowhere (HP-1)"),
]

OFFERS: list[Case] = [
    ("bid", [move("barberini", ["offer"], PEOPLE[0])], "4 cards are on offer now, not 3 (HP-15)"),
    ("taken", [put("turn", value=0)], "2 cards are on offer now, not 3 (HP-15)"),
    ("over", [put("offer", value=["camerlengo"])], "0 cards are on offer now, not 1 (HP-15)"),
    ("last round", [move("maculani", ["offer"], ["gone"])], "7 cards are on offer now, not 6 (HP-15)"),
    (
        "last round",
        [put("offer", 6, value="ottoboni"), lambda words: words["players"][0]["people"].remove("ottoboni")],
        "2 cards of cardinals were turned up, not 3 (HP-10)",
    ),
    (
        "actions",
        [put("offer", 3, value="gold"), add(-1, "players", 1, "actions", "gold")],
        "1 cards of actions were turned up, not 2 (HP-10)",
    ),
    ("bid", [put("offer", 2, value="camerlengo"), put("gone", value=["este"])], "there is one Camerlengo card (HP-10)"),
]

CAMERLENGOS: list[Case] = [
    ("bid", [put("camerlengo", value=1)], "player 0 is Camerlengo until somebody takes the card (HP-4)"),
    ("opening of four", [put("camerlengo", value=0)], "player 2 is Camerlengo until somebody takes the card (HP-4)"),
    ("taken", [put("camerlengo", value=1)], "the Camerlengo card is on offer, or its taker is Camerlengo (HP-19)"),
    ("over with four", [put("camerlengo", value=3)], "player 2 is Camerlengo (HP-21)"),
    ("actions", [put("camerlengo", value=1)], "player 1 has not taken the Camerlengo card (HP-19)"),
    ("four in round two", [put("camerlengo", value=0)], "player 0 has not taken the Camerlengo card (HP-19)"),
]

TAKES: list[Case] = [
    ("action", [move("chigi", PEOPLE[0], PEOPLE[2])], "player 2 has taken 1 cards, one a round, and not 2 (HP-15)"),
    ("swapped", [move("bichi", PEOPLE[0], PEOPLE[1])], "player 1 has taken 3 cards, one a round, and not 4 (HP-15)"),
    ("bribe", [move("bichi", PEOPLE[0], PEOPLE[1])], "player 1 has taken 3 cards, one a round, and not 4 (HP-15)"),
]

LEFT_OVER: list[Case] = [
    (
        "four",
        [move("barberini", PEOPLE[0], ["gone"])],
        f"at least 1 {NONE_LEFT}",
    ),
    ("four", [add(-1, "players", 2, "mazarin")], f"at least 1 {NONE_LEFT}"),
    (
        "action",
        [move("chigi", PEOPLE[0], ["gone"]), add(-1, "players", 2, "mazarin")],
        "at least 2 cards were left over, but at most 1 can have been (HP-15)",
    ),
    ("taken gold", [add(-1, "players", 0, "actions", "gold")], f"at least 1 {NONE_LEFT}"),
    (
        "exclude",
        [move("barberini", PEOPLE[1], ["gone"])],
        "at least 2 cards were left over, but at most 1 can have been (HP-15)",
    ),
    ("over with four", [exchange("brancaccio", "chigi")], f"at least 1 {NONE_LEFT}"),
    ("over with four", [move("medici", PEOPLE[1], ["gone"])], f"at least 1 {NONE_LEFT}"),
]


def bid_it_all(words: Words) -> None:
    """Player 0 has no gem in the second round."""
    for name, count in words["players"][0]["gems"].items():
        words["players"][0]["gems"][name] = 0
        words["bank"][name] += count


GEMS: list[Case] = [
    ("bid", [add(1, "bank", "ruby")], "there are 10 gems ruby, not 11 (HP-3)"),
    ("bid", [add(-1, "players", 2, "gems", "diamond")], "there are 16 gems diamond, not 15 (HP-3)"),
    (
        "bid",
        [add(1, "players", 0, "gems", "ruby"), add(-1, "bank", "ruby")],
        "player 0 can have had 1 ruby at most, not 2 (HP-19)",
    ),
    (
        "four",
        [add(1, "players", 0, "gems", "diamond"), add(-1, "players", 1, "gems", "diamond")],
        "player 0 can have had 4 diamond at most, not 5 (HP-19)",
    ),
    ("action", [bid_it_all], "player 0 cannot have bid so many gems by round 2 (HP-12)"),
    (
        "take",
        [put("players", 2, "bid", value=["diamond", "diamond"])],
        "player 2 can have had 4 diamond at most, not 6 (HP-19)",
    ),
    (
        "four",
        [put("players", 0, "bid", value=["sapphire"])],
        "the sapphire that were bid are in the bank (HP-14)",
    ),
]

GOLD: list[Case] = [
    ("bid", [add(1, "players", 0, "gold")], "player 0 can have 20 to 20 gold by now, not 21 (HP-3)"),
    ("taken", [add(1, "players", 2, "gold")], "player 2 can have 20 to 21 gold by now, not 22 (HP-3)"),
    ("taken", [add(-1, "players", 2, "gold")], "all have 61 gold or more, not 60 (HP-3)"),
    ("four", [add(1, "players", 0, "gold")], "player 0 can have 20 to 21 gold by now, not 22 (HP-3)"),
    ("four", [add(-1, "players", 0, "gold")], "all have 84 gold or more, not 83 (HP-3)"),
    ("death", [add(1, "players", 0, "gold"), add(4, "players", 2, "gold")], "all have 65 gold at most, not 70 (HP-3)"),
    ("swapped", [add(2, "players", 0, "gold")], "player 0 can have 15 to 26 gold by now, not 27 (HP-3)"),
    ("swapped", [add(-1, "players", 1, "gold")], "player 1 can have 15 to 25 gold by now, not 14 (HP-3)"),
    ("bid second", [add(-1, "players", 2, "gold")], "player 2 can have 18 to 24 gold by now, not 17 (HP-3)"),
    ("exclude", [add(-1, "players", 0, "gold")], "player 0 can have 30 to 30 gold by now, not 29 (HP-3)"),
    ("after black smoke", [add(6, "players", 0, "gold")], "player 0 can have 20 to 70 gold by now, not 71 (HP-3)"),
    ("after black smoke", [add(16, "players", 1, "gold")], "all have 120 gold at most, not 121 (HP-3)"),
    ("before white smoke", [add(-1, "players", 1, "gold")], "player 1 can have 15 to 65 gold by now, not 14 (HP-3)"),
    ("over", [put("players", 2, "gold", value=9)], "player 2 got 10 gold for gems and Felipe at the end (HP-50)"),
    ("over", [put("players", 1, "gold", value=34)], "player 1 got 35 gold for gems and Felipe at the end (HP-50)"),
]


@pytest.mark.clause("HP-1")
@pytest.mark.parametrize("case", KINDS, ids=name_of_case)
def test_there_are_no_more_cards_than_the_box_has(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-10", "HP-15", "HP-21")
@pytest.mark.parametrize("case", OFFERS, ids=name_of_case)
def test_the_offer_is_what_was_turned_up_and_not_taken(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-4", "HP-19", "HP-21")
@pytest.mark.parametrize("case", CAMERLENGOS, ids=name_of_case)
def test_the_camerlengo_is_who_took_the_card_last(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-15")
@pytest.mark.parametrize("case", TAKES, ids=name_of_case)
def test_everybody_takes_one_card_a_round(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-15", "HP-22", "HP-32", "HP-34", "HP-47")
@pytest.mark.parametrize("case", LEFT_OVER, ids=name_of_case)
def test_no_more_cards_leave_the_game_than_can(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-3", "HP-12", "HP-14", "HP-19")
@pytest.mark.parametrize("case", GEMS, ids=name_of_case)
def test_gems_are_bid_and_brought_by_the_camerlengo_only(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("HP-3", "HP-50")
@pytest.mark.parametrize("case", GOLD, ids=name_of_case)
def test_all_gold_together_is_what_the_game_has_brought(case: Case) -> None:
    assert case[2] in refused(case)
