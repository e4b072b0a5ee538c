"""The report of a study: one page of HTML that needs nothing else, and a short summary in Markdown."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from html import escape
from importlib.metadata import version
from pathlib import Path

from signoria.arena.bench import machine
from signoria.arena.reports.html import STYLE, facts, page, section
from signoria.arena.studies import measure_sections, outcome_sections
from signoria.arena.studies.numbers import StudyNumbers
from signoria.arena.studies.plan import USUAL, Study
from signoria.arena.studies.wording import COMPONENTS, Wording
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.report import mixed_code
from signoria.core.game import Game
from signoria.core.text.words import Catalogue

OWN_STYLE = Path(__file__).parent / "study.css"


def report(game: Game, numbers: StudyNumbers, words: Catalogue) -> str:
    """The whole page."""
    wording = Wording(numbers.study, words)
    parts = [outcome_sections.glance, outcome_sections.seats, outcome_sections.lengths, outcome_sections.points]
    if numbers.prices:
        parts.append(measure_sections.prices)
    if numbers.deeds:
        parts += [measure_sections.winners, measure_sections.means]
    main = "\n".join([*(part(numbers, wording) for part in parts), method(numbers, wording)])
    style = STYLE.read_text(encoding="utf-8") + OWN_STYLE.read_text(encoding="utf-8")
    title = title_of(game, wording)
    top = f"<h1>{escape(title)}</h1><p>{escape(head(game, numbers, wording))}</p>"
    return page(words.language, title, style, top, main)


def title_of(game: Game, wording: Wording) -> str:
    """What is studied."""
    return wording.say("study-title", title=game.title, what=" / ".join(wording.labels))


def head(game: Game, numbers: StudyNumbers, wording: Wording) -> str:
    """What was played, by whom, and what that means."""
    study = numbers.study
    sentences = [
        wording.say("study-head", title=game.title, seats=study.seats, games=study.games, bot=study.bot),
        wording.say("study-same-seeds") if wording.is_comparison else "",
        wording.say("study-bots-only"),
        *mixed_code(numbers.codes, wording.words),
    ]
    return " ".join(sentence for sentence in sentences if sentence)


def arguments(study: Study) -> list[str]:
    """What follows `signoria study` to play the same games again."""
    words = [study.game]
    for name in study.varied:
        said = [one.file if name == COMPONENTS else one.options[name] for one in study.rule_sets]
        words += ["--vary", f"{name}={','.join(dict.fromkeys(said))}"]
    fixed = study.rule_sets[0]
    for name, choice in fixed.options.items():
        if name not in study.varied:
            words += ["--option", f"{name}={choice}"]
    if COMPONENTS not in study.varied and fixed.file != USUAL:
        words += ["--components", fixed.file]
    words += ["--bots", study.bot, "--seats", str(study.seats), "-n", str(study.games)]
    return [*words, "--close", str(study.close), "--seed", str(study.seed)]


def method(numbers: StudyNumbers, wording: Wording) -> str:
    """How it was played, with what, and how to repeat it."""
    study = numbers.study
    digests = ", ".join(dict.fromkeys(one.components for one in study.rule_sets))
    pairs = [
        (wording.say("study-games-each"), wording.whole(study.games)),
        (wording.say("study-close"), wording.whole(study.close)),
        (wording.say("report-seed"), str(study.seed)),
        (wording.say("report-rules"), f"{study.rules}, {digests}"),
        (wording.say("report-code"), f"signoria {version('signoria')}, {', '.join(numbers.codes)}"),
        (wording.say("report-machine"), ", ".join(f"{name} {value}" for name, value in machine().items())),
        (wording.say("report-date"), datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")),
    ]
    is_timed = contestant(study.bot).is_timed
    notes = [wording.say("study-method-how"), wording.say("report-repeat-timed" if is_timed else "report-repeat")]
    again = f"<pre><code>{escape(command(study))}</code></pre>"
    return section(wording.say("report-method"), " ".join(notes), facts(pairs), again)


def command(study: Study) -> str:
    """The command that plays the same games again."""
    return shlex.join(["signoria", "study", *arguments(study)])


def summary(game: Game, numbers: StudyNumbers, words: Catalogue) -> str:
    """The same at a glance, as Markdown."""
    wording = Wording(numbers.study, words)
    labels = outcome_sections.glance_labels(wording)
    rows = outcome_sections.glance_rows(numbers, wording)
    headings = [
        wording.say("study-measure"),
        *labels,
        *([wording.say("study-difference")] if len(rows[0]) > len(labels) + 1 else []),
    ]
    table = [headings, ["---"] * len(headings), *rows]
    glance = wording.say("study-glance-how", close=numbers.study.close)
    lines = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in table]
    return (
        f"# {title_of(game, wording)}\n\n{head(game, numbers, wording)}\n\n{glance}\n\n"
        + "\n".join(lines)
        + f"\n\n```text\n{command(numbers.study)}\n```\n"
    )
