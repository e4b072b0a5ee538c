"""Hints: who may take one, and that it is counted once for each question; what it says is worked out elsewhere."""

from __future__ import annotations

from signoria.core.play.match import Match
from signoria.server.protocol.from_page import BotHint, Hint
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.requests import check_sequence, must_be_playing, must_play_oneself
from signoria.server.tables.table import Table


def take(table: Table, seat: int, asked: Hint) -> entries.Hinted | None:
    """A person takes a hint for what they are asked; for the same question again, nothing changes.

    It is taken even where there is one move only: who is refused would tell others how many there are.
    """
    _asked_of(table, seat, asked)
    return None if table.asked[seat].has_hint else entries.Hinted(seat, asked.key)


def thought_about(table: Table, seat: int, asked: BotHint) -> Match:
    """The match that a bot is to think about in a person's place, who has taken a hint."""
    match = _asked_of(table, seat, asked)
    must_have_hint(table, seat)
    return match


def must_have_hint(table: Table, seat: int) -> None:
    """Whoever wants a running game for the rules in the browser has taken a hint for what they are asked."""
    if not table.hints:
        raise Refused("refused-no-hints", status=403)
    if seat not in table.waiting() or not table.asked[seat].has_hint:
        raise Refused("refused-hint-first", status=403)


def _asked_of(table: Table, seat: int, asked: Hint | BotHint) -> Match:
    """The running game, if hints are allowed and the seat is asked what its page says it is."""
    match = must_be_playing(table)
    if not table.hints:
        raise Refused("refused-no-hints", status=403)
    must_play_oneself(table, seat)
    check_sequence(table, asked.seq)
    if seat not in match.to_act:
        raise Refused("refused-hint-not-asked")
    if asked.seq < table.asked[seat].question:
        raise Refused("refused-stale")
    return match
