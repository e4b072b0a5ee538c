"""Members, and how they come in."""

from __future__ import annotations

from typing import Any

from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.mailbox import Mailbox
from tests.server.running import Server, Visitor


def link_for(visitor: Visitor, mailbox: Mailbox, email: str, language: str = "en") -> str:
    """The token of a link that somebody has asked for."""
    address = email.strip().lower()
    known = len(mailbox.to(address))
    visitor.post("/api/sign-in/links", {"email": email, "language": language})
    return mailbox.token(address, known + 1)


def use_link(visitor: Visitor, token: str, **how: Any) -> None:
    visitor.post("/api/sign-in/links/use", {"token": token, "name": "Guest 12", **how})


def member(club: Server, mailbox: Mailbox, name: str) -> Visitor:
    """Somebody who has signed up by mail."""
    visitor = club.guest(name)
    use_link(visitor, link_for(visitor, mailbox, f"{name.lower()}@example.org"))
    return visitor


def account_of(visitor: Visitor) -> Any:
    return visitor.get("/api/account")["account"]


def new_passkey(visitor: Visitor, name: str = "phone") -> tuple[Authenticator, list[str]]:
    """A passkey for who asks, and the recovery codes if it made them a member."""
    device = Authenticator(visitor.server.address)
    options = visitor.post("/api/sign-in/passkeys/ask")["options"]
    codes = visitor.post("/api/sign-in/passkeys/new", {"answer": device.make(options), "name": name})["codes"]
    return device, codes


def show_passkey(visitor: Visitor, device: Authenticator) -> Any:
    """What somebody answers who wants to sign in with a passkey."""
    return device.show(visitor.post("/api/sign-in/passkeys/any")["options"])
