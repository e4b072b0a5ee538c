"""An upgrade with a changed rule: what it would change is said beforehand, running games end under the old one."""

from __future__ import annotations

import shutil
import socket
from pathlib import Path

import pytest

from tests.server.installed import Installation, ServedHouse
from tests.server.running import Page, Visitor, settle

MORRA = Path(__file__).parents[2] / "toy" / "morra"
TWICE = ("    turn_up(state)\n\n\ndef turn_up", "    turn_up(state)\n    turn_up(state)\n\n\ndef turn_up")
POINTS = "state.points[winner] += PRIZE[state.prize]"


def installation(folder: Path, version: str = "1", **changes: tuple[str, str]) -> Installation:
    """The house with a toy game, whose files may be changed: by a file's name, what is replaced and by what."""
    home = folder / f"games-{len(list(folder.glob('games-*')))}"
    shutil.copytree(MORRA, home / "morra", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (before, after) in {**changes, "kit": ('version="1"', f'version="{version}"')}.items():
        file = home / "morra" / f"{name}.py"
        text = file.read_text()
        assert before in text
        file.write_text(text.replace(before, after))
    return Installation({"SIGNORIA_GAMES": str(home)})


def show(page: Page, fingers: int) -> None:
    place = [move["text"] for move in page.play["moves"]].index(f"show {fingers}")
    answer = page.move(place)
    assert answer["it"] == "accepted", answer
    while page.play["seq"] < answer["seq"]:
        page.until("play")


def rounds(pages: list[Page], count: int) -> None:
    """Anna shows three and Bruno one: Anna takes every prize."""
    for _ in range(count):
        for page, fingers in zip(pages, (3, 1), strict=True):
            settle(pages)
            show(page, fingers)
    settle(pages)


def begin(server: ServedHouse, people: list[Visitor], game: str) -> tuple[str, list[str]]:
    table = people[0].open_table(game, 2)
    tokens = [person.sit(table, seat) for seat, person in enumerate(people)]
    people[0].start(table)
    return table, tokens


def connect(people: list[Visitor], table: str, tokens: list[str]) -> list[Page]:
    return [person.connect(table, token) for person, token in zip(people, tokens, strict=True)]


def played_under(before: Installation, folder: Path) -> tuple[list[Visitor], dict[str, tuple[str, list[str]]], Path]:
    """A house with one table of each game, after two rounds and five moves, and the backup of it."""
    before.run("house", "init", str(folder))
    config, file = str(folder / "house.toml"), folder / "copy.db"
    with before.serve("--config", config, "--port", free_port()) as server:
        people = [server.guest(name) for name in ("Anna", "Bruno")]
        tables = {game: begin(server, people, game) for game in ("morra", "patrician")}
        rounds(connect(people, *tables["morra"]), 2)
        pages = connect(people, *tables["patrician"])
        for _ in range(5):
            settle(pages)
            next(page for page in pages if page.play["moves"]).move()
        before.run("house", "backup", str(file), "--config", config)
    return people, tables, file


def free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


@pytest.mark.full
def test_running_games_end_under_the_rule_they_were_begun_with(tmp_path: Path) -> None:
    before = installation(tmp_path)
    after = installation(tmp_path, "2", rules=(POINTS, POINTS + " * 5"))
    people, tables, file = played_under(before, tmp_path / "house")
    morra, patrician = tables["morra"][0], tables["patrician"][0]
    config, old = str(tmp_path / "house" / "house.toml"), tmp_path / "old.db"

    said = after.run("house", "upgrade", str(file), "--check", "--old", str(old), code=1)
    assert f"{morra}, Morra, rules 1, here 2: decision 2, seat B, “show 1”, would come out otherwise here." in said
    assert "One running game goes on as it is." in said
    assert "One running game can end only under the rules it was begun with." in said
    assert f"They alone are in {old}" in said and patrician not in said

    port = free_port()
    there = ("--limit", f"old_url=http://127.0.0.1:{port}")
    with after.serve("--config", config, "--port", free_port(), *there) as server:
        server.welcome(*people)
        assert people[0].ask("GET", f"/api/tables/{morra}/mine").status == 410
        facts = people[0].get(f"/api/tables/{morra}")
        assert (facts["stranded"], facts["goes_on_at"]) == (True, f"http://127.0.0.1:{port}/t/{morra}")
        assert people[0].get(f"/api/tables/{patrician}")["goes_on_at"] is None
        assert people[0].ask("DELETE", f"/api/tables/{morra}").json["say"] == "refused-goes-on"
        assert people[0].ask("GET", f"/api/tables/{morra}/record").status == 409
        pages = connect(people, *tables["patrician"])
        settle(pages)
        assert next(page for page in pages if page.play["moves"]).move()["it"] == "accepted"

    with before.serve("--database", f"sqlite:///{old}", "--port", port) as server:
        server.welcome(*people)
        assert people[0].ask("GET", f"/api/tables/{patrician}").status == 404
        pages = connect(people, *tables["morra"])
        prizes = pages[0].play["view"]["points"][0]
        assert prizes > 0
        while pages[0].play["outcome"] is None:
            rounds(pages, 1)
        assert pages[0].play["outcome"]["winners"] == [0]
        record = tmp_path / "morra.txt"
        record.write_text(people[1].ask("GET", f"/api/tables/{morra}/record").text)
    assert "rules 1" in record.read_text()
    before.run("verify", str(record))
    after.run("verify", str(record), code=1)


@pytest.mark.full
@pytest.mark.parametrize(
    ("version", "changes", "said"),
    [
        ("2", {}, "all its decisions would come out the same here."),
        ("1", {"rules": (POINTS, POINTS + " * 5")}, "decision 2, seat B, “show 1”, would come out otherwise here."),
        ("2", {"state": ("FINGERS = 3", "FINGERS = 2")}, "decision 1, seat A, “show 3”, would be refused here:"),
        ("2", {"rules": TWICE}, "it would be dealt otherwise here."),
    ],
    ids=["a version alone", "a rule without a version", "a move that is no more", "another deal"],
)  # fmt: skip
def test_it_is_said_which_decision_comes_out_otherwise_first(
    tmp_path: Path, version: str, changes: dict[str, tuple[str, str]], said: str
) -> None:
    _, tables, file = played_under(installation(tmp_path), tmp_path / "house")
    after = installation(tmp_path, version, **changes)
    output = after.run("house", "upgrade", str(file), "--check", code=1)
    assert f"{tables['morra'][0]}, Morra, rules 1, here {version}: {said}" in output
    config = str(tmp_path / "house" / "house.toml")
    directly = after.run("house", "upgrade", "--check", "--config", config, code=int(version) - 1)
    assert "Only what is no longer allowed was looked for" in directly
    assert ("would be refused here" in directly) == ("refused" in said)


@pytest.mark.full
def test_the_same_rules_change_nothing_and_what_is_missing_is_said(tmp_path: Path) -> None:
    before = installation(tmp_path)
    _, tables, file = played_under(before, tmp_path / "house")
    assert before.run("house", "upgrade", str(file), "--check") == "2 running games go on as they are.\n"
    assert tables["morra"][0] in Installation().run("house", "upgrade", str(file), "--check", code=1)
    assert "Say what to look at" in before.run("house", "upgrade", str(file), code=2)
    assert "Say what to look at" in before.run("house", "upgrade", "--check", "--old", "x", code=2)
