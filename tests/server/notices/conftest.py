"""A house that sends mail, and posts notices to this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.notices.push_service import Listening, listening
from tests.server.running import Server


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """Members are told after a second."""
    home: Path = tmp_path_factory.mktemp("club")
    settings = {
        "mail_server": mailbox.address,
        "notice_networks": "127.0.0.0/8",
        "notice_after": 1.0,
        "limits": {"sign_ins": "100000/hour", "mails": "100000/hour"},
    }
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", settings) as running:
        yield running
    log = running.log.read_text()
    assert "Traceback" not in log and "@example.org" not in log and "whsec_" not in log


@pytest.fixture
def service() -> Iterator[Listening]:
    """Somebody who is posted to."""
    with listening() as there:
        yield there
