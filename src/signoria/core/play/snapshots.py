"""Snapshots: a whole match as JSON, secrets and all, that comes back at once where replaying it would take its time.

A snapshot is the house's own note, bound to the game it was made with; what lasts is the record.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import Any

import numpy as np

from signoria.core.compiled_rules import CompiledRules
from signoria.core.errors import BadSnapshot
from signoria.core.play.fair_deal import Deal
from signoria.core.play.match import Match
from signoria.core.play.playing import Before, Decision
from signoria.core.play.snapshot_format import bound_to, check_of
from signoria.core.rules.held import held_by
from signoria.core.rules.journal import Told
from signoria.core.rules.moves import KnownTo
from signoria.core.rules.state_record import Record


def thaw(game: CompiledRules, frozen: Mapping[str, Any]) -> Match:
    """The frozen match; BadSnapshot if it was made with another game, other rules or components, or is changed."""
    if not isinstance(frozen, Mapping):
        raise BadSnapshot("a snapshot is a mapping of names to values")
    for what, wanted in bound_to(game).items():
        if frozen.get(what) != wanted:
            raise BadSnapshot(f"the snapshot was made with {what} {frozen.get(what)!r}, but this is {what} {wanted!r}")
    body = {name: value for name, value in frozen.items() if name != "check"}
    try:
        if frozen.get("check") != check_of(body):
            raise BadSnapshot("the snapshot's check does not match: it was changed after it was made")
        return _thawed(game, body)
    except BadSnapshot:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise BadSnapshot(f"the snapshot cannot be read: {type(error).__name__} {error}") from None


def _thawed(game: CompiledRules, frozen: Mapping[str, Any]) -> Match:
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
    match._undo = [Before(held_by(_unpacked(game, state)), *counts) for state, *counts in frozen["undo"]]
    match._group, match._groups = frozen["group"], frozen["groups"]
    return match


def _unpacked(game: CompiledRules, text: str) -> Record:
    kind = game.kit.state
    try:
        states = np.frombuffer(base64.b64decode(text, validate=True), kind.DTYPE)
    except binascii.Error:
        raise BadSnapshot("a state of the snapshot is not base64") from None
    if len(states) != 1:
        raise BadSnapshot("a state of the snapshot is not one record")
    return kind.read_from(states)
