"""Libraries that came with the package are taken where the cache has none: of the same rules, whole, and no others."""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import signoria
from signoria.core.compiled import building, prebuilt
from signoria.core.compiled.building import FLAGS, SUFFIX, built, compile_into, find_compiler
from signoria.core.compiled.prebuilt import NEWER, PLAIN, file_name
from signoria.core.compiled.twin import library_of
from signoria.core.errors import CannotCompile
from signoria.core.game import Game

pytestmark = pytest.mark.compiles

EXPORT = '#define EXPORT extern "C" __attribute__((visibility("default")))\n'
Bring = Callable[..., Path]


def library(file: Path, text: str) -> Path:
    """A small library."""
    compiler = find_compiler()
    assert compiler is not None
    compile_into(file, compiler, FLAGS, EXPORT + text)
    return file


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bring:
    """What a package brings, from nothing: call it to add a library; the cache is empty, too."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    monkeypatch.setattr(prebuilt, "FOLDER", folder)
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path / "cache"))

    def add(kind: str, content: bytes, *, name: str = "toy", key: str = "key") -> Path:
        file = folder / file_name(name, key, kind, content, SUFFIX)
        file.write_bytes(content)
        return file

    return add


@pytest.fixture
def answering(tmp_path: Path) -> Callable[[int], bytes]:
    """A plain library that says this of whether the processor runs the newer one."""
    return lambda answer: library(
        tmp_path / f"answers-{answer}{SUFFIX}", f"EXPORT int runs_newer() {{ return {answer}; }}"
    ).read_bytes()


@pytest.fixture
def any_library(tmp_path: Path) -> bytes:
    return library(tmp_path / f"any{SUFFIX}", "EXPORT int one() { return 1; }").read_bytes()


@pytest.fixture(scope="module")
def patrician() -> bytes:
    """The library that all other tests play Patrician with."""
    game = signoria.game("patrician")
    return built(game.name, library_of(game).key, lambda: library_of(game).text, checked=False).read_bytes()


def never() -> str:
    raise AssertionError("nothing is to be built")


def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_compiler", lambda: None)


# -- the order


def test_the_cache_comes_first_then_the_package_then_the_compiler(bring: Bring, any_library: bytes) -> None:
    compiled = built("toy", "key", lambda: EXPORT, checked=False)
    brought = bring(PLAIN, any_library)
    assert built("toy", "key", never, checked=False) == compiled
    compiled.unlink()
    assert built("toy", "key", never, checked=False) == brought
    brought.unlink()
    assert built("toy", "key", lambda: EXPORT, checked=False) == compiled


def test_without_a_compiler_and_a_cache_there_is_still_the_package(
    bring: Bring, any_library: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    brought = bring(PLAIN, any_library)
    no_compiler(monkeypatch)
    assert built("toy", "key", never, checked=False) == brought
    assert not (tmp_path / "cache").exists()


def test_what_checks_its_indices_never_comes_with_the_package(bring: Bring, any_library: bytes) -> None:
    brought = bring(PLAIN, any_library)
    assert built("toy", "key", lambda: EXPORT, checked=True) != brought


def test_a_game_is_played_compiled_with_what_came_with_the_package(
    patrician: bytes, bring: Bring, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = signoria.game("patrician")
    bring(PLAIN, patrician, name="patrician", key=library_of(known).key)
    no_compiler(monkeypatch)
    game = Game(known.kit, known.components_file)
    session = game.session(4, seed=1)
    assert session.legal() == known.session(4, seed=1).legal()
    assert game.why_interpreted is None
    assert not (tmp_path / "cache").exists()


# -- not of other rules


def test_a_library_of_other_rules_is_not_taken(
    bring: Bring, any_library: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(PLAIN, any_library, key="another")
    bring(PLAIN, any_library, name="toys")
    assert built("toy", "key", lambda: EXPORT, checked=False).parent != prebuilt.FOLDER
    no_compiler(monkeypatch)
    with pytest.raises(CannotCompile, match=r"^there is no C\+\+ compiler"):
        built("toy", "key", never, checked=False)


def test_changed_components_do_not_get_the_library_of_the_package(
    patrician: bytes, bring: Bring, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = signoria.game("patrician")
    bring(PLAIN, patrician, name="patrician", key=library_of(known).key)
    text = known.components_file.read_text(encoding="utf-8")
    (tmp_path / "changed.toml").write_text(text.replace("tiles = [9, 6]", "tiles = [10, 6]"), encoding="utf-8")
    no_compiler(monkeypatch)
    with pytest.raises(CannotCompile):
        Game(known.kit, tmp_path / "changed.toml").build()


# -- whole, and for this processor


@pytest.mark.parametrize("kept", [0, 1000, -1])
def test_a_file_that_is_not_whole_is_passed_over(
    kept: int, bring: Bring, any_library: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(PLAIN, any_library).write_bytes(any_library[:kept])
    assert built("toy", "key", lambda: EXPORT, checked=False).parent != prebuilt.FOLDER
    no_compiler(monkeypatch)
    with pytest.raises(CannotCompile) as raised:
        built("toy", "another key", never, checked=False)
    assert "\n" not in str(raised.value)


def test_a_library_of_another_system_is_passed_over(bring: Bring) -> None:
    bring(PLAIN, b"MZ and all that a library of another system holds")
    assert built("toy", "key", lambda: EXPORT, checked=False).parent != prebuilt.FOLDER


def test_a_newer_processor_gets_the_library_for_it(
    bring: Bring, any_library: bytes, answering: Callable[[int], bytes]
) -> None:
    bring(PLAIN, answering(1))
    newer = bring(NEWER, any_library)
    assert built("toy", "key", never, checked=False) == newer


def test_an_older_processor_never_loads_the_library_for_newer_ones(
    bring: Bring, any_library: bytes, answering: Callable[[int], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, loaded = bring(PLAIN, answering(0)), []
    bring(NEWER, any_library)

    def load(file: str) -> ctypes.CDLL:
        loaded.append(file)
        return CDLL(file)

    CDLL = ctypes.CDLL
    monkeypatch.setattr(ctypes, "CDLL", load)
    assert built("toy", "key", never, checked=False) == plain
    assert loaded == [str(plain)]


@pytest.mark.parametrize("spoilt", [b"", b"not whole", None])
def test_where_the_newer_library_is_no_good_the_plain_one_is(
    spoilt: bytes | None, bring: Bring, any_library: bytes, answering: Callable[[int], bytes]
) -> None:
    plain = bring(PLAIN, answering(1))
    if spoilt is not None:
        bring(NEWER, any_library).write_bytes(spoilt)
    assert built("toy", "key", never, checked=False) == plain


def test_a_plain_library_that_knows_no_newer_one_is_taken(bring: Bring, any_library: bytes) -> None:
    plain = bring(PLAIN, any_library)
    bring(NEWER, any_library)
    assert built("toy", "key", never, checked=False) == plain


@pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() != "x86_64", reason="the processor's abilities are read elsewhere"
)
def test_what_a_library_says_of_the_processor_is_what_linux_says(tmp_path: Path) -> None:
    question = Path(prebuilt.__file__).with_name("processor.h").read_text(encoding="utf-8")
    asked = ctypes.CDLL(str(library(tmp_path / "asked.so", question)))
    told = Path("/proc/cpuinfo").read_text(encoding="utf-8").split()
    assert prebuilt.runs_newer(asked) == ({"avx2", "bmi1", "bmi2", "fma", "f16c", "movbe", "abm"} <= set(told))
