"""What is written in mail: plain text, in its reader's language."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr

from signoria.core.text.words import catalogue
from signoria.server.accounts.links import GOOD_FOR
from signoria.server.config.settings import Settings
from signoria.server.store.account_rows import MailRow


def link_letter(settings: Settings, mail: MailRow, token: str, now: float) -> EmailMessage:
    """A link to sign in with, or to add an address. What opens it stands behind the #, which no server is told."""
    say = catalogue(mail.language).say
    link = f"{mail.data['at']}/sign-in#{token}"
    minutes = round(GOOD_FOR / 60)
    text = say(f"mail-{mail.kind}", link=link, house=mail.data["at"], minutes=minutes)
    return letter(settings, mail, say(f"mail-{mail.kind}-subject"), text, now)


def letter(settings: Settings, mail: MailRow, subject: str, text: str, now: float) -> EmailMessage:
    """A mail with the headers that belong to it; its id stays the same however often it is tried."""
    name, sender = parseaddr(settings.mail_from)
    user, _, domain = sender.rpartition("@")
    message = EmailMessage()
    message["From"] = Address(name, user, domain)
    message["To"] = Address("", *mail.to_address.rsplit("@", 1))
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = f"<{mail.id}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{text}\n")
    return message
