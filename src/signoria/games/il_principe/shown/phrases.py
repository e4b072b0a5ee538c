"""How Il Principe's cards, cities, regions and roles read: in a sentence in full, on the board in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.text.words import Catalogue
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.state import ENDINGS, State


def phrases(
    components: PrincipeComponents, view: Mapping[str, Any], said: Mapping[str, Any], words: Catalogue
) -> dict[str, Any]:
    """The arguments of an event, or a move's data, as the sentences of the catalogue want them."""
    put = {**said, **_shown_of(components, view, said, words)}
    if "colour" in put:
        put["colour"] = cards_name(put["colour"], put.get("count", 1), words)
    if "kind_of" in put:
        put["kind_of"] = words.say(f"buildings-{put['kind_of']}")
    if "city" in put:
        put["city"] = city_name(put["city"], words)
    if "region" in put:
        put["region"] = words.say(f"region-{put['region']}")
    if "role" in put:
        put["role"] = role_in_full(put["role"], view, words)
    return put


def _shown_of(
    components: PrincipeComponents, view: Mapping[str, Any], said: Mapping[str, Any], words: Catalogue
) -> dict[str, Any]:
    """What a move's data leave to the table: a list of cards, a city's price and points, what is passed up."""
    do = said.get("do")
    if do == "reserve":
        return {"cards": cards_listed(said["colours"], words)}
    if do == "build":
        city = components.city_facts[components.cities.index(said["city"])]
        return {"coins": city["price"], "points": city["points"]}
    return {"phase": view["phase"]} if do == "pass" else {}


def cards_name(colour: str, count: int, words: Catalogue) -> str:
    """So many cards of a colour, as `3 blue castles`."""
    return words.say("cards", colour=colour, count=count)


def cards_listed(colours: Sequence[str], words: Catalogue) -> str:
    """One to three cards of any colours in a row; those of one colour, which stand together, are counted."""
    parts = [cards_name(colour, colours.count(colour), words) for colour in dict.fromkeys(colours)]
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return words.say("cards-of-two", first=parts[0], second=parts[1])
    return words.say("cards-of-three", first=parts[0], second=parts[1], third=parts[2])


def city_name(name: str, words: Catalogue) -> str:
    """A city's name; one that only an own component file knows is written as it is there."""
    return words.say(f"city-{name}") if words.has(f"city-{name}") else name.capitalize()


def role_title(role: str, view: Mapping[str, Any], words: Catalogue) -> str:
    """A role's title, which two of them have from the edition."""
    return words.say(f"role-{role}", edition=view["options"]["edition"])


def role_in_full(role: str, view: Mapping[str, Any], words: Catalogue) -> str:
    """A role in a sentence: its title, rank and colour."""
    return words.say("role-in-full", title=role_title(role, view, words), kind=words.say(f"word-{role}"))


def ending(_game: GameRules, state: State) -> str:
    """IP-50, IP-54, IP-55: too few cities, too few cards, or the last round is played."""
    return f"ending-{ENDINGS[state.ending]}"
