"""What is wrong with a component file of 1655."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.rules.components import is_plain, is_row, is_whole, require, require_in_order
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    CARDINALS,
    DECK,
    FACTION_NAMES,
    GEM_NAMES,
    LATE_CARDINALS,
    LEADERS,
    MAX_SEATS,
    ORDER_CARDS,
    ORDER_NAMES,
    POLITICS_NAMES,
    SYMBOL_NAMES,
    UNDER_WHITE_SMOKE,
)


def check(data: Mapping[str, Any]) -> None:
    """Refuse data with which no game can be played."""
    _check_people(data)
    _check_decks(data)
    _check_orders(data)
    _check_gems(data)
    _check_numbers(data)


def _check_people(data: Mapping[str, Any]) -> None:
    for table, count in (("cardinal", CARDINALS), ("late", LATE_CARDINALS), ("leader", LEADERS)):
        require(len(data[table]) == count, f"there are {count} rows of {table}, not {len(data[table])}")
    people = [*data["cardinal"], *data["late"], *data["leader"]]
    names = [person["name"] for person in people]
    taken = {*POLITICS_NAMES, *ACTION_NAMES, "camerlengo"}
    require(len(set(names)) == len(names) and not taken & set(names), "two cards have the same name")
    require(len({person["age"] for person in people}) == len(people), "two people are of the same age")
    for person in people:
        name = person["name"]
        require(is_plain(name), f"a name is plain lower-case letters, not {name!r}")
        require(isinstance(person["full_name"], str), f"{name} has a full name")
        require(is_whole(person["age"], 1, 120), f"{name}'s age is from 1 to 120")
        require(person.get("symbol", "eagle") in SYMBOL_NAMES, f"{name}'s symbol is {', '.join(SYMBOL_NAMES)}")
        require(isinstance(person.get("is_immune", False), bool), f"{name} is immune or not")
    for person in data["late"]:
        require("faction" not in person, f"{person['name']} came late and has no faction")
    for person in (*data["cardinal"], *data["leader"]):
        require(person["faction"] in FACTION_NAMES, f"{person['name']}'s faction is {', '.join(FACTION_NAMES)}")


def _check_decks(data: Mapping[str, Any]) -> None:
    for table, names, others in (("politics", POLITICS_NAMES, LATE_CARDINALS), ("actions", ACTION_NAMES, LEADERS)):
        for name in names:
            require(is_whole(data[table][name], 0, 9), f"there are 0 to 9 cards {name}")
        size = others + sum(data[table][name] for name in names)
        require(size == DECK, f"the deck of {table} has {DECK} cards, not {size}")
    for name in ACTION_NAMES:
        require(is_whole(data["thefts"][name], 0, 9), f"the card {name} takes 0 to 9 gold")
    for name, most in (("mazarin", 5), ("louis", 5), ("felipe", 3), ("squadrone", 1), ("death", 1)):
        require(data["politics"][name] <= most, f"there are at most {most} cards {name}")


def _check_orders(data: Mapping[str, Any]) -> None:
    rows = data["order"]
    require_in_order(rows, ORDER_NAMES, "orders")
    for row in rows:
        require(
            is_whole(row["cards"], 0, ORDER_CARDS), f"there are 0 to {ORDER_CARDS} cards of the order {row['name']}"
        )
        require(is_whole(row["votes"], 0, 9), f"the order {row['name']} is worth 0 to 9 votes")
    require(sum(row["cards"] for row in rows) == ORDER_CARDS, f"there are {ORDER_CARDS} order cards")


def _check_gems(data: Mapping[str, Any]) -> None:
    for name in GEM_NAMES:
        require(is_whole(data["gems"][name], 0, 60), f"there are 0 to 60 gems {name}")
        require(is_whole(data["start"][name], 0, 15), f"everybody begins with 0 to 15 {name}")
        require(is_whole(data["camerlengo"][name], 0, 5), f"the Camerlengo brings 0 to 5 {name}")
        require(data["gems"][name] >= MAX_SEATS * data["start"][name], f"there are too few {name} for {MAX_SEATS}")


def _check_numbers(data: Mapping[str, Any]) -> None:
    gold, votes = data["gold"], data["votes"]
    for what, value in (("start", data["start"]["gold"]), ("camerlengo", data["camerlengo"]["gold"])):
        require(is_whole(value, 0, 99), f"gold ({what}) is from 0 to 99")
    for what in ("bag", "felipe", "death", "action", "bribe", "squadrone"):
        require(is_whole(gold[what], 0, 99), f"gold ({what}) is from 0 to 99")
    require(is_row(gold["felipe_at_the_end"], 4, 0, 99), "gold for Felipe at the end is four numbers from 0 to 99")
    require(is_row(gold["for_a_vote"], 6, 1, 99), "gold for a vote is six numbers from 1 to 99")
    require(is_row(votes["louis"], 6, 0, 99), "votes for Louis are six numbers from 0 to 99")
    for what in ("person", "symbol", "squadrone"):
        require(is_whole(votes[what], 0, 9), f"votes ({what}) are from 0 to 9")
    above = data["smoke"]["above_black"]
    last = CARDINALS - UNDER_WHITE_SMOKE
    require(len(above) >= 1 and all(is_whole(n, 1, last - 1) for n in above), f"Black Smoke lies under 1 to {last - 1}")
