"""What a snapshot of a match holds, and what it is bound to."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.play.playing import Playing
from signoria.core.rules.held import holding
from signoria.core.rules.state_record import Record

FORMAT = "signoria-snapshot 2"


def freeze(match: Playing) -> dict[str, Any]:
    """All there is of a match, JSON-able; for the house's store, never for a page."""
    frozen: dict[str, Any] = {
        **bound_to(match.game),
        "seed": None if match.seed is None else str(match.seed),
        "first": match.chosen_first,
        "names": list(match.names),
        "start": match.start_position,
        "deal": None if match.deal is None else [match.deal.secret, *match.deal.nonces],
        "state": _packed(match._state),
        "told": [[told.event, *told.arguments, told.to] for told in match._told],
        "decisions": [
            [made.seat, made.action, made.text, made.group, made.known_to.value] for made in match._decisions
        ],
        "undo": [
            [_packed(holding(match.game.kit.state, before.held)), before.told, before.decided, before.group]
            for before in match._undo
        ],
        "group": match._group,
        "groups": match._groups,
    }
    return {**frozen, "check": check_of(frozen)}


def bound_to(game: GameRules) -> dict[str, str]:
    """What must be the same when a match is thawed."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.kit.version,
        "components": game.components.digest,
        "layout": layout(game.kit.state),
    }


def layout(state: type[Record]) -> str:
    """A hash of the fields of a state record: their names, kinds, shapes and places."""
    return hashlib.sha256(repr(state.DTYPE.descr).encode()).hexdigest()[:16]


def _packed(state: Record) -> str:
    return base64.b64encode(state.to_array().tobytes()).decode()


def check_of(frozen: Mapping[str, Any]) -> str:
    text = json.dumps(frozen, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
