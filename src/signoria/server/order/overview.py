"""How the house is: what waits, what went wrong, how much it does, and which versions it has."""

from __future__ import annotations

import platform
from importlib.metadata import version

import sqlalchemy as sa

import signoria
from signoria.server.live.house import House
from signoria.server.ops.load import memory
from signoria.server.protocol.house_bodies import BotsFacts, FaultFacts, ProcessFacts, StateFacts
from signoria.server.store.migration_runner import newest
from signoria.server.store.outbox import count_mail


async def read_state(house: House) -> StateFacts:
    """Of this process, and what the database knows of the others."""
    mail = await house.store.read(count_mail)
    others = await house.store.presence.processes() if house.store.is_shared else []
    under_way, later = house.tasks.counts
    pool = house.bot_runner.pool
    return StateFacts(
        mail=mail,
        sends_mail=house.settings.sends_mail,
        bots_waiting=pool.waiting,
        bots_here=pool.own,
        bots_elsewhere=[BotsFacts(machine.name, len(machine.workers)) for machine in pool.connections],
        tasks=under_way,
        later=later,
        looks=house.looks.waiting,
        faults=[
            FaultFacts(place, kind, seen.times, seen.first, seen.last)
            for (kind, place), seen in reversed(house.faults.seen.items())
        ],
        moves_a_second=house.load.moves_a_second(),
        sockets=sum(len(live.listeners) for live in house.tables.values()),
        tables=len(house.tables),
        memory=memory(),
        processes=[ProcessFacts(name[:6], tables, people) for name, tables, people in others],
        signoria=version("signoria"),
        python=platform.python_version(),
        database=await house.store.read(_database),
        schema=newest(),
        rules={name: signoria.game(name).kit.version for name in signoria.GAMES},
        started=house.load.started,
    )


def _database(connection: sa.Connection) -> str:
    """Which database it is, and its version."""
    version = connection.dialect.server_version_info or ()
    if connection.dialect.name == "sqlite":
        return f"SQLite {connection.exec_driver_sql('SELECT sqlite_version()').scalar()}"
    return f"PostgreSQL {'.'.join(map(str, version))}"
