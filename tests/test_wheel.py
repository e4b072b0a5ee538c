"""The wheel: built from a clean checkout, it gives import, command line, terminal, page and compiled rules in an empty
environment.

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

import signoria
from scripts import build_libraries, build_web

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
UV = shutil.which("uv") or Path(sys.executable).with_name("uv")
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
MASTERS_MOVE = """
import sys
import signoria
from signoria.bots import GrandMaster, Master, ask
from signoria.core.compiled.building import find_compiler
from signoria.core.network.shipped import network_for

game = signoria.game(sys.argv[1])
match = game.start(seats=max(game.seats), seed=7)
for bot in (Master(seed=1), GrandMaster(seed=1)):
    compilation = game.compile_in_background(guided=bot.is_guided)
    assert compilation.wait(), compilation.error
    assert bot.stand_in(match, 0.1) is None
    ask(bot, match, match.to_act[0], budget=0.1)
assert network_for(game) is not None
assert game.why_interpreted is None
assert find_compiler() is None
"""


def run(*command: str | Path, folder: Path, typed: str = "", **told: str) -> str:
    """Run a command that must succeed, as someone who has no checkout; return what it printed."""
    unknown = ("PYTHON", "VIRTUAL_ENV", "SIGNORIA_SKIP", "SIGNORIA_PLATFORM", "CXX")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unknown)} | told
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
    run(UV, "build", "--quiet", "--out-dir", checkout / "dist", folder=checkout)
    (wheel,) = (checkout / "dist").glob("*.whl")
    (source,) = (checkout / "dist").glob("*.tar.gz")
    return wheel, source


@pytest.fixture(scope="module")
def binaries(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment that holds the wheel and what it depends on, at the locked versions."""
    environment = tmp_path_factory.mktemp("empty") / "venv"
    run(UV, "venv", "--quiet", "--python", sys.executable, environment, folder=environment.parent)
    pins = ("--constraint", ROOT / "constraints.txt")
    python = environment / "bin" / "python"
    run(UV, "pip", "install", "--quiet", "--python", python, *pins, built[0], folder=environment.parent)
    return python.parent


@pytest.fixture(scope="module")
def metadata(built: tuple[Path, Path]) -> Message:
    """What the wheel says of itself."""
    with zipfile.ZipFile(built[0]) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(wheel.read(name).decode())


@pytest.fixture(scope="module")
def libraries(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The libraries that the wheel brings."""
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(built[0]) as wheel:
        names = [name for name in wheel.namelist() if name.startswith("signoria/core/compiled/libraries/")]
        return [Path(wheel.extract(name, folder)) for name in names]


def test_the_wheel_holds_the_package_and_the_page_and_nothing_else(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as wheel:
        names = wheel.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"signoria"}
    assert {"signoria/py.typed", "signoria/server/static/index.html"} <= set(names)
    assert [name for name in names if re.search(r"(^|/)(tests?|node_modules|__pycache__)/|\.map$", name)] == []


def test_no_file_of_the_wheel_names_a_folder_of_this_machine(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as wheel:
        assert [name for name in wheel.namelist() if SECRETS.search(wheel.read(name))] == []


def test_the_wheel_is_one_for_this_platform_and_every_python(built: tuple[Path, Path]) -> None:
    tag = f"py3-none-{build_libraries.this_platform()}"
    assert built[0].name.endswith(f"-{tag}.whl")
    with zipfile.ZipFile(built[0]) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/WHEEL"))
        said = Parser().parsestr(wheel.read(name).decode())
    assert (said["Root-Is-Purelib"], said["Tag"]) == ("false", tag)


def test_the_wheel_brings_a_library_for_every_game_and_kind_of_processor(libraries: list[Path]) -> None:
    kinds = build_libraries.PLATFORMS[build_libraries.this_platform()].processors
    assert sorted(re.sub(r"-[0-9a-f]{24}-", "-", file.stem).rpartition("-")[0] for file in libraries) == sorted(
        f"{library.name}-{kind}" for library in build_libraries.libraries() for kind in kinds
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no glibc")
def test_a_library_needs_nothing_but_an_old_c_library(libraries: list[Path]) -> None:
    for file in libraries:
        told = subprocess.run(["readelf", "-dVW", file], capture_output=True, text=True, check=True).stdout
        assert set(re.findall(r"NEEDED.*\[(.*)\]", told)) <= {"libc.so.6"}
        versions = re.findall(r"GLIBC_([\w.]+)", told)
        assert max(tuple(map(int, version.split("."))) for version in versions) <= build_libraries.GLIBC
        assert build_libraries.newest_glibc(file.read_bytes()) <= build_libraries.GLIBC


def test_a_wheel_without_libraries_is_one_for_all(checkout: Path, tmp_path: Path) -> None:
    run(UV, "build", "--quiet", "--wheel", "--out-dir", tmp_path, folder=checkout, SIGNORIA_SKIP_LIBRARIES="1")
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as opened:
        assert not any("compiled/libraries" in name for name in opened.namelist())


def test_an_editable_install_brings_no_libraries(checkout: Path, tmp_path: Path) -> None:
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv", folder=tmp_path)
    to = ("--python", tmp_path / "venv" / "bin" / "python")
    run(UV, "pip", "install", "--quiet", "--no-deps", *to, "--editable", checkout, folder=tmp_path)
    assert not list((checkout / "src").rglob("*.so"))


def test_the_source_holds_all_that_a_checkout_needs(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[1]) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    needed = {"Makefile", "constraints.txt", "hatch_build.py", "scripts/build_web.py", "web/package-lock.json"}
    assert not any(name.endswith((".so", ".dylib", ".dll")) for name in names)
    assert (
        needed
        | {"scripts/build_libraries.py"}
        | {"LICENSE", "README.md", "tests/conftest.py", "docs/environments.md", "bench/peers/run"}
        <= names
    )
    assert not any("node_modules" in name for name in names)


def test_the_wheel_says_what_it_is(metadata: Message) -> None:
    assert (metadata["Name"], metadata["License-Expression"]) == ("signoria", "MIT")
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert str(metadata.get_payload()).strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()
    assert {"gymnasium", "openspiel", "pettingzoo", "postgres", "ray"} <= set(metadata.get_all("Provides-Extra", []))
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


def test_a_whole_match_is_played_in_python(binaries: Path, tmp_path: Path) -> None:
    assert re.fullmatch(r"\((0|1|0, 1),?\)\n", run(binaries / "python", "-c", WHOLE_MATCH, folder=tmp_path))


@pytest.mark.parametrize("name", signoria.GAMES)
def test_masters_and_grand_masters_look_ahead_without_a_compiler_or_a_cache(
    name: str, binaries: Path, tmp_path: Path
) -> None:
    alone = {"PATH": str(binaries), "SIGNORIA_CACHE": str(tmp_path / "cache")}
    run(binaries / "python", "-W", "error", "-c", MASTERS_MOVE, name, folder=tmp_path, **alone)
    assert not (tmp_path / "cache").exists()


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
