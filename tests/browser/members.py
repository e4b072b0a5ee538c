"""Members in front of the page: their devices, which can make passkeys, and how they sign up and in."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.server.accounts.mailbox import Mailbox
from tests.server.running import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def come(visit: Visit, club: Server, language: str = "en", **how: Any) -> Person:
    """Somebody on a device that can make passkeys, at an address for which it may."""
    person = visit(club, language=language, **how)
    devices = person.page.context.new_cdp_session(person.page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    person.page.goto(club.address.replace("127.0.0.1", "localhost"))
    return person


def to_account(person: Person) -> None:
    person.page.get_by_role("banner").get_by_role("link", name=person.says("page-account"), exact=True).click()


def ask_for_link(person: Person, mailbox: Mailbox, email: str) -> str:
    """Have a link sent, and find it in the mailbox."""
    number = len(mailbox.to(email)) + 1
    person.page.get_by_label(person.says("page-mail-address")).fill(email)
    person.button("page-link-ask").click()
    expect(person.page.get_by_text(person.says("page-link-sent", email=email))).to_be_visible()
    return f"{person.page.url.rpartition('/')[0]}/sign-in#{mailbox.token(email, number)}"


def codes_of(person: Person) -> list[str]:
    """Recovery codes, while they are shown."""
    expect(person.page.locator("code")).to_have_count(10)
    return person.page.locator("code").all_inner_texts()
