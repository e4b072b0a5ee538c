"""The commands by name, and the version."""

from __future__ import annotations

from importlib.metadata import version

NAME = "signoria"
COMMANDS = (
    "games",
    "rules",
    "serve",
    "house",
    "play",
    "simulate",
    "arena",
    "study",
    "bench",
    "replay",
    "verify",
    "engine",
)
"""In the order of the help."""


def print_version() -> None:
    print(f"{NAME} {version(NAME)}")
