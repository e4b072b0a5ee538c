"""Snapshots: a whole match as JSON, secrets and all, that comes back at once where replaying it would take its time.

A snapshot is the house's own note, bound to the game it was made with; what lasts is the record.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from signoria.core.deals import Deal
from signoria.core.errors import BadSnapshot
from signoria.core.journal import Told
from signoria.core.match import Before, Decision, Match
from signoria.core.moves import KnownTo
from signoria.core.record import Record

if TYPE_CHECKING:
    from signoria.core.game import Game

FORMAT = "signoria-snapshot 2"


def freeze(match: Match) -> dict[str, Any]:
    """All there is of a match, JSON-able; for the house's store, never for a page."""
    frozen: dict[str, Any] = {
        **_bound_to(match.game),
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
        "undo": [[_packed(before.state), before.told, before.decided, before.group] for before in match._undo],
        "group": match._group,
        "groups": match._groups,
    }
    return {**frozen, "check": _check(frozen)}


def thaw(game: Game, frozen: Mapping[str, Any]) -> Match:
    """The frozen match; BadSnapshot if it was made with another game, other rules or components, or is changed."""
    if not isinstance(frozen, Mapping):
        raise BadSnapshot("a snapshot is a mapping of names to values")
    for what, wanted in _bound_to(game).items():
        if frozen.get(what) != wanted:
            raise BadSnapshot(f"the snapshot was made with {what} {frozen.get(what)!r}, but this is {what} {wanted!r}")
    body = {name: value for name, value in frozen.items() if name != "check"}
    try:
        if frozen.get("check") != _check(body):
            raise BadSnapshot("the snapshot's check does not match: it was changed after it was made")
        return _thawed(game, body)
    except BadSnapshot:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise BadSnapshot(f"the snapshot cannot be read: {type(error).__name__} {error}") from None


def _bound_to(game: Game) -> dict[str, str]:
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


def _thawed(game: Game, frozen: Mapping[str, Any]) -> Match:
    match = Match(game, _unpacked(game, frozen["state"]))
    match.seed = None if frozen["seed"] is None else int(frozen["seed"])
    match.chosen_first = frozen["first"]
    match.names = tuple(frozen["names"])
    match.start_position = frozen["start"]
    if frozen["deal"] is not None:
        secret, *nonces = frozen["deal"]
        match.deal = Deal(secret, tuple(nonces))
    match._told = [Told(event, (a, b, c, d), to) for event, a, b, c, d, to in frozen["told"]]
    match._decisions = [
        Decision(seat, action, text, group, KnownTo(known_to))
        for seat, action, text, group, known_to in frozen["decisions"]
    ]
    match._undo = [Before(_unpacked(game, state), *counts) for state, *counts in frozen["undo"]]
    match._group, match._groups = frozen["group"], frozen["groups"]
    return match


def _packed(state: Record) -> str:
    return base64.b64encode(state.to_array().tobytes()).decode()


def _unpacked(game: Game, text: str) -> Record:
    kind = game.kit.state
    try:
        states = np.frombuffer(base64.b64decode(text, validate=True), kind.DTYPE)
    except binascii.Error:
        raise BadSnapshot("a state of the snapshot is not base64") from None
    if len(states) != 1:
        raise BadSnapshot("a state of the snapshot is not one record")
    return kind.read_from(states)


def _check(frozen: Mapping[str, Any]) -> str:
    text = json.dumps(frozen, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]
