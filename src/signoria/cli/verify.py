"""`signoria verify`: whether a record is whole and was played by the rules."""

from __future__ import annotations

from rich.markup import escape

from signoria.cli.arguments import ComponentsFile, Language, RecordFile
from signoria.cli.language import house_words, listed
from signoria.cli.record_files import names_of, replay_file
from signoria.cli.screen import screen
from signoria.core.play.match import Match
from signoria.core.text.words import Catalogue


def verify(file: RecordFile, components: ComponentsFile = None, lang: Language = None) -> None:
    words = house_words(lang)
    match = replay_file(file, components, words)
    said = " ".join([verdict(match, words), *fairness(match, words)])
    screen().print(escape(said), soft_wrap=True)


def verdict(match: Match, words: Catalogue) -> str:
    """What the record holds, in one line."""
    outcome = match.outcome
    arguments = {"title": match.game.title, "seats": match.seats, "count": len(match.decisions())}
    if outcome is None:
        return words.say("verify-unfinished", **arguments)
    players = names_of(match, words)
    winners = listed([players[seat] for seat in outcome.winners], words)
    points = " ".join(str(points) for points in outcome.points)
    return words.say("verify-finished", **arguments, points=points, winners=winners)


def fairness(match: Match, words: Catalogue) -> list[str]:
    """What a player compares with the commitment the table showed, if the match was dealt from one."""
    deal = match.deal
    if deal is None:
        return []
    message = "verify-fair" if match.start_position is None else "verify-fair-from-position"
    return [words.say(message, commitment=deal.commitment, count=deal.added)]
