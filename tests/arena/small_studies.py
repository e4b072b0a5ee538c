"""Small studies for tests."""

from __future__ import annotations

from collections.abc import Sequence

import signoria
from signoria.arena.studies.plan import RuleSet, Study

PLAIN = {"ambassadors": "off", "messengers": "off"}
MESSENGERS = {"ambassadors": "off", "messengers": "on"}


def small(
    options: Sequence[dict[str, str]] = (PLAIN, MESSENGERS),
    games: int = 8,
    close: int = 4,
    seats: int = 2,
    bot: str = "novice",
    is_driven: bool = True,
) -> Study:
    """A study that is soon over."""
    game = signoria.game("patrician")
    return Study(
        game=game.name,
        rules=game.kit.version,
        seats=seats,
        bot=bot,
        games=games,
        close=close,
        seed=7,
        rule_sets=tuple(RuleSet(one, game.components.digest) for one in options),
        varied=("messengers",),
        is_driven=is_driven,
    )
