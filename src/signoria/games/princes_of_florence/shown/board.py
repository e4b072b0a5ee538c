"""The Princes of Florence's table in text, 100 columns wide: drawn from a view, coloured by rich's markup, readable
without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.layout import GAP, aligned, flow, player_mark, score_sheet, seat_mark
from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.princes_of_florence.shown.board_grids import grids
from signoria.games.princes_of_florence.shown.phrases import (
    amount,
    card_name,
    character_name,
    freedom_name,
    squares_in_words,
    thing,
)

WIDTH = 100


def board(view: Mapping[str, Any], words: Catalogue) -> str:
    """The table, what lies before the players, and what the reader alone knows; at the end the score sheet."""
    parts = [_table(view, words), grids(view, words), _players(view, words)]
    if view["sheet"] is not None:
        parts.append("\n".join(_sheet(view, words)))
    elif view["you"] is not None:
        parts.append("\n".join(_own(view, view["you"], words)))
    return "\n\n".join(parts)


def _flow(label: str, parts: Iterable[str], indent: str = GAP) -> str:
    """A label and a list, broken between the list's parts where a line is full."""
    return flow(label, parts, width=WIDTH - 1, indent=indent)


def _seats(seats: Sequence[int]) -> Iterator[str]:
    return (seat_mark(seat) for seat in seats)


# -- the table


def _table(view: Mapping[str, Any], words: Catalogue) -> str:
    return "\n".join((_round(view, words), *_supplies(view, words), *_stage(view, words), *_decision(view, words)))


def _round(view: Mapping[str, Any], words: Catalogue) -> str:
    parts = [f"[bold]{words.say('board-round', round=view['round'], rounds=view['rounds'])}[/]"]
    if view["round"] > 0 and view["sheet"] is None:
        parts.append(words.say("board-minimum", minimum=view["minimum"]))
    return ", ".join((*parts, words.say("board-first", first=seat_mark(view["first"]))))


def _supplies(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """What is left to be bought, built, introduced and drawn; the marks explain those on the grids."""
    yield _flow(words.say("board-supply"), (_counted(name, left, words) for name, left in view["supply"].items()))
    yield _flow(words.say("board-stock"), (_counted(name, left, words) for name, left in view["stock"].items()))
    freedoms = [f"{freedom_name(name, words)} {left}" for name, left in view["freedoms"].items()]
    drawn = [f"{words.say(f'board-pile-{pile}')} {view['piles'][pile]}" for pile in ("profession", "bonus")]
    yield f"{words.say('board-freedoms')} {', '.join(freedoms)}   {words.say('board-piles')} {', '.join(drawn)}"


def _counted(name: str, left: int, words: Catalogue) -> str:
    mark = f"[bold]{words.say(f'mark-{name}')}[/] " if words.has(f"mark-{name}") else ""
    return f"{mark}{thing(name, words)} {left}"


def _stage(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """How far the auctions, the bids for characters or the actions have come."""
    auction = view["auction"]
    if view["stage"] == "auctions":
        if auction["sold"]:
            yield _flow(words.say("board-sold"), (thing(item, words) for item in auction["sold"]))
        if auction["out"]:
            yield _flow(words.say("board-out"), _seats(auction["out"]))
    characters = [row for row in view["characters"] if view["stage"] == "characters" or row["owner"] is not None]
    if characters:
        yield _flow(words.say("board-characters"), (_character(row, words) for row in characters))
    if view["stage"] == "actions":
        yield words.say("board-actions", seat=seat_mark(view["turn"]), left=view["action"]["actions_left"])


def _character(row: Mapping[str, Any], words: Catalogue) -> str:
    name = character_name(row["name"], words)
    if row["owner"] is not None:
        return words.say("board-character-owned", name=name, seat=seat_mark(row["owner"]))
    if row["standing"] is not None:
        bid = row["number"] * 100
        return words.say("board-character-bid", name=name, seat=seat_mark(row["standing"]), number=str(bid))
    if row["taken"]:
        return words.say("board-character-gone", name=name)
    low, florins = str(row["low"] * 100), str(row["florins"])
    if row["florins"]:
        return words.say("board-banker-free", name=name, low=low, florins=florins)
    return words.say("board-character-free", name=name, low=low)


def _decision(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """What is being auctioned, made, looked at, placed or offered right now."""
    auction, looking, offer = view["auction"], view["looking"], view["offer"]
    if view["phase"] in ("bid", "settle"):
        item, bid = thing(auction["item"], words, "a"), amount(auction["florins"])
        yield words.say("board-auction", item=item, bidder=seat_mark(auction["bidder"]), florins=bid)
    if auction["passed"]:
        yield _flow(words.say("board-passed"), _seats(auction["passed"]))
    if view["action"]["work_value"]:
        yield words.say("board-work", value=view["action"]["work_value"])
    if looking is not None:
        seat = seat_mark(looking["seat"])
        yield words.say("board-looking", seat=seat, count=looking["cards"], pile=looking["pile"])
    if offer is not None:
        yield from _offer(view, offer, words)
    elif view["piece"] is not None:
        piece = thing(view["piece"], words, "a")
        yield words.say("board-piece", seat=seat_mark(view["waiting_for"][0]), piece=piece)


def _offer(view: Mapping[str, Any], offer: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    seat, partner = seat_mark(view["turn"]), seat_mark(offer["partner"])
    yield words.say("board-offer", seat=seat, partner=partner, piece=thing(offer["piece"], words, "a"))
    terms = []
    if offer["squares"]:
        terms.append(words.say("board-offer-place", squares=squares_in_words(offer["squares"])))
    if offer["florins"] is not None:
        terms.append(words.say("board-offer-price", partner=partner, florins=amount(offer["florins"])))
    if terms:
        yield " ".join(terms)


# -- the players


def _players(view: Mapping[str, Any], words: Catalogue) -> str:
    rows = zip(*_columns(view, words), strict=True)
    return "\n".join((*aligned(rows, texts=(0,), gap=" "), *_faces(view, words)))


def _columns(view: Mapping[str, Any], words: Catalogue) -> Iterator[list[str]]:
    """The table's columns, each with its heading."""
    players = view["players"]
    marks = {name: words.say(f"mark-{name}") for name in players[0]["landscapes"]}
    landscapes = [" ".join(str(count) for count in player["landscapes"].values()) for player in players]
    freedoms = [" ".join(words.say(f"mark-{name}") for name in player["freedoms"]) or "–" for player in players]
    yield [f"  {words.say('board-player')}", *(_player(view, player["seat"], words) for player in players)]
    yield [words.say("board-prestige"), *(f"[bold]{player['prestige']}[/]" for player in players)]
    yield [words.say("board-buildings"), *(str(len(player["buildings"])) for player in players)]
    yield [words.say("board-landscapes", **marks), *landscapes]
    for name in ("jesters", "architects"):
        yield [words.say(f"board-{name}"), *(str(player[name]) for player in players)]
    yield [words.say("board-freedom-names"), *freedoms]
    hands = [player["professions"] + player["recruiting_hand"] for player in players]
    works = [len(player["table"]) + player["recruiting_table"] for player in players]
    yield [words.say("board-hand-size"), *(str(cards) for cards in hands)]
    yield [words.say("board-works"), *(str(cards) for cards in works)]
    for name, key in (("bonus-size", "bonus"), ("prestige-size", "prestige_cards"), ("free-squares", "free_squares")):
        yield [words.say(f"board-{name}"), *(str(player[key]) for player in players)]
    yield [words.say("board-best-work"), *(str(player["best_work"] or "–") for player in players)]


def _player(view: Mapping[str, Any], seat: int, words: Catalogue) -> str:
    return player_mark(view, seat, words, is_asked=seat in view["waiting_for"])


def _faces(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The professions before each player, and those that all saw being recruited."""
    for player in view["players"]:
        cards = [card_name("profession", name, words) for name in player["table"]]
        if player["recruiting_table"]:
            cards.append(words.say("board-recruiting-count", count=player["recruiting_table"]))
        if cards:
            yield _flow(f"{seat_mark(player['seat'])}  {words.say('board-table')}", cards, GAP * 2)
        known = [card_name("profession", name, words) for name in player["known_professions"]]
        if known:
            yield _flow(f"{seat_mark(player['seat'])}  {words.say('board-known')}", known, GAP * 2)


# -- what the reader alone knows


def _own(view: Mapping[str, Any], own: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    player = view["players"][own["seat"]]
    cost = str(player["building_cost"])
    yield f"[bold]{words.say('board-purse', florins=amount(own['florins']), cost=cost)}[/]"
    yield from _hand(own["hand"], player, words)
    if player["recruiting_hand"]:
        yield words.say("board-recruiting", count=player["recruiting_hand"])
    if view["phase"] == "return" and own["returned"] is not None:
        yield words.say("board-returned", card=card_name("profession", own["returned"], words, "the"))
    if own["bonus"]:
        yield _flow(words.say("board-bonus"), (_worth("bonus", card, words, "+") for card in own["bonus"]))
    if own["prestige_cards"]:
        cards = (_worth("prestige", card, words, "") for card in own["prestige_cards"])
        yield _flow(words.say("board-prestige-cards"), cards)
    if own["looked"]:
        pile = view["looking"]["pile"]
        yield _flow(words.say("board-looked"), (card_name(pile, name, words) for name in own["looked"]))
    for pile, places in own["remembered"].items():
        if places:
            cards = (f"{place}. {card_name(pile, name, words)}" for place, name in places.items())
            yield _flow(words.say("board-remembered", pile=pile), cards)


def _hand(hand: Sequence[Mapping[str, Any]], player: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The professions, what their works are worth, and what of the things they like is there."""
    yield words.say("board-hand" if hand else "board-no-hand")
    names = [card_name("profession", card["name"], words) for card in hand]
    width = max((len(name) for name in names), default=0)
    liked = [_liked(card, player, words) for card in hand]
    for name, card, likes in zip(names, hand, aligned(liked, texts=(0, 1, 2)), strict=True):
        yield f"{GAP}[bold]{name:<{width}}[/] {card['value']:>3}  {likes}".rstrip()


def _liked(card: Mapping[str, Any], player: Mapping[str, Any], words: Catalogue) -> list[str]:
    has = (
        (thing(card["building"], words), card["building"] in player["buildings"]),
        (thing(card["landscape"], words), player["landscapes"][card["landscape"]] > 0),
        (freedom_name(card["freedom"], words), card["freedom"] in player["freedoms"]),
    )
    return [f"✓ {name}" if there else f"– [dim]{name}[/]" for name, there in has]


def _worth(pile: str, card: Mapping[str, Any], words: Catalogue, sign: str) -> str:
    return f"{card_name(pile, card['name'], words)} [bold]{sign}{card['value']}[/]"


# -- the score sheet


def _sheet(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet; below it each seat's prestige cards, one a line."""
    rows = (*_sheet_rows(view["options"]), "total", "florins", "place")
    yield from score_sheet(view, words, rows, _cell, label=36, column=9)
    for row in view["sheet"]:
        for card in row["cards"]:
            yield f"{seat_letter(row['seat'])}  {card_name('prestige', card['name'], words)} [bold]{card['value']}[/]"


def _cell(row: Mapping[str, Any], name: str) -> object:
    return row["earned"][name] if name in row["earned"] else row[name]


def _sheet_rows(options: Mapping[str, bool]) -> Iterator[str]:
    """Where points can come from: PF-71 is only without Muse & Princess, its characters only with it."""
    yield from ("works", "best-works", "buildings", "landscapes", "architects")
    if options["muse_and_princess"]:
        yield from ("merchant", "cards", "banker")
    else:
        yield from ("cards", "going-back")
