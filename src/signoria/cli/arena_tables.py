"""The tables that `signoria arena` prints."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from signoria.arena.reports.number_words import figure, intervals, percent, percents
from signoria.arena.tournament.summary import Summary
from signoria.arena.tournament.wording import forfeits_said, head_said, others_said
from signoria.cli.simulate_tables import new_table
from signoria.core.game import Game
from signoria.core.text.words import Catalogue


def show_summary(console: Console, game: Game, summary: Summary, words: Catalogue) -> None:
    """Who won how often, and how strong everybody is."""
    console.print(escape(head_said(game, summary, words)))
    console.print(escape(words.say("arena-deals", deals=summary.tournament.deals)))
    console.print(share_table(summary, words))
    if summary.ratings:
        console.print(rating_table(summary, words))
    for forfeits in summary.forfeits:
        console.print(escape(forfeits_said(forfeits, words)))


def share_table(summary: Summary, words: Catalogue) -> Table:
    headings = [words.say(f"table-{name}") for name in ("bot", "against", "wins", "interval", "chance")]
    table = new_table(headings, 2, escape(words.say("arena-table-shares")))
    for share in summary.shares:
        table.add_row(
            escape(share.bot),
            escape(others_said(share.bot, share.line_up, words)),
            percent(share.share, words.language),
            percents(share.interval, words.language),
            percent(share.chance, words.language),
        )
    return table


def rating_table(summary: Summary, words: Catalogue) -> Table:
    headings = [words.say(f"table-{name}") for name in ("bot", "rating", "interval", "ms")]
    table = new_table(headings, 1, escape(words.say("arena-table-ratings")))
    pace = {pace.bot: pace.mean_ms for pace in summary.pace}
    for rating in summary.ratings:
        table.add_row(
            escape(rating.bot),
            figure(rating.rating, words.language),
            intervals(rating.interval, words.language),
            figure(pace[rating.bot], words.language, 2),
        )
    return table
