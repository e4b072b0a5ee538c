"""Programs that take a seat: one that plays, and many that do something else."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent, indent

from signoria import Bot, Match
from signoria.bots import Novice
from signoria.bots.engines import EngineBot, Limits
from signoria.bots.seat import ask

REFERENCE = Path(__file__).parent.parent.parent / "docs" / "examples" / "engine.py"
PLAYING = (sys.executable, str(REFERENCE))
PATIENT = Limits(start=60.0, longest=60.0, leave=0.5)
"""Time enough for whoever answers at all, on a busy machine, too."""
HURRIED = Limits(start=60.0, longest=1.0, leave=0.5)
"""For whoever is not to answer."""

POLITE = """
import json, os, signal, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        say(it="hello", protocol=1, name="test")
    elif asked["do"] == "start":
        say(it="ready")
    elif asked["do"] == "choose":
        first = asked["moves"][0]["text"]
        number = asked["number"]
"""


def choosing(body: str) -> tuple[str, ...]:
    """The command of a program that greets well and then does this when it is asked for a move."""
    return written(POLITE + indent(dedent(body).strip("\n"), " " * 8))


def written(program: str) -> tuple[str, ...]:
    """The command that runs a program."""
    return sys.executable, "-S", "-E", "-c", program


def engine(command: Sequence[str], limits: Limits = PATIENT) -> EngineBot:
    """A program in a seat, with a novice behind it."""
    return EngineBot(command, random.Random(1), Novice(random.Random(1)), limits)


def play(match: Match, bots: Sequence[Bot], most: int = 10_000) -> None:
    """Play a match to its end, or so many decisions of it."""
    dice = random.Random(2)
    while not match.over and most:
        seat, most = match.to_act[0], most - 1
        match.play(seat, ask(bots[seat], match, seat, 1, dice.getrandbits(64)))
