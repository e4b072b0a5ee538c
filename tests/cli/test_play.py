"""`signoria play`, driven by lines on its standard input."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import signoria
from signoria.core.game import Game
from tests.cli.terminal import play_to_the_end, refusal, run, unwrapped

FIRST = ("play", "patrician", "--seed", "5", "--first", "A")


def test_a_whole_game_can_be_played_with_numbers() -> None:
    shown = unwrapped(play_to_the_end("--seed", "3").stdout)
    assert "Every hand is empty, so the game is over (PA-18)." in shown
    assert "Final score" in shown
    assert "1. " in shown


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_a_whole_game_can_be_played_in_french_with_every_number_of_seats(seats: str) -> None:
    options = ("--option", "messengers", "--option", "ambassadors=on")
    shown = unwrapped(play_to_the_end("--seats", seats, "--seed", "4", "--lang", "fr", *options).stdout)
    assert "Vous jouez " in shown
    assert "Apprenti B bâtit un étage à " in shown
    assert "Toutes les mains sont vides : la partie est finie (PA-18)." in shown
    assert "Compte final" in shown


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_to_the_end("--seed", "9").stdout == play_to_the_end("--seed", "9").stdout


def test_the_end_of_the_input_leaves_the_game_in_peace() -> None:
    result = run(*FIRST, typed="1\n")
    assert result.stdout.endswith("You leave the game.\n")
    assert result.stderr == ""


def test_a_person_may_leave() -> None:
    assert run(*FIRST, typed="q\n").stdout.endswith("You leave the game.\n")


def test_every_move_is_shown_with_its_number_its_meaning_and_its_text() -> None:
    shown = run(*FIRST).stdout
    assert "  1  Play Lucca 3 (star and head \u03b1)    play lucca-3\n" in shown


def test_a_move_may_be_typed_as_its_text() -> None:
    assert "You play Firenze 3" in run(*FIRST, typed="play firenze-3\n").stdout


def test_a_move_that_is_not_allowed_is_refused_with_the_clause() -> None:
    shown = unwrapped(run(*FIRST, typed="play lucca-3\nfloor roma left\n").stdout)
    assert "of the city on the card you have just played. (PA-11)" in shown
    shown = unwrapped(run(*FIRST, "--lang", "fr", typed="play roma-1\n").stdout)
    assert "jouez-en une que vous tenez. (PA-10)" in shown


def test_a_text_or_number_that_is_no_move_is_refused() -> None:
    shown = run(*FIRST, typed="fly away\n99\n\n").stdout
    assert "No move is called “fly away”." in shown
    assert "The moves have numbers from 1 to 3." in shown
    assert "You play" not in shown


def test_why_explains_without_playing() -> None:
    shown = run(*FIRST, typed="why play roma-1\nwhy play lucca-3\n").stdout
    assert "(PA-10)" in shown
    assert "“play lucca-3” is allowed." in shown
    assert "You play" not in shown


def test_a_decision_that_revealed_nothing_is_taken_back() -> None:
    typed = "play lucca-3\nfloor lucca left\nplay firenze-2\nfloor firenze left\nu\nfloor firenze right\nl\n"
    shown = run(*FIRST, typed=typed).stdout
    before, after = shown.split("Your last decision is taken back.")
    assert "You build a floor at Firenze, left site." in before
    assert "You build a floor at Firenze, right site." in after
    assert "You build a floor at Firenze, left site." not in after


def test_a_decision_that_revealed_something_stays() -> None:
    shown = unwrapped(run(*FIRST, typed="play lucca-3\nu\n").stdout)
    assert "Nothing of yours can be taken back: something was revealed" in shown


def test_board_moves_log_help_and_rules_can_be_asked_for() -> None:
    shown = unwrapped(run(*FIRST, typed="b\nm\nl\n?\nr\nr 13\nr pa-13\nr 99\n").stdout)
    assert shown.count("The deck has") == 2
    assert shown.count("Play a card from your hand.") == 2
    assert "You are dealt Lucca 3" in shown
    assert "take back your last decision" in shown
    assert "A turn: play a card;" in shown
    assert shown.count("[PA-13]") == 2
    assert "The rules of Patrician have no clause “99”" in shown


def test_the_commands_have_french_names_too() -> None:
    shown = unwrapped(run(*FIRST, "--lang", "fr", typed="plateau\npourquoi play roma-1\naide\nquitter\n").stdout)
    assert shown.count("La pioche a") == 2
    assert "(PA-10)" in shown
    assert "demander pourquoi un coup n’est pas permis" in shown
    assert shown.endswith("Vous quittez la partie.")


def test_nothing_another_seat_holds_is_shown() -> None:
    shown = run(*FIRST, typed="l\n").stdout
    match = signoria.game("patrician").start(4, 5, 0)
    others = {card["name"] for seat in (1, 2, 3) for card in match.view(seat)["you"]["hand"]}
    assert others
    assert not any(card.title() in shown for card in others)


def test_people_may_take_turns_at_one_terminal() -> None:
    shown = run("play", "patrician", "--seats", "2", "--hotseat", "2", "--seed", "1", typed="1\n" * 300).stdout
    assert "It is Player A’s turn." in shown
    assert "It is Player B’s turn." in shown
    assert "Every hand is empty" in shown


def test_the_person_takes_the_seat_that_was_asked_for() -> None:
    assert "  C  You\n" in run("play", "patrician", "--seat", "c").stdout
    assert "  C  You\n" in run("play", "patrician", "--seat", "2").stdout


def test_a_game_is_saved_at_its_end_and_when_left(tmp_path: Path) -> None:
    for typed, over in (("1\n" * 300, True), ("1\n", False)):
        file = tmp_path / f"{over}.txt"
        run("play", "patrician", "--seats", "2", "--first", "0", "--save", str(file), typed=typed)
        match = signoria.replay(file.read_text(encoding="utf-8"))
        assert match.over is over
        assert match.names == ("Player A", "Apprentice B")


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "already there" in refusal(*FIRST, "--save", str(file))
    assert file.read_text() == "dear diary"


def test_a_place_that_cannot_be_written_to_is_refused_before_the_game(tmp_path: Path) -> None:
    assert "cannot be written" in refusal(*FIRST, "--save", str(tmp_path / "no" / "such" / "folder"))


def hear_interrupts() -> None:
    """A process started in the background is born deaf to them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupt(process: subprocess.Popen[bytes]) -> int:
    """Press Ctrl-C until it is heard: one that comes just before Python starts to read is only noticed afterwards.

    Time enough is given in between, since one that comes while Python is leaving kills it. The answer is as a shell has
    it: Python ends itself by the signal where it came in the middle of an `exec`, as in a lazy import of dataclasses.
    """
    for _ in range(3):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            ended = process.wait(timeout=20)
            return 128 - ended if ended < 0 else ended
    raise AssertionError("the process does not hear the interrupt")


def test_an_interrupt_ends_the_game_quietly_and_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.txt"
    command = [sys.executable, "-m", "signoria", *FIRST, "--save", str(file)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 (nothing else runs in this process yet)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        shown = b""
        while not shown.endswith(b"\n> "):
            letter = process.stdout.read(1)
            assert letter, shown
            shown += letter
        time.sleep(0.5)  # then it is reading, but on a machine that is very busy
        assert interrupt(process) == 130
        assert process.stderr.read() == b""
    assert signoria.replay(file.read_text(encoding="utf-8")).seed == 5


def test_a_whole_game_can_be_played_against_masters() -> None:
    shown = unwrapped(play_to_the_end("--seats", "2", "--seed", "3", "--bots", "master", "--thought", "0.01").stdout)
    assert "B Master B" in shown
    assert "Every hand is empty, so the game is over (PA-18)." in shown


@pytest.mark.parametrize("ready", [True, False])
def test_masters_wait_for_compiled_rules_but_not_for_ever_and_say_so_once(
    ready: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Compiling:
        ready = failed = False
        error = None

        def wait(self, seconds: float) -> bool:
            assert 0 < seconds < 20
            self.ready = ready
            return ready

    monkeypatch.setattr(Game, "compile_in_background", lambda game, **kinds: Compiling())
    shown = unwrapped(play_to_the_end("--seats", "2", "--seed", "3", "--bots", "master", "--thought", "0.01").stdout)
    said = "until then they do not look ahead: a network that learned the game chooses their moves."
    assert shown.count(said) == (0 if ready else 1)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("journeymen look ahead a little instead.", "grand masters play as masters.")),
        ("fr", ("les compagnons voient un peu plus loin à la place.", "les grands maîtres jouent en maîtres.")),
    ],
)
def test_with_other_components_levels_that_need_a_network_say_how_they_play(
    language: str, sentences: tuple[str, str], tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(signoria.game("patrician").components_file.read_text(encoding="utf-8"), encoding="utf-8")
    command = ("play", "patrician", "--first", "A", "--lang", language)
    for level, sentence in zip(("journeyman", "grand-master"), sentences, strict=True):
        shown = unwrapped(run(*command, "--bots", level, "--components", str(own), typed="q\n").stdout)
        assert shown.count(sentence) == 1
        assert sentence not in unwrapped(run(*command, "--bots", level, typed="q\n").stdout)


def test_an_interrupt_while_a_master_thinks_ends_the_game_quietly() -> None:
    command = [sys.executable, "-m", "signoria", "play", "patrician", "--first", "B", "--bots", "master"]
    with subprocess.Popen(
        [*command, "--thought", "300", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 (nothing else runs in this process yet)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while b"? for help" not in (line := process.stdout.readline()):
            assert line
        assert interrupt(process) == 130
        assert process.stderr.read() == b""


def test_the_first_question_needs_no_compiler() -> None:
    program = (
        "import io, sys; sys.stdin = io.StringIO('1\\n1\\n');"
        "from signoria.cli import main;"
        "import contextlib\n"
        "sys.argv = ['signoria', 'play', 'patrician', '--first', 'A']\n"
        "with contextlib.suppress(SystemExit): main()\n"
        "sys.exit('signoria.core.compiled.building' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0
