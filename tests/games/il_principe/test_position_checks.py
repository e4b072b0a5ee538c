"""Positions that contradict themselves: lost cards and cities, the moment, auctions, and what is to be decided."""

from __future__ import annotations

import pytest

from tests.core.text.changed_positions import Case, Change, changed, drop, name_of_case, put, refusal_of
from tests.games.il_principe.positions import by_colour, move
from tests.games.il_principe.situations import SITUATIONS, refused, situation, table
from tests.games.il_principe.tables import GAME

PLACES: list[Case] = [
    ("turn", [put("city_pile", 0, value="siena")], "siena is in two places: cities_on_offer[1] and city_pile (IP-3)"),
    ("turn", [put("built", "lucca", value=0)], "lucca is in two places: cities_on_offer[0] and built (IP-3)"),
    ("turn", [drop("built", "verona")], "verona is nowhere (IP-3)"),
    ("turn", [put("cities_out", value=["verona"])], "cities_out is a list of 0 at most, not of 1"),
    ("two", [drop("cities_out", 0)], "cities_out is a list of 5, not of 4"),
    ("two", [put("roles", "minor-red", value=0)], "roles has no 'minor-red'"),
    ("turn", [put("regions", "red", value=[12, 1, 0])], "player 0 has 12 shields, not 13 (IP-1)"),
    ("turn", [put("deck", "red", value=12)], "there are 20 of red cards, not 24 (IP-2)"),
    ("two", [put("deck", "red", value=0)], "there are 13 of red cards, not 4 (IP-2)"),
    ("turn", [put("players", 1, "known", "white", value=9)], "player 1 holds fewer cards than everybody knows (IP-13)"),
    ("turn", [put("players", 1, "coins", value=99)], "player 1 can have 69 coins at most by now (IP-10)"),
]

MOMENTS: list[Case] = [
    ("bid", [put("auction", value=None)], "the phase bid needs auction"),
    ("bid", [put("phase", value="turn")], "there is no auction in the phase turn"),
    ("built", [put("building", value=None)], "the phase shields needs building"),
    ("built", [put("phase", value="turn")], "there is no building in the phase turn"),
    ("turn", [put("phase", value="over")], "the phase over needs ending"),
    ("turn", [put("ending", value="deck")], "there is no ending in the phase turn"),
    ("bid", [put("colour", value=None)], "the phase bid needs colour"),
    ("turn", [put("colour", value="red")], "there is no colour in the phase turn"),
    ("turn", [put("seconds", value=[1])], "there is no list of seconds in the phase turn"),
    ("turn up in two", [put("seconds", value=[1])], "there is no list of seconds in the phase turn-up"),
    ("turn", [move(1, "red", ["deck"], ["reserve"])], "there is no reserve in the phase turn"),
    ("minor", [move(1, "red", ["deck"], ["reserve"])], "there is no reserve while roles are settled (IP-40)"),
    ("built", [put("after", value="auction")], "after is turn in the phase shields here (IP-36)"),
    ("sold and built", [put("after", value="turn")], "after is auction in the phase shields here (IP-36)"),
    ("minor", [put("after", value=None)], "after is minor or colour while a role is settled (IP-42)"),
]

DECISIONS: list[Case] = [
    ("turn", [put("players", 0, "chosen", value=["red"])], "cards are chosen in the phase reserve only (IP-12)"),
    ("choosing", [drop("players", 0, "chosen", 0)], "chosen: everybody lays 2 cards into the reserve (IP-12)"),
    (
        "choosing",
        [put("players", 1, "chosen", value=["red", "red"])],
        "everybody has chosen, so the reserve is revealed",
    ),
    (
        "choosing",
        [put("players", 0, "chosen", value=["blue", "blue"])],
        "players[0].chosen: these cards are not in the",
    ),
    (
        "choosing",
        [
            lambda words: words["deck"].update(
                {name: words["deck"][name] + words["players"][1]["hand"][name] for name in words["deck"]}
            ),
            put("players", 1, "hand", value=by_colour()),
        ],
        "player 1 has too few cards for the reserve (IP-12)",
    ),
    ("shield", [put("regions", "red", value=[12, 0, 0])], "player 0 has no card to turn up, or no shield left (IP-47)"),
    ("shield", [put("phase", value="turn-up")], "this is the effect of the green roles (IP-47)"),
    ("built", [put("building", "city", value="siena")], "building is not a city of player 0 (IP-34)"),
    ("built", [put("building", "shields_due", value=3)], "building brings player 0 2 shields at most (IP-34)"),
    ("sold", [put("round", value=1)], "player 1 has no city to build now (IP-24)"),
    ("turn", [put("cities_on_offer", 0, value=None), put("built", "lucca", value=0)], "four cities are on offer while"),
]

AUCTIONS: list[Case] = [
    ("bid", [move(1, "red", ["deck"], ["reserve"])], "colour is that of the smallest group of the reserve (IP-20)"),
    ("bid", [put("auction", "rivals", value=[0, 1])], "everybody takes part in the auction of a group (IP-21)"),
    ("minor", [put("colour", value="red")], "the colour is that of the role that is auctioned (IP-45)"),
    ("minor", [put("auction", "bidding", value=[0, 1])], "only who takes part in the auction can bid (IP-45)"),
    ("bid", [put("auction", "bid", value=0)], "there is a bidder with a bid of 1 or more, or neither (IP-21)"),
    ("bid", [put("auction", "bidder", value=2)], "the bidder has not passed (IP-21)"),
    ("bid", [put("auction", "bid", value=6)], "player 1 has not so many coins (IP-22)"),
    ("bid", [put("turn", value=2)], "player 2 cannot bid now (IP-21)"),
    ("bid", [put("turn", value=1)], "player 1 cannot bid now (IP-21)"),
]


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_positions_changed_here_are_possible(name: str) -> None:
    assert GAME.from_position(situation(name).position()).over == (name in ("no cities", "no deck", "last round"))


@pytest.mark.clause("IP-1", "IP-2", "IP-3", "IP-7", "IP-13")
@pytest.mark.parametrize("case", PLACES, ids=name_of_case)
def test_nothing_is_lost_and_nothing_is_there_twice(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("case", MOMENTS, ids=name_of_case)
def test_what_is_named_is_what_the_phase_is_about(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-12", "IP-24", "IP-34", "IP-36", "IP-47")
@pytest.mark.parametrize("case", DECISIONS, ids=name_of_case)
def test_what_is_decided_is_there_to_be_decided(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-20", "IP-21", "IP-22", "IP-45")
@pytest.mark.parametrize("case", AUCTIONS, ids=name_of_case)
def test_an_auction_has_a_lot_and_bidders_who_can_pay(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize(("edition", "shields"), [("first", 11), ("second", 12)])
def test_the_first_edition_has_a_shield_less(edition: str, shields: int) -> None:
    too_many: Change = put("regions", "red", value=[0, 0, shields + 1])
    words = changed({**table(), "options": {"edition": edition, "abundance": "off"}}, too_many)
    assert refusal_of(GAME, words) == f"regions.red[2] is a number from 0 to {shields}, not {shields + 1}"
