"""Worked examples of clauses, as the page is told of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.server.protocol.play_facts import EventFacts, OutcomeFacts
from signoria.server.protocol.refusals import Said
from signoria.server.protocol.replay_facts import MadeMove

Part = Literal["board", "hand", "sheet"]


class ExampleFacts(msgspec.Struct, frozen=True):
    """What a clause means, at one position: the view of a seat there and, if a move is made, after it.

    `said` is a sentence of its own. The move is `text`; `move` is null where it cannot be said. One that is made has
    `events`, one that is refused `refusal`. `part` says what of the table is drawn, `at` what is pointed at, by the
    names that lessons use.
    """

    said: Said | None
    seats: int
    seat: int
    before: msgspec.Raw
    after: msgspec.Raw | None
    text: str | None
    move: MadeMove | None
    refusal: Said | None
    events: list[EventFacts]
    outcome: OutcomeFacts | None
    part: Part
    at: list[str]
