"""The lines of the engine protocol: JSON objects, one a line, in UTF-8."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

PROTOCOL = 1
"""The version both sides name in their greeting."""
ASKED = "do"
"""Where the word stands in what a host asks of an engine."""
TOLD = "it"
"""Where the word stands in what an engine tells."""
EXTRAS = ("position", "features")
"""What an engine gets besides its view when its greeting wants it."""


class NoMessage(ValueError):
    """A line that is no message."""


def line_of(message: Mapping[str, Any]) -> str:
    """A message as a line, in ASCII, without its end."""
    return json.dumps(message, separators=(",", ":"))


def message_of(line: str | bytes, key: str) -> dict[str, Any]:
    """The message of a line, whose word stands at `key`."""
    try:
        message = json.loads(line if isinstance(line, str) else line.decode())
    except (ValueError, RecursionError):
        raise NoMessage from None
    if not isinstance(message, dict) or not isinstance(message.get(key), str):
        raise NoMessage
    return message
