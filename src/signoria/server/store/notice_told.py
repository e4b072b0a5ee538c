"""Whom games wait for, what else happened while somebody was not there, and of what members were told already."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.invitations import is_invited
from signoria.server.store.notice_rows import Channel, Happening, Kind, Told, WaitingGame
from signoria.server.store.notice_schema import happening, notice_told
from signoria.server.store.rows import Turn
from signoria.server.store.statements import rows

CLOCK, TABLE, LOG = schema.clock.c, schema.game_table.c, schema.entry.c
TOLD, HAPPENED = notice_told.c, happening.c
ANSWERS = ("withdrew", "admitted", "kept-out")
"""Entries of a log after which the host has been at the door."""
PRIVATE = ("noted", "planned", "unplanned")
"""Entries that nobody else is told of, and that no turn counts."""
PLAYED = ("decided", "relieved", "resigned")
"""Entries of a seat after which its turn is over, or somebody else's."""
TAKEN_BACK = ("undone", "taken-back")
MOST = 1000
"""Entries of a log that are looked at after a turn began."""


# -- what there is to tell -------------------------------------------------------------------------------------------


def waiting_games(connection: sa.Connection) -> dict[str, list[WaitingGame]]:
    """By guest: the running games that are timed and wait for them, the one first whose clock ends first."""
    query = sa.select(CLOCK.table_id, TABLE.game, CLOCK.turns, CLOCK.is_slow)
    query = query.join(schema.game_table, TABLE.id == CLOCK.table_id).order_by(CLOCK.due_at)
    waiting: dict[str, list[WaitingGame]] = {}
    for id, game, turns, is_slow in connection.execute(query):
        for guest, turn in msgspec.convert(turns, dict[str, Turn]).items():
            one = WaitingGame(str(id), str(game), turn.since, turn.until, bool(is_slow))
            waiting.setdefault(guest, []).append(one)
    return waiting


def games_waiting_for(
    connection: sa.Connection, account: str, tables: Collection[str] | None = None
) -> dict[str, Turn]:
    """The turns of a member, at these tables or at any, that have not passed."""
    query, own = sa.select(CLOCK.table_id, CLOCK.turns), schema.member.c
    if tables is None:
        query = query.join(schema.member, own.table_id == CLOCK.table_id).where(own.guest_id == account)
    else:
        query = query.where(CLOCK.table_id.in_(tables))
    found = connection.execute(query)
    turns = {str(id): msgspec.convert(turns, dict[str, Turn]) for id, turns in found}
    return {id: by_guest[account] for id, by_guest in turns.items() if account in by_guest}


def note_happening(
    connection: sa.Connection, guests: Iterable[str], table: str, kind: Kind, seq: int, at: float
) -> None:
    """These guests did not see what this entry of a table's log says; those who are members are told of it. What is
    known already is not noted again."""
    account = schema.account.c.id
    same = sa.and_(HAPPENED.account_id == account, HAPPENED.table_id == table, HAPPENED.kind == kind)
    members = sa.select(account, sa.literal(table), sa.literal(kind), sa.literal(seq), sa.literal(at))
    members = members.where(account.in_(list(guests)), ~sa.exists().where(same, HAPPENED.seq == seq))
    columns = ["account_id", "table_id", "kind", "seq", "at"]
    connection.execute(sa.insert(happening).from_select(columns, members))


def happenings(connection: sa.Connection) -> list[Happening]:
    """What happened while members were not there, of each kind at each table the last, the oldest first."""
    query = sa.select(happening, TABLE.game).join(schema.game_table, TABLE.id == HAPPENED.table_id)
    last = {
        (one.account_id, one.table_id, one.kind): one
        for one in rows(connection, query.order_by(HAPPENED.seq), Happening)
    }
    return sorted(last.values(), key=lambda one: one.at)


def is_answered(connection: sa.Connection, one: Happening) -> bool:
    """Whether it no longer matters: who asks for a seat has been answered, who may sit down has sat down, who is
    invited has answered, the game of a round is over, or in one without a clock the turn is."""
    status = connection.execute(sa.select(TABLE.status).where(TABLE.id == one.table_id)).scalar_one_or_none()
    if one.kind == "round":
        return status != "playing"
    if one.kind in ("turn", "time"):  # the clock of a timed game would say that it goes on
        is_over = status != "playing" or _is_timed(connection, one.table_id)
        return is_over or _has_passed(connection, one)
    if one.kind == "invited":
        return status != "waiting" or not is_invited(connection, one.table_id, one.account_id)
    if one.kind != "seat":
        return False
    later = sa.select(LOG.kind, LOG.data).where(LOG.table_id == one.table_id, LOG.seq > one.seq)
    for kind, data in connection.execute(later.where(LOG.kind.in_((*ANSWERS, "sat")))):
        if kind in ANSWERS or data["guest"] == one.account_id:
            return True
    return status != "waiting"


def _is_timed(connection: sa.Connection, table: str) -> bool:
    return connection.execute(sa.select(CLOCK.table_id).where(CLOCK.table_id == table)).first() is not None


def _has_passed(connection: sa.Connection, turn: Happening) -> bool:
    """Whether a turn without a clock is over, or may be because something was taken back; `seq` of such a turn counts
    the entries that everybody is told of."""
    log = sa.select(LOG.kind, LOG.data).where(LOG.table_id == turn.table_id)
    seats: dict[int, str] = {}
    for kind, data in connection.execute(log.where(LOG.kind.in_(("sat", "passed"))).order_by(LOG.seq)):
        if kind == "sat":
            seats[data["seat"]] = data["guest"]
        else:
            seats = {seat: data["to"] if guest == data["guest"] else guest for seat, guest in seats.items()}
    later = log.where(LOG.kind.not_in(PRIVATE)).order_by(LOG.seq).limit(MOST).offset(turn.seq)
    return any(
        kind in TAKEN_BACK or (kind in PLAYED and seats.get(data["seat"]) == turn.account_id)
        for kind, data in connection.execute(later)
    )


def untimed_turns(connection: sa.Connection, account: str) -> list[str]:
    """The tables without a clock that are known to wait for a member."""
    query = sa.select(happening, TABLE.game).join(schema.game_table, TABLE.id == HAPPENED.table_id)
    found = rows(connection, query.where(HAPPENED.account_id == account, HAPPENED.kind == "turn"), Happening)
    return sorted({one.table_id for one in found if not is_answered(connection, one)})


def forget_happenings(connection: sa.Connection, seen: Iterable[Happening], before: float) -> None:
    """What somebody has come to see goes, and what is older."""
    for one in seen:
        mine = sa.and_(HAPPENED.account_id == one.account_id, HAPPENED.table_id == one.table_id)
        connection.execute(sa.delete(happening).where(mine, HAPPENED.kind == one.kind, HAPPENED.seq <= one.seq))
    connection.execute(sa.delete(happening).where(HAPPENED.at < before))


# -- what was told ---------------------------------------------------------------------------------------------------


def told_of(connection: sa.Connection) -> list[Told]:
    """All that was told of tables at which a clock runs or something has happened."""
    about = sa.union(sa.select(CLOCK.table_id), sa.select(HAPPENED.table_id)).subquery()
    query = sa.select(notice_told).where(TOLD.table_id.in_(sa.select(about.c.table_id)))
    return rows(connection, query, Told)


def last_letters(connection: sa.Connection, since: float) -> dict[str, float]:
    """When each member was written to last, if it was after then."""
    query = sa.select(TOLD.account_id, sa.func.max(TOLD.at)).where(TOLD.channel == "mail", TOLD.at > since)
    return {str(id): float(at) for id, at in connection.execute(query.group_by(TOLD.account_id))}


def note_told(
    connection: sa.Connection, account: str, table: str, kind: Kind, channel: Channel, turn: float, at: float
) -> bool:
    """A member is told of this; false if they have been, by another process. Part of the transaction that queues it."""
    mine = sa.and_(TOLD.account_id == account, TOLD.table_id == table, TOLD.kind == kind, TOLD.channel == channel)
    if connection.execute(sa.select(TOLD.turn).where(mine)).first() is None:
        row = Told(account, table, kind, channel, turn, at)
        connection.execute(sa.insert(notice_told), [msgspec.structs.asdict(row)])
        return True
    new = sa.update(notice_told).where(mine, TOLD.turn < turn)
    return connection.execute(new.values(turn=turn, at=at)).rowcount > 0
