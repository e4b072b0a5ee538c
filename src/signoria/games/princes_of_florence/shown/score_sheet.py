"""The score sheet in text, at the end of a game: a row for each source of prestige points, then the prestige cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.princes_of_florence.shown.phrases import card_name

LABEL = 36
COLUMN = 9


def score_sheet(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet, a column for each seat; below it each seat's prestige cards, one a line."""
    sheet = view["sheet"]
    yield f"[bold]{_line(words.say('sheet-title'), [seat_letter(row['seat']) for row in sheet])}[/]"
    for source in _sources(view["options"]):
        yield _line(words.say(f"sheet-{source}"), [_number(row["earned"][source]) for row in sheet])
    yield f"[bold]{_line(words.say('sheet-total'), [str(row['total']) for row in sheet])}[/]"
    for name in ("florins", "place"):
        yield _line(words.say(f"sheet-{name}"), [str(row[name]) for row in sheet])
    for row in sheet:
        for card in row["cards"]:
            yield f"{seat_letter(row['seat'])}  {card_name('prestige', card['name'], words)} [bold]{card['value']}[/]"


def _line(label: str, cells: list[str]) -> str:
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


def _sources(options: Mapping[str, bool]) -> Iterator[str]:
    """Where points can come from: PF-71 is only without Muse & Princess, its characters only with it."""
    yield from ("works", "best-works", "buildings", "landscapes", "architects")
    if options["muse_and_princess"]:
        yield from ("merchant", "cards", "banker")
    else:
        yield from ("cards", "going-back")


def _number(points: int) -> str:
    return str(points).replace("-", "\u2212")
