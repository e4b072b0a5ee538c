"""What only a seat itself is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_states
from tests.games.princes_of_florence.situations import SITUATIONS, returning
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, Table, own
from tests.probes import play, player

NOTHING_REMEMBERED: dict[str, dict[str, str]] = {"profession": {}, "bonus": {}, "prestige": {}}


def names_in(view: Any) -> Iterator[str]:
    """Every string anywhere in a view."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict):
        for value in view.values():
            yield from names_in(value)
    elif isinstance(view, list):
        for value in view:
            yield from names_in(value)


@pytest.mark.clause("PF-4")
def test_a_seat_is_shown_its_own_purse_and_cards_with_their_worth() -> None:
    table = Table(3).florins(1, 1800).hand(1, "poet", "lawyer").worked(1, "painter").jesters(1, 2).architects(1, 1)
    table.bonus(1, "lakes", "hand", "table", "architects").prestige(1, "two-large", "most-jesters", "most-architects")
    table.tile(1, "lake e1 r90").jesters(0, 2)
    shown = own(table.match(), 1)
    reasons = [card.pop("reasons") for card in shown["hand"]]
    assert [sum(reason["points"] for reason in why) for why in reasons] == [7, 10]
    assert {key: shown[key] for key in shown if key != "ground"} == {
        "seat": 1,
        "florins": 1800,
        "hand": [
            {"name": "lawyer", "building": "library", "landscape": "forest", "freedom": "opinion", "value": 7},
            {"name": "poet", "building": "theatre", "landscape": "lake", "freedom": "travel", "value": 10},
        ],
        "princess_work": 3 + 2 + 3,
        "bonus": [
            {"name": "lakes", "value": 2},
            {"name": "architects", "value": 2},
            {"name": "hand", "value": 1},
            {"name": "table", "value": 2},
        ],
        "prestige_cards": [
            {"name": "two-large", "value": 0, "points": 5},
            {"name": "most-jesters", "value": 3, "points": 6, "tied": 3},
            {"name": "most-architects", "value": 6, "points": 6, "tied": 3},
        ],
        "returned": None,
        "looked": [],
        "looked_professions": [],
        "looked_cards": [],
        "recruits": [],
        "remembered": NOTHING_REMEMBERED,
    }


@pytest.mark.clause("PF-68", "PF-69", "PF-31")
def test_while_bonus_cards_are_played_their_worth_is_what_they_then_add() -> None:
    table = Table(3).hand(0, "poet", "lawyer", "painter").jesters(0, 2).worked(0, "botanist")
    match = play(table.bonus(0, "hand", "table", "jesters").actions().match(), "work poet")
    shown = {row["name"]: row["value"] for row in own(match, 0)["bonus"]}
    for name in ("hand", "table", "jesters"):
        play(match, f"bonus {name}")
    added = {event["card"]: event["value"] for event in match.events(None) if event["kind"] == "bonus-played"}
    assert added == {"hand": 2, "table": 2, "jesters": 4}
    assert shown == added


@pytest.mark.clause("PF-68", "PF-69")
def test_while_somebody_else_plays_bonus_cards_the_own_are_worth_what_they_were() -> None:
    table = Table(3).hand(0, "poet", "lawyer", "painter").jesters(0, 2).bonus(0, "jesters")
    table.hand(1, "sculptor", "botanist").bonus(1, "hand", "table")
    match = table.actions().match()
    before = own(match, 1)["bonus"]
    assert before == [{"name": "hand", "value": 1}, {"name": "table", "value": 1}]
    play(match, "work poet")
    assert match.view(None)["phase"] == "bonus"
    assert own(match, 1)["bonus"] == before


@pytest.mark.clause("PF-108")
def test_places_on_the_track_are_shown() -> None:
    match = Table(4).points(0, 5).points(1, 9).points(2, 9).match()
    assert [player(match, seat)["place"] for seat in range(4)] == [3, 1, 1, 4]


@pytest.mark.clause("PF-68")
def test_no_bonus_card_is_worth_less_than_nothing() -> None:
    match = Table(3).bonus(0, "hand").match()
    assert own(match, 0)["bonus"] == [{"name": "hand", "value": 0}]


@pytest.mark.clause("PF-2")
def test_a_seat_is_shown_what_it_gave_back() -> None:
    match = returning()
    dealt = [held["name"] for held in own(match, 2)["hand"]]
    match.play(2, f"return {dealt[1]}")
    assert (own(match, 2)["returned"], own(match, 0)["returned"]) == (dealt[1], None)
    assert [held["name"] for held in own(match, 2)["hand"]] == dealt
    assert match.view(None)["waiting_for"] == [0, 1]
    assert player(match, 2)["professions"] == 4
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert own(match, 2)["returned"] == dealt[1]
    assert [held["name"] for held in own(match, 2)["hand"]] == [dealt[0], *dealt[2:]]
    assert player(match, 2)["professions"] == 3


@pytest.mark.clause("PF-4", "PF-24")
def test_a_seat_is_shown_the_cards_it_put_under_a_pile_where_they_lie() -> None:
    match = play(SITUATIONS["looking_at_prestige_cards"](), "keep two-large", "under most-landscapes", "rest")
    remembered = {"10": "most-landscapes", "11": "most-buildings", "12": "fewest-squares", "13": "three-landscapes"}
    assert own(match, 1)["remembered"] == {**NOTHING_REMEMBERED, "prestige": remembered}
    assert own(match, 0)["remembered"] == NOTHING_REMEMBERED
    assert match.view(None)["piles"]["prestige"] == 13


@pytest.mark.clause("PF-4", "PF-24")
def test_what_another_player_takes_up_is_forgotten_and_the_rest_moves_up() -> None:
    table = Table(3, muse_and_princess=True).prestige(2, *COMPONENTS.prestige_cards[7:]).owner("professor", 0)
    match = play(table.actions().match(), "professor prestige", "keep most-buildings", "rest", "end", "end", "end")
    assert own(match, 0)["remembered"]["prestige"] == {
        "3": "two-large",
        "4": "fewest-squares",
        "5": "three-landscapes",
        "6": "most-landscapes",
    }
    play(match, "open prestige", "pass", "pass")
    assert own(match, 0)["remembered"]["prestige"] == {"1": "most-landscapes"}
    play(match, "keep most-lakes", "rest")
    assert own(match, 0)["remembered"]["prestige"] == {"1": "most-landscapes"}
    assert own(match, 1)["remembered"]["prestige"] == {
        "2": "most-forests",
        "3": "two-large",
        "4": "fewest-squares",
        "5": "three-landscapes",
    }


@pytest.mark.clause("PF-4")
def test_views_differ_only_in_what_the_seat_itself_knows() -> None:
    for situation in SITUATIONS.values():
        match = situation()
        spectator = match.view(None)
        assert spectator["you"] is None
        for seat in range(match.seats):
            view = match.view(seat)
            assert {**view, "you": None} == spectator
            assert view["you"]["seat"] == seat
            assert GAME.kit.own_view(GAME, match.state, seat) == {"you": view["you"]}


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize(("seats", "options"), SETTINGS[::3], ids=name_of)
def test_nothing_is_shown_of_other_purses_hands_and_piles(seats: int, options: Options) -> None:
    """Every other seat's secrets are exchanged for something else, and no view notices."""
    for step, state in enumerate(random_states(seats, options, seed=8)):
        if step % 9 or state.phase == 0:
            continue
        before = GAME.kit.view(GAME, state, 0)
        changed = state.copy()
        for seat in range(1, seats):
            changed.florins[seat] = 77
            changed.hand[seat] = 0
            changed.bonus_hand[seat] = 0
            changed.prestige_hand[seat] = 0
            changed.returned[seat] = 3
            for place in range(5):
                changed.looked[seat, place] = 2
        for pile in range(3):
            for place in range(changed.pile_size[pile]):
                if not changed.pile_known[pile, place] & 1:
                    changed.pile[pile, place] = 0
        assert GAME.kit.view(GAME, changed, 0) == before


@pytest.mark.clause("PF-4")
def test_a_spectator_sees_no_secret_card() -> None:
    table = Table(3).hand(0, "poet").bonus(0, "lakes").prestige(0, "two-large").florins(0, 12300)
    shown = set(names_in(table.match().view(None)))
    assert not shown & {"poet", "lakes", "two-large"}
    assert {"poet", "lakes", "two-large"} <= set(names_in(table.match().view(0)))
    assert not {"poet", "lakes", "two-large"} & set(names_in(table.match().view(1)))
