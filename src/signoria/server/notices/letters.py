"""Letters about games: one for all that waits, in its reader's language, with a link that stops them."""

from __future__ import annotations

from email.message import EmailMessage

import sqlalchemy as sa

from signoria.core.text.words import catalogue
from signoria.server.accounts.letters import letter
from signoria.server.live.house import House
from signoria.server.notices.words import News, news_of
from signoria.server.protocol.refusals import Refused
from signoria.server.store.account_rows import MailRow
from signoria.server.store.notice_choices import choices_of, choose_by_key

KIND = "notices"
SECTIONS = {
    "turn": ("turn", "time"),
    "round": ("round",),
    "invited": ("invited",),
    "seat": ("seat",),
    "admitted": ("admitted",),
    "ended": ("ended",),
}
"""What is told together, under a sentence of its own."""


async def notice_letter(house: House, mail: MailRow) -> EmailMessage | None:
    """The letter in words; of what no longer holds it says nothing, and if nothing does there is none."""
    data, now = mail.data, house.clock()
    account, at = str(data["account"]), str(data["at"])

    def read(connection: sa.Connection) -> list[News]:
        wanted = choices_of(connection, [account])[account]["mail"]
        found = [news_of(connection, account, item) for item in data["items"] if wanted.get(item["kind"])]
        return [one for one in found if one is not None]

    news = await house.store.read(read)
    if not news:
        return None
    say = catalogue(mail.language).say
    sections = []
    for name, kinds in SECTIONS.items():
        lines = [_line(mail.language, one, at, now) for one in news if one.said in kinds]
        if lines:
            sections.append("\n\n".join((say(f"mail-notices-{name}", count=len(lines)), "\n".join(lines))))
    text = say("mail-notices", news="\n\n".join(sections), stop=f"{at}/letters#{data['key']}")
    are_turns = all(one.kind in ("turn", "time", "round") for one in news)
    subject = say(f"mail-{'turn' if are_turns else 'notices'}-subject", game=news[0].title, count=len(news))
    message = letter(house.settings, mail, subject, text, now)
    message["List-Unsubscribe"] = f"<{at}/api/letters/{data['key']}/stop>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _line(language: str, one: News, at: str, now: float) -> str:
    say, link, left = catalogue(language).say, f"{at}/t/{one.table}", one.left(language, now)
    if left:
        return say("mail-notices-game-left", game=one.title, left=left, link=link)
    return say("mail-notices-game", game=one.title, link=link)


async def choose_letters(house: House, key: str, *, wanted: bool) -> None:
    """Who has a letter stops all such letters, or has them sent again."""
    if not await house.store.write(lambda connection: choose_by_key(connection, key, wanted=wanted)):
        raise Refused("refused-letters", status=404)
