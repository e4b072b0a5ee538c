"""A club for tests: its house, its post, and the two who play there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looking import look
from tests.browser.passing_days import pass_hours
from tests.browser.person import Person
from tests.server.accounts.mailbox import Mailbox
from tests.server.running import Server

ENOUGH = 1.2
"""Hours after which a member is written to again."""


@dataclass
class Club:
    """A house, its post, and the two who play there."""

    server: Server
    mailbox: Mailbox
    visit: Visit
    ada: Person
    bo: Person

    @property
    def both(self) -> tuple[Person, Person]:
        return self.ada, self.bo

    @property
    def home(self) -> str:
        """Where passkeys may be used."""
        return self.server.address.replace("127.0.0.1", "localhost")

    def name(self, person: Person) -> str:
        return "Ada" if person is self.ada else "Bo"

    def address(self, person: Person) -> str:
        return f"{self.name(person).lower()}@example.org"

    def rival(self, person: Person) -> Person:
        return self.bo if person is self.ada else self.ada

    def letters(self, person: Person) -> int:
        """How many have come."""
        return len(self.mailbox.to(self.address(person)))

    def next_letter(self, person: Person, hours: float) -> EmailMessage:
        """The letter that comes when so much time has passed."""
        number = self.letters(person) + 1
        pass_hours(self.server, hours, *self.both)
        return self.mailbox.wait(self.address(person), number)

    def follow(self, person: Person, letter: EmailMessage, game: str) -> None:
        """Open the link to a game that is in a letter."""
        found = re.search(rf"^{game}.*/t/([a-z0-9]+)", letter.get_content(), re.MULTILINE)
        assert found is not None, letter.get_content()
        self.go(person, f"{self.home}/t/{found[1]}")

    def go(self, person: Person, table: str) -> None:
        """Come to a table at which is played."""
        person.page.goto(table)
        expect(person.table).to_be_visible()

    def seat(self, person: Person, whose: Person) -> Locator:
        """Where a person sees another's seat, on a phone too."""
        person.open_tab("page-tab-log")
        return person.seat(self.both.index(whose))

    def shot(self, person: Person, name: str) -> None:
        look(person, f"club-{name}-{person.language}")


def field(person: Person, message: str) -> Locator:
    return person.page.get_by_label(person.says(message), exact=True)
