"""The ladder: what is measured for docs/strength.md, and the page itself, which holds nothing that was not measured."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from signoria.arena.simulation.compiled_games import usual_seats
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.plan import Tournament, plan
from signoria.arena.tournament.summary import Summary
from signoria.core.game import Game

SEED = 1655
GAMES = 400
"""Of each pairing, at least."""
RUNGS = ("novice", "apprentice", "journeyman", "master@100", "grand-master@100")
"""Each meets those of the rung below, one against the rest, at tables of every size."""


@dataclass(frozen=True)
class Measurement:
    """Something else that is worth knowing: one bot against others at a table of the usual size."""

    one: str
    others: str
    games: int = GAMES


FURTHER = (
    Measurement("master@100ms", "apprentice"),
    Measurement("master@1s", "master@100ms", games=200),
    Measurement("grand-master@100ms", "master@100ms"),
)

Entry = dict[str, Any]
"""What is kept of one tournament in docs/strength.json."""


def tournaments(game: Game, games: int | None = None) -> Iterator[tuple[str, Tournament]]:
    """Every tournament of a game's ladder, each with the name of its folder."""
    for seats in game.seats:
        pairs = [(one, *[other] * (seats - 1)) for other, one in itertools.pairwise(RUNGS)]
        yield f"{game.name}-{seats}", plan(game, seats, pairs, games or GAMES, SEED, {})
    seats = usual_seats(game)
    for further in FURTHER:
        pair = (further.one, *[further.others] * (seats - 1))
        folder = f"{game.name}-{seats}-{further.one}-against-{further.others}".replace("@", "-")
        yield folder, plan(game, seats, [pair], games or further.games, SEED, {})


def entry(summary: Summary) -> Entry:
    """What the page says of a tournament, and what one must know to trust it."""
    tournament = summary.tournament
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "is_ladder": len(tournament.line_ups) > 1,
        "games": tournament.games,
        "seed": tournament.seed,
        "rules": tournament.rules,
        "code": list(summary.codes),
        "version": version("signoria"),
        "date": datetime.now(UTC).date().isoformat(),
        "shares": [
            {
                "bot": share.bot,
                "others": share.line_up[-1],
                "wins": share.wins,
                "share": share.share,
                "interval": list(share.interval),
                "chance": share.chance,
            }
            for share in summary.shares
        ],
        "ratings": {rating.bot: [rating.rating, *rating.interval] for rating in summary.ratings},
        "milliseconds": {pace.bot: pace.mean_ms for pace in summary.pace},
    }


def read_entries(file: Path) -> dict[str, Entry]:
    """What was measured so far, by the names of the tournaments' folders."""
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def write_entries(file: Path, entries: Mapping[str, Entry]) -> None:
    """Keep it, in an order that does not depend on when what was measured."""
    file.write_text(json.dumps(dict(sorted(entries.items())), indent=2) + "\n", encoding="utf-8")


def page(entries: Mapping[str, Entry], titles: Mapping[str, str]) -> str:
    """docs/strength.md, games in the order of their titles."""
    parts = [HEAD.format(rungs=", ".join(RUNGS))]
    for game, title in titles.items():
        of_game = [one for one in entries.values() if one["game"] == game]
        if of_game:
            parts.append(f"## {title}\n\n{_game(of_game)}")
    if not entries:
        parts.append("Nothing has been measured yet.\n")
    return "\n".join(parts)


HEAD = """# How strong the bots are

Everything below is written by `scripts/ladder` from games that were played; the numbers are kept in
[strength.json](strength.json). One bot sits with copies of another in all other seats. Every deal is played once from
each seat, so nobody gains by the cards or by the order of play. Those who tie share the win. In brackets are 95%
intervals: Wilson's for shares of wins, those of [arena.md](arena.md) for ratings.

A name such as `master@100` is a master that may look ahead 100 times a move; `master@100ms` is one that has so much
time. A journeyman takes none. Games by a number of simulations can be played again, move for move; those by the clock
depend on the machine.
A rating of 400 more is ten times the strength, and an apprentice has 1,000. The rungs are {rungs}.
"""


def _game(entries: Sequence[Entry]) -> str:
    ladder = sorted((one for one in entries if one["is_ladder"]), key=lambda one: int(one["seats"]))
    further = [one for one in entries if not one["is_ladder"]]
    parts = [_shares(ladder), _ratings(ladder)] if ladder else []
    if further:
        parts.append(_further(further))
    return "\n".join([*parts, _provenance(entries)])


def _shares(ladder: Sequence[Entry]) -> str:
    pairs = list(dict.fromkeys((share["bot"], share["others"]) for one in ladder for share in one["shares"]))
    rows = []
    for one in ladder:
        known = {(share["bot"], share["others"]): share for share in one["shares"]}
        cells = [_share(known[pair]) if pair in known else "" for pair in pairs]
        rows.append([str(one["seats"]), f"{100 / one['seats']:.1f}%", *cells])
    return _table(["seats", "by chance", *(f"{bot} against {others}" for bot, others in pairs)], rows)


def _share(share: Mapping[str, Any]) -> str:
    low, high = share["interval"]
    return f"{100 * share['share']:.1f}% ({100 * low:.1f} to {100 * high:.1f})"


def _ratings(ladder: Sequence[Entry]) -> str:
    bots = list(dict.fromkeys(bot for one in ladder for bot in RUNGS if bot in one["ratings"]))
    rows = [[str(one["seats"]), *(_rating(one["ratings"].get(bot)) for bot in bots)] for one in ladder]
    return _table(["seats", *(f"rating of {bot}" for bot in bots)], rows)


def _rating(numbers: Sequence[float] | None) -> str:
    if numbers is None:
        return ""
    rating, low, high = numbers
    return f"{rating:,.0f}" if low == high else f"{rating:,.0f} ({low:,.0f} to {high:,.0f})"


def _further(entries: Sequence[Entry]) -> str:
    rows = []
    for one in entries:
        for share in one["shares"]:
            met = f"{one['seats'] - 1} × {share['others']}"
            rows.append([share["bot"], met, str(one["games"]), _share(share), f"{100 * share['chance']:.1f}%"])
    return _table(["by the clock", "against", "games", "wins", "by chance"], rows)


def _provenance(entries: Sequence[Entry]) -> str:
    games = " or ".join(sorted({str(one["games"]) for one in entries}, key=int))
    dates = sorted({one["date"] for one in entries})
    when = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    versions = ", ".join(sorted({one["version"] for one in entries}))
    codes = ", ".join(sorted({code for one in entries for code in one["code"]}))
    return f"Measured {when} with Signoria {versions} (code {codes}), {games} games a pairing, seed {SEED}.\n"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def is_by_the_clock(tournament: Tournament) -> bool:
    """Whether a bot of the tournament thinks by the clock, so that the machine should do nothing else."""
    return any(contestant(bot).is_timed for bot in tournament.bots)
