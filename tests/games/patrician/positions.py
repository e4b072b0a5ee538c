"""Whole positions of Patrician in words, for its tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.patrician.tables import COMPONENTS, GAME, cards_in_play, city, symbol_of


def position(
    seats: int,
    *,
    first: int = 0,
    turn: int = 0,
    piles: Sequence[str] = (),
    hands: Sequence[str] = (),
    towers: Mapping[str, tuple[str, str]] | None = None,
    lying: Mapping[str, str] | None = None,
    **options: bool,
) -> dict[str, Any]:
    """A whole position at the start of a turn: what is not named is filled in from the cards that are left.

    A pile's last card is its top card. Floors of a city not in `towers` stand in the order of the cards, on its two
    sites by turns. Missing hand cards are unseen star cards.
    """
    words = GAME.start(seats, seed=1, first=first, **options).position()
    named = " ".join([*piles, *hands, *(lying or {}).values()]).split()
    rest = [name for name in cards_in_play(seats) if name not in named]
    words["turn"] = turn
    for seat, owner in enumerate(words["players"]):
        played = piles[seat].split() if seat < len(piles) else []
        held = hands[seat].split() if seat < len(hands) else []
        while len(held) < 3:
            held.append(next(name for name in rest if symbol_of(name) == "star"))
            rest.remove(held[-1])
        owner.update(hand=held, pile=played, top_card=played[-1] if played else None)
    words["unseen"] = sorted(name for owner in words["players"] for name in owner["hand"] if symbol_of(name) == "star")
    for name, shown in words["cities"].items():
        shown["left"], shown["right"] = _floors_of_cards(name, piles, towers or {})
        shown["card"] = (lying or {}).get(name) or rest.pop(0)
        if len(shown["left"] + shown["right"]) == COMPONENTS.data["city"][city(name)]["capacity"]:
            shown["messengers_when_scored"] = 0
    words["deck"] = rest
    return words


def _floors_of_cards(
    name: str, piles: Sequence[str], towers: Mapping[str, tuple[str, str]]
) -> tuple[list[int], list[int]]:
    if name in towers:
        left, right = towers[name]
        return [int(owner) for owner in left], [int(owner) for owner in right]
    owners = [
        seat
        for seat, pile in enumerate(piles)
        for played in pile.split()
        if played.startswith(name)
        for _ in range(2 if symbol_of(played) == "crest" else 1)
    ]
    return owners[::2], owners[1::2]
