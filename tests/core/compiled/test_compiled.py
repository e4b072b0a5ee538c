"""Libraries are kept by everything that goes into them, are built whole or not at all, and never delay a first move."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria
from signoria import BadOption
from signoria.core.compiled import buffers, building, cache, twin
from signoria.core.compiled.building import FLAGS, Compiler, built, compile_into, find_compiler
from signoria.core.compiled.cache import cache_root, mark_as_used, rules_key
from signoria.core.compiled.twin import key_of as key_of_game
from signoria.core.compiled_rules import Compilation
from signoria.core.errors import CannotCompile, InterpretedRules
from signoria.core.game import Game
from signoria.core.search.tree import Tree

PROGRAM = 'extern "C" int one() { return 1; }\n'


@pytest.fixture
def chapter(tmp_path: Path) -> types.ModuleType:
    module = types.ModuleType("chapter")
    file = tmp_path / "chapter.py"
    file.write_text("def rule(state):\n    return 1\n")
    module.__file__ = str(file)
    module.__dict__["IMPORTED"] = 3
    return module


@pytest.fixture
def kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own."""
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def without_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has none, and has never had one."""
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(building, "find_compiler", lambda: None)


def key_of(chapter: types.ModuleType, tables: dict[str, Any] | None = None) -> str:
    return rules_key((chapter,), tables or {"TABLE": np.array([1, 2])})


# -- what a library is known by


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


def test_the_key_changes_with_the_record_and_the_sizes_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = signoria.game("patrician")
    before = key_of_game(game)
    monkeypatch.setattr(game.kit.state, "FIELDS", dict(reversed(game.kit.state.FIELDS.items())))
    assert key_of_game(game) != before
    monkeypatch.undo()
    monkeypatch.setattr(twin, "sizes_of", lambda _game: {"SEATS": 9})
    assert key_of_game(game) != before


def test_the_key_changes_with_what_writes_the_program(
    chapter: types.ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = key_of(chapter)
    (tmp_path / "text.py").write_text("another")
    monkeypatch.setattr(cache, "files", lambda _name: tmp_path)
    assert key_of(chapter) != before


@pytest.mark.compiles
def test_a_library_is_built_once_for_each_program_compiler_machine_and_set_of_flags(
    kept_here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def text() -> str:
        written.append(1)
        return PROGRAM

    first = built("toy", "key", text, checked=False)
    assert built("toy", "key", text, checked=False) == first
    assert len(written) == 1
    others = {built("toy", "other", text, checked=False), built("toy", "key", text, checked=True)}
    monkeypatch.setattr(building, "this_machine", lambda: "another")
    others.add(built("toy", "key", text, checked=False))
    monkeypatch.setattr(Compiler, "identity", "a newer one")
    others.add(built("toy", "key", text, checked=False))
    assert len(others | {first}) == len(written) == 5
    assert {file.parent for file in others} == {kept_here}


def test_the_cache_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("SIGNORIA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert cache_root() == tmp_path / "x" / "signoria"


def test_libraries_unused_for_longest_are_removed(tmp_path: Path) -> None:
    for age in range(cache.KEPT + 5):
        file = tmp_path / f"library{age}.so"
        file.write_text("")
        stamp = time.time() - 1000 * (age + 1)
        os.utime(file, (stamp, stamp))
    (tmp_path / "something.else").write_text("")
    newest = tmp_path / "newest.so"
    newest.write_text("")
    mark_as_used(newest)
    kept = {path.name for path in tmp_path.iterdir()}
    assert {"newest.so", "something.else", "library0.so"} <= kept
    assert len(kept) == cache.KEPT + 1
    assert f"library{cache.KEPT - 1}.so" not in kept


# -- when it cannot be built


def test_without_a_compiler_one_sentence_says_what_to_install(kept_here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", str(kept_here))
    monkeypatch.setattr(building, "find_spec", lambda _name: None)
    assert find_compiler() is None
    with pytest.raises(CannotCompile, match=r"^there is no C\+\+ compiler: install one .*signoria\[compiler\]"):
        built("toy", "key", lambda: PROGRAM, checked=False)


def test_zig_from_pypi_is_taken_where_the_machine_has_no_compiler(
    kept_here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", str(kept_here))
    monkeypatch.setattr(building, "find_spec", lambda name: name == "ziglang")
    found = find_compiler()
    assert found is not None
    assert found.command == (sys.executable, "-m", "ziglang", "c++")


def test_a_compiler_that_is_named_is_taken_and_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named = tmp_path / "mine"
    named.write_text("#!/bin/sh\n")
    named.chmod(0o755)
    monkeypatch.setenv("CXX", f"{named} --fast")
    assert find_compiler() == Compiler((str(named), "--fast"))
    monkeypatch.setenv("CXX", str(tmp_path / "nobody"))
    assert find_compiler() is None


@pytest.mark.compiles
@pytest.mark.parametrize("program", ["int wrong = missing;", "#error no"])
def test_a_program_that_does_not_build_is_one_sentence_and_leaves_nothing(program: str, tmp_path: Path) -> None:
    compiler = find_compiler()
    assert compiler is not None
    with pytest.raises(CannotCompile, match=r"cannot build the rules: .*error") as raised:
        compile_into(tmp_path / "library.so", compiler, FLAGS, program)
    assert "\n" not in str(raised.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("does", "says"), [("exit 3", "it ended with 3"), ("exit 0", "it ended with 0"), ("echo odd >&2; exit 1", "odd")]
)
def test_a_broken_compiler_is_one_sentence_and_leaves_nothing(does: str, says: str, tmp_path: Path) -> None:
    broken, folder = tmp_path / "c++", tmp_path / "cache"
    broken.write_text(f"#!/bin/sh\n{does}\n")
    broken.chmod(0o755)
    folder.mkdir()
    with pytest.raises(CannotCompile, match=f"cannot build the rules: {says}$"):
        compile_into(folder / "library.so", Compiler((str(broken),)), FLAGS, PROGRAM)
    assert list(folder.iterdir()) == []


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: Any, **_keywords: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(CannotCompile, match=r"^the rules cannot be built in .*: No space left on device$"):
        compile_into(tmp_path / "library.so", Compiler(("c++",)), FLAGS, PROGRAM)
    assert list(tmp_path.iterdir()) == []


def test_a_compiler_that_never_ends_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = tmp_path / "c++"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    monkeypatch.setattr(building, "PATIENCE_S", 0.2)
    with pytest.raises(CannotCompile, match="was not done after"):
        compile_into(tmp_path / "library.so", Compiler((str(slow),)), FLAGS, PROGRAM)
    assert [path.name for path in tmp_path.iterdir()] == ["c++"]


@pytest.mark.compiles
def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    monkeypatch.setenv("SIGNORIA_CACHE", str(blocker / "cache"))
    library = built("toy", "key", lambda: PROGRAM, checked=False)
    assert library.is_file()
    assert blocker.read_text() == "in the way"


@pytest.mark.compiles
def test_two_that_build_at_once_both_get_a_whole_library(kept_here: Path) -> None:
    found: list[Path] = []
    threads = [
        threading.Thread(target=lambda: found.append(built("toy", "key", lambda: PROGRAM, checked=False)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1
    assert [path.name for path in kept_here.iterdir()] == [found[0].name]


# -- what is called


@pytest.mark.compiles
@pytest.mark.parametrize("moves", [np.zeros(200, np.int64), np.zeros(400, np.int32)[::2], np.zeros((20, 10), np.int32)])
def test_an_array_of_another_kind_is_refused_before_anything_is_written(moves: Any) -> None:
    game = signoria.game("patrician")
    states = game.start(4, seed=1).state.to_array()
    with pytest.raises(BadOption, match="legal_one: moves is an array of int32, in one piece"):
        game.compiled.legal_one(states, 0, moves)


@pytest.mark.compiles
def test_rows_of_another_length_are_refused() -> None:
    game = signoria.game("patrician")
    states = game.start(4, seed=1).state.to_array()
    with pytest.raises(BadOption, match=f"the rows of masks have {game.actions} numbers, not 7"):
        game.compiled.legal_many(states, np.zeros((1, 7), np.uint8), np.zeros(game.actions, np.int32))


@pytest.mark.compiles
def test_an_index_beyond_an_array_stops_checked_rules() -> None:
    game = signoria.game("patrician")
    match = game.start(4, seed=1)
    states, acting = match.state.to_array(), match.to_act[0]
    for seat in (-1, 50):
        with pytest.raises(IndexError, match=r"index -?\d+ is beyond an array of \d+$"):
            game.checked.observe_one(states, seat, np.zeros(len(game.features), np.float32))
    room = buffers.buffers_for(game)
    with pytest.raises(IndexError, match="beyond an array of 1"):
        game.checked.legal_one(states, acting, room.moves[:1])
    assert game.checked.legal_one(states, acting, room.moves) > 1, "it goes on after that"


def test_where_checked_rules_cannot_be_built_the_plain_ones_stay_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    known = signoria.game("patrician")
    game = Game(known.kit, known.components_file)
    plain = game.compiled
    monkeypatch.setattr(building, "find_compiler", lambda: None)
    with pytest.raises(CannotCompile):
        _ = game.checked
    assert game.why_interpreted is None
    assert game.compiled is plain


# -- what is compiled is what is played


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
        room = buffers.buffers_for(game)
        game.compiled.playout_many(states, 8, buffers.counts_for(1), room.moves, room.dice)
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


@pytest.mark.usefixtures("without_compiler")
def test_a_compilation_that_fails_says_why_and_breaks_nothing(tmp_path: Path) -> None:
    game = signoria.game("patrician", changed_file(tmp_path, "tiles = [9, 6]", "tiles = [10, 6]"))
    compilation = Compilation(game.name, game.build).start()
    assert not compilation.wait(60)
    assert compilation.error is not None and "there is no C++ compiler" in str(compilation.error)
    assert game.start(2, seed=1).to_act


def test_playing_interpreted_never_loads_what_compiles() -> None:
    program = (
        "import sys, signoria\n"
        "match = signoria.game('patrician').start(4, seed=1)\n"
        "match.play(match.to_act[0], match.legal(match.to_act[0])[0])\n"
        "sys.exit('signoria.core.compiled.building' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# -- without a compiler


@pytest.mark.compiles
def test_without_a_compiler_a_batch_plays_the_same_games_and_says_once_what_would_make_it_fast(
    game_name: str, request: pytest.FixtureRequest
) -> None:
    fast = signoria.game(game_name)
    fast.build()
    request.getfixturevalue("without_compiler")
    slow = Game(fast.kit, fast.components_file)
    seats = max(slow.seats)
    with pytest.warns(InterpretedRules, match=r"runs interpreted, which is slow: there is no C\+\+ compiler"):
        here = slow.batch(2, seats, seed=4, auto_reset=True, threads=1)
    there = fast.batch(2, seats, seed=4, auto_reset=True, threads=1)
    for _ in range(6):
        assert here.turn.random_moves.tolist() == there.turn.random_moves.tolist()
        assert np.array_equal(here.turn.features, there.turn.features)
        here.advance(here.turn.random_moves)
        there.advance(there.turn.random_moves)
    assert here.play_random(9) == there.play_random(9)
    assert here.states.tobytes() == there.states.tobytes()
    assert not slow.compile_in_background().wait()
    assert slow.compile_in_background().error is slow.why_interpreted


@pytest.mark.compiles
def test_without_a_compiler_a_search_finds_the_same_moves(request: pytest.FixtureRequest) -> None:
    fast = signoria.game("patrician")
    fast.build()
    request.getfixturevalue("without_compiler")
    slow = Game(fast.kit, fast.components_file)
    opening = fast.start(3, seed=2)
    found = []
    for game in (fast, slow):
        tree = Tree(game, most_nodes=50)
        tree.begin(opening.state)
        if game is slow:
            with pytest.warns(InterpretedRules):
                rules = game.compiled
        else:
            rules = game.compiled
        found.append(tree.grow(rules, opening.to_act[0], 3, 1))
    assert found[0] == found[1]


def test_a_compiler_that_is_named_and_not_there_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CXX", "nobodys-c++")
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path))
    with pytest.raises(CannotCompile, match=r"^CXX names nobodys-c\+\+, and there is no such compiler$"):
        built("one", "key", lambda: PROGRAM, checked=False)


def test_what_a_killed_build_left_is_removed_after_an_hour(tmp_path: Path) -> None:
    (old := tmp_path / ".building-old").mkdir()
    (new := tmp_path / ".building-new").mkdir()
    os.utime(old, (time.time() - 7200,) * 2)
    (library := tmp_path / "one.so").touch()
    mark_as_used(library)
    assert not old.exists() and new.exists()


@pytest.mark.compiles
def test_a_gcc_that_cannot_build_in_parts_builds_all_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiler = find_compiler()
    assert compiler is not None
    old = tmp_path / "old-g++"
    real = " ".join(compiler.command)
    old.write_text(f'#!/bin/sh\ncase "$*" in *-flto*) echo "error: no LTO" >&2; exit 1;; esac\nexec {real} "$@"\n')
    old.chmod(0o755)
    monkeypatch.setenv("CXX", str(old))
    monkeypatch.setenv("SIGNORIA_CACHE", str(tmp_path / "cache"))
    assert built("one", "key", lambda: PROGRAM, checked=False).is_file()
