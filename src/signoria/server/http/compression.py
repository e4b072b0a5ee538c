"""Answers that are the same for everybody go out compressed."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

PUBLIC = ("/assets/", "/rules/", "/api/games", "/api/words/", "/api/replays/")
"""Nothing else is compressed: the length of a compressed answer can tell of a secret in it."""


class PublicGZip(GZipMiddleware):
    """Compresses what is public, for those who say that they can read it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(PUBLIC):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)
