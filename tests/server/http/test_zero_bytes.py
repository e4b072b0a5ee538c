"""Texts with a zero byte, which PostgreSQL does not take: refused, and no fault."""

from __future__ import annotations

from pathlib import Path

from tests.server.lobby.guests import refused
from tests.server.order.keepers import keeper
from tests.server.running import Server

INVALID = (422, "refused-invalid")


def test_a_zero_byte_is_refused_where_the_database_does_not_take_it(postgres_url: str, tmp_path: Path) -> None:
    with Server(postgres_url, tmp_path / "log") as house:
        ada = keeper(house, "Ada", "administrator")
        for path in ("tables?game=a%00b", "admin/log?text=a%00b", "admin/tables?text=%00", "admin/people?text=%00"):
            assert refused(ada, "GET", f"/api/{path}") == INVALID, path
        asked = {"network": "a\0b", "why": "because"}
        assert refused(ada, "POST", "/api/admin/addresses/unban", asked) == INVALID
        assert house.guest("Anna").get("/api/tables")["open"] == []
        assert '"level": "error"' not in house.log.read_text()
