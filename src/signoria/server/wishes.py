"""What is wished for a new table, checked against the game, with a sentence for what does not fit."""

from __future__ import annotations

import signoria
from signoria.core.options import Choice, check_options, word
from signoria.server.bodies import NewTable
from signoria.server.said import Refused


def known_game(name: str) -> signoria.Game:
    """A game of the house."""
    if name not in signoria.GAMES:
        raise Refused("no-such-game", status=422, name=name, known=", ".join(signoria.GAMES))
    return signoria.game(name)


def checked_options(game: signoria.Game, wanted: NewTable) -> dict[str, Choice]:
    """Every option's choice for the wished number of seats."""
    if wanted.seats not in game.seats:
        low, high = min(game.seats), max(game.seats)
        raise Refused("bad-seats", status=422, title=game.title, low=low, high=high, seats=wanted.seats)
    for name, choice in wanted.options.items():
        _check_option(game, name, choice, wanted.seats)
    return check_options(game.title, game.options, wanted.seats, wanted.options)


def _check_option(game: signoria.Game, name: str, choice: Choice, seats: int) -> None:
    option = game.options.get(name)
    if option is None:
        known = ", ".join(game.options) or "–"
        raise Refused("no-such-option", status=422, title=game.title, name=name[:60], known=known)
    if not any(choice == other and type(choice) is type(other) for other in option.choices):
        known = ", ".join(word(other) for other in option.choices)
        raise Refused("bad-choice", status=422, name=name, known=known, said=word(choice)[:60])
    if choice != option.default and seats not in option.seats:
        counts = ", ".join(str(count) for count in sorted(option.seats))
        raise Refused("option-not-for-seats", status=422, name=name, counts=counts, seats=seats)
