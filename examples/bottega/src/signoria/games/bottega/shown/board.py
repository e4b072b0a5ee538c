"""Bottega's board in text: drawn from a view, coloured by rich's markup, readable without."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.layout import flow, player_mark, prose, score_sheet, seat_mark, table
from signoria.core.text.words import Catalogue
from signoria.games.bottega.shown.phrases import name_in_words, patron_gives, short_commission

SHEET_ROWS = ("fame", "arts", "patron", "purse", "total", "florins", "place")


def board(view: Mapping[str, Any], words: Catalogue) -> str:
    """What lies open, the bids, the players and the reader's patron; at the end the score sheet."""
    if view["sheet"] is not None:
        sheet = score_sheet(view, words, SHEET_ROWS, label=32, column=9)
        return "\n\n".join([_players(view, words), "\n".join(_patrons(view, words)), "\n".join(sheet)])
    parts = [_open(view, words), _players(view, words)]
    if view["you"] is not None:
        parts.append(prose(patron_line("board-your-patron", view["you"]["patron"], words)))
    return "\n\n".join(parts)


def _open(view: Mapping[str, Any], words: Catalogue) -> str:
    offered = view["offered"] and view["offered"]["name"]
    names = [
        f"[bold]▸ {short_commission(one, words)}[/]" if one["name"] == offered else short_commission(one, words)
        for one in view["open"]
    ]
    lines = [
        flow(words.say("board-open"), names),
        words.say("board-to-come", count=view["to_come"]),
        words.say("board-box", count=view["box"]),
    ]
    if offered:
        lines.append(flow(words.say("board-bids"), _bids(view, words) or ["–"]))
    return "\n".join(lines)


def _bids(view: Mapping[str, Any], words: Catalogue) -> list[str]:
    passed = words.say("board-passed")
    return [f"{seat_mark(bid['seat'])}\u00a0{passed if bid['price'] is None else bid['price']}" for bid in view["bids"]]


def _players(view: Mapping[str, Any], words: Catalogue) -> str:
    return table(list(_columns(view, words)), texts=(0,))


def _columns(view: Mapping[str, Any], words: Catalogue) -> Iterator[list[str]]:
    players = view["players"]
    yield [f"  {words.say('board-player')}", *(_player(view, player["seat"], words) for player in players)]
    for key in ("points", "florins"):
        yield [words.say(f"board-{key}"), *(str(player[key]) for player in players)]
    for art in view["arts"]:
        yield [name_in_words(art["name"], words), *(_works(art, player) for player in players)]


def _player(view: Mapping[str, Any], seat: int, words: Catalogue) -> str:
    master = f" {words.say('board-master')}" if view["master"] == seat and view["sheet"] is None else ""
    return player_mark(view, seat, words, is_asked=view["turn"] == seat) + master


def _works(art: Mapping[str, Any], player: Mapping[str, Any]) -> str:
    """The fames of a player's commissions of an art; a star for whoever leads."""
    fames = [str(one["fame"]) for one in player["commissions"] if one["art"] == art["name"]]
    star = "★" if art["leader"] == player["seat"] else ""
    return f"{' '.join(fames) or '·'}{star}"


def patron_line(message: str, patron: Mapping[str, Any], words: Catalogue) -> str:
    """A patron: what they love, and what they would give."""
    return words.say(
        message,
        patron=name_in_words(patron["name"], words),
        gives=patron_gives(patron, words),
        reward=patron["reward"],
    )


def _patrons(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    for player in view["players"]:
        yield f"{seat_mark(player['seat'])} {patron_line('board-patron', player['patron'], words)}"
