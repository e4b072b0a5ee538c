"""What all entries of a table's log have in common."""

from __future__ import annotations

import msgspec


class LogEntry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened; `key` is the page's own name for the request, where there was one."""
