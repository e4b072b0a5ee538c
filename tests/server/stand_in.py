"""A stand-in for the bots' worker that starts at once. Each argument says what it does when asked at a level.

`novice=nap` answers after a moment, `apprentice=die` and others misbehave; with `once=FILE` only the first question is
answered in that way, and the file remembers it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path


def say(**answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def act(way: str, number: int, move: str) -> None:
    """Answer in this way."""
    if way == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    elif way == "leave":
        sys.exit(0)
    elif way == "sleep":
        time.sleep(600)
    elif way == "garbage":
        sys.stdout.write("no answer\n")
    elif way == "flood":
        sys.stdout.write("x" * 200_000)
    elif way == "shift":
        number += 1
    elif way == "nap":
        time.sleep(0.05)
    if way in ("illegal move", "broken", "unreadable"):
        say(number=number, failure=way)
    else:
        say(number=number, move=move)


def first_time(marker: Path | None) -> bool:
    """Whether nothing has been answered yet (always, without a file to remember it)."""
    if marker is None:
        return True
    known = marker.exists()
    marker.touch()
    return not known


def main() -> None:
    ways = dict(argument.split("=", 1) for argument in sys.argv[1:])
    marker = Path(ways["once"]) if "once" in ways else None
    say(number=0)
    for line in sys.stdin:
        asked = json.loads(line)
        level, seat = asked["question"]["level"], asked["question"]["seat"]
        act(ways.get(level, "answer") if first_time(marker) else "answer", asked["number"], f"{level} {seat}")


if __name__ == "__main__":
    main()
