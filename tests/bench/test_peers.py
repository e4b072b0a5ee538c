"""The comparison with other libraries: its arithmetic, its turns, and our own rows. No peer is installed here."""

from __future__ import annotations

import io
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.peers import environment
from bench.peers.asking import NotThere, Worker, in_turn, measure
from bench.peers.contests import INSIDE, MOVES, OURS, SEEN, Contest, Measured, Slice, copy_cost, slice_of
from bench.peers.ratios import Spread, lead_over, leads
from bench.peers.report import as_json, as_markdown, duration, figure
from bench.peers.running import LIBRARIES, run

FACTS = {"machine": {"processor": "abacus"}, "rounds": 2, "seconds": 1, "versions": {}, "missing": {"pgx": "no wheel"}}


def measured(library: str, way: str, *speeds: int, kind: str = "card", length: float = 100, call: str = "") -> Measured:
    """A contest with a slice of a second for each speed."""
    slices = [Slice(speed, speed / length, 1.0) for speed in speeds]
    return Measured(library, f"a game of {library}", kind, way, call, slices, copy_seconds=2e-6)


def ours() -> list[Measured]:
    """Two games of ours, in both ways of a batch, and a match."""
    return [
        measured(OURS, INSIDE, 4000, 6000, call="batch.play_random"),
        measured(OURS, INSIDE, 8000, 5000, call="batch.play_random"),
        measured(OURS, SEEN, 1000, 1000, call="batch.advance"),
        measured(OURS, SEEN, 3000, 3000, call="batch.advance"),
        measured(OURS, MOVES, 20, 20, call="match.play"),
    ]


def test_a_ratio_is_taken_within_a_round_and_spread_over_the_rounds() -> None:
    lead = lead_over(ours(), measured("openspiel", MOVES, 100, 200))
    assert lead.slowest == Spread(median=32.5, least=25, most=40)
    assert lead.fastest == Spread(median=55, least=30, most=80)


@pytest.mark.parametrize(("way", "ahead"), [(INSIDE, 40), (MOVES, 40), (SEEN, 10)])
def test_who_gives_observations_is_held_against_our_batch_with_observations(way: str, ahead: float) -> None:
    lead = lead_over(ours(), measured("rlcard", way, 100, 125))
    assert lead.slowest.most == ahead
    assert lead.seen.most == 10


@pytest.mark.parametrize(
    ("kind", "length", "is_comparable"),
    [("card", 50, True), ("auction", 80, True), ("euro", 500, True), ("card", 49.9, False), ("dice", 200, False)],
)
def test_comparable_are_card_auction_and_euro_games_of_fifty_decisions(
    kind: str, length: float, is_comparable: bool
) -> None:
    assert measured("pgx", SEEN, 100, kind=kind, length=length).is_comparable == is_comparable


def test_a_game_that_never_ended_is_long() -> None:
    endless = Measured("rlcard", "Mahjong", "card", SEEN, "env.step", [Slice(100, 0, 1.0)])
    assert endless.length == float("inf")
    assert endless.is_comparable


def test_the_peer_closest_to_us_comes_first() -> None:
    found = [*ours(), measured("rlcard", MOVES, 1, 1), measured("openspiel", MOVES, 9, 9)]
    comparable, others = leads([*found, measured("pgx", MOVES, 5, 5, length=4)])
    assert [lead.peer.library for lead in comparable] == ["openspiel", "rlcard"]
    assert [lead.peer.library for lead in others] == ["pgx"]


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    """Two libraries of one and two contests, whose processes only repeat what they are told."""
    found = []
    for library, contests in (("catanatron", 1), ("rlcard", 2)):
        process = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        rows = [measured(library, MOVES) for _ in range(contests)]
        found.append(Worker(library, process, io.StringIO(), contests=rows))
    yield found
    for worker in found:
        worker.close()


def test_libraries_take_turns_round_after_round(workers: list[Worker]) -> None:
    order = [(number, worker.library, place) for number, worker, place in in_turn(workers, 2)]
    once = [("catanatron", 0), ("rlcard", 0), ("rlcard", 1)]
    assert order == [(number, *contest) for number in range(2) for contest in once]


def test_every_contest_gets_a_slice_in_every_round(workers: list[Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"seconds": {"decisions": 10, "games": 1, "seconds": 0.5}, "copy": {"copy_seconds": 0.25}}
    monkeypatch.setattr(Worker, "ask", lambda _, question: answers["copy" if "copy" in question else "seconds"])
    said: list[int] = []
    measure(workers, 3, 0.5, said.append)
    rows = [row for worker in workers for row in worker.contests]
    assert said == [0, 1, 2]
    assert [row.speeds for row in rows] == [[20.0] * 3] * 3
    assert [row.copy_seconds for row in rows] == [0.25] * 3


def test_a_slice_is_played_until_its_time_is_spent() -> None:
    played = slice_of(lambda: (sum(range(1000)) and 2, 0.5), 0.01)
    assert played.seconds >= 0.01
    assert played.decisions == 4 * played.games > 0


def test_a_copy_costs_its_share_of_a_call() -> None:
    one = Contest("pgx", "", "card", SEEN, "", lambda: (1, 1), copy=lambda: sum(range(1000)))
    many = Contest("pgx", "", "card", SEEN, "", lambda: (1, 1), copy=lambda: sum(range(1000)), copies=1000)
    none = Contest("pgx", "", "card", SEEN, "", lambda: (1, 1))
    cost, share = copy_cost(one, 0.01), copy_cost(many, 0.01)
    assert cost is not None and share is not None and share < cost / 100
    assert copy_cost(none, 0.01) is None


def test_the_report_names_who_is_too_close_and_where_we_are_slower() -> None:
    near, far = measured("openspiel", MOVES, 1000, 1000), measured("rlcard", SEEN, 10, 10)
    text = as_markdown([*ours(), near, far], FACTS)
    assert "**1 of 2 comparable rows" in text
    assert "Less far ahead of: OpenSpiel a game of openspiel" in text
    assert "match.play: slower than OpenSpiel a game of openspiel" in text
    assert "batch.play_random: slower" not in text
    assert "pgx was not measured: no wheel" in text


def test_the_numbers_of_a_report_can_be_read_by_programs() -> None:
    told = json.loads(json.dumps(as_json([measured("rlcard", SEEN, 10, 20)], FACTS)))
    assert told["contests"][0]["slices"][1] == {"decisions": 20, "games": 0.2, "seconds": 1.0}
    assert told["contests"][0]["is_comparable"]


@pytest.mark.parametrize(
    ("number", "text"), [(1234567, "1,230,000"), (999.6, "1,000"), (31.25, "31.2"), (0.5, "0.5"), (100, "100")]
)
def test_figures_have_three_digits_that_count(number: float, text: str) -> None:
    assert figure(number) == text


@pytest.mark.parametrize(("seconds", "text"), [(12.5e-9, "12.5 ns"), (2e-6, "2 µs"), (0.0337, "33.7 ms"), (None, "")])
def test_a_time_has_the_unit_that_suits_it(seconds: float | None, text: str) -> None:
    assert duration(seconds) == text


def test_a_library_that_is_not_there_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotThere, match="environment could not be made"):
        Worker.start("rlcard", tmp_path / "python", quick=True)
    silent = tmp_path / "python"
    silent.write_text("#!/bin/sh\necho 'No module named rlcard' >&2\nexit 1\n")
    silent.chmod(0o755)
    with pytest.raises(NotThere, match="No module named rlcard"):
        Worker.start("rlcard", silent, quick=True)


def test_every_requirement_is_a_pin_and_no_address() -> None:
    lines = environment.REQUIREMENTS.read_text().split()
    assert all("==" in line and "://" not in line for line in lines)
    named = {line.split("==")[0].split("[")[0].replace("-", "") for line in lines}
    assert set(LIBRARIES) <= named


@pytest.mark.full
@pytest.mark.compiles
def test_our_own_rows_are_measured() -> None:
    _, numbers = run((), rounds=1, seconds=0.01, quick=True)
    rows = numbers["contests"]
    assert {row["library"] for row in rows} == {OURS}
    assert {row["way"] for row in rows} == {INSIDE, MOVES, SEEN}
    assert len({row["game"] for row in rows}) == 4
    assert all(row["slices"][0]["decisions"] > 0 and row["is_comparable"] for row in rows)
