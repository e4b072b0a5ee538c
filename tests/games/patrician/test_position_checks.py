"""Positions that contradict themselves: lost cards and floors, scored cities, and what is to be decided."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.patrician.state import PLAY
from tests.core.text.changed_positions import Case, Words, add, changed, drop, name_of_case, put, refusal_of, several
from tests.games.patrician.games import finished, random_states
from tests.games.patrician.positions import position
from tests.games.patrician.tables import GAME, RULES
from tests.probes import play


def table() -> Words:
    """Three players, two turns each; Verona is scored, a messenger lies on a road, the first player is to play."""
    words = position(
        3,
        piles=["verona-1 roma-4", "verona-2 verona-3", "verona-4 siena-2"],
        hands=["lucca-5 siena-5 bologna-3"],
        towers={"verona": ("001", "12")},
        messengers=True,
    )
    words["messengers_on"] = ["roma-siena"]
    words["players"][0]["messengers"] = 1
    return words


MOMENTS = {
    "play": (),
    "build": ("play lucca-5",),
    "move": ("play lucca-5", "floor lucca left"),
    "take": ("play siena-5", "floor siena left"),
}


def at(moment: str) -> Words:
    """The table in a phase, or a game that is over."""
    if moment == "over":
        return finished(3, False, True).position()
    return play(GAME.from_position(table()), *MOMENTS[moment]).position()


NO_CARD = [
    lambda words: words["deck"].append(words["cities"]["roma"]["card"]),
    put("cities", "roma", "card", value=None),
]
THREE_AT_SIENA = [
    put("messengers_on", value=["roma-siena", "siena-lucca", "siena-bologna"]),
    put("players", 1, "messengers", value=0),
]

CASES: list[Case] = [
    ("play", [lambda words: words["deck"].append(words["deck"][0])], "is in two places: deck and deck (PA-1)"),
    (
        "play",
        [lambda words: words["deck"].append("roma-4")],
        "roma-4 is in two places: players[0].pile and deck (PA-1)",
    ),
    ("play", [lambda words: words["deck"].append("pistoia-1")], "there are 0 of pistoia-1, not 1 (PA-1)"),
    ("play", [drop("deck", 0)], "is nowhere (PA-1)"),
    ("play", [lambda words: words["unseen"].append(words["deck"][0])], "unseen names a card in no hand"),
    ("play", [put("messengers_on", value=["roma-siena"] * 2)], "messengers_on: roma-siena is there twice"),
    ("play", [drop("cities", "roma")], "cities says nothing of roma"),
    ("play", [put("players", 1, "top_card", value="roma-4")], "players[1].top_card is of the pile, null without one"),
    (
        "play",
        [put("players", 1, "top_card", value=None)],
        "players[1].top_card is of the pile, null without one (PA-10)",
    ),
    ("play", [put("cities", "roma", "left", value=[1])], "player 0 has 0 floors in roma, but cards for 1 (PA-11)"),
    ("build", [put("floors_due", value=0)], "player 0 has 0 floors in lucca, but cards for 1 (PA-11)"),
    ("play", [several("cities", "verona", left=[0, 0, 1, 1, 2], right=[])], "cities.verona is full with an empty site"),
    (
        "play",
        [drop("cities", "verona", "messengers_when_scored")],
        "is scored, so it says messengers_when_scored (PA-20)",
    ),
    ("play", [put("cities", "roma", "messengers_when_scored", value=1)], "cities.roma is not full, so it never says"),
    ("move", [lambda words: words["players"][0]["hand"].append(words["deck"].pop())], "hand has 2 cards now (PA-10)"),
    ("play", NO_CARD, "cities.roma.card is null though the deck has some (PA-17)"),
    ("play", [put("messengers_on", value=[])], "there are 6 messengers, on roads and with players, not 5 (PA-50)"),
    ("play", [put("options", "messengers", value="off")], "messengers is a number from 0 to 0, not 1"),
    ("play", [put("messengers_on", value=["roma-pistoia"])], "pistoia has more than 0 messengers (PA-52)"),
    ("play", THREE_AT_SIENA, "siena has more than 2 messengers (PA-52)"),
    ("play", [put("phase", value="over")], "the game is not over while there are cards (PA-18)"),
    ("over", [put("card_played", value="roma-1")], "card_played is null and floors_due 0 in the phase over (PA-10)"),
    ("over", [put("phase", value="play")], "player 1 has no card to play (PA-18)"),
    ("play", [add(1, "floors_due")], "card_played is null and floors_due 0 in the phase play (PA-10)"),
    ("move", [put("card_played", value="siena-2")], "card_played is not on the pile of player 0 (PA-10)"),
    ("move", [put("floors_due", value=1)], "floors_due is 0 to 0 in the phase move with this card (PA-11)"),
    ("take", [put("phase", value="move")], "player 0 can move no floor (PA-14)"),
    ("move", [put("phase", value="take")], "player 0 has no choice of a card to take (PA-15)"),
]


@pytest.mark.clause("PA-1", "PA-10", "PA-11", "PA-13", "PA-14", "PA-15", "PA-17", "PA-18", "PA-20", "PA-50", "PA-52")
@pytest.mark.parametrize("case", CASES, ids=name_of_case)
def test_what_contradicts_itself_is_refused_with_a_sentence(case: Case) -> None:
    moment, changes, sentence = case
    assert sentence in refusal_of(GAME, changed(at(moment), *changes))


@pytest.mark.clause("PA-18")
def test_whoever_is_to_play_has_a_card() -> None:
    *_, words = (
        Match(GAME, state).position()
        for state in random_states(2, False, False, seed=9)
        if state.phase == PLAY and RULES.cities_with_a_card(state) == 0
    )
    assert [len(owner["hand"]) for owner in words["players"]].count(0) == 1
    assert refusal_of(GAME, {**words, "turn": 1 - words["turn"]}).endswith("has no card to play (PA-18)")
