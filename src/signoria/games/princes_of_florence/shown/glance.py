"""What somebody has bought and shown in the open, by the events that tell it: for a card on each player."""

from __future__ import annotations

GLANCE = ("item-bought", "item-free", "character-taken", "recruited", "freedom-taken", "work-begun", "bonus-played")
