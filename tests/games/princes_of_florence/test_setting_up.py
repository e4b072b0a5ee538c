"""Setting up (PF-1 to PF-5, PF-75, PF-77): principalities, supplies, and each keeps three professions of four."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria import CannotUndo, Match
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, PIECES
from tests.games.princes_of_florence.tables import (
    COMPONENTS,
    GAME,
    RULES,
    Table,
    cards_of_pile,
    hand,
    own,
    prestige_card,
    profession,
    state_of,
)
from tests.probes import REVEALED, forbids, kinds, play, player, texts, told

SEATS = [2, 3, 4, 5]


def dealt(match: Match) -> list[list[str]]:
    return [hand(match, seat) for seat in range(match.seats)]


def all_return(match: Match, place: int = 0) -> Match:
    """Everybody gives back the card in this place of the hand."""
    for seat in match.to_act:
        match.play(seat, f"return {hand(match, seat)[place]}")
    return match


# -- principalities (PF-1)


@pytest.mark.clause("PF-1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_an_empty_grid_with_a_palace_at_the_bottom_left(seats: int) -> None:
    match = GAME.start(seats, seed=3)
    for seat in range(seats):
        shown = player(match, seat)
        assert shown["palace"] == ["a6", "b6", "c6", "a7", "b7", "c7"]
        assert (shown["corner"], shown["free_squares"], shown["tiles"]) == ("a1", 43, [])
        assert (shown["buildings"], set(shown["landscapes"].values())) == ([], {0})
        assert (shown["prestige"], set(shown["earned"].values())) == (0, {0})
        assert (shown["jesters"], shown["architects"], shown["freedoms"], shown["neighbours"]) == (0, 0, [], [])


@pytest.mark.clause("PF-1")
def test_the_squares_beside_the_palace_are_noted_and_every_piece_fits_from_the_start() -> None:
    state = state_of(GAME.start(3, seed=3))
    palace = sum(1 << (row * 7 + column) for row in (5, 6) for column in (0, 1, 2))
    beside = sum(1 << (row * 7 + column) for row, column in ((4, 0), (4, 1), (4, 2), (5, 3), (6, 3)))
    assert list(state.covered) == [palace] * 3 + [0] * 2
    assert list(state.touched) == [beside] * 3 + [0] * 2
    assert list(state.across) == [0] * 5
    for seat in range(3):
        assert [RULES.fits_somewhere(state, seat, piece) for piece in range(PIECES)] == [1] * PIECES
        assert [RULES.may_lay(state, seat, piece, state.first_fit[seat, piece]) for piece in range(PIECES)] == [
            0
        ] * PIECES


@pytest.mark.clause("PF-1", "PF-120")
def test_with_cooperation_the_boards_backs_lie_in_one_area() -> None:
    match = GAME.start(3, seed=3, cooperation=True)
    assert [player(match, seat)["corner"] for seat in range(3)] == ["a1", "h1", "d8"]
    assert player(match, 1)["palace"] == ["j3", "k3", "l3", "j4", "k4", "l4"]
    assert [player(match, seat)["free_squares"] for seat in range(3)] == [43, 43, 43]
    assert [player(match, seat)["neighbours"] for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]


@pytest.mark.clause("PF-1", "PF-75")
@pytest.mark.parametrize(("seats", "florins"), [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_everybody_gets_3500_florins_or_2500_of_two(seats: int, florins: int) -> None:
    match = GAME.start(seats, seed=3)
    assert [own(match, seat)["florins"] for seat in range(seats)] == [florins] * seats
    assert list(state_of(match).florins)[seats:] == [0] * (5 - seats)


@pytest.mark.clause("PF-1")
def test_prestige_points_have_no_upper_limit() -> None:
    table = Table(3).points(1, 49).tile(1, "park a1 r0")
    match = play(table.match(), "open park", "bid 300", "pass", "pass", "place park e6 r0")
    assert player(match, 1)["prestige"] == 52
    assert Table().points(0, 151).state.prestige[0] == 151


# -- professions (PF-2)


@pytest.mark.clause("PF-2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_four_professions_and_the_others_are_the_pile(seats: int) -> None:
    match = GAME.start(seats, seed=5)
    hands = dealt(match)
    assert [len(held) for held in hands] == [4] * seats
    assert [player(match, seat)["professions"] for seat in range(seats)] == [4] * seats
    undealt = cards_of_pile(match, "profession")
    assert len(undealt) == 21 - 4 * seats
    assert sorted([*undealt, *(name for held in hands for name in held)]) == sorted(COMPONENTS.professions)
    assert list(state_of(match).hand)[seats:] == [0] * (5 - seats)
    assert list(state_of(match).hand_size)[seats:] == [0] * (5 - seats)


@pytest.mark.clause("PF-2", "PF-4")
def test_each_player_alone_is_told_the_professions_dealt_to_it() -> None:
    match = GAME.start(3, seed=11)
    for seat in range(3):
        told_of = [event for event in match.events(seat) if event["kind"] == "profession-dealt"]
        assert sorted(str(event["card"]) for event in told_of) == sorted(hand(match, seat))
        assert {event["seat"] for event in told_of} == {seat}
    assert match.events(None) == [{"kind": "game-begun", "seat": match.view(None)["first"]}]


@pytest.mark.clause("PF-2")
def test_the_cards_are_shuffled() -> None:
    matches = [GAME.start(4, seed=seed) for seed in range(16)]
    assert len({tuple(hand(match, 0)) for match in matches}) == 16
    assert len({tuple(hand(match, 3)) for match in matches}) == 16
    for name in ("profession", "bonus", "prestige"):
        piles = [tuple(cards_of_pile(match, name)) for match in matches]
        assert len(set(piles)) == 16
        assert len({pile[0] for pile in piles}) > 5
        assert len({pile[-1] for pile in piles}) > 5


@pytest.mark.clause("PF-2")
@pytest.mark.parametrize("seats", SEATS)
def test_all_choose_at_once(seats: int) -> None:
    match = GAME.start(seats, seed=5)
    assert match.to_act == tuple(range(seats))
    assert (match.view(None)["stage"], match.view(None)["phase"]) == ("opening", "return")
    assert match.view(None)["waiting_for"] == list(range(seats))
    for seat in range(seats):
        assert [move.text for move in match.legal(seat)] == [f"return {name}" for name in hand(match, seat)]


@pytest.mark.clause("PF-2")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    match = GAME.start(4, seed=5)
    match.play(2, f"return {hand(match, 2)[0]}")
    assert list(match.to_act) == match.view(None)["waiting_for"] == [0, 1, 3]
    assert match.legal(2) == ()
    assert [forbids(match, f"return {name}", 2) for name in hand(match, 2)] == ["PF-2"] * 4
    match.play(0, f"return {hand(match, 0)[0]}")
    assert list(match.to_act) == match.view(None)["waiting_for"] == [1, 3]
    assert match.view(None)["round"] == 0


@pytest.mark.clause("PF-2")
def test_only_a_card_of_the_own_hand_can_be_returned_and_nothing_else_be_done() -> None:
    match = GAME.start(3, seed=5)
    mine = hand(match, 1)
    for name in COMPONENTS.professions:
        assert forbids(match, f"return {name}", 1) == (None if name in mine else "PF-2")
    for text in ("open forest", "give up", "pass", "take jester", f"work {mine[0]}", "end", "bid 300"):
        assert forbids(match, text, 1) == "PF-2"
    assert [RULES.may(match.state, 1, action) for action in (-1, GAME.actions)] == [2, 2]


@pytest.mark.clause("PF-2")
@pytest.mark.parametrize(("chosen", "clause"), [(0b00, 0), (0b01, 2), (0b10, 0), (0b11, 2)])
def test_a_choice_is_made_once(chosen: int, clause: int) -> None:
    table = Table(2).hand(0, "poet", "lawyer").hand(1, "painter")
    table.state.chosen = chosen
    assert RULES.may_return(table.state, 0, profession("poet")) == clause
    assert RULES.may_return(table.state, 0, profession("painter")) == 2


@pytest.mark.clause("PF-2", "PF-4")
def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    match = GAME.start(3, seed=5)
    before = match.view(None)
    names = [hand(match, seat)[1] for seat in range(3)]
    match.play(1, f"return {names[1]}")
    match.play(2, f"return {names[2]}")
    assert match.view(None) == {**before, "waiting_for": [0]}
    assert kinds(match.events(None)) == ["game-begun"]
    assert match.events(0) == GAME.start(3, seed=5).events(0)
    assert [own(match, seat)["returned"] for seat in range(3)] == [None, names[1], names[2]]
    assert [len(hand(match, seat)) for seat in range(3)] == [4, 4, 4]
    assert (names[1] in match.record(0), names[2] in match.record(0)) == (names[1] in hand(match, 0), False)
    assert [player(match, seat)["professions"] for seat in range(3)] == [4, 4, 4]


@pytest.mark.clause("PF-2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_choice_opens_all_and_the_first_round_begins(seats: int) -> None:
    match = GAME.start(seats, seed=5, first=1)
    hands = dealt(match)
    undealt = cards_of_pile(match, "profession")
    all_return(match, 2)
    assert dealt(match) == [[*held[:2], held[3]] for held in hands]
    assert [player(match, seat)["professions"] for seat in range(seats)] == [3] * seats
    assert sorted(cards_of_pile(match, "profession")) == sorted([*undealt, *(held[2] for held in hands)])
    assert match.view(None)["piles"]["profession"] == 21 - 3 * seats
    assert [own(match, seat)["returned"] for seat in range(seats)] == [held[2] for held in hands]
    assert match.events(None)[1:] == [
        {"kind": "professions-kept"},
        {"kind": "round-begun", "round": 1, "seat": 1, "minimum": 7},
    ]
    shown = match.view(None)
    assert (shown["round"], shown["stage"], shown["phase"], shown["turn"]) == (1, "auctions", "open", 1)
    assert match.to_act == (1,)


@pytest.mark.clause("PF-2")
def test_nothing_is_told_before_the_last_choice_and_then_nothing_can_be_taken_back() -> None:
    table = Table(2).hand(0, "poet", "lawyer").hand(1, "painter", "sculptor")
    table.state.chosen = 0
    assert table.told(RULES.return_profession, 1, profession("painter")) == []
    assert (table.state.chosen, table.state.returned[1], table.state.hand_size[1]) == (0b10, profession("painter"), 2)
    events = table.told(RULES.return_profession, 0, profession("lawyer"))
    assert events == [
        REVEALED,
        {"kind": "professions-kept"},
        {"kind": "round-begun", "round": 1, "seat": 0, "minimum": 7},
    ]
    assert table.state.hand[0] == 1 << profession("poet")
    assert table.state.hand[1] == 1 << profession("sculptor")
    assert list(table.state.hand_size) == [1, 1, 0, 0, 0]


@pytest.mark.clause("PF-2")
def test_returned_and_undealt_cards_are_shuffled_together() -> None:
    places: set[int] = set()
    undealt_on_top = 0
    for seed in range(24):
        match = GAME.start(3, seed=seed)
        undealt, returned = cards_of_pile(match, "profession"), hand(match, 1)[0]
        all_return(match)
        pile = cards_of_pile(match, "profession")
        places.add(pile.index(returned))
        undealt_on_top += pile[0] in undealt
        assert pile[: len(undealt)] != undealt
    assert len(places) > 7
    assert {0, 11} & places
    assert 8 < undealt_on_top < 24


@pytest.mark.clause("PF-2", "PF-4")
def test_nobody_knows_a_place_of_the_shuffled_pile() -> None:
    match = all_return(GAME.start(4, seed=5))
    state = state_of(match)
    assert {known for pile in range(3) for known in state.pile_known[pile]} == {0}
    nothing: dict[str, str] = {}
    assert own(match, 0)["remembered"] == {"profession": nothing, "bonus": nothing, "prestige": nothing}


@pytest.mark.clause("PF-2")
def test_the_order_of_choosing_makes_no_difference() -> None:
    ends = []
    for order in permutations(range(3)):
        match = GAME.start(3, seed=8)
        for seat in order:
            match.play(seat, f"return {hand(match, seat)[seat]}")
        assert [decision.seat for decision in match.decisions()] == [0, 1, 2]
        ends.append((match.state, match.events(None), match.record()))
    assert all(end == ends[0] for end in ends)


@pytest.mark.clause("PF-2")
def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    match = GAME.start(3, seed=8)
    names = dealt(match)
    match.play(1, f"return {names[1][0]}")
    alone = match.state
    match.play(0, f"return {names[0][3]}")
    assert [match.may_undo(seat) for seat in range(3)] == [True, True, False]
    match.undo(1)
    assert match.to_act == (1, 2)
    assert [own(match, seat)["returned"] for seat in range(3)] == [names[0][3], None, None]
    match.undo(0)
    match.play(1, f"return {names[1][0]}")
    assert match.state == alone
    match.undo(1)
    match.play(1, f"return {names[1][2]}")
    match.play(0, f"return {names[0][1]}")
    match.play(2, f"return {names[2][0]}")
    assert hand(match, 1) == [names[1][0], names[1][1], names[1][3]]
    assert not any(match.may_undo(seat) for seat in range(3))
    with pytest.raises(CannotUndo):
        match.undo(1)


# -- supplies (PF-3, PF-77)


@pytest.mark.clause("PF-3")
@pytest.mark.parametrize("seats", SEATS)
def test_items_buildings_and_cards_lie_ready(seats: int) -> None:
    match = all_return(GAME.start(seats, seed=2))
    shown = match.view(None)
    assert shown["supply"] == {
        "forest": 6,
        "lake": 6,
        "park": 6,
        "jester": 7,
        "architect": 6,
        "prestige": 14,
        "recruiting": 5,
    }
    assert shown["stock"] == dict.fromkeys(BUILDING_NAMES, 3)
    assert (shown["piles"]["bonus"], shown["piles"]["prestige"]) == (20, 14)
    assert sorted(cards_of_pile(match, "bonus")) == sorted(COMPONENTS.bonus_cards)
    assert sorted(cards_of_pile(match, "prestige")) == sorted(COMPONENTS.prestige_cards)


@pytest.mark.clause("PF-3")
@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_there_is_one_freedom_of_each_kind_fewer_than_players(seats: int, each: int) -> None:
    for seed in range(3):
        freedoms = GAME.start(seats, seed=seed).view(None)["freedoms"]
        assert freedoms == {"travel": each, "religion": each, "opinion": each}


@pytest.mark.clause("PF-77", "PF-3")
@pytest.mark.parametrize(("scarce", "extra"), [(False, 2), (True, 1)])
def test_two_players_have_one_of_each_freedom_and_some_of_a_second_set(scarce: bool, extra: int) -> None:
    found = []
    for seed in range(60):
        freedoms = GAME.start(2, seed=seed, scarce_freedoms=scarce).view(None)["freedoms"]
        assert sorted(freedoms.values()) == sorted([1] * (3 - extra) + [2] * extra)
        found.append(tuple(freedoms.values()))
    assert len(set(found)) == 3
    assert all(9 <= found.count(one) <= 31 for one in set(found))


@pytest.mark.clause("PF-3", "PF-110")
@pytest.mark.parametrize(("muse_and_princess", "florins"), [(False, 0), (True, 6)])
def test_600_florins_lie_on_the_banker_of_muse_and_princess(muse_and_princess: bool, florins: int) -> None:
    state = state_of(GAME.start(3, seed=1, muse_and_princess=muse_and_princess))
    assert state.banker_money == florins


@pytest.mark.clause("PF-3")
def test_nothing_is_auctioned_looked_at_placed_or_offered_at_the_start() -> None:
    state = state_of(GAME.start(3, seed=1, first=2, muse_and_princess=True, cooperation=True))
    assert (state.item, state.bidder, state.looked_pile, state.piece) == (-1, -1, -1, -1)
    assert (state.partner, state.place, state.price, state.banker_taker) == (-1, -1, -1, -1)
    assert list(state.character_owner) == [-1] * 6
    assert list(state.standing) == [-1, -1, -1, 0, 0]
    assert list(state.returned) == [-1, -1, -1, 0, 0]
    assert (state.turn, state.actor, state.first) == (2, 2, 2)
    assert (state.round, state.bid, state.looked_size, state.chosen) == (0, 0, 0, 0)
    assert [list(row) for row in state.pile_known] == [[0] * 21] * 3


@pytest.mark.clause("PF-3")
def test_places_beyond_a_pile_are_blank() -> None:
    state = state_of(GAME.start(5, seed=1))
    assert list(state.pile_size) == [1, 20, 14]
    assert [list(state.pile[number])[size:] for number, size in enumerate((1, 20, 14))] == [[0] * 20, [0], [0] * 7]


# -- what is secret (PF-4)


@pytest.mark.clause("PF-4")
def test_nobody_is_shown_anothers_florins_or_cards_but_how_many_there_are() -> None:
    table = Table(3).florins(1, 1700).hand(1, "poet", "lawyer").bonus(1, "lakes").prestige(1, "most-works")
    table.recruiting(1, in_hand=1)
    match = table.match()
    for seat in (0, 2, None):
        shown = match.view(seat)
        assert "1700" not in str(shown)
        assert "florins" not in shown["players"][1]
        assert not any(name in str(shown) for name in ("poet", "lawyer", "'lakes'", "most-works"))
    shown = player(match, 1)
    assert (shown["professions"], shown["recruiting_hand"], shown["bonus"], shown["prestige_cards"]) == (2, 1, 1, 1)
    mine = own(match, 1)
    assert mine["florins"] == 1700
    assert hand(match, 1) == ["lawyer", "poet"]
    assert [held["name"] for held in mine["bonus"]] == ["lakes"]
    assert [held["name"] for held in mine["prestige_cards"]] == ["most-works"]
    assert match.view(None)["you"] is None


@pytest.mark.clause("PF-4", "PF-31")
def test_cards_in_hand_are_counted_for_a_work_without_being_shown() -> None:
    match = Table(3).hand(0, "poet", "lawyer", "painter").jesters(0, 2).recruiting(0, 1).actions(0).match()
    play(match, "work poet")
    assert {"kind": "work-made", "seat": 0, "value": 8} in match.events(None)
    assert "lawyer" not in str(match.view(1))
    assert "painter" not in str(match.view(1))


# -- the first player (PF-5)


@pytest.mark.clause("PF-5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    drawn = [all_return(GAME.start(seats, seed=seed)).to_act[0] for seed in range(30)]
    assert set(drawn) == set(range(seats))


@pytest.mark.clause("PF-5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_name_the_first_player(first: int) -> None:
    for seed in range(4):
        match = GAME.start(3, seed=seed, first=first)
        assert match.events(None)[0] == {"kind": "game-begun", "seat": first}
        assert all_return(match).to_act == (first,)
        assert match.view(None)["first"] == first


@pytest.mark.clause("PF-5", "PF-35")
@pytest.mark.parametrize(("seats", "first", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (5, 4, 0)])
def test_the_first_player_passes_to_the_left_each_round_after_the_best_work(
    seats: int, first: int, following: int
) -> None:
    table = Table(seats, first=first).actions()
    table.state.best_work[first] = 9
    match = play(table.match(), *["end"] * seats)
    ended: list[dict[str, object]] = [{"kind": "turn-ended", "seat": (first + step) % seats} for step in range(seats)]
    assert match.events(None) == [
        *ended,
        {"kind": "best-work", "seat": first, "value": 9, "points": 3},
        {"kind": "round-begun", "round": 2, "seat": following, "minimum": 10},
    ]
    assert (match.view(None)["first"], match.view(None)["round"], match.to_act) == (following, 2, (following,))
    assert (match.view(None)["phase"], match.view(None)["turn"]) == ("open", following)


@pytest.mark.clause("PF-5", "PF-72")
@pytest.mark.parametrize(("number", "over"), [(6, False), (7, True)])
def test_the_game_has_seven_rounds(number: int, over: bool) -> None:
    match = play(Table(3).round(number).actions().match(), "end", "end")
    assert not match.over
    play(match, "end")
    assert match.over == over
    assert (match.view(None)["round"], match.view(None)["first"]) == (7, 0 if over else 1)


# -- the whole of it


@pytest.mark.clause("PF-2", "PF-3", "PF-5")
def test_the_same_seed_gives_the_same_deal() -> None:
    match = GAME.start(2, seed=7)
    assert match.view(None)["first"] == 1
    assert match.view(None)["freedoms"] == {"travel": 2, "religion": 1, "opinion": 2}
    assert dealt(match) == [
        ["physicist", "painter", "pharmacist", "astronomer"],
        ["watchmaker", "goldsmith", "choreographer", "physician"],
    ]
    assert cards_of_pile(match, "profession")[:3] == ["botanist", "poet", "philosopher"]
    assert cards_of_pile(match, "bonus")[:3] == ["parks", "jesters", "architects-and-lakes"]
    assert cards_of_pile(match, "prestige")[:2] == ["buildings-freedoms-works", "architect-jester-landscapes"]
    all_return(match)
    assert cards_of_pile(match, "profession")[:3] == ["theologian", "dramatist", "botanist"]


@pytest.mark.clause("PF-2", "PF-5")
def test_nothing_of_the_setting_up_can_be_taken_back() -> None:
    blank, _ = GAME.blank(2, 1, {})
    events = told(GAME, blank, RULES.setup)
    assert events[0] == {"kind": "game-begun", "seat": 1}
    assert [(event["kind"], event["seat"], event["to"]) for event in events[1:-1]] == [
        ("profession-dealt", seat, seat) for seat in (0, 0, 0, 0, 1, 1, 1, 1)
    ]
    assert events[-1] == REVEALED
    match = GAME.start(2, seed=7, first=1)
    assert not any(match.may_undo(seat) for seat in range(2))


@pytest.mark.clause("PF-3")
def test_a_prestige_card_is_in_the_pile_or_held_by_somebody() -> None:
    table = Table(3).prestige(2, "most-lakes")
    assert table.state.prestige_hand[2] == 1 << prestige_card("most-lakes")
    assert "most-lakes" not in cards_of_pile(table.match(), "prestige")
    assert table.match().view(None)["supply"]["prestige"] == 13
    assert "open prestige" in texts(table.match())
