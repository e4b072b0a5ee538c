"""`signoria engine`: the house's bots for another program make the moves that they make here."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.adapters import engine as engine_module
from signoria.adapters.engine import HouseEngine
from signoria.bots import Apprentice, Master
from signoria.core.text.words import catalogue
from tests.adapters.programs import engine, play
from tests.play import random_play


def said(*asked: dict[str, Any] | str, level: str = "apprentice") -> list[dict[str, Any]]:
    """What the engine answers."""
    answers: list[str] = []
    lines = [one if isinstance(one, str) else json.dumps(one) for one in asked]
    HouseEngine(level, random.Random(4), catalogue("en")).serve(lines, answers.append)
    return [json.loads(answer) for answer in answers]


def start(match: Match, seat: int, /, **other: object) -> dict[str, Any]:
    game = match.game
    facts = {"game": game.name, "rules": game.kit.version, "components": game.components.digest, "seat": seat}
    return {"do": "start", **facts, **other}


def choose(match: Match, seat: int, **other: object) -> dict[str, Any]:
    position = match.redeal(seat, 1).position()
    return {"do": "choose", "number": 1, "simulations": 5, "position": position, **other}


@pytest.fixture
def match() -> Match:
    return signoria.game("patrician").start(seats=2, seed=3, first=0)


def test_a_greeting_names_version_and_wish() -> None:
    (greeting,) = said({"do": "hello", "protocol": 1})
    assert greeting == {"it": "hello", "protocol": 1, "name": "signoria apprentice", "wants": ["position"]}


def test_it_chooses_what_the_same_bot_chooses_here(game_name: str) -> None:
    for step, match in enumerate(random_play(signoria.game(game_name).start(3, 8), 5)):
        if step % 7 == 0 and not match.over:
            seat = match.to_act[0]
            ready, chosen = said(start(match, seat), choose(match, seat))
            assert ready == {"it": "ready"}
            move = Apprentice(random.Random(4)).choose(match.redeal(seat, 1), seat, 5)
            assert chosen == {"it": "move", "number": 1, "move": move.text}


def test_what_a_network_has_not_learned_is_noted_by_the_levels_that_need_one(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = start(match, 0, seats=2, options={"messengers": "off"})
    assert said(told, level="grand-master") == [{"it": "ready"}]
    monkeypatch.setattr(engine_module, "network_for_table", lambda game, seats, options: None)
    assert said(told, level="master") == [{"it": "ready"}]
    (ready,) = said(told, level="grand-master")
    assert ready["it"] == "ready"
    assert ready["note"].endswith("has not learned the game as it is played here: grand masters play as masters.")


def test_after_bye_nothing_is_answered() -> None:
    assert said({"do": "bye"}, {"do": "hello", "protocol": 1}) == []


def test_what_needs_no_answer_gets_none() -> None:
    assert said({"do": "over", "points": [1, 2], "places": [2, 1]}, {"do": "dance"}) == []


def test_seconds_are_a_budget_too(match: Match) -> None:
    question = choose(match, 0, seconds=0.01)
    del question["simulations"]
    assert said(start(match, 0), question)[-1]["it"] == "move"


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"position": {}}, "the position says nothing of game"),
        ({"position": [1]}, "a position is a mapping"),
        ({"simulations": 0}, "Say how long to think"),
        ({"simulations": "many"}, "Say how long to think"),
    ],
)
def test_a_question_it_cannot_answer_is_answered_with_why(match: Match, other: dict[str, Any], why: str) -> None:
    answer = said(start(match, 0), choose(match, 0, **other))[-1]
    assert answer["it"] == "sorry"
    assert why in answer["why"]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"game": "chess"}, "chess"),
        ({"rules": "0"}, "The game here has rules"),
        ({"components": "0"}, "The game here has components"),
        ({"seat": 9}, "no message"),
        ({"seat": "A"}, "no message"),
    ],
)
def test_a_game_it_cannot_play_is_refused(match: Match, other: dict[str, Any], why: str) -> None:
    refused, unready = said(start(match, 0, **other), choose(match, 0))
    assert refused["it"] == unready["it"] == "sorry"
    assert why in refused["why"]
    assert unready["why"] == "No game was started: say start before choose."


def test_a_seat_that_is_not_to_act_is_not_asked(match: Match) -> None:
    assert said(start(match, 1), choose(match, 1))[-1]["why"].startswith("It is not this seat’s turn")


@pytest.mark.parametrize("line", ["", "hello", "[]", '{"do": 3}', "[" * 100_000])
def test_a_line_that_is_no_message_is_answered_and_forgotten(line: str) -> None:
    sorry, greeting = said(line, {"do": "hello"})
    assert sorry == {"it": "sorry", "why": "This line is no message of the engine protocol."}
    assert greeting["it"] == "hello"


def test_the_command_plays_a_game_against_itself() -> None:
    command = (sys.executable, "-m", "signoria", "engine", "--level", "novice")
    match = signoria.game("patrician").start(seats=2, seed=3)
    bots = [engine(command), engine(command)]
    play(match, bots)
    for bot in bots:
        bot.leave(match)
    assert match.over
    assert [bot.fault for bot in bots] == [None, None]


@pytest.mark.compiles
def test_a_master_behind_the_protocol_looks_ahead(match: Match) -> None:
    assert match.game.compile_in_background().wait()
    ready, chosen = said(start(match, 0), choose(match, 0), level="master")
    assert ready == {"it": "ready"}
    master = Master(random.Random(4))
    assert chosen["move"] == master.choose(match.redeal(0, 1), 0, 5).text
