#!/usr/bin/env python3
"""Write docs/networks/<game>.md, a card for the network of each game, from what its file tells and what was measured.

docs/networks/strength.json has a row for every measurement: `game`, `seats`, `options` (those that are not as usual),
`contestant` and `against` as the arena names them, `games`, and as shares of all games `wins`, `low` and `high` (95%).
One contestant sits with copies of the other in all other seats. docs/networks/weaknesses.toml has what people noticed.
"""

from __future__ import annotations

import json
import math
import os
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
if __name__ == "__main__" and PYTHON.exists() and Path(sys.prefix) != ROOT / ".venv":
    os.execv(PYTHON, [str(PYTHON), __file__, *sys.argv[1:]])

if TYPE_CHECKING:
    from signoria import Game
    from signoria.core.network.network import Network

FOLDER = ROOT / "docs" / "networks"
STRENGTH = FOLDER / "strength.json"
WEAKNESSES = FOLDER / "weaknesses.toml"
COLUMNS = {"game", "seats", "options", "contestant", "against", "games", "wins", "low", "high"}

Row = Mapping[str, Any]


def read_rows(file: Path = STRENGTH) -> list[Row]:
    """What was measured; ValueError says which row is not as it should be."""
    rows = json.loads(file.read_text(encoding="utf-8"))
    for number, row in enumerate(rows):
        if set(row) != COLUMNS:
            raise ValueError(f"row {number} of {file.name} has {sorted(row)}, not {sorted(COLUMNS)}")
        if not 0 <= row["low"] <= row["wins"] <= row["high"] <= 1:
            raise ValueError(f"row {number} of {file.name}: wins are a share between low and high")
    return rows  # type: ignore[no-any-return]


def card(game: Game, network: Network, bytes_of_file: int, rows: Sequence[Row], noticed: Sequence[str]) -> str:
    """The page of one network."""
    told = network.about
    hidden = ", ".join(str(size) for size in told.get("hidden", ()))
    trust = " It is told how an apprentice likes each move." if network.trust else ""
    parts = [
        f"# The network of {game.title}\n",
        "`scripts/model_cards.py` writes this page. [Networks](../networks.md) tells how all of them work.\n",
        f"{network.inputs} numbers go in; then come hidden layers of {hidden}; out come likings of {network.actions}"
        f" moves and hopes of {network.seats} seats. The file has {bytes_of_file / 1e6:.2f} MB.{trust}\n",
        "## How it was trained\n",
        f"In {told['seconds']:,} seconds of one GPU it played {told['games']:,.0f} games against itself, with"
        f" {told['decisions']:,} decisions in {told['done']:,} waves. It met:\n",
        _table(
            ["seats", "options", "of all games"],
            [[str(one["seats"]), options(game, one["options"]), f"{one['percent']}%"] for one in network.settings],
        ),
        "## How strong it is\n",
        _strength(game, rows),
        "## Known weaknesses\n",
        "".join(f"- {one}\n" for one in [*noticed, *_found(game, network, rows)]),
    ]
    return "\n".join(parts)


def options(game: Game, chosen: Mapping[str, object]) -> str:
    """Those that are not as usual."""
    from signoria.core.play.options import word

    named = [
        f"{name}={word(choice)}"  # type: ignore[arg-type]
        for name, choice in chosen.items()
        if choice != game.options[name].default
    ]
    return ", ".join(named) or "as usual"


def _strength(game: Game, rows: Sequence[Row]) -> str:
    if not rows:
        return "Nothing has been measured yet.\n"
    cells = [
        [
            row["contestant"],
            f"{row['seats'] - 1} × {row['against']}",
            options(game, row["options"]),
            f"{row['games']:,}",
            f"{row['wins']:.1%} ({row['low']:.1%} to {row['high']:.1%})",
            f"{1 / row['seats']:.1%}",
        ]
        for row in sorted(rows, key=lambda row: (row["contestant"], row["against"], -row["seats"], str(row["options"])))
    ]
    return _table(["who", "against", "options", "games", "wins", "by chance"], cells)


def _found(game: Game, network: Network, rows: Sequence[Row]) -> list[str]:
    """What the numbers tell."""
    alone = [row for row in rows if (row["contestant"], row["against"]) == ("network", "apprentice")]
    found = []
    for row in alone:
        where = f"with {row['seats']} players ({options(game, row['options'])})"
        if row["low"] <= 1 / row["seats"]:
            found.append(f"Nothing shows that by itself it is better than an apprentice {where}.")
    if alone:
        least = min(alone, key=points_above)
        where = f"with {least['seats']} players ({options(game, least['options'])})"
        found.append(f"It is weakest {where}: {points_above(least):.0f} points of rating above an apprentice.")
    measured = {row["seats"] for row in rows}
    missing = [str(count) for count in game.seats if count not in measured]
    if missing:
        found.append(f"Not measured yet with {' and '.join(missing)} players.")
    unknown = [
        f"{option.name}={choice}"
        for option in game.options.values()
        for choice in option.choices
        if not network.knows_choice(option.name, choice)
    ]
    if unknown:
        found.append(f"It never met {', '.join(unknown)}: there, masters play in its place.")
    found.append("It is for the game's own components: with a file of others, masters play in its place.")
    return found


def points_above(row: Row) -> float:
    """By how many points a rating would be above that of the others, 400 being ten times the strength."""
    share = min(max(row["wins"], 0.5 / row["games"]), 1 - 0.5 / row["games"])
    return 400 * math.log10(share * (row["seats"] - 1) / (1 - share))


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cards() -> dict[Path, str]:
    """Every page, by its file."""
    import signoria
    from signoria.core.network.shipped import FILE, network_for

    rows, noticed, pages = read_rows(), tomllib.loads(WEAKNESSES.read_text(encoding="utf-8")), {}
    for game in map(signoria.game, signoria.GAMES):
        network = network_for(game)
        if network is not None and game.kit.folder.is_relative_to(ROOT):
            of_game = [row for row in rows if row["game"] == game.name]
            size = (game.kit.folder / "bot" / FILE).stat().st_size
            pages[FOLDER / f"{game.name}.md"] = card(game, network, size, of_game, noticed.get(game.name, []))
    return pages


def main() -> None:
    for file, text in cards().items():
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
