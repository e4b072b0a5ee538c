"""Positions that cannot be read."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.state import PHASES
from tests.games.il_principe.positions import Change, changed, drop, put, refusal
from tests.games.il_principe.situations import Case, name_of_case, refused, table

NOT_A_MAPPING = "is a mapping of names to values, not"

READING: list[Case] = [
    ("turn", [drop("deck")], "the position says nothing of deck"),
    ("turn", [put("moon", value=1)], "the position has no 'moon'"),
    ("turn", [put("round", value=0)], "round is a number from 1 to 99, not 0"),
    ("turn", [put("round", value=True)], "round is a number from 1 to 99, not True"),
    ("turn", [put("round", value="5")], "round is a number from 1 to 99, not '5'"),
    ("turn", [put("last_round", value=1)], "last_round is true or false, not 1"),
    ("turn", [put("phase", value="sleep")], "phase: there is no 'sleep'"),
    ("turn", [put("turn", value=3)], "turn: there is no seat 3"),
    ("turn", [put("turn", value=None)], "turn: there is no seat None"),
    ("turn", [put("turn", value=True)], "turn: there is no seat True"),
    ("turn", [put("after", value="lunch")], "after: there is no 'lunch'"),
    ("turn", [put("ending", value="none")], "ending: there is no 'none'"),
    ("turn", [put("principe", value=-1)], "principe: there is no seat -1"),
    ("turn", [put("colour", value="violet")], "colour: there is no 'violet'"),
    ("turn", [put("seconds", value=[1, 1])], "seconds: 1 is there twice"),
    ("turn", [put("seconds", value=1)], "seconds is a list, not 1"),
    ("turn", [put("deck", value=[])], f"deck {NOT_A_MAPPING} []"),
    ("turn", [put("deck", "violet", value=1)], "deck has no 'violet'"),
    ("turn", [drop("unsold", "green")], "unsold says nothing of green"),
    ("turn", [put("reserve", "green", value=-1)], "reserve green is a number from 0 to 20, not -1"),
    ("bid", [drop("auction", "rivals")], "auction says nothing of rivals"),
    ("bid", [put("auction", "bid", value=100)], "auction bid is a number from 0 to 99, not 100"),
    ("bid", [put("auction", "bidder", value=5)], "auction bidder: there is no seat 5"),
    ("bid", [put("auction", "bidding", value=[3])], "auction bidding: there is no seat 3"),
    ("bid", [put("auction", "role", value="green")], "auction role: there is no 'green'"),
    ("turn", [put("players", value={})], "players is a list, not {}"),
    ("turn", [drop("players", 2)], "players is a list of 3 players"),
    ("turn", [put("players", 1, value="rich")], f"player 1 {NOT_A_MAPPING} 'rich'"),
    ("turn", [drop("players", 1, "up")], "player 1 says nothing of up"),
    ("turn", [put("players", 1, "name", value="Anna")], "player 1 has no 'name'"),
    ("turn", [put("players", 1, "coins", value=-1)], "player 1 coins is a number from 0 to 99, not -1"),
    ("turn", [put("players", 1, "hand", "red", value=21)], "player 1 hand red is a number from 0 to 20, not 21"),
    ("turn", [put("players", 1, "earned", "cities", value=4)], "player 1 earned has no 'cities'"),
    ("turn", [put("players", 1, "earned", "clergy", value=None)], "player 1 earned clergy is a number from 0 to 999"),
    ("choosing", [put("players", 0, "chosen", value="red")], "player 0 chosen is a list, not 'red'"),
    ("choosing", [put("players", 0, "chosen", 0, value="gold")], "player 0 chosen: there is no 'gold'"),
    ("turn", [drop("roles", "minor-red")], "roles says nothing of minor-red"),
    ("turn", [put("roles", "minor-red", value=4)], "minor-red: there is no seat 4"),
    ("turn", [drop("regions", "blue")], "regions says nothing of blue"),
    ("turn", [put("regions", "blue", value=3)], "region blue is a list, not 3"),
    ("turn", [put("regions", "blue", value=[0, 0])], "region blue is a list of shields by seat"),
    ("turn", [put("regions", "blue", value=[0, 13, 0])], "region blue is a number from 0 to 12, not 13"),
    ("turn", [put("cities_on_offer", value="siena")], "cities_on_offer is a list, not 'siena'"),
    ("turn", [put("cities_on_offer", 0, value="roma")], "cities_on_offer: there is no 'roma'"),
    ("turn", [put("city_pile", 0, value=None)], "city_pile: there is no None"),
    ("turn", [put("built", value=["verona"])], f"built {NOT_A_MAPPING} ['verona']"),
    ("turn", [put("built", "roma", value=0)], "built: there is no 'roma'"),
    ("turn", [put("built", "verona", value=None)], "built verona: there is no seat None"),
    ("built", [put("building", value="lucca")], f"building {NOT_A_MAPPING} 'lucca'"),
    ("built", [put("building", "city", value=None)], "building city: there is no None"),
    ("built", [put("building", "shields_due", value=0)], "building shields_due is a number from 1 to 99, not 0"),
]

PLACES: list[Case] = [
    ("turn", [drop("cities_on_offer", 3)], "cities_on_offer has 4 places, null where there is no city (IP-3)"),
    ("turn", [put("city_pile", 0, value="siena")], "siena is in two places: cities_on_offer and city_pile (IP-3)"),
    ("turn", [put("built", "lucca", value=0)], "lucca is in two places: cities_on_offer and built (IP-3)"),
    ("turn", [drop("built", "verona")], "verona is nowhere (IP-3)"),
    ("turn", [put("cities_out", value=["verona"])], "0 cities are left out with 3 players (IP-7)"),
    ("two", [drop("cities_out", 0)], "5 cities are left out with 2 players (IP-7)"),
    ("two", [put("roles", "minor-red", value=0)], "roles has no 'minor-red'"),
    ("turn", [put("regions", "red", value=[12, 1, 0])], "player 0 has 12 shields, not more (IP-1)"),
    ("turn", [put("players", 0, "chosen", value=["red"])], "cards are chosen in the phase reserve only (IP-12)"),
    ("choosing", [drop("players", 0, "chosen", 0)], "player 0 chosen: everybody lays 2 cards into the reserve (IP-12)"),
]


@pytest.mark.parametrize("case", READING, ids=name_of_case)
def test_what_cannot_be_read_is_refused_with_a_sentence(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-1", "IP-3", "IP-7", "IP-12")
@pytest.mark.parametrize("case", PLACES, ids=name_of_case)
def test_what_is_in_no_place_or_in_a_wrong_one_is_refused(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_first_edition_has_a_shield_less(edition: str) -> None:
    shields = {"first": 11, "second": 12}[edition]
    too_many: Change = put("regions", "red", value=[0, 0, shields + 1])
    words = {**table(), "options": {"edition": edition, "abundance": "off"}}
    assert refusal(changed(words, too_many)) == f"region red is a number from 0 to {shields}, not {shields + 1}"


@pytest.mark.parametrize("phase", ["between", *range(len(PHASES))])
def test_a_phase_is_one_in_which_somebody_decides(phase: object) -> None:
    assert refusal({**table(), "phase": phase}) == f"phase: there is no {phase!r}"
