"""Nothing is created or lost, whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import Match
from signoria.games.habemus_papam.constants import CAMERLENGO, FIRST_ACTION
from signoria.games.habemus_papam.state import OVER
from tests.games.habemus_papam.accounts import CHECKS
from tests.games.habemus_papam.games import finished, random_game, random_states
from tests.games.habemus_papam.tables import COMPONENTS, gems, gold, state_of


@pytest.mark.clause("HP-1", "HP-2", "HP-3", "HP-5", "HP-10", "HP-14", "HP-15", "HP-19", "HP-20", "HP-22", "HP-47")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_created_or_lost(seats: int) -> None:
    for seed in range(20, 24):
        for state in random_states(seats, seed=seed):
            for check in CHECKS:
                check(state)
        assert state.phase == OVER


def told_gold(match: Match, seat: int) -> int:
    """The gold a seat must have by what everybody was told."""
    purse = 20
    for event in match.events(None):
        amount = int(str(event.get("gold", event.get("count", 0))))
        is_own, is_owner = event.get("seat") == seat, event.get("owner") == seat
        if event["kind"] in ("gold-gained", "bags-paid", "gems-sold", "felipe-paid"):
            purse += amount * is_own
        elif event["kind"] == "gold-taken":
            purse += amount * (is_own - is_owner)
        elif event["kind"] == "bribed":
            purse += amount * (is_owner - is_own)
        elif event["kind"] == "squadrone-paid":
            purse -= amount * is_own
    return purse


def told_gems(match: Match, seat: int) -> dict[str, int]:
    """The gems a seat must have by what everybody was told."""
    held = Counter({"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3})
    for event in match.events(None):
        if event.get("seat") == seat:
            if event["kind"] == "bid-revealed":
                assert isinstance(event["gems"], list)
                held.subtract(event["gems"])
            elif event["kind"] == "gem-gained":
                held[str(event["gem"])] += int(str(event["count"]))
    return dict(held)


@pytest.mark.clause("HP-6", "HP-12", "HP-19", "HP-40", "HP-41", "HP-45", "HP-50")
@pytest.mark.parametrize("seats", [3, 4])
def test_gold_and_gems_behind_a_screen_are_what_everybody_saw_come_and_go(seats: int) -> None:
    for step, match in enumerate(random_game(seats, seed=31)):
        is_paid = match.view(None)["phase"] != "bid-second"
        if (step % 5 == 0 and is_paid) or match.over:
            assert gold(match) == [told_gold(match, seat) for seat in range(seats)]
            assert [gems(match, seat) for seat in range(seats)] == [told_gems(match, seat) for seat in range(seats)]


@pytest.mark.clause("HP-6", "HP-18")
@pytest.mark.parametrize("seats", [3, 4])
def test_action_cards_behind_a_screen_are_those_everybody_saw_taken(seats: int) -> None:
    *_, last = random_game(seats, seed=32)
    actions = COMPONENTS.cards[FIRST_ACTION:CAMERLENGO]
    for seat in range(seats):
        held: Counter[str] = Counter()
        for event in last.events(None):
            if event.get("seat") == seat:
                held[str(event.get("card"))] += event["kind"] == "card-taken"
                held[str(event.get("action"))] += event["kind"] == "action-returned"
                held[str(event.get("action"))] -= event["kind"] == "action-played"
        assert {name: held[name] for name in actions} == last.view(seat)["you"]["actions"]


@pytest.mark.clause("HP-15", "HP-21")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_takes_one_card_in_every_round_but_perhaps_the_last(seats: int) -> None:
    *_, last = random_game(seats, seed=33)
    taken = Counter(event["seat"] for event in last.events(None) if event["kind"] == "card-taken")
    rounds = last.view(None)["round"]
    assert all(rounds - 1 <= taken[seat] <= rounds for seat in range(seats))


@pytest.mark.clause("HP-22", "HP-57")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_finished_game_has_a_winner_with_the_most_votes(seats: int) -> None:
    last = finished(seats)
    assert last.outcome is not None
    assert last.outcome.winners
    assert {last.outcome.points[seat] for seat in last.outcome.winners} == {max(last.outcome.points)}
    assert list(state_of(last).votes)[:seats] == list(last.outcome.points)
