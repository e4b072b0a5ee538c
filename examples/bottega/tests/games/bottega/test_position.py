"""Positions in words: there and back, and what contradicts itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from signoria.core.errors import BadPosition
from tests.games.bottega.tables import COMPONENTS, GAME, Table
from tests.probes import play


def test_a_position_says_everything_in_words_a_person_can_edit() -> None:
    words = play(Table(3).match(), "offer painting-2", "bid 4").position()
    assert (words["phase"], words["master"], words["turn"], words["offered"]) == ("bid", 0, 2, "painting-2")
    assert words["open"] == ["painting-1", "painting-2"]
    assert [player["bid"] for player in words["players"]] == [None, 4, None]
    assert words["players"][0] == {"florins": 20, "commissions": [], "patron": "pitti", "bid": None}
    assert words["patrons_aside"] == ["tornabuoni", "cardinal", "banker"]
    match = GAME.from_position(words)
    assert match.position() == words
    play(match, "pass", "bid 4")
    assert match.view(None)["players"][0]["commissions"][0]["name"] == "painting-2"


def spend(words: Any) -> None:
    words["players"][0]["florins"] -= 1


def bid_in_vain(words: Any) -> None:
    words["players"][1]["bid"] = 30


def bid_out_of_turn(words: Any) -> None:
    words["players"][0]["bid"] = "passed"


def bid_too_low(words: Any) -> None:
    words.update(turn=0)
    words["players"][2]["bid"] = 4


def close_one(words: Any) -> None:
    words["deck"].append(words["open"][0])
    words["open"][0] = None


def offer_what_is_not_there(words: Any) -> None:
    words["offered"] = "goldwork-6"


def offer_without_bids(words: Any) -> None:
    words["phase"] = "offer"


def end_too_early(words: Any) -> None:
    words["phase"] = "over"


def nobody_left_to_ask(words: Any) -> None:
    words["players"][1].update(bid="passed", florins=20)
    words["players"][2].update(bid="passed")
    words["turn"] = 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (spend, "there are 60 florins"),
        (bid_in_vain, "is more than the purse"),
        (bid_out_of_turn, "have bid or passed"),
        (bid_too_low, "is not above those before it"),
        (close_one, "two commissions lie open while there are more to come"),
        (offer_what_is_not_there, "a commission that lies open is offered"),
        (offer_without_bids, "nothing is offered and nobody bids"),
        (end_too_early, "the game is over when nothing lies open"),
        (nobody_left_to_ask, "player 0 has nothing to decide"),
    ],
)
def test_what_contradicts_itself_is_refused(change: Callable[[Any], None], sentence: str) -> None:
    words = play(Table(3).match(), "offer painting-2", "bid 4").position()
    change(words)
    with pytest.raises(BadPosition, match=sentence):
        GAME.from_position(words)


def test_with_one_commission_open_there_is_nothing_to_choose() -> None:
    words = Table(3).match().position()
    words["open"], words["deck"] = ["painting-1", None], ["painting-2", *words["deck"]][:6]
    kept = ["painting-1", *words["deck"]]
    words["players"][0]["commissions"] = [name for name in COMPONENTS.commissions if name not in kept]
    with pytest.raises(BadPosition, match="there is nothing to choose"):
        GAME.from_position(words)


def test_the_master_decides_what_to_offer() -> None:
    words = Table(3).match().position()
    words["turn"] = 1
    with pytest.raises(BadPosition, match="the master of the day decides"):
        GAME.from_position(words)


def test_too_few_set_aside_are_refused() -> None:
    words = Table(3).match().position()
    words["players"][0]["commissions"], words["deck"] = words["deck"][:-3], words["deck"][-3:]
    with pytest.raises(BadPosition, match="6 commissions are set aside"):
        GAME.from_position(words)
