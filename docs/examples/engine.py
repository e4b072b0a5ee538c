"""A program that plays every game of Signoria by its engine protocol: Python and nothing else."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

PROTOCOL = 1


def say(**message: Any) -> None:
    """Send a message: one line, at once."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def note(text: str) -> None:
    """Write a line for a person: only messages may go to standard output."""
    sys.stderr.write(text + "\n")


def choose(view: dict[str, Any], moves: list[dict[str, Any]], seconds: float) -> str:
    """The text of the move to make. Your own thoughts belong here; this program draws lots."""
    return str(random.choice(moves)["text"])


def answer(asked: dict[str, Any]) -> None:
    """Answer a message; a word this program does not know needs no answer."""
    if asked["do"] == "hello":
        say(it="hello", protocol=PROTOCOL, name="Drawing lots")
    elif asked["do"] == "start":
        note(f"{asked['game']}: seat {asked['seat']} of {asked['seats']}, options {asked['options']}")
        say(it="ready")
    elif asked["do"] == "choose":
        move = choose(asked["view"], asked["moves"], asked.get("seconds", 1.0))
        say(it="move", number=asked["number"], move=move)
    elif asked["do"] == "over":
        note(f"points by seat {asked['points']}, places {asked['places']}")


def main() -> None:
    """Answer until the host says bye or closes the pipe."""
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "bye":
            return
        answer(asked)


if __name__ == "__main__":
    main()
