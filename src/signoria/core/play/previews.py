"""Previews: what a move would lead to, as far as the seat that thinks of it can know.

The move is made in a match dealt anew for the seat, so nothing it cannot know is there to be shown, and it is followed
only until something becomes known that the seat does not know yet: a card is turned up, sealed choices are opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from signoria.core.rules.journal import EVERYBODY, REVELATION, Told

if TYPE_CHECKING:
    from signoria.core.play.match import Match
    from signoria.core.rules.moves import Move


class Preview(NamedTuple):
    """The game after a move: what everybody would see, what only the seat would, what it would be told.

    `open_events` are those of its events that everybody would be told; `final` says that it could not be taken back.
    """

    public: Mapping[str, Any]
    own: Mapping[str, Any]
    events: list[dict[str, object]]
    open_events: list[dict[str, object]]
    final: bool


class _Unknown(Exception):
    """From here on the seat cannot know what happens."""


class _Foresight(list[Told]):
    """A journal that ends where a seat's knowledge does."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.is_revealing = False

    def append(self, told: Told) -> None:
        if told.event == REVELATION:
            self.is_revealing = True
            if told.arguments[0] != self.seat:
                raise _Unknown
        elif told.to in (EVERYBODY, self.seat):
            super().append(told)


def preview(match: Match, seat: int, move: Move | str | int, seed: int = 1) -> Preview:
    """What a legal move would lead to; IllegalMove says which clause forbids another one."""
    game, action = match.game, match.legal_number(seat, move)
    state, journal = match.redeal(seat, seed).state, _Foresight(seat)
    state.__dict__["journal"] = journal
    is_over = False
    try:
        game.rules.apply(state, seat, action)
        is_over = game.rules.to_act(state) == 0
    except _Unknown:
        pass
    events = [(told.to, game.kit.events[told.event].in_words(game.components, told)) for told in journal]
    return Preview(
        public=game.kit.view(game, state, None),
        own=game.kit.own_view(game, state, seat),
        events=[event for _, event in events],
        open_events=[event for to, event in events if to == EVERYBODY],
        final=journal.is_revealing or is_over,
    )
