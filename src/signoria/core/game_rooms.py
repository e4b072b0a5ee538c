"""A kit put together from a game's modules, which have the usual names and lie in the usual rooms."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from signoria.core.kit import GameRules, Kit

OPTIONAL = {
    "board": ("shown.board", "board"),
    "refusal_cause": ("shown.refusals", "refusal_cause"),
    "reasons": ("bot.reasons", "REASONS"),
    "auctions": ("shown.auctions", "AUCTIONS"),
    "glance": ("shown.glance", "GLANCE"),
    "measures": ("shown.measures", "MEASURES"),
}
"""What a game may do without: the module that brings it, and the name it has there."""
MOVE_FACTS = "bot.move_facts"
"""Of a game whose network judges moves by what they are about."""


def kit_of(
    package: str, *, version: str, clauses: str, longest: int, rules: Sequence[str], bot: Sequence[str], **other: Any
) -> Kit:
    """The kit of a game whose files are those of `docs/adding-a-game.md`.

    `rules` and `bot` name the chapters in their rooms, those of the rules in the rulebook's order; the last one of
    `bot` has the `weights`. `other` parts of the kit replace the usual ones.
    """

    def module(name: str) -> Any:
        return importlib.import_module(f"{package}.{name}")

    def is_there(name: str) -> bool:
        return importlib.util.find_spec(f"{package}.{name}") is not None

    moves, state, features, view = module("moves"), module("state"), module("bot.features"), module("shown.view")
    phrases, heuristics = module("shown.phrases"), [module(f"bot.{name}") for name in bot]
    chapters = (
        *(module(f"rules.{name}") for name in rules),
        moves.move_rules,
        features,
        features.FEATURES.chapter,
        *heuristics,
        heuristics[-1].weights,
    )
    parts = {
        "state": state.State,
        "chapters": chapters,
        "actions": moves.MOVES.actions,
        "read": module("components").read,
        "moves": moves.MOVES.book,
        "known_to": moves.MOVES.known_to,
        "features": features.FEATURES,
        "events": state.EVENTS.kinds,
        "view": view.view,
        "own_view": own_view(view.own),
        "position": module("shown.position").POSITION,
        "ending": phrases.ending,
        "phrases": getattr(phrases, "phrases", None),
    }
    for part, (name, of_module) in OPTIONAL.items():
        if is_there(name):
            parts[part] = getattr(module(name), of_module)
    if is_there(MOVE_FACTS):
        facts = module(MOVE_FACTS)
        parts |= {"move_facts": facts.FACTS, "chapters": (*chapters, facts, facts.describing)}
    about = importlib.import_module(package).ABOUT
    return Kit(about=about, version=version, clauses=clauses, longest=longest, **{**parts, **other})


def own_view(own: Callable[[GameRules, Any, int], Any]) -> Callable[[GameRules, Any, int], Mapping[str, Any]]:
    """What of a seat's view differs from a spectator's: what only the seat knows."""
    return lambda game, state, seat: {"you": own(game, state, seat)}
