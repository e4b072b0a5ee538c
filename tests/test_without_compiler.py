"""Where there is no compiler and no library, all of the house works, interpreted, and says what would make it fast.

The commands run in an environment of their own that holds what this one holds, but for Zig, and finds no program.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import signoria
from tests.server.running import Page, Server

SLOW = "The rules run interpreted, which is slow. There is no C++ compiler on this machine: install one"
SOURCE = Path(signoria.__file__).parent.parent
ONE_OF_EACH = """
import sys, warnings
import numpy as np
import signoria
from signoria.adapters.gymnasium import SeatEnv
from signoria.adapters.openspiel import short_name
from signoria.adapters.pettingzoo import TableEnv
from signoria.bots import Master, ask
from signoria.core.compiled.building import find_compiler
import pyspiel

assert find_compiler() is None
game = signoria.game(sys.argv[1])
seats = max(game.seats)
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    batch = game.batch(2, seats, 7)
assert [one.category for one in said] == [signoria.InterpretedRules], said
assert "pip install 'signoria[compiler]'" in str(said[0].message)
batch.step(batch.turn.random_moves)

session, match = game.session(seats, 7), game.start(seats, 7)
for _ in range(3):
    assert session.legal() == [move.id for move in match.legal(match.to_act[0])]
    match.play(match.to_act[0], session.legal()[0])
    session.play(session.legal()[0])
assert np.array_equal(session.redeal(0, 5).observe(0), session.copy().observe(0))
assert ask(Master(seed=1), match, match.to_act[0], budget=2) in match.legal(match.to_act[0])

table = TableEnv(game.name, seats, rules="compiled")
table.reset(seed=7)
table.step(int(table.observe(table.agent_selection)["action_mask"].nonzero()[0][0]))
alone = SeatEnv(game.name, seats)
seen, _ = alone.reset(seed=7)
alone.step(int(seen["action_mask"].nonzero()[0][0]))
state = pyspiel.load_game(short_name(game), {"players": seats, "rules": "compiled"}).new_initial_state()
for _ in range(6):
    state.apply_action(state.legal_actions()[0])
print("all done")
"""


class Bare:
    """An environment without a compiler."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        installed = folder / "installed"
        installed.mkdir()
        for item in Path(sysconfig.get_path("purelib")).iterdir():
            if not item.name.startswith(("ziglang", "signoria-", "_editable_")) and item.suffix != ".pth":
                (installed / item.name).symlink_to(item)
        (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
        (packages / "all.pth").write_text(f"{installed}\n{SOURCE}\n")

    @property
    def variables(self) -> Mapping[str, str]:
        kept = {"SIGNORIA_LANG": "en", "COLUMNS": "1000", "NO_COLOR": "1", "PYTHONWARNINGS": "error"}
        return {**kept, "PATH": str(self.python.parent), "HOME": str(self.folder), "LANG": "C.UTF-8"}

    def run(self, *arguments: str, typed: str = "", code: int = 0) -> tuple[str, str]:
        """What a command printed as its result, and what besides."""
        done = subprocess.run(
            [str(self.python), *arguments],
            cwd=self.folder,
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout, done.stderr


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("bare"))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name == "patrician" else pytest.mark.full) for name in signoria.GAMES]
)
def test_all_that_python_offers_works(name: str, bare: Bare) -> None:
    assert bare.run("-W", "ignore", "-c", ONE_OF_EACH, name) == ("all done\n", "")


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("simulate patrician -n 2 --seats 2", "games of each setting"),
        pytest.param("bench patrician", "compiler none", marks=pytest.mark.full),
        pytest.param("arena patrician --seats 2 --bots master@1,novice -n 1", "master@1", marks=pytest.mark.full),
        pytest.param("study patrician -n 2", "2 games of Patrician", marks=pytest.mark.full),
        pytest.param("study habemus-papam -n 1 --bots master@2", "master@2 in every seat", marks=pytest.mark.full),
    ],
)
def test_a_command_that_wants_compiled_rules_does_without_and_says_so_in_one_sentence(
    command: str, says: str, bare: Bare
) -> None:
    printed, besides = bare.run("-m", "signoria", *command.split())
    assert says in printed
    assert besides.count(SLOW) == 1
    assert "InterpretedRules" not in besides


@pytest.mark.full
def test_who_plays_against_a_master_is_told_once_that_a_network_moves_for_it(bare: Bare) -> None:
    typed = "1\n1\n1\n1\nq\n"
    command = "play patrician --seats 2 --seed 7 --bots master --thought 0.1"
    printed, _ = bare.run("-m", "signoria", *command.split(), typed=typed)
    assert printed.count("There is no C++ compiler on this machine") == 1
    assert printed.count("Until then bots do not look ahead: a network that learned the game chooses their moves.") == 1


@pytest.mark.full
@pytest.mark.parametrize(
    ("command", "typed", "says"),
    [
        ("games", "", "Princes of Florence"),
        ("rules il-principe", "", "Il Principe"),
        ("play patrician --seats 2 --seed 7 --bots master --thought 0.1", "1\n1\nq\n", "Patrician"),
        ("arena patrician --seats 2 --bots apprentice,novice -n 1", "", "apprentice"),
        ("engine --level master", '{"do": "hello", "protocol": 1}\n', "signoria master"),
    ],
)
def test_a_command_that_needs_none_works_as_ever(command: str, typed: str, says: str, bare: Bare) -> None:
    printed, besides = bare.run("-m", "signoria", *command.split(), typed=typed)
    assert says in printed
    assert "Warning" not in besides


@pytest.mark.full
def test_a_bot_that_thinks_by_the_clock_moves_by_its_network_in_the_arena_and_that_is_said(bare: Bare) -> None:
    command = "arena patrician --seats 2 -n 1 --bots master@1s,grand-master@1s"
    printed, besides = bare.run("-m", "signoria", *command.split())
    assert "grand-master@1s" in printed
    said = "master@1s, grand-master@1s think by the clock and do not look ahead without compiled rules"
    assert besides.count(said) == 1


def test_without_a_network_it_is_refused_and_told_what_to_do(bare: Bare, tmp_path: Path) -> None:
    own = tmp_path / "patrician.toml"
    own.write_text(signoria.game("patrician").components_file.read_text(encoding="utf-8"), encoding="utf-8")
    command = f"study patrician --seats 2 -n 1 --bots master@1s --components {own}"
    _, besides = bare.run("-m", "signoria", *command.split(), code=1)
    assert "master@1s thinks by the clock and needs compiled rules" in besides
    assert "as in master@400" in besides


@pytest.fixture
def house(bare: Bare, tmp_path: Path) -> Iterator[Server]:
    """A server that was started there."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    command = [str(bare.python), "-m", "signoria", "serve", "--port", "0", "--database", database, "--pace", "0"]
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(command, env=bare.variables, stdout=subprocess.PIPE, stderr=log, text=True) as serving,
    ):
        assert serving.stdout is not None
        try:
            found = re.search(r"http://localhost:(\d+)/", serving.stdout.readline())
            assert found is not None, (tmp_path / "log").read_text()
            yield Server(database, tmp_path / "log", port=int(found[1]))
        finally:
            serving.terminate()


@pytest.mark.full
def test_a_table_with_a_master_goes_on(house: Server) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("patrician", 2)
    token = ada.sit(table, 0)
    ada.seat_bot(table, 1, "master")
    ada.start(table)
    page = ada.connect(table, token)
    for _ in range(2):
        until_asked(page)
        assert page.move()["it"] == "accepted"
    until_asked(page)
    page.close()


def until_asked(page: Page) -> None:
    """The bot has moved, and it is one's own turn."""
    while not page.play["moves"]:
        page.until("play")


def test_the_environment_is_one_without_a_compiler(bare: Bare) -> None:
    asked = "from signoria.core.compiled.building import find_compiler; print(find_compiler())"
    assert bare.run("-c", asked) == ("None\n", "")
    assert sys.prefix != str(bare.folder / "venv")
