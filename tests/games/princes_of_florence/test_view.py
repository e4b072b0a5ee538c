"""What everybody is shown."""

from __future__ import annotations

import json

import pytest

from tests.games.princes_of_florence.games import finished
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


# -- the end


@pytest.mark.few(6)
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
