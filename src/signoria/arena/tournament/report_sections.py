"""The parts of a report, each a table with pictures."""

from __future__ import annotations

from collections.abc import Callable

from signoria.arena.reports import charts
from signoria.arena.reports.html import Column, HtmlTable, section
from signoria.arena.reports.number_words import figure, intervals, percent, percents
from signoria.arena.tournament.summary import Five, Summary
from signoria.arena.tournament.wording import others_said
from signoria.core.text.words import Catalogue, seat_letter


def ladder(summary: Summary, words: Catalogue) -> str:
    """Every bot's rating with its interval."""
    language = words.language
    bounds = [bound for one in summary.ratings for bound in one.interval]
    across = charts.scale([*bounds, *(one.rating for one in summary.ratings)])
    rows = []
    for one in summary.ratings:
        interval = intervals(one.interval, language)
        title = words.say("report-between", what=one.bot, value=figure(one.rating, language), interval=interval)
        picture = charts.strip(title, across, one.rating, one.interval)
        rows.append([one.bot, figure(one.rating, language), interval, picture])
    columns = _columns(words, "table-bot", "table-rating", "table-interval", "report-picture")
    table = HtmlTable(columns, rows, charts.axis(across, lambda tick: figure(tick, language)))
    return section(words.say("report-ladder"), words.say("report-ladder-how", anchor=anchor(summary)), table.markup())


def anchor(summary: Summary) -> str:
    """The bot whose rating is held fast."""
    return next(one.bot for one in summary.ratings if one.interval[0] == one.interval[1])


def wins(summary: Summary, words: Catalogue) -> str:
    """Every line-up's shares of the wins."""
    across = charts.scale([0, 1])
    rows = []
    for share in summary.shares:
        cells = [percent(share.share, words.language), percents(share.interval, words.language)]
        against = others_said(share.bot, share.line_up, words)
        title = words.say("report-between", what=f"{share.bot}, {against}", value=cells[0], interval=cells[1])
        picture = charts.strip(title, across, share.share, share.interval, share.chance)
        rows.append([share.bot, against, figure(share.games, words.language), *cells, picture])
    columns = _columns(
        words, "table-bot", "table-against", "report-games", "table-wins", "table-interval", "report-picture"
    )
    table = HtmlTable(columns, rows, charts.axis(across, _whole_percent(words)))
    return section(words.say("report-wins"), words.say("report-wins-how"), table.markup())


def seats(summary: Summary, words: Catalogue) -> str:
    """What each seat won, whoever sat there."""
    chance = 1 / summary.tournament.seats
    across = charts.scale([0, chance, *(seat.interval[1] for seat in summary.by_seat)])
    rows = []
    for seat in summary.by_seat:
        cells = [percent(seat.share, words.language), percents(seat.interval, words.language)]
        title = words.say("report-between", what=seat_letter(seat.seat), value=cells[0], interval=cells[1])
        rows.append([seat_letter(seat.seat), *cells, charts.strip(title, across, seat.share, seat.interval, chance)])
    columns = _columns(words, "table-seat", "table-wins", "table-interval", "report-picture")
    table = HtmlTable(columns, rows, charts.axis(across, _whole_percent(words)))
    return section(words.say("report-seats"), words.say("report-seats-how"), table.markup())


def points(summary: Summary, words: Catalogue) -> str:
    """What each bot's seats scored."""
    across = charts.scale([bound for spread in summary.points.values() for bound in (spread.least, spread.most)])
    rows = []
    for bot, spread in summary.points.items():
        shown = [figure(spread.mean, words.language, 1), *(figure(number, words.language) for number in _ends(spread))]
        title = words.say("report-spread", what=bot, mean=shown[0], least=shown[1], half=shown[2], most=shown[3])
        rows.append([bot, *shown, charts.box(title, across, spread.numbers(), spread.mean)])
    columns = _columns(words, "table-bot", "report-mean", "table-least", "report-half", "table-most", "report-picture")
    table = HtmlTable(columns, rows, charts.axis(across, lambda tick: figure(tick, words.language)))
    return section(words.say("report-points"), words.say("report-points-how"), table.markup())


def lengths(summary: Summary, words: Catalogue) -> str:
    """How many decisions the games had."""
    spread, language = summary.decisions, words.language
    labels = [
        figure(one.low, language)
        if one.low == one.high
        else f"{figure(one.low, language)}–{figure(one.high, language)}"
        for one in summary.lengths
    ]
    shown = dict(zip(("least", "half", "most"), (figure(number, language) for number in _ends(spread)), strict=True))
    said = words.say("report-lengths-how", mean=figure(spread.mean, language, 1), **shown)
    picture = charts.histogram(said, [one.games for one in summary.lengths], labels)
    counts = HtmlTable(
        _columns(words, "table-decisions", "report-games"),
        [[label, figure(one.games, language)] for label, one in zip(labels, summary.lengths, strict=True)],
    )
    listed = f"<details><summary>{words.say('report-as-table')}</summary>{counts.markup()}</details>"
    return section(words.say("report-lengths"), said, f"<figure>{picture}</figure>", listed)


def pace(summary: Summary, words: Catalogue) -> str:
    """How long the bots thought."""
    language = words.language
    across = charts.logarithmic([number for one in summary.pace for number in (one.mean_ms, one.longest_ms)])
    rows = []
    for one in summary.pace:
        mean, longest = figure(one.mean_ms, language, 2), figure(one.longest_ms, language, 1)
        title = words.say("report-thinking", what=one.bot, mean=mean, longest=longest)
        picture = charts.strip(title, across, one.mean_ms, (one.mean_ms, one.longest_ms))
        rows.append([one.bot, figure(one.decisions, language), mean, longest, picture])
    columns = _columns(words, "table-bot", "table-decisions", "report-mean-ms", "report-longest-ms", "report-picture")
    table = HtmlTable(columns, rows, charts.axis(across, lambda tick: f"{tick:g}".replace(".", _comma(language))))
    return section(words.say("report-pace"), words.say("report-pace-how"), table.markup())


def _columns(words: Catalogue, *messages: str) -> list[Column]:
    kinds = {"table-bot": "name", "table-against": "text", "table-seat": "text", "report-picture": "picture"}
    return [Column(words.say(message), kinds.get(message, "number")) for message in messages]


def _ends(spread: Five) -> tuple[float, float, float]:
    return spread.least, spread.half, spread.most


def _whole_percent(words: Catalogue) -> Callable[[float], str]:
    return lambda tick: percent(tick, words.language, digits=0)


def _comma(language: str) -> str:
    return "," if language == "fr" else "."
