"""From C++ to a library: a compiler found on this machine, its flags, and a file that is there whole or not at all."""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from signoria.core.compiled.cache import BUILDING, cache_root, mark_as_used
from signoria.core.compiled.prebuilt import prebuilt
from signoria.core.errors import CannotCompile

COMPILERS = ("c++", "g++", "clang++", "clang")
FLAGS = ("-x", "c++", "-std=c++17", "-w", "-shared", "-fPIC", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti")
OPTIMISING = ("-O3",)
OPTIMISING_BY_GCC = (
    *("-O2", "-ftree-loop-vectorize", "-ftree-slp-vectorize", "-fvect-cost-model=dynamic", "-fpeel-loops"),
    *("-fsplit-paths", "-fipa-cp-clone", "-fno-schedule-insns2", "--param=inline-unit-growth=30"),
)
"""What is worth its time: -O3 takes twice as long, and makes slower code of Il Principe."""
IN_PARTS_BY_GCC = ("-flto=auto", "--param=lto-min-partition=1000", "--param=lto-partitions=4")
"""Several cores share the work: two of them are done in two thirds of the time, and the code is the same."""
CHECKED = ("-O1", "-DCHECKED")
WITHOUT_LIBRARY = ("-nostdinc++", "-nostdlib++")
"""Zig would build a C++ library of its own first, for minutes."""
SUFFIX = ".dll" if sys.platform == "win32" else ".dylib" if sys.platform == "darwin" else ".so"
PATIENCE_S = 300


@dataclass(frozen=True)
class Compiler:
    """A command that compiles C++."""

    command: tuple[str, ...]
    flags: tuple[str, ...] = ()

    @property
    def optimising(self) -> tuple[str, ...]:
        """The flags for fast code, whatever the processor."""
        return OPTIMISING_BY_GCC if self.is_gcc else OPTIMISING

    @property
    def is_gcc(self) -> bool:
        return "g++" in Path(self.command[0]).resolve().name.replace("clang++", "")

    @property
    def fast(self) -> tuple[str, ...]:
        """The flags for the fastest code for this machine."""
        return (*self.optimising, "-march=native")

    def flags_for(self, *, checked: bool) -> tuple[str, ...]:
        """All flags of a build for this machine."""
        return (*FLAGS, *(CHECKED if checked else self.fast), *self.flags)

    @property
    def identity(self) -> str:
        """What tells it from another, and from itself in another version."""
        found = Path(self.command[0]).resolve()
        try:
            stat = found.stat()
        except OSError:
            return str(found)
        return f"{found} {stat.st_size} {int(stat.st_mtime)}"


def find_compiler() -> Compiler | None:
    """The compiler named by CXX, else the machine's own, else Zig's from PyPI."""
    named = os.environ.get("CXX", "").split()
    if named:
        path = shutil.which(named[0])
        return Compiler((path, *named[1:])) if path else None
    for name in COMPILERS:
        path = shutil.which(name)
        if path:
            return Compiler((path,))
    return find_zig()


def find_zig() -> Compiler | None:
    """Zig's compiler from PyPI, which builds for every machine."""
    return Compiler((sys.executable, "-m", "ziglang", "c++"), WITHOUT_LIBRARY) if find_spec("ziglang") else None


@functools.cache
def this_machine() -> str:
    """What the processor can do, so that a library built for it is not taken elsewhere."""
    told = [platform.system(), platform.machine(), platform.processor()]
    with contextlib.suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        told += [line for line in lines if line.startswith(("model name", "flags", "Features", "CPU part"))][:4]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def built(name: str, key: str, text: Callable[[], str], *, checked: bool) -> Path:
    """The library of this key: from the cache, else that of the package, else built now; `text` writes its C++."""
    compiler = find_compiler()
    kept = _place_in_cache(name, key, compiler, checked=checked) if compiler else None
    if kept is not None and kept.is_file():
        mark_as_used(kept)
        return kept
    brought = None if checked else prebuilt(name, key)
    if brought is not None:
        return brought
    if compiler is None or kept is None:
        raise _no_compiler()
    made = _folder_for(kept.parent) / kept.name
    _compile_for_this_machine(made, compiler, text(), checked=checked)
    mark_as_used(made)
    return made


def _compile_for_this_machine(file: Path, compiler: Compiler, text: str, *, checked: bool) -> None:
    """In parts where that works: not every GCC can."""
    flags = compiler.flags_for(checked=checked)
    if compiler.is_gcc and not checked:
        with contextlib.suppress(CannotCompile):
            compile_into(file, compiler, (*flags, *IN_PARTS_BY_GCC), text)
            return
    compile_into(file, compiler, flags, text)


def _no_compiler() -> CannotCompile:
    named = os.environ.get("CXX")
    if named:
        return _failed(f"CXX names {named}, and there is no such compiler")
    return CannotCompile(
        "there is no C++ compiler: install one (g++ or clang), or pip install 'signoria[compiler]'", "no-compiler"
    )


def _place_in_cache(name: str, key: str, compiler: Compiler, *, checked: bool) -> Path:
    decides = (key, compiler.identity, compiler.flags_for(checked=checked), this_machine())
    told = hashlib.sha256(repr(decides).encode()).hexdigest()[:16]
    return cache_root() / f"{name}-{told}{SUFFIX}"


def _folder_for(wanted: Path) -> Path:
    """The cache, or where it cannot be written to a folder for this process."""
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="signoria-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder


def compile_into(file: Path, compiler: Compiler, flags: Sequence[str], text: str) -> None:
    """Build a library; the file appears when it is whole. CannotCompile says in one sentence why it did not."""
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=BUILDING) as folder:
            source, made = Path(folder) / "rules.cpp", Path(folder) / file.name
            source.write_text(text, encoding="utf-8")
            command = [*compiler.command, *flags, str(source), "-o", str(made)]
            done = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=PATIENCE_S, check=False
            )
            if done.returncode != 0 or not made.is_file():
                raise _failed(f"{compiler.command[0]} cannot build the rules: {_first_error(done)}")
            made.replace(file)
    except subprocess.TimeoutExpired:
        raise _failed(f"{compiler.command[0]} was not done after {PATIENCE_S} seconds") from None
    except OSError as error:
        raise _failed(f"the rules cannot be built in {file.parent}: {error.strerror or error}") from None


def _failed(why: str) -> CannotCompile:
    return CannotCompile(why, "compiler-failed", why=why)


def _first_error(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line]
    return (errors or lines or [f"it ended with {done.returncode}"])[0][:300]
