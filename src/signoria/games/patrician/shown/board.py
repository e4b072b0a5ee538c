"""Patrician's board in text, 79 columns wide: drawn from a view, coloured by rich's markup, readable without."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.layout import GAP, WIDTH, left, player_mark, right, score_sheet, seat_mark, table, visible
from signoria.core.text.words import Catalogue
from signoria.games.patrician.shown.phrases import HEAD_MARKS, city_name, short_card

CELL = 25
CELL_LINES = 4


def board(view: Mapping[str, Any], words: Catalogue) -> str:
    """The board, what lies before the players, and what the reader alone knows; at the end the score sheet."""
    parts = [_map(view, words), _legend(view, words), _players(view, words)]
    if view["roads"]:
        parts.insert(1, _roads(view, words))
    if view["you"] is not None and view["sheet"] is None:
        parts.append(_own(view["you"], words))
    if view["sheet"] is not None:
        parts.append("\n".join(_sheet(view, words)))
    return "\n\n".join(parts)


# -- the map


def _map(view: Mapping[str, Any], words: Catalogue) -> str:
    places = {tuple(city["cell"]): city for city in view["cities"]}
    columns = range(1, max(column for _, column in places) + 1)
    rows = sorted({row for row, _ in places})
    return "\n\n".join(_row([places.get((row, column)) for column in columns], words) for row in rows)


def _row(cities: Sequence[Mapping[str, Any] | None], words: Catalogue) -> str:
    cells = [_city(city, words) if city else [""] * CELL_LINES for city in cities]
    lines = zip(*cells, strict=True)
    return "\n".join(GAP.join(left(part, CELL) for part in line).rstrip() for line in lines)


def _city(city: Mapping[str, Any], words: Catalogue) -> list[str]:
    labels = [words.say("board-left"), words.say("board-right"), words.say("board-card")]
    width = max(len(label) for label in labels) + 1
    contents = [_tower(tower) for tower in city["towers"]] + [short_card(city["card"], words)]
    head = f"[bold underline]{city_name(city['name'], words)}[/] {'●' * city['messengers']}"
    state = _state(city)
    return [
        head + right(state, CELL - visible(head)),
        *(f"[dim]{label:<{width}}[/]{content}" for label, content in zip(labels, contents, strict=True)),
    ]


def _state(city: Mapping[str, Any]) -> str:
    """How full a city is, whether it is scored, and its two tiles with their owners."""
    filled = sum(len(tower["floors"]) for tower in city["towers"])
    tiles = [
        str(tile["value"]) if tile["owner"] is None else f"{tile['value']}:{seat_mark(tile['owner'])}"
        for tile in city["tiles"]
    ]
    mark = "✓" if city["scored"] else " "
    return f"{filled}/{city['capacity']} {mark} {' '.join(tiles)}"


def _tower(tower: Mapping[str, Any]) -> str:
    if not tower["floors"]:
        return "·"
    return "".join(seat_mark(seat) for seat in tower["floors"]) + f" ({seat_mark(tower['leader'])})"


def _roads(view: Mapping[str, Any], words: Catalogue) -> str:
    roads = [
        "–".join(city_name(name, words) for name in road["cities"]) + ("\u00a0●" if road["messenger"] else "")
        for road in view["roads"]
    ]
    return textwrap.fill(f"{words.say('board-roads')} {', '.join(roads)}", WIDTH, break_on_hyphens=False)


def _legend(view: Mapping[str, Any], words: Catalogue) -> str:
    heads = " ".join(HEAD_MARKS.values())
    deck = words.say("board-deck", deck=view["deck"])
    return f"[dim]{textwrap.fill(words.say('board-legend', heads=heads), WIDTH)}[/]\n{deck}"


# -- the players


def _players(view: Mapping[str, Any], words: Catalogue) -> str:
    return table(list(_columns(view, words)), texts=(0, 5))


def _columns(view: Mapping[str, Any], words: Catalogue) -> Iterator[list[str]]:
    """The table's columns, each with its heading: the sixth, a card, is the one text among numbers."""
    players = view["players"]
    yield [f"  {words.say('board-player')}", *(_player(view, player["seat"], words) for player in players)]
    for heading, key in (
        ("points", "points"),
        ("hand-size", "hand_size"),
        ("reserve", "reserve"),
        ("pile", "pile_size"),
    ):
        yield [words.say(f"board-{heading}"), *(str(player[key]) for player in players)]
    yield [words.say("board-top-card"), *(short_card(player["top_card"], words) for player in players)]
    if view["options"]["messengers"]:
        for key in ("messengers", "tokens"):
            yield [words.say(f"board-{key}"), *(str(player[key]) for player in players)]


def _player(view: Mapping[str, Any], seat: int, words: Catalogue) -> str:
    return player_mark(view, seat, words, is_asked=view["turn"] == seat)


def _own(own: Mapping[str, Any], words: Catalogue) -> str:
    heads = ", ".join(f"{HEAD_MARKS[head]}\u00a0{count}" for head, count in own["heads"].items())
    cards = ", ".join(short_card(card, words).replace(" ", "\u00a0") for card in own["hand"])
    hand = f"{words.say('board-hand')} [bold]{cards}[/]" if cards else words.say("board-no-hand")
    return f"{hand}\n{words.say('board-heads')} {heads}"


# -- the score sheet


def _sheet(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet; with few seats their columns are wider."""
    column = 9 if view["seats"] > 3 else 12
    return score_sheet(view, words, _sheet_rows(view["options"]), _cell, label=32, column=column)


def _sheet_rows(options: Mapping[str, bool]) -> Iterator[str]:
    yield "tiles"
    if options["messengers"]:
        yield from ("tokens", "penalty")
    yield "heads"
    if options["ambassadors"]:
        yield "ambassadors"
    yield from ("portraits", "total", "floors", "place")


def _cell(row: Mapping[str, Any], name: str) -> object:
    if name == "heads":
        return " ".join(f"{HEAD_MARKS[head]}{count}" for head, count in row["heads"].items())
    if name == "ambassadors":
        return " ".join(letter.upper() for letter in row["ambassadors"]) or "–"
    return row[name]
