"""The tables of docs/performance.md, from what bench/gpu/run wrote."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
TITLES = {
    "il-principe": "Il Principe",
    "patrician": "Patrician",
    "habemus-papam": "1655",
    "princes-of-florence": "The Princes of Florence",
}
SECTIONS = {"play_random_many": "by lot", "advance_many": "steps"}


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def millions(number: float) -> str:
    """A rate in millions, three figures at most behind the comma of a small one."""
    value = number / 1e6
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def overview(games: dict[str, Any]) -> str:
    """Every game on one core, all cores and the GPU."""
    head = ["game", "kind", "one core", "16 cores", "GPU", "GPU and one core"]
    rows = []
    for name, found in games.items():
        best = {kind: max(one[kind] for one in found["by_games"].values()) for kind in ("random_moves", "steps")}
        for kind, words in (("random_moves", "by lot"), ("steps", "steps")):
            one = found["cpu_one"][kind]
            rates = [one, found["cpu_all"][kind], best[kind]]
            rows.append([TITLES[name], words, *(millions(rate) for rate in rates), f"{best[kind] / one:,.0f} : 1"])
    return table(head, rows)


def growth(games: dict[str, Any], by: str, kind: str, what: str) -> str:
    """How a rate grows with games at once, or with seats."""
    columns = sorted({int(column) for found in games.values() for column in found[by]})
    rows = [
        [
            TITLES[name],
            *(millions(found[by][str(column)][kind]) if str(column) in found[by] else "" for column in columns),
        ]
        for name, found in games.items()
    ]
    return table([what, *(f"{column:,}" for column in columns)], rows)


def changes(compared: list[dict[str, Any]]) -> str:
    """The program as it is, and with one thing changed."""
    names = list(dict.fromkeys(one["game"] for one in compared))
    rates = {(one["game"], one["change"]): one for one in compared}
    rows = []
    for change in dict.fromkeys(one["change"] for one in compared):
        cells = [rates[name, change] for name in names]
        rows.append(
            [change, *(f"{millions(one['random_moves'])} and {millions(one['kernel_steps'])}" for one in cells)]
        )
    return table(["by lot, and the kernel's steps", *(TITLES[name] for name in names)], rows)


def refereed(results: Path) -> str:
    """What numba-cuda found."""
    rows = []
    for name, title in TITLES.items():
        path = results / f"referee-{name}.json"
        if path.exists() and "same" in (found := json.loads(path.read_text(encoding="utf-8"))):
            same = "yes" if found["same"] else "NO"
            ratio = f"{found['ours'] / found['numba_cuda']:.1f} : 1"
            rows.append([title, same, millions(found["numba_cuda"]), millions(found["ours"]), ratio])
        else:
            rows.append([title, "cannot be built", "", "", ""])
    return table(["131,072 games, first 100 moves", "the same", "numba-cuda", "our C++", "ratio"], rows)


def profile(results: Path) -> str:
    """What the profiler saw of one launch of each kernel."""
    wanted = {
        "lanes of 32 at work": r"Avg\. Active Threads Per Warp\s+([\d.]+)",
        "instructions, % of peak": r"Compute \(SM\) Throughput\s+%\s+([\d.]+)",
        "L2, % of peak": r"L2 Cache Throughput\s+%\s+([\d.]+)",
        "memory, % of peak": r"DRAM Throughput\s+%\s+([\d.]+)",
        "L1 hits, %": r"L1/TEX Hit Rate\s+%\s+([\d.]+)",
        "warps of 64 at once, %": r"Achieved Occupancy\s+%\s+([\d.]+)",
    }
    rows = []
    for name, title in TITLES.items():
        text = (results / f"profile-{name}.txt").read_text(encoding="utf-8")
        for part in re.split(r"\n(?=  (?:play_random|advance)_many \()", text)[1:]:
            seen = [re.search(pattern, part) for pattern in wanted.values()]
            rows.append([title, SECTIONS[part.split()[0]], *(found[1] if found else "" for found in seen)])
    return table(["game", "kernel", *wanted], rows)


def tables(results: Path = RESULTS) -> dict[str, str]:
    """Every table by its name."""
    games = json.loads((results / "figures.json").read_text(encoding="utf-8"))["games"]
    compared = json.loads((results / "compare.json").read_text(encoding="utf-8"))
    return {
        "overview": overview(games),
        "by games, by lot": growth(games, "by_games", "random_moves", "by lot, games at once"),
        "by games, steps": growth(games, "by_games", "steps", "steps, games at once"),
        "by seats, by lot": growth(games, "by_seats", "random_moves", "by lot, seats"),
        "by seats, steps": growth(games, "by_seats", "steps", "steps, seats"),
        "changes": changes(compared),
        "referee": refereed(results),
        "profile": profile(results),
    }


if __name__ == "__main__":
    for name, text in tables().items():
        print(f"<!-- {name} -->\n{text}\n")
