"""What a member chooses: of what they are told, on which devices, and where it is posted."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.live.house import House
from signoria.server.notices.addresses import BadAddress, target_of
from signoria.server.notices.push import TRIAL
from signoria.server.notices.push_encryption import is_point
from signoria.server.notices.push_key import from_base64, push_key
from signoria.server.notices.webhook import new_secret
from signoria.server.protocol.notice_bodies import (
    NoticeChoice,
    NoticeFacts,
    PushFacts,
    PushSubscription,
    WebhookFacts,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict
from signoria.server.store.accounts import account_of
from signoria.server.store.deliveries import add_delivery
from signoria.server.store.notice_choices import choices_of, choose
from signoria.server.store.notice_rows import DeliveryRow, PushDeviceRow, Sent, WebhookRow
from signoria.server.store.push_devices import drop_push_device, keep_push_device, push_device_of, push_devices
from signoria.server.store.webhooks import drop_webhook, keep_webhook, switch_on, webhook_of


async def notice_facts(house: House, account: str, session: str) -> NoticeFacts:
    """What a member has chosen, or what holds as long as they have not."""
    key, now = (await push_key(house)).public, house.clock()

    def read(connection: sa.Connection) -> NoticeFacts:
        member, hook = account_of(connection, account), webhook_of(connection, account)
        choices = choices_of(connection, [account])[account]
        return NoticeFacts(
            choices=[
                NoticeChoice(channel, kind, wanted)
                for channel, kinds in choices.items()
                for kind, wanted in kinds.items()
            ],
            mail=house.settings.sends_mail and member is not None and member.email is not None,
            push=PushFacts(
                key,
                push_device_of(connection, session) is not None,
                len(push_devices(connection, [account], now)),
            ),
            webhook=None
            if hook is None
            else WebhookFacts(hook.address, hook.is_on, hook.failures, hook.said, hook.changed_at),
        )

    return await house.store.read(read)


async def change_choice(house: House, account: str, wanted: NoticeChoice) -> None:
    await house.store.write(
        lambda connection: choose(connection, account, wanted.channel, wanted.kind, wanted=wanted.wanted)
    )


# -- devices ---------------------------------------------------------------------------------------------------------


async def add_device(house: House, account: str, session: str, asked: PushSubscription) -> None:
    """Notices are shown on this device from now on, as long as it is signed in."""
    point, auth = from_base64(asked.p256dh.rstrip("=")), from_base64(asked.auth.rstrip("="))
    if not is_point(point) or not await _may_post_to(house, asked.endpoint):
        raise Refused("refused-push", status=422)
    row = PushDeviceRow(session, account, asked.endpoint, point, auth, house.clock())
    try:
        await house.store.write(lambda connection: keep_push_device(connection, row))
    except Conflict:
        raise Refused("refused-no-member", status=401) from None  # it was signed out meanwhile


async def drop_device(house: House, session: str) -> None:
    await house.store.write(lambda connection: drop_push_device(connection, session))


async def try_device(house: House, account: str, session: str) -> None:
    """Send a notice to this device to see whether it comes."""
    if await house.store.read(lambda connection: push_device_of(connection, session)) is None:
        raise Refused("refused-no-push")
    await _queue_trial(house, account, "push", session)


# -- a webhook -------------------------------------------------------------------------------------------------------


async def set_webhook(house: House, account: str, address: str) -> str:
    """Post notices there; with what they are signed, which is shown this once."""
    if not await _may_post_to(house, address):
        raise Refused("refused-webhook", status=422)
    secret, now = new_secret(), house.clock()
    row = WebhookRow(account, address, secret, True, 0, "", now, now)
    try:
        await house.store.write(lambda connection: keep_webhook(connection, row))
    except Conflict:
        raise Refused("refused-busy", status=503) from None
    return secret


async def remove_webhook(house: House, account: str) -> None:
    await house.store.write(lambda connection: drop_webhook(connection, account))


async def try_webhook(house: House, account: str) -> None:
    """Post a notice to see whether it is taken; one that was switched off is on again."""
    now = house.clock()
    if not await house.store.write(lambda connection: switch_on(connection, account, now)):
        raise Refused("refused-no-webhook")
    await _queue_trial(house, account, "webhook", account)


async def _may_post_to(house: House, address: str) -> bool:
    """Of an address that may not be posted to no more is said: nobody learns here what there is on our network."""
    try:
        await target_of(address, house.settings.notice_networks)
    except (BadAddress, OSError, UnicodeError):
        return False
    return True


async def _queue_trial(house: House, account: str, channel: Sent, target: str) -> None:
    now = house.clock()
    row = DeliveryRow(new_id(), account, channel, target, None, {"kind": TRIAL}, "waiting", 0, now, now)
    await house.store.write(lambda connection: add_delivery(connection, row))
    house.notices_wait.set()
