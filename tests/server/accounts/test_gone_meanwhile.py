"""Somebody leaves for good while another request of theirs is under way: that is no fault of the house's."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.server.store import schema
from signoria.server.store.schema import METADATA
from tests.server.lobby.guests import refused
from tests.server.order.keepers import asked, id_of, member
from tests.server.running import Server


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", "/api/account/export", None, (401, "refused-no-member")),
        (
            "PATCH",
            "/api/account/notices",
            {"channel": "mail", "kind": "turn", "wanted": False},
            (409, "refused-meanwhile"),
        ),
    ],
)
def test_what_a_member_asks_who_is_gone_by_then_is_refused(
    house: Server, method: str, path: str, body: Any, expected: tuple[int, str]
) -> None:
    mona = member(house, "Mona")
    mona.get("/api/account")  # the house knows her now, and does not look again
    forget(house, id_of(house, "Mona"))
    assert refused(mona, method, path, body) == expected


def forget(house: Server, id: str) -> None:
    """All rows of a member go, as when they leave, but for what a process holds in memory."""
    for table in reversed(METADATA.sorted_tables):
        for key in table.foreign_keys:
            if key.column.table is schema.account:
                asked(house, f"DELETE FROM {table.name} WHERE {key.parent.name} = :id", id=id)
    asked(house, "DELETE FROM account WHERE id = :id", id=id)
