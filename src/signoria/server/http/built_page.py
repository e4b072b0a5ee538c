"""Where the built page lies."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"
DOCUMENT = STATIC / "index.html"
