"""The transport: lines to and from a process that plays along, and one error for every process that does not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from signoria.transport.async_process import AsyncLineProcess
from signoria.transport.process import (
    DEAD,
    FLOOD,
    GARBLED,
    HUNG,
    NOT_STARTED,
    LineProcess,
    WorkerError,
    read_message,
)

PATIENCE = 30.0
"""Seconds in which anything that is to happen must have happened."""
ECHO = "for line in sys.stdin: print('heard', line, end='', flush=True)"
MISDEEDS = {
    "silent": ("time.sleep(1000)", HUNG),
    "stopped": ("os.kill(os.getpid(), signal.SIGSTOP)", HUNG),
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", DEAD),
    "gone": ("sys.exit(0)", DEAD),
    "torn line": ("sys.stdout.write('half a line'); sys.exit(0)", DEAD),
    "one long line": ("while True: sys.stdout.write('x' * 1000)", FLOOD),
}


def program(body: str) -> list[str]:
    """The command of a program that does this."""
    return [sys.executable, "-S", "-E", "-c", f"import os, signal, subprocess, sys, time\n{dedent(body)}"]


@contextmanager
def started(body: str, *, most_bytes: int | None = None, is_foreign: bool = False) -> Iterator[LineProcess]:
    process = LineProcess(program(body), most_bytes=most_bytes, is_foreign=is_foreign)
    try:
        yield process
    finally:
        process.end()
        assert process.pid is None


def soon() -> float:
    return time.monotonic() + PATIENCE


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_lines_go_in_and_out_in_order_however_many_wait() -> None:
    with started(ECHO) as process:
        for number in range(1000):
            process.send(f"{number} è".encode())
        assert [process.receive(soon()) for _ in range(1000)] == [f"heard {n} è".encode() for n in range(1000)]


def test_a_line_as_long_as_megabytes_comes_whole() -> None:
    with started(ECHO) as process:
        process.send(b"x" * 3_000_000)
        assert len(process.receive(soon())) == 3_000_006


@pytest.mark.parametrize(("body", "kind"), MISDEEDS.values(), ids=MISDEEDS)
def test_whatever_a_process_does_is_one_error_that_says_what(body: str, kind: str) -> None:
    with started(body, most_bytes=10_000) as process, pytest.raises(WorkerError, match=f"failed: {kind}") as error:
        process.receive(time.monotonic() + (0.2 if kind == HUNG else PATIENCE))
    assert error.value.kind == kind


@pytest.mark.parametrize(("body", "kind"), MISDEEDS.values(), ids=MISDEEDS)
def test_on_an_event_loop_the_errors_are_the_same(body: str, kind: str) -> None:
    async def story() -> str:
        process = AsyncLineProcess(program(body), most_bytes=10_000)
        try:
            await process.receive(0.2 if kind == HUNG else PATIENCE)
        except WorkerError as error:
            return error.kind
        finally:
            await process.end()
            assert process.pid is None
        return "nothing"

    assert asyncio.run(story()) == kind


def test_on_an_event_loop_nothing_else_waits_for_a_process() -> None:
    async def story() -> tuple[bytes, int]:
        process, ticks = AsyncLineProcess(program(ECHO)), 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.001)
                ticks += 1

        ticking = asyncio.create_task(tick())
        with pytest.raises(WorkerError, match=HUNG):
            await process.receive(0.2)
        ticking.cancel()
        process.send(b"still there?")
        answer = await process.receive(PATIENCE)
        await process.end()
        return answer, ticks

    answer, ticks = asyncio.run(story())
    assert answer == b"heard still there?"
    assert ticks > 10


def test_a_program_that_is_not_there_is_not_started() -> None:
    with pytest.raises(WorkerError, match=NOT_STARTED) as error:
        LineProcess(["no such program"])
    assert isinstance(error.value.__cause__, FileNotFoundError)


def test_what_may_be_written_is_counted_anew_with_every_line_sent() -> None:
    with started("for line in sys.stdin: print('x' * 8000, flush=True)", most_bytes=10_000) as process:
        for _ in range(5):
            process.send(b"")
            assert process.receive(soon()) == b"x" * 8000


def test_who_never_reads_holds_nobody_up() -> None:
    with started("time.sleep(1000)") as process:
        began = time.monotonic()
        for _ in range(100):
            process.send(b"x" * 100_000)
        assert time.monotonic() - began < PATIENCE


def test_a_foreign_program_ends_with_all_it_has_started_and_its_last_words_are_known() -> None:
    body = """
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(1000)"])
    print(child.pid, file=sys.stderr, flush=True)
    print("ready", flush=True)
    time.sleep(1000)
    """
    with started(body, is_foreign=True) as process:
        assert process.receive(soon()) == b"ready"
        deadline = soon()
        while not process.errors.endswith(b"\n"):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        child = int(process.errors)
        assert is_running(child)
    deadline = soon()
    while is_running(child):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_process_has_time_to_go_by_itself(tmp_path: Path) -> None:
    farewell = tmp_path / "farewell"
    process = LineProcess(program(f"sys.stdin.read(); open({str(farewell)!r}, 'w').write('bye')"))
    process.end(PATIENCE)
    assert farewell.read_text() == "bye"


@pytest.mark.parametrize("line", [b"", b"no", b'"7"', b"\xff", b"[" * 100_000])
def test_a_line_that_makes_no_sense_is_garbled(line: bytes) -> None:
    decoder = msgspec.json.Decoder(int)
    assert read_message(b"7", decoder.decode) == 7
    with pytest.raises(WorkerError) as error:
        read_message(line, decoder.decode)
    assert error.value.kind == GARBLED


def test_a_worker_s_own_prints_are_no_lines_and_it_ends_when_nobody_reads() -> None:
    body = """
    import sys
    from signoria.transport.worker_side import claim_output, send_line
    output = claim_output()
    print("a bot's chatter", flush=True)
    send_line(output, b"a line")
    sys.stdin.readline()
    while True:
        send_line(output, b"another")
    """
    command = [sys.executable, "-c", dedent(body)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=dict(os.environ)) as worker:
        assert worker.stdin is not None and worker.stdout is not None and worker.stderr is not None
        assert worker.stdout.readline() == b"a line\n"
        worker.stdout.close()
        worker.stdin.write(b"go on\n")
        worker.stdin.flush()
        assert worker.wait(PATIENCE) == 0
        assert worker.stderr.read() == b"a bot's chatter\n"
