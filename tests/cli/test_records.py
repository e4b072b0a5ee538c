"""`signoria replay` and `signoria verify`."""

from __future__ import annotations

from pathlib import Path

import signoria
from signoria.core.play.fair_deal import Deal
from tests.cli.terminal import record as record  # noqa: PLC0414 - a fixture
from tests.cli.terminal import refusal, run, unwrapped


def test_a_good_record_is_called_good(record: Path) -> None:
    match = signoria.replay(record.read_text(encoding="utf-8"))
    assert match.outcome is not None
    points = " ".join(map(str, match.outcome.points))
    shown = run("verify", str(record)).stdout
    assert shown.startswith(f"OK: Patrician, 2 players, {len(match.decisions())} decisions, points {points}, won by ")
    assert "OK : Patrician à 2 joueurs, " in unwrapped(run("verify", str(record), "--lang", "fr").stdout)


def test_an_unfinished_record_is_good_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "begun.txt"
    file.write_text(signoria.game("patrician").start(3, 1).record(), encoding="utf-8")
    assert run("verify", str(file)).stdout == "OK: Patrician, 3 players, 0 decisions, not finished.\n"
    assert "The record ends before the game does." in run("replay", str(file)).stdout


def test_a_tampered_record_fails(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for good, bad in (("result ", "result 9"), ("0 floor", "0 move"), ("seed 11", "seed 12"), ("rules 1", "rules 0")):
        assert good in text
        record.write_text(text.replace(good, bad), encoding="utf-8")
        for command in ("verify", "replay"):
            assert "game.txt cannot be replayed: line " in refusal(command, str(record), code=1)
        assert "ne peut pas être rejoué" in refusal("verify", str(record), "--lang", "fr", code=1)


def test_a_record_cut_short_fails(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    assert "cannot be replayed" in refusal("verify", str(record), code=1)


def test_a_file_that_is_no_text_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "cannot be read" in refusal("verify", str(file))
    assert "cannot be read" in refusal("replay", str(tmp_path))


def test_a_record_made_with_other_components_is_refused(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    good = signoria.game("patrician").components_file.read_text(encoding="utf-8")
    file.write_text(good.replace("points = 6", "points = 7"), encoding="utf-8")
    assert "components" in refusal("verify", str(record), "--components", str(file), code=1)


def test_a_replay_tells_the_whole_game_and_its_result(record: Path) -> None:
    shown = unwrapped(run("replay", str(record)).stdout)
    assert "Player A plays " in shown
    assert "Final score" in shown
    assert "Every hand is empty, so the game is over (PA-18)." in shown
    shown = unwrapped(run("replay", str(record), "--lang", "fr").stdout)
    assert "Player A joue " in shown
    assert "Compte final" in shown


def test_of_a_game_from_a_position_it_is_said_what_can_be_verified(tmp_path: Path) -> None:
    game, deal = signoria.game("patrician"), Deal("ab" * 32, ("x", "-"))
    file = tmp_path / "position.txt"
    file.write_text(game.resume_deal(deal, game.start(2, 1).position()).record(), encoding="utf-8")
    shown = unwrapped(run("verify", str(file)).stdout)
    assert "It began with a position, and how that came about cannot be checked here." in shown
    assert f"the commitment {deal.commitment} beforehand: it comes from the secret behind that and one nonce" in shown
    assert "dont l’origine ne peut pas être vérifiée ici" in unwrapped(run("verify", str(file), "--lang", "fr").stdout)


def test_a_replay_shows_the_board_after_so_many_decisions(record: Path) -> None:
    before = run("replay", str(record), "--step", "0").stdout
    assert "The deck has" in before
    assert "Your hand" not in before
    after = run("replay", str(record), "--step", "2").stdout
    assert " builds a floor at " in after
    assert "choose a step from 0 to" in refusal("replay", str(record), "--step", "100000")
    assert "choose a step from 0 to" in refusal("replay", str(record), "--step", "-1")


def test_a_replay_for_a_seat_shows_what_that_seat_knew(record: Path) -> None:
    shown = run("replay", str(record), "--step", "5", "--seat", "B").stdout
    assert "Your hand: " in shown
    assert "You are dealt" in run("replay", str(record), "--seat", "1").stdout
    assert "is dealt" not in run("replay", str(record)).stdout
    assert "There is no seat “E”" in refusal("replay", str(record), "--seat", "E")


def test_names_in_a_record_are_shown_as_they_are(tmp_path: Path) -> None:
    match = signoria.game("patrician").start(2, 1)
    match.names = ("[bold]Anna[/bold]", "Zoë")
    file = tmp_path / "names.txt"
    file.write_text(match.record(), encoding="utf-8")
    assert "[bold]Anna[/bold]" in run("replay", str(file)).stdout
    assert "[bold]Anna[/bold]" in run("replay", str(file), "--step", "0").stdout
