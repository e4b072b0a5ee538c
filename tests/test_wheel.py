"""The wheel: built from a clean checkout, it gives import, command line, terminal and page in an empty environment.

It downloads what the wheel depends on, so that it is no part of `make test`: `make wheel` runs it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from scripts import build_web

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
SECRETS = re.compile(rb"/(?:home|root|Users|work|tmp)/\w|node_modules/")
WHOLE_MATCH = """
import signoria
from signoria.bots import Novice
from signoria.bots.seat import ask

match = signoria.game("patrician").start(seats=2, seed=7)
bot = Novice()
while not match.over:
    seat = match.to_act[0]
    match.play(seat, ask(bot, match, seat, budget=1.0, seed=1))
assert signoria.replay(match.record()).outcome == match.outcome
assert "site-packages" in signoria.__file__
print(match.outcome.winners)
"""


def run(*command: str | Path, folder: Path, typed: str = "") -> str:
    """Run a command that must succeed, as someone who has no checkout; return what it printed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    arguments = [str(word) for word in command]
    done = subprocess.run(arguments, cwd=folder, env=kept, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that git would keep, and the page, built if it was stale."""
    build_web.build(ROOT)
    folder = tmp_path_factory.mktemp("checkout")
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", folder=ROOT)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    shutil.copytree(build_web.static(ROOT), build_web.static(folder))
    return folder


@pytest.fixture(scope="module")
def built(checkout: Path) -> tuple[Path, Path]:
    """The wheel and the source distribution that it was built from."""
    uv = shutil.which("uv") or Path(sys.executable).with_name("uv")
    run(uv, "build", "--quiet", "--out-dir", checkout / "dist", folder=checkout)
    (wheel,) = (checkout / "dist").glob("*.whl")
    (source,) = (checkout / "dist").glob("*.tar.gz")
    return wheel, source


@pytest.fixture(scope="module")
def binaries(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment that holds the wheel and what it depends on, at the locked versions."""
    environment = tmp_path_factory.mktemp("empty") / "venv"
    uv = shutil.which("uv") or Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", sys.executable, environment, folder=environment.parent)
    pins = ("--constraint", ROOT / "constraints.txt")
    python = environment / "bin" / "python"
    run(uv, "pip", "install", "--quiet", "--python", python, *pins, built[0], folder=environment.parent)
    return python.parent


@pytest.fixture(scope="module")
def metadata(built: tuple[Path, Path]) -> Message:
    """What the wheel says of itself."""
    with zipfile.ZipFile(built[0]) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(wheel.read(name).decode())


def test_the_wheel_holds_the_package_and_the_page_and_nothing_else(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as wheel:
        names = wheel.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"signoria"}
    assert {"signoria/py.typed", "signoria/server/static/index.html"} <= set(names)
    assert [name for name in names if re.search(r"(^|/)(tests?|node_modules|__pycache__)/|\.map$", name)] == []


def test_no_file_of_the_wheel_names_a_folder_of_this_machine(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as wheel:
        assert [name for name in wheel.namelist() if SECRETS.search(wheel.read(name))] == []


def test_the_source_holds_all_that_a_checkout_needs(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[1]) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    needed = {"Makefile", "constraints.txt", "hatch_build.py", "scripts/build_web.py", "web/package-lock.json"}
    assert needed | {"LICENSE", "README.md", "tests/conftest.py", "docs/environments.md", "bench/peers/run"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_wheel_says_what_it_is(metadata: Message) -> None:
    assert (metadata["Name"], metadata["License-Expression"]) == ("signoria", "MIT")
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert str(metadata.get_payload()).strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()
    assert {"gymnasium", "openspiel", "pettingzoo", "postgres", "ray"} <= set(metadata.get_all("Provides-Extra", []))
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


def test_a_whole_match_is_played_in_python(binaries: Path, tmp_path: Path) -> None:
    assert re.fullmatch(r"\((0|1|0, 1),?\)\n", run(binaries / "python", "-c", WHOLE_MATCH, folder=tmp_path))


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        ("games --lang en", "", "Princes of Florence"),
        ("rules patrician --lang fr", "", "Patrician"),
        ("simulate patrician -n 20 --seats 2 --bots novice --lang en", "", "20"),
        ("play patrician --seats 2 --seed 7 --bots novice --lang en", "1\n1\nq\n", "Patrician"),
        ("engine --level novice", '{"do": "hello", "protocol": 1}\n', "signoria novice"),
    ],
)
def test_the_commands_work(arguments: str, typed: str, said: str, binaries: Path, tmp_path: Path) -> None:
    assert said in run(binaries / "signoria", *arguments.split(), folder=tmp_path, typed=typed)


def test_the_house_serves_its_page_with_scripts_and_styles(binaries: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    command = [str(binaries / "signoria"), "serve", "--port", "0", "--database", database, "--lang", "en"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as house:
        assert house.stdout is not None
        try:
            address = next(found[0] for line in house.stdout if (found := re.search(r"http://localhost:\d+", line)))
            page = urllib.request.urlopen(address).read().decode()
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
            assert {Path(part).suffix for part in parts} == {".js", ".css"}
            assert [urllib.request.urlopen(address + part).status for part in parts] == [200] * len(parts)
        finally:
            house.terminate()
            house.communicate(timeout=30)
