"""The auctions of a game: what was bid for, in which decisions, and how high one could bid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.play.replays import Replay
from signoria.core.rules.auctions import Standing
from signoria.core.text.message_refs import phrased

Told = Mapping[str, Any]


@dataclass(frozen=True)
class Asked:
    """A decision in an auction: the step before it, and how high each move bids that could be made."""

    step: int
    heights: Mapping[int, int]


@dataclass(frozen=True)
class Lot:
    """What was bid for, the decisions in which it was, and the bid that stood before the first."""

    message: str
    arguments: Told
    asked: list[Asked] = field(default_factory=list)
    standing: Standing | None = None


@dataclass
class Auctioned:
    """All auctions of a game, and the arguments of the message `bid-height` for each height that somebody could bid."""

    lots: list[Lot] = field(default_factory=list)
    heights: dict[int, Told] = field(default_factory=dict)


def auctioned(replay: Replay) -> Auctioned:
    """What was bid for, one after another; decisions that follow each other for the same thing are one auction."""
    found = Auctioned()
    auctions = replay.at(0).game.kit.auctions
    if auctions is None:
        return found
    lot: Lot | None = None
    for step in range(replay.steps):
        match, seat = replay.at(step), replay.decisions[step].seat
        view = match.view(None)
        named = auctions.lot(view)
        if named is None:
            lot = None
            continue
        arguments = _phrased(match.game, view, named[1])
        if lot is None or (lot.message, lot.arguments) != (named[0], arguments):
            standing = auctions.standing(view)
            lot = Lot(named[0], arguments, standing=standing)
            found.lots.append(lot)
            if standing is not None:
                found.heights.setdefault(standing.height, _phrased(match.game, view, standing.data))
        heights = {}
        for move in match.legal(seat):
            height = auctions.height(view, move.data)
            if height is not None:
                heights[move.id] = height
                found.heights.setdefault(height, _phrased(match.game, view, move.data))
        lot.asked.append(Asked(step, heights))
    return found


def _phrased(game: GameRules, view: Told, data: Told) -> Told:
    return {**data, **phrased(game, view, data)}
