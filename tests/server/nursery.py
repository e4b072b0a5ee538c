"""Servers that need not import anything: a process that has done so becomes one as often as it is asked."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from functools import cache
from typing import Any

REQUEST_BYTES = 1 << 16


class Nursery:
    """The process with everything in memory, as the tests see it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-c", f"from {__name__} import main; main({theirs.fileno()})"]
            path = os.pathsep.join(filter(None, sys.path))
            self._process = subprocess.Popen(
                command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": path}
            )

    def bring_forth(self, asked: dict[str, Any], output: int, errors: int) -> Born:
        """A server with these settings, which prints its port when it is ready."""
        return Born(self, self._ask({"asked": asked, "environment": dict(os.environ)}, [output, errors]))

    def status_of(self, pid: int) -> int:
        """The exit status of a server that has ended, as `subprocess` has it."""
        return self._ask({"ended": pid}, [])

    def _ask(self, request: dict[str, Any], files: list[int]) -> int:
        with self._lock:
            socket.send_fds(self._line, [json.dumps(request).encode()], files)
            answer = self._line.recv(REQUEST_BYTES)
        assert answer, "the nursery has died"
        return int(json.loads(answer))


class Born:
    """A server's process; it is a child of the nursery's."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.pid = pid
        self._nursery = nursery

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def wait(self, seconds: float) -> int:
        """Its exit status, once it has ended."""
        file = os.pidfd_open(self.pid)
        try:
            if not select.select([file], [], [], seconds)[0]:
                raise TimeoutError(f"the server has not ended after {seconds} seconds")
        finally:
            os.close(file)
        return self._nursery.status_of(self.pid)


@cache
def nursery() -> Nursery:
    """The one of this process, started when the first server is."""
    return Nursery()


# -- the other side


def main(number: int) -> None:
    """Bring forth servers until nobody asks any more; then none of them goes on."""
    import signoria.server.serving  # noqa: F401 (what takes so long)

    living: set[int] = set()
    with socket.socket(fileno=number) as line:
        while True:
            request, files, _, _ = socket.recv_fds(line, REQUEST_BYTES, 2)
            if not request:
                break
            told = json.loads(request)
            if "ended" in told:
                pid, status = os.waitpid(told["ended"], 0)
                living.discard(pid)
                answer = os.waitstatus_to_exitcode(status)
            else:
                answer = fork(told, line, files)
                living.add(answer)
            line.send(json.dumps(answer).encode())
    for pid in living:
        os.kill(pid, signal.SIGKILL)


def fork(told: dict[str, Any], line: socket.socket, files: list[int]) -> int:
    """A process that serves; its id."""
    pid = os.fork()
    if pid == 0:
        line.close()
        for place, file in enumerate(files, start=1):
            os.dup2(file, place)
        os.environ.clear()
        os.environ.update(told["environment"])
        serve_as(told["asked"])
        sys.exit()
    for file in files:
        os.close(file)
    return pid


def serve_as(asked: dict[str, Any]) -> None:
    """Serve with these settings until it is told to stop."""
    from signoria.server.logs import configure
    from signoria.server.serving import listen, serve
    from signoria.server.settings import Limits, Settings

    limits = Limits(**asked.pop("limits"))
    listening = listen("127.0.0.1", asked.pop("port"))
    configure()

    def tell_the_port() -> None:
        os.write(1, f"{listening.getsockname()[1]}\n".encode())

    serve(Settings(limits=limits, **asked), listening, tell_the_port)
