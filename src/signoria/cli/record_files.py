"""Record files: read, and replayed."""

from __future__ import annotations

import json
from pathlib import Path

import signoria
from signoria.cli.problems import BAD_INPUT, FAILED, Problem
from signoria.core.errors import BadComponents, BadPosition, BadRecord
from signoria.core.game import Game
from signoria.core.play.game_record import FORMAT
from signoria.core.play.match import Match
from signoria.core.text.words import Catalogue, seat_letter


def read_file(path: Path, words: Catalogue) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Problem(words.say("unreadable-file", file=str(path)), BAD_INPUT) from None


def replay_file(path: Path, components: Path | None, words: Catalogue) -> Match:
    """The match a record file describes; one that does not replay ends the command as a failure."""
    text = read_file(path, words)
    try:
        return signoria.replay(text, components)
    except BadRecord as error:
        raise Problem(words.say("bad-record", file=path.name, why=str(error)), FAILED) from None
    except BadComponents as error:
        raise Problem(words.say("bad-components", why=str(error)), BAD_INPUT) from None


def match_from(path: Path, game: Game, components: Path | None, words: Catalogue) -> Match:
    """The match that a record or a position file leads to, to be played on."""
    text = read_file(path, words)
    is_record = text.startswith(FORMAT)
    match = replay_file(path, components, words) if is_record else _from_position(path, text, game, words)
    if match.game.name != game.name:
        raise Problem(words.say("from-other-game", file=path.name, title=game.title, other=match.game.title))
    if match.over:
        raise Problem(words.say("from-over", file=path.name))
    return match


def _from_position(path: Path, text: str, game: Game, words: Catalogue) -> Match:
    try:
        return game.from_position(json.loads(text))
    except (ValueError, RecursionError) as error:
        why = str(error) if isinstance(error, BadPosition) else words.say("neither-record-nor-position")
        raise Problem(words.say("bad-position", file=path.name, why=why)) from None


def names_of(match: Match, words: Catalogue) -> list[str]:
    """The names the record gives; a seat without one is called by its letter."""
    given = match.names or ("",) * match.seats
    return [name or words.say("name-person", seat=seat_letter(seat)) for seat, name in enumerate(given)]
