"""The mail server in settings, as an address: `smtp://USER:PASSWORD@HOST:PORT`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

PLAIN = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+"
MAIL_ADDRESS = re.compile(rf"{PLAIN}@[A-Za-z0-9.-]+")
LONGEST = 254
"""Characters of a mail address."""
PORTS = {"smtp": 587, "smtps": 465}
"""Encrypted once the connection stands, where the server offers it, or from the beginning."""


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in."""

    host: str
    port: int
    is_encrypted: bool
    """Whether the connection is encrypted from its beginning."""
    user: str = ""
    password: str = ""


def mail_server(address: str) -> MailServer:
    """The server at an address; ValueError if it is none."""
    parts = urlsplit(address)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(address)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)


def is_mail_address(text: str) -> bool:
    """Whether mail could be sent there; whether it arrives shows only when it is sent."""
    name, _, domain = text.rpartition("@")
    is_short = len(text) <= LONGEST and len(name) <= 64
    return (
        is_short and MAIL_ADDRESS.fullmatch(text) is not None and not domain.startswith((".", "-")) and ".." not in text
    )
