"""A worker: a process of low priority that reads questions and answers each with a move.

It ends as soon as its input does, in the middle of a thought too, so it never outlives the server.
"""

from __future__ import annotations

import os
import queue
import random
import signal
import sys
import threading
from typing import BinaryIO

import msgspec

import signoria
from signoria.bots import LEVELS
from signoria.server.bots.errors import BROKEN, ILLEGAL, UNREADABLE
from signoria.server.bots.question import Answer, Asked

NICENESS = 10


def main() -> None:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    output = take_output()
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, lines), name="listen", daemon=True).start()
    for name in signoria.GAMES:
        signoria.game(name)
    say(output, Answer(0))
    while True:
        say(output, reply(lines.get()))


def take_output() -> BinaryIO:
    """The way to the server, for answers alone: whatever else is printed goes to the standard error."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def listen(source: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    """Hand lines on; when there are no more, nobody wants an answer."""
    for line in source:
        lines.put(line)
    os._exit(0)


def say(output: BinaryIO, answer: Answer) -> None:
    """Send one answer; without a server to read it, this is the end."""
    try:
        output.write(msgspec.json.encode(answer) + b"\n")
        output.flush()
    except OSError:
        os._exit(0)


def reply(line: bytes) -> Answer:
    """The answer to a line; an error is told by its kind alone, for its words might hold somebody's cards."""
    number = 0
    try:
        asked = msgspec.json.decode(line, type=Asked)
        number, question = asked.number, asked.question
        match = signoria.game(question.game).from_position(question.position)
        level, legal = LEVELS[question.level], match.legal(question.seat)
    except Exception:
        return Answer(number, failure=UNREADABLE)
    if not legal:
        return Answer(number, failure=UNREADABLE)
    try:
        move = level(random.Random(question.dice)).choose(match, question.seat, question.budget)
    except Exception:
        return Answer(number, failure=BROKEN)
    return Answer(number, move.text) if move in legal else Answer(number, failure=ILLEGAL)
