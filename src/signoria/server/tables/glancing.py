"""What a player has bought and shown so far: of all that everybody was told, the lines that tell it."""

from __future__ import annotations

from signoria.core.rules.journal import EVERYBODY
from signoria.server.protocol.from_page import Glance
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import GlanceFacts
from signoria.server.tables.encoded import event_facts
from signoria.server.tables.requests import check_seat
from signoria.server.tables.table import Table

MOST = 60
"""Events of one player, the last ones."""


def glance_facts(table: Table, asked: Glance) -> GlanceFacts:
    """The same for whoever asks."""
    check_seat(table, asked.seat)
    match = table.match
    if match is None:
        raise Refused("refused-not-begun")
    kinds = match.game.kit.glance
    told = [event for to, event in match.told() if to == EVERYBODY and event["kind"] in kinds]
    own = [event for event in told if event.get("seat") == asked.seat][-MOST:]
    return GlanceFacts(asked.key, asked.seat, [event_facts(match.game, event, table.view()) for event in reversed(own)])
