"""`signoria house init`: a settings file for a new house."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from rich.markup import escape

from signoria.cli.problems import Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue
from signoria.server.config.kinds import BadSetting, read
from signoria.server.config.settings import HOUSE
from signoria.server.config.settings_file import NAME, SQLITE, settings_text


def write_settings(folder: Path, given: Mapping[str, str | None], words: Catalogue) -> None:
    """Write the settings of a house that is to be kept in this folder; a file that is there is left as it is."""
    file = folder / NAME
    values = {"database": f"{SQLITE}{HOUSE}", **{name: value for name, value in given.items() if value}}
    try:
        text = settings_text({name: read(name, value) for name, value in values.items()}, words)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as written:
            written.write(text)
    except BadSetting as bad:
        raise Problem(words.say(bad.message, **bad.arguments)) from None
    except FileExistsError:
        raise Problem(words.say("settings-there", file=str(file))) from None
    except OSError:
        raise Problem(words.say("save-impossible", file=str(file))) from None
    screen().print(escape(words.say("settings-written", file=str(file))), soft_wrap=True)
    screen().print(escape(f"  signoria serve --config {file}"), soft_wrap=True)
