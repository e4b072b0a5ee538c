"""A stand-in for the bots' worker that starts at once. Each argument says what it does when asked at a level.

`novice=nap` answers after a moment, `master=tell` tells its budget and `master=who` its process, `apprentice=die` and
others misbehave; with `once=FILE` only the first question is answered in that way, and the file remembers it; with
`while=FILE` only as long as there is such a file. As long as there is the file of `hold=FILE`, nothing is answered at
all. `prepared=FILE` writes down which games are to be compiled. `thoughtless=yes` says that no answer took thought.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any


def say(**answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def act(way: str, number: int, level: str, move: str, thought: bool = True) -> None:
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
        say(number=number, move=move, level=level, thought=thought)


def first_time(marker: Path | None) -> bool:
    """Whether nothing has been answered yet (always, without a file to remember it)."""
    if marker is None:
        return True
    known = marker.exists()
    marker.touch()
    return not known


def is_so(ways: dict[str, str]) -> bool:
    """Whether the question is to be answered in the way that was asked for."""
    if "while" in ways:
        return Path(ways["while"]).exists()
    return first_time(Path(ways["once"]) if "once" in ways else None)


def answer(asked: dict[str, Any], ways: dict[str, str]) -> None:
    question = asked["question"]
    level = question["level"]
    way = ways.get(level, "answer") if is_so(ways) else "answer"
    while "hold" in ways and Path(ways["hold"]).exists():
        time.sleep(0.01)
    said = {"tell": question["budget"], "who": os.getpid()}.get(way, question["seat"])
    act(way, asked["number"], level, f"{level} {said}", "thoughtless" not in ways)


def main() -> None:
    ways = dict(argument.split("=", 1) for argument in sys.argv[1:])
    say(number=0)
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["it"] == "asked":
            answer(asked, ways)
        elif "prepared" in ways:
            with Path(ways["prepared"]).open("a") as told:
                told.write(f"{asked['game']}\n")


if __name__ == "__main__":
    main()
