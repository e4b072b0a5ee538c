"""How the people, cards, gems and orders of 1655 read: in a sentence in full, on the board in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import PEOPLE
from signoria.games.habemus_papam.state import State


def phrases(
    components: PapamComponents, view: Mapping[str, Any], said: Mapping[str, Any], words: Catalogue
) -> dict[str, Any]:
    """The arguments of an event, or a move's data, as the sentences of the catalogue want them."""
    put = {**said, **_shown_of(view, said)}
    for name in ("card", "other"):
        if name in put:
            put[name] = card_in_sentence(components, put[name], words)
    if "gem" in put:
        put["gem"] = gems_name(put["gem"], put["count"], words)
    if "gems" in put:
        put["gems"] = gems_listed(put["gems"], words)
    if "action" in put:
        put["action"] = words.say(f"card-{put['action']}")
    if "order" in put:
        put["order"] = words.say(f"order-{put['order']}")
    if "fulfilled" in put:
        put["fulfilled"] = "yes" if put["fulfilled"] else "no"
    return put


def _shown_of(view: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, Any]:
    """What a move's data leave to the table: what it is for, who is meant, and whose they are."""
    do = said.get("do")
    if do == "bid":
        return {"count": len(said["gems"])}
    if do == "choose":
        chosen = {"phase": view["phase"], "owner": owner_of(view, said["card"])}
        return chosen if view["swapping"] is None else {**chosen, "other": view["swapping"]}
    if do == "victim":
        return {"owner": seat_letter(said["owner"]), "card": _oldest_mortal(view, said["owner"])}
    return {"phase": view["phase"]} if do == "pass" else {}


def owner_of(view: Mapping[str, Any], name: str) -> str:
    """The letter of the seat in whose display a person lies; a dash for nobody's."""
    owners = (player["seat"] for player in view["players"] for person in player["people"] if person["name"] == name)
    return next((seat_letter(seat) for seat in owners), "–")


def _oldest_mortal(view: Mapping[str, Any], seat: int) -> str:
    """Whom death would take from a display; a dash for nobody."""
    mortal = (
        person
        for player in view["players"]
        for person in player["people"]
        if player["seat"] == seat and not person["is_immune"]
    )
    oldest = max(mortal, key=lambda person: int(person["age"]), default={"name": "–"})
    return str(oldest["name"])


def card_in_sentence(components: PapamComponents, name: str, words: Catalogue) -> str:
    """A person in full, as the components have it; another card as a sentence has it."""
    if name in components.cards[PEOPLE:]:
        return words.say("card-in-sentence", card=name, name=words.say(f"card-{name}"))
    return next((str(person["full_name"]) for person in components.people if person["name"] == name), name)


def gems_name(gem: str, count: int, words: Catalogue) -> str:
    """So many gems of a kind, as `2 rubies`."""
    return words.say("gems", gem=gem, count=count)


def gems_listed(gems: Sequence[str], words: Catalogue) -> str:
    """None to three gems in a row; those of a kind, which stand together, are counted."""
    parts = [gems_name(gem, gems.count(gem), words) for gem in dict.fromkeys(gems)]
    if not parts:
        return words.say("gems-none")
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return words.say("gems-of-two", first=parts[0], second=parts[1])
    return words.say("gems-of-three", first=parts[0], second=parts[1], third=parts[2])


def short_name(name: str, words: Catalogue) -> str:
    """A person or a card on the board; somebody whom only an own component file knows is written as there."""
    return words.say(f"word-{name}") if words.has(f"word-{name}") else name.capitalize()


def ending(_game: GameRules, state: State) -> str:
    """HP-22: by the round in which White Smoke rose (HP-21)."""
    return f"ending-round-{state.round}"
