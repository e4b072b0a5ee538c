"""Cooperation's offers (PF-120 to PF-122, PF-125): building, neighbour, place, price, and the answer."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import BUILDING_NAMES
from signoria.games.princes_of_florence.moves import ASK_PRICE, COUNTER, OFFER_KIND, WITH_PARTNER
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table, bonus, own, profession, state_of
from tests.probes import Event, forbids, kinds, play, player, texts

HUNDREDS = range(0, 3001, 100)
OFFER = ["offer tower", "partner 1", "place tower f1 r0"]
"""A tower with two squares in seat 0's principality and one in seat 1's."""


def joined(seats: int = 3, first: int = 0, *, muse_and_princess: bool = False) -> Table:
    """The first player's turn, with nothing on the grids."""
    return Table(seats, first=first, cooperation=True, muse_and_princess=muse_and_princess).actions()


def offered(table: Table, price: int) -> Match:
    """Seat 0 has made an offer to seat 1."""
    return play(table.match(), *OFFER, f"price {price}")


def after(match: Match, *moves: str) -> list[Event]:
    """What everybody is told of these moves."""
    before = len(match.events(None))
    return play(match, *moves).events(None, before)


def florins(match: Match) -> list[int]:
    return [own(match, seat)["florins"] for seat in range(match.seats)]


def points(match: Match) -> list[int]:
    return [player(match, seat)["prestige"] for seat in range(match.seats)]


# -- neighbours (PF-120)


@pytest.mark.clause("PF-120")
@pytest.mark.parametrize(
    ("seats", "neighbours"),
    [
        (2, [[1], [0]]),
        (3, [[1, 2], [0, 2], [0, 1]]),
        (4, [[1, 3], [0, 2], [1, 3], [0, 2]]),
        (5, [[1, 3], [0, 2, 3, 4], [1, 4], [0, 1, 4], [1, 2, 3]]),
    ],
)
def test_offers_go_to_neighbours(seats: int, neighbours: list[list[int]]) -> None:
    for seat in range(seats):
        match = play(joined(seats, first=seat).match(), "offer tower")
        assert player(match, seat)["neighbours"] == neighbours[seat]
        assert texts(match) == [f"partner {other}" for other in neighbours[seat]]
        for other in range(5):
            assert forbids(match, f"partner {other}") == (None if other in neighbours[seat] else "PF-120")
            found = RULES.may(match.state, seat, WITH_PARTNER.number(other))
            assert found == RULES.may_join(match.state, seat, other, 8)


@pytest.mark.clause("PF-120")
def test_the_boards_lie_in_one_area_with_their_palaces_inside() -> None:
    view = joined(5).match().view(None)
    assert [shown["corner"] for shown in view["players"]] == ["a1", "h1", "o1", "d8", "k8"]
    assert view["players"][1]["palace"] == ["j3", "k3", "l3", "j4", "k4", "l4"]
    assert view["players"][4]["palace"] == ["m10", "n10", "o10", "m11", "n11", "o11"]
    base = Table(5).match().view(None)
    assert [shown["corner"] for shown in base["players"]] == ["a1"] * 5
    assert [shown["neighbours"] for shown in base["players"]] == [[]] * 5


@pytest.mark.clause("PF-121")
def test_without_the_expansion_there_are_no_offers() -> None:
    match = Table(3).actions().match()
    assert not any(text.startswith("offer") for text in texts(match))
    for kind in BUILDING_NAMES:
        assert forbids(match, f"offer {kind}") == "PF-121"


# -- an offer, step by step (PF-121, PF-125)


@pytest.mark.clause("PF-121", "PF-125")
def test_an_offer_names_building_neighbour_place_and_price_one_by_one() -> None:
    match = joined().match()
    assert [text for text in texts(match) if text.startswith("offer")] == [f"offer {kind}" for kind in BUILDING_NAMES]
    play(match, "offer tower")
    assert (match.view(None)["phase"], match.to_act, match.view(None)["piece"]) == ("partner", (0,), "tower")
    assert match.view(None)["offer"] is None
    play(match, "partner 1")
    assert (match.view(None)["phase"], match.to_act) == ("join", (0,))
    offer = {"piece": "tower", "partner": 1, "squares": [], "florins": None, "cost": 700, "points": 3}
    assert match.view(None)["offer"] == offer
    assert texts(match) == [f"place tower {column}{row} r0" for row in (1, 2, 5, 6, 7) for column in "fg"]
    play(match, "place tower g2 r0")
    assert (match.view(None)["phase"], match.to_act) == ("price", (0,))
    squares = ["g2", "h2", "i2"]
    offer = {"piece": "tower", "partner": 1, "squares": squares, "florins": None, "cost": 700, "points": 3}
    assert match.view(None)["offer"] == offer
    assert match.events(None) == []
    assert after(match, "price 1200") == [
        {"kind": "joint-proposed", "seat": 0, "piece": "tower", "square": "g2", "turn": "r0"},
        {"kind": "price-asked", "seat": 0, "owner": 1, "florins": 1200},
    ]
    assert (match.view(None)["phase"], match.to_act) == ("answer", (1,))
    offer = {"piece": "tower", "partner": 1, "squares": squares, "florins": 1200, "cost": 700, "points": 3}
    assert match.view(None)["offer"] == offer
    assert (match.view(None)["turn"], match.view(None)["action"]["actions_left"]) == (0, 2)


@pytest.mark.clause("PF-121")
@pytest.mark.parametrize(
    ("seats", "seat", "other", "place", "square", "squares"),
    [
        (2, 0, 1, "opera f5 m180", "f5", ["f5", "g5", "f6", "g6", "h6"]),
        (2, 1, 0, "chapel g1 r0", "g1", ["g1", "h1", "g2"]),
        (3, 2, 0, "tower e6 r90", "e6", ["e6", "e7", "e8"]),
        (3, 2, 1, "chapel h7 r0", "h7", ["h7", "i7", "h8"]),
        (4, 2, 3, "tower f8 r0", "f8", ["f8", "g8", "h8"]),
        (4, 3, 2, "tower g14 r0", "g14", ["g14", "h14", "i14"]),
        (4, 3, 0, "tower a7 r90", "a7", ["a7", "a8", "a9"]),
        (5, 4, 3, "tower i9 r0", "i9", ["i9", "j9", "k9"]),
        (5, 4, 2, "chapel p7 r180", "p7", ["p7", "o8", "p8"]),
        (5, 3, 1, "tower j6 r90", "j6", ["j6", "j7", "j8"]),
    ],
)
def test_either_neighbour_may_offer_across_every_kind_of_border(
    seats: int, seat: int, other: int, place: str, square: str, squares: list[str]
) -> None:
    kind, _, turn = place.split()
    match = play(joined(seats, first=seat).match(), f"offer {kind}", f"partner {other}")
    events = after(match, f"place {place}", "price 300", "accept")
    assert events[:3] == [
        {"kind": "joint-proposed", "seat": seat, "piece": kind, "square": square, "turn": turn},
        {"kind": "price-asked", "seat": seat, "owner": other, "florins": 300},
        {"kind": "tile-placed", "seat": seat, "piece": kind, "square": square, "turn": turn},
    ]
    for one, partner in ((seat, other), (other, seat)):
        assert player(match, one)["tiles"] == [{"piece": kind, "squares": squares, "turn": turn, "partner": partner}]
    assert 43 * seats - sum(player(match, one)["free_squares"] for one in range(seats)) == len(squares)


@pytest.mark.clause("PF-121")
def test_a_joint_building_has_a_square_in_each_of_the_two_principalities_and_none_in_a_third() -> None:
    match = play(joined(4).match(), "offer chapel", "partner 1")
    own_land, other_land = (
        {f"{column}{row}" for column in land for row in range(1, 8)} for land in ("abcdefg", "hijklmn")
    )
    for move in match.legal(0):
        squares = move.data["squares"]
        assert isinstance(squares, list)
        assert own_land.intersection(squares)
        assert other_land.intersection(squares)
        assert own_land | other_land >= set(squares)
    assert forbids(match, "place chapel g7 r180") == "PF-121"
    assert forbids(match, "place chapel g7 r0") == "PF-121"
    assert forbids(match, "place chapel a1 r0") == "PF-121"


@pytest.mark.clause("PF-125", "PF-4")
def test_any_price_from_0_to_3000_can_be_asked_whatever_the_neighbour_has() -> None:
    for purse in (0, 500, 5000):
        match = play(joined(muse_and_princess=True).florins(1, purse).match(), *OFFER)
        assert texts(match) == [f"price {price}" for price in HUNDREDS]
        assert forbids(match, "price 3100") == forbids(match, "price 50") == "PF-125"
        assert [RULES.may_ask_price(match.state, price) for price in (0, 30, 31)] == [0, 0, 125]
        assert RULES.may(match.state, 0, ASK_PRICE.number(30)) == 0


# -- offers that cannot be made


@pytest.mark.clause("PF-122", "PF-44")
def test_no_offer_for_a_building_one_has_or_that_is_gone() -> None:
    table = joined().tile(0, "tower a1 r0")
    assert forbids(table.match(), "offer tower") == "PF-44"
    assert forbids(table.match(), "offer chapel") is None
    gone = joined(5).tile(2, "tower o1 r0").tile(3, "tower d12 r0").tile(4, "tower k12 r0")
    assert gone.match().view(None)["stock"]["tower"] == 0
    assert forbids(gone.match(), "offer tower") == "PF-44"
    assert "offer tower" not in texts(gone.match())


@pytest.mark.clause("PF-122", "PF-48")
@pytest.mark.parametrize(("architects", "cost"), [(0, 700), (1, 300), (2, 300)])
def test_the_bank_is_paid_from_the_own_means_and_by_the_own_architects(architects: int, cost: int) -> None:
    for purse, clause in ((cost, None), (cost - 100, "PF-48")):
        table = joined(muse_and_princess=True).architects(0, architects).architects(1, 3).florins(0, purse)
        assert forbids(table.points(0, 9).match(), "offer tower") == clause
    assert forbids(joined().architects(0, 3).florins(0, 0).match(), "offer tower") is None


@pytest.mark.clause("PF-122", "PF-71", "PF-16")
def test_without_muse_and_princess_points_are_means_too() -> None:
    assert forbids(joined().florins(0, 500).points(0, 2).match(), "offer tower") is None
    assert forbids(joined().florins(0, 500).points(0, 1).match(), "offer tower") == "PF-48"


@pytest.mark.clause("PF-30")
def test_no_offer_without_an_action_left() -> None:
    table = joined(muse_and_princess=True).owner("merchant", 0)
    match = play(table.match(), "freedom travel", "draw bonus", "keep buildings", "rest")
    assert forbids(match, "offer tower") == "PF-30"


@pytest.mark.clause("PF-122")
def test_a_neighbour_who_has_that_building_cannot_be_the_partner() -> None:
    match = play(joined().tile(1, "tower n5 r90").match(), "offer tower")
    assert texts(match) == ["partner 2"]
    assert forbids(match, "partner 1") == "PF-122"
    shared = play(joined().joint(1, 2, "tower i6 r90").match(), "offer chapel")
    assert texts(shared) == ["partner 1", "partner 2"]
    nobody = joined().joint(1, 2, "tower i6 r90").match()
    assert forbids(nobody, "offer tower") == "PF-122"
    assert "offer tower" not in texts(nobody)


@pytest.mark.clause("PF-121", "PF-122")
def test_an_offer_is_refused_for_what_the_only_neighbour_has_and_for_want_of_a_place() -> None:
    """With two the only neighbour has it; with three one neighbour has it and no place is left beside the other."""
    match = joined(2).tile(1, "chapel m3 r0").match()
    assert forbids(match, "offer chapel") == "PF-122"
    assert forbids(match, "offer tower") is None
    table = joined().tile(2, "tower d14 r0").covering(1, "h1 h2 h3 h4 h5 h6 h7")
    assert forbids(table.match(), "offer tower") == "PF-121"


@pytest.mark.compiles
@pytest.mark.parametrize(("kind", "clause"), [("chapel", 122), ("tower", 0)])
def test_an_offer_is_refused_with_the_same_clause_by_compiled_rules(kind: str, clause: int) -> None:
    state = joined(2).tile(1, "chapel m3 r0").match().state
    action = OFFER_KIND.number(BUILDING_NAMES.index(kind))
    assert RULES.may(state, 0, action) == GAME.compiled.may_one(state.to_array(), 0, action) == clause


@pytest.mark.clause("PF-121")
def test_a_border_without_a_place_cannot_be_built_on() -> None:
    """Seat 1's squares along the border to seat 0 are covered, and of the other border's only some."""
    table = joined().covering(1, "h1 h2 h3 h4 h5 h6 h7")
    match = play(table.match(), "offer tower")
    assert texts(match) == ["partner 2"]
    assert forbids(match, "partner 1") == "PF-121"
    table.covering(0, "d7 e7 f7 g7")
    assert forbids(table.match(), "offer tower") == "PF-121"
    assert not any(text.startswith("offer") for text in texts(table.match()))


# -- answers (PF-125)


@pytest.mark.clause("PF-125")
def test_the_neighbour_accepts_declines_or_names_another_price() -> None:
    match = offered(joined(), 500)
    assert texts(match) == ["decline", "accept", *(f"counter {price}" for price in HUNDREDS if price != 500)]
    assert forbids(match, "counter 500") == "PF-125"
    assert match.legal(0) == ()
    assert forbids(match, "accept", 0) == "PF-125"
    assert [RULES.may_counter(match.state, 1, price) for price in (0, 4, 5, 6, 30, 31)] == [0, 0, 125, 0, 0, 125]
    assert RULES.may(match.state, 1, COUNTER.number(30)) == 0


@pytest.mark.clause("PF-125", "PF-16")
@pytest.mark.parametrize(("price", "accepts"), [(400, True), (500, True), (600, False), (3000, False)])
def test_a_neighbour_who_cannot_pay_can_only_decline_or_name_a_price_within_the_means(
    price: int, accepts: bool
) -> None:
    match = offered(joined(muse_and_princess=True).florins(1, 500).points(1, 8), price)
    within = [f"counter {other}" for other in range(0, 501, 100) if other != price]
    assert texts(match) == ["decline", *(["accept"] if accepts else []), *within]
    assert forbids(match, "accept") == (None if accepts else "PF-16")
    assert forbids(match, "counter 700") == "PF-16"


@pytest.mark.clause("PF-125", "PF-16", "PF-71")
def test_without_muse_and_princess_the_neighbours_points_are_means() -> None:
    match = offered(joined().florins(1, 300).points(1, 2), 500)
    assert texts(match) == ["decline", "accept", *(f"counter {price}" for price in range(0, 401, 100))]
    assert forbids(match, "counter 600") == "PF-16"
    assert forbids(offered(joined().florins(1, 300).points(1, 2), 600), "accept") == "PF-16"


@pytest.mark.clause("PF-125")
def test_one_other_price_can_be_named_which_is_accepted_or_dropped() -> None:
    match = offered(joined(), 500)
    assert after(match, "counter 200") == [{"kind": "price-countered", "seat": 1, "owner": 0, "florins": 200}]
    assert (match.view(None)["phase"], match.to_act, texts(match)) == ("reply", (0,), ["accept", "drop"])
    assert match.view(None)["offer"]["florins"] == 200
    for text in ("counter 300", "decline", "price 300"):
        assert forbids(match, text) == "PF-125"
    assert forbids(match, "accept", 1) == "PF-30"
    accepted = play(match.copy(), "accept")
    assert florins(accepted) == [3500 - 700 + 200, 3500 - 200, 3500]
    assert after(match, "drop") == [{"kind": "counter-dropped", "seat": 0, "owner": 1}]
    assert florins(match) == [3500] * 3


@pytest.mark.clause("PF-125")
def test_the_other_price_may_be_higher() -> None:
    match = play(offered(joined(), 500), "counter 2000", "accept")
    assert florins(match) == [3500 - 700 + 2000, 3500 - 2000, 3500]


@pytest.mark.clause("PF-125")
@pytest.mark.parametrize("refusal", [["decline"], ["counter 100", "drop"]])
def test_a_refusal_ends_the_offer_and_spends_no_action(refusal: list[str]) -> None:
    match = play(offered(joined(), 500), *refusal)
    view = match.view(None)
    assert (view["phase"], match.to_act, view["piece"], view["offer"]) == ("act", (0,), None, None)
    assert (view["action"]["actions_left"], view["action"]["refusals"]) == (2, 1)
    state = state_of(match)
    assert (state.piece, state.partner, state.place, state.price) == (-1, -1, -1, -1)
    assert (florins(match), points(match), view["stock"]["tower"]) == ([3500] * 3, [0] * 3, 3)
    assert {"offer tower", "build tower", "draw bonus"} <= set(texts(match))


@pytest.mark.clause("PF-125")
def test_who_declines_is_told_apart_from_who_drops() -> None:
    assert after(offered(joined(), 500), "decline") == [{"kind": "offer-declined", "seat": 1, "owner": 0}]
    assert after(offered(joined(), 500), "counter 0", "drop")[1:] == [
        {"kind": "counter-dropped", "seat": 0, "owner": 1}
    ]


@pytest.mark.clause("PF-125")
def test_after_two_refusals_there_are_no_more_offers_in_the_turn() -> None:
    match = play(offered(joined(), 500), "decline", "offer chapel", "partner 2", "place chapel e7 r0", "price 0")
    assert match.to_act == (2,)
    play(match, "counter 100", "drop")
    assert match.view(None)["action"]["refusals"] == 2
    for kind in BUILDING_NAMES:
        assert forbids(match, f"offer {kind}") == "PF-125"
    assert not any(text.startswith("offer") for text in texts(match))
    play(match, "build tower", "place tower a1 r0")
    assert match.view(None)["action"]["actions_left"] == 1
    assert not any(text.startswith("offer") for text in texts(match))
    play(match, "end")
    assert match.view(None)["action"]["refusals"] == 0
    assert "offer chapel" in texts(match)


@pytest.mark.clause("PF-125", "PF-30")
def test_refusals_are_forgotten_when_the_last_turn_of_a_round_ends_too() -> None:
    match = play(
        joined(2).match(), "end", "offer tower", "partner 0", "place tower f1 r0", "price 500", "decline", "end"
    )
    assert match.view(None)["stage"] == "auctions"
    assert match.view(None)["action"] == {
        "actions_left": 0,
        "drew_profession": False,
        "took_freedom": False,
        "refusals": 0,
        "work_value": 0,
        "work_pay": 0,
        "point_price": 200,
    }


@pytest.mark.clause("PF-125")
def test_an_offer_accepted_is_no_refusal() -> None:
    match = play(offered(joined(), 500), "decline", *OFFER, "price 0", "accept")
    assert match.view(None)["action"]["refusals"] == 1
    assert "offer chapel" in texts(match)


# -- who pays what (PF-122)


@pytest.mark.clause("PF-122", "PF-121")
@pytest.mark.parametrize(("architects", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("price", [0, 100, 700, 3000])
def test_the_active_player_pays_the_bank_and_the_partner_pays_them(architects: int, cost: int, price: int) -> None:
    match = offered(joined().architects(0, architects).architects(1, 3 - architects), price)
    assert after(match, "accept") == [
        {"kind": "tile-placed", "seat": 0, "piece": "tower", "square": "f1", "turn": "r0"},
        {"kind": "joint-built", "seat": 0, "owner": 1, "piece": "tower"},
        {"kind": "partner-paid", "seat": 1, "owner": 0, "florins": price},
        {"kind": "points-gained", "seat": 0, "points": 3, "source": "buildings"},
        {"kind": "points-gained", "seat": 1, "points": 3, "source": "buildings"},
    ]
    assert florins(match) == [3500 - cost + price, 3500 - price, 3500]


@pytest.mark.clause("PF-122", "PF-71")
def test_the_bank_is_paid_before_the_partner_pays_and_points_come_last() -> None:
    match = offered(joined().florins(0, 200).points(0, 6).florins(1, 100).points(1, 4), 500)
    assert after(match, "accept") == [
        {"kind": "went-back", "seat": 0, "points": 5},
        {"kind": "tile-placed", "seat": 0, "piece": "tower", "square": "f1", "turn": "r0"},
        {"kind": "joint-built", "seat": 0, "owner": 1, "piece": "tower"},
        {"kind": "went-back", "seat": 1, "points": 4},
        {"kind": "partner-paid", "seat": 1, "owner": 0, "florins": 500},
        {"kind": "points-gained", "seat": 0, "points": 3, "source": "buildings"},
        {"kind": "points-gained", "seat": 1, "points": 3, "source": "buildings"},
    ]
    assert florins(match) == [500, 0, 3500]
    assert points(match) == [6 - 5 + 3, 4 - 4 + 3, 0]
    assert [player(match, seat)["earned"]["going-back"] for seat in (0, 1)] == [-5, -4]


@pytest.mark.clause("PF-122", "PF-111")
def test_with_muse_and_princess_neither_goes_back_on_the_track() -> None:
    table = joined(muse_and_princess=True).florins(0, 700).points(0, 9).florins(1, 400).points(1, 9)
    match = play(offered(table, 400), "accept")
    assert (florins(match), points(match)) == ([400, 0, 3500], [12, 12, 0])
    assert "went-back" not in kinds(match.events(None))


@pytest.mark.clause("PF-122")
def test_both_own_the_one_tile_and_score() -> None:
    match = play(offered(joined(), 0), "accept")
    assert match.view(None)["stock"]["tower"] == 2
    assert points(match) == [3, 3, 0]
    assert [player(match, seat)["earned"]["buildings"] for seat in range(3)] == [3, 3, 0]
    assert [player(match, seat)["buildings"] for seat in range(3)] == [["tower"], ["tower"], []]
    assert [player(match, seat)["free_squares"] for seat in range(3)] == [41, 42, 43]
    tile = {"piece": "tower", "squares": ["f1", "g1", "h1"], "turn": "r0"}
    assert [player(match, seat)["tiles"] for seat in range(3)] == [
        [{**tile, "partner": 1}],
        [{**tile, "partner": 0}],
        [],
    ]


@pytest.mark.clause("PF-122", "PF-44")
def test_neither_can_build_that_kind_again_alone_or_jointly() -> None:
    match = play(offered(joined(), 0), "accept")
    for _ in range(2):
        assert forbids(match, "build tower") == "PF-44"
        assert forbids(match, "offer tower") == "PF-44"
        play(match, "end")
    assert forbids(match, "build tower") is None
    assert forbids(match, "offer tower") == "PF-122"


@pytest.mark.clause("PF-122", "PF-30")
def test_it_is_an_action_of_the_active_player_only() -> None:
    match = play(offered(joined(), 0), "accept")
    assert (match.to_act, match.view(None)["action"]["actions_left"], match.view(None)["phase"]) == ((0,), 1, "act")
    state = state_of(match)
    assert (state.piece, state.partner, state.place, state.price) == (-1, -1, -1, -1)
    play(match, "offer chapel", "partner 2", "place chapel e7 r0", "price 0", "accept")
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((1,), 2)
    play(match, "freedom travel", "draw bonus", "keep buildings", "rest")
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((2,), 2)


@pytest.mark.clause("PF-122", "PF-31", "PF-50", "PF-54", "PF-80", "PF-107")
def test_the_building_counts_for_both_everywhere() -> None:
    table = joined(muse_and_princess=True)
    for seat in (0, 1, 2):
        table.hand(seat, ("astronomer", "poet", "lawyer")[seat])
    before = table.state.copy()
    after_it = table.joint(0, 1, "tower f1 r0").state
    astronomer = profession("astronomer")
    for seat, shares in ((0, 1), (1, 1), (2, 0)):
        for rule, more, arguments in (
            (RULES.value_of_work, 4, (astronomer,)),
            (RULES.value_of_princess_work, 2, ()),
            (RULES.bonus_value, 1, (bonus("buildings"), 0)),
            (RULES.bonus_value, 2, (bonus("building-sizes"), 0)),
        ):
            assert rule(after_it, seat, *arguments) - rule(before, seat, *arguments) == more * shares
    most = COMPONENTS.prestige_cards.index("most-buildings")
    assert [RULES.prestige_card_points(after_it, seat, most) for seat in range(3)] == [3, 3, 0]


@pytest.mark.clause("PF-120", "PF-100")
def test_both_expansions_can_be_played_together() -> None:
    match = play(Table(2, cooperation=True, muse_and_princess=True).match(), "give up", "give up", "cardinal 3", "pass")
    for kind, place in (("tower", "f1 r0"), ("chapel", "g3 r0"), ("opera", "f6 r0")):
        assert match.to_act == (0,)
        play(match, f"offer {kind}", "partner 1", f"place {kind} {place}", "price 100", "accept")
    assert (match.to_act, points(match), florins(match)) == ((1,), [9, 9], [2500 - 300 - 2100 + 300, 2200])
