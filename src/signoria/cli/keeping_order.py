"""`signoria house reports`, `ban` and `unban`: keeping order without a browser, while the house is open or not."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import sqlalchemy as sa
from rich.markup import escape

from signoria.cli.existing_house import must_be_there, no_database
from signoria.cli.problems import Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue
from signoria.server.order.acting import end_sanction, sanction
from signoria.server.order.standing import Keeper, person_of
from signoria.server.protocol.refusals import Refused
from signoria.server.store.accounts import account_with_email
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import Unusable, prepare
from signoria.server.store.order_rows import ReportRow
from signoria.server.store.reports import reports
from signoria.server.store.rows import Trouble

MOST = 100
"""Reports that are listed."""
MACHINE = Keeper(None, "signoria house", "administrator")


def keep_order(
    database: str, action: str, member: str | None, how: tuple[int | None, str | None], words: Catalogue
) -> None:
    """List what was reported, keep somebody out or let them in again."""
    must_be_there(database, words)
    try:
        prepare(database)
        engine = make_engine(database)
        try:
            with engine.begin() as connection:
                if action == "reports":
                    list_reports(connection, words)
                else:
                    change_ban(connection, action, member, how, words)
        finally:
            engine.dispose()
    except (Unusable, Trouble):
        raise no_database(database, words) from None


def list_reports(connection: sa.Connection, words: Catalogue) -> None:
    """Open reports, the oldest first, each with the line it is about."""
    found, total = reports(connection, "", closed=False, skip=0, most=MOST)
    for report in found:
        day = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
        reason = words.say(f"page-reason-{report.reason}")
        line = f"{day}  {report.accused_id}  {report.accused_name}  {reason}  /t/{report.table_id}"
        screen().print(escape(line), soft_wrap=True)
        for said in (report.text, _line_of(report)):
            if said:
                screen().print(escape(f"    {said}"), soft_wrap=True)
    screen().print(escape(words.say("house-reports", count=total)))


def _line_of(report: ReportRow) -> str:
    """What was said that is reported."""
    return next((f"“{said['text']}”" for said in report.said if said["line"] == report.line), "")


def change_ban(
    connection: sa.Connection, action: str, member: str | None, how: tuple[int | None, str | None], words: Catalogue
) -> None:
    """Keep somebody out, for days or for good, or let them in again."""
    days, why = how
    if member is None or not why or (days is not None and days < 1):
        raise Problem(words.say("house-ban-what"))
    account = account_with_email(connection, member)
    id, now = member if account is None else account.id, time.time()
    try:
        if action == "ban":
            person = sanction(connection, MACHINE, id, "ban", None if days is None else days * 24, why, now)
        else:
            person = end_sanction(connection, MACHINE, person_of(connection, id).id, "ban", why, now)
    except Refused as refused:
        raise Problem(refused.sentence(words.language)) from None
    screen().print(escape(words.say(f"house-{action}-done", name=person.name)))
