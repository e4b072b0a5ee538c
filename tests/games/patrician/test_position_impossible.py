"""Positions that can be read, but that no game can come to."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.patrician.state import PLAY
from tests.games.patrician.games import finished, random_states
from tests.games.patrician.tables import GAME, RULES
from tests.games.patrician.test_position_refused import Words, after, refusal, table


def last_turns() -> list[Words]:
    """The positions before the turns of a game of two in which no card can be taken any more."""
    return [
        Match(GAME, state).position()
        for state in random_states(2, False, False, seed=9)
        if state.phase == PLAY and RULES.cities_with_a_card(state) == 0
    ]


def test_the_positions_changed_here_are_possible() -> None:
    assert GAME.from_position(table()).to_act == (0,)
    for moves in (["play lucca-5"], ["play lucca-5", "floor lucca left"], ["play siena-5", "floor siena left"]):
        assert GAME.from_position(after(*moves)).to_act == (0,)


@pytest.mark.clause("PA-10")
def test_a_pile_has_a_top_card_and_it_is_in_the_pile() -> None:
    words = table()
    words["players"][1]["top_card"] = None
    assert refusal(words) == "player 1 has a pile, so a card on top of it (PA-10)"
    words["players"][1]["top_card"] = "roma-4"
    assert refusal(words) == "the top card of player 1 is not in the pile (PA-10)"


@pytest.mark.clause("PA-6")
@pytest.mark.parametrize("turn", [1, 2])
def test_everybody_has_played_in_turn(turn: int) -> None:
    assert refusal({**table(), "turn": turn}) == "the piles are not as high as playing in turn makes them (PA-6)"


@pytest.mark.clause("PA-6")
def test_everybody_plays_in_turn_from_the_first_player_on() -> None:
    assert "(PA-6)" in refusal({**after("play lucca-5"), "first": 1})
    assert "(PA-6)" in refusal({**after("play lucca-5"), "phase": "play"})


@pytest.mark.clause("PA-11")
def test_everybody_has_built_what_the_cards_of_the_pile_say() -> None:
    words = table()
    words["cities"]["roma"]["left"] = [1]
    assert refusal(words) == "player 0 has 0 floors in roma, but cards for 1 (PA-11)"
    words = after("play lucca-5")
    words["floors_due"] = 0
    assert refusal(words) == "player 0 has 0 floors in lucca, but cards for 1 (PA-11)"


@pytest.mark.clause("PA-3")
def test_nobody_has_built_more_floors_than_there_are() -> None:
    words = table()
    for name, count in (("bologna", 9), ("firenze", 9), ("roma", 9), ("lucca", 7)):
        words["cities"][name].update(left=[0] * count, right=[])
    assert refusal(words) == "player 0 has built more floors than there are (PA-3)"


@pytest.mark.clause("PA-13", "PA-20")
def test_a_full_city_has_two_towers_and_is_scored_and_no_other_is() -> None:
    words = table()
    words["cities"]["verona"].update(left=[0, 0, 1, 1, 2], right=[])
    assert refusal(words) == "verona is full with an empty site (PA-13)"
    words = table()
    del words["cities"]["verona"]["messengers_when_scored"]
    assert refusal(words) == "verona is full, so it says messengers_when_scored (PA-20)"
    words = table()
    words["cities"]["roma"]["messengers_when_scored"] = 1
    assert refusal(words) == "roma is not full, so it is not scored yet (PA-20)"


@pytest.mark.clause("PA-10")
def test_everybody_holds_three_cards_while_any_can_be_taken() -> None:
    words = table()
    words["deck"].append(words["players"][1]["hand"].pop())
    words["unseen"] = [name for name in words["unseen"] if name != words["deck"][-1]]
    assert refusal(words) == "player 1 holds 3 cards now (PA-10)"
    words = after("play lucca-5", "floor lucca left")
    words["players"][0]["hand"].append(words["deck"].pop())
    assert refusal(words) == "player 0 holds 2 cards now (PA-10)"


@pytest.mark.clause("PA-4")
def test_only_a_star_card_in_a_hand_can_be_unseen() -> None:
    words = table()
    words["unseen"].append("siena-5")
    assert refusal(words) == "siena-5 is no star card, so it was taken face up and everybody has seen it (PA-4)"


@pytest.mark.clause("PA-17")
def test_every_city_has_a_card_while_the_deck_lasts() -> None:
    words = table()
    words["deck"].append(words["cities"]["roma"]["card"])
    words["cities"]["roma"]["card"] = None
    assert refusal(words) == "roma has no card though the deck has some (PA-17)"


@pytest.mark.clause("PA-50", "PA-52", "PA-54")
def test_no_messenger_is_lost_and_none_is_too_many() -> None:
    words = table()
    words["messengers_on"] = []
    assert refusal(words) == "there are 6 messengers in play, on roads and with players (PA-50)"
    words["players"][0]["messengers"] = 3
    assert refusal(words) == "a player has more than 2 messengers (PA-50)"
    words = table()
    words["messengers_on"] = ["roma-pistoia"]
    assert refusal(words) == "the road roma to pistoia is not in play (PA-54)"
    words["messengers_on"] = ["roma-siena", "siena-lucca", "siena-bologna"]
    words["players"][1]["messengers"] = 0
    assert refusal(words) == "siena has more than two messengers (PA-52)"


@pytest.mark.clause("PA-50")
def test_without_the_expansion_there_are_no_messengers() -> None:
    words = table()
    words["options"]["messengers"] = "off"
    assert refusal(words) == "a player has more than 0 messengers (PA-50)"


@pytest.mark.clause("PA-18")
def test_the_game_is_over_once_there_are_no_cards_and_not_before() -> None:
    assert refusal({**table(), "phase": "over"}).startswith("the game is not over while there are cards")
    over = finished(3, False, True).position()
    assert refusal({**over, "card_played": "roma-1"}) == "nothing is played once the game is over"
    assert refusal({**over, "floors_due": 1}) == "nothing is played once the game is over"
    assert refusal({**over, "phase": "play", "turn": 0}) == "player 0 has no card to play (PA-18)"


@pytest.mark.clause("PA-18")
def test_whoever_is_to_play_has_a_card() -> None:
    words = last_turns()[-1]
    assert [len(owner["hand"]) for owner in words["players"]].count(0) == 1
    assert refusal({**words, "turn": 1 - words["turn"]}).endswith("has no card to play (PA-18)")


@pytest.mark.clause("PA-10", "PA-11")
def test_what_is_played_lies_on_the_pile_and_its_floors_are_due() -> None:
    assert refusal({**table(), "card_played": "roma-4"}) == "nothing is played yet this turn (PA-10)"
    assert refusal({**table(), "floors_due": 1}) == "nothing is played yet this turn (PA-10)"
    moving = after("play lucca-5", "floor lucca left")
    for other in (None, "roma-4", "siena-2"):
        assert refusal({**moving, "card_played": other}) == "card_played is not on the pile of player 0 (PA-10)"
    assert refusal({**moving, "floors_due": 1}) == "floors_due is 0 after building (PA-11)"
    assert refusal({**moving, "phase": "build"}) == "floors_due is 1 to 1 with this card (PA-11)"


@pytest.mark.clause("PA-14", "PA-15", "PA-51")
def test_what_is_decided_is_there_to_be_decided() -> None:
    taking = after("play siena-5", "floor siena left")
    assert (taking["phase"], refusal({**taking, "phase": "move"})) == ("take", "player 0 can move no floor (PA-14)")
    moving = after("play lucca-5", "floor lucca left")
    refused = refusal({**moving, "phase": "take"})
    assert (moving["phase"], refused) == ("move", "player 0 has no choice of a card to take (PA-15)")
    done: Words = {**after("play lucca-5", "floor lucca left", "pass"), "phase": "messenger", "card_played": "lucca-5"}
    assert refusal({**done, "turn": 0}) == "player 0 can send no messenger (PA-51)"


@pytest.mark.clause("PA-4")
def test_nobody_has_seen_more_cards_of_a_hand_than_were_taken() -> None:
    words = GAME.start(2, seed=1, first=0).position()
    assert "(PA-4)" in refusal({**words, "unseen": []})


@pytest.mark.clause("PA-6")
def test_everybody_plays_in_turn_also_once_no_card_can_be_taken() -> None:
    words = last_turns()[0]
    assert "(PA-6)" in refusal({**words, "turn": 1 - words["turn"]})


@pytest.mark.clause("PA-51")
def test_nobody_has_sent_more_messengers_than_star_cards_played() -> None:
    words = GAME.start(2, seed=1, first=0, messengers=True).position()
    words["messengers_on"] = ["roma-siena"]
    words["players"][0]["messengers"] = 1
    assert "(PA-51)" in refusal(words)
