"""A game's rules for the page: as HTML in which every clause has a place to jump to, and clause by clause in text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

CLAUSE = r"[A-Z]+-\d+"
CITED = re.compile(rf"\[({CLAUSE}(?:, {CLAUSE})*)\]")
"""What a sentence ends with: the clauses it tells."""


@dataclass(frozen=True)
class Mention:
    """A clause cited once: together with how many, in a table or not, and the text that cites it."""

    clause: str
    together: int
    in_table: bool
    text: str


@cache
def text_of(file: Path) -> str:
    """A file's text; none if there is no such file."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def rules_of(file: Path) -> str:
    """The rules as HTML: every clause cited is a `span.clause`, one mention of each has the clause for its id."""
    anchors = set(_best(file).values())
    count = iter(range(len(_mentions(file))))

    def marked(found: re.Match[str]) -> str:
        marks = (_mark(clause, next(count) in anchors) for clause in found[1].split(", "))
        return f"[{', '.join(marks)}]"

    return CITED.sub(marked, str(_markdown().render(text_of(file))))


@cache
def clauses_of(file: Path) -> dict[str, str]:
    """Every clause with the words that tell it, as plain text."""
    mentions = _mentions(file)
    return {clause: mentions[place].text for clause, place in _best(file).items()}


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _mark(clause: str, is_anchor: bool) -> str:
    place = f' id="{escape(clause)}"' if is_anchor else ""
    return f'<span class="clause"{place}>{escape(clause)}</span>'


def _best(file: Path) -> dict[str, int]:
    """For every clause its best mention: the one with fewest others, rather not in a table, the first of those."""
    best: dict[str, int] = {}
    mentions = _mentions(file)
    for place, mention in enumerate(mentions):
        known = best.setdefault(mention.clause, place)
        if _rank(mention) < _rank(mentions[known]):
            best[mention.clause] = place
    return best


def _rank(mention: Mention) -> tuple[int, bool]:
    return mention.together, mention.in_table


@cache
def _mentions(file: Path) -> list[Mention]:
    """All that is cited, in the order of the text."""
    return [
        mention for text, in_table in _blocks(_markdown().parse(text_of(file))) for mention in _cited(text, in_table)
    ]


def _blocks(tokens: list[Token]) -> Iterator[tuple[str, bool]]:
    """The text of every paragraph, heading and list item, and of every row of a table."""
    row: list[str] | None = None
    for token in tokens:
        if token.type == "tr_open":
            row = []
        elif token.type == "tr_close" and row is not None:
            yield " · ".join(row), True
            row = None
        elif token.type == "inline":
            text = "".join(_plain(child) for child in token.children or ())
            if row is None:
                yield text, False
            else:
                row.append(text)


def _plain(token: Token) -> str:
    return " " if token.type in ("softbreak", "hardbreak") else token.content


def _cited(text: str, in_table: bool) -> Iterator[Mention]:
    """The clauses a block cites, each with what stands before it, back to the clauses cited before; a row is whole."""
    begin = 0
    for found in CITED.finditer(text):
        clauses = found[1].split(", ")
        told = re.sub(rf" *{CITED.pattern}", "", text) if in_table else text[begin : found.start()].strip()
        yield from (Mention(clause, len(clauses), in_table, told) for clause in clauses)
        begin = found.end()
