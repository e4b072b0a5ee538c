"""Positions: a whole state as JSON in words a person can edit, like a FEN."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from signoria.core.errors import BadOption, BadPosition
from signoria.core.kit import GameRules
from signoria.core.rules.state_record import GENERATOR_WORDS, Record

HEADER = ("game", "rules", "components", "seats", "options", "first", "generator")


def position_of(game: GameRules, state: Record) -> dict[str, Any]:
    """The position in words: the house's header, then the game's own words."""
    return {
        "game": game.name,
        "rules": game.kit.version,
        "components": game.components.digest,
        "seats": state.seats,
        "options": {name: option.word(getattr(state, name)) for name, option in game.options.items()},
        "first": state.first,
        "generator": generator_in_words(state.generator),
        **game.kit.position.write(game, state),
    }


def generator_in_words(numbers: Iterable[int]) -> str:
    """A generator as a position writes it."""
    return " ".join(f"{number:08x}" for number in numbers)


def state_of_position(game: GameRules, position: Mapping[str, Any]) -> Record:
    """The state a position describes."""
    state = _read_header(game, position)
    body = {key: value for key, value in position.items() if key not in HEADER}
    try:
        game.kit.position.read(game, body, state)
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadPosition(f"the position cannot be read: {type(error).__name__} {error}") from error
    return state


def _read_header(game: GameRules, position: Mapping[str, Any]) -> Record:
    if not isinstance(position, Mapping):
        raise BadPosition("a position is a mapping of names to values")
    missing = [key for key in HEADER if key not in position]
    if missing:
        raise BadPosition(f"the position says nothing of {', '.join(missing)}")
    expect("game", position["game"], game.name)
    expect("rules", position["rules"], game.kit.version)
    expect("components", position["components"], game.components.digest)
    try:
        state, _ = game.blank(position["seats"], position["first"], dict(position["options"]))
    except (BadOption, TypeError, ValueError) as error:
        raise BadPosition(f"the position cannot be: {error}") from None
    if position["first"] is None:
        raise BadPosition("first is the seat that began, not null")
    _read_generator(state, position["generator"])
    return state


def expect(what: str, found: object, wanted: object) -> None:
    """Refuse a position made for something else."""
    if found != wanted:
        raise BadPosition(f"the position is for {what} {found!r}, but this is {what} {wanted!r}")


def _read_generator(state: Record, text: object) -> None:
    try:
        words = [int(part, 16) for part in str(text).split()]
        if len(words) != GENERATOR_WORDS:
            raise ValueError
        for place, number in enumerate(words):
            state.generator[place] = number
    except (ValueError, OverflowError):
        raise BadPosition(f"generator is {GENERATOR_WORDS} hexadecimal words, not {text!r}") from None
