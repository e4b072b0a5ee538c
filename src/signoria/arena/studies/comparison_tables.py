"""Tables that compare rule sets: for every thing a row for each of them, with a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from signoria.arena.reports import charts
from signoria.arena.reports.charts import Scale
from signoria.arena.reports.html import Column, HtmlTable
from signoria.arena.reports.number_words import percent
from signoria.arena.studies.estimates import Compared
from signoria.arena.studies.wording import Wording
from signoria.arena.tournament.summary import Five

NOTHING = "–"


@dataclass(frozen=True)
class Thing:
    """Something measured in every rule set."""

    name: str
    compared: Compared
    fives: Sequence[Five | None] = ()
    chance: float | None = None
    often: Sequence[float] = ()
    """How many of it there are in a game."""


def strips(things: Sequence[Thing], wording: Wording, *, share: bool = False, zero: bool = False) -> str:
    """Numbers with their intervals."""
    language = wording.words.language
    values = [bound for thing in things for one in thing.compared.values for bound in one.interval]
    values += [thing.chance for thing in things if thing.chance is not None]
    across = charts.scale([*values, 0] if zero else values)

    def picture(thing: Thing, number: int) -> str:
        one = thing.compared.values[number]
        title = wording.say(
            "report-between",
            what=_titled(thing.name, number, wording),
            value=wording.value(one, share=share),
            interval=wording.interval(one, share=share),
        )
        return charts.strip(title, across, one.value, one.interval, thing.chance)

    label: Callable[[float], str] = (
        (lambda tick: percent(tick, language, _percent_digits(tick)))
        if share
        else (lambda tick: tick_said(tick, wording))
    )
    return _table(things, wording, picture, charts.axis(across, label), share=share)


def boxes(things: Sequence[Thing], wording: Wording) -> str:
    """Numbers with how they spread."""
    bounds = [bound for thing in things for five in thing.fives if five for bound in (five.least, five.most)]
    across = charts.scale(bounds)
    return _table(
        things,
        wording,
        lambda thing, number: _box(thing, number, across, wording),
        charts.axis(across, lambda tick: tick_said(tick, wording)),
    )


def _box(thing: Thing, number: int, across: Scale, wording: Wording) -> str:
    five = thing.fives[number]
    if five is None:
        return ""
    title = wording.say(
        "report-spread",
        what=_titled(thing.name, number, wording),
        mean=wording.number(five.mean, 1),
        least=wording.number(five.least, 0),
        half=wording.number(five.half, 0),
        most=wording.number(five.most, 0),
    )
    return charts.box(title, across, five.numbers(), five.mean)


def _table(
    things: Sequence[Thing],
    wording: Wording,
    picture: Callable[[Thing, int], str],
    axis: str,
    *,
    share: bool = False,
) -> str:
    rows, tints = [], []
    for thing in things:
        for number, one in enumerate(thing.compared.values):
            is_there = not thing.fives or thing.fives[number] is not None
            cells = [wording.value(one, share=share), wording.interval(one, share=share)] if is_there else [NOTHING] * 2
            if thing.often:
                cells.insert(0, wording.number(thing.often[number], 2))
            if thing.fives:
                five = thing.fives[number]
                cells.append(_middle(five, wording) if five else NOTHING)
            if wording.is_comparison:
                cells = [wording.labels[number], *cells, difference(thing, number, wording, share=share)]
            rows.append([thing.name, *cells, picture(thing, number)])
            tints.append(number)
    return HtmlTable(_columns(things, wording), rows, axis, tints, is_grouped=True).markup()


def difference(thing: Thing, number: int, wording: Wording, *, share: bool = False) -> str:
    """How a rule set differs from the first one."""
    if number == 0 or (thing.fives and not (thing.fives[0] and thing.fives[number])):
        return NOTHING
    return wording.signed(thing.compared.differences[number - 1], share=share)


def _columns(things: Sequence[Thing], wording: Wording) -> list[Column]:
    half = [Column(wording.say("study-middle-half"))] if things[0].fives else []
    often = [Column(wording.say("study-a-game"))] if things[0].often else []
    plain = [*often, Column(wording.say("report-mean")), Column(wording.say("table-interval")), *half]
    if wording.is_comparison:
        plain = [Column(wording.say("study-rule-set"), "rule"), *plain, Column(wording.say("study-difference"))]
    return [Column(wording.say("study-measure"), "text"), *plain, Column(wording.say("report-picture"), "picture")]


def tick_said(tick: float, wording: Wording) -> str:
    """A round number of an axis."""
    return f"{tick:g}".replace("-", "\u2212").replace(".", "," if wording.words.language == "fr" else ".")


def _percent_digits(tick: float) -> int:
    """As many as a round number needs."""
    return len(f"{100 * tick:.6g}".partition(".")[2])


def _middle(five: Five, wording: Wording) -> str:
    return " – ".join(
        wording.number(bound, 0 if bound == int(bound) else 1) for bound in (five.quarter, five.three_quarters)
    )


def _titled(name: str, number: int, wording: Wording) -> str:
    return f"{name}, {wording.labels[number]}" if wording.is_comparison else name
