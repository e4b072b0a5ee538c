"""Positions in words: there and back."""

from __future__ import annotations

import json

import pytest

from signoria import Match
from signoria.games.il_principe.state import CITIES_GONE, DECK_GONE, LAST_ROUND_PLAYED, SOURCES
from tests.games.il_principe.busy_games import ended
from tests.games.il_principe.positions import begin, bidding, by_colour, position, settling_roles
from tests.games.il_principe.situations import SITUATIONS, choosing, situation, table
from tests.games.il_principe.tables import GAME, coins, hand, holders, on_offer, points, shields_in, state_of
from tests.probes import play, player, texts


def there_and_back(match: Match) -> None:
    """A match's position gives the same match, whatever its phase."""
    words = match.position()
    again = GAME.from_position(json.loads(json.dumps(words)))
    assert again.state == match.state
    assert again.position() == words
    assert texts(again) == texts(match)


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_position_comes_back_in_every_phase(name: str) -> None:
    there_and_back(situation(name))


@pytest.mark.parametrize(
    ("seats", "edition", "ending"),
    [(2, "first", CITIES_GONE), (3, "second", CITIES_GONE), (4, "second", DECK_GONE), (5, "first", LAST_ROUND_PLAYED)],
)
def test_a_finished_game_comes_back_with_its_outcome(seats: int, edition: str, ending: int) -> None:
    match = ended(seats, edition, ending)
    again = GAME.from_position(match.position())
    assert again.over
    assert again.state == match.state
    assert again.outcome == match.outcome
    assert again.view(0) == match.view(0)


def test_a_position_says_everything_in_words_a_person_can_edit() -> None:
    words = GAME.start(2, seed=7, first=1, edition="first").position()
    assert list(words) == [
        *("game", "rules", "components", "seats", "options", "first", "generator"),
        *("round", "last_round", "phase", "turn", "after", "ending", "principe", "deck", "unsold", "reserve"),
        *("colour", "auction", "seconds", "cities_on_offer", "city_pile", "cities_out", "built", "building"),
        *("regions", "roles", "players"),
    ]
    assert words["options"] == {"edition": "first", "abundance": "off"}
    assert (words["round"], words["phase"], words["principe"], words["auction"]) == (1, "reserve", 1, None)
    assert (len(words["cities_on_offer"]), len(words["city_pile"]), len(words["cities_out"])) == (4, 6, 5)
    assert list(words["roles"]) == ["major-green", "major-white", "major-red", "major-blue", "major-yellow"]
    assert words["regions"]["violet"] == [0, 0]
    assert list(words["players"][0]) == ["coins", "hand", "known", "up", "down", "earned", "chosen"]
    assert words["players"][0]["earned"] == {"officials": 0, "clergy": 0}
    assert len(GAME.start(3, seed=7).position()["roles"]) == 10


def test_what_follows_from_the_rest_is_not_written_but_counted() -> None:
    match = GAME.from_position(table())
    state = state_of(match)
    assert (state.deck_size, sum(state.deck)) == (40, 40)
    assert list(state.hand_size) == [sum(state.hand[seat]) for seat in range(5)]
    assert list(state.shields_left) == [11, 10, 10, 0, 0]
    assert points(match) == [0, 4, 6]
    assert state.earned[1, SOURCES.index("cities")] == 4


def test_a_table_laid_out_in_words_can_be_played_on() -> None:
    match = GAME.from_position(table())
    assert match.to_act == (0,)
    assert coins(match) == [9, 4, 7]
    assert "build lucca" in texts(match)
    assert "build firenze" not in texts(match)
    play(match, "build lucca", "shield brown", "shield blue")
    assert shields_in(match, "brown") == [1, 0, 0]
    assert shields_in(match, "blue") == [1, 1, 1]
    assert points(match) == [6, 4 + 2, 6]
    assert match.to_act == (1,)
    there_and_back(match)


@pytest.mark.clause("IP-3", "IP-36")
def test_the_next_city_of_the_pile_comes_first() -> None:
    match = GAME.from_position(table())
    following = match.position()["city_pile"][0]
    play(match, "build lucca", "shield brown", "shield blue")
    assert on_offer(match) == [following, "siena", "firenze", "orvieto"]


@pytest.mark.clause("IP-12")
def test_cards_chosen_for_the_reserve_come_back() -> None:
    match = choosing()
    words = match.position()
    assert [owner["chosen"] for owner in words["players"]] == [["green", "white"], None, ["blue", "yellow"]]
    words["players"][0]["chosen"].reverse()
    again = GAME.from_position(words)
    assert again.state == match.state
    assert again.to_act == (1,)
    play(again, texts(again)[0])
    assert again.position()["phase"] == "bid"


@pytest.mark.clause("IP-21")
def test_a_running_auction_comes_back() -> None:
    match = bidding("3 green 2 white red", coins=[4, 5, 6])
    play(match, "bid 2", "pass")
    assert match.position()["colour"] == "red"
    assert match.position()["auction"] == {
        **{"role": None, "bid": 2, "bidder": 1, "rivals": [0, 1, 2], "bidding": [0, 1]},
    }
    again = GAME.from_position(match.position())
    assert texts(again) == ["bid 3", "bid 4", "pass"]
    play(again, "pass")
    assert again.position()["principe"] == 1


@pytest.mark.clause("IP-43")
def test_an_auction_of_a_role_comes_back() -> None:
    match = situation("minor").copy()
    assert match.position()["auction"]["role"] == "minor-white"
    again = play(GAME.from_position(match.position()), "bid 1", "pass")
    assert holders(again) == {"major-white": 0, "minor-white": 1}


@pytest.mark.clause("IP-41", "IP-42")
def test_who_comes_second_is_remembered_while_the_major_role_takes_effect() -> None:
    match = settling_roles(3, up=["4 green", "2 green", "green"], down=["2 red"])
    assert (match.position()["phase"], match.position()["seconds"], match.position()["after"]) == (
        "turn-up",
        [1],
        "minor",
    )
    again = play(GAME.from_position(match.position()), "turn red")
    assert holders(again)["minor-green"] == 1
    assert player(again, 0)["up"]["red"] == 1 or holders(again)["major-red"] == 0


@pytest.mark.parametrize(("seats", "number", "deck"), [(2, 6, 2), (3, 8, 2), (4, 6, 2), (5, 4, 18)])
def test_a_position_for_a_test_is_filled_in(seats: int, number: int, deck: int) -> None:
    for phase in ("turn", "reserve"):
        there_and_back(begin(position(seats, phase=phase, edition="first")))
    match = begin(position(seats, hands=["2 green 2 red"], coins=[3], deck=deck, round=number))
    assert min(hand(match, 0)["green"], hand(match, 0)["red"]) >= 2
    assert coins(match)[0] == 3
    assert sum(match.position()["deck"].values()) == deck
    there_and_back(match)
    words = position(seats, deck=f"{deck - 1} red yellow", round=number)
    assert begin(words).position()["deck"] == by_colour(f"{deck - 1} red yellow")
