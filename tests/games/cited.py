"""Which clauses a reader can open: those that a game's sentences, score sheet and board name."""

from __future__ import annotations

import re
from pathlib import Path

from signoria import Game

PAGE = ("*.ts", "*.svelte")


def cited_clauses(game: Game) -> set[str]:
    """The clauses of refusals and other sentences, lessons among them, of score lines, and of what explains a board."""
    folder, prefix = game.kit.folder, game.kit.clauses
    text = "\n".join(file.read_text(encoding="utf-8") for file in [*_told(folder), *_drawn(folder, game.name)])
    ranges = re.findall(rf"\b{prefix}-(\d+) to {prefix}-(\d+)\b", text)
    numbers = {number for first, last in ranges for number in range(int(first), int(last) + 1)}
    return {*re.findall(rf"\b{prefix}-\d+\b", text), *map(game.clause, numbers)}


def _told(folder: Path) -> list[Path]:
    return [*folder.glob("text/*.en.ftl"), *folder.glob("shown/*sheet*.py"), *folder.glob("shown/votes_view.py")]


def _drawn(folder: Path, name: str) -> list[Path]:
    """What the page has of the game, but for what only tests read."""
    page = folder.parents[3] / "web" / "src" / "games" / name
    found = [file for pattern in PAGE for file in page.rglob(pattern)]
    return [file for file in found if not re.search(r"\.test\.|samples|view\.ts", file.name)]
