"""The table of 1655 in text, 79 columns wide: drawn from a view, coloured by rich's markup, readable without."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.layout import flow, prose, seat_mark
from signoria.core.text.words import Catalogue
from signoria.games.habemus_papam.shown.board_displays import displays
from signoria.games.habemus_papam.shown.board_screen import screen
from signoria.games.habemus_papam.shown.marks import DOVE, SYMBOL_MARKS, faction_mark, gem_mark
from signoria.games.habemus_papam.shown.phrases import gems_name, owner_of, short_name
from signoria.games.habemus_papam.shown.score_sheet import sheet_in_text


def board(view: Mapping[str, Any], words: Catalogue) -> str:
    """The cards on offer, the displays, and what is behind the reader's own screen; at the end the sheet of votes."""
    parts = [_head(view, words)]
    if view["sheet"] is None:
        parts.append("\n".join(_offer(view, words)))
    parts += [displays(view, words), "\n".join(_below(view, words))]
    if view["sheet"] is not None:
        parts.append("\n".join(sheet_in_text(view, words)))
    elif view["you"] is not None:
        parts.append("\n".join(screen(view, words)))
    return "\n\n".join(parts)


def _head(view: Mapping[str, Any], words: Catalogue) -> str:
    """How far the game has come."""
    smoke = "white" if view["last_round"] else "black" if view["black_smoke"] else "none"
    facts = (
        f"[bold]{words.say('board-round', round=view['round'], last='yes' if view['last_round'] else 'no')}[/]",
        f"♛ {words.say('board-camerlengo', seat=seat_mark(view['camerlengo']))}",
        words.say("board-smoke", smoke=smoke),
        words.say("board-decks", count=view["deck"]),
    )
    return flow("", facts, joint=" · ")


# -- the cards on offer


def _offer(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """A paragraph for each card: what it is called, and what it does."""
    if not view["offer"]:
        yield words.say("board-empty-offer")
        return
    yield f"[dim]{words.say('board-offer')}[/]"
    for card in view["offer"]:
        does = _person(card, words) if card["age"] is not None else words.say(f"card-does-{card['name']}")
        yield prose(f"[bold]{short_name(card['name'], words)}[/] – {does}")


def _person(card: Mapping[str, Any], words: Catalogue) -> str:
    """What a cardinal or leader is, and what their symbol wants."""
    faction = card["faction"]
    shown = "" if faction is None else f"{faction_mark(faction)} {words.say(f'word-{faction}')}"
    parts = [words.say("board-person", kind=card["kind"], age=card["age"], faction=shown)]
    if card["symbol"] is not None:
        name = words.say(f"word-{card['symbol']}")
        parts.append(f"{SYMBOL_MARKS[card['symbol']]} {words.say('symbol-asks', symbol=card['symbol'], name=name)}")
    if card["is_immune"]:
        parts.append(f"{DOVE} {words.say('board-immune')}")
    return ", ".join(parts)


# -- below the displays


def _below(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """What the marks mean, who takes when, what the bank has, and who has left the game."""
    yield f"[dim]{prose(words.say('board-legend-people'))}[/]"
    marks = (f"{mark} {words.say(f'word-{symbol}')}" for symbol, mark in {**SYMBOL_MARKS, "dove": DOVE}.items())
    yield f"[dim]{flow(words.say('board-legend-symbols'), marks)}[/]"
    if view["ranking"]:
        yield flow(words.say("board-ranking"), (seat_mark(seat) for seat in view["ranking"]))
    if view["swapping"] is not None:
        owner = owner_of(view, view["swapping"])
        yield words.say("board-swapping", card=short_name(view["swapping"], words), owner=owner)
    bank = (f"{gem_mark(gem)} {gems_name(gem, count, words)}" for gem, count in view["bank"].items())
    yield flow(words.say("board-bank"), bank)
    if view["gone"]:
        yield flow(words.say("board-gone"), (short_name(name, words) for name in view["gone"]))
