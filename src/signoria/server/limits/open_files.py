"""Open files: every connection is one, and the database and the page need some, too."""

from __future__ import annotations

import sys

KEPT = 96
"""Files kept for the database, the bots' workers and the page's own files."""
NO_LIMIT = 1 << 20
"""Where the system names none."""
FEWEST = 16
"""Connections that are let in even where so few files may be open that it might go wrong."""


def raise_limit() -> int:
    """Let this process open as many files as it may; how many that is."""
    if sys.platform == "win32":
        return NO_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # some systems name a limit that they do not grant
        return soft
    return hard


def room_for_connections(files: int) -> int:
    """How many connections there may be at once where so many files may be open."""
    return max(FEWEST, files - KEPT)
