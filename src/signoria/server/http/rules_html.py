"""A game's rules for the page: HTML in which every clause has a place to jump to."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

CLAUSE = r"[A-Z]+-\d+"
CITED = re.compile(rf"\[({CLAUSE}(?:, {CLAUSE})*)\]")
"""What a sentence ends with: the clauses it tells."""


@cache
def text_of(file: Path) -> str:
    """A file's text; none if there is no such file."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def rules_of(file: Path) -> str:
    """The rules as HTML: every clause cited is a `span.clause`, one mention of each has the clause for its id."""
    from markdown_it import MarkdownIt

    html = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text_of(file)))
    places = _places(html)

    def marked(found: re.Match[str]) -> str:
        marks = (_mark(clause, places[clause] == found.start()) for clause in found[1].split(", "))
        return f"[{', '.join(marks)}]"

    return CITED.sub(marked, html)


def _mark(clause: str, is_place: bool) -> str:
    place = f' id="{clause}"' if is_place else ""
    return f'<span class="clause"{place}>{clause}</span>'


def _places(html: str) -> dict[str, int]:
    """Where every clause is told: cited with fewest others, rather not in a table, the first of those."""
    best: dict[str, tuple[int, bool, int]] = {}
    for found in CITED.finditer(html):
        clauses = found[1].split(", ")
        in_table = html.rfind("<tr>", 0, found.start()) > html.rfind("</tr>", 0, found.start())
        for clause in clauses:
            mention = (len(clauses), in_table, found.start())
            best[clause] = min(mention, best.get(clause, mention))
    return {clause: place for clause, (_, _, place) in best.items()}
