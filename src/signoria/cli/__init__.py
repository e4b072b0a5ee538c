"""The command `signoria`: one module per command."""

from __future__ import annotations

from signoria.cli.app import app, main

__all__ = ["app", "main"]
