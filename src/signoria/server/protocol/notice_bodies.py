"""Bodies of the requests and answers about what members are told while they are away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from signoria.server.protocol.account_bodies import Yes
from signoria.server.protocol.bodies import EXACT

NoticeKind = Literal["turn", "time", "ended", "seat", "invited", "round"]
NoticeChannel = Literal["mail", "push", "webhook"]
PostAddress = Annotated[str, Field(min_length=8, max_length=800)]


@dataclass(frozen=True)
class NoticeChoice:
    """Whether you are told of something in one way."""

    __pydantic_config__ = EXACT
    channel: NoticeChannel
    kind: NoticeKind
    wanted: Yes


@dataclass(frozen=True)
class PushFacts:
    """Notices on devices: the house's key for the browser, whether this device shows them, and how many do."""

    key: str
    here: bool
    devices: int


@dataclass(frozen=True)
class WebhookFacts:
    """Where notices are posted, whether they still are, and what the address said at last."""

    address: str
    on: bool
    failures: int
    """In a row."""
    said: str
    """A status, or `unreachable`, `no-answer`, `refused`; nothing before the first try."""
    changed: float


@dataclass(frozen=True)
class NoticeFacts:
    """Of what you are told, and how."""

    choices: list[NoticeChoice]
    mail: bool
    """Whether you can be written to: the house sends mail, and knows your address."""
    push: PushFacts
    webhook: WebhookFacts | None


@dataclass(frozen=True)
class PushSubscription:
    """Where this device's browser takes notices, and what they are to be encrypted for, in Base64 for addresses."""

    __pydantic_config__ = EXACT
    endpoint: PostAddress
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{86,88}=?$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}=?=?$")]


@dataclass(frozen=True)
class NewWebhook:
    """Where notices are to be posted."""

    __pydantic_config__ = EXACT
    address: PostAddress


@dataclass(frozen=True)
class WebhookSecret:
    """What notices are signed with, shown this once."""

    secret: str
