"""Record files: read, and replayed up to any decision."""

from __future__ import annotations

from pathlib import Path

import signoria
from signoria.cli.problems import BAD_INPUT, FAILED, Problem
from signoria.core.errors import BadComponents, BadRecord
from signoria.core.match import Match
from signoria.core.words import Catalogue, seat_letter


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


def match_after(match: Match, decisions: int) -> Match:
    """The same match after its first decisions only."""
    if match.start_position is not None:
        earlier = match.game.from_position(match.start_position)
    else:
        earlier = match.game.start(match.seats, match.seed, match.chosen_first, **match.options)
    earlier.names = match.names
    for decision in match.decisions()[:decisions]:
        earlier.play(decision.seat, decision.text)
    return earlier


def names_of(match: Match, words: Catalogue) -> list[str]:
    """The names the record gives; a seat without one is called by its letter."""
    given = match.names or ("",) * match.seats
    return [name or words.say("name-person", seat=seat_letter(seat)) for seat, name in enumerate(given)]
