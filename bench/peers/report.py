"""What a run found, as Markdown for people and as JSON for programs."""

from __future__ import annotations

import platform
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.peers.contests import INSIDE, LEAST_DECISIONS, MOVES, OURS, SEEN, Measured
from bench.peers.ratios import WANTED, Lead, Spread, leads

NAMES = {
    OURS: "Signoria",
    "catanatron": "catanatron",
    "openspiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "pgx": "pgx",
}
GIVES = {INSIDE: "whole games", MOVES: "moves", SEEN: "masks and observations"}
OUR_HEADS = ("game", "call", "gives", "decisions/s", "least to most", "games/s", "decisions a game", "a copy")
HEADS = (
    "library",
    *OUR_HEADS,
    "our slowest game",
    "our fastest game",
    "our batch with observations",
    "one game of ours",
)


def machine() -> dict[str, str]:
    """Say what it was measured on and when."""
    return {
        "processor": processor(),
        "system": platform.system(),
        "python": platform.python_version(),
        "date": datetime.now(UTC).date().isoformat(),
    }


def processor() -> str:
    """Return the processor's kind, and its name where the system tells it."""
    told = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", told.read_text()) if told.exists() else None
    return f"{found[1]}, {platform.machine()}" if found else platform.machine()


def as_json(found: Sequence[Measured], facts: Mapping[str, Any]) -> dict[str, Any]:
    """Everything that was measured, slice by slice."""
    return {**facts, "contests": [one.told() for one in found]}


def as_markdown(found: Sequence[Measured], facts: Mapping[str, Any]) -> str:
    """The verdict, our rows, the comparable peers and the others."""
    comparable, others = leads(found)
    parts = [
        "# Us and our peers, measured in one run",
        "Written by `bench/peers/run`; [README.md](README.md) says how it measures and what the columns mean.",
        setting(facts),
        verdict(comparable),
        "## Signoria, 4 seats",
        table(OUR_HEADS, [our_cells(one) for one in found if one.library == OURS]),
        "## Comparable",
        table(HEADS, [cells(lead) for lead in comparable]),
        "## Not comparable, for information",
        f"Games of another kind, or of fewer than {LEAST_DECISIONS} decisions when played by lot.",
        table(HEADS, [cells(lead) for lead in others]),
        slower(found),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def setting(facts: Mapping[str, Any]) -> str:
    """Versions, machine, effort and libraries that could not be measured."""
    lines = [f"- {NAMES[name]} {version}" for name, version in facts["versions"].items()]
    lines += [f"- {NAMES[name]} was not measured: {reason}" for name, reason in facts["missing"].items()]
    told = ", ".join(facts["machine"].values())
    return "\n".join(
        [f"One core of {told}; {facts['rounds']} rounds of {facts['seconds']} CPU-seconds a row.", "", *lines]
    )


def verdict(comparable: Sequence[Lead]) -> str:
    """Say in how many comparable rows we are far enough ahead, and name the others."""
    if not comparable:
        return "No comparable peer was measured."
    enough = [lead for lead in comparable if lead.is_enough]
    share = f"{len(enough)} of {len(comparable)} comparable rows"
    first = f"**{share}: ahead by {WANTED} times or more in every one of our games.**"
    short = [lead for lead in comparable if not lead.is_enough]
    if not short:
        return first
    named = (f"{name_of(lead.peer)} ({lead.peer.call}: {times(lead.slowest)})" for lead in short)
    return f"{first} Less far ahead of: {'; '.join(named)}."


def slower(found: Sequence[Measured]) -> str:
    """Name those rows of ours that some comparable peer beats which gives as much."""
    peers = [one for one in found if one.library != OURS and one.is_comparable]
    lines = []
    for ours in (one for one in found if one.library == OURS):
        beaten = sorted({name_of(peer) for peer in peers if peer.way == ours.way and middle(peer) > middle(ours)})
        if beaten:
            lines.append(f"- {ours.game}, {ours.call}: slower than {', '.join(beaten)}")
    return "\n".join(["## Where we are slower", "", *lines]) if lines else ""


def name_of(peer: Measured) -> str:
    """Return library and game."""
    return f"{NAMES[peer.library]} {peer.game}"


def middle(one: Measured) -> float:
    """Return the median of decisions a second."""
    return Spread.of(one.speeds).median


def our_cells(one: Measured) -> list[str]:
    """Return the cells of a contest."""
    speeds = Spread.of(one.speeds)
    return [
        one.game,
        one.call,
        GIVES[one.way],
        figure(speeds.median),
        f"{figure(speeds.least)} to {figure(speeds.most)}",
        figure(one.games_a_second),
        figure(one.length),
        duration(one.copy_seconds),
    ]


def cells(lead: Lead) -> list[str]:
    """Return the cells of a peer's contest, with how far we are ahead."""
    ahead = [times(lead.slowest), times(lead.fastest), times(lead.seen), times(lead.single) if lead.single else ""]
    return [NAMES[lead.peer.library], *our_cells(lead.peer), *ahead]


def times(spread: Spread) -> str:
    """Return a ratio with its spread."""
    return f"{figure(spread.median)}× ({figure(spread.least)} to {figure(spread.most)})"


def figure(number: float) -> str:
    """Return a number with three digits that count, and thousands apart."""
    if number >= 100:
        return f"{float(f'{number:.3g}'):,.0f}"
    return f"{number:.3g}"


def duration(seconds: float | None) -> str:
    """Return a time in the unit that suits it."""
    if seconds is None:
        return ""
    for unit, size in (("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{figure(seconds / size)} {unit}"
    return f"{figure(seconds / 1e-9)} ns"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown; the first columns are words, the others numbers."""
    if not rows:
        return "None."
    words = heads.index("gives") + 1
    line = ["---"] * words + ["---:"] * (len(heads) - words)
    return "\n".join("| " + " | ".join(row) + " |" for row in (heads, line, *rows))
