"""An engine that misbehaves: it is sent away, one sentence says why, nothing of it is left, and its seat goes on."""

from __future__ import annotations

import fcntl
import json
import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

import pytest

import signoria
from signoria import Match
from signoria.bots import Novice
from signoria.bots.engines import EngineBot, Limits
from signoria.core.text.words import LANGUAGES, catalogue
from tests.adapters.programs import HURRIED, PATIENT, choosing, engine, play, written

PATIENCE = 30.0
"""Seconds in which anything that is to happen must have happened."""


@pytest.fixture
def match() -> Match:
    return signoria.game("patrician").start(seats=2, seed=3)


def plays_on_without(command: Sequence[str], match: Match, limits: Limits = PATIENT) -> EngineBot:
    """Let a program play against a novice for a while: its seat goes on, and its fault is known."""
    bot = engine(command, limits)
    play(match, [bot, Novice(random.Random(1))], most=20)
    bot.leave(match)
    assert len(match.decisions()) == 20
    assert bot.fault is not None
    return bot


CHOICES = {
    "silent": ("time.sleep(1000)", "engine-silent", "The engine did not answer within 1 s."),
    "stopped": ("os.kill(os.getpid(), signal.SIGSTOP)", "engine-silent", "did not answer within 1 s"),
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", "engine-ended", "ended before the game was over."),
    "broken": ("raise LookupError('no idea')", "engine-ended-saying", "after writing “LookupError: no idea”"),
    "gone": ("sys.exit(0)", "engine-ended", "ended before the game was over."),
    "illegal": (
        "say(it='move', number=number, move='bid 7000')",
        "engine-illegal",
        "answered “bid 7000”, which is none",
    ),
    "unknown id": ("say(it='move', number=number, move=1023)", "engine-illegal", "“1023”"),
    "true": ("say(it='move', number=number, move=True)", "engine-illegal", "“True”"),
    "no move": ("say(it='move', number=number)", "engine-illegal", "“None”"),
    "another question": ("say(it='move', number=number + 1, move=first)", "engine-silent", "did not answer"),
    "no number": ("say(it='move', move=first)", "engine-silent", "did not answer"),
    "garbage": ("print('I think', first, flush=True)", "engine-garbage", "wrote “I think"),
    "a list": ("print('[1, 2]', flush=True)", "engine-garbage", "wrote “[1, 2]”"),
    "no word": ("say(move=first)", "engine-garbage", "which is no message of the engine protocol"),
    "no text": ("os.write(1, bytes(range(128, 256)) + b'\\n')", "engine-garbage", "no message"),
    "a control": ("print('\\033[2J\\a', flush=True)", "engine-garbage", "wrote “[2J”"),
    "too deep": ("print('[' * 100_000, flush=True)", "engine-garbage", "[[["),
    "too long a number": ("print('{\"it\": ' + '1' * 9000 + '}', flush=True)", "engine-garbage", "111"),
    "megabytes": ("while True: print('x' * 1000)", "engine-garbage", "xxx"),
    "one long line": ("while True: sys.stdout.write('x' * 1000)", "engine-flood", "more than 1,048,576 bytes"),
    "chatter": ("while True: say(it='info', about='x' * 100)", "engine-flood", "more than 1,048,576 bytes"),
    "a loud error": ("while True: sys.stderr.write('x' * 1000)", "engine-flood", "more than 1,048,576 bytes"),
    "sorry": ("say(it='sorry', why='I am\\nlost')", "engine-refuses", "does not play on: “I am lost”"),
}


@pytest.mark.few(8)
@pytest.mark.parametrize(("body", "message", "sentence"), CHOICES.values(), ids=CHOICES)
def test_an_engine_that_does_not_choose_well_is_sent_away(body: str, message: str, sentence: str, match: Match) -> None:
    fault = plays_on_without(choosing(body), match, HURRIED if message == "engine-silent" else PATIENT).fault
    assert fault is not None
    assert fault.message == message
    assert sentence in str(fault)
    for language in LANGUAGES:
        said = fault.said(catalogue(language), "B")
        assert said.startswith("B ")
        assert "\n" not in said


STARTS = {
    "no greeting": ("import time; time.sleep(1000)", "engine-slow-start"),
    "no readiness": (
        'print(\'{"it": "hello", "protocol": 1}\', flush=True); input(); input(); input()',
        "engine-slow-start",
    ),
    "another version": ('print(\'{"it": "hello", "protocol": 2}\', flush=True); input()', "engine-other-protocol"),
    "no version": ('print(\'{"it": "hello"}\', flush=True); input()', "engine-other-protocol"),
    "no engine": ("print('hello')", "engine-garbage"),
    "no program": ("import no_such_module", "engine-ended-saying"),
}


@pytest.mark.parametrize(("program", "message"), STARTS.values(), ids=STARTS)
def test_an_engine_that_does_not_start_well_is_sent_away(program: str, message: str, match: Match) -> None:
    limits = Limits(start=1.0) if message == "engine-slow-start" else PATIENT
    fault = plays_on_without(written(program), match, limits).fault
    assert fault is not None
    assert fault.message == message


def test_a_program_that_may_not_be_run_is_a_fault_and_no_error(match: Match, tmp_path: Path) -> None:
    fault = plays_on_without((str(tmp_path),), match).fault
    assert fault is not None
    assert fault.message == "engine-not-started"


def test_an_engine_that_never_reads_holds_nobody_up(match: Match) -> None:
    program = """
    import fcntl, time
    fcntl.fcntl(0, fcntl.F_SETPIPE_SZ, 4096)
    print('{"it": "hello", "protocol": 1, "wants": ["features"]}', flush=True)
    print('{"it": "ready"}', flush=True)
    time.sleep(1000)
    """
    began = time.monotonic()
    fault = plays_on_without(written(dedent(program)), match, HURRIED).fault
    assert fault is not None
    assert fault.message == "engine-silent"
    assert time.monotonic() - began < PATIENCE


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def is_free(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def test_nothing_is_left_of_an_engine_that_was_sent_away_nor_of_what_it_started(match: Match, tmp_path: Path) -> None:
    file, number = tmp_path / "lock", tmp_path / "number"
    child = f"import fcntl, time; lock = open({str(file)!r}, 'w'); fcntl.flock(lock, 2); print(); time.sleep(1000)"
    body = f"""
    open({str(number)!r}, "w").write(str(os.getpid()))
    child = subprocess.Popen([sys.executable, "-u", "-S", "-c", {child!r}], stdout=subprocess.PIPE)
    child.stdout.readline()
    say(it="sorry")
    time.sleep(1000)
    """
    bot = engine(choosing(body), Limits(leave=0.2))
    play(match, [bot, bot], most=1)
    assert bot.fault is not None
    assert not is_running(int(number.read_text()))
    deadline = time.monotonic() + PATIENCE
    with file.open("w") as lock:
        while not is_free(lock.fileno()):
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_an_engine_that_will_not_go_when_the_game_is_over_is_killed(match: Match, tmp_path: Path) -> None:
    number = tmp_path / "number"
    body = f"""
    open({str(number)!r}, "w").write(str(os.getpid()))
    say(it="move", number=number, move=first)
    if number == 4:
        time.sleep(1000)
    """
    bot = engine(choosing(body))
    play(match, [bot, bot], most=4)
    bot.leave(match)
    assert bot.fault is None
    assert not is_running(int(number.read_text()))


def test_an_engine_that_was_sent_away_has_been_told_why(match: Match, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"""
    say(it="move", number=number, move="sing")
    open({str(heard)!r}, "w").write(sys.stdin.readline())
    """
    bot = engine(choosing(body), Limits(leave=PATIENCE))
    play(match, [bot, bot], most=1)
    assert json.loads(heard.read_text()) == {"do": "bye", "why": str(bot.fault)}


def test_only_the_first_fault_counts_and_the_stand_in_plays_all_the_rest(match: Match) -> None:
    bot = plays_on_without(choosing("sys.exit(0) if number == 3 else say(it='move', number=number, move=first)"), match)
    fault = bot.fault
    play(match, [bot, Novice(random.Random(1))])
    bot.leave(match)
    assert match.over
    assert bot.fault is fault
