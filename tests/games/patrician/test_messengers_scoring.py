"""Messengers: what they give and take (PA-55 to PA-57)."""

from __future__ import annotations

import pytest

from tests.games.patrician.games import finished
from tests.games.patrician.tables import RULES, Table, city
from tests.probes import play, player


@pytest.mark.clause("PA-55")
@pytest.mark.parametrize(("roads", "count"), [((), 0), (("parma-verona",), 1), (("parma-verona", "verona-ferrara"), 2)])
def test_each_tower_pays_its_winner_two_points_more_for_each_messenger(roads: tuple[str, ...], count: int) -> None:
    table = Table(3, messengers=True).city("verona", "000", "2").messengers(*roads).hold(1, "siena-1")
    match = play(table.play(2, "verona-2").match(), "floor verona right")
    assert [player(match, seat)["points"] for seat in range(3)] == [5 + 2 * count, 0, 2 + 2 * count]
    assert [player(match, seat)["tokens"] for seat in range(3)] == [count, 0, count]
    won = [event for event in match.events(None) if event["kind"] in ("tile-won", "tokens-won")]
    tokens = [{"kind": "tokens-won", "seat": seat, "city": "verona", "count": count} for seat in (0, 2)]
    tiles = [{"kind": "tile-won", "seat": seat, "city": "verona", "value": value} for seat, value in ((0, 5), (2, 2))]
    assert won == ([tiles[0], tokens[0], tiles[1], tokens[1]] if count else tiles)


@pytest.mark.clause("PA-55")
@pytest.mark.parametrize(("roads", "count"), [(("parma-verona",), 1), (("parma-verona", "verona-ferrara"), 2)])
def test_one_player_who_wins_both_towers_is_paid_twice(roads: tuple[str, ...], count: int) -> None:
    table = Table(2, messengers=True).city("verona", "111", "01").messengers(*roads).scored("verona")
    assert list(table.state.points)[:2] == [0, 7 + 4 * count]
    assert list(table.state.tokens)[:2] == [0, 2 * count]
    assert table.state.near_when_scored[city("verona")] == count


@pytest.mark.clause("PA-55", "PA-23")
def test_an_empty_site_pays_nobody_a_token() -> None:
    table = Table(2, messengers=True).city("verona", "111").messengers("parma-verona").scored("verona")
    assert list(table.state.points)[:2] == [0, 7]
    assert list(table.state.tokens)[:2] == [0, 1]


# -- the token of -3 (PA-56)


def penalised(table: Table) -> int | None:
    """Who takes the token of -3; it costs three points and everybody is told."""
    before = list(table.state.points)
    told = table.told(RULES.give_penalty)
    seat = table.state.burdened
    if seat == -1:
        assert (told, list(table.state.points)) == ([], before)
        return None
    assert told == [{"kind": "penalty-taken", "seat": seat}]
    before[seat] -= 3
    assert list(table.state.points) == before
    return seat


@pytest.mark.clause("PA-56")
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("000", "11", 2),
        ("222", "11", 0),
        ("222", "00", 1),
        ("111", "11", None),
        ("11100", "", 2),
        ("1110", "2", 0),
        ("0012", "0", None),
        ("00122", "0", 1),
        ("00112", "0", 2),
        ("00112", "2", 0),
        ("01100", "2", 1),
    ],
)
def test_fewest_towers_then_fewest_floors_there_take_the_penalty(left: str, right: str, expected: int | None) -> None:
    table = Table(3, messengers=True).city("siena", left, right).messengers("roma-siena").scored("siena")
    assert penalised(table) == expected


@pytest.mark.clause("PA-56")
def test_towers_come_before_floors() -> None:
    table = Table(2, messengers=True).messengers("parma-verona", "milano-parma")
    table.city("verona", "111", "00").city("parma", "0011", "0").city("milano", "1111111", "00")
    table.scored("verona", "parma", "milano")
    towers = [RULES.towers_won_near_messengers(table.state, seat) for seat in (0, 1)]
    floors = [RULES.floors_near_messengers(table.state, seat) for seat in (0, 1)]
    assert (towers, floors) == ([3, 3], [7, 12])
    assert penalised(table) == 0
    table = Table(2, messengers=True).messengers("parma-verona")
    table.city("verona", "0", "11").city("parma", "000", "0").scored("verona", "parma")
    assert [RULES.towers_won_near_messengers(table.state, seat) for seat in (0, 1)] == [3, 1]
    assert [RULES.floors_near_messengers(table.state, seat) for seat in (0, 1)] == [5, 2]
    assert penalised(table) == 1


@pytest.mark.clause("PA-56")
def test_many_floors_do_not_make_up_for_a_tower() -> None:
    table = Table(2, messengers=True).city("bologna", "01011010", "1").messengers("siena-bologna").scored("bologna")
    table.city("siena", "0", "1").scored("siena")
    towers = [RULES.towers_won_near_messengers(table.state, seat) for seat in (0, 1)]
    assert (towers, [RULES.floors_near_messengers(table.state, seat) for seat in (0, 1)]) == ([2, 2], [5, 6])
    assert penalised(table) == 0


@pytest.mark.clause("PA-56", "PA-53")
def test_only_cities_with_a_messenger_when_they_were_scored_count() -> None:
    table = Table(3, messengers=True).city("verona", "000", "11").city("roma", "22222", "0").scored("verona")
    table.messengers("parma-verona", "roma-siena").scored("roma")
    assert [RULES.towers_won_near_messengers(table.state, seat) for seat in range(3)] == [1, 0, 1]
    assert [RULES.floors_near_messengers(table.state, seat) for seat in range(3)] == [1, 0, 5]
    assert penalised(table) == 1


@pytest.mark.clause("PA-56")
def test_a_city_with_two_messengers_counts_once() -> None:
    table = Table(2, messengers=True).city("verona", "000", "1").city("lucca", "11", "1")
    table.messengers("parma-verona", "verona-ferrara", "siena-lucca").scored("verona", "lucca")
    assert [RULES.towers_won_near_messengers(table.state, seat) for seat in (0, 1)] == [1, 3]
    assert [RULES.floors_near_messengers(table.state, seat) for seat in (0, 1)] == [3, 4]


@pytest.mark.clause("PA-56")
@pytest.mark.parametrize("name", ["bologna", "siena", "verona"])
def test_one_such_city_anywhere_is_enough(name: str) -> None:
    table = Table(2, messengers=True).city(name, "000", "0")
    assert RULES.has_city_with_messenger(table.scored(name).state) == 0
    assert penalised(table) is None
    table = Table(2, messengers=True).city(name, "000", "0").messengers("siena-bologna", "parma-verona").scored(name)
    assert RULES.has_city_with_messenger(table.state) == 1
    assert penalised(table) == 1


@pytest.mark.clause("PA-56")
def test_without_such_a_city_nobody_takes_the_penalty() -> None:
    table = Table(3, messengers=True).city("verona", "000", "11").scored("verona").messengers("parma-verona")
    assert RULES.has_city_with_messenger(table.state) == 0
    assert penalised(table) is None


@pytest.mark.clause("PA-56")
@pytest.mark.parametrize(("right", "expected"), [("", None), ("3", None), ("34", 2), ("234", None), ("2334", None)])
def test_a_tie_that_floors_do_not_break_burdens_nobody(right: str, expected: int | None) -> None:
    """Seat 0 wins the higher tower, somebody the lower; of the others those with fewest floors are compared."""
    table = Table(5, messengers=True).city("bologna", "00010", right).messengers("siena-bologna").scored("bologna")
    assert penalised(table) == expected


@pytest.mark.clause("PA-57")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_messengers_and_tokens_are_never_too_few(seats: int) -> None:
    for ambassadors in (False, True):
        shown = finished(seats, ambassadors, True).view(None)
        on_roads = sum(one["messenger"] for one in shown["roads"])
        assert on_roads + sum(one["messengers"] for one in shown["players"]) == {2: 4, 3: 6, 4: 4, 5: 5}[seats]
        assert sum(one["tokens"] for one in shown["players"]) <= 24
        assert sum(sheet["penalty"] for sheet in shown["sheet"]) in (0, -3)
