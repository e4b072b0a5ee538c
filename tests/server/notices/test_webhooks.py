"""Webhooks: what is posted, signed so that its receiver knows it, tried again for a while, and in the end no more."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from signoria.server.notices.sender import FAILURES, PAUSES
from signoria.server.notices.webhook import new_secret, signature
from signoria.server.store.deliveries import count_deliveries
from signoria.server.store.notice_rows import WebhookRow
from signoria.server.store.webhooks import switch_on, webhook_of
from tests.server.notices.post import AT, MINUTES, SECRET, Post, first_of, move_until_another_is_asked, posting
from tests.server.notices.push_service import Request

DOCS = Path(__file__).parents[3] / "docs" / "webhooks.md"
MOMENT = 21.0


def checked(request: Request, secret: str = SECRET) -> Any:
    """What a receiver does: the body, if its signature is right."""
    said, key = request.headers, base64.b64decode(secret.removeprefix("whsec_"))
    signed = b".".join((said["webhook-id"].encode(), said["webhook-timestamp"].encode(), request.body))
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert said["webhook-signature"] == f"v1,{expected}"
    assert said["content-type"] == "application/json"
    return json.loads(request.body)


async def hook_of(post: Post, number: int) -> WebhookRow:
    row = await post.house.store.read(lambda connection: webhook_of(connection, f"guest-{number}"))
    assert row is not None
    return row


async def next_turn(post: Post, live: Any) -> None:
    for _ in range(2):
        await move_until_another_is_asked(post, live)


def test_the_signature_is_that_of_standard_webhooks() -> None:
    """The example of the specification at github.com/standard-webhooks."""
    body = b'{"test": 2432232314}'
    expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert signature(SECRET, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body) == expected
    made = [new_secret() for _ in range(2)]
    assert made[0] != made[1] and all(len(base64.b64decode(one[6:])) == 32 for one in made)


def test_what_the_docs_check_is_what_is_signed() -> None:
    [code] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
    known: dict[str, Any] = {}
    exec(code, known)
    body, now = b'{"kind": "turn"}', int(time.time())
    for at, secret, is_ours in ((now, SECRET, True), (now - 9999, SECRET, False), (now, new_secret(), False)):
        said = {"Webhook-Id": "a", "Webhook-Timestamp": str(at), "Webhook-Signature": signature(secret, "a", at, body)}
        assert known["is_ours"](SECRET, said, body) is is_ours
        assert not known["is_ours"](SECRET, said, body + b" ")


def test_what_waits_is_posted_signed_and_once(database_url: str) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = first_of(live)
        await post.hook(first)
        assert [await post.posted(seconds) for seconds in (MOMENT, 60, 3600)] == [1, 0, 0]
        [request] = post.service.requests
        body, language = checked(request), ("en", "fr")[first]
        assert (body["kind"], body["game"], body["title"], body["table"], body["language"]) == (
            "turn",
            "patrician",
            "Patrician",
            live.table.id,
            language,
        )
        assert body["url"] == f"{AT}/t/{live.table.id}"
        assert body["until"] == pytest.approx(post.clock.now - MOMENT - 60 - 3600 + 3 * 86_400)
        said = ("It is your turn, 2 days left.", "C’est votre tour, encore 2 jours.")[first]
        colon = (":", "\N{NO-BREAK SPACE}:")[first]
        assert body["text"] == body["content"] == f"Patrician{colon} {said} {body['url']}"
        assert int(request.headers["webhook-timestamp"]) == int(post.clock.now - 3660)
        assert (await hook_of(post, first)).said == "201"

    posting(story, database_url)


def test_what_is_not_taken_is_tried_again_under_the_same_id(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = first_of(live)
        await post.hook(first)
        post.service.answers = [500, "hang up", 404, "HTTP/1.1 302 There\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n"]
        said = []
        for seconds in (MOMENT, *PAUSES):
            await post.later(seconds + 1)
            hook = await hook_of(post, first)
            said.append((hook.said, hook.failures))
        assert said == [("500", 1), ("no-answer", 2), ("404", 3), ("302", 4), ("201", 0), ("201", 0)]
        assert len({request.headers["webhook-id"] for request in post.service.requests}) == 1
        assert [bool(checked(request)) for request in post.service.requests] == [True] * 5

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_an_address_that_never_takes_anything_is_switched_off(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = first_of(live)
        await post.hook(first)
        while (await hook_of(post, first)).is_on:
            await next_turn(post, live)
            for pause in (MOMENT, *PAUSES):
                await post.later(pause + 1)
        assert len(post.service.requests) == FAILURES
        assert (await hook_of(post, first)).failures == FAILURES
        await next_turn(post, live)
        assert await post.posted(MOMENT) == 0
        post.service.usual = 200
        await post.do(lambda connection: switch_on(connection, f"guest-{first}", 2.0))
        assert await post.posted(1) == 1

    posting(story, f"sqlite:///{tmp_path / 'house.db'}", 500)


def test_an_address_that_says_it_is_gone_is_switched_off_at_once(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.hook(first_of(live))
        post.service.answers = [410]
        assert [await post.posted(seconds) for seconds in (MOMENT, 99_999)] == [1, 0]
        assert not (await hook_of(post, first_of(live))).is_on

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_an_address_that_leads_to_our_own_network_by_now_is_not_posted_to(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = first_of(live)
        await post.hook(first, "https://localhost/hook")
        object.__setattr__(post.house.settings, "notice_networks", "")
        assert await post.posted(MOMENT) == 0
        hook = await hook_of(post, first)
        assert (hook.said, hook.is_on) == ("refused", False)

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_turn_that_passed_while_nobody_took_it_is_not_posted(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        await post.hook(first_of(live))
        post.service.answers = [503]
        assert await post.posted(MOMENT) == 1
        await move_until_another_is_asked(post, live)
        assert await post.posted(60) == 0
        assert await post.house.store.read(count_deliveries) == {"passed": 1}

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")
