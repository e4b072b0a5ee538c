"""The tables of Il Principe's board in text: cities on offer, roles, the map, and what lies before the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.layout import player_mark, seat_mark, seat_marks, table
from signoria.core.text.words import Catalogue
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.shown.marks import building_mark, building_marks
from signoria.games.il_principe.shown.phrases import city_name, role_title


def cities(view: Mapping[str, Any], words: Catalogue) -> str:
    """The cities on offer and, to a seat, what it lacks for each."""
    offered = [city for city in view["cities"] if city is not None]
    columns = [[words.say("board-cities"), *(f"[bold]{city_name(city['name'], words)}[/]" for city in offered)]]
    columns.append([words.say("board-cards"), *(building_marks(city["buildings"]) for city in offered)])
    for key in ("price", "points", "shields"):
        columns.append([words.say(f"board-{key}"), *(str(city[key]) for city in offered)])
    columns.append([words.say("board-regions"), *(_regions(city["regions"], words) for city in offered)])
    if view["you"] is not None and view["sheet"] is None:
        lacking = {offer["city"]: _lacking(offer, words) for offer in view["you"]["offers"]}
        columns.append([words.say("board-lacking"), *(lacking[city["name"]] for city in offered)])
    return table(columns, texts=(0, 1, 5, 6))


def _regions(names: Sequence[str], words: Catalogue) -> str:
    return ", ".join(words.say(f"word-regions-{name}") for name in names)


def _lacking(offer: Mapping[str, Any], words: Catalogue) -> str:
    """Buildings and coins, or a tick."""
    parts = [building_marks(offer["missing"])] if offer["missing"] else []
    if offer["missing_coins"]:
        parts.append(words.say("board-coins", count=offer["missing_coins"]))
    return " ".join(parts) or "✓"


def roles(view: Mapping[str, Any], words: Catalogue) -> str:
    """A row for each colour: its roles, who holds them, and who would have them now."""
    columns = [["", *(building_mark(colour) for colour in COLOUR_NAMES)]]
    for rank in dict.fromkeys(role["rank"] for role in view["roles"]):
        ranked = [role for role in view["roles"] if role["rank"] == rank]
        columns.append([words.say(f"board-{rank}"), *(role_title(role["name"], view, words) for role in ranked)])
        columns.append([words.say("board-holder"), *(_holder(role["holder"]) for role in ranked)])
        if view["sheet"] is None:
            columns.append([words.say("board-would"), *(seat_marks(role["would"], "/") for role in ranked)])
    return table(columns, texts=range(len(columns)))


def _holder(seat: int | None) -> str:
    return "–" if seat is None else seat_mark(seat)


def players(view: Mapping[str, Any], words: Catalogue) -> str:
    """A row for each player: points, cards in hand, shields left, and cards laid by colour."""
    return table(list(_player_columns(view, words)), texts=(0,))


def _player_columns(view: Mapping[str, Any], words: Catalogue) -> Iterator[list[str]]:
    seats = view["players"]
    yield [f"  {words.say('board-player')}", *(_player(view, player, words) for player in seats)]
    yield [words.say("board-points"), *(f"[bold]{player['points']}[/]" for player in seats)]
    yield [words.say("board-hand-size"), *(str(player["hand_size"]) for player in seats)]
    yield [words.say("board-shields"), *(str(player["shields"]) for player in seats)]
    for colour in COLOUR_NAMES:
        yield [building_mark(colour), *(_pair(player["up"][colour], player["down"][colour]) for player in seats)]


def _pair(up: int, down: int) -> str:
    """Cards face up and, in brackets, face down."""
    return f"{up} ({down})" if down else str(up or "·")


def _player(view: Mapping[str, Any], player: Mapping[str, Any], words: Catalogue) -> str:
    seat = player["seat"]
    is_asked = not player["has_chosen"] if view["phase"] == "reserve" else view["turn"] == seat
    return player_mark(view, seat, words, is_asked=is_asked, has_crown=view["principe"] == seat)


def regions(view: Mapping[str, Any], words: Catalogue) -> str:
    """A row for each player: shields in every region, with the points they would bring now."""
    seats = range(view["seats"])
    columns = [[f"  {words.say('board-player')}", *(f"  {seat_mark(seat)}" for seat in seats)]]
    for region in view["regions"]:
        shields = [_scoring(region["shields"][seat], region["points"][seat]) for seat in seats]
        columns.append([words.say(f"word-regions-{region['name']}"), *shields])
    return table(columns, texts=(0,))


def _scoring(shields: int, points: int) -> str:
    return f"{shields} ({points})" if shields else "·"
