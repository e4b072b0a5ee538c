"""The settings of a house in a file: every setting with its sentence, in TOML."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from signoria.core.text.words import Catalogue
from signoria.server.config.kinds import KINDS, BadSetting, read
from signoria.server.config.overrides import every, sentence, with_values
from signoria.server.config.settings import Settings

NAME = "house.toml"
SQLITE = "sqlite:///"
EXAMPLES: dict[str, Any] = {
    "database": "postgresql://signoria:secret@localhost/signoria",
    "public_url": "https://games.example.org",
    "old_url": "https://games.example.org:8443",
    "metrics_token": "something long that nobody guesses",
    "mail_server": "smtp://user:password@mail.example.org:587",
    "notice_networks": "127.0.0.0/8, 192.168.1.0/24",
    "workers": 2,
    "bots_secret": "something long that nobody guesses",
    "keep_tables_days": 365,
    "keep_records_days": 365,
    "keep_guests_days": 365,
}
"""How settings are written that have no value unless somebody gives them one."""
LINE = re.compile(r"line (\d+)")


def settings_in(file: Path, settings: Settings) -> Settings:
    """The settings with what the file says; BadSetting says what is wrong with it, OSError that it cannot be read."""
    content = file.read_bytes()
    try:
        found = tomllib.loads(content.decode())
    except ValueError as error:
        line = LINE.search(str(error))
        last = str(content.rstrip().count(b"\n") + 1)
        raise BadSetting("bad-settings-file", file=str(file), line=line[1] if line else last) from None
    for name in found:
        if name not in KINDS:
            near = difflib.get_close_matches(name, KINDS, n=3, cutoff=0.4) or KINDS
            raise BadSetting("bad-settings-name", name=name, file=str(file), near=", ".join(near))
    values = {name: read(name, given) for name, given in found.items()}
    if "database" in values:
        values["database"] = beside(file, values["database"])
    return with_values(settings, values)


def beside(file: Path, database: str) -> str:
    """A database's address; a SQLite file without a whole path lies in the settings file's folder."""
    if not database.startswith(SQLITE):
        return database
    return f"{SQLITE}{file.absolute().parent / database.removeprefix(SQLITE)}"


def settings_text(given: Mapping[str, Any], words: Catalogue) -> str:
    """A settings file with these values; all other settings are in it as comments."""
    blocks = [_comment(words.say("settings-file"))]
    for name, default in every(Settings()).items():
        lines = [_comment(words.say(sentence(name)))]
        if name in given:
            lines.append(f"{name} = {_toml(given[name])}")
        elif default in (None, ""):
            lines += [_comment(words.say("settings-example")), f"# {name} = {_toml(EXAMPLES[name])}"]
        else:
            lines.append(f"# {name} = {_toml(default)}")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def _comment(text: str) -> str:
    return "\n".join(f"# {line}" for line in text.splitlines())


def _toml(value: object) -> str:
    """A number or a text; a text of TOML is written as one of JSON."""
    return json.dumps(value, ensure_ascii=False)
