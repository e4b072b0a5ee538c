"""Positions in words: there and back."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.patrician.games import random_states
from tests.games.patrician.positions import position
from tests.games.patrician.tables import GAME, cards_in_play, floors, hand
from tests.probes import play, texts


def test_a_position_says_everything_in_words_a_person_can_edit() -> None:
    words = GAME.start(2, seed=7, first=1, messengers=True).position()
    assert list(words) == [
        *("game", "rules", "components", "seats", "options", "first", "generator"),
        *("phase", "turn", "card_played", "floors_due", "cities", "players", "deck", "unseen", "messengers_on"),
    ]
    assert (words["phase"], words["turn"], words["card_played"], words["floors_due"]) == ("play", 1, None, 0)
    assert words["cities"]["lucca"] == {"left": [], "right": [], "card": words["cities"]["lucca"]["card"]}
    assert list(words["players"][0]) == ["hand", "pile", "top_card", "messengers"]
    assert (words["players"][0]["messengers"], words["messengers_on"]) == (2, [])
    assert words["options"] == {"ambassadors": "off", "messengers": "on"}


@pytest.mark.clause("PA-53")
def test_a_scored_city_says_how_many_messengers_it_had_then() -> None:
    *_, state = random_states(3, False, True, seed=83)
    words = Match(GAME, state).position()
    told = {name: shown["messengers_when_scored"] for name, shown in words["cities"].items()}
    assert [told[name] for name in GAME.components.cities if name in told] == [
        near for city, near in enumerate(state.near_when_scored) if city != 7
    ]
    assert any(told.values())


def test_the_next_card_of_the_deck_comes_first() -> None:
    match = GAME.from_position(position(2, hands=["roma-3", ""], lying={"roma": "roma-1"}))
    following = match.position()["deck"][0]
    play(match, "play roma-3", "floor roma left")
    assert match.view(None)["cities"][7]["card"]["name"] == following


def test_a_table_laid_out_in_words_can_be_played_on() -> None:
    words = position(
        3,
        first=1,
        turn=0,
        piles=["milano-4", "milano-3 roma-1", "parma-2 roma-7"],
        hands=["lucca-1 siena-3 verona-2"],
        towers={"milano": ("01", "")},
        lying={"lucca": "bologna-6"},
    )
    match = GAME.from_position(words)
    assert match.to_act == (0,)
    assert floors(match, "milano") == ([0, 1], [])
    assert floors(match, "roma") == ([1, 2], [1])
    assert texts(match) == ["play lucca-1", "play siena-3", "play verona-2"]
    play(match, "play lucca-1", "floor lucca left", "floor lucca left")
    assert hand(match, 0) == ["siena-3", "verona-2", "bologna-6"]
    named = [name for owner in words["players"] for name in owner["hand"] + owner["pile"]]
    named += words["deck"] + [shown["card"] for shown in words["cities"].values()]
    assert sorted(named) == sorted(cards_in_play(3))
