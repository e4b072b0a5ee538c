"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json

import pytest

from signoria import Match
from signoria.core.play.previews import preview
from signoria.games.habemus_papam.constants import FACTION_NAMES
from tests.games.habemus_papam.games import finished, random_game
from tests.games.habemus_papam.tables import GAME, RULES, Table, phase, state_of
from tests.probes import play, player

KEYS = {
    "": (
        "game seats first round last_round black_smoke phase turn camerlengo cardinals_left deck offer bank ranking "
        "swapping gone players you sheet"
    ),
    "offer": "name full_name kind faction coats age symbol is_immune",
    "players": (
        "seat people coats symbols mazarin louis felipe squadrone votes action_cards played bid has_chosen gold gems "
        "order"
    ),
    "you": "seat gold gems actions orders discarded choice votes lines",
    "sheet": "seat order people louis gold symbols squadrone total oldest place lines",
}


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_view_has_exactly_the_named_keys(seat: int | None) -> None:
    view = finished(4).view(seat)
    assert list(view) == KEYS[""].split()
    for part in ("players", "sheet"):
        assert all(list(row) == KEYS[part].split() for row in view[part])
    assert seat is None or list(view["you"]) == KEYS["you"].split()
    shown = [*GAME.start(4, seed=1).view(seat)["offer"], *(card for row in view["players"] for card in row["people"])]
    assert all(list(card) == KEYS["offer"].split() for card in shown)
    assert json.loads(json.dumps(view)) == view


def test_coats_and_open_votes_are_shown_as_the_rules_count_them() -> None:
    for seed in range(6):
        match = finished(4, seed)
        state = state_of(match)
        for seat, row in enumerate(match.view(None)["players"]):
            coats = [RULES.coats_of(state, seat, faction) for faction in range(len(FACTION_NAMES))]
            assert list(row["coats"].items()) == list(zip(FACTION_NAMES, coats, strict=True))
            assert row["votes"] == RULES.votes_of_display(state, seat) - RULES.votes_of_gold(state, seat)


def test_cards_are_shown_with_all_there_is_to_know_of_them() -> None:
    match = Table().offer("barberini harrach este camerlengo").bids()
    nothing = {"full_name": None, "faction": None, "coats": 0, "age": None, "symbol": None, "is_immune": False}
    assert match.view(None)["offer"] == [
        {
            **{"name": "barberini", "full_name": "Antonio Barberini", "kind": "cardinal", "faction": "france"},
            **{"coats": 1, "age": 47, "symbol": "louis", "is_immune": False},
        },
        {
            **{"name": "harrach", "full_name": "Ernst Adalbert von Harrach", "kind": "late", "faction": None},
            **{"coats": 0, "age": 56, "symbol": "eagle", "is_immune": False},
        },
        {
            **{"name": "este", "full_name": "Rinaldo d’Este", "kind": "leader", "faction": "france"},
            **{"coats": 2, "age": 37, "symbol": None, "is_immune": False},
        },
        {"name": "camerlengo", **nothing, "kind": "camerlengo"},
    ]
    match = Table().offer("chigi death swap camerlengo").bids()
    assert [card["kind"] for card in match.view(None)["offer"]] == ["cardinal", "politics", "action", "camerlengo"]
    assert [card["is_immune"] for card in match.view(None)["offer"]] == [True, False, False, False]
    assert {**match.view(None)["offer"][1], "name": "", "kind": ""} == {**nothing, "name": "", "kind": ""}


@pytest.mark.clause("HP-6", "HP-16", "HP-55", "HP-60")
def test_a_display_is_shown_to_everybody_with_coats_and_completed_symbols() -> None:
    table = Table().display(1, "este barberini savelli orsini").politics(1, louis=2, mazarin=1, felipe=1)
    table.squadrone(1).hold(1, "gold swap")
    shown = player(table.bids(), 1)
    assert {key: value for key, value in shown.items() if key != "people"} == {
        **{"seat": 1, "coats": {"france": 4, "spain": 1, "innocent": 0, "urban": 0}, "symbols": ["column", "louis"]},
        **{
            "mazarin": 1,
            "louis": 2,
            "felipe": 1,
            "squadrone": True,
            "votes": 11,
            "action_cards": 2,
            "played": None,
            "bid": None,
        },
        **{"has_chosen": False, "gold": None, "gems": None, "order": None},
    }
    assert [card["name"] for card in shown["people"]] == ["barberini", "orsini", "savelli", "este"]


@pytest.mark.clause("HP-6")
def test_a_seat_is_shown_what_is_behind_its_own_screen() -> None:
    table = Table().gold(7, 8, 9).gems(0, "diamond 2 amber").hold(0, "gold gold swap").orders(0, "france leaders")
    match = table.bids()
    assert match.view(None)["you"] is None
    you = match.view(0)["you"]
    assert {key: value for key, value in you.items() if key not in ("lines", "votes")} == {
        "seat": 0,
        "gold": 7,
        "gems": {"diamond": 1, "ruby": 0, "sapphire": 0, "amber": 2},
        "actions": {"gold": 2, "second": 0, "twice": 0, "rubies": 0, "bribe": 0, "swap": 1},
        "orders": [
            {"name": "france", "votes": 3, "fulfilled": False},
            {"name": "leaders", "votes": 2, "fulfilled": False},
        ],
        "discarded": None,
        "choice": None,
    }
    assert [match.view(seat)["you"]["gold"] for seat in range(3)] == [7, 8, 9]


@pytest.mark.clause("HP-50", "HP-52", "HP-53", "HP-54", "HP-55", "HP-56")
def test_a_seat_is_shown_its_votes_if_the_game_ended_now_but_for_the_order() -> None:
    table = Table().gold(20, 0, 0).display(0, "este barberini").politics(0, louis=2, mazarin=1, felipe=2)
    you = table.squadrone(0).orders(0, "france").bids().view(0)["you"]
    assert you["lines"] == [
        {"clause": "HP-52", "points": 1, "why": "cardinals", "count": 1},
        {"clause": "HP-52", "points": 1, "why": "leaders", "count": 1},
        {"clause": "HP-53", "points": 2, "why": "louis", "count": 2},
        {"clause": "HP-54", "points": 4, "why": "gold", "gold": 20 + 10 + 15, "rate": 10},
        {"clause": "HP-55", "points": 1, "why": "symbol", "symbol": "louis"},
        {"clause": "HP-56", "points": 3, "why": "squadrone"},
    ]
    assert you["votes"] == 12
    assert you["orders"][0] == {"name": "france", "votes": 3, "fulfilled": True}


@pytest.mark.clause("HP-50", "HP-51")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_votes_shown_are_those_that_would_be_counted_now_but_for_the_order(seats: int) -> None:
    for step, match in enumerate(random_game(seats, seed=2)):
        if step % 7 == 0 or match.over:
            counted = state_of(match)
            if not match.over:
                RULES.count_votes(counted)
            for seat in range(seats):
                expected = counted.votes[seat] - RULES.votes_of_order(counted, seat)
                assert match.view(seat)["you"]["votes"] == expected


@pytest.mark.clause("HP-11", "HP-12")
def test_an_own_choice_is_shown_to_its_seat_until_it_is_revealed() -> None:
    match = Table().hold(0, "gold").hold(1, "swap").actions()
    match.play(0, "pass")
    assert [match.view(seat)["you"]["choice"] for seat in range(3)] == [[], None, None]
    match.play(1, "play swap")
    assert phase(match) == "bid"
    assert [match.view(seat)["you"]["choice"] for seat in range(3)] == [None] * 3
    match.play(2, "bid diamond amber")
    assert match.view(2)["you"]["choice"] == ["diamond", "amber"]
    match.play(1, "bid nothing")
    assert match.view(1)["you"]["choice"] == []


@pytest.mark.clause("HP-11", "HP-12", "HP-42", "HP-44")
def test_only_who_is_asked_can_have_chosen() -> None:
    def chosen(match: Match) -> list[bool]:
        return [row["has_chosen"] for row in match.view(None)["players"]]

    match = Table(4).hold(1, "gold").hold(2, "gold").actions()
    match.play(1, "play gold")
    assert chosen(match) == [False, True, False, False]
    match = Table(4).played(1, "second").played(2, "rubies").bids()
    assert chosen(match) == [False] * 4
    match.play(3, "bid amber")
    assert chosen(match) == [False, False, False, True]
    match.play(0, "bid amber")
    assert (phase(match), chosen(match)) == ("bid-second", [False] * 4)
    match.play(1, "bid nothing")
    assert (phase(match), chosen(match)) == ("take", [False] * 4)


def test_the_table_is_shown_as_it_stands() -> None:
    table = Table(4, first=2).camerlengo(1).hold(3, "swap").display(0, "bichi").display(1, "lugo")
    match = play(table.actions(), "play swap", "choose bichi")
    view = match.view(None)
    shown = ("game", "seats", "first", "last_round", "black_smoke", "phase", "turn", "camerlengo", "ranking")
    assert {key: view[key] for key in shown} == {
        **{"game": "habemus-papam", "seats": 4, "first": 2, "last_round": False, "black_smoke": False},
        **{"phase": "swap-with", "turn": 3, "camerlengo": 1, "ranking": []},
    }
    assert (view["swapping"], view["you"], view["sheet"]) == ("bichi", None, None)
    assert view["bank"] == {"diamond": 0, "ruby": 6, "sapphire": 3, "amber": 3}


@pytest.mark.clause("HP-13")
def test_the_order_of_taking_is_shown_only_while_cards_are_taken() -> None:
    match = Table().offer("lugo death gold camerlengo").display(1, "bichi").bids()
    assert match.view(None)["ranking"] == []
    play(match, "bid nothing", "bid nothing", "bid ruby")
    assert match.view(None)["ranking"] == [2, 0, 1]
    play(match, "take death")
    assert (phase(match), match.view(None)["ranking"]) == ("death", [2, 0, 1])
    play(match, "victim 1", "take lugo", "take gold")
    assert match.view(None)["ranking"] == []


@pytest.mark.clause("HP-13")
def test_a_preview_within_phase_two_shows_no_order_of_an_earlier_round() -> None:
    table = Table().hold(0, "bribe").hold(1, "bribe").display(2, "lugo bichi").round(5)
    for place, seat in enumerate((2, 1, 0)):
        table.state.rank[place] = seat
    match = play(table.actions(), "play bribe", "play bribe")
    assert preview(match, 0, "choose lugo").public["ranking"] == []


@pytest.mark.clause("HP-22")
def test_screens_are_opened_at_the_end_alone() -> None:
    for match in random_game(3, seed=65):
        for row in match.view(None)["players"]:
            is_open = [row[key] is not None for key in ("gold", "gems", "order")]
            assert is_open == [match.over] * 3
        assert (match.view(None)["sheet"] is not None) == match.over
    for seat, row in enumerate(match.view(None)["players"]):
        you = match.view(seat)["you"]
        assert (row["gold"], row["gems"], row["order"]) == (you["gold"], you["gems"], you["orders"][0]["name"])


@pytest.mark.clause("HP-51", "HP-52", "HP-53", "HP-54", "HP-55", "HP-56", "HP-57")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_sheet_at_the_end_adds_up(seats: int) -> None:
    match = finished(seats)
    sheet = match.view(None)["sheet"]
    assert [row["seat"] for row in sheet] == list(range(seats))
    outcome = match.outcome
    assert outcome is not None
    for seat, row in enumerate(sheet):
        parts = ("order", "people", "louis", "gold", "symbols", "squadrone")
        assert sum(row[part] for part in parts) == row["total"] == outcome.points[seat]
        assert row["place"] == outcome.places[seat]
        people = player(match, seat)["people"]
        assert row["people"] == len(people)
        assert row["oldest"] == max((card["age"] for card in people), default=0)
        assert row["symbols"] == len(player(match, seat)["symbols"])


def test_nobodys_turn_is_shown_after_the_end() -> None:
    assert (phase(finished(3)), finished(3).view(None)["turn"]) == ("over", None)


def test_a_view_is_a_copy_of_what_it_shows() -> None:
    match = Table().bids()
    match.view(None)["bank"]["ruby"] = 99
    match.view(0)["you"]["gems"]["ruby"] = 99
    assert (match.view(None)["bank"]["ruby"], match.view(0)["you"]["gems"]["ruby"]) == (7, 1)
