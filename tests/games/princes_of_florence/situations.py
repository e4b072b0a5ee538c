"""A match at everything there can be to decide in The Princes of Florence; seat 1 decides (a card to return: all)."""

from __future__ import annotations

from collections.abc import Callable

from signoria import Match
from tests.games.princes_of_florence.tables import GAME, Table
from tests.probes import play


def returning() -> Match:
    return GAME.start(3, seed=1, first=1)


def opening() -> Match:
    return Table(3, first=1).match()


def bidding() -> Match:
    return play(Table(3).match(), "open jester")


def last_to_buy() -> Match:
    return play(Table(3, first=2).match(), "give up", "give up")


def settling() -> Match:
    table = Table(3, first=1, muse_and_princess=True).round(2).owner("merchant", 1)
    return play(table.match(), "open jester", "pass", "pass")


def choosing() -> Match:
    return play(Table(2, first=1).match(), "open landscape", "pass")


def placing_a_landscape() -> Match:
    return play(Table(3, first=1).match(), "open forest", "pass", "pass")


def recruiting() -> Match:
    table = Table(3, first=1).worked(0, "poet").worked(2, "painter")
    return play(table.match(), "open recruiting", "pass", "pass")


def looking_at_prestige_cards() -> Match:
    return play(Table(3, first=1).match(), "open prestige", "pass", "pass")


def putting_prestige_cards_under() -> Match:
    return play(looking_at_prestige_cards(), "keep most-buildings")


def last_call() -> Match:
    table = Table(3, muse_and_princess=True).round(2).owner("professor", 1)
    return play(table.match(), "give up", "give up", "give up")


def looking_at_the_last_call() -> Match:
    return play(last_call(), "professor bonus")


def choosing_a_character() -> Match:
    return Table(3, first=1, muse_and_princess=True).characters().match()


def using_the_merchant() -> Match:
    return play(choosing_a_character(), "merchant 3", "pass", "pass")


def using_the_professor() -> Match:
    return play(choosing_a_character(), "professor 3", "pass", "pass")


def putting_bonus_cards_under() -> Match:
    return play(using_the_professor(), "professor bonus", "keep buildings")


def acting() -> Match:
    return Table(3, first=1).hand(1, "poet", "painter", "lawyer").jesters(1, 2).actions().match()


def placing_a_building() -> Match:
    return play(acting(), "build tower")


def looking_at_professions() -> Match:
    return play(acting(), "draw profession")


def playing_bonus_cards() -> Match:
    table = Table(3, first=1).hand(1, "poet", "painter", "lawyer").jesters(1, 2).bonus(1, "jesters", "hand")
    return play(table.actions().match(), "work poet")


def being_paid() -> Match:
    return play(acting(), "work poet")


def naming_a_partner() -> Match:
    return play(Table(3, first=1, cooperation=True).actions().match(), "offer tower")


def placing_jointly() -> Match:
    return play(naming_a_partner(), "partner 0")


def asking_a_price() -> Match:
    return play(placing_jointly(), "place tower f1 r0")


def answering() -> Match:
    table = Table(3, cooperation=True).actions()
    return play(table.match(), "offer tower", "partner 1", "place tower f1 r0", "price 500")


def replying() -> Match:
    return play(asking_a_price(), "price 500", "counter 400")


def closing() -> Match:
    table = Table(3, first=1, muse_and_princess=True).round(7).owner("professor", 1).actions()
    return play(table.match(), "end", "end", "end")


def looking_at_the_close() -> Match:
    return play(closing(), "professor prestige")


def over() -> Match:
    return play(closing(), "decline")


SITUATIONS: dict[str, Callable[[], Match]] = {
    situation.__name__: situation
    for situation in (
        opening, bidding, last_to_buy, settling, choosing, placing_a_landscape, recruiting, looking_at_prestige_cards,
        putting_prestige_cards_under, last_call, looking_at_the_last_call, choosing_a_character, using_the_merchant,
        using_the_professor, putting_bonus_cards_under, acting, placing_a_building, looking_at_professions,
        playing_bonus_cards, being_paid, naming_a_partner, placing_jointly, asking_a_price, answering, replying,
        closing, looking_at_the_close,
    )
}  # fmt: skip
"""All in which seat 1 alone decides."""
