"""Engines: any program that speaks the engine protocol (docs/engine-protocol.md), as a bot."""

from __future__ import annotations

from signoria.bots.engines.bot import EngineBot
from signoria.bots.engines.command_line import command_of
from signoria.bots.engines.faults import EngineFault
from signoria.bots.engines.limits import Limits

__all__ = ["EngineBot", "EngineFault", "Limits", "command_of"]
