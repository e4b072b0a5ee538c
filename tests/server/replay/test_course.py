"""The course of a game that is over: all that the rules in a browser need to review it."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import numpy as np
import pytest

import signoria
from signoria.core.compiled.buffers import states_for
from tests.play import mostly_full, with_everything
from tests.server.recording import Game
from tests.server.running import Server, Visitor


class Over:
    """A game that is over, and its course."""

    def __init__(self, server: Server, name: str) -> None:
        self.game = Game(server, name, with_everything(name), seed=61)
        assert self.game.play()
        self.path = f"/api/replays/{self.game.table}"
        self.visitor = Visitor(server)
        self.facts: Any = self.visitor.get(self.path)
        self.course: Any = self.visitor.get(f"{self.path}/course")


@pytest.fixture(scope="module", params=mostly_full(signoria.GAMES, usual="princes-of-florence"))
def over(request: pytest.FixtureRequest, house: Server) -> Over:
    return Over(house, request.param)


@pytest.mark.full
def test_it_can_be_played_from_its_opening_to_the_same_end(over: Over) -> None:
    game = signoria.game(over.game.name)
    states = states_for(game, 1)
    states[:] = np.frombuffer(b64decode(over.course["state"]), states.dtype)
    assert over.course["rules"] == game.rules_key
    assert len(over.course["seats"]) == len(over.course["actions"]) == over.facts["steps"]
    for seat, action in zip(over.course["seats"], over.course["actions"], strict=True):
        assert game.compiled.play_one(states, seat, action) == 0
    points = np.zeros((1, states["seats"][0]), np.int32)
    game.compiled.points_many(states, points)
    assert points[0].tolist() == over.facts["outcome"]["points"]


def test_what_else_could_have_been_done_is_told_in_the_words_of_then(over: Over) -> None:
    for step in range(0, over.facts["steps"], 29):
        made = over.course["actions"][step]
        assert over.visitor.get(f"{over.path}/decisions/{step}/moves/{made}") == over.facts["moves"][step]


def test_of_lots_and_heights_everything_is_named(over: Over) -> None:
    heights, lots = over.course["heights"], over.course["lots"]
    assert (len(lots) > 0) is (over.game.name != "patrician")
    for lot in lots:
        assert lot["name"]["say"].startswith("lot")
        for asked in lot["asked"]:
            assert all(0 <= place < len(heights) for place in asked["bids"].values())


def test_a_move_that_could_not_be_made_or_a_step_that_is_not_there_is_refused(over: Over) -> None:
    for path, say in (
        (f"{over.facts['steps']}/moves/0", "refused-no-such-step"),
        ("0/moves/999999", "refused-no-such-choice"),
    ):
        refused = over.visitor.ask("GET", f"{over.path}/decisions/{path}")
        assert (refused.status, refused.json["say"]) == (422, say)
