"""`signoria house backup` and `signoria house restore`: a house copied while it runs, and brought back elsewhere."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from signoria.cli.existing_house import must_be_there, no_database
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.cli.settings import without_password
from signoria.core.text.words import Catalogue
from signoria.server.store.migration_runner import Unusable
from signoria.server.store.rows import Trouble
from signoria.server.upkeep.backup import take_backup
from signoria.server.upkeep.backup_file import Facts
from signoria.server.upkeep.errors import NotDone
from signoria.server.upkeep.following import Followed
from signoria.server.upkeep.restoring import restore_backup

NAMED = 5
"""So many tables are named at most."""


def back_up(database: str, file: Path | None, words: Catalogue) -> None:
    """Copy the house into a file, and say what is in it."""
    if file is None:
        raise Problem(words.say("backup-where"))
    must_be_there(database, words)
    try:
        facts, followed = take_backup(database, file)
    except NotDone as refused:
        raise Problem(words.say(refused.message, **refused.arguments), FAILED) from None
    except (Trouble, ImportError):
        raise no_database(database, words) from None
    tell("backup-taken", file, facts, followed, words)


def restore(database: str, file: Path | None, words: Catalogue) -> None:
    """Bring a house back from a file, and say what was in it."""
    if file is None:
        raise Problem(words.say("backup-where"))
    try:
        facts, followed = restore_backup(file, database)
    except NotDone as refused:
        said = words.say(refused.message, **refused.arguments, database=without_password(database))
        raise Problem(said, FAILED) from None
    except (Trouble, Unusable, ImportError):
        raise no_database(database, words) from None
    tell("backup-restored", file, facts, followed, words)


def tell(message: str, file: Path, facts: Facts, followed: Followed, words: Catalogue) -> None:
    """What was copied, and whether all of it could be followed."""
    counts = {name: facts.counts.get(name, 0) for name in ("guest", "account", "record", "entry")}
    said = words.say(message, file=str(file), tables=followed.tables, **counts)
    screen().print(escape(said), soft_wrap=True)
    if followed.stranded:
        screen().print(escape(words.say("backup-stranded", count=followed.stranded)), soft_wrap=True)
    if followed.broken:
        some = ", ".join(followed.broken[:NAMED])
        raise Problem(words.say("backup-broken", count=len(followed.broken), tables=some), FAILED)
