"""Charts of a report: small SVG drawings as wide as their place, x in per cent of it and y in pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

ROW = 28
"""The height of a strip."""
MIDDLE = ROW / 2
HISTOGRAM = 140
AXIS = 22
MOST_TICKS = 5
STEPS = (1, 2, 2.5, 5, 10)
LEAST = 1e-300
"""What is smaller counts as nothing on a scale of powers of ten: the next power below it would be 0."""


@dataclass(frozen=True)
class Scale:
    """From numbers to per cent of a width; the ticks are round numbers."""

    low: float
    high: float
    ticks: tuple[float, ...]
    is_logarithmic: bool = False

    def at(self, value: float) -> float:
        """Where a number stands."""
        bend: Callable[[float], float] = math.log10 if self.is_logarithmic else float
        held = min(max(value, self.low), self.high)
        return (bend(held) - bend(self.low)) / (bend(self.high) - bend(self.low)) * 100


def scale(values: Iterable[float]) -> Scale:
    """A scale with round ends that holds all the values."""
    known = list(values)
    low, high = min(known), max(known)
    step = _round_step((high - low or 1) / MOST_TICKS)
    first, last = math.floor(low / step), math.ceil(high / step)
    last = max(last, first + 1)
    return Scale(first * step, last * step, tuple(place * step for place in range(first, last + 1)))


def logarithmic(values: Iterable[float]) -> Scale:
    """A scale of powers of ten that holds all the values."""
    known = [value for value in values if value >= LEAST] or [1.0]
    first, last = math.floor(math.log10(min(known))), math.ceil(math.log10(max(known)))
    last = max(last, first + 1)
    every = math.ceil((last - first + 1) / (MOST_TICKS + 1))
    return Scale(10.0**first, 10.0**last, tuple(10.0**power for power in range(first, last + 1, every)), True)


def _round_step(least: float) -> float:
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in STEPS if step * power >= least * (1 - 1e-9))


def svg(title: str, height: float, marks: Iterable[str]) -> str:
    """A drawing with its title for those who do not see it."""
    body = "".join(marks)
    return f'<svg role="img" height="{height:g}"><title>{escape(title)}</title>{body}</svg>'


def strip(title: str, across: Scale, point: float, interval: tuple[float, float], chance: float | None = None) -> str:
    """A number with its interval, and what it would be by chance."""
    marks = _grid(across, ROW)
    marks.append(_level("interval", across.at(interval[0]), across.at(interval[1])))
    if chance is not None:
        marks.append(_upright("chance", across.at(chance), 2, ROW - 2))
    marks.append(_dot("point", across.at(point)))
    return svg(title, ROW, marks)


def box(title: str, across: Scale, five: Sequence[float], mean: float) -> str:
    """Least, quarter, half, three quarters and most as a box with whiskers, and the mean as a dot."""
    least, quarter, half, three_quarters, most = (across.at(value) for value in five)
    marks = _grid(across, ROW)
    marks.append(_level("whisker", least, most))
    marks.append(_block("box", quarter, three_quarters, 7, ROW - 14))
    marks.append(_upright("half", half, 7, ROW - 7))
    marks.append(_dot("point", across.at(mean)))
    return svg(title, ROW, marks)


def histogram(
    title: str, counts: Sequence[int], labels: Sequence[str], marked: Sequence[int] = (), most: int = 0
) -> str:
    """A column for each count, with a label under the first, the middle and the last.

    A marked part of each column stands before it; `most` is the count that the whole height stands for.
    """
    width = 100 / len(counts)
    marks = []
    for kind, numbers in (("column", counts), ("column marked", marked)):
        for place, count in enumerate(numbers):
            height = HISTOGRAM * count / (most or max(counts))
            left, right = place * width + width / 20, (place + 0.95) * width
            marks.append(_block(kind, left, right, HISTOGRAM - height, height))
    marks.append(f'<line class="axis" x1="0%" x2="100%" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    for place in sorted({0, len(counts) // 2, len(counts) - 1}):
        marks.append(_text((place + 0.5) * width, HISTOGRAM + 16, labels[place]))
    return svg(title, HISTOGRAM + AXIS, marks)


def axis(across: Scale, label: Callable[[float], str]) -> str:
    """The ticks of a scale, to stand below strips; hidden from those who have the numbers read to them."""
    marks = "".join(
        f'<line class="axis" x1="{_x(across, tick)}" x2="{_x(across, tick)}" y1="0" y2="5"/>'
        + _text(across.at(tick), AXIS - 4, label(tick))
        for tick in across.ticks
    )
    return f'<svg aria-hidden="true" height="{AXIS}">{marks}</svg>'


def _x(across: Scale, value: float) -> str:
    return f"{across.at(value):.2f}%"


def _grid(across: Scale, height: float) -> list[str]:
    return [_upright("grid", across.at(tick), 0, height) for tick in across.ticks]


def _upright(kind: str, x: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{top:g}" y2="{bottom:g}"/>'


def _level(kind: str, left: float, right: float) -> str:
    return f'<line class="{kind}" x1="{left:.2f}%" x2="{right:.2f}%" y1="{MIDDLE:g}" y2="{MIDDLE:g}"/>'


def _block(kind: str, left: float, right: float, top: float, height: float) -> str:
    size = f'x="{left:.2f}%" width="{right - left:.2f}%" y="{top:.1f}" height="{height:.1f}"'
    return f'<rect class="{kind}" {size}/>'


def _dot(kind: str, x: float) -> str:
    return f'<circle class="{kind}" cx="{x:.2f}%" cy="{MIDDLE:g}" r="4.5"/>'


def _text(x: float, y: float, words: str) -> str:
    edge = "start" if x < 4 else "end" if x > 96 else "middle"
    return f'<text x="{x:.2f}%" y="{y:g}" text-anchor="{edge}">{escape(words)}</text>'
