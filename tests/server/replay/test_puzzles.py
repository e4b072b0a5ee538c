"""Puzzles, as the server tells them: the one of today, each through the eyes of its seat, and its answer."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

import signoria
from signoria.core.play.puzzles import puzzle_match, puzzles_in
from signoria.server.http.routes.puzzles import daily
from signoria.server.replay.puzzle_frames import PuzzleFrames
from tests.play import mostly_full
from tests.server.running import Server, Visitor

GAMES = [name for name in signoria.GAMES if puzzles_in(signoria.game(name).kit.folder)]
EVERY_GAME = pytest.mark.parametrize("name", mostly_full(GAMES, usual="patrician"))


def first_puzzle(visitor: Visitor, name: str) -> tuple[str, Any]:
    """The path of a game's first puzzle, and what is told of it."""
    listed = next(one for one in visitor.get("/api/puzzles")["games"] if one["game"] == name)
    path = f"/api/puzzles/{name}/{listed['puzzles'][0]['id']}"
    return path, visitor.get(path)


def test_every_game_is_listed_and_the_puzzle_of_today_is_one_of_them(house: Server) -> None:
    told = Visitor(house).get("/api/puzzles")
    assert [one["game"] for one in told["games"]] == list(signoria.GAMES)
    puzzles = {one["game"]: one["puzzles"] for one in told["games"]}
    assert told["daily"]["puzzle"] in puzzles[told["daily"]["game"]]
    assert told["daily"]["day"] <= time.strftime("%Y-%m-%d", time.gmtime())


def test_a_day_begins_at_midnight_utc() -> None:
    one = daily(20_000)
    assert one is not None
    assert one.day == "2024-10-04"


@EVERY_GAME
def test_a_puzzle_can_be_tried_and_its_answer_is_told_then(house: Server, name: str) -> None:
    visitor = Visitor(house)
    path, facts = first_puzzle(visitor, name)
    known = puzzles_in(signoria.game(name).kit.folder)[facts["id"]]
    assert "answers" not in facts
    assert [move["text"] for move in facts["moves"]] == [
        move.text for move in puzzle_match(signoria.game(name), known).legal(known.seat)
    ]
    for move in facts["moves"]:
        answer = visitor.get(f"{path}/answers/{move['id']}")
        assert answer["is_right"] is (move["text"] in known.answers) is (move["id"] in answer["right"])
        assert answer["tried"]["move"] == move
        assert answer["tried"]["share"] == known.shares[move["text"]].share
        assert (answer["beside"]["move"]["id"] in answer["right"]) is not answer["is_right"]
        assert (answer["tried"]["share"] > answer["beside"]["share"]) is answer["is_right"]
        assert answer["state"]["rules"] == signoria.game(name).rules_key
    seen = visitor.get(f"{path}/moves/{facts['moves'][0]['id']}")
    assert seen["view"].keys() == facts["view"].keys()
    assert seen["log"]


@EVERY_GAME
def test_a_puzzle_tells_nothing_that_its_seat_cannot_know(name: str) -> None:
    game = signoria.game(name)
    for puzzle in [*puzzles_in(game.kit.folder).values()][::15]:
        frames = PuzzleFrames(game, puzzle)
        told = msgspec.json.decode(frames.facts)
        frames.match = frames.match.redeal(puzzle.seat, 5)
        other = msgspec.json.decode(msgspec.json.encode(frames._facts()))
        del told["news_from"], other["news_from"]
        assert other == told


def test_what_is_no_puzzle_or_no_move_is_refused(house: Server) -> None:
    visitor = Visitor(house)
    path, facts = first_puzzle(visitor, "patrician")
    for asked, status, say in (
        ("/api/puzzles/patrician/00000000", 404, "refused-no-puzzle"),
        ("/api/puzzles/chess/00000000", 404, "no-such-game"),
        (f"{path}/answers/999999", 422, "refused-no-such-choice"),
        (f"{path}/moves/999999", 422, "refused-no-such-choice"),
    ):
        refused = visitor.ask("GET", asked)
        assert (refused.status, refused.json["say"]) == (status, say)
    assert visitor.get(f"{path}/why?text=dance")["why"]["say"] == "no-such-move"
    legal = facts["moves"][0]["text"].replace(" ", "%20")
    assert visitor.get(f"{path}/why?text={legal}")["why"] is None
