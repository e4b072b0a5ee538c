"""An installation of ours as a host has it: the command in processes of its own, with the games that it has."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self, cast

from tests.server.running import PATIENCE, Server, Visitor

OURS = "SIGNORIA_"
ADDRESS = re.compile(r"http://localhost:(\d+)/")


@dataclass
class Installation:
    """`signoria` with these variables of the environment, and no other of ours."""

    variables: dict[str, str] = field(default_factory=dict)

    @property
    def environment(self) -> dict[str, str]:
        others = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        return {**others, "SIGNORIA_LANG": "en", "PYTHONUNBUFFERED": "1", **self.variables}

    def run(self, *arguments: str, code: int = 0) -> str:
        """What the command says, on either stream."""
        command = [sys.executable, "-m", "signoria", *arguments]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def serve(self, *arguments: str) -> ServedHouse:
        return ServedHouse(self, arguments)


class ServedHouse:
    """`signoria serve`, from when it says where it is open until it has ended; visitors come to it as to a `Server`."""

    def __init__(self, installation: Installation, arguments: tuple[str, ...]) -> None:
        self.installation = installation
        self.arguments = arguments
        self.visited = threading.Event()
        self.port = 0
        self.said = ""

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "signoria", "serve", *self.arguments],
            env=self.installation.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                break
        assert self.port, self.said
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        return self

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert "Traceback" not in self.said, self.said

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name: str) -> Visitor:
        """A visitor with a name."""
        visitor = Visitor(cast("Server", self))
        visitor.post("/api/guest", {"name": name})
        return visitor

    def welcome(self, *visitors: Visitor) -> None:
        """Those who were elsewhere come here, as the same guests."""
        for visitor in visitors:
            visitor.server = cast("Server", self)
