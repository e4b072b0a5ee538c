"""`signoria house reports`, `ban` and `unban`, while the house is open."""

from __future__ import annotations

from pathlib import Path

from tests.server.accounts.test_roles import house_command
from tests.server.order.keepers import deeds, id_of, keeper, sitting
from tests.server.running import Server


def test_whoever_runs_a_house_keeps_order_without_a_browser(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log") as house:
        where = ("--database", house.database)
        assert house_command("reports", *where) == "0 Nothing waits that was reported.\n"
        ada, rude = keeper(house, "Ada", "administrator"), house.guest("Rudi [red]")
        table = ada.open_table(seats=3)
        page = sitting(rude, table, 1)
        page.ask("say", text="Goat [b]!")
        ada.post(f"/api/tables/{table}/reports", {"line": 0, "reason": "insults", "text": "Rude"})
        id = id_of(house, "Rudi [red]")
        listed = house_command("reports", *where)
        for part in (id, "Rudi [red]", f"/t/{table}", "Rude", "“Goat [b]!”", "One report waits."):
            assert part in listed
        done = house_command("ban", "--member", id, "--days", "2", "--why", "Goats", *where)
        assert done == "0 Rudi [red] is kept out from now on.\n"
        assert page.until("closing")["why"]["with"]["why"] == "Goats"
        assert rude.ask("GET", "/api/guest").status == 403
        assert house_command("unban", "--member", id, "--why", "Sorry", *where).startswith("0 Rudi [red] may come")
        assert "Nothing of that kind" in house_command("unban", "--member", id, "--why", "Sorry", *where)
        assert "nobody with that number" in house_command("ban", "--member", "x", "--why", "y", *where)
        for wrong in (("--member", id), ("--why", "x"), ("--member", id, "--why", "x", "--days", "0")):
            assert "--member with an id" in house_command("ban", *wrong, *where)
        assert (
            "somebody must stay" in house_command("ban", "--member", id_of(house, "Ada"), "--why", "x", *where).lower()
        )
        assert [(deed["by"], deed["what"]) for deed in deeds(ada, "Rudi")] == [
            ("signoria house", "unban"),
            ("signoria house", "ban"),
        ]
