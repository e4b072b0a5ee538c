"""The few elements of HTML that a report is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

STYLE = Path(__file__).parent / "report.css"


@dataclass(frozen=True)
class Column:
    """A column of a table: its heading, and whether it holds numbers, texts, names of bots or a picture."""

    heading: str
    kind: str = "number"


@dataclass(frozen=True)
class HtmlTable:
    """Rows whose first cell names them; pictures come as markup, all else as text."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    axis: str = ""
    """What stands below the pictures."""
    tints: Sequence[int] = ()
    """The number of each row's colour, where rows have colours."""
    is_grouped: bool = False
    """Whether a row with the same name as the one before belongs to it, so that the name is shown once."""

    def markup(self) -> str:
        """As HTML; the roles are said because a phone lays the table out as something else."""
        head = "".join(
            f'<th role="columnheader" scope="col" class="{column.kind}">{escape(column.heading)}</th>'
            for column in self.columns
        )
        body = "".join(self._row(number, row) for number, row in enumerate(self.rows))
        return (
            f'<table role="table"><thead role="rowgroup"><tr role="row">{head}</tr></thead>'
            f'<tbody role="rowgroup">{body}</tbody>{self._foot()}</table>'
        )

    def _row(self, number: int, row: Sequence[str]) -> str:
        name = f"<code>{escape(row[0])}</code>" if self.columns[0].kind == "name" else escape(row[0])
        is_repeated = self.is_grouped and number > 0 and self.rows[number - 1][0] == row[0]
        first = f'<th role="rowheader" scope="row"{" class=again" if is_repeated else ""}>{name}</th>'
        tint = f' class="tint-{self.tints[number]}"' if self.tints else ""
        cells = "".join(self._cell(column, cell) for column, cell in zip(self.columns[1:], row[1:], strict=True))
        return f'<tr role="row"{tint}>{first}{cells}</tr>'

    def _cell(self, column: Column, cell: str) -> str:
        if column.kind == "picture":
            return f'<td role="cell" class="picture">{cell}</td>'
        return f'<td role="cell" class="{column.kind}" data-label="{escape(column.heading)}">{escape(cell)}</td>'

    def _foot(self) -> str:
        if not self.axis:
            return ""
        blank = f'<td class="blank" colspan="{len(self.columns) - 1}"></td>'
        return f'<tfoot aria-hidden="true"><tr>{blank}<td class="picture">{self.axis}</td></tr></tfoot>'


def section(heading: str, explanation: str, *content: str) -> str:
    """A part of the page."""
    return f"<section><h2>{escape(heading)}</h2><p>{escape(explanation)}</p>{''.join(content)}</section>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Names and what they stand for."""
    return f"<dl>{''.join(f'<dt>{escape(name)}</dt><dd>{escape(value)}</dd>' for name, value in pairs)}</dl>"


def page(language: str, title: str, style: str, header: str, main: str) -> str:
    """A whole page that needs nothing from anywhere else."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>\n{style}</style></head>\n"
        f"<body><header>{header}</header>\n<main>{main}</main></body></html>\n"
    )
