"""The page shows a view in words: every name in it has a label in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from signoria.core.text.words import LANGUAGES, Catalogue
from tests.play import Setting, everybody, random_play

SKIPPED: list[str] = json.loads(
    (Path(__file__).parents[2] / "web/src/lib/skipped-keys.json").read_text(encoding="utf-8")
)
"""What the page leaves out of a view: it carries nothing for a reader there, or is shown elsewhere."""


def names(value: Any) -> Iterator[str]:
    """Every key that the page shows, however deep; a number is its own label."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key not in SKIPPED:
                yield from () if key.isdigit() else (key,)
                yield from names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names(inner)


def names_seen(setting: Setting) -> tuple[set[str], set[str]]:
    """The names in any seat's view along one game, and those of its score sheet."""
    match = setting.start(seed=1)
    seen = {
        name
        for step, _ in enumerate(random_play(match, seed=1))
        if step % 5 == 0
        for seat in everybody(match)
        for name in names(match.view(seat))
    }
    return seen, set(names(match.view(None).get("sheet")))


def has_label(words: Catalogue, name: str, *prefixes: str) -> bool:
    return any(words.has(f"{prefix}-{name.replace('_', '-')}") for prefix in prefixes)


def test_every_name_in_a_view_has_a_label(setting: Setting) -> None:
    seen, on_sheet = names_seen(setting)
    assert seen
    for language in LANGUAGES:
        words = setting.game.words(language)
        assert [name for name in sorted(seen) if not has_label(words, name, "view", "word")] == []
        assert [name for name in sorted(on_sheet) if not has_label(words, name, "sheet", "view", "word")] == []
