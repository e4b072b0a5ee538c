"""`signoria house`: what whoever runs a house does with what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.arguments import Language
from signoria.cli.language import house_words
from signoria.cli.problems import Problem
from signoria.cli.settings import Config, settings_of

ACTIONS = (
    "init", "backup", "restore", "prune", "upgrade", "members", "role", "ratings", "season", "reports", "ban", "unban",
    "bots",
)  # fmt: skip
Days = int | None


def house(  # noqa: PLR0913 - each is an option of the command
    action: Annotated[str, typer.Argument(metavar="ACTION", help="help-house-action")],
    place: Annotated[Path | None, typer.Argument(metavar="FILE", help="help-house-file")] = None,
    *,
    tables: Annotated[Days, typer.Option("--tables", metavar="DAYS", help="limit-keep-tables-days")] = None,
    records: Annotated[Days, typer.Option("--records", metavar="DAYS", help="limit-keep-records-days")] = None,
    guests: Annotated[Days, typer.Option("--guests", metavar="DAYS", help="limit-keep-guests-days")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help-dry-run")] = False,
    check: Annotated[bool, typer.Option("--check", help="help-upgrade-check")] = False,
    old: Annotated[Path | None, typer.Option("--old", metavar="FILE", help="help-upgrade-old")] = None,
    member: Annotated[str | None, typer.Option("--member", metavar="MEMBER", help="help-member")] = None,
    role: Annotated[str | None, typer.Option("--role", metavar="ROLE", help="help-role")] = None,
    recompute: Annotated[bool, typer.Option("--recompute", help="help-recompute")] = False,
    days: Annotated[Days, typer.Option("--days", metavar="DAYS", help="help-ban-days")] = None,
    why: Annotated[str | None, typer.Option("--why", metavar="TEXT", help="help-ban-why")] = None,
    url: Annotated[list[str] | None, typer.Option("--url", metavar="URL", help="help-bots-url")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="N", help="help-bots-workers")] = None,
    config: Config = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")] = None,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="help-public-url")] = None,
    lang: Language = None,
) -> None:
    words = house_words(lang)
    if action not in ACTIONS:
        raise Problem(words.say("house-no-such-action", name=action, known=", ".join(ACTIONS)))
    if action == "init":
        from signoria.cli.new_house import write_settings

        write_settings(place or Path(), {"database": database, "public_url": public_url}, words)
        return
    settings = settings_of(config, (), words, database=database, workers=workers)
    if action == "prune":
        from signoria.cli.pruning import prune_house

        prune_house(settings, (tables, records, guests), dry_run, words)
    elif action == "backup":
        from signoria.cli.backups import back_up

        back_up(settings.database, place, words)
    elif action == "restore":
        from signoria.cli.backups import restore

        restore(settings.database, place, words)
    elif action == "upgrade":
        from signoria.cli.upgrades import check_upgrade

        check_upgrade(settings.database, place, old, check, words)
    elif action in ("ratings", "season"):
        from signoria.cli.ratings import look_after_ratings

        look_after_ratings(settings.database, action, recompute, words)
    elif action == "bots":
        from signoria.cli.bot_workers import think_for_bots

        think_for_bots(settings, url or (), words)
    elif action in ("reports", "ban", "unban"):
        from signoria.cli.keeping_order import keep_order

        keep_order(settings.database, action, member, (days, why), words)
    else:
        from signoria.cli.members import look_after_members

        look_after_members(settings.database, action, member, role, words)
