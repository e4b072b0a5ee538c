"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.princes_of_florence.games import SETTINGS, Options, finished, name_of, random_states
from tests.games.princes_of_florence.situations import SITUATIONS, over, returning
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, Table, own
from tests.probes import play, player

KEYS = {
    "": "game seats options first round rounds minimum minimums shapes costs stage phase turn waiting_for supply stock"
    " freedoms piles auction characters action piece offer looking players you sheet",
    "auction": "items opening item florins next bidder passed out sold",
    "action": "actions_left drew_profession took_freedom refusals work_value work_pay point_price",
    "characters": "name low high owner taken standing number florins",
    "players": "seat prestige place earned professions known_professions table recruiting_hand recruiting_table bonus"
    " prestige_cards jesters architects freedoms buildings landscapes building_cost best_work corner palace tiles"
    " free_squares neighbours",
    "you": "seat florins princess_work hand bonus prestige_cards returned looked looked_professions looked_cards"
    " recruits remembered ground",
    "sheet": "seat earned cards total florins place lines",
}
SOURCES = [
    "works", "best-works", "buildings", "landscapes", "architects", "merchant", "cards", "banker", "going-back",
]  # fmt: skip
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


# -- what there is to see


@pytest.mark.parametrize("seat", [None, 0, 4])
def test_a_view_has_exactly_the_named_keys(seat: int | None) -> None:
    view = finished(5, True, True).view(seat)
    assert list(view) == KEYS[""].split()
    assert list(view["auction"]) == KEYS["auction"].split()
    assert list(view["action"]) == KEYS["action"].split()
    for part in ("characters", "players", "sheet"):
        for row in view[part]:
            assert list(row) == KEYS[part].split()
    for row in (*view["players"], *view["sheet"]):
        assert list(row["earned"]) == SOURCES
    for shown in view["players"]:
        assert all(list(tile) == ["piece", "squares", "turn", "partner"] for tile in shown["tiles"])
    if seat is not None:
        assert list(view["you"]) == KEYS["you"].split()
        assert list(view["you"]["remembered"]) == ["profession", "bonus", "prestige"]


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_every_view_is_plain_words_and_numbers(name: str) -> None:
    match = SITUATIONS[name]()
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.clause("PF-1", "PF-3", "PF-75")
def test_a_table_set_up_is_shown() -> None:
    view = returning().view(None)
    assert {key: view[key] for key in KEYS[""].split()[:14] if key != "shapes"} == {
        "game": "princes-of-florence",
        "seats": 3,
        "options": {"muse_and_princess": False, "cooperation": False, "scarce_freedoms": False},
        "first": 1,
        "round": 0,
        "rounds": 7,
        "minimum": 0,
        "minimums": [7, 10, 12, 14, 15, 16, 17],
        "costs": {"profession": 300, "freedom": 300, "bonus": 300},
        "stage": "opening",
        "phase": "return",
        "turn": 1,
        "waiting_for": [0, 1, 2],
    }
    items = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "architect": 6, "prestige": 14, "recruiting": 5}
    assert view["supply"] == items
    assert set(view["stock"].values()) == {3}
    assert len(view["stock"]) == 10
    assert view["freedoms"] == {"travel": 2, "religion": 2, "opinion": 2}
    assert view["piles"] == {"profession": 21 - 12, "bonus": 20, "prestige": 14}
    assert view["auction"] == {
        "items": view["supply"],
        "opening": 200,
        "item": None,
        "florins": 0,
        "next": None,
        "bidder": None,
        "passed": [],
        "out": [],
        "sold": [],
    }
    assert view["action"] == {
        "actions_left": 0,
        "drew_profession": False,
        "took_freedom": False,
        "refusals": 0,
        "work_value": 0,
        "work_pay": 0,
        "point_price": 200,
    }
    assert (view["characters"], view["piece"], view["offer"], view["looking"]) == ([], None, None, None)
    assert (view["you"], view["sheet"]) == (None, None)
    assert view["players"][2] == {
        "seat": 2,
        "prestige": 0,
        "place": 1,
        "earned": dict.fromkeys(SOURCES, 0),
        "professions": 4,
        "known_professions": [],
        "table": [],
        "recruiting_hand": 0,
        "recruiting_table": 0,
        "bonus": 0,
        "prestige_cards": 0,
        "jesters": 0,
        "architects": 0,
        "freedoms": [],
        "buildings": [],
        "landscapes": {"forest": 0, "lake": 0, "park": 0},
        "building_cost": 700,
        "best_work": 0,
        "corner": "a1",
        "palace": ["a6", "b6", "c6", "a7", "b7", "c7"],
        "tiles": [],
        "free_squares": 43,
        "neighbours": [],
    }


def test_the_options_are_shown() -> None:
    match = GAME.start(2, seed=1, scarce_freedoms=True, cooperation=True)
    assert match.view(0)["options"] == {"muse_and_princess": False, "cooperation": True, "scarce_freedoms": True}


@pytest.mark.clause("PF-32")
@pytest.mark.parametrize(("number", "minimum"), list(enumerate([7, 10, 12, 14, 15, 16, 17], start=1)))
def test_the_round_is_shown_with_its_minimum(number: int, minimum: int) -> None:
    view = Table(3, first=2).round(number).match().view(None)
    assert (view["round"], view["minimum"], view["stage"], view["phase"]) == (number, minimum, "auctions", "open")
    assert (view["turn"], view["waiting_for"], view["first"]) == (2, [2], 2)


# -- the parts of a round


@pytest.mark.clause("PF-11", "PF-14")
def test_an_auction_is_shown_with_who_is_in_it() -> None:
    match = play(Table(4).match(), "open jester", "pass", "pass", "pass", "open lake", "bid 300", "pass")
    view = match.view(None)
    assert view["auction"] == {
        "items": view["supply"],
        "opening": 200,
        "item": "lake",
        "florins": 300,
        "next": 400,
        "bidder": 2,
        "passed": [3],
        "out": [0],
        "sold": ["jester"],
    }
    assert (view["turn"], view["waiting_for"], view["phase"]) == (1, [1], "bid")
    play(match, "pass")
    view = match.view(None)
    assert (view["phase"], view["piece"], view["waiting_for"]) == ("place", "lake", [2])
    play(match, "place lake a1 r0", "give up")
    view = match.view(None)
    assert view["auction"] == {
        "items": view["supply"],
        "opening": 200,
        "item": None,
        "florins": 0,
        "next": None,
        "bidder": None,
        "passed": [],
        "out": [0, 1, 2],
        "sold": ["lake", "jester"],
    }
    assert (view["phase"], view["waiting_for"], view["piece"]) == ("last", [3], None)
    assert (view["supply"]["lake"], view["supply"]["jester"]) == (5, 6)


@pytest.mark.clause("PF-76")
def test_with_two_players_a_landscape_is_sold() -> None:
    view = SITUATIONS["choosing"]().view(None)
    assert (view["auction"]["item"], view["auction"]["sold"], view["phase"]) == ("landscape", ["landscape"], "choose")
    assert list(view["auction"]["items"]) == ["landscape", "jester", "architect", "prestige", "recruiting"]
    assert view["auction"]["items"]["landscape"] == sum(view["supply"][kind] for kind in ("forest", "lake", "park"))
    assert (view["auction"]["opening"], view["auction"]["next"]) == (300, None)


@pytest.mark.clause("PF-10", "PF-24")
def test_the_prestige_cards_for_sale_are_those_of_their_pile() -> None:
    view = Table(3).prestige(0, "two-large", "most-parks").match().view(None)
    assert (view["supply"]["prestige"], view["piles"]["prestige"]) == (12, 12)


@pytest.mark.clause("PF-101", "PF-102", "PF-103", "PF-110")
def test_characters_are_shown_with_pieces_owners_and_the_bankers_money() -> None:
    match = play(Table(2, muse_and_princess=True).characters().match(), "muse 3", "cardinal 5")
    assert match.view(None)["characters"] == [
        {
            "name": name,
            "low": 0 if name == "banker" else 3,
            "high": 5 if name == "banker" else 15,
            "owner": {"muse": 0, "cardinal": 1}.get(name),
            "taken": name in ("muse", "cardinal"),
            "standing": None,
            "number": None,
            "florins": 600 if name == "banker" else 0,
        }
        for name in ("muse", "cardinal", "princess", "merchant", "professor", "banker")
    ]
    standing = play(Table(3, muse_and_princess=True).characters().match(), "professor 4", "banker 0").view(None)
    assert [row["florins"] for row in standing["characters"]] == [0, 0, 0, 0, 0, 600]
    assert [(row["standing"], row["number"]) for row in standing["characters"]] == [
        *[(None, None)] * 4,
        (0, 4),
        (1, 0),
    ]
    assert standing["stage"] == "characters"


@pytest.mark.clause("PF-110")
def test_no_money_lies_on_the_banker_between_his_being_taken_and_the_next_phase() -> None:
    match = play(Table(2, muse_and_princess=True).characters().match(), "banker 2", "pass")
    florins = [match.view(None)["characters"][5]["florins"]]
    play(match, "end", "end")
    florins.append(match.view(None)["characters"][5]["florins"])
    play(match, "give up", "give up")
    florins.append(match.view(None)["characters"][5]["florins"])
    assert florins == [0, 0, 600]


@pytest.mark.clause("PF-30")
def test_an_action_turn_is_shown() -> None:
    table = Table(3, first=1).hand(1, "poet").jesters(1, 3)
    match = play(table.actions().match(), "freedom travel")
    assert match.view(None)["action"] == {
        "actions_left": 1,
        "drew_profession": False,
        "took_freedom": True,
        "refusals": 0,
        "work_value": 0,
        "work_pay": 0,
        "point_price": 200,
    }
    assert match.view(None)["freedoms"] == {"travel": 1, "religion": 2, "opinion": 2}
    drawn = play(match.copy(), "draw profession")
    assert drawn.view(None)["action"]["drew_profession"] is True
    play(match, "work poet")
    assert (match.view(None)["phase"], match.view(None)["action"]["work_value"]) == ("pay", 10)
    play(match, "prestige 4")
    assert match.view(None)["action"]["took_freedom"] is False
    assert (player(match, 1)["best_work"], player(match, 1)["table"]) == (10, ["poet"])
    assert player(match, 1)["earned"]["works"] == 4


@pytest.mark.clause("PF-24", "PF-45", "PF-47", "PF-4")
@pytest.mark.parametrize(
    ("name", "pile", "cards"),
    [
        ("looking_at_prestige_cards", "prestige", 5),
        ("putting_prestige_cards_under", "prestige", 4),
        ("looking_at_professions", "profession", 5),
        ("looking_at_the_last_call", "bonus", 5),
        ("putting_bonus_cards_under", "bonus", 4),
    ],
)
def test_who_looks_at_cards_is_shown_and_only_to_that_player_which(name: str, pile: str, cards: int) -> None:
    match = SITUATIONS[name]()
    assert match.view(None)["looking"] == {"seat": 1, "pile": pile, "cards": cards}
    first = {"prestige": 1, "bonus": 1}.get(pile, 0) if cards == 4 else 0
    number = ("profession", "bonus", "prestige").index(pile)
    assert own(match, 1)["looked"] == list(COMPONENTS.cards(number)[first : first + cards])
    assert own(match, 0)["looked"] == own(match, 2)["looked"] == []


# -- a principality


@pytest.mark.clause("PF-4", "PF-26", "PF-40")
def test_a_principality_is_shown_as_it_lies() -> None:
    table = Table(3).hand(1, "poet", "lawyer").worked(1, "painter", "botanist").recruiting(1, in_hand=1, on_table=2)
    table.bonus(1, "lakes", "hand").prestige(1, "two-large").jesters(1, 2).architects(1, 1).freedoms(
        1, "travel", "opinion"
    )
    table.tile(1, "tower a1 r0").tile(1, "lake e1 r90").tile(1, "opera d4 m180").points(1, 12)
    assert player(table.match(), 1) == {
        "seat": 1,
        "prestige": 12,
        "place": 1,
        "earned": {**dict.fromkeys(SOURCES, 0), "works": 12},
        "professions": 2,
        "known_professions": [],
        "table": ["botanist", "painter"],
        "recruiting_hand": 1,
        "recruiting_table": 2,
        "bonus": 2,
        "prestige_cards": 1,
        "jesters": 2,
        "architects": 1,
        "freedoms": ["travel", "opinion"],
        "buildings": ["opera", "tower"],
        "landscapes": {"forest": 0, "lake": 1, "park": 0},
        "building_cost": 300,
        "best_work": 0,
        "corner": "a1",
        "palace": ["a6", "b6", "c6", "a7", "b7", "c7"],
        "tiles": [
            {"piece": "tower", "squares": ["a1", "b1", "c1"], "turn": "r0", "partner": None},
            {"piece": "lake", "squares": ["e1", "f1", "f2", "f3"], "turn": "r90", "partner": None},
            {"piece": "opera", "squares": ["d4", "e4", "d5", "e5", "f5"], "turn": "m180", "partner": None},
        ],
        "free_squares": 43 - 12,
        "neighbours": [],
    }


@pytest.mark.clause("PF-25", "PF-4")
def test_a_recruited_profession_is_known_to_all_until_it_works() -> None:
    table = Table(3, first=1).worked(0, "poet", "painter").hand(1, "lawyer").jesters(1, 3).recruiting(1, in_hand=1)
    match = play(table.actions().match(), "recruit poet")
    assert player(match, 1)["known_professions"] == ["poet"]
    assert (player(match, 0)["table"], player(match, 0)["recruiting_table"]) == (["painter"], 1)
    assert player(match, 1)["recruiting_hand"] == 0
    play(match, "work poet", "prestige 0")
    assert (player(match, 1)["known_professions"], player(match, 1)["table"]) == ([], ["poet"])


@pytest.mark.clause("PF-71")
def test_going_back_is_shown_among_the_points() -> None:
    match = play(Table(3).florins(0, 100).points(0, 5).match(), "open jester", "pass", "pass")
    assert player(match, 0)["prestige"] == 4
    assert player(match, 0)["earned"] == {**dict.fromkeys(SOURCES, 0), "works": 5, "going-back": -1}


# -- what only the seat knows


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


# -- the end


@pytest.mark.clause("PF-72", "PF-70")
@pytest.mark.parametrize("cooperation", [False, True])
@pytest.mark.parametrize("muse_and_princess", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sheet_at_the_end_explains_every_point(seats: int, muse_and_princess: bool, cooperation: bool) -> None:
    match = finished(seats, muse_and_princess, cooperation)
    view = match.view(None)
    outcome = match.outcome
    assert outcome is not None
    assert (view["phase"], view["stage"], view["turn"], view["waiting_for"]) == ("over", "over", None, [])
    assert [row["seat"] for row in view["sheet"]] == list(range(seats))
    for seat, row in enumerate(view["sheet"]):
        assert row["total"] == sum(row["earned"].values()) == outcome.points[seat] == player(match, seat)["prestige"]
        assert row["earned"]["cards"] == sum(card["value"] for card in row["cards"])
        assert len(row["cards"]) == player(match, seat)["prestige_cards"]
        held = own(match, seat)["prestige_cards"]
        assert row["cards"] == [{"name": card["name"], "value": card["value"]} for card in held]
        assert row["florins"] == own(match, seat)["florins"]
        assert row["place"] == outcome.places[seat]
        assert row["earned"]["going-back"] <= 0
        assert muse_and_princess or row["earned"]["merchant"] == row["earned"]["banker"] == 0
        assert not muse_and_princess or row["earned"]["going-back"] == 0


@pytest.mark.clause("PF-72", "PF-110", "PF-108", "PF-35")
def test_the_sheet_tells_where_points_came_from() -> None:
    table = Table(3, muse_and_princess=True).round(7).points(0, 9).prestige(0, "most-jesters")
    table.hand(0, "poet").jesters(0, 6).owning(0, "theatre").characters()
    match = play(table.match(), "pass", "merchant 3", "banker 0", "later")
    play(match, "work poet", "prestige 8", "end", "end", "end")
    empty = dict.fromkeys(SOURCES, 0)
    sheet = match.view(None)["sheet"]
    lines = [row.pop("lines") for row in sheet]
    assert sheet == [
        {
            "seat": 0,
            "earned": {**empty, "works": 17, "best-works": 3, "cards": 6},
            "cards": [{"name": "most-jesters", "value": 6}],
            "total": 26,
            "florins": 3600,
            "place": 1,
        },
        {"seat": 1, "earned": {**empty, "merchant": 2}, "cards": [], "total": 2, "florins": 3200, "place": 3},
        {"seat": 2, "earned": {**empty, "banker": 21}, "cards": [], "total": 21, "florins": 0, "place": 2},
    ]
    assert lines == [
        [
            {"clause": "PF-33", "points": 17, "why": "works", "florins": 3400},
            {"clause": "PF-35", "points": 3, "why": "best-works", "count": 1},
            {"clause": "PF-89", "points": 6, "why": "card", "card": "most-jesters"},
        ],
        [{"clause": "PF-108", "points": 2, "why": "merchant"}],
        [{"clause": "PF-110", "points": 21, "why": "banker", "florins": 4200}],
    ]


def test_there_is_no_sheet_before_the_end() -> None:
    for situation in SITUATIONS.values():
        for seat in (None, 0, 1):
            assert situation().view(seat)["sheet"] is None
    assert over().view(None)["sheet"] is not None


def test_a_view_is_a_copy_of_what_it_shows() -> None:
    match = Table(3).tile(0, "tower a1 r0").match()
    before = json.dumps(match.view(0))
    changed = match.view(0)
    changed["players"][0]["tiles"][0]["squares"].append("z9")
    changed["supply"]["jester"] = 0
    changed["stock"].clear()
    assert json.dumps(match.view(0)) == before
