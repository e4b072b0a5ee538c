"""Tournaments in words, for the terminal and for reports."""

from __future__ import annotations

from collections import Counter

from signoria.arena.tournament.plan import LineUp, Tournament
from signoria.arena.tournament.summary import Forfeits, Summary
from signoria.core.game import Game
from signoria.core.text.words import Catalogue


def head_said(game: Game, summary: Summary, words: Catalogue) -> str:
    """What was played."""
    tournament = summary.tournament
    return words.say(
        "arena-head",
        title=game.title,
        seats=tournament.seats,
        options=options_said(tournament, words),
        games=summary.games,
        seed=str(tournament.seed),
    )


def options_said(tournament: Tournament, words: Catalogue) -> str:
    """The options that are not off."""
    shown = [name if said == "on" else f"{name}={said}" for name, said in tournament.options.items() if said != "off"]
    return ", ".join(shown) or words.say("no-options")


def others_said(bot: str, line_up: LineUp, words: Catalogue) -> str:
    """Whom a bot of a line-up meets."""
    met = Counter(line_up)
    met[bot] -= 1
    return ", ".join(words.say("arena-against", seats=seats, other=other) for other, seats in met.items() if seats)


def forfeits_said(forfeits: Forfeits, words: Catalogue) -> str:
    """How often a novice had to play on for an engine, and why it had to first."""
    first = words.say(forfeits.first.message, name=forfeits.bot, **forfeits.first.arguments)
    return words.say("arena-forfeits", seats=forfeits.seats, of=forfeits.of, first=first)
