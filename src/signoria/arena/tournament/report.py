"""The report of a tournament: one page of HTML that needs nothing else, with pictures of its own."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from importlib.metadata import version

from signoria.arena.bench import machine
from signoria.arena.reports.html import STYLE, facts, page, section
from signoria.arena.reports.number_words import figure
from signoria.arena.tournament import report_sections as sections
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.plan import arguments
from signoria.arena.tournament.summary import Summary
from signoria.arena.tournament.wording import forfeits_said, head_said
from signoria.core.game import Game
from signoria.core.text.words import Catalogue


def report(game: Game, summary: Summary, words: Catalogue) -> str:
    """The whole page."""
    title = words.say("report-title", title=game.title)
    parts = [sections.wins, sections.seats, sections.points, sections.lengths, sections.pace]
    if summary.ratings:
        parts.insert(0, sections.ladder)
    main = "\n".join([*(part(summary, words) for part in parts), method(summary, words)])
    return page(words.language, title, STYLE.read_text(encoding="utf-8"), header(title, game, summary, words), main)


def header(title: str, game: Game, summary: Summary, words: Catalogue) -> str:
    """What was played."""
    return f"<h1>{escape(title)}</h1><p>{escape(head_said(game, summary, words))}</p>"


def method(summary: Summary, words: Catalogue) -> str:
    """How it was played, with what, and how to repeat it."""
    tournament = summary.tournament
    command = shlex.join(["signoria", "arena", *arguments(tournament)])
    pairs = [
        (words.say("report-games"), figure(summary.games, words.language)),
        (words.say("report-deals"), figure(tournament.deals, words.language)),
        (words.say("report-seed"), str(tournament.seed)),
        (words.say("report-rules"), f"{tournament.rules}, {tournament.components}"),
        (words.say("report-code"), f"signoria {version('signoria')}, {', '.join(summary.codes)}"),
        (words.say("report-machine"), ", ".join(f"{name} {value}" for name, value in machine().items())),
        (words.say("report-date"), datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")),
    ]
    again = f"<pre><code>{escape(command)}</code></pre>"
    is_timed = any(contestant(bot).is_timed for bot in tournament.bots)
    repeat = words.say("report-repeat-timed" if is_timed else "report-repeat")
    forfeits = [forfeits_said(one, words) for one in summary.forfeits]
    notes = [words.say("arena-deals", deals=tournament.deals), *mixed_code(summary.codes, words), *forfeits, repeat]
    return section(words.say("report-method"), " ".join(notes), facts(pairs), again)


def mixed_code(codes: Sequence[str], words: Catalogue) -> list[str]:
    """A warning, if more than one code played."""
    return [words.say("report-several-codes", count=len(codes))] if len(codes) > 1 else []
