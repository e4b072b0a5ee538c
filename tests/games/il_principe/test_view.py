"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json

import pytest

from signoria.games.il_principe.state import CITIES_GONE, NEXT_COLOUR, OPEN_GROUP
from tests.games.il_principe.games import SETTINGS, finished
from tests.games.il_principe.tables import GAME, RULES, Table, cards, points
from tests.probes import play, player

KEYS = {
    "": (
        "game seats options first round last_round phase turn principe may_build deck cities_to_come cities "
        "reserve_each reserve unsold auction colour built shields_due roles regions places players you sheet"
    ),
    "cities": "name size buildings regions price points shields",
    "roles": "name colour rank holder would",
    "regions": "name shields points",
    "places": "name size regions builder",
    "players": "seat points hand_size known shields up down roles cities has_chosen coins hand",
    "sheet": ("seat cities officials clergy roles sets richest fullest regions total coins hand laid place lines"),
}


@pytest.mark.parametrize("seat", [None, 0, 4])
def test_a_view_has_exactly_the_named_keys(seat: int | None) -> None:
    view = finished(5, "second", True).view(seat)
    assert list(view) == KEYS[""].split()
    for part in ("cities", "roles", "regions", "places", "players", "sheet"):
        for row in view[part]:
            assert row is None or list(row) == KEYS[part].split()
    assert json.loads(json.dumps(view)) == view


def test_an_auction_is_shown_with_exactly_the_named_keys() -> None:
    match = Table().coins(4, 4, 4).reserve(red=2, blue=3).match(OPEN_GROUP)
    assert list(match.view(0)["auction"]) == ["colour", "count", "role", "bid", "bidder", "bidding", "passed"]
    assert match.view(0)["reserve"] == [{"colour": "red", "count": 2}, {"colour": "blue", "count": 3}]
    assert match.view(0)["colour"] == "red"
    play(match, "bid 2", "pass")
    assert match.view(None)["auction"] == {
        "colour": "red",
        "count": 2,
        "role": None,
        "bid": 2,
        "bidder": 1,
        "bidding": [0, 1],
        "passed": [2],
    }


@pytest.mark.clause("IP-13", "IP-32")
def test_a_seat_is_shown_its_hand_its_coins_and_what_it_lacks_for_each_city() -> None:
    match = Table().coins(3, 5, 4).hand(0, green=1, white=2, red=1, blue=1).match()
    assert match.view(None)["you"] is None
    assert match.view(0)["you"] == {
        "seat": 0,
        "coins": 3,
        "hand": cards(green=1, white=2, red=1, blue=1),
        "choice": None,
        "offers": [
            {"city": "siena", "payable": True, "missing": [], "missing_coins": 0},
            {"city": "milano", "payable": False, "missing": ["blue", "yellow"], "missing_coins": 1},
            {"city": "firenze", "payable": False, "missing": ["green", "yellow"], "missing_coins": 2},
            {"city": "lucca", "payable": False, "missing": [], "missing_coins": 1},
        ],
    }


def test_a_place_without_a_city_is_shown_empty_and_offers_nothing() -> None:
    match = Table().cities("siena milano").match()
    assert [shown and shown["name"] for shown in match.view(0)["cities"]] == ["siena", "milano", None, None]
    assert [offer["city"] for offer in match.view(0)["you"]["offers"]] == ["siena", "milano"]


@pytest.mark.clause("IP-12")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (5, 2)])
def test_an_own_choice_for_the_reserve_is_shown_to_its_seat_until_it_is_revealed(seats: int, each: int) -> None:
    match = GAME.start(seats, seed=4)
    assert match.view(None)["reserve_each"] == each
    move = match.legal(1)[-1]
    match.play(1, move)
    assert match.view(1)["you"]["choice"] == move.data["colours"]
    assert len(match.view(1)["you"]["choice"]) == each
    assert match.view(0)["you"]["choice"] is None
    for seat in match.to_act:
        match.play(seat, match.legal(seat)[0])
    assert match.view(1)["you"]["choice"] is None


def test_the_table_is_shown_as_it_stands() -> None:
    table = Table(4, first=2, edition="first", abundance=True).round(5).coins(9, 9, 9, 9).roles(3, "minor-red")
    table.hand(2, blue=2, red=1, yellow=1).won(1, green=2).up(1, white=2).down(1, red=1).shields(red="11")
    match = play(table.unsold(blue=2).match(), "build milano", "shield blue")
    view = match.view(None)
    shown = ("game", "seats", "options", "first", "round", "last_round", "phase", "turn", "principe", "may_build")
    assert {key: view[key] for key in shown} == {
        "game": "il-principe",
        "seats": 4,
        "options": {"edition": "first", "abundance": True},
        "first": 2,
        "round": 5,
        "last_round": False,
        "phase": "shields",
        "turn": 2,
        "principe": 2,
        "may_build": True,
    }
    assert (view["built"], view["shields_due"], view["cities_to_come"], view["unsold"]) == (
        "milano",
        1,
        4,
        cards(blue=2),
    )
    assert player(match, 1) == {
        "seat": 1,
        "points": 0,
        "hand_size": 2,
        "known": cards(green=2),
        "shields": 9,
        "up": cards(white=2),
        "down": cards(red=1),
        "roles": [],
        "cities": [],
        "has_chosen": False,
        "coins": None,
        "hand": None,
    }
    assert (player(match, 2)["cities"], player(match, 3)["roles"], points(match)) == (
        ["milano"],
        ["minor-red"],
        [0, 0, 6, 1],
    )


def test_a_city_is_shown_with_what_it_asks_and_brings() -> None:
    assert Table().match().view(None)["cities"][2] == {
        "name": "firenze",
        "size": "large",
        "buildings": ["green", "green", "red", "blue", "yellow"],
        "regions": ["green", "brown", "violet"],
        "price": 5,
        "points": 8,
        "shields": 2,
    }


# -- who would get what now


@pytest.mark.clause("IP-41", "IP-42", "IP-43", "IP-44")
def test_roles_show_who_would_have_them_now() -> None:
    table = Table(4).up(0, blue=4, red=3).up(1, blue=2, red=3).up(2, blue=2, green=1).up(3, red=1)
    would = {shown["name"]: shown["would"] for shown in table.match().view(None)["roles"]}
    assert {name: seats for name, seats in would.items() if seats} == {
        "major-green": [2],
        "major-red": [0, 1],
        "major-blue": [0],
        "minor-blue": [1, 2],
    }


@pytest.mark.clause("IP-42")
def test_who_would_have_a_role_is_who_gets_it() -> None:
    table = Table().up(0, white=3, yellow=1).up(1, white=1, yellow=2).up(2, red=1)
    would = {shown["name"]: shown["would"] for shown in table.match().view(None)["roles"] if shown["would"]}
    match = table.match(NEXT_COLOUR)
    held = {shown["name"]: [shown["holder"]] for shown in match.view(None)["roles"] if shown["holder"] is not None}
    assert held == would


@pytest.mark.clause("IP-64")
def test_regions_show_the_shields_and_the_points_they_would_bring_now() -> None:
    shown = {row["name"]: row for row in Table().shields(red="0012", brown="12").match().view(None)["regions"]}
    assert list(shown) == ["blue", "green", "red", "yellow", "brown", "violet"]
    assert (shown["red"]["shields"], shown["red"]["points"]) == ([2, 1, 1], [5, 2, 2])
    assert (shown["brown"]["shields"], shown["brown"]["points"]) == ([0, 1, 1], [0, 5, 5])
    assert (shown["blue"]["shields"], shown["blue"]["points"]) == ([0, 0, 0], [0, 0, 0])


# -- the end


@pytest.mark.clause("IP-60", "IP-61", "IP-62", "IP-63", "IP-64", "IP-65")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_the_sheet_at_the_end_adds_up(seats: int, edition: str, abundance: bool) -> None:
    match = finished(seats, edition, abundance)
    sheet = match.view(None)["sheet"]
    assert [row["seat"] for row in sheet] == list(range(seats))
    outcome = match.outcome
    assert outcome is not None
    sources = ("cities", "officials", "clergy", "roles", "sets", "richest", "fullest", "regions")
    for seat, row in enumerate(sheet):
        assert sum(row[source] for source in sources) == row["total"] == outcome.points[seat]
        assert (row["place"] == 1) == (seat in outcome.winners)
        shown = player(match, seat)
        assert (row["coins"], row["hand"]) == (shown["coins"], sum(shown["hand"].values()))
        assert row["laid"] == sum(shown["up"].values()) + sum(shown["down"].values())
        assert row["regions"] == sum(region["points"][seat] for region in match.view(None)["regions"])


def test_there_is_no_sheet_before_the_end_and_nobodys_turn_after_it() -> None:
    for seat in (None, 0, 1):
        assert GAME.start(2, seed=1).view(seat)["sheet"] is None
    assert GAME.start(2, seed=1).view(None)["turn"] is None
    table = Table().hand(1, red=2)
    RULES.end_game(table.state, CITIES_GONE)
    assert (table.match().view(None)["phase"], table.match().view(None)["turn"]) == ("over", None)
    assert table.match().view(None)["players"][1]["hand"] == cards(red=2)


def test_a_view_is_a_copy_of_what_it_shows() -> None:
    match = Table().won(0, red=1).match()
    match.view(None)["players"][0]["known"]["red"] = 7
    assert player(match, 0)["known"] == cards(red=1)
