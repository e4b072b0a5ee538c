"""A webhook: a notice as JSON, signed as Standard Webhooks has it, so that its receiver knows from whom it is."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable

from signoria.core.text.words import catalogue
from signoria.server.live.house import House
from signoria.server.notices.posting import Answer, post
from signoria.server.notices.push import TRIAL
from signoria.server.notices.words import News
from signoria.server.store.notice_rows import WebhookRow

PREFIX = "whsec_"
BYTES = 32


def new_secret() -> str:
    """As libraries for Standard Webhooks take it."""
    return PREFIX + b64encode(secrets.token_bytes(BYTES)).decode()


def signature(secret: str, id: str, at: int, body: bytes) -> str:
    """Over the notice's id, the time and the body."""
    signed = f"{id}.{at}.".encode() + body
    made = hmac.new(b64decode(secret.removeprefix(PREFIX)), signed, hashlib.sha256).digest()
    return f"v1,{b64encode(made).decode()}"


def body_of(house: House, language: str, news: News | None, now: float) -> bytes:
    """What is posted. `content` says the same as `text`, under another name that chats look for."""
    at, until = house.settings.mailed_address, None
    if news is None:
        text = catalogue(language).say("notice-trial")
        said = {"kind": TRIAL, "table": None, "game": None, "title": "Signoria", "url": at or None}
    else:
        url = f"{at}/t/{news.table}" if at else None
        until = None if news.turn is None else news.turn.until
        text = catalogue(language).say("notice-text", title=news.title, text=news.sentence(language, now))
        text += f" {url}" if url else ""
        said = {"kind": news.kind, "table": news.table, "game": news.game, "title": news.title, "url": url}
    content = {**said, "until": until, "language": language, "text": text, "content": text}
    return json.dumps(content, ensure_ascii=False).encode()


async def post_signed(
    house: House, hook: WebhookRow, id: str, body: bytes, about_to: Callable[[], Awaitable[None]]
) -> Answer:
    """Post it; the id stays the same however often that is tried."""
    at = int(house.clock())
    headers = [
        ("Content-Type", "application/json"),
        ("Webhook-Id", id),
        ("Webhook-Timestamp", str(at)),
        ("Webhook-Signature", signature(hook.secret, id, at, body)),
    ]
    return await post(hook.address, headers, body, house.settings.notice_networks, about_to)
