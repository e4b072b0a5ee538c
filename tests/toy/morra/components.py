"""Morra's prizes, as a table the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.rules.component_tables import component_data, component_reader, numbers
from signoria.core.rules.components import Components, require
from signoria.core.rules.state_record import IntTable
from signoria.games.morra.state import PRIZES


def check(data: Mapping[str, Any]) -> None:
    """Refuse data with which no game can be played; a real game looks at every value."""
    require(len(data["prize"]) == PRIZES, f"there are {PRIZES} prizes")


read = component_reader(__name__, Components, check)
DATA = component_data(__file__, "morra", check)

PRIZE: IntTable = numbers(row["points"] for row in DATA["prize"])
