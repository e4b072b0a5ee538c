"""`signoria house prune`: what is old is removed, or only counted."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.markup import escape

from signoria.cli.existing_house import must_be_there, no_database
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.server.config.settings import Settings
    from signoria.server.store.pruning import Keep

Days = int | None


def prune_house(settings: Settings, days: tuple[Days, Days, Days], dry_run: bool, words: Catalogue) -> None:
    """Remove what is old from a house that is not open; how old is said by options, or else by its settings."""
    from signoria.server.store.file_lock import AlreadyOpen, HouseLock
    from signoria.server.store.pruning import Keep, keep_of

    keep = Keep(*days)
    if keep.is_for_ever:
        keep = keep_of(settings)
    if keep.is_for_ever:
        raise Problem(words.say("house-prune-what"))
    if any(number is not None and number < 1 for number in days):
        raise Problem(words.say("house-prune-days"))
    must_be_there(settings.database, words)
    try:
        with HouseLock(settings.database):
            print_pruned(settings.database, keep, dry_run, words)
    except AlreadyOpen as other:
        raise Problem(words.say("house-is-open", address=other.address or "?"), FAILED) from None


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
        raise no_database(database, words) from None
    said = words.say(
        "house-would-prune" if dry_run else "house-pruned",
        tables=pruned.tables,
        records=pruned.records,
        guests=pruned.guests,
    )
    screen().print(escape(said), soft_wrap=True)
