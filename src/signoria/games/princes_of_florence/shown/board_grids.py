"""The principalities in text: each a grid of its own, side by side, or with Cooperation all of them one country."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from signoria.core.text.layout import seat_mark
from signoria.core.text.words import Catalogue

SIZE = 7
GAP = 3
ROW_LABEL = 3
FREE = "·"
PALACE = "#"
OFFERED = "?"
LARGE, MEDIUM, SMALL = "white on dark_red", "white on purple4", "black on dark_goldenrod"
STYLES = {
    **dict.fromkeys(("university", "laboratory", "workshop"), LARGE),
    **dict.fromkeys(("library", "opera", "studio", "hospital", "theatre"), MEDIUM),
    **dict.fromkeys(("tower", "chapel"), SMALL),
    "forest": "white on dark_green",
    "lake": "white on blue",
    "park": "black on green",
}
Square = tuple[int, int]


class Cover(NamedTuple):
    """What covers a square: its mark, its style, and a number that all squares of the same tile have."""

    mark: str
    style: str
    tile: int


def grids(view: Mapping[str, Any], words: Catalogue) -> str:
    """All principalities."""
    if view["options"]["cooperation"]:
        return "\n".join(_country(view, words))
    blocks = [list(_principality(player, words)) for player in view["players"]]
    return "\n".join((" " * GAP).join(lines).rstrip() for lines in zip(*blocks, strict=True))


def _principality(player: Mapping[str, Any], words: Catalogue) -> Iterable[str]:
    squares = _land(player)
    width = ROW_LABEL + 2 * SIZE - 1
    yield " " * (ROW_LABEL + SIZE - 1) + seat_mark(player["seat"]) + " " * (width - ROW_LABEL - SIZE)
    yield _letters(SIZE)
    covers = _covers([player], (), words)
    for row in range(SIZE):
        yield f"[dim]{row + 1:>2}[/] " + _row(row, SIZE, dict.fromkeys(squares, player["seat"]), covers)


# -- one country


def _country(view: Mapping[str, Any], words: Catalogue) -> Iterable[str]:
    players = view["players"]
    lands = {square: player["seat"] for player in players for square in _land(player)}
    offered = view["offer"]["squares"] if view["offer"] is not None else ()
    covers = _covers(players, offered, words)
    height, width = (max(place) + 1 for place in zip(*lands, strict=True))
    yield _names(players, top=True)
    yield _letters(width)
    for row in range(height):
        if any(_is_border((row - 1, column), (row, column), lands) for column in range(width)):
            yield " " * ROW_LABEL + _border(row, width, lands)
        yield f"[dim]{row + 1:>2}[/] " + _row(row, width, lands, covers)
    if height > SIZE:
        yield _names(players, top=False)


def _names(players: Sequence[Mapping[str, Any]], *, top: bool) -> str:
    """The seats of the upper lands, or of the lower ones, each in the middle of its land."""
    line, end = "", 0
    for row, column, seat in sorted((*_place(player["corner"]), player["seat"]) for player in players):
        if (row == 0) == top:
            middle = ROW_LABEL + 2 * column + SIZE - 1
            line, end = line + " " * (middle - end) + seat_mark(seat), middle + 1
    return line


def _border(row: int, width: int, lands: Mapping[Square, int]) -> str:
    """The line between two rows of lands: drawn where the lands above and below differ."""
    line = ""
    for column in range(width):
        drawn = all((beside, column) in lands for beside in (row - 1, row))
        crossed = any(_is_border((beside, column), (beside, column + 1), lands) for beside in (row - 1, row))
        goes_on = all((beside, column + 1) in lands for beside in (row - 1, row))
        line += ("─" if drawn else " ") + ("┼" if crossed else "─" if drawn and goes_on else " ")
    return line.rstrip()


# -- squares


def _place(square: str) -> Square:
    """Row and column of a square, from 0."""
    return int(square[1:]) - 1, ord(square[0]) - ord("a")


def _land(player: Mapping[str, Any]) -> list[Square]:
    top, left = _place(player["corner"])
    return [(top + row, left + column) for row in range(SIZE) for column in range(SIZE)]


def _letters(width: int) -> str:
    return " " * ROW_LABEL + f"[dim]{' '.join(chr(ord('a') + column) for column in range(width))}[/]"


def _covers(players: Sequence[Mapping[str, Any]], offered: Sequence[str], words: Catalogue) -> dict[Square, Cover]:
    """What lies on each square; a joint building, which both partners have, is one tile."""
    covers = {_place(square): Cover(OFFERED, "bold reverse", 0) for square in offered}
    for player in players:
        covers.update((_place(square), Cover(PALACE, "dim", -1 - player["seat"])) for square in player["palace"])
        for tile in player["tiles"]:
            mark = words.say(f"mark-{tile['piece']}")
            number = 1 + min(_number(square) for square in tile["squares"])
            covers.update((_place(square), Cover(mark, STYLES[tile["piece"]], number)) for square in tile["squares"])
    return covers


def _number(square: str) -> int:
    row, column = _place(square)
    return row * 26 + column


def _is_border(one: Square, other: Square, lands: Mapping[Square, int]) -> bool:
    """Whether two squares beside each other lie in two lands."""
    return one in lands and other in lands and lands[one] != lands[other]


def _row(row: int, width: int, lands: Mapping[Square, int], covers: Mapping[Square, Cover]) -> str:
    """One row of squares, two characters each: the second joins squares of a tile, or shows a border."""
    line = ""
    for column in range(width):
        here, following = (row, column), (row, column + 1)
        cover = covers.get(here)
        joined = cover is not None and following in covers and covers[following].tile == cover.tile
        bordered = _is_border(here, following, lands)
        if cover is None:
            line += FREE if here in lands else " "
        else:
            line += f"[{cover.style}]{cover.mark}{cover.mark if joined and not bordered else ''}[/]"
        if column + 1 < width and not (joined and not bordered):
            line += "│" if bordered else " "
    return line.rstrip()
