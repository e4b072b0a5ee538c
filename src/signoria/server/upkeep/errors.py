"""Why something is not done with a house."""

from __future__ import annotations


class NotDone(Exception):
    """Nothing was changed: a message of the catalogue and its arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
