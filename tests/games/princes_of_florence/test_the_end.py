"""Rounds and the end (PF-5, PF-35, PF-72)."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.moves import MOVES
from signoria.games.princes_of_florence.state import GAME_OVER, NOBODY, OVER
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, own
from tests.probes import REVEALED, forbids, kinds, play, player, texts

SEATS = (0, 1, 2)


def ended(table: Table) -> Match:
    RULES.finish_game(table.state)
    return table.match()


def idle_round(match: Match) -> Match:
    """Nobody buys or does anything."""
    return play(match, *["give up"] * match.seats, *["end"] * match.seats)


# -- seven rounds (PF-5)


@pytest.mark.clause("PF-5", "PF-72")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 0), (5, 3)])
def test_there_are_seven_rounds_and_the_first_player_passes_to_the_left(seats: int, first: int) -> None:
    match = Table(seats, first=first).match()
    minimum = (7, 10, 12, 14, 15, 16, 17)
    for number in range(7):
        beginner = (first + number) % seats
        shown = match.view(None)
        assert (shown["round"], shown["rounds"], shown["minimum"]) == (number + 1, 7, minimum[number])
        assert (shown["first"], shown["stage"], shown["phase"]) == (beginner, "auctions", "open")
        assert (match.to_act, shown["turn"]) == ((beginner,), beginner)
        assert not match.over
        idle_round(match)
        if number < 6:
            assert match.events(None)[-1] == {
                "kind": "round-begun",
                "round": number + 2,
                "seat": (first + number + 1) % seats,
                "minimum": minimum[number + 1],
            }
    assert match.over
    assert match.events(None)[-2:] == [{"kind": "turn-ended", "seat": (first + 5) % seats}, {"kind": "game-ended"}]
    assert match.view(None)["round"] == 7


@pytest.mark.clause("PF-5", "PF-35")
def test_the_first_player_changes_after_the_best_work_is_scored() -> None:
    table = Table(3, first=1).hand(1, "poet").jesters(1, 3).actions()
    match = play(table.match(), "work poet", "prestige 0", "end", "end", "end")
    assert match.events(None)[-2:] == [
        {"kind": "best-work", "seat": 1, "value": 7, "points": 3},
        {"kind": "round-begun", "round": 2, "seat": 2, "minimum": 10},
    ]


@pytest.mark.clause("PF-5", "PF-10")
def test_a_new_round_starts_with_nothing_sold_and_nobody_out() -> None:
    match = play(Table(2).match(), "open jester", "pass", "take architect")
    assert match.view(None)["auction"]["sold"] == ["jester", "architect"]
    assert match.view(None)["auction"]["out"] == [0, 1]
    play(match, "end", "end")
    assert (match.view(None)["auction"]["sold"], match.view(None)["auction"]["out"]) == ([], [])
    assert (match.view(None)["turn"], match.to_act, match.view(None)["phase"]) == (1, (1,), "open")


# -- after the seventh round (PF-72)


def last_turns(**characters: int) -> Table:
    table = Table(3, muse_and_princess=True).points(0, 9).points(1, 5).round(7)
    for name, seat in characters.items():
        table.owner(name, seat)
    return table


@pytest.mark.clause("PF-72", "PF-108", "PF-109", "PF-110", "PF-35")
def test_merchant_professor_prestige_cards_and_banker_come_in_this_order() -> None:
    """Seat 0 makes the best work and has the banker, seat 1 the merchant, seat 2 the professor."""
    table = (
        Table(3, muse_and_princess=True).points(0, 9).points(1, 5).hand(0, "poet").jesters(0, 7).owning(0, "theatre")
    )
    table.recruiting(0, on_table=1).prestige(1, "two-large").round(7).characters()
    match = play(table.match(), "banker 0", "merchant 3", "professor 3", "later", "later")
    play(match, "work poet", "prestige 0", "end", "end")
    before = len(match.events(None))
    play(match, "end")
    assert match.events(None)[before:] == [
        {"kind": "turn-ended", "seat": 2},
        {"kind": "best-work", "seat": 0, "value": 20, "points": 3},
        {"kind": "points-gained", "seat": 1, "points": 2, "source": "merchant"},
    ]
    assert (match.view(None)["stage"], match.view(None)["phase"], match.to_act) == ("closing", "professor", (2,))
    assert texts(match) == ["professor bonus", "professor prestige", "decline"]
    play(match, "professor prestige", "keep most-buildings")
    before = len(match.events(None))
    play(match, "rest")
    assert match.events(None)[before:] == [
        {"kind": "cards-returned", "seat": 2, "pile": "prestige"},
        {"kind": "card-scored", "seat": 1, "card": "two-large", "points": 0},
        {"kind": "card-scored", "seat": 2, "card": "most-buildings", "points": 0},
        {"kind": "florins-exchanged", "seat": 0, "florins": 6200, "points": 31},
        {"kind": "game-ended"},
    ]
    assert match.over
    assert [own(match, seat)["florins"] for seat in SEATS] == [0, 3200, 3200]
    assert [player(match, seat)["prestige"] for seat in SEATS] == [9 + 3 + 31, 5 + 2, 0]
    assert player(match, 0)["earned"]["banker"] == 31
    assert player(match, 1)["earned"]["merchant"] == 2


@pytest.mark.clause("PF-72", "PF-108")
def test_the_merchants_place_is_counted_after_the_best_work() -> None:
    table = Table(2, muse_and_princess=True).points(0, 4).points(1, 4).hand(1, "poet").jesters(1, 7).round(7)
    table.recruiting(1, on_table=2).owner("merchant", 0)
    match = play(table.actions().match(), "end", "work poet", "prestige 0", "end")
    assert {"kind": "points-gained", "seat": 0, "points": 2, "source": "merchant"} in match.events(None)
    assert match.over


@pytest.mark.clause("PF-72", "PF-109")
def test_a_professor_declined_after_the_last_round_is_lost() -> None:
    match = play(last_turns(professor=1).actions().match(), "end", "end", "end")
    assert (match.to_act, texts(match)) == ((1,), ["professor bonus", "professor prestige", "decline"])
    assert [forbids(match, text, seat) for text, seat in (("decline", 0), ("later", 1), ("end", 1))] == ["PF-109"] * 3
    play(match, "decline")
    assert match.events(None)[-2:] == [{"kind": "professor-lost", "seat": 1}, {"kind": "game-ended"}]
    assert {character["owner"] for character in match.view(None)["characters"]} == {None}


@pytest.mark.clause("PF-72", "PF-109")
def test_a_professor_without_a_card_to_give_is_lost_without_a_question() -> None:
    table = last_turns(professor=1).bonus(0, *COMPONENTS.bonus_cards).prestige(2, *COMPONENTS.prestige_cards)
    match = play(table.actions().match(), "end", "end", "end")
    assert match.over
    assert kinds(match.events(None))[:4] == ["turn-ended"] * 3 + ["professor-lost"]


@pytest.mark.clause("PF-72", "PF-109")
@pytest.mark.parametrize(("pile", "other"), [("bonus", "prestige"), ("prestige", "bonus")])
def test_one_pile_with_cards_is_enough_for_the_professor(pile: str, other: str) -> None:
    table = last_turns(professor=1)
    if other == "bonus":
        table.bonus(0, *COMPONENTS.bonus_cards)
    else:
        table.prestige(0, *COMPONENTS.prestige_cards)
    match = play(table.actions().match(), "end", "end", "end")
    assert texts(match) == [f"professor {pile}", "decline"]


@pytest.mark.clause("PF-72")
def test_before_the_seventh_round_nothing_is_closed() -> None:
    table = Table(3, muse_and_princess=True).prestige(0, "fewest-squares").round(6).owner("merchant", 1)
    match = play(table.owner("professor", 2).actions().match(), "end", "end", "end")
    assert kinds(match.events(None)) == ["turn-ended", "turn-ended", "turn-ended", "round-begun"]
    owners = {character["name"]: character["owner"] for character in match.view(None)["characters"]}
    assert (owners["merchant"], owners["professor"]) == (1, 2)


@pytest.mark.clause("PF-110", "PF-72")
@pytest.mark.parametrize(
    ("florins", "moves", "bought", "left"),
    [
        (0, ["build tower", "place tower a1 r0", "end"], 0, 0),
        (0, ["freedom travel", "draw bonus", "keep buildings", "rest"], 0, 100),
        (100, ["freedom travel", "draw bonus", "keep buildings", "rest"], 1, 0),
        (0, ["end"], 3, 100),
        (200, ["end"], 4, 100),
    ],
)
def test_the_bankers_taker_turns_florins_into_points_200_each(
    florins: int, moves: list[str], bought: int, left: int
) -> None:
    """In round seven 700 florins lie on the banker."""
    table = Table(3, muse_and_princess=True).florins(0, 900).florins(1, florins).round(7).characters()
    match = play(table.match(), "pass", "banker 0", "pass", "end", *moves, "end")
    assert match.events(None)[-2:] == [
        {"kind": "florins-exchanged", "seat": 1, "florins": 200 * bought, "points": bought},
        {"kind": "game-ended"},
    ]
    assert (own(match, 1)["florins"], own(match, 0)["florins"]) == (left, 900)
    assert player(match, 1)["earned"]["banker"] == bought


@pytest.mark.clause("PF-110", "PF-72")
def test_a_banker_taken_before_the_last_round_or_by_nobody_changes_nothing_into_points() -> None:
    table = Table(3, muse_and_princess=True).round(6).characters()
    match = play(table.match(), "banker 0", "pass", "pass", "end", "end", "end")
    play(match, "give up", "give up", "give up", "pass", "pass", "pass", "end", "end", "end")
    assert match.over
    assert "florins-exchanged" not in kinds(match.events(None))
    assert [own(match, seat)["florins"] for seat in SEATS] == [3500 + 700, 3500, 3500]


@pytest.mark.clause("PF-72")
def test_the_end_shows_every_prestige_card_and_is_the_end() -> None:
    table = Table(3).prestige(0, "fewest-squares").prestige(2, "most-works")
    assert table.told(RULES.finish_game) == [
        REVEALED,
        {"kind": "card-scored", "seat": 0, "card": "fewest-squares", "points": 4},
        {"kind": "card-scored", "seat": 2, "card": "most-works", "points": 0},
        {"kind": "game-ended"},
    ]
    state = table.state
    assert (state.stage, state.phase, state.actor, RULES.to_act(state)) == (GAME_OVER, OVER, NOBODY, 0)
    moves = [0] * MOVES.actions
    for seat in SEATS:
        assert RULES.legal(state, seat, moves) == 0
        assert {RULES.may(state, seat, action) for action in range(-1, MOVES.actions + 1)} == {72}
    sheet = table.match().view(None)["sheet"]
    assert [(row["total"], row["florins"], row["place"]) for row in sheet] == [(4, 3500, 1), (0, 3500, 2), (0, 3500, 2)]


# -- who has won (PF-72)


@pytest.mark.clause("PF-72")
def test_most_points_win_whatever_the_florins() -> None:
    table = Table(4).points(0, 20).points(1, 60).points(2, 59).florins(2, 9000).florins(1, 0)
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.ranking) == ((20, 60, 59, 0), (1,), (1, 2, 0, 3))
    assert (outcome.places, outcome.reason) == ((3, 1, 2, 4), "ending-seven-rounds")


@pytest.mark.clause("PF-72")
def test_a_tie_goes_to_the_most_florins() -> None:
    table = Table(3).florins(0, 800).florins(1, 900).florins(2, 700)
    for seat in SEATS:
        table.points(seat, 40)
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((1,), (2, 1, 3))


@pytest.mark.clause("PF-72")
def test_a_tie_that_florins_do_not_break_is_shared() -> None:
    table = Table(4).points(0, 40).points(1, 40).points(2, 41).points(3, 40)
    for seat, florins in enumerate((500, 800, 0, 800)):
        table.florins(seat, florins)
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((2,), (4, 2, 1, 2))
    shared = ended(table.points(2, 39)).outcome
    assert shared is not None
    assert (shared.winners, shared.places) == ((1, 3), (3, 1, 4, 1))


@pytest.mark.clause("PF-72", "PF-80")
def test_prestige_cards_decide_before_florins_do() -> None:
    table = Table(2).points(0, 10).points(1, 5).owning(1, "tower").prestige(1, "most-buildings").florins(0, 9000)
    outcome = ended(table).outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((10, 11), (1,))
