"""Positions in words, in every game: there and back, wrong words, and words changed at random."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import signoria
from signoria import BadPosition
from tests.core.text.changed_positions import CHANGES, Words, holder, outcome_of, places, refusal_of
from tests.play import Setting, play_some, random_play, with_all_options

SETTINGS = [
    setting
    for name in signoria.GAMES
    for seats in signoria.game(name).seats
    for setting in {Setting(name, seats, ()), with_all_options(name, seats)}
]


@pytest.mark.few(8)
@pytest.mark.parametrize("table", sorted(SETTINGS, key=str), ids=str)
def test_a_position_changed_at_random_is_refused_with_a_sentence_or_played_to_the_end(table: Setting) -> None:
    dice = random.Random(table.seats)
    outcomes = []
    for match in random_play(table.start(84), 84, every=20):
        words = match.position()
        dice.choice(CHANGES)(dice, words)
        outcomes.append(outcome_of(table.game, dice, words))
    assert any(outcomes)
    assert not any(sentence.startswith("the position cannot be read") for sentence in outcomes)


@pytest.mark.few(4)
@pytest.mark.parametrize("name", signoria.GAMES)
@pytest.mark.parametrize("decisions", [0, 30, 90])
def test_a_wrong_word_anywhere_is_refused_and_named(name: str, decisions: int) -> None:
    game = signoria.game(name)
    position = play_some(with_all_options(name, 3).start(5), 5, decisions).position()
    for path, value in places(position):
        for wrong in (-10_000, 1.5, "nonsense", {"moon": 1}, [["moon"]]):
            if wrong == value:
                continue
            words: Words = copy.deepcopy(position)
            holder(words, path)[path[-1]] = wrong
            sentence = refusal_of(game, words)
            assert "cannot be read" not in sentence
            names = [step for step in path if isinstance(step, str)]
            assert any(step in sentence for step in names), (path, sentence)


@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_name_left_out_or_not_known_is_refused(name: str) -> None:
    game = signoria.game(name)
    position = play_some(with_all_options(name, 3).start(5), 5, 60).position()
    for path, value in places(position):
        if isinstance(value, dict):
            words = copy.deepcopy(position)
            holder(words, (*path, ""))["moon"] = 1
            with pytest.raises(BadPosition, match="moon"):
                game.from_position(words)


@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_refused_position_is_not_changed(name: str) -> None:
    position: Any = play_some(with_all_options(name, 3).start(5), 5, 40).position()
    position["turn"] = 9
    before = json.dumps(position)
    assert refusal_of(signoria.game(name), position) == "turn: there is no seat 9"
    assert json.dumps(position) == before


@pytest.mark.few(8)
@pytest.mark.parametrize("table", sorted(SETTINGS, key=str), ids=str)
def test_a_whole_game_comes_back_from_json_also_dealt_anew_and_with_its_outcome(table: Setting) -> None:
    for step, match in enumerate(random_play(table.start(6), 6, every=9)):
        words = match.position()
        again = table.game.from_position(json.loads(json.dumps(words)))
        assert (again.state, again.position(), again.outcome) == (match.state, words, match.outcome)
        assert again.view(0) == match.view(0)
        dealt = match.redeal(step % table.seats, seed=step)
        assert table.game.from_position(dealt.position()).state == dealt.state
