"""Lessons: a table for one learner, begun at once at the lesson's position, with bots that do what the lesson wants."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from signoria.core.game import Game
from signoria.core.play.fair_deal import NO_NONCE
from signoria.core.play.lessons import LEARNER, Lesson, lesson_position, lessons_in
from signoria.server.live.house import House
from signoria.server.live.new_table import check_may_open, keep_table, known_game, new_row
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.facts import FAMILIES
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry
from signoria.server.tables.names import BOT

LEVEL = "novice"
"""How the others play once the learner is alone with them."""
LOOKED_THROUGH = 50
"""Of a guest's tables, for one of the same lesson that is under way."""


def known_lesson(game: str, name: str) -> tuple[Game, Lesson]:
    """A lesson of a game of the house."""
    found = known_game(game)
    lesson = lessons_in(found.kit.folder).get(name)
    if lesson is None:
        raise Refused("refused-no-lesson", status=404)
    return found, lesson


async def begin_lesson(
    house: House, guest: GuestRow, game: Game, lesson: Lesson, token_hash_at: Callable[[str], str], anew: bool
) -> str:
    """The table of a lesson: the one that is under way unless it is to begin anew, or a new one."""
    if not anew:
        begun = await table_under_way(house, guest, game, lesson)
        if begun is not None:
            return begun
    await check_may_open(house, guest)
    position = lesson_position(game, lesson)
    wanted = NewTable(game.name, position["seats"], dict(game.from_position(position).options))
    row = new_row(house, guest, wanted, position=position)
    bots = range(LEARNER + 1, row.seats)
    names = [guest.name, *(f"{BOT}{LEVEL}" for _ in bots)]
    begun_with: list[Entry] = [
        entries.Taught(lesson.name, lesson.script),
        entries.Sat(LEARNER, guest.id, guest.name, FAMILIES[LEARNER], token_hash_at(row.id), NO_NONCE),
        *(entries.BotSat(seat, LEVEL, FAMILIES[seat]) for seat in bots),
        entries.Started(),
    ]
    await keep_table(house, msgspec.structs.replace(row, status="playing", names=names), begun_with, [guest.id])
    return row.id


async def table_under_way(house: House, guest: GuestRow, game: Game, lesson: Lesson) -> str | None:
    """A guest's table at which this lesson, as it is now, has not come to its end."""
    rows = await house.store.lists.of_guest(guest.id, LOOKED_THROUGH)
    running = [row.id for row in rows if (row.game, row.status) == (game.name, "playing") and row.position is not None]
    taught = await house.store.lists.lessons(running)
    for id in running:
        if taught.get(id) == lesson.name:
            try:
                live = await house.table(id)
            except Refused:
                continue
            if live.table.lesson is not None and live.table.status == "playing":
                return id
    return None
