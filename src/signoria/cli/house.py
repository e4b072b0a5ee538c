"""`signoria house`: what whoever runs a house does with what it keeps."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from signoria.cli.arguments import Language
from signoria.cli.language import house_words
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.cli.serve import without_password
from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.server.store.pruning import Keep

ACTIONS = ("prune", "members", "role")
Days = int | None


def house(  # noqa: PLR0913 - each is an option of the command
    action: Annotated[str, typer.Argument(metavar="ACTION", help="help-house-action")],
    *,
    tables: Annotated[Days, typer.Option("--tables", metavar="DAYS", help="limit-keep-tables-days")] = None,
    records: Annotated[Days, typer.Option("--records", metavar="DAYS", help="limit-keep-records-days")] = None,
    guests: Annotated[Days, typer.Option("--guests", metavar="DAYS", help="limit-keep-guests-days")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help-dry-run")] = False,
    member: Annotated[str | None, typer.Option("--member", metavar="MEMBER", help="help-member")] = None,
    role: Annotated[str | None, typer.Option("--role", metavar="ROLE", help="help-role")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")] = None,
    lang: Language = None,
) -> None:
    from signoria.server.config.settings import default_database

    words = house_words(lang)
    if action not in ACTIONS:
        raise Problem(words.say("house-no-such-action", name=action, known=", ".join(ACTIONS)))
    database = database or os.environ.get("SIGNORIA_DATABASE") or default_database()
    if action == "prune":
        prune_house(database, (tables, records, guests), dry_run, words)
    else:
        look_after_members(database, action, member, role, words)


def look_after_members(database: str, action: str, member: str | None, role: str | None, words: Catalogue) -> None:
    """List members or give one a role; the house may be open meanwhile."""
    from signoria.cli.members import list_members, set_role
    from signoria.server.store.migration_runner import Unusable
    from signoria.server.store.rows import Trouble

    must_be_there(database, words)
    try:
        if action == "members":
            list_members(database, words)
        else:
            set_role(database, member, role, words)
    except (Unusable, Trouble):
        raise Problem(words.say("serve-no-database", database=without_password(database))) from None


def prune_house(database: str, days: tuple[Days, Days, Days], dry_run: bool, words: Catalogue) -> None:
    """Remove what is old from a house that is not open."""
    from signoria.server.store.file_lock import AlreadyOpen, HouseLock
    from signoria.server.store.pruning import Keep

    keep = Keep(*days)
    if keep.is_for_ever:
        raise Problem(words.say("house-prune-what"))
    if any(number is not None and number < 1 for number in days):
        raise Problem(words.say("house-prune-days"))
    must_be_there(database, words)
    try:
        with HouseLock(database):
            print_pruned(database, keep, dry_run, words)
    except AlreadyOpen as other:
        raise Problem(words.say("house-is-open", address=other.address or "?"), FAILED) from None


def must_be_there(database: str, words: Catalogue) -> None:
    """A house that is not there is not made."""
    if database.startswith("sqlite:///") and not Path(database.removeprefix("sqlite:///")).is_file():
        raise Problem(words.say("serve-no-database", database=database))


def print_pruned(database: str, keep: Keep, dry_run: bool, words: Catalogue) -> None:
    """Prune, or only see what would go, and say so."""
    from signoria.server.store.engine import make_engine
    from signoria.server.store.migration_runner import Unusable, prepare
    from signoria.server.store.pruning import prune
    from signoria.server.store.rows import Trouble

    try:
        prepare(database)
        engine = make_engine(database)
        with engine.connect() as connection:
            pruned = prune(connection, keep, time.time())
            connection.rollback() if dry_run else connection.commit()
        engine.dispose()
    except (Unusable, Trouble):
        raise Problem(words.say("serve-no-database", database=without_password(database))) from None
    said = words.say(
        "house-would-prune" if dry_run else "house-pruned",
        tables=pruned.tables,
        records=pruned.records,
        guests=pruned.guests,
    )
    screen().print(escape(said), soft_wrap=True)
