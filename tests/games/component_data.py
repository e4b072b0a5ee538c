"""Changes to the data of a component file, for tests of what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]


def with_value(*path: str | int, value: object) -> Callable[[Data], None]:
    """Something else at a place of the data."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def without(*path: str | int) -> Callable[[Data], None]:
    """A place of the data left out."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change
