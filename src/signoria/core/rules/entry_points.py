"""What every game supplies in the rules subset: loops call these, and every twin binds them to the game's own."""

from __future__ import annotations

from typing import Any

Array = Any
State = Any


def setup(state: State) -> None:
    raise NotImplementedError


def to_act(state: State) -> int:
    raise NotImplementedError


def legal(state: State, seat: int, moves: Array) -> int:
    raise NotImplementedError


def may(state: State, seat: int, action: int) -> int:
    raise NotImplementedError


def apply(state: State, seat: int, action: int) -> None:
    raise NotImplementedError


def points(state: State, seat: int) -> int:
    raise NotImplementedError


def place(state: State, seat: int) -> int:
    raise NotImplementedError


def redeal(state: State, seat: int) -> None:
    raise NotImplementedError


def observe(state: State, seat: int, features: Array) -> None:
    raise NotImplementedError


def describe_move(state: State, seat: int, action: int, facts: Array) -> None:
    raise NotImplementedError


def weigh(state: State, seat: int, moves: Array, count: int, weights: Array) -> None:
    raise NotImplementedError
