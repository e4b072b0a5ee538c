"""The settings of a house as a command finds them: in a file, in the environment and on the command line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from signoria.cli.problems import Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.server.config.settings import Settings

Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="help-config")]


def settings_of(config: Path | None, limits: Sequence[str], words: Catalogue, **options: object) -> Settings:
    """The settings of a file, then of the environment, then of the command line, each stronger than those before."""
    from dataclasses import replace

    from signoria.server.config.kinds import BadSetting
    from signoria.server.config.overrides import with_overrides
    from signoria.server.config.settings import Settings, default_database
    from signoria.server.config.settings_file import settings_in

    named = config or os.environ.get("SIGNORIA_CONFIG")
    try:
        settings = Settings() if not named else settings_in(Path(named), Settings())
        settings = with_overrides(settings, limits, os.environ, options)
    except BadSetting as bad:
        raise Problem(words.say(bad.message, **bad.arguments)) from None
    except OSError:
        raise Problem(words.say("no-settings-file", file=str(named))) from None
    return settings if settings.database else replace(settings, database=default_database())


def list_settings(settings: Settings, words: Catalogue) -> None:
    """Every setting with its value, the variable that gives it, and what it is about."""
    from signoria.server.config.overrides import SECRET, every, sentence, variable

    for name, value in every(settings).items():
        shown = "" if value is None else "…" if name in SECRET and value else value
        if name == "database":
            shown = without_password(str(value))
        screen().print(escape(f"{name}={shown}  {variable(name)}"), soft_wrap=True)
        screen().print(escape(f"    {words.say(sentence(name))}"), soft_wrap=True)


def without_password(database: str) -> str:
    """A database's address as it may be shown."""
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
