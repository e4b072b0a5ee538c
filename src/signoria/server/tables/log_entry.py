"""What all entries of a log have in common, a table's or a tournament's."""

from __future__ import annotations

from typing import Any

import msgspec


class LogEntry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `key` is the page's own name for the request, where there was one."""


def kind_of(entry: LogEntry) -> str:
    """The entry's name in the log."""
    return str(entry.__struct_config__.tag)


def as_data(entry: LogEntry) -> dict[str, Any]:
    """What the log keeps of an entry besides its kind."""
    data: dict[str, Any] = msgspec.to_builtins(entry)
    del data["kind"]
    return data
