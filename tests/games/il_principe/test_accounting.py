"""Nothing is created or lost, whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import Match
from signoria.games.il_principe.constants import CITIES, COLOURS, FACE_UP, MAX_COINS, REGIONS, ROLES
from signoria.games.il_principe.state import BID, GROUP_LOT, NO_LOT, OVER, RESERVE, SHIELDS_DUE, State
from tests.games.il_principe.games import SETTINGS, finished, random_game, random_states
from tests.games.il_principe.tables import COMPONENTS, coins, state_of

CARDS = {2: 13, 3: 20, 4: 20, 5: 20}
SHIELDS = {0: 11, 1: 12}
START = {("first", False): 0, ("second", False): 5, ("first", True): 10, ("second", True): 10}


def check_cards(state: State) -> None:
    """Every card of each colour is in exactly one place, and sizes are what they count."""
    for colour in range(COLOURS):
        everywhere = state.deck[colour] + state.reserve[colour] + state.discards[colour]
        for seat in range(state.seats):
            everywhere += state.hand[seat, colour] + state.face_up_cards[seat, colour]
            everywhere += state.face_down_cards[seat, colour]
            assert 0 <= state.known[seat, colour] <= state.hand[seat, colour]
            assert min(state.face_up_cards[seat, colour], state.face_down_cards[seat, colour]) >= 0
        assert everywhere == CARDS[state.seats]
        assert min(state.deck[colour], state.reserve[colour], state.discards[colour]) >= 0
    assert sum(state.deck) == state.deck_size
    for seat in range(5):
        assert sum(state.hand[seat, colour] for colour in range(COLOURS)) == state.hand_size[seat]


def check_cities(state: State) -> None:
    """Every city is on offer, to come, left out or built; it is built by one, and its card lies nowhere else."""
    pile = state.city_pile_size + (5 if state.seats == 2 else 0)
    places = [state.city_pile[place] for place in range(pile)]
    places += [city for city in state.face_up if city != -1]
    places += [city for city in range(CITIES) if state.built_by[city] != -1]
    assert sorted(places) == list(range(CITIES))
    assert all(builder < state.seats for builder in state.built_by)
    assert list(state.city_pile)[pile:] == [0] * (CITIES - pile)
    if state.phase != SHIELDS_DUE and state.city_pile_size > 0:
        assert list(state.face_up).count(-1) == 0
    assert (state.city != -1) == (state.phase == SHIELDS_DUE) == (state.shields_due > 0)


def check_shields(state: State) -> None:
    """Shields on the map and before the players are those handed out."""
    for seat in range(state.seats):
        placed = sum(state.shields[region, seat] for region in range(REGIONS))
        assert placed + state.shields_left[seat] == SHIELDS[state.edition]
        assert state.shields_left[seat] >= 0


def check_points(state: State) -> None:
    """Points are what was earned; cities and roles bring theirs."""
    for seat in range(state.seats):
        assert sum(state.earned[seat, source] for source in range(8)) == state.points[seat]
        built = [COMPONENTS.city_facts[city]["points"] for city in range(CITIES) if state.built_by[city] == seat]
        assert state.earned[seat, 0] == sum(built)
        if state.phase != OVER:
            assert [state.earned[seat, source] for source in range(3, 8)] == [0] * 5
        assert 0 <= state.coins[seat] <= MAX_COINS


def check_roles_and_lots(state: State) -> None:
    """A role has one holder at most, no minor one with two players; an auction runs while somebody may bid."""
    assert all(-1 <= holder < state.seats for holder in state.holder)
    assert state.seats > 2 or list(state.holder)[COLOURS:] == [-1] * COLOURS
    assert (state.lot != NO_LOT) == (state.phase == BID)
    assert (state.role != -1) == (state.lot not in (NO_LOT, GROUP_LOT))
    assert -1 <= state.role < ROLES
    if state.phase == BID:
        assert state.bidding & ~state.rivals == 0
        assert (state.bid > 0) == (state.bidder != -1)
        assert state.bidder == -1 or state.bid <= state.coins[state.bidder]
        assert state.bidding >> state.turn & 1
    assert state.phase == RESERVE or all(choice == -1 for choice in list(state.choice)[: state.seats])
    assert sum(state.reserve) == 0 or state.phase not in (RESERVE, OVER)


CHECKS = (check_cards, check_cities, check_shields, check_points, check_roles_and_lots)


@pytest.mark.clause("IP-1", "IP-2", "IP-3", "IP-7", "IP-22", "IP-34", "IP-36", "IP-37")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_nothing_is_created_or_lost(seats: int, edition: str, abundance: bool) -> None:
    for seed in (20, 21):
        for state in random_states(seats, edition, abundance, seed=seed):
            for check in CHECKS:
                check(state)
        assert state.phase == OVER


def paid(match: Match, seat: int) -> int:
    """The coins a seat must have by what everybody was told."""
    purse = START[str(match.options["edition"]), bool(match.options["abundance"])]
    for event in match.events(None):
        amount = int(str(event.get("coins", 0)))
        if event["kind"] == "coins-paid-out":
            purse += amount
        elif event.get("seat") == seat:
            if event["kind"] == "coins-gained":
                purse += amount
            elif event["kind"] in ("group-won", "role-won", "city-built"):
                purse -= amount
    return purse


@pytest.mark.few(6)
@pytest.mark.clause("IP-4", "IP-10", "IP-13", "IP-24", "IP-32", "IP-45", "IP-47")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_coins_are_what_was_paid_out_less_what_was_paid(seats: int, edition: str, abundance: bool) -> None:
    for step, match in enumerate(random_game(seats, edition, abundance, seed=31)):
        if step % 5 == 0 or match.over:
            assert coins(match) == [paid(match, seat) for seat in range(seats)]


@pytest.mark.clause("IP-33", "IP-35", "IP-47", "IP-60", "IP-61", "IP-62", "IP-63", "IP-64")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_points_are_what_was_told(seats: int, edition: str, abundance: bool) -> None:
    *_, last = random_game(seats, edition, abundance, seed=32)
    told: Counter[int] = Counter()
    for event in last.events(None):
        if "points" in event:
            told[int(str(event["seat"]))] += int(str(event["points"]))
    assert last.outcome is not None
    assert last.outcome.points == tuple(told[seat] for seat in range(seats))


@pytest.mark.clause("IP-30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_one_turn_in_every_round(seats: int) -> None:
    *_, last = random_game(seats, "second", False, seed=33)
    turns: Counter[object] = Counter()
    for event in last.events(None):
        if event["kind"] in ("cards-laid", "turn-passed"):
            turns[event["seat"]] += 1
    rounds = [event for event in last.events(None) if event["kind"] == "roles-returned"]
    extra = Counter(event["seat"] for event in last.events(None) if event["kind"] == "city-built")
    assert all(turns[seat] <= len(rounds) <= turns[seat] + extra[seat] for seat in range(seats))


@pytest.mark.clause("IP-60", "IP-65")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_a_finished_table_has_four_places_on_offer_and_a_winner(seats: int, edition: str, abundance: bool) -> None:
    last = finished(seats, edition, abundance)
    assert len(last.view(None)["cities"]) == FACE_UP
    assert last.outcome is not None
    assert last.outcome.winners
    best = max(last.outcome.points)
    assert all(last.outcome.points[seat] == best for seat in last.outcome.winners)
    assert state_of(last).ending > 0
