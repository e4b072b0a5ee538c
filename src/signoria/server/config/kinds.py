"""What kind of value each setting has, and how one that was given as text or in a file is checked."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable
from dataclasses import fields
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

from limits import parse

from signoria.server.config.mail_server import is_mail_address, mail_server
from signoria.server.config.networks import networks
from signoria.server.config.settings import Limits, Settings

OF_LIMITS = frozenset(part.name for part in fields(Limits))
"""The settings that are limits of one visitor."""
KINDS = {
    part.name: str(part.type).partition(" ")[0]
    for part in (*fields(Settings), *fields(Limits))
    if part.name != "limits"
}
"""`int`, `float` or `str` for every setting, in the order of their declaration."""
MOST_SECONDS = 600
LEAST_SECRET = 16
"""Characters of a secret."""
SEASONS = ("by-hand", "quarters", "years")
"""When seasons of ratings may begin."""
LAST_PORT = 65_535


class BadSetting(ValueError):
    """Something that cannot be set, or not so: a message of the catalogue and its arguments."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def read(name: str, given: object) -> Any:
    """The value of a setting, from a text or from a value of TOML; BadSetting if it cannot be that."""
    if KINDS[name] == "str":
        return _text(name, given)
    return _number(name, given)


def _number(name: str, given: object) -> int | float:
    is_whole = KINDS[name] == "int"
    shown = str(given).strip()
    value = math.nan
    if not isinstance(given, bool) and (isinstance(given, str | int) or not is_whole):
        try:
            value = int(shown) if is_whole else float(shown)
        except ValueError:
            value = math.nan
    if name == "pace":
        if not 0 <= value < math.inf:
            raise BadSetting("bad-limit-pace", name=name, value=shown)
        return value
    if name == "workers":
        if not 0 <= value < math.inf:
            raise BadSetting("bad-limit-count", name=name, value=shown)
        return value
    if name == "port":
        if not 0 <= value <= LAST_PORT:
            raise BadSetting("bad-limit-port", name=name, value=shown, most=str(LAST_PORT))
        return value
    if not (math.isfinite(value) and value > 0):
        raise BadSetting(f"bad-limit-{'whole' if is_whole else 'number'}", name=name, value=shown)
    if name == "thought" and value > MOST_SECONDS:
        raise BadSetting("bad-limit-thought", name=name, value=shown, most=str(MOST_SECONDS))
    return value


def _text(name: str, given: object) -> str:
    shown = str(given).strip()
    message, is_good = CHECKS.get(name) or (("bad-limit-rate", _is_rate) if name in OF_LIMITS else ("", None))
    if not isinstance(given, str):
        raise BadSetting(message or "bad-limit-string", name=name, value=shown)
    if is_good is None:
        return shown
    try:
        if is_good(shown):
            return shown
    except ValueError:
        pass
    raise BadSetting(message, name=name, value=shown)


def _is_rate(text: str) -> bool:
    return parse(text).amount > 0


def _is_secret(text: str) -> bool:
    """Nothing that somebody guesses, and a header can hold it; none is fine, too."""
    return not text or (len(text) >= LEAST_SECRET and text.isascii() and text.isprintable())


def _is_host(text: str) -> bool:
    return text == "localhost" or bool(ipaddress.ip_address(text))


def _is_database(text: str) -> bool:
    return text.startswith(("sqlite:///", "postgresql://", "postgres://")) and not text.endswith("://")


def _is_public_url(text: str) -> bool:
    """An address of the whole of a host: pages know no other place to be at."""
    parts = urlsplit(text)
    is_whole = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and is_whole


CHECKS: dict[str, tuple[str, Callable[[str], object]]] = {
    "host": ("bad-limit-host", _is_host),
    "database": ("bad-limit-database", _is_database),
    "public_url": ("bad-limit-public-url", _is_public_url),
    "old_url": ("bad-limit-public-url", _is_public_url),
    "proxies": ("bad-limit-addresses", lambda text: networks(text) or not text),
    "notice_networks": ("bad-limit-addresses", lambda text: networks(text) or not text),
    "seasons": ("bad-limit-seasons", lambda text: text in SEASONS),
    "mail_server": ("bad-limit-mail-server", mail_server),
    "tournament_makers": ("bad-limit-tournament-makers", ("hosts", "members").__contains__),
    "bots_secret": ("bad-limit-secret", _is_secret),
    "mail_from": ("bad-limit-mail-from", lambda text: is_mail_address(parseaddr(text)[1])),
}
"""What is said of a text that a setting cannot have, and what must hold of one that it can."""
