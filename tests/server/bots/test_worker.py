"""The bots' worker: what it is told, what it answers, and when it ends."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import signoria
from signoria.bots import DRIVEN, LEVELS, Novice
from signoria.core.play.starting import match_of_position
from signoria.server.bots.bot_memory import RememberedBots
from signoria.server.bots.errors import BROKEN, ILLEGAL, UNREADABLE
from signoria.server.bots.question import Answer, Asked, Question, question_for
from signoria.server.bots.worker import NICENESS, heed, reply
from signoria.server.bots.worker_process import COMMAND
from tests.play import play_some

ODD = """
import os, signal, subprocess, sys, time
from signoria.bots import LEVELS, Novice
from signoria.core.rules.moves import Move
from signoria.server.bots.worker import main

class Odd(Novice):
    def choose(self, match, seat, budget):
        {act}
        return super().choose(match, seat, budget)

LEVELS["novice"] = Odd
"""
"""A worker whose novice does something else first."""
LOTS = random.Random(20)
"""Where the tests' seeds come from."""


def asked(name: str, level: str = "novice", number: int = 1, decisions: int = 0) -> Asked:
    """A question in the middle of a match."""
    match = play_some(signoria.game(name).start(3, 5), 5, decisions)
    return Asked(number, question_for(match, match.to_act[0], level, 0.05, LOTS.getrandbits(128)))


def odd_command(act: str) -> list[str]:
    return [sys.executable, "-c", ODD.format(act=act) + "main()"]


@contextmanager
def worker(command: tuple[str, ...] | list[str] = COMMAND) -> Iterator[subprocess.Popen[bytes]]:
    """A worker that is ready."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert hear(process) == Answer(0)
            yield process
        finally:
            process.kill()


def say(process: subprocess.Popen[bytes], message: Asked) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")
    process.stdin.flush()


def hear(process: subprocess.Popen[bytes]) -> Answer:
    assert process.stdout is not None
    return msgspec.json.decode(process.stdout.readline(), type=Answer)


def is_running(pid: int) -> bool:
    """Whether a process is there and is more than a name that nobody has read the end of."""
    try:
        os.kill(pid, 0)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return Path("/proc/self").exists() is False


def ends_soon(pid: int) -> bool:
    limit = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < limit:
        time.sleep(0.02)
    return not is_running(pid)


# -- the question


def test_a_question_shows_the_seat_what_it_knows_and_deals_the_rest_by_lot(game_name: str) -> None:
    match = play_some(signoria.game(game_name).start(3, LOTS.getrandbits(128)), 7, 6)
    seat = match.to_act[0]
    true = {key: value for key, value in match.position().items() if key != "generator"}
    seen: list[str] = []
    for _ in range(50):
        question = question_for(match, seat, "novice", 1.0, LOTS.getrandbits(128))
        dealt = match_of_position(match.game, question.position)
        assert dealt.view(seat) == match.view(seat)
        assert [move.text for move in dealt.legal(seat)] == [move.text for move in match.legal(seat)]
        seen.append(json.dumps({key: question.position[key] for key in true}))
    assert len(set(seen)) > 40
    assert seen.count(json.dumps(true)) <= 2


def test_a_question_holds_neither_seeds_nor_names_nor_a_way_back_to_the_true_deck(game_name: str) -> None:
    seed, fresh = LOTS.getrandbits(128), LOTS.getrandbits(128)
    match = signoria.game(game_name).start(3, seed)
    match.names = ("Zebulon", "Ysoline", "Xanthippe")
    question = question_for(match, match.to_act[0], "novice", 1.0, fresh)
    text = msgspec.json.encode(question).decode().lower()
    for secret in (str(seed), f"{seed:x}", str(fresh), f"{fresh:x}", *(name.lower() for name in match.names)):
        assert secret not in text
    generator = match.position()["generator"]
    assert not set(question.position["generator"].split()) & set(generator.split())


def test_the_same_seed_asks_the_same_question_and_another_seed_brings_other_dice(game_name: str) -> None:
    match = signoria.game(game_name).start(3, 5)
    first, again, other = (question_for(match, match.to_act[0], "novice", 1.0, seed) for seed in (1, 1, 2))
    assert first == again
    assert first.dice != other.dice


# -- the answer


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_answer_for_every_game(game_name: str, level: str) -> None:
    for decisions in (0, 10, 40):
        message = asked(game_name, level, 9, decisions)
        answer = reply(message, RememberedBots())
        match = signoria.game(game_name).from_position(message.question.position)
        assert (answer.number, answer.failure) == (9, "")
        assert answer.move in [move.text for move in match.legal(message.question.seat)]


def test_the_same_dice_give_the_same_move() -> None:
    message = asked("patrician")
    assert len({reply(message, RememberedBots()).move for _ in range(5)}) == 1


def changed(**fields: object) -> bytes:
    question = msgspec.structs.replace(asked("patrician").question, **fields)
    return msgspec.json.encode(Asked(4, question))


@pytest.mark.parametrize(
    ("line", "number"),
    [
        (b"no json", 0),
        (b'{"number": 4}', 0),
        (changed(game="chess"), 4),
        (changed(level="cheat"), 4),
        (changed(position={}), 4),
        (changed(seat=7), 4),
        (changed(seat=(asked("patrician").question.seat + 1) % 3), 4),
    ],
)
def test_a_question_that_makes_no_sense_is_called_unreadable(line: bytes, number: int) -> None:
    assert heed(line, RememberedBots()) == Answer(number, failure=UNREADABLE)


class Cheat(Novice):
    def choose(self, match: signoria.Match, seat: int, budget: float) -> signoria.Move:
        return signoria.Move(10_000, "win at once", {})


class Broken(Novice):
    def choose(self, match: signoria.Match, seat: int, budget: float) -> signoria.Move:
        raise ValueError(f"I hold {match.view(seat)}")


@pytest.mark.parametrize(("bot", "failure"), [(Cheat, ILLEGAL), (Broken, BROKEN)])
def test_a_bot_that_cheats_or_breaks_is_found_out_and_its_words_are_not_repeated(
    bot: type, failure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "novice", bot)
    assert reply(asked("patrician"), RememberedBots()) == Answer(1, failure=failure)


# -- the process


def test_a_worker_answers_one_question_after_another_and_outlives_ctrl_c() -> None:
    with worker() as process:
        say(process, asked("patrician", number=1))
        assert hear(process).move
        process.send_signal(signal.SIGINT)
        say(process, asked("princes-of-florence", number=2))
        answer = hear(process)
        assert answer.number == 2 and answer.move
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.getpriority(os.PRIO_PROCESS, 0) + NICENESS


def test_what_a_bot_prints_does_not_get_between_the_answers() -> None:
    noise = "print('noise'); sys.stdout.flush(); os.write(1, b'noise'); subprocess.run(['echo', 'noise'])"
    with worker(odd_command(noise)) as process:
        say(process, asked("patrician"))
        assert hear(process).move


def test_an_error_of_a_bot_leaves_no_word_of_its_cards_in_the_log() -> None:
    with worker(odd_command("raise ValueError(str(match.position()))")) as process:
        say(process, asked("patrician"))
        assert hear(process) == Answer(1, failure=BROKEN)
        _, errors = process.communicate(timeout=10)
        assert errors == b""


@pytest.mark.parametrize("act", ["time.sleep(600)", "while True: pass"], ids=["asleep", "thinking hard"])
def test_a_worker_ends_in_the_middle_of_a_thought_when_its_input_does(act: str) -> None:
    with worker(odd_command(f"os.write(2, b'I think\\n')\n        {act}")) as process:
        say(process, asked("patrician"))
        assert process.stdin is not None and process.stderr is not None
        assert process.stderr.readline() == b"I think\n"
        process.stdin.close()
        assert process.wait(10) == 0


def test_no_worker_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    question, thinking = tmp_path / "question.json", tmp_path / "thinking"
    think = f"open({str(thinking)!r}, 'w').close(); time.sleep(600)"
    question.write_bytes(msgspec.json.encode(asked("patrician").question))
    server = f"""
import asyncio, msgspec, sys
from pathlib import Path
from signoria.server.bots.pool import BotPool
from signoria.server.bots.question import Question

async def serve():
    pool = BotPool(workers=2, patience=600, command={odd_command(think)!r})
    pool.start()
    question = msgspec.json.decode(Path({str(question)!r}).read_bytes(), type=Question)
    answer = asyncio.create_task(pool.choose(question, "a"))
    while len(pool.pids) < 2 or not Path({str(thinking)!r}).exists():
        await asyncio.sleep(0.01)
    sys.stdout.write(" ".join(map(str, pool.pids)) + "\\n")
    sys.stdout.flush()
    await answer

asyncio.run(serve())
"""
    with subprocess.Popen([sys.executable, "-c", server], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        pids = [int(pid) for pid in process.stdout.readline().split()]
        assert len(pids) == 2 and all(is_running(pid) for pid in pids)
        process.kill()
    assert [ends_soon(pid) for pid in pids] == [True, True]


def test_without_masters_a_worker_needs_neither_the_compiler_nor_the_server_s_libraries(tmp_path: Path) -> None:
    lines = [msgspec.json.encode(asked(name, level)) for name in signoria.GAMES for level in DRIVEN]
    compiler = [f"signoria.core.compiled.{name}" for name in ("building", "emitter", "library", "twin")]
    unneeded = [*compiler, "asyncio", "fastapi", "sqlalchemy", "rich"]
    program = (
        "import sys\nfrom signoria.server.bots.worker import RememberedBots, heed\n"
        f"assert all(heed(line, RememberedBots()).move for line in {lines!r})\n"
        f"sys.exit(any(name in sys.modules for name in {unneeded!r}))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, cwd=tmp_path).returncode == 0


def test_a_question_can_be_read_as_it_was_written(game_name: str) -> None:
    question = asked(game_name, decisions=12).question
    assert msgspec.json.decode(msgspec.json.encode(question), type=Question) == question
