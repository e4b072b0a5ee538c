"""`signoria house upgrade --check`: what the installed rules would change for games that are running."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

import signoria
from signoria.cli.existing_house import must_be_there, no_database
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue, seat_letter
from signoria.server.store.rows import Trouble
from signoria.server.upkeep.errors import NotDone
from signoria.server.upkeep.rule_changes import (
    Compared,
    RuleChange,
    changes_in_backup,
    changes_in_house,
    write_old_house,
)


def check_upgrade(database: str, backup: Path | None, old: Path | None, check: bool, words: Catalogue) -> None:
    """Say what becomes of every running game; status 1 if one of them cannot go on as it is."""
    if not check or (old is not None and backup is None):
        raise Problem(words.say("upgrade-how"))
    try:
        if backup is None:
            must_be_there(database, words)
            compared = changes_in_house(database)
        else:
            compared = changes_in_backup(backup)
            if old is not None and compared.must_stay:
                write_old_house(backup, compared.must_stay, old)
    except NotDone as refused:
        raise Problem(words.say(refused.message, **refused.arguments), FAILED) from None
    except (Trouble, ImportError):
        raise no_database(database, words) from None
    tell(compared, backup, old, words)
    if compared.must_stay:
        raise Problem(words.say("upgrade-must-stay", count=len(compared.must_stay)), FAILED)


def tell(compared: Compared, backup: Path | None, old: Path | None, words: Catalogue) -> None:
    """A line for every table that does not simply go on, and what was looked at."""
    for change in compared.changes:
        screen().print(escape(sentence(change, words)), soft_wrap=True)
    screen().print(escape(words.say("upgrade-same", count=compared.same)), soft_wrap=True)
    if backup is None:
        screen().print(escape(words.say("upgrade-only-refusals")), soft_wrap=True)
    if old is not None and compared.must_stay:
        screen().print(escape(words.say("upgrade-old-written", file=str(old))), soft_wrap=True)


def sentence(change: RuleChange, words: Catalogue) -> str:
    """What becomes of one table."""
    row = change.table
    title = signoria.game(row.game).title if row.game in signoria.GAMES else row.game
    version = signoria.game(row.game).kit.version if row.game in signoria.GAMES else "-"
    begun = words.say("upgrade-table", table=row.id, game=title, version=row.rules_version, here=version)
    becomes = words.say(
        "upgrade-unchanged" if change.what == "same" else f"upgrade-{change.what}",
        decision=change.decision,
        seat=seat_letter(change.seat),
        move=change.move or "-",
        why=change.why,
    )
    return f"{begun} {becomes}"
