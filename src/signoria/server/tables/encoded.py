"""What tables say in JSON, kept: of what has not changed, or has been said before, the bytes are there already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from signoria.core.kit import GameRules
from signoria.core.rules.journal import Told
from signoria.core.rules.moves import Move
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.play_facts import EventFacts, MoveFacts

ENCODER = msgspec.json.Encoder()
MOST = 10_000
"""Events of a game that are kept."""


class EncodedView:
    """A table's view: what is the same object as the last time, or the same one in a list, is not encoded again."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Any, msgspec.Raw]] = {}
        self._rows: dict[str, list[tuple[Any, msgspec.Raw]]] = {}

    def of(self, view: Mapping[str, Any]) -> msgspec.Raw:
        """It, encoded."""
        parts = {name: self._part(name, part) if type(part) in (list, dict) else part for name, part in view.items()}
        return msgspec.Raw(ENCODER.encode(parts))

    def _part(self, name: str, part: Any) -> Any:
        kept = self._parts.get(name)
        if kept is not None and kept[0] is part:
            return kept[1]
        encoded = self._encoded_rows(name, part) if type(part) is list else msgspec.Raw(ENCODER.encode(part))
        self._parts[name] = part, encoded
        return encoded

    def _encoded_rows(self, name: str, rows: list[Any]) -> msgspec.Raw:
        before = self._rows.get(name, [])
        known = self._rows[name] = [
            before[place]
            if place < len(before) and before[place][0] is row
            else (row, msgspec.Raw(ENCODER.encode(row)))
            for place, row in enumerate(rows)
        ]
        return msgspec.Raw(ENCODER.encode([encoded for _, encoded in known]))


class LookedAt(Mapping[str, Any]):
    """A view that knows whether anything of it was looked at."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.was = False

    def __getitem__(self, name: str) -> Any:
        self.was = True
        return self.view[name]

    def __iter__(self) -> Iterator[str]:
        self.was = True
        return iter(self.view)

    def __len__(self) -> int:
        self.was = True
        return len(self.view)


class Sayings:
    """A game's moves and events, encoded: those that are said alike whatever the view shows are kept."""

    def __init__(self, game: GameRules) -> None:
        self._game = game
        self._moves: dict[int, tuple[Move, msgspec.Raw]] = {}
        self._seeing: set[object] = set()
        """Kinds of moves whose sentence says something of the view."""
        self._events: dict[tuple[int, tuple[int, ...]], msgspec.Raw] = {}

    def moves(self, legal: Iterable[Move], view: Mapping[str, Any], own: Mapping[str, Any]) -> list[Any]:
        """Legal moves, as the seat is told of them that sees this: encoded, or as they are to be."""
        said, seen = list[Any](), LookedAt({**view, **own})
        for move in legal:
            kept = self._moves.get(move.id)
            if kept is not None and (kept[0] is move or (kept[0] == move and kept[0].data == move.data)):
                said.append(kept[1])
            elif move.data["do"] in self._seeing:
                said.append(self._facts(move, seen.view))
            else:
                said.append(self._keep(move, seen))
        return said

    def _keep(self, move: Move, seen: LookedAt) -> MoveFacts | msgspec.Raw:
        seen.was = False
        facts = self._facts(move, seen)
        if seen.was:
            self._seeing.add(move.data["do"])
            return facts
        encoded = msgspec.Raw(ENCODER.encode(facts))
        self._moves[move.id] = move, encoded
        return encoded

    def _facts(self, move: Move, view: Mapping[str, Any]) -> MoveFacts:
        return MoveFacts(move.id, move.text, dict(move.data), phrased(self._game, view, move.data))

    def event(self, told: Told, view: Mapping[str, Any]) -> msgspec.Raw:
        """What happened, given what everybody sees."""
        key = told.event, told.arguments
        encoded = self._events.get(key)
        if encoded is None:
            seen = LookedAt(view)
            words = self._game.kit.events[told.event].in_words(self._game.components, told)
            encoded = msgspec.Raw(ENCODER.encode(event_facts(self._game, words, seen)))
            if not seen.was and len(self._events) < MOST:
                self._events[key] = encoded
        return encoded


def event_facts(game: GameRules, event: Mapping[str, object], view: Mapping[str, Any]) -> EventFacts:
    """An event as a page is told of it, given what everybody sees."""
    data = {name: value for name, value in event.items() if name != "kind"}
    return EventFacts(str(event["kind"]), data, phrased(game, view, data))


@cache
def sayings(game: GameRules) -> Sayings:
    """Those of a game, for all its tables."""
    return Sayings(game)
