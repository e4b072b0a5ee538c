"""The parts of a study's report that come from all its games: at a glance, wins by seat, length and points."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from signoria.arena.reports import charts
from signoria.arena.reports.html import Column, HtmlTable, section
from signoria.arena.reports.number_words import percent
from signoria.arena.studies.comparison_tables import NOTHING, Thing, boxes, strips
from signoria.arena.studies.estimates import Compared
from signoria.arena.studies.histograms import Columns
from signoria.arena.studies.numbers import Spread, StudyNumbers
from signoria.arena.studies.wording import Wording
from signoria.core.text.words import seat_letter

PAIR = 2
MOST_NAMED = 3


def glance(numbers: StudyNumbers, wording: Wording) -> str:
    """The answers to a designer's first questions."""
    rows = glance_rows(numbers, wording)
    columns = [
        Column(wording.say("study-measure"), "text"),
        *(Column(label, "text") for label in glance_labels(wording)),
    ]
    if len(wording.labels) == PAIR:
        columns.append(Column(wording.say("study-difference"), "text"))
    return section(
        wording.say("study-glance"),
        wording.say("study-glance-how", close=numbers.study.close),
        HtmlTable(columns, rows).markup(),
    )


def glance_labels(wording: Wording) -> list[str]:
    """What the columns of numbers are called."""
    return wording.labels if wording.is_comparison else [wording.say("report-mean")]


def glance_rows(numbers: StudyNumbers, wording: Wording) -> list[list[str]]:
    """A row for each question, a column for each rule set, and of two the difference."""
    chance = percent(1 / numbers.study.seats, wording.words.language, 0)
    rows = [
        _row(wording.say("study-first-wins", chance=chance), numbers.wins[0], wording, share=True),
        _row(wording.say("table-decisions"), numbers.decisions.means, wording),
        *(_row(wording.measure(name), compared, wording) for name, compared in numbers.whole.items()),
        _row(wording.say("study-winner-points"), numbers.winner_points.means, wording),
        _row(wording.say("study-margin"), numbers.margin.means, wording),
        _row(wording.say("study-ties"), numbers.ties, wording, share=True),
    ]
    if numbers.deeds:
        named = [_most_telling(numbers, number, wording) for number in range(len(wording.labels))]
        more = [NOTHING] if len(named) == PAIR else []
        rows.append([wording.say("study-winners-have"), *named, *more])
    return rows


def _row(name: str, compared: Compared, wording: Wording, *, share: bool = False) -> list[str]:
    cells = [wording.both(one, share=share) for one in compared.values]
    if len(cells) == PAIR:
        cells.append(wording.signed(compared.differences[0], share=share))
    return [name, *cells]


def _most_telling(numbers: StudyNumbers, number: int, wording: Wording) -> str:
    order = sorted(numbers.deeds, key=lambda deed: -abs(deed.winners[number].standardised))
    named = []
    for deed in order[:MOST_NAMED]:
        change = deed.winners[number].difference.value
        named.append(f"{wording.measure(deed.name)} {'+' if change > 0 else ''}{wording.number(change, 1)}")
    return ", ".join(named)


def seats(numbers: StudyNumbers, wording: Wording) -> str:
    """What each seat won, in the order of play."""
    chance = 1 / numbers.study.seats
    wins = [Thing(seat_said(seat, wording), compared, (), chance) for seat, compared in enumerate(numbers.wins)]
    points = [Thing(seat_said(seat, wording), compared) for seat, compared in enumerate(numbers.seat_points)]
    return section(
        wording.say("report-seats"),
        wording.say("study-seats-how", games=numbers.study.games),
        strips(wins, wording, share=True),
        f"<h3>{escape(wording.say('study-seat-points'))}</h3>",
        strips(points, wording),
    )


def seat_said(seat: int, wording: Wording) -> str:
    """A seat by its letter and its place in the order of play."""
    return wording.say("study-seat-first" if seat == 0 else "study-seat", seat=seat_letter(seat), place=seat + 1)


def lengths(numbers: StudyNumbers, wording: Wording) -> str:
    """How long the games are."""
    things = [_thing(wording.say("table-decisions"), numbers.decisions)]
    more = [Thing(wording.measure(name), compared) for name, compared in numbers.whole.items()]
    return section(
        wording.say("report-lengths"),
        wording.say("study-lengths-how", games=numbers.study.games, close=numbers.study.close),
        boxes(things, wording),
        histograms(numbers.lengths, wording.say("table-decisions"), wording),
        strips(more, wording, zero=True) if more else "",
    )


def points(numbers: StudyNumbers, wording: Wording) -> str:
    """How many points there are, and how close the end is."""
    things = [
        _thing(wording.say("study-winner-points"), numbers.winner_points),
        _thing(wording.say("study-all-points"), numbers.all_points),
        _thing(wording.say("study-margin"), numbers.margin),
    ]
    return section(
        wording.say("report-points"),
        wording.say("study-points-how", games=numbers.study.games),
        boxes(things, wording),
        strips([Thing(wording.say("study-ties"), numbers.ties)], wording, share=True, zero=True),
        f"<h3>{escape(wording.say('study-points-spread'))}</h3>",
        histograms(numbers.points, wording.say("table-points"), wording),
    )


def _thing(name: str, spread: Spread) -> Thing:
    return Thing(name, spread.means, spread.fives)


def histograms(columns: Columns, what: str, wording: Wording) -> str:
    """One for each rule set, side by side on the same scale, and the same as a table."""
    labels = _column_labels(columns, wording)
    most = max(max(counts) for counts in columns.counts)
    figures = []
    for number, counts in enumerate(columns.counts):
        label = wording.labels[number] if wording.is_comparison else ""
        marked = columns.marked[number] if columns.marked else ()
        picture = charts.histogram(f"{what} {label}".strip(), counts, labels, marked, most)
        caption = f"<figcaption>{escape(label)}</figcaption>" if label else ""
        figures.append(f'<figure class="tint-{number}">{caption}{picture}</figure>')
    summary = escape(wording.say("report-as-table"))
    listed = f"<details><summary>{summary}</summary>{_listed(columns, labels, what, wording)}</details>"
    return f'<div class="side-by-side">{"".join(figures)}</div>{listed}'


def _listed(columns: Columns, labels: Sequence[str], what: str, wording: Wording) -> str:
    names = wording.labels if wording.is_comparison else [wording.say("study-times")]
    rows = [[label, *(wording.whole(counts[place]) for counts in columns.counts)] for place, label in enumerate(labels)]
    return HtmlTable([Column(what, "text"), *(Column(name) for name in names)], rows).markup()


def _column_labels(columns: Columns, wording: Wording) -> list[str]:
    named = [
        wording.whole(low) if columns.width == 1 else f"{wording.whole(low)}–{wording.whole(low + columns.width - 1)}"
        for low in columns.lows
    ]
    named[0], named[-1] = f"≤\u00a0{named[0].rpartition('–')[2]}", f"≥\u00a0{wording.whole(columns.lows[-1])}"
    return named
