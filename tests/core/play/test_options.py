"""Games, options, seats and seeds that do not fit are refused by one sentence."""

from __future__ import annotations

import json

import pytest
from pydantic import TypeAdapter

import signoria
from signoria import BadOption, Option
from signoria.adapters.gymnasium import SeatEnv
from signoria.adapters.pettingzoo import TableEnv
from signoria.arena.studies.rule_sets import read_variations
from signoria.arena.tournament.plan import plan
from signoria.cli.arguments import read_options
from signoria.core.play.options import ON_OFF, check_options
from signoria.core.text.words import catalogue
from signoria.server.live.new_table import checked_options
from signoria.server.protocol.bodies import NewTable


def test_the_contract_names_the_games_there_are() -> None:
    known = ("il-principe", "patrician", "habemus-papam", "princes-of-florence")
    assert "patrician" in signoria.GAMES
    assert [name for name in signoria.GAMES if name in known] == [name for name in known if name in signoria.GAMES]


def test_an_unknown_game_is_a_key_error_that_names_the_known_ones() -> None:
    with pytest.raises(KeyError, match="did you mean patrician"):
        signoria.game("patricain")
    with pytest.raises(signoria.UnknownGame, match=r"there are .*patrician"):
        signoria.game("chess")


def test_a_game_says_what_it_is() -> None:
    game = signoria.game("patrician")
    assert (game.name, game.title, list(game.seats)) == ("patrician", "Patrician", [2, 3, 4, 5])
    assert repr(game) == "<Game patrician>"
    assert list(game.options) == ["ambassadors", "messengers"]
    for option in game.options.values():
        assert option.choices == (False, True)
        assert option.default is False
        assert list(option.seats) == [2, 3, 4, 5]
        assert option.summary.endswith(".")
    assert 0 < game.actions <= 1024
    assert signoria.game("patrician") is game


@pytest.mark.parametrize("seats", [1, 6, 0, -1, True, "4", None, 4.0])
def test_a_seat_count_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="Patrician is for 2 to 5 seats, not"):
        signoria.game("patrician").start(seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"messenger": True}, "Patrician has no option 'messenger': did you mean messengers?"),
        ({"dragons": True}, "Patrician has no option 'dragons': it has ambassadors, messengers"),
        ({"messengers": "perhaps"}, "option messengers is off or on, not 'perhaps'"),
        ({"messengers": 1}, "option messengers is off or on, not 1"),
        ({"ambassadors": None}, "option ambassadors is off or on, not None"),
    ],
)
def test_an_option_that_does_not_fit_is_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        signoria.game("patrician").start(4, 1, **options)  # type: ignore[arg-type]
    assert str(caught.value) == sentence


def test_an_option_for_other_seat_counts_is_refused() -> None:
    known = {
        "scarce": Option("scarce", ON_OFF, False, (2,)),
        "edition": Option("edition", ("first", "second"), "second", (2, 3)),
    }
    assert check_options("A game", known, 2, {"scarce": True}) == {"scarce": True, "edition": "second"}
    assert check_options("A game", known, 3, {"scarce": False})["scarce"] is False
    with pytest.raises(BadOption, match=r"^option scarce is for 2 seats, not 3$"):
        check_options("A game", known, 3, {"scarce": True})
    with pytest.raises(BadOption, match=r"^option edition is first or second, not 'third'$"):
        check_options("A game", known, 3, {"edition": "third"})
    with pytest.raises(BadOption, match=r"it has none$"):
        check_options("A game", {}, 3, {"edition": "third"})


@pytest.mark.parametrize("first", [4, -1, True, "0", 1.0])
def test_a_first_seat_that_is_not_there_is_refused(first: int) -> None:
    with pytest.raises(BadOption, match="first is a seat from 0 to 3 or None"):
        signoria.game("patrician").start(4, 1, first)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_a_seed_is_a_whole_number_from_0_on(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number from 0 on"):
        signoria.game("patrician").start(4, seed)


def test_options_of_a_match_are_what_was_chosen() -> None:
    match = signoria.game("patrician").start(4, 1, messengers=True)
    assert match.options == {"ambassadors": False, "messengers": True}


# -- on and off, by whichever way in

IS_ON = {"ambassadors": False, "messengers": True}
as_on = pytest.mark.parametrize("on", [True, "on", "true", "On", "TRUE"])


@as_on
def test_a_match_starts_with_a_word_or_a_truth(on: object) -> None:
    game = signoria.game("patrician")
    assert game.start(4, 1, messengers=on).options == IS_ON
    assert game.start(4, 1, messengers=on, ambassadors="off").options == IS_ON


@pytest.mark.compiles
def test_a_batch_starts_with_a_word_or_a_truth() -> None:
    batch = signoria.game("patrician").batch(2, 4, 1, messengers="on", ambassadors=False)
    assert batch.match(1).options == IS_ON


@as_on
def test_a_position_holds_options_as_words_or_truths(on: object) -> None:
    match = signoria.game("patrician").start(4, 1, messengers=True)
    position = {**match.position(), "options": {"ambassadors": "off", "messengers": on}}
    again = signoria.game("patrician").from_position(json.loads(json.dumps(position)))
    assert again.options == IS_ON
    assert again.position() == match.position()


@as_on
def test_a_record_holds_options_in_any_of_their_words(on: object) -> None:
    match = signoria.game("patrician").start(4, 1, messengers=True)
    lines = match.record().splitlines()[:-1]
    text = "\n".join(lines).replace("messengers=on", f"messengers={on}") + "\ncheck none\n"
    assert f"messengers={on}" in text
    assert signoria.replay(text).record() == match.record()


@as_on
def test_the_command_line_takes_any_of_their_words(on: object) -> None:
    game, words = signoria.game("patrician"), catalogue("en")
    assert read_options(game, [f"messengers={on}"], 4, words) == {"messengers": True}
    assert read_options(game, ["messengers=False"], 4, words) == {"messengers": False}
    assert read_variations(game, [f"messengers=off,{on}"], {}, None).varied == {"messengers": ["off", "on"]}


@as_on
def test_an_arena_and_a_server_take_a_word_or_a_truth(on: object) -> None:
    game = signoria.game("patrician")
    tournament = plan(game, 4, [("novice",) * 4], 4, 1, {"messengers": on})
    assert tournament.options == {"ambassadors": "off", "messengers": "on"}
    body = TypeAdapter(NewTable).validate_json(
        json.dumps({"game": "patrician", "seats": 4, "options": {"messengers": on}})
    )
    assert checked_options(game, body) == IS_ON


@as_on
def test_an_environment_takes_a_word_or_a_truth(on: object) -> None:
    env = TableEnv("patrician", 4, rules="interpreted", messengers=on)
    env.reset(seed=1)
    assert env.episode.match().options == IS_ON
    alone = SeatEnv("patrician", 4, rules="interpreted", messengers=on)
    alone.reset(seed=1)
    assert alone.episode.match().options == IS_ON


def test_a_truth_is_no_choice_among_other_words() -> None:
    with pytest.raises(BadOption, match=r"^option edition is first or second, not True$"):
        signoria.game("il-principe").start(4, 1, edition=True)
    assert signoria.game("il-principe").start(4, 1, edition="First").options["edition"] == "first"
