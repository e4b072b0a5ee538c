"""What is said between a house and bots that think elsewhere: JSON over a WebSocket, one message a frame."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec

import signoria
from signoria.server.bots.question import Answer, Prepare, Question

PATH = "/api/bots"
PROTOCOL = 1
MOST_WORKERS = 64
"""Processes of one machine."""
REFUSED = 4403
"""The code with which who was refused is let go."""


class Hello(msgspec.Struct, frozen=True, tag_field="it", tag="hello"):
    """The first message: how many workers think there, and by which code and rules."""

    name: str
    workers: int
    versions: dict[str, str]


class Welcome(msgspec.Struct, frozen=True, tag_field="it", tag="welcome"):
    """They may think here."""


class TurnedAway(msgspec.Struct, frozen=True, tag_field="it", tag="refused"):
    """They may not: a message of the catalogue and its arguments."""

    say: str
    arguments: dict[str, Any] = msgspec.field(default_factory=dict, name="with")


class Task(msgspec.Struct, frozen=True, tag_field="it", tag="task"):
    """A question for one of the workers, counted from 0, with the number its answer will have."""

    worker: int
    number: int
    question: Question


class Done(msgspec.Struct, frozen=True, tag_field="it", tag="done"):
    """A worker's answer. If it is that the worker is busy, `Free` follows once it no longer is."""

    worker: int
    answer: Answer


class Free(msgspec.Struct, frozen=True, tag_field="it", tag="free"):
    """A worker that was busy may be asked again."""

    worker: int


ToRemote = Welcome | TurnedAway | Task | Prepare
FromRemote = Hello | Done | Free

BUSY = "busy"
"""The worker thinks for another house."""
GONE = "gone"
"""The connection has ended, or nothing came in time."""


def own_versions() -> dict[str, str]:
    """What must be the same on both sides, so that a bot plays as it does in the house."""
    games = {name: signoria.game(name) for name in signoria.GAMES}
    rules = {name: f"{game.kit.version} {game.components.digest[:12]}" for name, game in games.items()}
    return {"signoria": version("signoria"), "protocol": str(PROTOCOL), **rules}
