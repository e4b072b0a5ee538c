"""Records and positions: what is wrong with a bad one, in one sentence, with the line."""

from __future__ import annotations

import pytest

import signoria
from signoria import BadPosition, BadRecord
from tests.play import play_some


@pytest.fixture(scope="module")
def record() -> str:
    match = signoria.game("patrician").start(3, seed=5, messengers=True)
    match.names = ("Marianne", "", "Cosimo de' Medici")
    return play_some(match, seed=5, decisions=10_000).record()


def test_a_record_is_a_header_one_decision_a_line_a_result_and_a_check(record: str) -> None:
    lines = record.splitlines()
    assert lines[:11] == [
        "signoria-record 1",
        "game patrician",
        "rules 1",
        f"components {signoria.game('patrician').components.digest}",
        "seats 3",
        "options ambassadors=off messengers=on",
        "name 0 Marianne",
        "name 2 Cosimo de' Medici",
        "first lot",
        "seed 5",
        "",
    ]
    assert all(line[0] in "012" for line in lines[11:-2])
    assert lines[-2].startswith("result ")
    assert lines[-1].startswith("check ")


def test_names_come_back(record: str) -> None:
    assert signoria.replay(record).names == ("Marianne", "", "Cosimo de' Medici")


def test_a_record_with_any_one_line_changed_is_refused(record: str) -> None:
    lines = record.splitlines()
    for number, line in enumerate(lines):
        for other in (line + " x", line[:-1] + ("1" if line[-1:] != "1" else "2"), ""):
            if other == line:
                continue
            with pytest.raises(BadRecord, match=r"^line \d+: "):
                signoria.replay("\n".join([*lines[:number], other, *lines[number + 1 :]]) + "\n")


def test_a_record_with_any_one_line_missing_is_refused(record: str) -> None:
    lines = record.splitlines()
    for number in range(len(lines)):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            signoria.replay("\n".join([*lines[:number], *lines[number + 1 :]]) + "\n")


def test_the_line_of_an_illegal_move_is_named_with_its_clause(record: str) -> None:
    lines = record.splitlines()
    lines[12] = lines[12][0] + " take roma"
    with pytest.raises(BadRecord, match=r"^line 13: 'take roma' cannot be played by seat \d: .*\(PA-11\)") as caught:
        signoria.replay("\n".join(lines))
    assert caught.value.line == 13


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("signoria-record 1", "another format", "line 1: a record begins with the line 'signoria-record 1'"),
        ("game patrician", "game chess", "line 2: no game is called 'chess': there are "),
        ("rules 1", "rules 0", "line 3: the record was made with rules 0, but Patrician is now at rules version 1"),
        ("seats 3", "seats 9", "line 5: Patrician is for 2 to 5 seats, not 9"),
        ("seats 3", "seats three", "line 5: seats is a number"),
        ("messengers=on", "messengers=maybe", "line 6: option messengers is off or on, not 'maybe'"),
        ("messengers=on", "dragons=on", "line 5: Patrician has no option 'dragons'"),
        ("name 2 Cosimo", "name 7 Cosimo", "a name is for seat 7, which is not taken"),
        ("name 0 Marianne", "name Marianne", "line 7: a name line is 'name', a seat and a name"),
        ("first lot", "first never", "line 9: first is a seat or lot, not 'never'"),
        ("first lot", "second lot", "line 9: a record's header has no 'second'"),
        ("seed 5", "seed sealed", "line 10: the seed is sealed"),
        ("seed 5", "seats 3", "line 10: seats is there twice"),
    ],
)
def test_a_header_that_does_not_fit_is_explained(record: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        signoria.replay(record.replace(old, new, 1))
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_record_made_with_other_components_says_so(record: str) -> None:
    digest = signoria.game("patrician").components.digest
    with pytest.raises(BadRecord, match=r"^line 4: the record was made with components 0000, but Patrician now has"):
        signoria.replay(record.replace(digest, "0000"))


def test_a_result_the_moves_do_not_lead_to_is_refused(record: str) -> None:
    lines = record.splitlines()
    lines[-2:] = ["result 1 2 3", "check none"]
    with pytest.raises(BadRecord, match="the result is not what the moves lead to"):
        signoria.replay("\n".join(lines))


def test_nothing_may_follow_the_check(record: str) -> None:
    with pytest.raises(BadRecord, match="nothing may follow the check line"):
        signoria.replay(record + "0 pass\n")


def test_a_record_written_by_hand_may_say_check_none(record: str) -> None:
    lines = record.splitlines()
    match = signoria.replay("\n".join([*lines[:20], "check none"]))
    assert len(match.decisions()) == 9


def test_nonsense_is_no_record() -> None:
    for text in (
        "",
        "\n",
        "hello",
        "signoria-record 1",
        "signoria-record 1\n\n",
        "signoria-record 1\ngame patrician\n\n",
    ):
        with pytest.raises(BadRecord):
            signoria.replay(text)


def test_a_long_seed_is_committed_to_and_a_short_one_is_not() -> None:
    game = signoria.game("patrician")
    secret = game.start(2, seed=1 << 120)
    assert f"seed {secret.commitment()}" in secret.record(0)
    assert "seed sealed" in game.start(2, seed=7).record(0)
    assert secret.commitment() != game.start(2, seed=(1 << 120) + 1).commitment()


def test_a_position_in_a_record_is_checked_like_any_other() -> None:
    game = signoria.game("patrician")
    match = play_some(game.from_position(game.start(2, seed=1).position()), seed=1, decisions=3)
    record = match.record()
    assert signoria.replay(record).state == match.state
    for old, new, sentence in (
        ('"phase":"play"', '"phase":"dance"', "phase: there is no 'dance'"),
        ('"phase":"play"', '"phase":play', "the position is not JSON"),
        ("seats 2", "seats 3", "seats differ from the position's"),
        ("options ambassadors=off", "options ambassadors=on", "options differ from the position's"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            signoria.replay(record.replace(old, new, 1))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "the position is for game 'chess', but this is game 'patrician'"),
        ({"rules": "0"}, "the position is for rules '0'"),
        ({"components": "0"}, "the position is for components '0'"),
        ({"seats": 9}, "Patrician is for 2 to 5 seats, not 9"),
        ({"options": {"dragons": "on"}}, "Patrician has no option 'dragons'"),
        ({"options": {"messengers": "perhaps"}}, "option messengers is off or on, not 'perhaps'"),
        ({"options": 3}, "the position cannot be"),
        ({"first": 4}, "first is a seat from 0 to 3 or None, not 4"),
        ({"first": None}, "first is the seat that began"),
        ({"generator": "1 2 3"}, "generator is 4 hexadecimal words"),
        ({"generator": "1 2 3 fffffffff"}, "generator is 4 hexadecimal words"),
        ({"deck": 5}, "deck is a list, not 5"),
    ],
)
def test_a_position_that_does_not_fit_is_explained(change: dict[str, object], sentence: str) -> None:
    game = signoria.game("patrician")
    with pytest.raises(BadPosition) as caught:
        game.from_position({**game.start(4, seed=1).position(), **change})
    assert sentence in str(caught.value)


def test_a_position_without_its_header_or_no_mapping_at_all_is_refused() -> None:
    game = signoria.game("patrician")
    with pytest.raises(BadPosition, match="says nothing of game, rules"):
        game.from_position({})
    with pytest.raises(BadPosition, match="a position is a mapping"):
        game.from_position([])  # type: ignore[arg-type]


@pytest.mark.parametrize("line", ["seed 5", "seats 3", "name 0 Marianne"])
def test_numbers_of_thousands_of_digits_are_refused_like_any_nonsense(record: str, line: str) -> None:
    with pytest.raises(BadRecord):
        signoria.replay(record.replace(line, line.split(maxsplit=1)[0] + " " + "9" * 5000 + " x", 1))
    with pytest.raises(BadRecord, match="a line is a seat and a move"):
        signoria.replay(record.replace("\n0 play", "\n" + "9" * 5000 + " play", 1))
