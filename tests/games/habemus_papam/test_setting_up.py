"""Setting up (HP-1 to HP-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import Match
from signoria.games.habemus_papam.constants import CARDINALS, PEOPLE
from tests.games.habemus_papam.positions import BLACK, WHITE
from tests.games.habemus_papam.tables import CARDINAL_CARDS, GAME, RULES, Table, gems, gold, state_of
from tests.probes import REVEALED, player, told

MANY = 240


def decks(match: Match) -> tuple[list[str], list[str], list[str]]:
    """Cardinals with the smokes, politics and action cards as they were shuffled, the top card first."""
    words = match.position()
    first = words["offer"]
    return [first[0], *words["cardinals"]], [first[1], *words["politics"]], [first[2], *words["actions"]]


# -- the decks (HP-1, HP-2)


@pytest.mark.clause("HP-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_eighteen_politics_and_eighteen_action_cards(seats: int) -> None:
    _, politics, actions = decks(GAME.start(seats, seed=1))
    assert Counter(politics) == {
        **{"mazarin": 5, "louis": 5, "felipe": 3, "squadrone": 1, "death": 1},
        **{"harrach": 1, "durazzo": 1, "filomarino": 1},
    }
    assert Counter(actions) == {
        **{"gold": 2, "second": 2, "twice": 2, "rubies": 2, "bribe": 3, "swap": 3},
        **{"este": 1, "medici": 1, "azzolini": 1, "francesco": 1},
    }
    assert len(politics) == len(actions) == 18


@pytest.mark.clause("HP-1", "HP-2")
def test_every_deck_is_shuffled() -> None:
    shuffled = [decks(GAME.start(4, seed=seed)) for seed in range(40)]
    for deck, kinds in zip(range(3), (18, 8, 10), strict=True):
        for place in (0, -4):
            seen = {one[deck][place] for one in shuffled} - {BLACK, WHITE}
            assert len(seen) >= kinds - 4
    assert len({tuple(one[1]) for one in shuffled}) == len({tuple(one[2]) for one in shuffled}) == 40


@pytest.mark.clause("HP-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_cardinals_deck_has_eighteen_cardinals_and_the_two_smokes(seats: int) -> None:
    cardinals, _, _ = decks(GAME.start(seats, seed=2))
    assert sorted(cardinals) == sorted(CARDINAL_CARDS)
    assert len(cardinals) == 20


@pytest.mark.clause("HP-2")
def test_black_smoke_lies_under_eight_nine_or_ten_cardinals_each_equally_likely() -> None:
    above = Counter(decks(GAME.start(3, seed=seed))[0].index(BLACK) for seed in range(MANY))
    assert set(above) == {8, 9, 10}
    assert all(55 <= count <= 105 for count in above.values())


@pytest.mark.clause("HP-2")
def test_none_to_three_cardinals_lie_under_white_smoke_each_equally_likely() -> None:
    under = Counter(19 - decks(GAME.start(3, seed=seed))[0].index(WHITE) for seed in range(MANY))
    assert set(under) == {0, 1, 2, 3}
    assert all(40 <= count <= 80 for count in under.values())


@pytest.mark.clause("HP-2")
def test_where_one_smoke_lies_says_nothing_of_the_other() -> None:
    found = {(deck.index(BLACK), deck.index(WHITE)) for deck in (decks(GAME.start(3, seed=s))[0] for s in range(MANY))}
    assert len(found) == 12


@pytest.mark.clause("HP-2")
@pytest.mark.parametrize("under", [0, 2, 5])
def test_a_smoke_goes_between_the_cards_and_the_others_keep_their_order(under: int) -> None:
    state = Table().state
    for place in range(5):
        state.cardinals[place] = place
    RULES.put_under(state, 19, 5, under)
    expected = [0, 1, 2, 3, 4]
    expected.insert(under, 19)
    assert list(state.cardinals)[:6] == expected


# -- gems and gold (HP-3)


@pytest.mark.clause("HP-3")
@pytest.mark.parametrize(("seats", "bank"), [(3, (4, 7, 5, 6)), (4, (0, 6, 3, 3))])
def test_everybody_gets_ten_gems_and_the_bank_has_the_rest(seats: int, bank: tuple[int, ...]) -> None:
    match = GAME.start(seats, seed=1)
    for seat in range(seats):
        assert gems(match, seat) == {"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3}
    assert tuple(match.view(None)["bank"].values()) == bank
    assert list(match.view(None)["bank"]) == ["diamond", "ruby", "sapphire", "amber"]


@pytest.mark.clause("HP-3")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_gets_twenty_gold(seats: int) -> None:
    match = GAME.start(seats, seed=1)
    assert gold(match) == [20] * seats
    assert list(state_of(match).gold)[seats:] == [0] * (4 - seats)


@pytest.mark.clause("HP-3")
def test_the_bank_pays_gold_that_it_need_not_have() -> None:
    table = Table().gold(9000, 0, 0)
    RULES.gain_gold(table.state, 0, 99)
    assert gold(table.match()) == [9099, 0, 0]


# -- the Camerlengo (HP-4)


@pytest.mark.clause("HP-4")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_camerlengo_is_drawn_by_lot(seats: int) -> None:
    drawn = Counter(GAME.start(seats, seed=seed).view(None)["camerlengo"] for seed in range(60))
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) >= 6


@pytest.mark.clause("HP-4")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_table_may_name_the_first_camerlengo(first: int) -> None:
    for seed in range(5):
        match = GAME.start(4, seed=seed, first=first)
        assert (match.view(None)["camerlengo"], match.view(None)["first"]) == (first, first)
        assert match.events(None)[0] == {"kind": "game-begun", "seat": first}


@pytest.mark.clause("HP-4")
def test_seats_run_clockwise_and_after_the_last_comes_the_first() -> None:
    three, four = Table(3).camerlengo(1).state, Table(4).camerlengo(3).state
    assert [RULES.seat_from_camerlengo(three, steps) for steps in range(3)] == [1, 2, 0]
    assert [RULES.seat_from_camerlengo(four, steps) for steps in range(4)] == [3, 0, 1, 2]
    assert [RULES.seat_after(three, 2, steps) for steps in range(3)] == [2, 0, 1]


def test_three_or_four_can_play() -> None:
    assert list(GAME.seats) == [3, 4]


# -- the orders (HP-5)


@pytest.mark.clause("HP-5")
@pytest.mark.parametrize(("seats", "left"), [(3, 2), (4, 0)])
def test_everybody_gets_two_of_the_eight_orders(seats: int, left: int) -> None:
    match = GAME.start(seats, seed=1)
    words = match.position()
    dealt = [order for row in words["players"] for order in row["orders"]]
    assert [len(row["orders"]) for row in words["players"]] == [2] * seats
    assert len(words["orders_out"]) == left
    assert Counter(dealt + words["orders_out"]) == {
        **{"four-arms": 2, "spain-innocent": 1, "innocent-urban": 1, "spain-urban": 1},
        **{"france": 1, "leaders": 1, "felipe-mazarin": 1},
    }


@pytest.mark.clause("HP-5")
def test_the_orders_are_dealt_by_chance() -> None:
    positions = [GAME.start(3, seed=seed).position() for seed in range(60)]
    for seat in range(3):
        assert len({order for words in positions for order in words["players"][seat]["orders"]}) == 7
    assert len({order for words in positions for order in words["orders_out"]}) == 7


@pytest.mark.clause("HP-5")
def test_an_order_is_told_to_whoever_it_was_dealt_to() -> None:
    match = GAME.start(3, seed=1)
    for seat in (0, 1, 2):
        dealt = [event for event in match.events(seat) if event["kind"] == "order-dealt"]
        names = [order["name"] for order in match.view(seat)["you"]["orders"]]
        assert dealt == [{"kind": "order-dealt", "seat": seat, "order": name} for name in names]
    assert not [event for event in match.events(None) if event["kind"] == "order-dealt"]


# -- and all else


def test_a_cleared_table_has_nothing_of_anybody() -> None:
    blank, _ = GAME.blank(3, 0, {})
    RULES.clear_table(blank)
    state = state_of(Match(GAME, blank))
    assert list(state.owner) == [-1] * PEOPLE
    for row in (state.choice, state.played, state.bid, state.discarded):
        assert list(row) == [-1, -1, -1, 0]
    assert (state.squadrone, state.swapping, state.gone) == (-1, -1, 0)


@pytest.mark.clause("HP-10", "HP-11")
def test_a_game_begins_with_the_bids_of_the_first_round() -> None:
    match = GAME.start(4, seed=7)
    view = match.view(None)
    assert (view["round"], view["phase"], match.to_act) == (1, "bid", (0, 1, 2, 3))
    assert (view["cardinals_left"], view["deck"], len(view["offer"])) == (CARDINALS - 1, 17, 4)
    assert (view["black_smoke"], view["last_round"], view["gone"]) == (False, False, [])
    for seat in range(4):
        shown = player(match, seat)
        assert (shown["people"], shown["mazarin"], shown["louis"], shown["felipe"]) == ([], 0, 0, 0)
        assert (shown["squadrone"], shown["action_cards"], shown["has_chosen"]) == (False, 0, False)


@pytest.mark.clause("HP-1", "HP-2", "HP-4", "HP-5")
def test_the_same_seed_gives_the_same_deal() -> None:
    one, other = (GAME.start(3, seed=7) for _ in range(2))
    assert one.state == other.state
    assert one.state != GAME.start(3, seed=8).state


@pytest.mark.clause("HP-2", "HP-5")
def test_nothing_of_the_setting_up_can_be_taken_back() -> None:
    blank, _ = GAME.blank(3, 1, {})
    events = told(GAME, blank, RULES.setup)
    assert events[0] == {"kind": "game-begun", "seat": 1}
    assert events.index(REVEALED) < events.index({"kind": "round-begun", "round": 1})
    assert not any(GAME.start(3, seed=7).may_undo(seat) for seat in range(3))
