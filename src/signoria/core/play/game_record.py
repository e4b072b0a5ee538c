"""Records: a whole game as text, a header and one decision a line, like a PGN."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from signoria.core.play.options import word

if TYPE_CHECKING:
    from signoria.core.play.viewed import Viewed

FORMAT = "signoria-record 1"
SEALED = "sealed"
BY_LOT = "lot"
HEADER = ("sealed", "game", "rules", "components", "seats", "options", "first", "seed", "position")
DEAL = ("commitment", "secret", "nonces")
"""What the header of a dealt game has besides."""
LONGEST_NUMBER = 400
"""Digits a seed may have; a longer line is no record of ours."""


def write_record(match: Viewed, seat: int | None, *, sealed: bool) -> str:
    """The record; sealed, only what a seat (or, None, a spectator) may know while the game runs."""
    sealed = sealed and not match.over
    reader = "a spectator" if seat is None else f"seat {seat}"
    lines = [FORMAT, *([f"sealed for {reader}"] if sealed else []), *_header(match, sealed), ""]
    for decision in match.decisions():
        known = not sealed or match.may_learn(decision, seat)
        lines.append(f"{decision.seat} {decision.text if known else SEALED}")
    outcome = match.outcome
    if outcome is not None:
        lines.append(f"result {' '.join(str(points) for points in outcome.points)}")
    return with_check(lines)


def with_check(lines: Iterable[str]) -> str:
    """The text of a record, with the line that tells whether it was changed."""
    text = "\n".join(lines) + "\n"
    return f"{text}check {check_of(text)}\n"


def position_line(position: Mapping[str, object]) -> str:
    """The line of the header that says where a game began, if not with a deal."""
    return f"position {json.dumps(position, separators=(',', ':'))}"


def _header(match: Viewed, sealed: bool) -> list[str]:
    game = match.game
    options = " ".join(f"{name}={word(choice)}" for name, choice in match.options.items())
    lines = [
        f"game {game.name}",
        f"rules {game.kit.version}",
        f"components {game.components.digest}",
        f"seats {match.seats}",
        f"options {options}".rstrip(),
    ]
    lines += [f"name {seat} {name}" for seat, name in enumerate(match.names) if name]
    if sealed:
        seed = [f"seed {match.commitment() or SEALED}", *_nonces(match)]
        return [*lines, f"first {match.view(None).get('first', BY_LOT)}", *seed]
    if match.start_position is not None:
        return [*lines, position_line(match.start_position), *_deal(match), *_nonces(match)]
    first = BY_LOT if match.chosen_first is None else match.chosen_first
    return [*lines, f"first {first}", f"seed {match.seed}", *_deal(match), *_nonces(match)]


def _deal(match: Viewed) -> list[str]:
    return [] if match.deal is None else [f"commitment {match.deal.commitment}", f"secret {match.deal.secret}"]


def _nonces(match: Viewed) -> list[str]:
    return [] if match.deal is None else [f"nonces {' '.join(match.deal.nonces)}"]


def check_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
