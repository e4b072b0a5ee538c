"""Settings given by name, on the command line, in the environment or in a file; every field has all three by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from signoria.server.config.kinds import KINDS, OF_LIMITS, BadSetting, read
from signoria.server.config.settings import Settings

OPTIONS = ("host", "port", "database", "public_url", "workers", "thought", "pace")
"""Fields that have an option of their own, and none of the kind NAME=VALUE."""
SECRET = ("metrics_token", "mail_server", "bots_secret")
"""Fields that are not shown; of a database its password is not."""


def every(settings: Settings) -> dict[str, Any]:
    """Every setting with its value."""
    return {name: getattr(settings.limits if name in OF_LIMITS else settings, name) for name in KINDS}


def named(settings: Settings) -> dict[str, Any]:
    """Every setting that can be given as NAME=VALUE, with its value."""
    return {name: value for name, value in every(settings).items() if name not in OPTIONS}


def variable(name: str) -> str:
    """The variable of the environment that says the same."""
    return f"SIGNORIA_{name.upper()}"


def sentence(name: str) -> str:
    """The message that says what a setting is about; an option's is that of its help."""
    is_option = name in OPTIONS and name != "host"
    return f"{'help' if is_option else 'limit'}-{name.replace('_', '-')}"


def with_overrides(
    settings: Settings,
    texts: Sequence[str],
    environment: Mapping[str, str],
    options: Mapping[str, object] | None = None,
) -> Settings:
    """The settings with what the environment says and, more strongly, what `NAME=VALUE` and options say."""
    known = named(settings)
    found: dict[str, object] = {name: environment[variable(name)] for name in KINDS if environment.get(variable(name))}
    for text in texts:
        name, equals, value = text.partition("=")
        if name not in known:
            raise BadSetting("bad-limit-name", name=name, known=", ".join(known))
        if not equals:
            raise BadSetting("bad-limit-text", name=name)
        found[name] = value
    found.update({name: value for name, value in (options or {}).items() if value is not None})
    return with_values(settings, {name: read(name, given) for name, given in found.items()})


def with_values(settings: Settings, values: Mapping[str, Any]) -> Settings:
    """The settings with these values, which were read."""
    limits = {name: value for name, value in values.items() if name in OF_LIMITS}
    own = {name: value for name, value in values.items() if name not in OF_LIMITS}
    return replace(settings, limits=replace(settings.limits, **limits), **own)
