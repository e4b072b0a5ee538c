"""Mining of puzzles: what is right, how hard it is, and that what was found is found again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.core.play.puzzles import puzzle_match, puzzles_in
from train.mine_puzzles import chosen, id_of, judge_for, mined
from train.plans import PLANS
from train.puzzle_judging import SEARCH, grade_of, settled, settled_at

CLEAR, SAME, WORSE = [1.0, 0.0] * 300, [0.99, 0.0] * 300, [0.4, 0.0] * 300


def test_moves_that_are_as_good_as_the_best_are_right_too() -> None:
    judged = settled({1: CLEAR, 2: SAME, 3: WORSE, 4: WORSE}, [1, 2])
    assert judged is not None
    assert judged.answers == (1, 2)
    assert judged.gap == pytest.approx(0.295)
    assert judged.shares[3][0] == pytest.approx(0.2)
    assert judged.shares[3][1] == 600


def test_where_the_next_best_move_is_hardly_worse_there_is_no_puzzle() -> None:
    assert settled({1: CLEAR, 2: [0.92, 0.0] * 300, 3: WORSE}, [1, 2]) is None


def test_where_most_moves_are_right_there_is_no_puzzle() -> None:
    assert settled({1: CLEAR, 2: CLEAR, 3: WORSE}, [1, 2]) is None
    assert settled({1: CLEAR, 2: CLEAR}, [1, 2]) is None


def test_a_puzzle_is_harder_the_longer_a_search_takes_and_the_less_the_next_move_is_worse() -> None:
    assert grade_of([7], [7, 7], 16, gap=0.5) == 1
    assert grade_of([7], [7, 7], 16, gap=0.08) == 2
    assert grade_of([7], [1, 7], 64, gap=0.5) == 2
    assert grade_of([7], [1, 1], 256, gap=0.5) == 3
    assert grade_of([7], [1, 1], 1024, gap=0.5) == 4
    assert grade_of([7], [1, 1], 2048, gap=0.08) == 5


def test_a_search_has_settled_when_it_stays_with_an_answer() -> None:
    at_once, soon, later, late = [7] * 5, [1, 7, 7, 7, 7], [1, 1, 7, 7, 7], [7, 1, 1, 7, 7]
    assert [settled_at([7], picks) for picks in (at_once, soon, later, late)] == [16, 64, 256, 1024]


def test_the_search_finds_the_answer_of_an_easy_puzzle_whatever_its_dice() -> None:
    judge = judge_for("patrician")
    puzzle = max(puzzles_in(judge.game.kit.folder).values(), key=lambda one: one.gap)
    match = puzzle_match(judge.game, puzzle)
    answers = [move.id for move in match.legal(puzzle.seat) if move.text in puzzle.answers]
    assert all(judge.picks(match, puzzle.seat, dice << 20, [SEARCH])[0] in answers for dice in (3, 4))


@pytest.mark.slow
@pytest.mark.parametrize("name", list(PLANS))
def test_a_game_that_is_mined_twice_gives_the_same_puzzles(name: str) -> None:
    number, found = next((number, found) for number in range(20) if (found := mined(name, number, 5)))
    assert mined(name, number, 5) == found


def test_of_what_was_found_every_kind_and_grade_is_chosen_alike(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    told = {"seats": 2, "options": {}, "moves": ""}
    puzzles = [{**told, "seed": seed, "kind": "move", "grade": 1} for seed in range(4)]
    puzzles += [{**told, "seed": 9, "kind": "bid", "grade": 3}]
    file.write_text(json.dumps({"game": 0, "puzzles": puzzles}) + "\n")
    kept = chosen(file, 2)
    assert sorted((one["kind"], one["grade"]) for one in kept) == [("bid", 3), ("move", 1)]
    assert kept[0]["id"] == id_of({**puzzles[0]})
