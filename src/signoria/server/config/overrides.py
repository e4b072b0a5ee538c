"""Settings given by name, on the command line or in the environment; every field has both by itself."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from email.utils import parseaddr
from typing import Any

from limits import parse

from signoria.server.config.mail_server import is_mail_address, mail_server
from signoria.server.config.networks import networks
from signoria.server.config.settings import Limits, Settings

OPTIONS = ("host", "port", "database", "public_url", "workers", "thought", "pace")
"""Fields that have an option of their own."""
SECRET = ("metrics_token", "mail_server")
"""Fields that are not shown."""


class BadSetting(ValueError):
    """Something that cannot be set, or not so: a message of the catalogue and its arguments."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def named(settings: Settings) -> dict[str, Any]:
    """Every setting that can be given by name, with its value."""
    own = {part.name: getattr(settings, part.name) for part in fields(Settings)}
    limits = {part.name: getattr(settings.limits, part.name) for part in fields(Limits)}
    return {name: value for name, value in {**own, **limits}.items() if name not in (*OPTIONS, "limits")}


def variable(name: str) -> str:
    """The variable of the environment that says the same."""
    return f"SIGNORIA_{name.upper()}"


def with_overrides(settings: Settings, texts: Sequence[str], environment: Mapping[str, str]) -> Settings:
    """The settings with what the environment says and, more strongly, what `NAME=VALUE` says."""
    known = named(settings)
    found = {name: environment[variable(name)] for name in known if environment.get(variable(name))}
    for text in texts:
        name, equals, value = text.partition("=")
        if name not in known:
            raise BadSetting("bad-limit-name", name=name, known=", ".join(known))
        if not equals:
            raise BadSetting("bad-limit-text", name=name)
        found[name] = value
    values = {name: read(name, text, known[name]) for name, text in found.items()}
    of_limits = {part.name for part in fields(Limits)}
    limits = replace(settings.limits, **{name: value for name, value in values.items() if name in of_limits})
    return replace(settings, limits=limits, **{name: value for name, value in values.items() if name not in of_limits})


def read(name: str, text: str, now: Any) -> Any:
    """A value of the same kind as the one there is now."""
    text = text.strip()
    if isinstance(now, str):
        return _read_text(name, text)
    try:
        value = type(now)(text)
    except ValueError:
        value = type(now)(0)
    if not (math.isfinite(value) and value > 0):
        kind = "whole" if isinstance(now, int) else "number"
        raise BadSetting(f"bad-limit-{kind}", name=name, value=text)
    return value


def _read_text(name: str, text: str) -> str:
    if name == "proxies":
        try:
            networks(text)
        except ValueError:
            raise BadSetting("bad-limit-addresses", name=name, value=text) from None
    elif name == "mail_server":
        try:
            mail_server(text)
        except ValueError:
            raise BadSetting("bad-limit-mail-server", name=name) from None
    elif name == "mail_from":
        if not is_mail_address(parseaddr(text)[1]):
            raise BadSetting("bad-limit-mail-from", name=name, value=text)
    elif name in {part.name for part in fields(Limits)}:
        try:
            is_rate = parse(text).amount > 0
        except ValueError:
            is_rate = False
        if not is_rate:
            raise BadSetting("bad-limit-rate", name=name, value=text)
    return text
