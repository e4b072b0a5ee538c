"""A real mail server on this machine, and what came into it."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

PATIENCE = 30.0


@dataclass
class Mailbox:
    """All mail that was handed in, and how the server answers: what `answers` names first, then as usual."""

    address: str = ""
    mails: list[EmailMessage] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    tries: int = 0

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        self.tries += 1
        if self.answers and self.answers[0].startswith("rcpt "):
            return self.answers.pop(0).removeprefix("rcpt ")
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, _session: Any, envelope: Any) -> str:
        assert b"\n" not in envelope.content.replace(b"\r\n", b""), "a line ends as no mail server wants it"
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer != "refuse" and not answer.startswith("4"):
            message = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(message, EmailMessage)
            self.mails.append(message)
        if answer == "hang up":
            server.transport.abort()
        return answer

    def to(self, address: str) -> list[EmailMessage]:
        """All mail to an address."""
        return [mail for mail in self.mails if mail["To"] == address]

    def wait(self, address: str, number: int = 1) -> EmailMessage:
        """The mail to an address with this number, from 1, once it has come."""
        deadline = time.monotonic() + PATIENCE
        while len(self.to(address)) < number:
            assert time.monotonic() < deadline, f"{len(self.to(address))} mails have come"
            time.sleep(0.02)
        return self.to(address)[number - 1]

    def token(self, address: str, number: int = 1) -> str:
        """What opens the link in a mail."""
        found = re.search(r"/sign-in#([A-Za-z0-9_-]+)", self.wait(address, number).get_content())
        assert found is not None
        return found[1]


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    mailbox = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    mailbox.address = f"smtp://127.0.0.1:{port}"
    try:
        yield mailbox
    finally:
        controller.stop()
