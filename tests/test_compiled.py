"""The compile cache is keyed by everything that goes into it, and compiling never delays a first move."""

from __future__ import annotations

import subprocess
import sys
import time
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria
from signoria.core import compiled, scratch
from signoria.core.background import Compilation
from signoria.core.compiled import cache_key, cache_root, compiler_options

PLAIN = compiler_options(boundscheck=False)


@pytest.fixture
def chapter(tmp_path: Path) -> types.ModuleType:
    module = types.ModuleType("chapter")
    file = tmp_path / "chapter.py"
    file.write_text("def rule(state):\n    return 1\n")
    module.__file__ = str(file)
    module.__dict__["IMPORTED"] = 3
    return module


def key_of(
    chapter: types.ModuleType, tables: dict[str, Any] | None = None, options: dict[str, Any] | None = None
) -> str:
    return cache_key((chapter,), tables or {"TABLE": np.array([1, 2])}, options or PLAIN)


def test_the_key_changes_with_the_source_of_any_chapter(chapter: types.ModuleType) -> None:
    before = key_of(chapter)
    assert key_of(chapter) == before
    Path(str(chapter.__file__)).write_text("def rule(state):\n    return 2\n")
    assert key_of(chapter) != before


def test_the_key_changes_with_a_constant_imported_from_elsewhere(chapter: types.ModuleType) -> None:
    before = key_of(chapter)
    chapter.__dict__["IMPORTED"] = 4
    assert key_of(chapter) != before


def test_the_key_changes_with_a_value_a_shape_or_a_kind_of_a_table(chapter: types.ModuleType) -> None:
    tables: list[dict[str, Any]] = [
        {"TABLE": np.array([1, 2])},
        {"TABLE": np.array([1, 3])},
        {"TABLE": np.array([[1, 2]])},
        {"TABLE": np.array([1, 2], np.int8)},
        {"OTHER": np.array([1, 2])},
        {"TABLE": 1},
    ]
    assert len({key_of(chapter, table) for table in tables}) == len(tables)


def test_the_key_changes_with_the_compilers_options(chapter: types.ModuleType) -> None:
    assert key_of(chapter) != key_of(chapter, options=compiler_options(boundscheck=True))


@pytest.mark.parametrize("tool", ["numba.__version__", "llvmlite.__version__", "numpy.__version__", "sys.version"])
def test_the_key_changes_with_the_version_of_every_tool(
    chapter: types.ModuleType, tool: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = key_of(chapter)
    monkeypatch.setattr(tool, "another")
    assert key_of(chapter) != before


def test_the_cache_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("SIGNORIA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_root() == tmp_path / "x" / "signoria"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_root().parts[-3:] == ("Library", "Caches", "signoria")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "l"))
    assert cache_root() == tmp_path / "l" / "signoria"


def test_old_caches_are_swept_and_new_ones_kept(tmp_path: Path) -> None:
    for age in range(compiled.KEPT_CACHES + 5):
        directory = tmp_path / f"cache{age}"
        assert compiled._usable(directory)
        stamp = time.time() - age * 1000
        import os

        os.utime(directory / "used", (stamp, stamp))
    (tmp_path / "not-a-cache").mkdir()
    assert compiled._usable(tmp_path / "newest")
    kept = {path.name for path in tmp_path.iterdir()}
    assert {"newest", "not-a-cache", "cache0"} <= kept
    assert len(kept) == compiled.KEPT_CACHES + 1
    assert "cache16" not in kept


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    assert not compiled._usable(blocker / "cache")


def changed_file(tmp_path: Path, old: str, new: str) -> Path:
    text = signoria.game("patrician").components_file.read_text()
    assert old in text
    file = tmp_path / "changed.toml"
    file.write_text(text.replace(old, new))
    return file


def test_a_changed_row_changes_play_at_once_in_every_mode(tmp_path: Path) -> None:
    """With tiles of 10 for 9 every game ends with more points, interpreted and compiled alike."""
    plain = signoria.game("patrician")
    changed = signoria.game("patrician", changed_file(tmp_path, "tiles = [9, 6]", "tiles = [10, 6]"))
    assert changed.components.digest != plain.components.digest
    totals: dict[str, list[int]] = {}
    for game in (plain, changed):
        match = game.start(4, seed=3)
        states = match.state.to_array()
        room = scratch.scratch_for(game)
        game.compiled.playout_many(states, 8, scratch.counts_for(1), room.moves, room.dice)
        totals.setdefault(game.components.digest, []).append(int(states["points"].sum()))
        state, dice = match.state, [0] * 4
        game.rules.reseed(dice, 8)
        game.rules.playout(state, dice, [0] * game.actions)
        totals[game.components.digest].append(sum(state.points))  # type: ignore[attr-defined]
    assert len(set(totals[plain.components.digest])) == 1
    assert totals[changed.components.digest] == [total + 3 for total in totals[plain.components.digest]]


def test_an_old_record_refuses_to_replay_with_changed_components_saying_why(tmp_path: Path) -> None:
    record = signoria.game("patrician").start(4, seed=3).record()
    file = changed_file(tmp_path, "tiles = [9, 6]", "tiles = [10, 6]")
    with pytest.raises(signoria.BadRecord, match=r"the record was made with components .*, but Patrician now has"):
        signoria.replay(record, components=file)
    newer = signoria.game("patrician", file).start(4, seed=3).record()
    assert signoria.replay(newer, components=file).record() == newer
    with pytest.raises(signoria.BadRecord, match="so it cannot be replayed here"):
        signoria.replay(newer)


def test_comments_and_provenance_do_not_count_for_the_components_hash(tmp_path: Path) -> None:
    file = changed_file(tmp_path, 'provenance = "rulebook"', 'provenance = "public" # seen on a card')
    assert signoria.game("patrician", file).components.digest == signoria.game("patrician").components.digest


def test_compiling_in_the_background_never_delays_a_move_and_gets_done() -> None:
    game = signoria.game("patrician")
    compilation = game.compile_in_background()
    assert game.compile_in_background() is compilation
    started = time.monotonic()
    match = game.start(4, seed=1)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert time.monotonic() - started < 3
    assert compilation.wait(300), compilation.error
    assert compilation.ready


def test_a_compilation_that_fails_says_why_and_breaks_nothing(tmp_path: Path) -> None:
    game = signoria.game("patrician", changed_file(tmp_path, "tiles = [9, 6]", "tiles = [10, 6]"))
    game.components_file.unlink()
    compilation = Compilation(game).start()
    assert not compilation.wait(60)
    assert compilation.error is not None and "cannot be read" in compilation.error
    assert game.start(2, seed=1).to_act


def test_playing_interpreted_never_imports_the_compiler() -> None:
    program = (
        "import sys, signoria\n"
        "match = signoria.game('patrician').start(4, seed=1)\n"
        "match.play(match.to_act[0], match.legal(match.to_act[0])[0])\n"
        "sys.exit('numba' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
