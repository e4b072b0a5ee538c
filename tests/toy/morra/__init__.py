"""Morra: a toy game that shows the least a game must bring; the tests add it in a temporary folder.

Each round a prize is turned up and all seats choose one to three fingers at once. The seat that alone shows most takes
the prize; with no such seat nobody does.
"""

from pathlib import Path

from signoria.core.about import About
from signoria.core.play.options import ON_OFF, Option

ABOUT = About(
    name="morra",
    title="Morra",
    designer="nobody",
    year=2026,
    shelf=99,
    folder=Path(__file__).parent,
    seats=range(2, 4),
    options=(Option("double", ON_OFF, False, (3,)),),
)
