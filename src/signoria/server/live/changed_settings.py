"""Limits and texts that are set while the house is open, on the administration page: kept in the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from signoria.core.text.words import LANGUAGES
from signoria.server.config.kinds import BadSetting, read
from signoria.server.config.settings import Limits

CHANGEABLE = (
    "new_guests",
    "sign_ins",
    "mails",
    "mails_to",
    "exports",
    "reports",
    "new_tables",
    "open_tables",
    "lines",
    "looks",
    "new_records",
    "records",
    "record_bytes",
)
"""Limits that a house may want to change; none with which an administrator could lock themselves out."""
TEXTS = {"name": 60, "greeting": 600, "rules": 4000, "contact": 600}
"""The house's texts, and how many characters each may have."""


class ChangedSettings:
    """What was set, and the limits that follow from it: all that hold them see the same."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.given = replace(limits)
        """As they are in the settings file, in the environment and on the command line."""
        self.values: dict[str, str] = {}

    def follow(self, values: Mapping[str, str]) -> None:
        """Let these be set, and no others; what no longer can be is as it was given."""
        self.values = dict(values)
        for name in CHANGEABLE:
            setattr(self.limits, name, self._value(name))

    def _value(self, name: str) -> Any:
        as_given = getattr(self.given, name)
        try:
            return read(name, self.values.get(limit_key(name), as_given))
        except BadSetting:
            return as_given

    def text(self, name: str) -> dict[str, str]:
        """A text of the house in every language in which there is one."""
        found = {language: self.values.get(text_key(name, language), "") for language in LANGUAGES}
        return {language: text for language, text in found.items() if text}


def limit_key(name: str) -> str:
    """By what a limit is kept."""
    return f"limit {name}"


def text_key(name: str, language: str) -> str:
    """By what a text is kept."""
    return f"text {name} {language}"
