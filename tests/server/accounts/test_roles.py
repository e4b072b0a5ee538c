"""Roles: whoever runs the house gives them, while it is open or not."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from signoria.cli.app import application
from tests.server.accounts.people import account_of
from tests.server.running import Server


def house_command(*asked: str) -> str:
    """What a command says that is done."""
    done = CliRunner().invoke(application(), ["house", *asked, "--lang", "en"])
    return f"{done.exit_code} {done.output}"


def test_whoever_runs_a_house_gives_roles_while_it_is_open(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log") as house:
        anna = house.guest("Anna")
        where = ("--database", house.database)
        assert house_command("members", *where).startswith("0 Nobody is a member.")
        anna.post("/api/sign-in/new")
        listed = house_command("members", *where)
        assert "Anna  Member" in listed and "One member." in listed
        id = listed.split()[1]
        assert "Anna: Administrator" in house_command("role", "--member", id, "--role", "administrator", *where)
        assert account_of(anna)["role"] == "administrator"
        for wrong in (("--member", id), ("--role", "host"), ("--member", id, "--role", "king")):
            assert "member, host, administrator" in house_command("role", *wrong, *where)
        assert "Nobody here is x" in house_command("role", "--member", "x", "--role", "host", *where)
        assert account_of(anna)["role"] == "administrator"
