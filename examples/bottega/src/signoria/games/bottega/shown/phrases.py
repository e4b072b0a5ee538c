"""How Bottega's commissions, arts and patrons read in a sentence, and why a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.text.words import Catalogue
from signoria.games.bottega.components import BottegaComponents
from signoria.games.bottega.state import State


def phrases(
    components: BottegaComponents, _view: Mapping[str, Any], said: Mapping[str, Any], words: Catalogue
) -> dict[str, Any]:
    """The arguments of an event, or a move's data, as the sentences of the catalogue want them."""
    put = dict(said)
    if "commission" in put:
        put["commission"] = commission_name(_commission(components, put["commission"]), words)
    for name in ("art", "patron"):
        if name in put:
            put[name] = name_in_words(put[name], words)
    return put


def _commission(components: BottegaComponents, commission: Any) -> Mapping[str, Any]:
    if isinstance(commission, Mapping):
        return commission
    return components.commission_in_words(components.commissions.index(commission))


def name_in_words(name: str, words: Catalogue) -> str:
    """An art or a patron; one that only an own component file knows is written as it is there."""
    return words.say(f"word-{name}") if words.has(f"word-{name}") else name


def commission_name(commission: Mapping[str, Any], words: Catalogue) -> str:
    """A commission in a sentence: its art with an article, and its fame."""
    art = commission["art"]
    work = words.say(f"the-{art}") if words.has(f"the-{art}") else art
    return words.say("commission-name", work=work, fame=commission["fame"])


def short_commission(commission: Mapping[str, Any], words: Catalogue) -> str:
    """A commission on the board."""
    return words.say("commission-short", art=name_in_words(commission["art"], words), fame=commission["fame"])


def patron_gives(patron: Mapping[str, Any], words: Catalogue) -> str:
    """What a patron gives, and for what."""
    return words.say(
        "patron-gives",
        points=patron["points"],
        loves=patron["loves"],
        each=patron["each"],
        art=name_in_words(patron["loves"], words),
    )


def ending(_game: GameRules, _state: State) -> str:
    """BO-30: the only way to end."""
    return "ending-all-taken"
