"""What a seat may know, as numbers for learning."""

from __future__ import annotations

import pytest

from signoria.games.princes_of_florence.constants import BUILDING_NAMES, CHARACTER_NAMES, PIECE_NAMES
from signoria.games.princes_of_florence.state import State
from tests.games.princes_of_florence.games import random_states
from tests.games.princes_of_florence.situations import SITUATIONS, over, returning
from tests.games.princes_of_florence.tables import GAME, RULES, Table, profession, state_of
from tests.probes import play

STALE = -77
PALACE = ["a6", "b6", "c6", "a7", "b7", "c7"]


def observed(state: State, seat: int) -> dict[str, int]:
    """The features by name, those that are zero left out."""
    features = [STALE] * len(GAME.features)
    RULES.observe(state, seat, features)
    return {name: value for name, value in zip(GAME.features, features, strict=True) if value != 0}


def changes(before: State, after: State, seat: int) -> dict[str, int]:
    """What is seen otherwise, with 0 for what is not seen any more."""
    old, new = observed(before, seat), observed(after, seat)
    return {name: new.get(name, 0) for name in {**old, **new} if old.get(name) != new.get(name)}


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_every_feature_is_written_anew_and_one_phase_is_seen(name: str) -> None:
    match = SITUATIONS[name]()
    for seat in range(match.seats):
        seen = observed(state_of(match), seat)
        assert STALE not in seen.values()
        assert [feature for feature in seen if feature.startswith("phase ")] == [f"phase {match.view(None)['phase']}"]


def test_an_empty_table_shows_seats_supplies_and_palaces() -> None:
    expected = {"seats": 3, "round": 1, "minimum": 7, "phase open": 1, "florins": 35}
    expected |= {"stage auctions": 1, "left jester": 7, "left architect": 6, "left prestige": 14, "left recruiting": 5}
    expected |= {f"left {kind}": 6 for kind in ("forest", "lake", "park")}
    expected |= {f"stock {kind}": 3 for kind in BUILDING_NAMES}
    expected |= {f"supply {freedom}": 2 for freedom in ("travel", "religion", "opinion")}
    expected |= {"pile profession": 21, "pile bonus": 20, "pile prestige": 14}
    expected |= {f"covered {square}": 1 for square in PALACE}
    for step in range(3):
        expected |= {f"+{step} there": 1, f"+{step} free squares": 43}
        expected |= {f"+{step} fits {piece}": 1 for piece in PIECE_NAMES}
    assert observed(Table(3, first=1).state, 1) == {**expected, "turn": 1, "+0 first": 1}
    assert observed(Table(3, first=1).state, 2) == {**expected, "turn": 3, "+2 first": 1}
    assert observed(Table(3, first=1).state, 0) == {**expected, "turn": 2, "+1 first": 1}


def test_options_are_seen() -> None:
    seen = observed(Table(3, muse_and_princess=True, cooperation=True).state, 0)
    assert (seen["muse and princess"], seen["cooperation"]) == (1, 1)
    assert all(seen[f"{name} banker's money"] == 6 for name in CHARACTER_NAMES)
    assert [name for name in seen if name.startswith("covered")] == [
        f"covered {column}{row}" for row in (3, 4) for column in "cde"
    ]
    assert "+0 fits university" not in seen


def test_a_principality_is_seen_from_the_seats_own_place() -> None:
    blank = Table(4).state
    table = Table(4).hand(1, "poet", "lawyer").worked(1, "painter").recruiting(1, in_hand=1, on_table=2).jesters(1, 2)
    table.bonus(1, "lakes", "hand").prestige(1, "two-large", "most-jesters").freedoms(1, "opinion").points(1, 12)
    table.architects(1, 1).tile(1, "tower a1 r0").tile(1, "lake e1 r90")
    public = {
        "left lake": 5,
        "left jester": 5,
        "left architect": 5,
        "left prestige": 12,
        "left recruiting": 2,
        "supply opinion": 2,
        "stock tower": 2,
        "pile profession": 18,
        "pile bonus": 18,
        "pile prestige": 12,
        "prestige": 12,
        "professions": 2,
        "cards on table": 3,
        "recruiting hand": 1,
        "recruiting table": 2,
        "bonus cards": 2,
        "prestige cards": 2,
        "jesters": 2,
        "architects": 1,
        "buildings": 1,
        "free squares": 36,
        "table painter": 1,
        "freedom opinion": 1,
        "building tower": 1,
        "landscape lake": 1,
    }
    seen_by = {
        seat: {
            name if name.startswith(("left", "supply", "stock", "pile")) else f"+{step} {name}": count
            for name, count in public.items()
        }
        for seat, step in ((0, 1), (1, 0), (3, 2))
    }
    for seat in (0, 3):
        assert changes(blank, table.state, seat) == seen_by[seat]
    assert changes(blank, table.state, 1) == {
        **seen_by[1],
        "hand poet": 1,
        "hand lawyer": 1,
        "work poet": 2 * 2 + 6 + 3,
        "work lawyer": 2 * 2 + 6 + 3,
        "bonus lakes": 1,
        "bonus hand": 1,
        "bonus value lakes": 2,
        "bonus value hand": 2,
        "prestige two-large": 1,
        "prestige most-jesters": 1,
        "prestige now most-jesters": 6,
        **{f"covered {square}": 1 for square in ("a1", "b1", "c1", "e1", "f1", "f2", "f3")},
    }


def test_what_fits_is_seen_of_everybody() -> None:
    squares = " ".join(f"{column}{row}" for column in "abcdefg" for row in range(1, 8) if (column, row) > ("b", 1))
    seen = observed(Table(3).covering(2, squares).state, 1)
    assert [name for name in seen if name.startswith("+1 fits")] == [
        "+1 fits tower",
        "+1 fits chapel",
        "+1 fits lake",
        "+1 fits park",
    ]
    assert len([name for name in seen if name.startswith("+0 fits")]) == len(PIECE_NAMES)
    assert (seen["+1 free squares"], seen["+2 free squares"]) == (6, 43)


def test_an_auction_is_seen() -> None:
    match = play(Table(4).match(), "open jester", "pass", "pass", "pass", "open lake", "bid 300", "pass")
    found = changes(Table(4).state, state_of(match), 3)
    assert found == {
        "bid": 3,
        "bidder": 4,
        "turn": 3,
        "phase open": 0,
        "phase bid": 1,
        "left jester": 6,
        "sold jester": 1,
        "auctioned lake": 1,
        "+1 jesters": 1,
        "+1 out": 1,
        "+0 passed": 1,
    }


def test_an_item_not_yet_paid_and_the_landscape_of_two_players_are_seen() -> None:
    seen = observed(state_of(SITUATIONS["choosing"]()), 0)
    assert (seen["sold landscape"], seen["auctioned landscape"], seen["bidder"], seen["bid"]) == (1, 1, 2, 3)


def test_characters_are_seen() -> None:
    begun = Table(3, muse_and_princess=True).characters()
    match = play(begun.match(), "muse 7", "pass", "princess 4")
    assert match.view(None)["stage"] == "actions"
    assert changes(begun.state, state_of(match), 1) == {
        "actions left": 2,
        "stage characters": 0,
        "stage actions": 1,
        "phase character": 0,
        "phase act": 1,
        "+0 settled": 1,
        "+1 settled": 1,
        "+2 settled": 1,
        "+1 has princess": 1,
        "+2 has muse": 1,
        "muse owner": 3,
        "muse taken": 1,
        "princess owner": 2,
        "princess taken": 1,
    }
    standing = play(begun.match(), "muse 7", "banker 0")
    assert changes(begun.state, state_of(standing), 1) == {
        "turn": 2,
        "+2 stands on": 1,
        "+2 stands at": 7,
        "+0 stands on": 6,
    }


def test_a_turn_is_seen() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 3).actions()
    match = play(table.match(), "freedom travel", "work poet")
    found = changes(table.state, state_of(match), 1)
    assert found == {
        "actions left": 1,
        "took freedom": 1,
        "work value": 10,
        "phase act": 0,
        "phase pay": 1,
        "supply travel": 1,
        "+2 freedom travel": 1,
        "+2 professions": 0,
        "+2 cards on table": 1,
        "+2 table poet": 1,
    }
    play(match, "prestige 5")
    assert observed(state_of(match), 1)["+2 best work"] == 10
    drawing = play(table.match(), "draw profession")
    assert observed(state_of(drawing), 1)["drew profession"] == 1


def test_a_recruited_profession_is_seen_in_the_hand_of_whoever_has_it() -> None:
    table = Table(3).worked(0, "poet", "painter").recruiting(1, in_hand=1).actions(1)
    match = play(table.match(), "recruit poet")
    assert changes(table.state, state_of(match), 2) == {
        "+1 table poet": 0,
        "+1 recruiting table": 1,
        "+2 table poet": 2,
        "+2 professions": 1,
        "+2 recruiting hand": 0,
    }


def test_an_offer_is_seen() -> None:
    match = SITUATIONS["answering"]()
    seen = observed(state_of(match), 1)
    assert (seen["price"], seen["+0 partner"], seen["piece tower"], seen["turn"]) == (6, 1, 1, 3)
    assert "price" not in observed(state_of(SITUATIONS["naming_a_partner"]()), 1)
    refused = play(match, "decline")
    assert observed(state_of(refused), 1)["refusals"] == 1


def test_cards_looked_at_and_put_back_are_seen_by_whoever_looked() -> None:
    match = SITUATIONS["looking_at_prestige_cards"]()
    seen = {name: value for name, value in observed(state_of(match), 1).items() if name.startswith("prestige pile")}
    names = ("most-buildings", "two-large", "fewest-squares", "three-landscapes", "most-landscapes")
    assert seen == {f"prestige pile {name}": 1 for name in names}
    assert not any(name.startswith("prestige pile") for name in observed(state_of(match), 0))
    play(match, "keep two-large", "rest")
    seen = {name: value for name, value in observed(state_of(match), 1).items() if name.startswith("prestige pile")}
    put_back = ("most-buildings", "fewest-squares", "three-landscapes", "most-landscapes")
    assert seen == {f"prestige pile {name}": place for place, name in enumerate(put_back, start=11)}
    assert not any(name.startswith("prestige pile") for name in observed(state_of(match), 2))


@pytest.mark.clause("PF-2")
def test_the_card_given_back_is_seen_by_whoever_gave_it() -> None:
    match = returning()
    move = match.legal(1)[1]
    match.play(1, move)
    name = str(move.data["card"])
    assert observed(state_of(match), 1)["returned"] == profession(name) + 1
    assert "returned" not in observed(state_of(match), 0)


@pytest.mark.clause("PF-68", "PF-69")
def test_while_bonus_cards_are_played_their_value_is_what_they_then_add() -> None:
    table = Table(3).hand(0, "poet", "lawyer", "painter").jesters(0, 2).worked(0, "botanist").bonus(0, "hand", "table")
    match = play(table.actions().match(), "work poet")
    seen = observed(state_of(match), 0)
    assert (seen["bonus value hand"], seen["bonus value table"]) == (2, 2)


def test_a_game_that_is_over_is_seen_as_such() -> None:
    seen = observed(state_of(over()), 0)
    assert (seen["phase over"], seen["round"], seen["minimum"]) == (1, 7, 17)


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize("seats", [2, 4])
def test_other_purses_hands_and_piles_leave_no_trace(seats: int) -> None:
    options = {"muse_and_princess": True, "cooperation": True}
    for step, state in enumerate(random_states(seats, options, seed=62)):
        if step % 11:
            continue
        before = observed(state, 0)
        other = state.copy()
        for seat in range(1, seats):
            other.florins[seat] = 77
            other.hand[seat] = 0
            other.bonus_hand[seat] = 0
            other.prestige_hand[seat] = 0
            other.returned[seat] = 3
            for place in range(5):
                other.looked[seat, place] = 2
        for pile in range(3):
            for place in range(other.pile_size[pile]):
                if not other.pile_known[pile, place] & 1:
                    other.pile[pile, place] = 0
        for word in range(4):
            other.generator[word] = 5
        assert observed(other, 0) == before
