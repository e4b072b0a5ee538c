"""Every code block of the README and the docs is run, and every link and every file they name is there."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.app import application

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
WALKED = ("hosting.md", "hosting.fr.md")
"""Pages whose commands are run one after another, as their reader does: `tests/test_hosting.py`."""
LANGUAGES = {"python", "sh", "toml", "text"}


def blocks(page: Path) -> Iterator[tuple[str, str, int]]:
    """Language, code and line of every fenced block."""
    text = page.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\w*)\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL):
        yield found[1], found[2], text[: found.start()].count("\n") + 1


def cases(language: str) -> list[object]:
    return [
        pytest.param(code, id=f"{page.name}:{line}")
        for page in PAGES
        for found, code, line in blocks(page)
        if found == language and page.name not in WALKED
    ]


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_every_block_says_what_it_is(document: Path) -> None:
    for language, _, line in blocks(document):
        assert language in LANGUAGES, f"{document.name}:{line}: {language!r}"


@pytest.mark.parametrize("code", cases("python"))
def test_python_blocks_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "block", "exec"), {"__name__": "block"})


@pytest.mark.few(3)
@pytest.mark.parametrize("code", cases("sh"))
def test_shell_blocks_name_commands_and_targets_there_are(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    scripts = {path.name for path in (ROOT / "scripts").iterdir()}
    for line in code.splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        if words[0] == "make":
            assert {word for word in words[1:] if "=" not in word} <= targets, line
        elif words[0] == "signoria":
            done = CliRunner().invoke(application(), words[1:], input="q\n")
            assert done.exit_code == 0, f"{line}: {done.output}"
        else:
            assert (
                words[0] in ("git", "cd", "uv", "source", ".venv/bin/pre-commit") or Path(words[0]).name in scripts
            ), line


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
        assert not target.startswith("http"), f"{document.name}: {target}"
        assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_readme_names_every_command_and_contributing_every_target() -> None:
    readme, contributing = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md"))
    for command in application().registered_commands:
        assert f"\n| `signoria {command.name}` |" in readme, command.name
    for target in re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(), flags=re.MULTILINE):
        assert f"\n| `make {target}` |" in contributing or target == "help", target


def test_every_page_of_the_docs_is_named_where_a_reader_begins() -> None:
    beginnings = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md"))
    for page in (ROOT / "docs").glob("*.md"):
        assert f"docs/{page.name}" in beginnings, page.name


def test_the_readme_shows_a_whole_game_in_ten_lines() -> None:
    code = next(code for language, code, _ in blocks(ROOT / "README.md") if language == "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    assert ".outcome" in code


NAMED_FILE = re.compile(r"(?<![\w./<>-])(?:\.\./)*([\w./-]+\.(?:py|h|ts|svelte))\b")
FOLDERS = ("bench", "docs", "scripts", "src", "tests", "train", "web/src")
READERS_OWN = {"my_bots.py"}
"""Files that a page invites its reader to write."""


@cache
def endings() -> frozenset[str]:
    """Every way to name a file of the tree by the end of its path, as `core/kit.py` or `kit.py`."""
    files = [path.relative_to(ROOT) for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]
    files += [path.relative_to(ROOT) for path in ROOT.glob("*.*")]
    return frozenset("/".join(file.parts[first:]) for file in files for first in range(len(file.parts)))


def named_files(text: str) -> set[str]:
    """The files of code that a text names; what every game has, one of them must have."""
    return set(NAMED_FILE.findall(text.replace("<game>", "patrician")))


@pytest.mark.parametrize(
    "document", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name
)
def test_every_file_that_a_page_names_is_there(document: Path) -> None:
    missing = named_files(document.read_text(encoding="utf-8")) - endings() - READERS_OWN
    assert not missing, f"{document.relative_to(ROOT)} names {', '.join(sorted(missing))}"


def test_a_file_that_is_gone_is_noticed() -> None:
    text = "`core/deals.py`, [arms](../web/src/art/blazons.ts), games/<game>/moves.py -> games/<game>/allowed.py."
    gone = {"core/deals.py", "games/patrician/allowed.py"}
    assert named_files(text) == {"web/src/art/blazons.ts", "games/patrician/moves.py", *gone}
    assert named_files(text) - endings() == gone


def test_the_index_of_decisions_has_every_one_of_them() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(
        r"^\|[^|]*\| \[(\d+)\]\((.+?\.md)\) \|", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(name for _, name in listed) == sorted(page.name for page in folder.glob("[0-9]*.md"))
    assert all(name.startswith(f"{number}-") for number, name in listed)


def test_every_chapter_that_a_clause_file_names_is_among_its_games_rules() -> None:
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    assert pages
    for page in pages:
        rules = ROOT / "src" / "signoria" / "games" / page.stem.replace("-", "_") / "rules"
        missing = named_files(page.read_text(encoding="utf-8")) - {file.name for file in rules.glob("*.py")}
        assert not missing, f"{page.name} names {', '.join(sorted(missing))}"
