"""Positions that can be read, but that no game can come to: the moment, auctions and roles."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import Path, Words, by_colour, drop, move, put
from tests.games.il_principe.situations import SITUATIONS, Case, name_of_case, refused, situation


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_positions_changed_here_are_possible(name: str) -> None:
    assert situation(name).over == (name in ("no cities", "no deck", "last round"))


UP_OF_0: Path = ["players", 0, "up"]
UP_OF_1: Path = ["players", 1, "up"]
UP_OF_2: Path = ["players", 2, "up"]
DOWN_OF_0: Path = ["players", 0, "down"]

MOMENTS: list[Case] = [
    ("bid", [put("auction", value=None)], "the phase bid needs auction"),
    ("bid", [put("phase", value="turn")], "there is no auction in the phase turn"),
    ("built", [put("building", value=None)], "the phase shields needs building"),
    ("built", [put("phase", value="turn")], "there is no building in the phase turn"),
    ("turn", [put("phase", value="over")], "the phase over needs ending"),
    ("turn", [put("ending", value="deck")], "there is no ending in the phase turn"),
    ("bid", [put("colour", value=None)], "the phase bid needs colour"),
    ("turn", [put("colour", value="red")], "there is no colour in the phase turn"),
    ("turn", [put("seconds", value=[1])], "there are no seconds in the phase turn"),
    ("built", [put("after", value="auction")], "after is turn in the phase shields here (IP-36)"),
    ("sold and built", [put("after", value="turn")], "after is auction in the phase shields here (IP-36)"),
    ("opening", [put("last_round", value=True)], "the first round is not the last one (IP-51)"),
    ("choosing", [put("last_round", value=True)], "nobody lays cards into the reserve of the last round (IP-52)"),
    ("opening", [put("principe", value=1)], "the marker is with the first player before the first auction (IP-8)"),
    ("no cities", [put("last_round", value=True)], "after the last round nobody counts the cities (IP-55)"),
    (
        "turn",
        [put("phase", value="over"), put("ending", value="cities")],
        "there are four cities on offer, so play goes on (IP-50)",
    ),
    (
        "last round",
        [put("ending", value="deck")],
        "the deck ends the game with three players or more of the second edition only (IP-54)",
    ),
    ("no deck", [put("last_round", value=False)], "the deck ends the game in its last round (IP-54)"),
    ("no deck", [put("deck", "red", value=8)], "are enough for the last reserve (IP-54)"),
    ("last round", [put("last_round", value=False)], "the last round is not played yet (IP-55)"),
]


def build_all(words: Words) -> None:
    """All cities but three on offer are built."""
    pile = [words["cities_on_offer"][0], *words["city_pile"]]
    words["cities_on_offer"][0] = None
    words.update(city_pile=[], built={**words["built"], **dict.fromkeys(pile, 0)})


def build_one(words: Words) -> None:
    """The next city of the pile is built."""
    words["built"][words["city_pile"].pop(0)] = 0


CITIES: list[Case] = [
    ("choosing", [build_all], "the round began with four cities, and 0 can have been built since (IP-50)"),
    ("opening", [build_one], "no city is built in the first round (IP-31)"),
    ("opening", [build_one, put("options", "abundance", value="on")], "1 cities are built, but there were 0 occasions"),
    ("turn", [put("players", 0, "hand", value=by_colour())], "player 0 has no card, so the turn is passed (IP-30)"),
    ("turn up", [put("players", 0, "down", value=by_colour("2 green"))], "player 0 has no card to turn up (IP-47)"),
    ("shield", [put("regions", "red", value=[12, 0, 0])], "player 0 has no shield left (IP-47)"),
    (
        "built",
        [put("cities_on_offer", 0, value="padova"), drop("city_pile", 3)],
        "the city that is built is not on offer any more",
    ),
    (
        "turn",
        [put("cities_on_offer", 0, value=None), put("built", "lucca", value=0)],
        "four cities are on offer while the pile lasts (IP-36)",
    ),
    (
        "choosing",
        [put("players", 1, "chosen", value=["red", "red"])],
        "everybody has chosen, so the reserve is revealed",
    ),
    (
        "choosing",
        [put("players", 0, "chosen", value=["blue", "blue"])],
        "player 0 has chosen cards that are not in the hand",
    ),
    ("built", [put("building", "city", value="siena")], "siena is not built (IP-34)"),
    ("built", [put("building", "city", value="milano")], "milano is built by player 2 (IP-34)"),
    (
        "built",
        [put("building", "city", value="verona"), put("built", "verona", value=0)],
        "verona touches one region, so its shields are placed (IP-34)",
    ),
    ("built", [put("building", "shields_due", value=3)], "lucca brings player 0 2 shields at most (IP-34)"),
    (
        "sold and built",
        [put("principe", value=0)],
        "who won the auction has the marker, so player 0 builds (IP-24)",
    ),
    ("sold", [put("turn", value=0)], "who won the auction has the marker, so player 1 builds (IP-24)"),
    ("sold", [put("round", value=1)], "player 1 has no city to build now (IP-24)"),
    ("sold", [put("players", 1, "known", "red", value=0)], "player 1 has won a card that all have seen (IP-24)"),
]

RESERVES: list[Case] = [
    ("turn", [move(1, "red", ["deck"], ["reserve"])], "there is a reserve only while it is auctioned (IP-20)"),
    ("sold", [put("colour", value="white")], "the white group is sold, so it is not in the reserve (IP-24)"),
    ("bid", [move(1, "red", ["deck"], ["reserve"])], "the reserve had fewer than 7 cards (IP-12)"),
    (
        "bid",
        [move(2, "white", ["reserve"], ["deck"])],
        "the smaller groups are auctioned first, so more are left (IP-20)",
    ),
]

AUCTIONS: list[Case] = [
    ("bid", [put("reserve", value=by_colour())], "there is no group to be auctioned (IP-20)"),
    ("bid", [put("colour", value="white")], "the red group is auctioned first (IP-20)"),
    ("bid", [put("auction", "rivals", value=[0, 1])], "everybody takes part in the auction of a group (IP-21)"),
    ("minor", [put("colour", value="red")], "the colour is that of the role that is auctioned (IP-45)"),
    ("minor", [put("auction", "bidding", value=[0, 1])], "only who takes part in the auction can bid (IP-45)"),
    ("bid", [put("auction", "bid", value=0)], "there is a bidder with a bid of 1 or more, or neither (IP-21)"),
    ("bid", [put("auction", "bidder", value=None)], "there is a bidder with a bid of 1 or more, or neither (IP-21)"),
    ("first words", [put("auction", "bidding", value=[0, 2, 3])], "nobody passes before having the word (IP-21)"),
    ("bid", [put("auction", "bidder", value=2)], "the bidder has not passed (IP-21)"),
    ("bid", [put("auction", "bid", value=6)], "player 1 has not so many coins (IP-22)"),
    ("bid", [put("auction", "bidding", value=[1])], "nobody is left to bid (IP-21)"),
    ("bid", [put("turn", value=2)], "it is for player 0 to bid (IP-21)"),
    ("first words", [put("turn", value=2)], "it is for player 1 to bid (IP-21)"),
    ("first words", [put("auction", "bidding", value=[])], "nobody is left to bid (IP-21)"),
]

ROLES: list[Case] = [
    ("opening", [put("roles", "major-red", value=0)], "nobody has a role before the end of the first round (IP-49)"),
    ("minor", [put("roles", "major-red", value=0)], "major-red is on the board until its colour is settled (IP-40)"),
    ("minor", [put("after", value="minor")], "after is colour while this role is settled (IP-42)"),
    ("major", [put("after", value="colour")], "after is minor while this role is settled (IP-42)"),
    ("major", [put("roles", "minor-white", value=2)], "minor-white is on the board until it is settled (IP-40)"),
    ("major", [put("roles", "major-white", value=2)], "major-white is on the board while it is auctioned (IP-44)"),
    (
        "minor",
        [put("roles", "major-white", value=None)],
        "the minor role stays on the board if nobody has the major one",
    ),
    ("minor", [move(2, "white", UP_OF_2, ["unsold"])], "nobody shares minor-white, so it is not auctioned (IP-42)"),
    ("major", [move(1, "white", UP_OF_1, ["unsold"])], "nobody shares major-white, so it is not auctioned (IP-42)"),
    (
        "major",
        [put("auction", "rivals", value=[0, 1, 2]), put("auction", "bidding", value=[0, 1, 2])],
        "major-white is auctioned among others (IP-45)",
    ),
    (
        "minor",
        [move(1, "white", ["deck"], UP_OF_1), move(1, "white", ["deck"], UP_OF_2)],
        "several shared most, so the minor role stays on the board (IP-44)",
    ),
    ("shield", [put("phase", value="turn-up")], "this is the effect of the green roles (IP-47)"),
    ("turn up", [put("phase", value="shield")], "this is the effect of the blue roles (IP-47)"),
    ("turn up", [put("turn", value=2), put("after", value="colour")], "player 2 has no green role (IP-47)"),
    ("turn up", [put("roles", "minor-green", value=1)], "minor-green is on the board until it is settled (IP-40)"),
    (
        "turn up second",
        [put("seconds", value=[1])],
        "the minor role is settled, so there are no seconds any more (IP-42)",
    ),
    (
        "turn up",
        [move(2, "green", DOWN_OF_0, ["unsold"])],
        "player 0 has turned half of the cards for major-green (IP-46)",
    ),
    (
        "turn up",
        [move(5, "green", ["deck"], UP_OF_2)],
        "player 0 had fewer cards than another, so not major-green (IP-42)",
    ),
    ("turn up in two", [put("seconds", value=[1])], "there are no minor roles with two players (IP-7)"),
    ("turn up", [put("seconds", value=[2])], "the seconds are those with most cards beside the holder (IP-42)"),
    ("turn up", [put("seconds", value=[])], "somebody comes second in green (IP-42)"),
    (
        "turn up",
        [move(3, "green", ["deck"], UP_OF_1)],
        "several shared most, so nobody comes second (IP-44)",
    ),
    (
        "choosing",
        [put("roles", "minor-red", value=1)],
        "minor-red stays on the board if nobody has the major role (IP-44)",
    ),
    (
        "choosing",
        [move(1, "red", ["unsold"], UP_OF_0)],
        "one player alone has most red cards, and so major-red (IP-42)",
    ),
    ("shield", [put("seconds", value=[0])], "the seconds are those with most cards beside the holder (IP-42)"),
    (
        "turn up second",
        [put("roles", "minor-green", value=2), put("turn", value=2)],
        "player 2 does not come second, so has not minor-green (IP-43)",
    ),
    (
        "major",
        [move(1, "green", ["unsold"], UP_OF_1)],
        "one player alone has most green cards, and so major-green (IP-42)",
    ),
    (
        "minor",
        [
            put("roles", "major-green", value=0),
            *(move(1, "green", ["deck"], to) for to in (UP_OF_0, UP_OF_1, DOWN_OF_0)),
        ],
        "one player alone comes second, and so has minor-green (IP-42)",
    ),
]


@pytest.mark.parametrize("case", MOMENTS, ids=name_of_case)
def test_the_moment_is_one_of_a_game(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-24", "IP-34", "IP-36")
@pytest.mark.parametrize("case", CITIES, ids=name_of_case)
def test_what_is_decided_is_there_to_be_decided(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-12", "IP-20")
@pytest.mark.parametrize("case", RESERVES, ids=name_of_case)
def test_the_reserve_is_what_is_left_of_it(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-20", "IP-21", "IP-22", "IP-45")
@pytest.mark.parametrize("case", AUCTIONS, ids=name_of_case)
def test_an_auction_is_as_bidding_in_turn_makes_it(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-40", "IP-42", "IP-43", "IP-44", "IP-46", "IP-49")
@pytest.mark.parametrize("case", ROLES, ids=name_of_case)
def test_roles_are_with_those_whose_cards_are_face_up(case: Case) -> None:
    assert case[2] in refused(case)
