"""Lines on a picture: cut out, simplified, smoothed, inked by an unsteady hand, and written as paths of SVG."""

from __future__ import annotations

import math
import random
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]

#: How far apart the points of a drawn curve are, and how far a hand strays from it, in units of the picture.
STEP = 8.0
STRAY = 2.2


def joined(pieces: list[Line]) -> Line:
    """Put lines together, each beginning where the one before it ends."""
    return [point for number, piece in enumerate(pieces) for point in piece[1 if number else 0 :]]


def clipped(ring: Line, window: tuple[float, float, float, float]) -> Line:
    """Return what of a ring lies in a window (left, top, right, bottom), by Sutherland and Hodgman's method."""
    left, top, right, bottom = window
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        kept: Line = []
        for before, point in zip(ring[-1:] + ring[:-1], ring, strict=True):
            was_in, is_in = (before[axis] - limit) * sign >= 0, (point[axis] - limit) * sign >= 0
            if was_in != is_in:
                kept.append(between(before, point, (limit - before[axis]) / (point[axis] - before[axis])))
            if is_in:
                kept.append(point)
        ring = kept
    return ring


def simplified(line: Line, faith: float) -> Line:
    """Leave out points that lie within `faith` of the line without them, by Douglas and Peucker's method."""
    if len(line) < 3:
        return line
    far, distance = max(
        ((number, distance_to(point, line[0], line[-1])) for number, point in enumerate(line[1:-1], start=1)),
        key=lambda found: found[1],
    )
    if distance <= faith:
        return [line[0], line[-1]]
    return joined([simplified(line[: far + 1], faith), simplified(line[far:], faith)])


def distance_to(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a stretch."""
    (x, y), length = (end[0] - start[0], end[1] - start[1]), math.dist(start, end)
    part = ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / length**2 if length else 0.0
    return math.dist(point, between(start, end, min(1.0, max(0.0, part))))


def between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def nearest(line: Line, point: Point) -> int:
    """Return which point of a line is nearest."""
    return min(range(len(line)), key=lambda number: math.dist(line[number], point))


def is_inside(point: Point, ring: Line) -> bool:
    """Say whether a point lies in a ring: a ray to the right crosses it an odd number of times."""
    x, y = point
    edges = zip(ring, ring[1:] + ring[:1], strict=True)
    return sum((a[1] > y) != (b[1] > y) and x < between(a, b, (y - a[1]) / (b[1] - a[1]))[0] for a, b in edges) % 2 == 1


def smooth(through: Line, hand: random.Random | None = None) -> Line:
    """Draw a curve through points, by Catmull and Rom's method; a hand strays from it between them."""
    padded = [through[0], *through, through[-1]]
    curve = [through[0]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        steps = max(1, round(math.dist(start, end) / STEP))
        phase, pace = (hand.uniform(0, math.tau), hand.uniform(1.5, 2.5)) if hand else (0.0, 0.0)
        for step in range(1, steps):
            part = step / steps
            x, y = (spline(before[axis], start[axis], end[axis], after[axis], part) for axis in (0, 1))
            aside = STRAY * math.sin(math.pi * part) * math.sin(phase + pace * math.pi * part) if hand else 0.0
            across = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
            curve.append((x + aside * math.cos(across), y + aside * math.sin(across)))
        curve.append(end)
    return curve


def spline(before: float, start: float, end: float, after: float, part: float) -> float:
    """Return where a curve is, a part of the way from start to end."""
    cubic = 3 * start - before - 3 * end + after
    square = 2 * before - 5 * start + 4 * end - after
    return start + ((end - before) * part + square * part**2 + cubic * part**3) / 2


def inked(through: Line, name: str) -> Line:
    """Draw a curve through points by an unsteady hand, the same for the same name."""
    return smooth(through, random.Random(name))


def path(lines: list[Line], *, closed: bool) -> str:
    """Write lines as one path: each begins at a place, all else is relative, in tenths of a unit."""
    return "".join(stroke(line) + ("z" if closed else "") for line in lines)


def stroke(line: Line) -> str:
    tenths = [(round(x * 10), round(y * 10)) for x, y in line]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(tenths)]
    first, *rest = [f"{x / 10:g} {y / 10:g}" for x, y in [tenths[0], *(step for step in steps if step != (0, 0))]]
    return f"M{first}l{' '.join(rest)}".replace(" -", "-")
