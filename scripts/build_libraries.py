"""Build the libraries that a wheel brings, so that rules are fast where there is no compiler.

The package's build calls this through hatch_build.py. SIGNORIA_PLATFORM names the platform of the wheel, this machine's
if it is not set. On Linux g++ builds for its own machine, since it makes the faster code; Zig builds all else.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from signoria.core.compiled.prebuilt import NEWER, PLAIN, file_name  # noqa: E402

if TYPE_CHECKING:
    from signoria.core.compiled.building import Compiler
    from signoria.core.compiled.twin import Library

PROCESSOR = ROOT / "src" / "signoria" / "core" / "compiled" / "processor.h"
WRITING_NEEDS = ("numpy", "fluent.runtime")
"""What the package needs before it can write C++."""
GLIBC = (2, 17)
"""What manylinux2014 promises."""
X86 = {PLAIN: "x86-64", NEWER: "x86-64-v3"}


class LibrariesError(Exception):
    """The libraries cannot be built, for a reason that a person can act on."""


@dataclass(frozen=True)
class Platform:
    """A system and a kind of processor."""

    target: str
    """Its name for Zig."""
    suffix: str
    processors: Mapping[str, str | None]
    """The processor that each library of a game is built for; None is the least there is."""
    flags: tuple[str, ...] = ()


PLATFORMS = {
    "manylinux2014_x86_64": Platform("x86_64-linux-gnu.2.17", ".so", X86),
    "manylinux2014_aarch64": Platform("aarch64-linux-gnu.2.17", ".so", {PLAIN: None}),
    "macosx_11_0_x86_64": Platform("x86_64-macos.11.0", ".dylib", X86),
    "macosx_11_0_arm64": Platform("aarch64-macos.11.0", ".dylib", {PLAIN: None}),
    # The C library of Windows alone: Zig would build a whole one of its own first, for minutes.
    "win_amd64": Platform("x86_64-windows-gnu", ".dll", X86, ("-nostdlib", "-lucrtbase")),
}
"""By the tag of the wheel."""


def this_platform() -> str:
    """The tag of this machine, whether it is one of those above or not."""
    system, _, processor = sysconfig.get_platform().rpartition("-")
    if system == "linux" and platform.libc_ver()[0] == "glibc":
        return f"manylinux2014_{processor}"
    if system.startswith("macosx"):
        return f"macosx_11_0_{platform.machine()}"
    return f"{system}_{processor}"


def is_named() -> bool:
    """Whether somebody asked for the wheel of a certain platform."""
    return bool(os.environ.get("SIGNORIA_PLATFORM"))


def wanted_platform() -> str:
    """The tag of the wheel that is to be built; LibrariesError says why it is to be one without libraries."""
    if os.environ.get("SIGNORIA_SKIP_LIBRARIES") == "1":
        raise LibrariesError("SIGNORIA_SKIP_LIBRARIES is 1.")
    tag = os.environ.get("SIGNORIA_PLATFORM") or this_platform()
    if tag not in PLATFORMS:
        raise LibrariesError(f"There are libraries for {', '.join(PLATFORMS)}, not for {tag}.")
    return tag


def own_gcc(tag: str) -> str | None:
    """This machine's g++, where the wheel is for it."""
    return shutil.which("g++") if tag == this_platform() and sys.platform == "linux" else None


def requirements() -> list[str]:
    """The packages that building the libraries needs."""
    try:
        tag = wanted_platform()
    except LibrariesError:
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    writing = [text for text in project["dependencies"] if re.split(r"[<>=]", text)[0] in WRITING_NEEDS]
    return writing if own_gcc(tag) else [*writing, *project["optional-dependencies"]["compiler"]]


def build() -> tuple[str, list[Path]]:
    """Build the libraries of every game for the wanted platform; its tag, and the files."""
    tag = wanted_platform()
    folder = ROOT / "build" / "libraries" / tag
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    jobs = list(product(libraries(), PLATFORMS[tag].processors))
    print(f"Building {len(jobs)} libraries for {tag}.", file=sys.stderr, flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        return tag, list(workers.map(lambda job: build_library(folder, tag, *job), jobs))


def libraries() -> list[Library]:
    """Those of every game: its rules, and the search that a network guides."""
    import signoria
    from signoria.core.compiled.twin import guided_library_of, library_of

    return [of(game) for game in map(signoria.game, signoria.GAMES) for of in (library_of, guided_library_of)]


def build_library(folder: Path, tag: str, library: Library, kind: str) -> Path:
    """Build a library; its name says what it is."""
    from signoria.core.compiled.building import compile_into
    from signoria.core.errors import CannotCompile

    suffix = PLATFORMS[tag].suffix
    file = folder / f"{library.name}-{kind}{suffix}"
    compiler, flags = command_for(tag, kind)
    if suffix == ".dylib":
        # Otherwise it holds the path where it was built.
        flags = (*flags, f"-Wl,-install_name,{file.name}")
    try:
        compile_into(file, compiler, flags, library.text + PROCESSOR.read_text(encoding="utf-8"))
    except CannotCompile as error:
        raise LibrariesError(f"{error}.") from None
    content = file.read_bytes()
    if newest_glibc(content) > GLIBC:
        raise LibrariesError(f"{compiler.command[0]} builds libraries that need a newer C library than {tag} has.")
    return file.rename(folder / file_name(library.name, library.key, kind, content, suffix))


def command_for(tag: str, kind: str) -> tuple[Compiler, tuple[str, ...]]:
    """The compiler of a library and its flags; all that a library needs of others is a little of C's."""
    from signoria.core.compiled.building import FLAGS, Compiler, find_zig

    gcc, processor = own_gcc(tag), PLATFORMS[tag].processors[kind]
    if gcc:
        compiler = Compiler((gcc,), ("-static-libgcc", "-Wl,--as-needed"))
        chosen = [f"-march={processor}", "-mtune=generic"] if processor else []
    else:
        zig = find_zig()
        if zig is None:
            raise LibrariesError("There is no compiler for them: pip install ziglang.")
        compiler = zig
        chosen = ["-target", PLATFORMS[tag].target, *PLATFORMS[tag].flags]
        chosen += [f"-mcpu={processor.replace('-', '_')}"] if processor else []
    return compiler, (*FLAGS, *compiler.optimising, *chosen, "-s", *compiler.flags)


def newest_glibc(content: bytes) -> tuple[int, ...]:
    """The newest version of glibc that a library asks for."""
    if b"GLIBC_ABI_DT_RELR" in content:
        return (2, 36)
    asked = re.findall(rb"GLIBC_(\d+)\.(\d+)", content)
    return max(((int(major), int(minor)) for major, minor in asked), default=(0, 0))
