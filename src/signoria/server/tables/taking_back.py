"""Taking back where undo has ended: a seat asks for it, and every other person who plays must grant it.

Bots grant it always: there is nobody whom it would harm.
"""

from __future__ import annotations

from signoria.core.play.going_back import is_decision_of, way_back
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.charter import TakeBack
from signoria.server.tables.requests import must_be_playing, must_play_oneself
from signoria.server.tables.table import Table

Asked = entries.BackAsked | entries.TakenBack
Answered = entries.BackGranted | entries.BackDropped | entries.TakenBack


def ask_back(table: Table, seat: int, key: str) -> Asked:
    """A person asks to take back their last decision; where only bots play besides, it is done."""
    match = must_be_playing(table)
    must_play_oneself(table, seat)
    if table.lesson is not None:
        raise Refused("refused-back-lesson")
    if table.rated:
        raise Refused("refused-back-rated")
    if table.back is not None:
        raise Refused("refused-back-asked")
    if match.may_undo(seat):
        raise Refused("refused-back-undo")
    way = way_back(match, seat)
    if way is None:
        raise Refused("refused-back-nothing")
    asked = TakeBack(seat, way.decided, way.is_revealed)
    if not still_to_grant(table, asked):
        return entries.TakenBack(seat, seat, way.decided, key)
    return entries.BackAsked(seat, way.decided, way.is_revealed, key)


def answer_back(table: Table, seat: int, grants: bool, key: str) -> Answered | None:
    """A person grants what another asks for, or does not; who asked no longer asks."""
    match = must_be_playing(table)
    must_play_oneself(table, seat)
    asked = table.back
    if asked is None:
        raise Refused("refused-back-none")
    if not grants:
        return entries.BackDropped(seat, key)
    if seat == asked.seat:
        raise Refused("refused-back-own")
    if seat in asked.granted:
        return None
    if not is_decision_of(match, asked.seat, asked.decided):
        return entries.BackDropped(seat, key)  # it was undone meanwhile
    if still_to_grant(table, asked) <= {seat}:
        return entries.TakenBack(seat, asked.seat, asked.decided, key)
    return entries.BackGranted(seat, key)


def still_to_grant(table: Table, asked: TakeBack) -> set[int]:
    """The people who play themselves and have not granted it."""
    others = {seat for seat in table.players() if not table.seats[seat].is_played_by_a_bot}
    return others - {asked.seat, *asked.granted}
