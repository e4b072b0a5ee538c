"""Handing a mail in, step by step, so that it is always known whether the server may have taken it."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr

from signoria.server.config.mail_server import MailServer

PATIENCE = 30.0
"""Seconds that a mail server may take for each of its answers."""
TAKEN = 250
ALSO_TAKEN = (250, 251)
FOR_GOOD = 500
"""From here on, an answer will be no other the next time."""
ON_THE_WIRE = SMTP.clone(max_line_length=900)
"""Lines end as mail servers want it, and an address in a header stays in one piece."""
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


class NotTaken(Exception):
    """The mail was surely not taken; `for_good` if it never will be."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Unsure(Exception):
    """The connection was lost after the mail had been sent, and before the server said whether it takes it."""


def hand_in(server: MailServer, message: EmailMessage, about_to: Callable[[], None]) -> None:
    """Hand a mail in. `about_to` is called right before the mail itself is sent; until then it was surely not taken."""
    with _connected(server) as smtp:
        try:
            _answered(smtp.mail(parseaddr(message["From"])[1]))
            _answered(smtp.rcpt(parseaddr(message["To"])[1]))
        except (smtplib.SMTPException, OSError) as error:
            raise NotTaken(type(error).__name__) from error
        about_to()
        try:
            code, _ = smtp.data(message.as_bytes(policy=ON_THE_WIRE))
        except smtplib.SMTPDataError as error:
            raise _refusal(error.smtp_code) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Unsure(type(error).__name__) from error
        if code != TAKEN:
            raise _refusal(code)


@contextmanager
def _connected(server: MailServer) -> Iterator[smtplib.SMTP]:
    """A connection to the server, closed in the end."""
    try:
        smtp = _reached(server)
    except (smtplib.SMTPException, OSError) as error:
        raise NotTaken(type(error).__name__) from error
    try:
        try:
            _greet(smtp, server)
        except (smtplib.SMTPException, OSError) as error:
            raise NotTaken(type(error).__name__) from error
        yield smtp
        with suppress(smtplib.SMTPException, OSError):
            smtp.quit()
    finally:
        smtp.close()


def _reached(server: MailServer) -> smtplib.SMTP:
    if server.is_encrypted:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context())
    return smtplib.SMTP(server.host, server.port, timeout=PATIENCE)


def _greet(smtp: smtplib.SMTP, server: MailServer) -> None:
    """Encrypt the connection if that can be; a password goes over no other, but on this machine."""
    smtp.ehlo_or_helo_if_needed()
    if not server.is_encrypted and smtp.has_extn("starttls"):
        smtp.starttls(context=ssl.create_default_context())
        smtp.ehlo()
    elif not server.is_encrypted and server.user and server.host not in THIS_MACHINE:
        raise NotTaken("not encrypted")
    if server.user:
        smtp.login(server.user, server.password)


def _answered(answer: tuple[int, bytes]) -> None:
    if answer[0] not in ALSO_TAKEN:
        raise _refusal(answer[0])


def _refusal(code: int) -> NotTaken:
    """The server's words are not kept: the address is often among them."""
    return NotTaken(str(code), for_good=code >= FOR_GOOD)
