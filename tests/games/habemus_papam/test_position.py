"""Positions in words: there and back."""

from __future__ import annotations

import json

import pytest

from signoria import Match
from signoria.games.habemus_papam.constants import CAMERLENGO
from signoria.games.habemus_papam.state import PHASES
from tests.games.habemus_papam.positions import opening
from tests.games.habemus_papam.situations import SITUATIONS, situation
from tests.games.habemus_papam.tables import GAME, card, display, on_offer, state_of
from tests.probes import play, texts


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


def test_there_is_a_situation_of_every_phase() -> None:
    assert {situation(name).position()["phase"] for name in SITUATIONS} == set(PHASES)


@pytest.mark.clause("HP-54")
def test_votes_are_counted_again_at_the_end() -> None:
    match = situation("over")
    words = match.position()
    assert "votes" not in words
    gold = [player["gold"] for player in words["players"]]
    words["players"][0]["gold"] -= 15
    words["players"][1]["gold"] += 15
    again = GAME.from_position(words)
    assert [player["gold"] for player in again.position()["players"]] == [gold[0] - 15, gold[1] + 15, gold[2]]
    before, after = state_of(match).votes, state_of(again).votes
    assert after[0] < before[0]
    assert after[1] > before[1]
    assert after[2] == before[2]


def test_a_position_says_everything_in_words_a_person_can_edit() -> None:
    words = opening(cardinals="chigi", politics="louis", actions="gold").position()
    assert list(words) == [
        *("game", "rules", "components", "seats", "options", "first", "generator"),
        *("round", "phase", "turn", "camerlengo", "ranking", "swapping", "offer", "cardinals", "politics", "actions"),
        *("gone", "orders_out", "bank", "squadrone", "players"),
    ]
    assert (words["round"], words["phase"], words["camerlengo"], words["ranking"]) == (1, "bid", 0, [])
    assert words["offer"] == ["chigi", "louis", "gold", "camerlengo"]
    assert (words["cardinals"][8], words["cardinals"][-3]) == ("black-smoke", "white-smoke")
    assert words["orders_out"] == ["leaders", "felipe-mazarin"]
    assert words["bank"] == {"diamond": 4, "ruby": 7, "sapphire": 5, "amber": 6}
    assert words["players"][1] == {
        "gold": 20,
        "gems": {"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3},
        "orders": ["spain-innocent", "innocent-urban"],
        "discarded": None,
        "actions": {"gold": 0, "second": 0, "twice": 0, "rubies": 0, "bribe": 0, "swap": 0},
        "people": [],
        **{"mazarin": 0, "louis": 0, "felipe": 0, "chosen": None, "played": None, "bid": None},
    }


def test_what_follows_from_the_rest_is_not_written_but_counted() -> None:
    state = state_of(GAME.from_position(situation("actions").position()))
    assert (state.cardinals_left, state.deck_size, state.offer_size) == (14, 14, 4)
    assert (state.smoke, state.is_last_round) == (0, 0)
    assert list(state.action_count) == [0, 2, 1, 0]
    assert (state.seen[card("chigi")], state.seen[card("louis")], state.seen[CAMERLENGO]) == (1, 2, 4)
    assert state.chosen == 0b001
    late = state_of(GAME.from_position(situation("last round").position()))
    assert (late.smoke, late.is_last_round, late.cardinals_left) == (1, 1, 0)


@pytest.mark.clause("HP-10")
def test_the_next_card_of_a_deck_comes_first() -> None:
    match = situation("taken").copy()
    words = match.position()
    following = [words[deck][0] for deck in ("cardinals", "politics", "actions")]
    play(match, *(f"take {name}" for name in on_offer(match)[:2]))
    assert on_offer(match) == [*following, "camerlengo"]


@pytest.mark.clause("HP-11")
def test_an_action_card_chosen_comes_back_and_so_does_the_choice_of_none() -> None:
    words = situation("choosing").position()
    assert [player["chosen"] for player in words["players"]] == [None, ["gold"], None]
    assert situation("choosing none").position()["players"][1]["chosen"] == []
    again = GAME.from_position(words)
    assert again.to_act == (2,)
    play(again, "pass")
    assert again.position()["players"][1]["played"] == "gold"


@pytest.mark.clause("HP-12")
def test_a_bid_comes_back_whatever_the_order_of_its_gems() -> None:
    words = situation("bid").position()
    assert words["players"][0]["chosen"] == ["diamond", "amber"]
    words["players"][0]["chosen"].reverse()
    assert GAME.from_position(words).state == situation("bid").state


@pytest.mark.clause("HP-46")
def test_a_table_laid_out_in_words_can_be_played_on() -> None:
    match = GAME.from_position(situation("swap with").position())
    assert match.position()["swapping"] == "orsini"
    assert texts(match) == ["choose bichi"]
    play(match, "choose bichi")
    assert (display(match, 0), display(match, 1)) == (["bichi", "chigi"], ["orsini"])
    there_and_back(match)
