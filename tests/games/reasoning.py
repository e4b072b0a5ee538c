"""Reasons for moves, asked for in tests: deeds laid out by hand, and what a game can say for them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from signoria import Game
from signoria.core.rules.reasons import Deed, Reason

View = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A deed, and one of the reasons for it.

    `before` and `after` change what everybody sees before and after it: a path such as `players.0.jesters`, in which
    a part of a list may also go by its name, and the value there. What is before stays, unless `after` changes it.
    """

    kind: str
    data: Mapping[str, Any]
    event: Mapping[str, Any]
    before: Mapping[str, Any] = field(default_factory=dict)
    after: Mapping[str, Any] = field(default_factory=dict)
    others: Sequence[Mapping[str, Any]] = ()
    """Other events of the same decision."""

    def __str__(self) -> str:
        return self.kind


def reasons_in(game: Game, view: Mapping[str, Any], case: Case) -> dict[str, Reason]:
    """All that can be said for a case's deed, by kind; of several of a kind the heaviest."""
    before = changed(view, case.before)
    return reasons_between(game, before, changed(before, case.after), case.event, *case.others)


def reasons_between(
    game: Game,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    event: Mapping[str, Any],
    *others: Mapping[str, Any],
) -> dict[str, Reason]:
    """All that can be said for an event that leads from one view to another."""
    deed = Deed(game.components, before, after, [event, *others], event)
    found = sorted(game.kit.reasons[event["kind"]](deed), key=lambda reason: reason.weight)
    return {reason.kind: reason for reason in found}


def changed(view: Mapping[str, Any], changes: Mapping[str, Any]) -> View:
    """A copy of a view with other values at some places."""
    new = deepcopy(dict(view))
    for path, value in changes.items():
        *way, last = path.split(".")
        place: Any = new
        for part in way:
            place = _part(place, part)
        place[int(last) if isinstance(place, list) else last] = value
    return new


def _part(place: Any, part: str) -> Any:
    if not isinstance(place, list):
        return place[part]
    if part.isdecimal():
        return place[int(part)]
    return next(item for item in place if item is not None and item["name"] == part)


def kinds_in_words(game: Game) -> set[str]:
    """The kinds of reasons that a game has sentences for."""
    text = (game.kit.folder / "text" / "words.en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))
