"""Said: sentences as references to the catalogue, for a reader who makes the words in a language of their own.

A game's `phrases` put the names of cards and cities into the arguments of a sentence. Given `References` in place of a
catalogue, they put in `{"say": message, "with": arguments}` instead, JSON-able, which `resolve` makes into text later.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from signoria.core.kit import GameRules
    from signoria.core.text.words import Catalogue

_MISSING = object()
KEPT = "references"
"""Where a game keeps them: they are asked for with every move and every event."""


class References:
    """Stands in for a catalogue: knows its messages, and says a reference for each."""

    def __init__(self, words: Catalogue) -> None:
        self.has = cache(words.has)

    def say(self, message: str, **arguments: object) -> dict[str, object]:
        """A reference to the sentence with this id."""
        if not self.has(message):
            raise LookupError(f"no words for {message!r}")
        return {"say": message, "with": arguments}


@cache
def _stand_in(words: Catalogue) -> References:
    return References(words)


def references(game: GameRules) -> References:
    """What stands in for a game's catalogue; every language has the same messages."""
    known: References | None = game.__dict__.get(KEPT)
    if known is None:
        known = game.__dict__[KEPT] = _stand_in(game.words("en"))
    return known


def phrased(game: GameRules, view: Mapping[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """What to put over a move's data, or an event's arguments, before its sentence is said: references where words."""
    phrases = game.kit.phrases
    if phrases is None:
        return {}
    put = phrases(game.components, view, data, cast("Catalogue", references(game)))
    return {name: value for name, value in put.items() if data.get(name, _MISSING) != value}


def resolve(value: Any, words: Catalogue) -> Any:
    """The value with every reference in it said in the words of a catalogue."""
    if isinstance(value, Mapping):
        resolved = {name: resolve(part, words) for name, part in value.items()}
        return words.say(resolved["say"], **resolved["with"]) if resolved.keys() == {"say", "with"} else resolved
    if isinstance(value, list | tuple):
        return [resolve(part, words) for part in value]
    return value
