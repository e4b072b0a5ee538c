"""What every server reads: imported by the fork server, once for all of them."""

from __future__ import annotations

import alembic.command
import alembic.config
import anyio

from signoria.server.ops.preload import preload

__all__ = ["alembic"]

anyio.run(preload)
