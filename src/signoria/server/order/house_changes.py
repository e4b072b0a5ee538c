"""Limits and texts of the house, set while it is open: checked as a settings file is, and soon in force everywhere."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa

from signoria.core.text.words import LANGUAGES
from signoria.server.config.kinds import BadSetting, read
from signoria.server.config.overrides import sentence
from signoria.server.live.changed_settings import CHANGEABLE, TEXTS, limit_key, text_key
from signoria.server.live.house import House
from signoria.server.order.following import follow
from signoria.server.order.standing import About, Keeper, lock_keepers, must_still_keep, note_deed
from signoria.server.protocol.house_bodies import HouseSettings, LimitFacts, SetText
from signoria.server.protocol.refusals import Refused
from signoria.server.store.house_settings import set_in_house
from signoria.server.store.order_rows import What


def read_house_settings(house: House) -> HouseSettings:
    """What can be set, and how it is."""
    changed = house.changed_settings
    limits = [
        LimitFacts(
            name=name,
            about=sentence(name),
            value=str(getattr(changed.limits, name)),
            given=str(getattr(changed.given, name)),
            changed=limit_key(name) in changed.values,
        )
        for name in CHANGEABLE
    ]
    texts = {name: {lang: changed.values.get(text_key(name, lang), "") for lang in LANGUAGES} for name in TEXTS}
    return HouseSettings(limits, texts, dict(TEXTS))


async def set_limit(house: House, keeper: Keeper, name: str, value: str | None) -> None:
    """Set a limit, or with None let it be as in the settings file again."""
    if name not in CHANGEABLE:
        raise Refused("refused-no-such-setting", status=404)
    before = str(getattr(house.settings.limits, name))
    if value is not None:
        try:
            value = str(read(name, value))
        except BadSetting as bad:
            raise Refused(bad.message, status=422, **bad.arguments) from None
    facts = {"before": before, "after": str(getattr(house.changed_settings.given, name)) if value is None else value}
    await _set(house, keeper, limit_key(name), value, "setting", name, facts)


async def set_text(house: House, keeper: Keeper, name: str, asked: SetText) -> None:
    """Set a text of the house in one language; an empty one is none."""
    if name not in TEXTS:
        raise Refused("refused-no-such-setting", status=404)
    text = plain_text(asked.text, is_one_line=name == "name")
    if len(text) > TEXTS[name]:
        raise Refused("refused-text-too-long", status=422, longest=TEXTS[name])
    language: str = asked.language
    await _set(house, keeper, text_key(name, language), text or None, "text", name, {"language": language})


def plain_text(text: str, *, is_one_line: bool) -> str:
    """A text as it is shown: its lines, without control characters and without what turns the direction of writing."""
    lines = ("".join(c for c in line if c.isprintable()) for line in text.splitlines())
    shown = unicodedata.normalize("NFC", (" " if is_one_line else "\n").join(line.rstrip() for line in lines))
    return shown.strip()


async def _set(
    house: House, keeper: Keeper, key: str, value: str | None, what: What, name: str, facts: dict[str, str]
) -> None:
    now = house.clock()

    def statements(connection: sa.Connection) -> None:
        lock_keepers(connection)
        must_still_keep(connection, keeper, now)
        set_in_house(connection, key, value, now)
        note_deed(connection, keeper, what, now, About(name), **facts)
        house.store.tell_house(connection)

    await house.store.write(statements)
    await follow(house)
