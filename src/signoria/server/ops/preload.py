"""Preloading: what is read once, games and words, is read beside the event loop before anybody waits for it."""

from __future__ import annotations

import asyncio

import signoria
from signoria.core.text.words import LANGUAGES, catalogue


async def preload() -> None:
    """Read every game, and the house's words in every language."""
    for language in LANGUAGES:
        await asyncio.to_thread(catalogue, language)
    for name in signoria.GAMES:
        await asyncio.to_thread(signoria.game, name)
