"""Money (PF-16, PF-70, PF-71, PF-111): what a player can pay, going back on the track, and where money comes from."""

from __future__ import annotations

import random

import pytest

from signoria.core.rules.journal import Told
from signoria.games.princes_of_florence.moves import MOVES
from signoria.games.princes_of_florence.state import BANKER_PAID, GONE_BACK, PARTNER_PAID, WENT_BACK, WORK_PAID
from tests.games.princes_of_florence.tables import GAME, RULES, Table, own, state_of
from tests.probes import REVEALED, forbids, play, player, texts

# -- what a player can pay (PF-16, PF-71, PF-111)


@pytest.mark.clause("PF-16", "PF-71", "PF-111")
@pytest.mark.parametrize(("florins", "points"), [(0, 0), (3500, 0), (0, 12), (700, 5)])
def test_the_means_are_florins_and_in_the_base_game_100_for_each_point(florins: int, points: int) -> None:
    base = Table(3).florins(1, florins).points(1, points).points(0, 30)
    assert RULES.means_of(base.state, 1) == florins // 100 + points
    muse = Table(3, muse_and_princess=True).florins(1, florins).points(1, points)
    assert RULES.means_of(muse.state, 1) == florins // 100


@pytest.mark.clause("PF-71")
@pytest.mark.parametrize(
    ("amount", "florins", "points", "back"), [(0, 5, 4, 0), (4, 1, 4, 0), (5, 0, 4, 0), (6, 0, 3, 1), (9, 0, 0, 4)]
)
def test_a_payment_takes_florins_first_and_points_only_for_what_is_missing(
    amount: int, florins: int, points: int, back: int
) -> None:
    table = Table(3).florins(2, 500).points(2, 4)
    expected = [REVEALED, {"kind": "went-back", "seat": 2, "points": back}] if back else []
    assert table.told(RULES.pay, 2, amount) == expected
    state = table.state
    assert (state.florins[2], state.prestige[2], state.earned[2, GONE_BACK]) == (florins, points, -back)
    assert [state.florins[seat] for seat in (0, 1)] == [35, 35]


@pytest.mark.clause("PF-71", "PF-16")
def test_nobody_goes_back_below_0() -> None:
    table = Table(3).florins(0, 100).points(0, 1)
    match = table.match()
    assert [text for text in texts(match) if text.startswith("open")] != []
    play(match, "open jester", "pass", "pass")
    assert (player(match, 0)["prestige"], own(match, 0)["florins"]) == (0, 0)
    assert player(match, 0)["earned"]["going-back"] == -1
    assert forbids(Table(3).florins(0, 0).points(0, 1).match(), "open jester") == "PF-16"


@pytest.mark.clause("PF-16", "PF-71")
@pytest.mark.parametrize(
    ("florins", "points", "muse_and_princess", "clause"),
    [
        (100, 0, False, "PF-16"),
        (200, 0, False, None),
        (100, 1, False, None),
        (0, 2, False, None),
        (0, 1, False, "PF-16"),
        (100, 9, True, "PF-16"),
        (200, 0, True, None),
    ],
)
def test_nobody_opens_beyond_the_means(florins: int, points: int, muse_and_princess: bool, clause: str | None) -> None:
    table = Table(3, muse_and_princess=muse_and_princess).florins(0, florins).points(0, points)
    match = table.match()
    assert forbids(match, "open jester") == clause
    assert ("open jester" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-16")
@pytest.mark.parametrize(
    ("florins", "points", "muse_and_princess", "clause"),
    [(200, 0, False, "PF-16"), (300, 0, False, None), (100, 2, False, None), (200, 9, True, "PF-16")],
)
def test_nobody_raises_beyond_the_means(florins: int, points: int, muse_and_princess: bool, clause: str | None) -> None:
    table = Table(3, muse_and_princess=muse_and_princess).florins(1, florins).points(1, points)
    match = play(table.match(), "open jester")
    assert (match.to_act, forbids(match, "bid 300"), texts(match)[-1]) == ((1,), clause, "pass")
    assert ("bid 300" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-71")
def test_points_lost_by_going_back_are_told_by_themselves() -> None:
    table = Table(3).florins(0, 0).points(0, 9)
    match = play(table.match(), "open jester", "bid 300", "pass", "bid 400", "pass")
    assert match.events(None)[-2:] == [
        {"kind": "item-bought", "seat": 0, "item": "jester", "florins": 400},
        {"kind": "went-back", "seat": 0, "points": 4},
    ]
    assert player(match, 0)["prestige"] == 5
    assert player(match, 0)["earned"] == {
        "works": 9, "best-works": 0, "buildings": 0, "landscapes": 0, "architects": 0,
        "merchant": 0, "cards": 0, "banker": 0, "going-back": -4,
    }  # fmt: skip


# -- points by where they come from


@pytest.mark.clause("PF-1")
@pytest.mark.parametrize("source", range(9))
def test_points_are_counted_by_where_they_come_from(source: int) -> None:
    table = Table(3).points(1, 60)
    RULES.gain(table.state, 1, 7, source)
    assert (table.state.prestige[1], table.state.earned[1, source]) == (67, 7 + 60 * (source == 0))
    assert (table.state.prestige[0], table.state.earned[0, source]) == (0, 0)


@pytest.mark.clause("PF-1")
def test_no_points_are_not_told() -> None:
    table = Table(3)
    assert table.told(RULES.gain_and_tell, 1, 0, 2) == []
    assert table.told(RULES.gain_and_tell, 1, 3, 2) == [
        {"kind": "points-gained", "seat": 1, "points": 3, "source": "buildings"}
    ]
    assert (table.state.prestige[1], table.state.earned[1, 2]) == (3, 3)


@pytest.mark.clause("PF-108")
@pytest.mark.parametrize(("points", "places"), [((5, 5, 5), [1, 1, 1]), ((4, 9, 9), [3, 1, 1]), ((7, 0, 3), [1, 3, 2])])
def test_a_place_on_the_track_is_one_more_than_the_players_strictly_ahead(
    points: tuple[int, ...], places: list[int]
) -> None:
    table = Table(3)
    for seat, count in enumerate(points):
        table.points(seat, count)
    assert [RULES.place_on_track(table.state, seat) for seat in range(3)] == places


@pytest.mark.clause("PF-30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_next_seat_clockwise(seats: int) -> None:
    state = Table(seats).state
    assert [RULES.next_seat(state, seat) for seat in range(seats)] == [*range(1, seats), 0]


# -- where money comes from (PF-70)


@pytest.mark.clause("PF-70", "PF-34", "PF-111", "PF-71")
@pytest.mark.parametrize("muse_and_princess", [False, True])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_florins_come_only_from_works_the_banker_and_partners_and_going_back_only_pays(
    seats: int, seed: int, muse_and_princess: bool
) -> None:
    dice = random.Random(seed)
    state = state_of(GAME.start(seats, seed=seed, muse_and_princess=muse_and_princess, cooperation=True))
    moves, went_back = [0] * MOVES.actions, 0
    journal: list[Told] = []
    state.__dict__["journal"] = journal
    while RULES.to_act(state):
        seat = RULES.lowest_bit(RULES.to_act(state))
        before = list(state.florins)
        RULES.apply(state, seat, moves[dice.randrange(RULES.legal(state, seat, moves))])
        received = [0] * 5
        for told in journal:
            if told.event in (WORK_PAID, BANKER_PAID):
                received[told.arguments[0]] += told.arguments[1]
            elif told.event == PARTNER_PAID:
                received[told.arguments[1]] += told.arguments[2]
            elif told.event == WENT_BACK:
                went_back += 1
        for player_seat in range(seats):
            assert 0 <= state.florins[player_seat] <= before[player_seat] + received[player_seat]
            assert state.prestige[player_seat] >= 0
            assert sum(state.earned[player_seat]) == state.prestige[player_seat]
        journal.clear()
    assert went_back == 0 or not muse_and_princess
