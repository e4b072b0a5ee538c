"""The parts of a study's report that come from the games watched closely: prices, and what winners did differently."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from signoria.arena.reports import charts
from signoria.arena.reports.html import Column, HtmlTable, section
from signoria.arena.studies.comparison_tables import Thing, boxes, strips, tick_said
from signoria.arena.studies.measures import SeatMeasure
from signoria.arena.studies.numbers import StudyNumbers
from signoria.arena.studies.wording import Wording

A_DOZEN = 12


def strongest(deeds: Sequence[SeatMeasure]) -> list[SeatMeasure]:
    """What sets winners apart most."""
    return sorted(deeds, key=lambda deed: -deed.weight)[:A_DOZEN]


def winners(numbers: StudyNumbers, wording: Wording) -> str:
    """What winners did differently from the others at their table."""
    deeds = strongest(numbers.deeds)
    across = charts.scale([0, *(one.standardised for deed in deeds for one in deed.winners)])
    rows, tints = [], []
    for deed in deeds:
        for number, one in enumerate(deed.winners):
            name, label = wording.measure(deed.name), wording.labels[number]
            title = wording.say("study-apart", what=f"{name}, {label}", deviations=wording.number(one.standardised, 2))
            picture = charts.strip(
                title, across, one.standardised, (min(0, one.standardised), max(0, one.standardised))
            )
            cells = [wording.number(one.winners, 2), wording.number(one.others, 2), wording.signed(one.difference)]
            rule = [label] if wording.is_comparison else []
            rows.append([name, *rule, *cells, wording.number(one.standardised, 2), picture])
            tints.append(number)
    rule_column = [Column(wording.say("study-rule-set"), "rule")] if wording.is_comparison else []
    named = ("study-winners", "study-others", "study-apart-by", "study-deviations")
    columns = [
        Column(wording.say("study-measure"), "text"),
        *rule_column,
        *(Column(wording.say(message)) for message in named),
        Column(wording.say("report-picture"), "picture"),
    ]
    axis = charts.axis(across, lambda tick: tick_said(tick, wording))
    table = HtmlTable(columns, rows, axis, tints, is_grouped=True)
    how = wording.say("study-winners-how", close=numbers.study.close, count=len(deeds), of=len(numbers.deeds))
    return section(wording.say("study-winners-title"), how, table.markup())


def prices(numbers: StudyNumbers, wording: Wording) -> str:
    """What lots cost."""
    parts = []
    for table in numbers.prices:
        things = [Thing(wording.lot(table.name, lot.name), lot.prices, lot.fives, often=lot.sold) for lot in table.lots]
        parts.append(f"<h3>{escape(wording.say(f'price-{table.name}'))}</h3>{boxes(things, wording)}")
    how = wording.say("study-prices-how", close=numbers.study.close)
    return section(wording.say("study-prices"), how, *parts)


def means(numbers: StudyNumbers, wording: Wording) -> str:
    """How much of everything there was."""
    things = [Thing(wording.measure(deed.name), deed.means) for deed in numbers.deeds]
    how = wording.say("study-deeds-how", close=numbers.study.close)
    table = (
        f"<details><summary>{escape(wording.say('study-show'))}</summary>{strips(things, wording, zero=True)}</details>"
    )
    return section(wording.say("study-deeds"), how, table)
