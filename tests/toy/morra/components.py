"""Morra's prizes, as a table the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.rules.components import Components, read_components
from signoria.core.rules.state_record import Table


def read(data: dict[str, Any]) -> Components:
    """A file's data and its tables; a real game checks every value here."""
    return Components(data, {"PRIZE": np.array([row["points"] for row in data["prize"]], np.int64)})


DEFAULT = read(read_components(Path(__file__).parent / "components.toml", "morra"))
PRIZE: Table = DEFAULT.tables["PRIZE"]
