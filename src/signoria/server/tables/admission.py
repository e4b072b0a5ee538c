"""Who may sit down and start: what the host arranges, hints too, who asks for a seat, and how they are answered."""

from __future__ import annotations

from signoria.server.protocol.facts import Admission, ClockRules, Standing
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.door import Caller
from signoria.server.tables.table import Table

MOST_WAITING = 20
"""Guests who ask for a seat at one table at the same time."""


def standing(table: Table, guest: str | None) -> Standing:
    """Whether a guest may sit down; somebody without a name would have to ask where one asks."""
    answer = None if guest is None else table.door.answer_to(guest)
    if answer == "kept-out":
        return "kept-out"
    if _need_not_ask(table, guest) or any(seat.reserved == guest for seat in table.seats if guest is not None):
        return "free"
    return "asked" if answer == "waits" else "must-ask"


def check_may_sit(table: Table, seat: int, guest: str) -> None:
    """Refuse who was sent away, who has to ask first, and who has a seat already."""
    if table.door.answer_to(guest) == "kept-out":
        raise Refused("refused-kept-out", status=403)
    if not _need_not_ask(table, guest) and table.seats[seat].reserved != guest:
        raise Refused("refused-ask-first", status=403)
    if table.seats_of_guest(guest) and not table.one_device:
        raise Refused("refused-one-seat")


def _need_not_ask(table: Table, guest: str | None) -> bool:
    is_admitted = guest is not None and table.door.answer_to(guest) == "admitted"
    return table.admission == "open" or is_admitted or guest == table.charter.host


def arrange(
    table: Table,
    guest: str,
    admission: Admission | None = None,
    one_device: bool | None = None,
    hints: bool | None = None,
    clock: ClockRules | None = None,
) -> entries.Arranged | None:
    """The host changes who may sit down, whether hints are allowed, and the clock, while the table waits.

    What is left out stays as it is.
    """
    must_host_waiting_table(table, guest)
    admission = admission or table.admission
    one_device = table.one_device if one_device is None else one_device
    if not one_device and any(len(table.seats_of_guest(seat.guest)) > 1 for seat in table.seats if seat.guest):
        raise Refused("refused-several-seats")
    hints = table.hints if hints is None else hints
    if table.rated:
        must_suit_ratings(hints=hints, one_device=one_device)
    clock = clock or table.clock
    if (admission, one_device, hints, clock) == (table.admission, table.one_device, table.hints, table.clock):
        return None
    return entries.Arranged(admission, one_device, hints, clock, table.rated)


def must_suit_ratings(*, hints: bool, one_device: bool) -> None:
    """A rated game is everybody's own."""
    if hints or one_device:
        raise Refused("refused-rated-alone", status=422)


def ask_for_seat(table: Table, guest: str, name: str) -> entries.SeatAsked | None:
    """A guest asks the host for a seat; asked again, nothing changes."""
    must_be_waiting(table)
    match standing(table, guest):
        case "kept-out":
            raise Refused("refused-kept-out", status=403)
        case "free":
            raise Refused("refused-need-not-ask")
        case "asked":
            return None
    if len(table.door.with_answer("waits")) >= MOST_WAITING:
        raise Refused("refused-too-many-ask", status=429)
    return entries.SeatAsked(guest, name)


def withdraw(table: Table, guest: str) -> entries.Withdrew | None:
    """A guest no longer asks."""
    must_be_waiting(table)
    return entries.Withdrew(guest) if table.door.answer_to(guest) == "waits" else None


def answer(table: Table, guest: str, number: int, admit: bool) -> entries.Admitted | entries.KeptOut | None:
    """The host admits who asks or was kept out, or declines; who is declined stays out until admitted after all."""
    must_host_waiting_table(table, guest)
    caller = table.door.numbered(number)
    if caller is None:
        raise Refused("refused-no-such-request", status=404)
    if admit:
        return None if caller.answer == "admitted" else entries.Admitted(caller.guest)
    return _declined(table, caller)


def _declined(table: Table, caller: Caller) -> entries.KeptOut | None:
    if table.seats_of_guest(caller.guest):
        raise Refused("refused-sits-already")
    return None if caller.answer == "kept-out" else entries.KeptOut(caller.guest, caller.name)


def must_be_waiting(table: Table) -> None:
    if table.status == "closed":
        raise Refused("refused-closed")
    if table.status != "waiting":
        raise Refused("refused-begun")


def must_host_waiting_table(table: Table, guest: str) -> None:
    must_be_waiting(table)
    if guest != table.charter.host:
        raise Refused("refused-not-host", status=403)
