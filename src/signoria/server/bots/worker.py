"""A worker: a process of low priority that reads questions and answers each with a move.

It ends as soon as its input does, in the middle of a thought too, so it never outlives the server.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from typing import BinaryIO

import msgspec

import signoria
from signoria.bots import LEVELS
from signoria.server.bots.bot_memory import RememberedBots
from signoria.server.bots.errors import BROKEN, ILLEGAL, UNREADABLE
from signoria.server.bots.question import Answer, Asked, Prepare, ToWorker
from signoria.transport.worker_side import claim_output, send_line

NICENESS = 10


def main() -> None:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    output = claim_output()
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, lines), name="listen", daemon=True).start()
    for name in signoria.GAMES:  # now, when a slow machine is given time for it, and not in the time of a question
        signoria.game(name)
    send_line(output, msgspec.json.encode(Answer(0)))
    bots = RememberedBots()
    while True:
        answer = heed(lines.get(), bots)
        if answer is not None:
            send_line(output, msgspec.json.encode(answer))


def listen(source: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    """Hand lines on; when there are no more, nobody wants an answer."""
    for line in source:
        lines.put(line)
    os._exit(0)


def heed(line: bytes, bots: RememberedBots) -> Answer | None:
    """Do what a line asks for; the answer, if it is a question."""
    try:
        message = msgspec.json.decode(line, type=ToWorker)
    except ValueError:
        return Answer(0, failure=UNREADABLE)
    if isinstance(message, Prepare):
        signoria.game(message.game).compile_in_background()
        return None
    return reply(message, bots)


def reply(asked: Asked, bots: RememberedBots) -> Answer:
    """The answer to a question; an error is told by its kind alone, for its words might hold somebody's cards."""
    number, question = asked.number, asked.question
    try:
        game = signoria.game(question.game)
        match = game.from_position(question.position)
        legal = match.legal(question.seat)
    except Exception:
        return Answer(number, failure=UNREADABLE)
    if not legal or question.level not in LEVELS:
        return Answer(number, failure=UNREADABLE)
    try:
        bot = bots.bot_for(question)
        moved = bot.stand_in(match, question.budget) or question.level
        thought = bot.looks_ahead(match, question.budget)
        move = bot.choose(match, question.seat, question.budget)
    except Exception:
        return Answer(number, failure=BROKEN)
    return Answer(number, move.text, moved, thought) if move in legal else Answer(number, failure=ILLEGAL)
