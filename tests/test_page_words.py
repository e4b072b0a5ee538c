"""The page's own sentences: each that it asks for is there, and none is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.core.text.words import HOUSE_WORDS, LANGUAGES

PAGE = Path(__file__).parent.parent / "web" / "src"


def sources() -> Iterator[str]:
    for kind in ("*.ts", "*.svelte"):
        for file in PAGE.rglob(kind):
            if not file.name.endswith(".test.ts"):
                yield file.read_text(encoding="utf-8")


def asked() -> tuple[set[str], set[str]]:
    """The sentences the page names in full, and the beginnings it puts a word behind."""
    text = "\n".join(sources())
    return set(re.findall(r"""["'`](page-[a-z-]*[a-z])["'`]""", text)), set(re.findall(r"`(page-[a-z-]*-)\$\{", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_finds_every_sentence_it_asks_for_and_asks_for_every_one(language: str) -> None:
    file = HOUSE_WORDS / f"{language}.ftl"
    spoken = set(re.findall(r"^(page-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    named, begun = asked()
    assert named
    assert sorted(named - spoken) == []
    assert sorted(name for name in spoken - named if not name.startswith(tuple(begun))) == []


def test_the_page_has_no_sentence_of_its_own() -> None:
    """Text between tags is a name, a mark or an expression; words come from the catalogue."""
    allowed = {"Signoria"}
    for file in PAGE.rglob("*.svelte"):
        markup = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        loose = re.findall(r">\s*([A-Za-z][^<>{}]{2,})<", markup)
        assert {text.strip() for text in loose} <= allowed, file.name
