"""What is asked of a new table, checked against the game, with a sentence for what does not fit."""

from __future__ import annotations

from typing import Any

import signoria
from signoria.core.errors import BadOption
from signoria.core.play.options import Choice, check_options, check_seats
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused

LONGEST_ECHO = 200


def known_game(name: str) -> signoria.Game:
    """A game of the house."""
    if name not in signoria.GAMES:
        raise Refused("no-such-game", status=422, name=name, known=", ".join(signoria.GAMES))
    return signoria.game(name)


def checked_options(game: signoria.Game, wanted: NewTable) -> dict[str, Choice]:
    """Every option's choice for the number of seats."""
    try:
        check_seats(game.title, game.seats, wanted.seats)
        return check_options(game.title, game.options, wanted.seats, wanted.options)
    except BadOption as error:
        if error.message is None:
            raise
        raise Refused(error.message, status=422, **_shortened(error.arguments)) from None


def _shortened(arguments: dict[str, object]) -> dict[str, Any]:
    """What a stranger sent is repeated, but not at any length."""
    return {name: value[:LONGEST_ECHO] if isinstance(value, str) else value for name, value in arguments.items()}
