"""Puzzles: each is a decision of a game played by the rules there are, with answers that are clearly better."""

from __future__ import annotations

from collections import Counter

import pytest

import signoria
from signoria.core.network.shipped import network_for
from signoria.core.play.puzzles import GRADES, Puzzle, puzzle_match, puzzle_of_day, puzzles_in
from tests.thinning import step_of

GAMES = [name for name in signoria.GAMES if puzzles_in(signoria.game(name).kit.folder)]
LEAST = 20
"""So many puzzles every game has."""
LEAST_GAP = 0.03


def puzzles_of(name: str) -> list[Puzzle]:
    return list(puzzles_in(signoria.game(name).kit.folder).values())


def test_every_game_that_grand_masters_have_learned_has_puzzles() -> None:
    assert [name for name in signoria.GAMES if network_for(signoria.game(name)) is not None] == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_has_easy_and_hard_puzzles(name: str) -> None:
    grades = Counter(puzzle.grade for puzzle in puzzles_of(name))
    assert sum(grades.values()) >= LEAST
    assert set(grades) <= set(GRADES)
    assert len(grades) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_the_answers_of_a_puzzle_are_few_and_clearly_better_than_all_other_moves(name: str) -> None:
    for puzzle in puzzles_of(name):
        answers = [puzzle.shares[text].share for text in puzzle.answers]
        others = [worth.share for text, worth in puzzle.shares.items() if text not in puzzle.answers]
        assert 1 <= len(answers) <= 3
        assert len(others) >= len(answers)
        assert min(answers) - max(others) == pytest.approx(puzzle.gap, abs=0.002)
        assert puzzle.gap >= LEAST_GAP
        assert (puzzle.left is not None) or puzzle.kind != "last"


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_lead_to_every_puzzle_and_allow_just_the_moves_it_judges(name: str) -> None:
    for puzzle in puzzles_of(name)[:: step_of(12)]:
        match = puzzle_match(signoria.game(name), puzzle)
        assert puzzle.seat in match.to_act
        assert {move.text for move in match.legal(puzzle.seat)} == set(puzzle.shares)


def test_the_puzzle_of_the_day_takes_turns_among_the_games_and_comes_to_every_puzzle() -> None:
    ids = {"one": ["a", "b", "c"], "none": [], "other": ["d", "e", "f"]}
    week = [puzzle_of_day(day, ids) for day in range(6)]
    assert [game for game, _ in filter(None, week)] == ["one", "other"] * 3
    assert {id for _, id in filter(None, week)} == set("abcdef")
    assert puzzle_of_day(0, ids) == puzzle_of_day(6, ids)
    assert puzzle_of_day(3, {"none": []}) is None
