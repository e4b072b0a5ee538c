"""What a page asks that changes the table: each request is done once for each key, and acknowledged."""

from __future__ import annotations

from collections.abc import Callable

from signoria.server.live import stand_ins
from signoria.server.protocol.from_page import (
    Agree,
    Allow,
    AnswerBack,
    AskBack,
    Back,
    End,
    GoOn,
    Hint,
    MakePlan,
    Move,
    Mute,
    Note,
    Remove,
    Resign,
    Rest,
    Say,
    TakeDaysOff,
    Undo,
    Unplan,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import Accepted
from signoria.server.socket.visit import Visit
from signoria.server.tables import ending, hints, planning, requests, taking_back, teaching, timing
from signoria.server.tables.entries import Entry
from signoria.server.tables.names import is_seen, one_line
from signoria.server.tables.table import Table

OfSeat = (
    Move
    | Hint
    | MakePlan
    | Unplan
    | Note
    | AskBack
    | AnswerBack
    | Undo
    | Rest
    | Back
    | TakeDaysOff
    | Resign
    | End
    | GoOn
)
OfHost = Remove | Mute | Allow
Change = OfSeat | OfHost | Say | Agree


async def change(visit: Visit, asked: Change) -> None:
    """Do what is asked, and acknowledge it."""
    match asked:
        case Say():
            await _speak(visit, asked)
        case Remove() | Mute() | Allow():
            await _keep_order(visit, asked)
        case Agree():
            await _agree(visit, asked)
        case _:
            seat = visit.seat()
            if isinstance(asked, Note):
                visit.house.limiter.check("lines", f"note {visit.live.table.id} {seat}")
            await _once(
                visit, f"seat {seat}", asked.key, lambda table: _asked_by_seat(table, seat, asked, visit.house.clock())
            )
            if isinstance(asked, Resign | End):
                await visit.house.presence.end_if_agreed(visit.live)


def _asked_by_seat(table: Table, seat: int, asked: OfSeat, now: float) -> Entry | None:
    match asked:
        case Move():
            return requests.move(table, seat, asked)
        case Hint():
            return hints.take(table, seat, asked)
        case MakePlan():
            return planning.plan(table, seat, asked)
        case Unplan():
            return planning.give_up_plan(table, seat, asked.key)
        case Note():
            return requests.note(table, seat, asked)
        case AskBack():
            return taking_back.ask_back(table, seat, asked.key)
        case AnswerBack():
            return taking_back.answer_back(table, seat, asked.grant, asked.key)
        case Undo():
            undone = requests.undo(table, seat, asked)
            timing.must_have_time_to_undo(table, seat, now)
            return undone
        case Rest():
            return requests.rest_oneself(table, seat, asked.key, asked.level)
        case Back():
            returned = requests.back(table, seat, asked.key)
            timing.must_not_be_out_of_time(table, seat)
            return returned
        case TakeDaysOff():
            return timing.take_days_off(table, seat, asked.days, asked.key, now)
        case Resign():
            return ending.resign(table, seat, asked.key)
        case End():
            return ending.wish_end(table, seat, asked.agree, asked.key)
        case GoOn():
            return teaching.go_on(table, asked)


def _asked_by_host(table: Table, guest: str | None, asked: OfHost) -> Entry:
    match asked:
        case Remove():
            return requests.remove_line(table, guest, asked)
        case Mute():
            return requests.mute(table, guest, asked)
        case Allow():
            return requests.allow(table, guest, asked)


async def _once(visit: Visit, who: str, key: str, ask: Callable[[Table], Entry | None]) -> None:
    """Do what is asked unless the same key was done before, and acknowledge it."""
    done: list[int] = []

    def unless_done(table: Table) -> Entry | None:
        before = requests.done_before(table, who, key)
        if before is None:
            return ask(table)
        done.append(before)
        return None

    def acknowledge(seq: int | None) -> None:
        visit.answer(Accepted(key, seq if seq is not None else next(iter(done), visit.live.table.told)))

    await visit.connection.undisturbed(visit.house.change_here(visit.live, unless_done, acknowledge))


async def _speak(visit: Visit, asked: Say) -> None:
    seat, guest = visit.connection.seat, visit.connection.guest
    if seat is None and guest is None:
        raise Refused("refused-no-guest", status=401)
    speaker = guest if seat is None else visit.live.table.seats[seat].guest
    visit.house.sanctions.must_be_heard(speaker)
    visit.house.sanctions.must_be_heard(guest)
    visit.house.limiter.check("lines", guest or f"{visit.live.table.id} {seat}")
    text = one_line(asked.text)
    if not is_seen(text):
        raise Refused("refused-empty", status=422)
    await _once(
        visit,
        f"guest {guest}" if seat is None else f"seat {seat}",
        asked.key,
        lambda table: requests.say(table, seat, guest, visit.client.name, text, asked.key),
    )


async def _keep_order(visit: Visit, asked: OfHost) -> None:
    """What the host does with the chat, as often as they may speak."""
    guest = visit.connection.guest
    visit.house.limiter.check("lines", f"host {guest} {visit.live.table.id}")
    await _once(visit, f"guest {guest}", asked.key, lambda table: _asked_by_host(table, guest, asked))


async def _agree(visit: Visit, asked: Agree) -> None:
    """Note the agreement; when all who are present agree, a bot stands in."""
    mine, seat, live, key = visit.seat(), asked.seat, visit.live, asked.key
    async with live.lock:
        done = requests.done_before(live.table, f"seat {seat}", key)
        is_agreed = done is None and await stand_ins.agree_everywhere(
            visit.house.presence, live, seat, mine, visit.connection.guest
        )
    if is_agreed:
        await _replace(visit, seat, key)
    else:
        visit.answer(Accepted(key, live.table.told if done is None else done))


async def _replace(visit: Visit, seat: int, key: str) -> None:
    try:
        await _once(visit, f"seat {seat}", key, lambda table: stand_ins.replaced(visit.live, table, seat, key))
    except Refused as refused:
        if refused.said.say != "refused-bot-plays":
            raise
        visit.answer(Accepted(key, visit.live.table.told))  # another who agreed was faster, elsewhere
