"""The log of what hosts did: nobody changes it, it outlives its people, and it can be searched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from signoria.server.order.standing import About, Keeper, note_deed
from signoria.server.store import Conflict
from signoria.server.store.deeds import deeds as read_deeds
from tests.server.order.keepers import deeds, id_of, keeper
from tests.server.running import Server
from tests.server.stored import opened


def test_the_database_itself_refuses_to_change_a_line_or_take_one_out(database_url: str) -> None:
    host = Keeper("hugo", "Hugo", "host")

    def noting(number: int) -> Callable[[sa.Connection], None]:
        whom = About(f"100% {number}", "x")
        return lambda connection: note_deed(connection, host, "mute", float(number), whom, "_", hours=number)

    def doing(statement: str) -> Callable[[sa.Connection], object]:
        return lambda connection: connection.exec_driver_sql(statement)

    async def story() -> None:
        async with opened(database_url) as store:
            for number in range(3):
                await store.write(noting(number))
            for statement in ("UPDATE deed SET why = 'nothing'", "DELETE FROM deed"):
                with pytest.raises((sa.exc.DBAPIError, Conflict)):
                    await store.write(doing(statement))
            found, total = await store.read(lambda c: read_deeds(c, "", 0, 2))
            assert ([row.to_name for row in found], total) == (["100% 2", "100% 1"], 3)
            found, total = await store.read(lambda c: read_deeds(c, "0% 1", 0, 9))
            assert ([row.facts for row in found], total) == ([{"hours": 1}], 1)
            assert (await store.read(lambda c: read_deeds(c, "%%", 0, 9)))[1] == 0, "a sign is a sign"

    asyncio.run(story())


def test_what_a_host_did_stays_when_they_leave_for_good(house: Server) -> None:
    ada, hugo = keeper(house, "Ada", "administrator"), keeper(house, "Hugo", "host")
    house.guest("Rudi")
    hugo.post(f"/api/admin/people/{id_of(house, 'Rudi')}/mute", {"hours": 1, "why": "Noise"})
    assert hugo.ask("DELETE", "/api/account").status == 204
    [deed] = deeds(ada, "noise")
    assert (deed["by"], deed["what"], deed["name"], deed["facts"]) == ("Hugo", "mute", "Rudi", {"hours": 1})
