"""What an engine is told and what it may answer, in every game, and what it is never told."""

from __future__ import annotations

import ast
import json
import random
import sys
from collections.abc import Callable
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.bots import Apprentice
from signoria.bots.engines import Limits, conversation
from signoria.bots.engines.conversation import Conversation
from tests.adapters.programs import PLAYING, REFERENCE, choosing, engine, play
from tests.play import random_play, with_everything


class Attentive:
    """In place of a process: keeps what it is told, and answers with the last move."""

    wants: tuple[str, ...] = ()

    def __init__(self, command: object) -> None:
        self.told: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []

    def say(self, line: str) -> None:
        told = json.loads(line)
        self.told.append(told)
        if told["do"] == "hello":
            self.answers.append({"it": "hello", "protocol": 1, "wants": list(self.wants)})
        elif told["do"] == "start":
            self.answers.append({"it": "ready"})
        elif told["do"] == "choose":
            self.answers.append({"it": "move", "number": told["number"], "move": told["moves"][-1]["id"]})

    def hear(self, deadline: float) -> bytes:
        return json.dumps(self.answers.pop(0)).encode()

    def end(self, patience: float) -> None:
        self.told.append({"do": "end"})


Telling = Callable[..., Conversation]


@pytest.fixture
def converse(monkeypatch: pytest.MonkeyPatch) -> Telling:
    """A conversation with somebody who listens well and wants this besides."""
    monkeypatch.setattr(conversation, "EngineProcess", Attentive)

    def begin(*wants: str) -> Conversation:
        monkeypatch.setattr(Attentive, "wants", wants)
        return Conversation((), Limits())

    return begin


def told_by(one: Conversation) -> list[dict[str, Any]]:
    assert isinstance(one.process, Attentive)
    return one.process.told


def test_the_reference_engine_plays_every_game_to_its_end(game_name: str) -> None:
    match = signoria.game(game_name).start(seats=3, seed=5)
    bot = engine(PLAYING)
    play(match, [bot, Apprentice(random.Random(1)), Apprentice(random.Random(2))])
    bot.leave(match)
    assert match.over
    assert bot.fault is None


def test_the_reference_engine_is_sixty_lines_of_plain_python() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imported if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in imported if isinstance(node, ast.ImportFrom)}
    assert names <= sys.stdlib_module_names


def test_a_question_holds_the_seats_view_and_moves_and_what_is_new(converse: Telling) -> None:
    one = converse()
    match = signoria.game("patrician").start(seats=2, seed=3)
    seen = []
    for _ in range(12):
        seat = match.to_act[0]
        if seat == 0:
            move = one.ask(match, 0, 400, 1)
            question = told_by(one)[-1]
            assert question["view"] == json.loads(json.dumps(match.view(0)))
            assert [(said["id"], said["text"]) for said in question["moves"]] == [
                (m.id, m.text) for m in match.legal(0)
            ]
            assert question["simulations"] == 400
            seen += question["events"]
            assert seen == match.events(0)
        else:
            move = match.legal(seat)[0]
        match.play(seat, move)
    assert [told["do"] for told in told_by(one)][:3] == ["hello", "start", "choose"]
    assert [told["number"] for told in told_by(one) if told["do"] == "choose"] == list(range(1, len(told_by(one)) - 1))


def test_time_is_told_in_seconds(converse: Telling) -> None:
    one = converse()
    match = signoria.game("patrician").start(seats=2, seed=3)
    one.ask(match, match.to_act[0], 0.5, 1)
    assert told_by(one)[-1]["seconds"] == 0.5
    assert "simulations" not in told_by(one)[-1]


def test_time_is_waited_for_a_little_longer_and_simulations_long_enough() -> None:
    limits = Limits(grace=1.0, longest=60.0)
    assert limits.answer(0.5) == 1.5
    assert limits.answer(400) == 60.0


def test_an_engine_is_told_how_the_game_ended(converse: Telling) -> None:
    one = converse()
    *_, match = random_play(signoria.game("patrician").start(seats=2, seed=3), 1)
    one.leave(match)
    assert match.outcome is not None
    over, bye, end = told_by(one)[-3:]
    assert over == {"do": "over", "points": list(match.outcome.points), "places": list(match.outcome.places)}
    assert (bye, end["do"]) == ({"do": "bye"}, "end")


def everything_told(converse: Telling, match: Match, seat: int, *wants: str) -> list[dict[str, Any]]:
    one = converse(*wants)
    one.ask(match, seat, 1, 9)
    return told_by(one)


def test_nothing_an_engine_is_told_depends_on_what_its_seat_cannot_know(converse: Telling, game_name: str) -> None:
    game = signoria.game(game_name)
    seed = 987_654_321_012_345_678
    for step, match in enumerate(random_play(game.start(4, seed, **with_everything(game_name)), 2)):
        if step % 9 == 0 and not match.over:
            for seat in match.to_act:
                told = everything_told(converse, match, seat, "features")
                assert told == everything_told(converse, match.redeal(seat, step), seat, "features")
                assert str(seed) not in json.dumps(told)


def test_a_position_is_one_that_the_seat_cannot_tell_from_the_true_one(converse: Telling, game_name: str) -> None:
    game = signoria.game(game_name)
    for step, match in enumerate(random_play(game.start(4, 11, **with_everything(game_name)), 3)):
        if step % 9 == 0 and not match.over:
            seat = match.to_act[-1]
            position = everything_told(converse, match, seat, "position")[-1]["position"]
            dealt = game.from_position(position)
            assert position["generator"] != match.position()["generator"]
            assert dealt.view(seat) == match.view(seat)
            assert dealt.legal(seat) == match.legal(seat)


def test_features_come_with_their_names_only_if_they_are_wanted(converse: Telling, game_name: str) -> None:
    game = signoria.game(game_name)
    match = game.start(3, 11)
    seat = match.to_act[0]
    _, start, question = everything_told(converse, match, seat, "features", "position", "the moon")
    assert start["features"] == list(game.features)
    assert len(question["features"]) == len(game.features)
    assert any(question["features"])
    _, start, question = everything_told(converse, match, seat)
    assert "features" not in start
    assert not {"features", "position"} & set(question)


def test_what_an_engine_tells_besides_is_passed_over() -> None:
    body = """
    say(it="info", depth=3)
    say(it="move", number=number - 1, move="nothing")
    say(it="move", number=number, move=asked["moves"][-1]["id"], thought="a good one")
    """
    match = signoria.game("patrician").start(seats=2, seed=3)
    bot = engine(choosing(body))
    play(match, [bot, bot], most=8)
    bot.leave()
    assert bot.fault is None
    assert len(match.decisions()) == 8
