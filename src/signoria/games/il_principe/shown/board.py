"""Il Principe's table in text, 79 columns wide: drawn from a view, coloured by rich's markup, readable without."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.layout import WIDTH, flow, score_sheet, seat_mark, seat_marks
from signoria.core.text.words import Catalogue
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.shown.board_tables import cities, players, regions, roles
from signoria.games.il_principe.shown.marks import building_mark
from signoria.games.il_principe.shown.phrases import cards_name, city_name, role_in_full
from signoria.games.il_principe.state import SOURCES

SHEET_ROWS = (*SOURCES, "total", "laid", "coins", "hand", "place")


def board(view: Mapping[str, Any], words: Catalogue) -> str:
    """The table, what lies before the players, and what the reader alone knows; at the end the score sheet."""
    parts = [_head(view, words), cities(view, words), roles(view, words)]
    parts += [players(view, words), regions(view, words), "\n".join(_below(view, words))]
    if view["sheet"] is not None:
        parts.append("\n".join(score_sheet(view, words, SHEET_ROWS, label=36, column=8)))
    else:
        sale = "\n".join(_sale(view, words))
        own = "\n".join(_own(view, words))
        parts += [part for part in (sale, own) if part]
    return "\n\n".join(parts)


def _head(view: Mapping[str, Any], words: Catalogue) -> str:
    """How far the game has come, and the buildings' marks."""
    last = "yes" if view["last_round"] else "no"
    facts = (
        f"[bold]{words.say('board-round', round=view['round'], last=last)}[/]",
        f"♛ {words.say('board-principe', seat=seat_mark(view['principe']))}",
        words.say("board-deck", deck=view["deck"]),
        words.say("board-cities-to-come", count=view["cities_to_come"]),
    )
    return "\n".join((flow("", facts, joint=" · "), flow("", (_legend(colour, words) for colour in COLOUR_NAMES))))


def _legend(colour: str, words: Catalogue) -> str:
    building, shown = words.say(f"building-{colour}"), words.say(f"word-{colour}")
    return f"{building_mark(colour)} {words.say('board-legend-building', building=building, colour=shown)}"


# -- below the tables


def _below(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """What the tables mean, what was built, which cards are known to be in a hand, and what nobody bought."""
    yield f"[dim]{textwrap.fill(words.say('board-hint'), WIDTH)}[/]"
    built = [
        f"{seat_mark(player['seat'])} {city_name(city, words)}"
        for player in view["players"]
        for city in player["cities"]
    ]
    if built:
        yield flow(words.say("board-built"), built)
    known = [
        f"{seat_mark(player['seat'])} {_counted(player['known'])}"
        for player in view["players"]
        if any(player["known"].values())
    ]
    if known and view["sheet"] is None:
        yield flow(words.say("board-known"), known)
    if any(view["unsold"].values()):
        yield flow(words.say("board-unsold"), _cards(view["unsold"], words))


def _counted(cards: Mapping[str, int]) -> str:
    """Cards in marks and numbers."""
    return " ".join(f"{building_mark(colour)}{count}" for colour, count in cards.items() if count)


def _cards(cards: Mapping[str, int], words: Catalogue) -> list[str]:
    """Cards in words."""
    return [cards_name(colour, count, words) for colour, count in cards.items() if count]


# -- what is going on


def _sale(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The auction that is running, the groups still to come, and shields to be placed."""
    auction, groups = view["auction"], view["reserve"]
    if auction is not None:
        lot = _lot(view, auction, words)
        yield flow(f"[bold]{words.say('board-auction', lot=lot)}[/]", _bids(auction, words), joint=" · ")
        groups = [group for group in groups if group["colour"] != auction["colour"]]
    if groups:
        yield flow(words.say("board-reserve"), (cards_name(group["colour"], group["count"], words) for group in groups))
    if view["shields_due"]:
        yield words.say("board-due", count=view["shields_due"], city=city_name(view["built"], words))


def _lot(view: Mapping[str, Any], auction: Mapping[str, Any], words: Catalogue) -> str:
    if auction["role"] is not None:
        return role_in_full(auction["role"], view, words)
    return cards_name(auction["colour"], auction["count"], words)


def _bids(auction: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    if auction["bidder"] is None:
        yield words.say("board-no-bid")
    else:
        yield words.say("board-bid", seat=seat_mark(auction["bidder"]), coins=auction["bid"])
    for name in ("bidding", "passed"):
        if auction[name]:
            yield words.say(f"board-{name}", seats=seat_marks(auction[name], ", "))


# -- what the reader alone knows


def _own(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    own = view["you"]
    if own is None:
        return
    if not view["may_build"]:
        yield words.say("board-no-building")
    yield f"[bold]{words.say('board-purse', coins=own['coins'])}[/]"
    hand = _cards(own["hand"], words)
    yield flow(f"[bold]{words.say('board-hand')}[/]", hand) if hand else words.say("board-no-hand")
    if own["choice"] is not None:
        chosen = {colour: own["choice"].count(colour) for colour in COLOUR_NAMES}
        yield flow(words.say("board-choice"), _cards(chosen, words))
