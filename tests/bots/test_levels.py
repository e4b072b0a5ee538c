"""Bots of every level: what they answer, and what they are handed."""

from __future__ import annotations

import random

import pytest

import signoria
from signoria.bots import DRIVEN, LEVELS, ask
from signoria.core.errors import BadOption, IllegalMove
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_answer_with_a_legal_move(level: str) -> None:
    match = signoria.game("patrician").start(4, 1)
    bot = LEVELS[level](random.Random(1))
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(bot, match, seat, 0.01, seed=2))


def test_the_levels_are_in_order_and_the_compiled_drivers_play_all_but_the_strongest() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "journeyman", "master", "grand-master"]
    assert list(DRIVEN) == list(LEVELS)[: len(DRIVEN)]
    assert len({LEVELS[level].level for level in DRIVEN}) == len(DRIVEN)


def test_a_bot_that_answers_with_an_illegal_move_is_found_out() -> None:
    class Cheat(signoria.Bot):
        def choose(self, match: Match, seat: int, budget: float) -> Move:
            return Move(10_000, "win at once", {})

    match = signoria.game("patrician").start(2, 1)
    with pytest.raises(IllegalMove, match="win at once"):
        ask(Cheat(), match, match.to_act[0], 1.0, seed=1)


def test_an_apprentice_beats_novices() -> None:
    wins = 0.0
    for seed in range(8):
        match = signoria.game("patrician").start(2, seed)
        bots = [LEVELS["apprentice"](random.Random(seed)), LEVELS["novice"](random.Random(seed))]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, ask(bots[seat], match, seat, 1.0, seed))
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert wins >= 6


def test_a_bot_is_handed_what_its_seat_may_know_and_not_the_true_match() -> None:
    class Spy(signoria.Bot):
        def choose(self, match: Match, seat: int, budget: float) -> Move:
            self.match = match
            return match.legal(seat)[0]

    match = signoria.game("patrician").start(4, 1)
    seat, spy = match.to_act[0], Spy()
    ask(spy, match, seat, 1.0, seed=3)
    assert spy.match.view(seat) == match.view(seat)
    assert spy.match.state != match.state
    assert spy.match.seed is None


# -- a seed of its own


def whole_game(bots: list[signoria.Bot]) -> list[str]:
    """The moves of a match of Patrician, by bots that are asked without a seed."""
    match = signoria.game("patrician").start(len(bots), seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(bots[seat], match, seat))
    return [decision.text for decision in match.decisions()]


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_bots_with_seeds_play_the_same_match_again(level: str) -> None:
    make = LEVELS[level]
    first = whole_game([make(seed=7), make(seed=8)])
    assert whole_game([make(seed=7), make(seed=8)]) == first
    assert whole_game([make(seed=9), make(seed=10)]) != first


def test_a_bot_has_dice_or_a_seed_and_the_seed_is_a_whole_number() -> None:
    for make in LEVELS.values():
        assert make(seed=7).dice.random() == make(random.Random(7)).dice.random()
        with pytest.raises(BadOption, match="a bot has dice or a seed for them, not both"):
            make(random.Random(1), seed=7)
        with pytest.raises(BadOption, match="a seed is a whole number from 0 on, not '7'"):
            make(seed="7")  # type: ignore[arg-type]


def test_a_bot_without_dice_is_asked_with_no_more_than_its_seat() -> None:
    class Listening(signoria.Bot):
        def choose(self, match: Match, seat: int, budget: float) -> Move:
            assert budget == 1.0
            self.generator = match.position()["generator"]
            return match.legal(seat)[0]

    match, bots = signoria.game("patrician").start(2, seed=7), (Listening(), Listening())
    for bot in bots:
        assert ask(bot, match, match.to_act[0]) in match.legal(match.to_act[0])
    assert bots[0].generator != bots[1].generator
