"""A push: what a device is to show, encrypted for it alone, and handed to the service of its browser (RFC 8030)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Collection

from signoria.core.text.words import catalogue
from signoria.server.live.house import House
from signoria.server.notices.posting import Answer, post
from signoria.server.notices.push_encryption import encrypted
from signoria.server.notices.push_key import in_base64, push_key
from signoria.server.notices.words import News
from signoria.server.store.notice_rows import PushDeviceRow

DAY = 24 * 3600
LENGTH = 1_024
"""Bytes to which what is shown is filled up."""
TRIAL = "trial"
"""What a member sends themselves to see whether it comes."""


def shown(language: str, news: News | None, waiting: Collection[str], now: float) -> dict[str, object]:
    """What the device shows, and at which tables it is this member's turn: what it shows of others is over."""
    said = {"lang": language, "at": round(now), "waiting": sorted(waiting)}
    if news is None:
        say = catalogue(language).say
        return {
            **said,
            "kind": TRIAL,
            "table": None,
            "title": "Signoria",
            "body": say("notice-trial"),
            "url": "/account",
            "tag": TRIAL,
        }
    return {
        **said,
        "kind": news.kind,
        "table": news.table,
        "title": news.title,
        "body": news.sentence(language, now),
        "url": f"/t/{news.table}",
        "tag": f"table {news.table}",
    }


async def push(
    house: House,
    device: PushDeviceRow,
    content: dict[str, object],
    news: News | None,
    about_to: Callable[[], Awaitable[None]],
) -> Answer:
    """Hand it in; a service keeps it for a while, and of one table the last only."""
    now, key = house.clock(), await push_key(house)
    until = news.turn.until if news is not None and news.turn is not None else None
    seconds = DAY if until is None else max(60, min(DAY, round(until - now)))
    headers = [
        ("Authorization", key.authorization(device.endpoint, now)),
        ("Content-Encoding", "aes128gcm"),
        ("Content-Type", "application/octet-stream"),
        ("TTL", str(seconds)),
        ("Topic", topic_of(str(content["tag"]))),
        ("Urgency", "high" if news is not None and news.kind == "time" else "normal"),
    ]
    body = encrypted(json.dumps(content, ensure_ascii=False).encode(), device.p256dh, device.auth, padded=LENGTH)
    return await post(device.endpoint, headers, body, house.settings.notice_networks, about_to)


def topic_of(tag: str) -> str:
    """What a later push takes the place of; the service learns no table from it."""
    return in_base64(hashlib.sha256(f"signoria topic {tag}".encode()).digest()[:24])
