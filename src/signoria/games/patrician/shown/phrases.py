"""How Patrician's cards and cities read: in a sentence in full, on the board in short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.patrician.components import PatricianComponents
from signoria.games.patrician.state import State

HEAD_MARKS = {"a": "α", "b": "β", "c": "γ"}  # noqa: RUF001
"""Greek on purpose: Latin letters are the seats."""


def phrases(
    components: PatricianComponents, view: Mapping[str, Any], said: Mapping[str, Any], words: Catalogue
) -> dict[str, Any]:
    """The arguments of an event, or a move's data, as the sentences of the catalogue want them."""
    put = {**said, **_shown_of(view, said)}
    if "card" in put:
        put["card"] = card_name(_card(components, put["card"]), words)
    if "cities" in put:
        put["city"], put["other"] = put.pop("cities")
    for name in ("city", "other"):
        if name in put:
            put[name] = city_name(put[name], words)
    if "letter" in put:
        put["letter"] = str(put["letter"]).upper()
    return put


def _shown_of(view: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, Any]:
    """What the board shows of a move: the card to be taken, whose floor would be moved."""
    if said.get("do") not in ("take", "move"):
        return {}
    city = next(city for city in view["cities"] if city["name"] == said["city"])
    if said["do"] == "take":
        return {"card": city["card"]}
    tower = next(tower for tower in city["towers"] if tower["site"] == said["site"])
    return {"floor": seat_letter(tower["floors"][-1])}


def _card(components: PatricianComponents, card: Any) -> Mapping[str, Any]:
    return card if isinstance(card, Mapping) else components.card_in_words(components.cards.index(card))


def city_name(name: str, words: Catalogue) -> str:
    """A city's name; one that only an own component file knows is written as it is there."""
    return words.say(f"city-{name}") if words.has(f"city-{name}") else name.capitalize()


def card_name(card: Mapping[str, Any], words: Catalogue) -> str:
    """A card in a sentence: its city, its number and its symbol."""
    number = card["name"].rpartition("-")[2]
    head = HEAD_MARKS.get(card["head"], "")
    return words.say("card-name", city=city_name(card["city"], words), number=number, symbol=card["symbol"], head=head)


def short_card(card: Mapping[str, Any] | None, words: Catalogue) -> str:
    """A card on the board: its city, its number and a mark."""
    if card is None:
        return "–"
    number = card["name"].rpartition("-")[2]
    return f"{city_name(card['city'], words)}-{number} {card_mark(card)}"


def card_mark(card: Mapping[str, Any]) -> str:
    """A card's symbol in two characters; the board's legend explains it."""
    head = HEAD_MARKS.get(card["head"], "")
    marks = {"crest": "×2", "star": f"★{head}", "heads": head * 2, "move": "⇄", "choice": "?"}
    return marks[card["symbol"]]


def ending(_game: GameRules, _state: State) -> str:
    """PA-18: the only way to end."""
    return "ending-hands-empty"
