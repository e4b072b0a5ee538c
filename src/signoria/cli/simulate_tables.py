"""The tables that `signoria simulate` prints."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from signoria.arena.reports.number_words import figure, percent
from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Report, Spread
from signoria.core.play.options import word
from signoria.core.text.words import Catalogue, seat_letter


def show_reports(console: Console, reports: Sequence[Report], words: Catalogue) -> None:
    """One setting in full; of several a row each."""
    first = reports[0]
    console.print(escape(words.say("simulate-head", games=first.games, seed=str(first.seed))))
    if len(reports) == 1:
        console.print(escape(setting_name(first.setting, words)))
        console.print(escape(speed_line(first, words)))
        console.print(seat_table(first, words))
    else:
        console.print(settings_table(reports, words))
    for report in reports:
        if report.by_bot:
            console.print(bot_table(report, words))


def setting_name(setting: Setting, words: Catalogue) -> str:
    """A setting in words: its seats and the options that differ from off."""
    return words.say("simulate-setting", seats=setting.seats, options=options_name(setting, words))


def options_name(setting: Setting, words: Catalogue) -> str:
    shown = [
        name if choice is True else f"{name}={word(choice)}"
        for name, choice in setting.options.items()
        if choice is not False
    ]
    return ", ".join(shown) or words.say("no-options")


def speed_line(report: Report, words: Catalogue) -> str:
    language = words.language
    return words.say(
        "simulate-speed",
        mean=figure(report.decisions.mean, language, 1),
        low=report.decisions.min,
        high=report.decisions.max,
        speed=figure(report.games_per_second, language),
    )


def new_table(headings: Sequence[str], texts: int, title: str | None = None) -> Table:
    """A plain table whose first columns are texts and whose others are numbers."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False, padding=(0, 1, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(escape(heading), justify="left" if place < texts else "right", no_wrap=place >= texts)
    return table


def seat_table(report: Report, words: Catalogue) -> Table:
    language = words.language
    table = new_table([words.say(f"table-{name}") for name in ("seat", "wins", "points", "least", "most")], 1)
    for seat in report.by_seat:
        table.add_row(
            seat_letter(seat.seat),
            percent(seat.win_share, language),
            figure(seat.points.mean, language, 1),
            figure(seat.points.min, language),
            figure(seat.points.max, language),
        )
    return table


def settings_table(reports: Sequence[Report], words: Catalogue) -> Table:
    language = words.language
    names = ("seats", "options", "wins-by-seat", "points", "decisions", "speed")
    table = new_table([words.say(f"table-{name}") for name in names], 2)
    for report in reports:
        table.add_row(
            str(report.setting.seats),
            escape(options_name(report.setting, words)),
            " ".join(figure(100 * seat.win_share, language) for seat in report.by_seat),
            spread(all_points(report), language),
            spread(report.decisions, language),
            figure(report.games_per_second, language),
        )
    return table


def all_points(report: Report) -> Spread:
    """The points of all seats together."""
    points = [seat.points for seat in report.by_seat]
    return Spread(
        mean=sum(seat.mean for seat in points) / len(points),
        min=min(seat.min for seat in points),
        max=max(seat.max for seat in points),
    )


def bot_table(report: Report, words: Catalogue) -> Table:
    language = words.language
    names = ("bot", "wins", "interval", "equal", "points")
    headings = [words.say(f"table-{name}") for name in names]
    table = new_table(headings, 1, escape(setting_name(report.setting, words)))
    for bot in report.by_bot:
        low, high = (percent(bound, language) for bound in bot.interval)
        table.add_row(
            words.say("bot-in-seats", bot=words.say(f"level-{bot.bot}"), seats=bot.seats),
            percent(bot.win_share, language),
            f"{low} – {high}",
            percent(bot.equal_share, language),
            figure(bot.points_mean, language, 1),
        )
    return table


def spread(values: Spread, language: str) -> str:
    low, high = figure(values.min, language), figure(values.max, language)
    return f"{figure(values.mean, language)} ({low}–{high})"
