"""The report: whole, readable by programs that read HTML, in both languages, in the house's colours."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import signoria
from signoria.arena.reports import charts
from signoria.arena.reports.html import STYLE, Column, HtmlTable
from signoria.arena.tournament import ladder
from signoria.arena.tournament.plan import LineUp, mixed, one_against_the_rest
from signoria.arena.tournament.report import report
from signoria.arena.tournament.summary import Summary, summarise
from tests.arena.small_tournaments import of_line_ups, won_by

TOKENS = Path(__file__).parents[3] / "web" / "src" / "tokens.css"


def made_up(line_ups: list[LineUp], games: int = 12) -> Summary:
    tournament = of_line_ups(line_ups, games)
    return summarise(tournament, [won_by(tournament, one, [one.game % 2]) for one in tournament.fixtures()])


class Reader(HTMLParser):
    """Reads a page; every element must be closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.untitled = 0
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "style")]
        if self.open and self.open[-1] == "svg" and self.expects_title:
            self.untitled += tag != "title"
        self.expects_title = tag == "svg" and ("role", "img") in attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.untitled += self.expects_title
        self.expects_title = False

    expects_title = False

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "line_ups",
    [
        one_against_the_rest(["novice", "apprentice", "master@100ms"], (), 3),
        mixed(["novice", "apprentice"], 5),
        mixed(["novice"], 2),
    ],
    ids=["one-against-the-rest", "mixed", "one-bot"],
)
def test_a_report_has_every_picture_with_a_title_and_needs_nothing_else(line_ups: list[LineUp], language: str) -> None:
    summary = made_up(line_ups)
    game = signoria.game("patrician")
    page = report(game, summary, game.words(language))
    reader = read(page)
    strips = len(summary.ratings) + len(summary.shares) + len(summary.by_seat) + len(summary.points) + len(summary.pace)
    axes = 5 if summary.ratings else 4
    assert reader.counts["svg"] == strips + 1 + axes
    assert reader.untitled == 0
    assert reader.addresses == []
    assert reader.counts.get("script", 0) == reader.counts.get("link", 0) == 0
    assert "NaN" not in page and "inf%" not in page
    assert f'lang="{language}"' in page
    assert ("robot" in page) == (language == "fr")


def test_a_report_says_how_to_repeat_it_and_on_what_it_was_played() -> None:
    game = signoria.game("patrician")
    summary = made_up(one_against_the_rest(["novice"], ["apprentice"], 3))
    page = report(game, summary, game.words("en"))
    assert "signoria arena patrician --bots novice --against apprentice -n 12 --seats 3 --seed 1" in page
    assert "0123456789ab" in page
    assert "move for move" in page
    assert str(Path.home()) not in page
    timed = report(game, made_up([("master@1s", "novice")]), game.words("en"))
    assert "by the clock" in timed


def test_the_name_of_a_bot_cannot_be_taken_for_markup() -> None:
    table = HtmlTable([Column("<i>", "text"), Column("<u>")], [["<b>", "<s>"]])
    assert not re.search("<[bius]>", table.markup())
    assert charts.svg("<b>", 1, []) == '<svg role="img" height="1"><title>&lt;b&gt;</title></svg>'


def test_a_report_is_in_the_colours_of_the_house() -> None:
    own = dict(re.findall(r"(--[a-z-]+): (light-dark\(.*?\));", STYLE.read_text(encoding="utf-8")))
    house = dict(re.findall(r"(--[a-z-]+): (light-dark\(.*?\));", TOKENS.read_text(encoding="utf-8")))
    assert own
    assert own.items() <= house.items()
    used = set(re.findall(r"var\((--[a-z-]+)\)", STYLE.read_text(encoding="utf-8")))
    assert used == set(own)


def is_a_number_to_draw(number: float) -> bool:
    """Nearer to zero a sixth of it may be no number any more."""
    return number == 0 or abs(number) > 1e-300


@given(st.lists(st.floats(-1e6, 1e6).filter(is_a_number_to_draw), min_size=1, max_size=6))
@example([0.0, 3.7587642386696293e-95])
def test_a_scale_holds_all_its_values_between_round_ends(values: list[float]) -> None:
    across = charts.scale(values)
    assert across.low <= min(values) and max(values) <= across.high
    assert 2 <= len(across.ticks) <= 8
    assert all(-1e-6 <= across.at(value) <= 100 + 1e-6 for value in values)
    assert across.at(across.low) == 0 and across.at(across.high) == 100


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=6))
def test_a_logarithmic_scale_holds_what_is_not_nothing(values: list[float]) -> None:
    across = charts.logarithmic(values)
    assert all(0 <= across.at(value) <= 100 for value in values)
    assert 2 <= len(across.ticks) <= 7


def test_the_ladder_plays_every_table_of_every_game_by_simulations_and_some_by_the_clock(game_name: str) -> None:
    game = signoria.game(game_name)
    planned = dict(ladder.tournaments(game))
    by_simulations = [one for one in planned.values() if not ladder.is_by_the_clock(one)]
    assert [one.seats for one in by_simulations] == list(game.seats)
    assert all(one.games >= 400 for one in by_simulations)
    assert len(planned) == len(by_simulations) + len(ladder.FURTHER)


def test_the_page_of_strength_says_what_was_measured_and_nothing_else(tmp_path: Path) -> None:
    summary = made_up([("apprentice", "novice", "novice"), ("master@200", "apprentice", "apprentice")], 30)
    clock = made_up([("master@100ms", "apprentice", "apprentice")], 30)
    entries = {"a": ladder.entry(summary), "b": ladder.entry(clock)}
    ladder.write_entries(tmp_path / "strength.json", entries)
    assert ladder.read_entries(tmp_path / "strength.json") == entries
    page = ladder.page(entries, {"patrician": "Patrician", "other": "Another Game"})
    assert "## Patrician" in page
    assert "Another Game" not in page
    assert "| seats | by chance | apprentice against novice | master@200 against apprentice |" in page
    assert "| 3 | 33.3% | 33.3% (19.2 to 51.2) |" in page
    assert "| master@100ms | 2 × apprentice | 30 | 33.3% (19.2 to 51.2) | 33.3% |" in page
    assert "code 0123456789ab" in page
    assert ladder.read_entries(tmp_path / "nothing.json") == {}
