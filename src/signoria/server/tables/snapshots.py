"""A table put away and brought back: from its log, or from a snapshot and what came after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import msgspec

from signoria.core.errors import BadSnapshot
from signoria.core.play.plans import Plan
from signoria.core.play.snapshot_format import freeze
from signoria.core.play.snapshots import thaw
from signoria.server.protocol.facts import ClockRules
from signoria.server.tables.charter import Asked, Charter, TakeBack
from signoria.server.tables.chat import TableChat
from signoria.server.tables.clocks import Clocks
from signoria.server.tables.door import Caller
from signoria.server.tables.entries import Entry
from signoria.server.tables.seat import Seat
from signoria.server.tables.table import Table

FORMAT = 9


def frozen(table: Table) -> bytes:
    """All that follows from the log so far; for the store, never for a page."""
    return msgspec.json.encode(
        {
            "format": FORMAT,
            "seq": table.seq,
            "told": table.told,
            "status": table.status,
            "seats": [asdict(seat) for seat in table.seats],
            "asked": [asdict(asked) for asked in table.asked],
            "chat": table.chat,
            "rematch": table.rematch,
            "admission": table.admission,
            "one_device": table.one_device,
            "hints": table.hints,
            "clock": table.clock,
            "rated": table.rated,
            "clocks": table.clocks,
            "ending": sorted(table.ending),
            "left": table.left,
            "ended": table.ended,
            "taught": table.taught,
            "back": None if table.back is None else asdict(table.back),
            "plans": [[seat, plan] for seat, plan in table.plans.of.items()],
            "broken": [[seat, why] for seat, why in table.plans.broken.items()],
            "callers": [asdict(caller) for caller in table.door.callers],
            "keys": [[who, key, seq] for (who, key), seq in table.keys.items()],
            "match": None if table.match is None else freeze(table.match),
        }
    )


def thawed(charter: Charter, data: bytes) -> Table:
    """The table a snapshot holds; BadSnapshot if it was made by other code, so that the log must be read."""
    kept: dict[str, Any] = msgspec.json.decode(data)
    if kept.get("format") != FORMAT:
        raise BadSnapshot(f"the snapshot has format {kept.get('format')!r}, not {FORMAT}")
    table = Table(charter, seq=kept["seq"], told=kept["told"], status=kept["status"], rematch=kept["rematch"])
    table.admission, table.one_device, table.hints = kept["admission"], kept["one_device"], kept["hints"]
    table.clock, table.rated = msgspec.convert(kept["clock"], ClockRules), kept["rated"]
    table.clocks = msgspec.convert(kept["clocks"], Clocks | None)
    table.teach(*kept["taught"] or ("", ""))
    table.ending, table.left, table.ended = set(kept["ending"]), list(kept["left"]), kept["ended"]
    table.back = None if kept["back"] is None else TakeBack(**kept["back"])
    table.plans.of = {seat: msgspec.convert(plan, Plan) for seat, plan in kept["plans"]}
    table.plans.broken = dict(kept["broken"])
    table.door.callers = [Caller(**caller) for caller in kept["callers"]]
    table.seats = [Seat(**seat) for seat in kept["seats"]]
    table.asked = [Asked(**asked) for asked in kept["asked"]]
    table.chat = msgspec.convert(kept["chat"], TableChat)
    table.keys = {(who, key): seq for who, key, seq in kept["keys"]}
    if kept["match"] is not None:
        table.match = thaw(table.game, kept["match"])
        table.match.keep_parts()
    return table


def from_log(charter: Charter, log: Iterable[tuple[Entry, float]]) -> Table:
    """The table that follows from a whole log."""
    table = Table(charter)
    for entry, at in log:
        table.apply(entry, at)
    return table
