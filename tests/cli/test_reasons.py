"""`signoria play`: why the bots move as they do."""

from __future__ import annotations

from tests.cli.terminal import run, unwrapped

FIRST = ("play", "patrician", "--seats", "3", "--seed", "5", "--first", "A")
BROUGHT = "It brings Roma 5 (two heads \u03b2) into the hand: two equal heads at once."
COMPELLED = "No other card could be taken."


def test_why_alone_explains_what_the_bots_have_just_done() -> None:
    shown = unwrapped(run(*FIRST, typed="1\n1\nwhy\n").stdout)
    assert f"> Apprentice B plays Siena 3 (star and head \u03b2). {BROUGHT}" in shown
    assert shown.count(COMPELLED) == 2


def test_before_a_bot_has_moved_there_is_nothing_to_explain() -> None:
    assert "No bot has done anything since that could be explained." in unwrapped(run(*FIRST, typed="why\n").stdout)


def test_why_with_a_move_still_asks_whether_it_is_allowed() -> None:
    assert "(PA-10)" in run(*FIRST, typed="why play roma-1\n").stdout


def test_reasons_are_told_with_the_moves_where_they_are_wished_for() -> None:
    told = unwrapped(run(*FIRST, "--reasons", typed="1\n1\n").stdout)
    assert f"Apprentice B plays Siena 3 (star and head \u03b2). {BROUGHT}" in told
    assert COMPELLED not in told
    assert BROUGHT not in unwrapped(run(*FIRST, typed="1\n1\n").stdout)


def test_a_bot_that_has_a_network_says_what_chances_that_gave() -> None:
    arguments = (*FIRST, "--bots", "journeyman", "--reasons")
    told = unwrapped(run(*arguments, typed="1\n1\n").stdout)
    assert "By what you may know, its network expected these chances of winning before the move: Player A " in told
    told = unwrapped(run(*arguments, "--lang", "fr", typed="1\n1\n").stdout)
    assert "son réseau prévoyait avant ce coup ces chances de gagner : Joueur A " in told
    assert "its network" not in unwrapped(run(*FIRST, "--reasons", typed="1\n1\n").stdout)


def test_reasons_are_told_in_french() -> None:
    told = unwrapped(run(*FIRST, "--reasons", "--lang", "fr", typed="1\n1\n").stdout)
    assert "Ce coup amène Roma 5 (deux portraits \u03b2) en main" in told
