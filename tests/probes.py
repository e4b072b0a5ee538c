"""Small questions to put to a match or a state, and moves in words: what the tests of every game share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from signoria import Game, Match
from signoria.core.rules.journal import EVERYBODY, REVELATION, Told
from signoria.core.rules.move_table import Kind
from signoria.core.rules.state_record import Record

Event = dict[str, object]
REVEALED: Event = {"kind": "revealed"}


def told(game: Game, state: Record, rule: Callable[..., object], *arguments: int) -> list[Event]:
    """What is told while a rule is carried out; REVEALED where something hidden becomes known."""
    journal: list[Told] = []
    state.__dict__["journal"] = journal
    rule(state, *arguments)
    state.__dict__["journal"] = None
    return [_in_words(game, entry) for entry in journal]


def _in_words(game: Game, entry: Told) -> Event:
    if entry.event == REVELATION:
        return REVEALED
    words = game.kit.events[entry.event].in_words(game.components, entry)
    return words if entry.to == EVERYBODY else {**words, "to": entry.to}


def forbids(match: Match, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids the seat to act (or another) a move; None if it is legal."""
    state = match.state
    seat = next(iter(match.to_act), 0) if seat is None else seat
    action = match.game.book.parse(state, seat, text)
    assert action is not None, f"no move is called {text!r}"
    number = match.game.rules.may(state, seat, action)
    return match.game.clause(number) if number else None


def why(match: Match, text: str, seat: int | None = None) -> str:
    """The message with which the seat to act (or another) is refused a move, without its `why-`."""
    refusal = match.why_not(next(iter(match.to_act), 0) if seat is None else seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.message.removeprefix("why-")


def texts(match: Match) -> list[str]:
    """The legal moves of whoever is to act."""
    return [move.text for seat in match.to_act for move in match.legal(seat)]


def numbers(kind: Kind) -> range:
    """The numbers of all moves of a kind."""
    return range(kind.first, kind.first + kind.size)


def play(match: Match, *moves: str) -> Match:
    """Moves of whoever is to act."""
    for text in moves:
        match.play(match.to_act[0], text)
    return match


def kinds(events: Sequence[Mapping[str, object]]) -> list[object]:
    return [event["kind"] for event in events]


def player(match: Match, seat: int) -> dict[str, Any]:
    """What lies open before a player."""
    return dict(match.view(None)["players"][seat])
