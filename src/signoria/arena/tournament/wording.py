"""Tournaments in words and figures, for the terminal and for reports."""

from __future__ import annotations

from collections import Counter

from signoria.arena.tournament.plan import LineUp, Tournament
from signoria.arena.tournament.summary import Forfeits, Summary
from signoria.core.game import Game
from signoria.core.words import Catalogue


def figure(value: float, language: str, digits: int = 0) -> str:
    """A number as the language writes it."""
    text = f"{value:,.{digits}f}".replace("-", "\u2212")
    if language == "fr":
        return text.replace(",", "\u202f").replace(".", ",")
    return text


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share in per cent."""
    return figure(100 * share, language, digits) + ("\u00a0%" if language == "fr" else "%")


def percents(interval: tuple[float, float], language: str) -> str:
    """An interval in per cent."""
    return " – ".join(percent(bound, language) for bound in interval)


def intervals(interval: tuple[float, float], language: str) -> str:
    """An interval of ratings; one that is held fast has none."""
    return "–" if interval[0] == interval[1] else " – ".join(figure(bound, language) for bound in interval)


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
