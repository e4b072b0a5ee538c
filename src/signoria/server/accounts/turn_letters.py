"""Letters that say whose turn it is, in games that take days: one for all that wait, and none twice for a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from email.message import EmailMessage
from math import ceil

import sqlalchemy as sa
import structlog

import signoria
from signoria.core.text.words import catalogue
from signoria.server.accounts.letters import letter
from signoria.server.accounts.secrets_of_members import new_id, new_token
from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, Trouble
from signoria.server.store.account_rows import AccountRow, MailRow
from signoria.server.store.accounts import change_account
from signoria.server.store.outbox import add_mail
from signoria.server.store.rows import Turn
from signoria.server.store.turn_notices import (
    WaitingGame,
    change_by_key,
    note_told,
    still_waiting,
    turns_untold,
    who_wants_letters,
)

LOOK = 60.0
"""Seconds between two looks for turns of which nobody was written to."""
HOUR = 3600.0
TWO_DAYS = 48
KIND = "turn"

log = structlog.get_logger(__name__)


async def write_turn_letters(house: House) -> None:
    """For ever."""
    while True:
        await asyncio.sleep(min(LOOK, house.settings.turn_mail_after))
        try:
            await write_to_all(house)
        except Trouble as trouble:
            house.faults.note("letters about turns could not be written", trouble)


async def write_to_all(house: House) -> int:
    """Write to all for whom a game has begun to wait and who have not come; how many letters those are."""
    before = house.clock() - house.settings.turn_mail_after
    waiting = await house.store.read(lambda connection: turns_untold(connection, before))
    wanting = await house.store.read(lambda connection: who_wants_letters(connection, list(waiting)))
    there = await _who_is_where(house, {one.table for account in wanting for one in waiting[account.id]})
    written = 0
    for account in wanting:
        games = [one for one in waiting[account.id] if (one.table, account.id) not in there]
        if games and await _write(house, account, games):
            written += 1
    if written:
        log.info("letters about turns were written", letters=written)
        house.mail_waits.set()
    return written


async def _who_is_where(house: House, tables: set[str]) -> set[tuple[str, str | None]]:
    """Which guests have pages open at which of these tables, at whichever process."""
    here = {id: house.tables[id].at_this_process() for id in tables if id in house.tables}
    elsewhere = await house.store.presence.elsewhere(sorted(tables)) if house.store.is_shared else {}
    found = [(id, at) for id, at in here.items() if at is not None]
    found += [(id, at) for id, processes in elsewhere.items() for at in processes]
    return {(id, who.guest) for id, at in found for who in at.connected}


async def _write(house: House, account: AccountRow, games: Sequence[WaitingGame]) -> bool:
    """A letter waits in the outbox, and that it was written is known, both or neither."""
    now = house.clock()

    def statements(connection: sa.Connection) -> bool:
        told = [one.table for one in games if note_told(connection, account.id, one.table, one.turn.since)]
        if not told or account.email is None:
            return False
        key = account.letters_key or new_token()
        change_account(connection, account.id, letters_key=key)
        data = {
            "account": account.id,
            "key": key,
            "at": house.settings.mailed_address,
            "games": [{"table": one.table, "game": one.game, "since": one.turn.since} for one in games],
        }
        add_mail(connection, MailRow(new_id(), KIND, account.email, account.language, data, "waiting", 0, now, now))
        return True

    try:
        return await house.store.write(statements)
    except Conflict:
        return False  # another process has written it


async def turn_letter(house: House, mail: MailRow) -> EmailMessage | None:
    """The letter in words; of games that no longer wait it says nothing, and without any there is none."""
    data, now = mail.data, house.clock()
    tables = [one["table"] for one in data["games"]]
    turns = await house.store.read(lambda connection: still_waiting(connection, data["account"], tables))
    games = [one for one in data["games"] if one["table"] in turns and turns[one["table"]].since == one["since"]]
    if not games:
        return None
    say, at = catalogue(mail.language).say, data["at"]
    lines = [_line(mail.language, at, one["game"], one["table"], turns[one["table"]], now) for one in games]
    stop = f"{at}/letters#{data['key']}"
    text = say("mail-turn", games="\n".join(lines), house=at, stop=stop, count=len(games))
    message = letter(
        house.settings, mail, say("mail-turn-subject", game=_title(games[0]["game"]), count=len(games)), text, now
    )
    message["List-Unsubscribe"] = f"<{at}/api/letters/{data['key']}/stop>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _line(language: str, at: str, game: str, table: str, turn: Turn, now: float) -> str:
    say, link = catalogue(language).say, f"{at}/t/{table}"
    if turn.until is None:
        return say("mail-turn-game", game=_title(game), link=link)
    hours = max(0.0, turn.until - now) / HOUR
    if hours < TWO_DAYS:
        return say("mail-turn-game-hours", game=_title(game), link=link, hours=max(1, ceil(hours)))
    return say("mail-turn-game-days", game=_title(game), link=link, days=int(hours / 24))


def _title(game: str) -> str:
    return signoria.game(game).title if game in signoria.GAMES else game


async def choose_letters(house: House, key: str, *, turn_mail: bool) -> None:
    """Who has a letter stops all such letters, or has them sent again."""
    if not await house.store.write(lambda connection: change_by_key(connection, key, turn_mail=turn_mail)):
        raise Refused("refused-letters", status=404)
