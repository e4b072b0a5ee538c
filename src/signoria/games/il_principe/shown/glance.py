"""What somebody has bought and shown in the open, by the events that tell it: for a card on each player."""

from __future__ import annotations

GLANCE = ("group-won", "role-won", "role-taken", "city-built", "cards-laid", "card-turned-up")
