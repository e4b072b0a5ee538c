"""What a seat may know, as numbers for learning."""

from __future__ import annotations

import random

import pytest

from signoria import Match
from signoria.games.habemus_papam.state import State
from tests.games.habemus_papam.games import random_states
from tests.games.habemus_papam.tables import GAME, RULES, Table, state_of
from tests.probes import play
from tests.spoiling import spoil

STALE = -77


def observed(state: State, seat: int) -> dict[str, int]:
    """The features by name, those that are zero left out."""
    features = [STALE] * len(GAME.features)
    RULES.observe(state, seat, features)
    return {name: value for name, value in zip(GAME.features, features, strict=True) if value != 0}


def changes(match: Match, seat: int, before: Match) -> dict[str, int]:
    """What a seat sees otherwise than before."""
    old, new = observed(state_of(before), seat), observed(state_of(match), seat)
    return {name: new.get(name, 0) for name in old | new if new.get(name, 0) != old.get(name, 0)}


def test_an_empty_table_shows_seats_round_bank_offer_and_what_is_behind_the_own_screen() -> None:
    match = Table(3, first=1).round(1).offer("lugo louis gold camerlengo").orders(2, "france leaders").bids()
    assert observed(state_of(match), 2) == {
        **{"seats": 3, "round": 1, "cardinals to come": 17, "deck": 17, "phase bid": 1},
        **{"bank diamond": 4, "bank ruby": 7, "bank sapphire": 5, "bank amber": 6},
        **{"offer lugo": 1, "offer louis": 1, "offer gold": 1, "offer camerlengo": 1},
        **{"seen lugo": 1, "seen louis": 1, "seen gold": 1, "seen camerlengo": 1},
        **{"+0 asked": 1, "+1 asked": 1, "+2 asked": 1, "+2 camerlengo": 1},
        **{"gold": 20, "gems": 10, "own diamond": 4, "own ruby": 1, "own sapphire": 2, "own amber": 3},
        **{"order france": 1, "order leaders": 1},
    }


@pytest.mark.clause("HP-6")
def test_displays_and_counts_are_seen_from_the_seats_own_place() -> None:
    def table() -> Table:
        people = {1: "este barberini", 2: "harrach"}
        laid = Table().display(1, people[1]).display(2, people[2]).politics(2, mazarin=1, louis=2, felipe=1)
        return laid.squadrone(0).hold(0, "gold swap").orders(1, "france four-arms").gold(5, 6, 7).round(9, smoke=True)

    seen = observed(state_of(table().bids()), 1)
    expected = {
        **{"black smoke": 1, "+0 people": 2, "+0 coats france": 3, "+0 has este": 1, "+0 has barberini": 1},
        **{"+1 people": 1, "+1 mazarin": 1, "+1 louis": 2, "+1 felipe": 1, "+1 has harrach": 1},
        **{"+2 squadrone": 1, "+2 action cards": 2, "+2 camerlengo": 1},
        **{"gold": 6, "order france": 1, "order france fulfilled": 1},
    }
    assert {name: seen[name] for name in expected} == expected
    assert not {"+2 people", "+0 action cards", "own card gold", "order four-arms", "white smoke"} & set(seen)
    own = observed(state_of(table().bids()), 0)
    assert (own["own card gold"], own["own card swap"], own["gold"], own["+1 has este"]) == (1, 1, 5, 1)


@pytest.mark.clause("HP-11", "HP-12", "HP-42", "HP-44")
def test_cards_played_and_bids_revealed_are_seen() -> None:
    def begun() -> Match:
        return Table(4).played(1, "rubies").played(2, "second").bids()

    match = play(begun(), "bid nothing", "bid diamond amber")
    assert changes(match, 3, begun()) == {
        **{"phase bid": 0, "phase bid-second": 1},
        **{"+0 asked": 0, "+0 chosen": 1, "+0 has bid": 1, "+0 bid diamond": 1, "+0 bid amber": 1},
        **{"+1 asked": 0, "+1 chosen": 1, "+1 has bid": 1},
        **{"+3 asked": 1, "+3 chosen": 0},
    }
    seen = observed(state_of(match), 3)
    assert (seen["+2 plays rubies"], seen["+2 bid ruby"], seen["+3 plays second"]) == (1, 3, 1)


@pytest.mark.clause("HP-12")
def test_of_a_choice_only_that_it_was_made_is_seen() -> None:
    seen = set()
    for text in ("bid nothing", "bid diamond", "bid amber amber"):
        match = Table().bids()
        match.play(1, text)
        assert changes(match, 0, Table().bids()) == {"+1 chosen": 1, "+1 asked": 0}
        seen.add(tuple(observed(state_of(match), 0).items()))
    assert len(seen) == 1


@pytest.mark.clause("HP-13", "HP-15")
def test_the_order_of_taking_is_seen_while_cards_are_taken() -> None:
    table = Table(4).offer("lugo death gold camerlengo").display(1, "bichi").camerlengo(3)
    match = table.bids()
    assert not [name for name in observed(state_of(match), 0) if name.endswith("takes")]
    play(match, "bid nothing", "bid amber", "bid ruby", "bid nothing")
    for moves in ([], ["take death"], ["victim 1"]):
        play(match, *moves)
        seen = observed(state_of(match), 0)
        assert [seen[f"+{step} takes"] for step in range(4)] == [4, 2, 1, 3]


@pytest.mark.clause("HP-46")
def test_the_first_of_two_to_be_swapped_is_seen() -> None:
    match = play(Table().hold(0, "swap").display(1, "lugo").display(2, "bichi").actions(), "play swap")
    assert not [name for name in observed(state_of(match), 2) if name.startswith("swapping")]
    play(match, "choose lugo")
    assert observed(state_of(match), 2)["swapping lugo"] == 1


@pytest.mark.clause("HP-20", "HP-21")
def test_smokes_and_orders_are_seen() -> None:
    match = Table().orders(0, "four-arms four-arms").coming(cardinals="black-smoke").revealing()
    seen = observed(state_of(match), 0)
    assert (seen["black smoke"], seen["phase order"], seen["order four-arms"]) == (1, 1, 2)
    match.play(0, "discard four-arms")
    assert observed(state_of(match), 0)["order four-arms"] == 1
    last = observed(Table().last_round().state, 0)
    assert last["white smoke"] == 1
    assert "deck" not in last


@pytest.mark.clause("HP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_other_screens_orders_and_the_decks_leave_no_trace(seats: int) -> None:
    chooser = random.Random(62)
    secret = ("gold", "gems", "order", "discarded", "actions", "choice", "cardinals", "politics", "generator")
    for step, state in enumerate(random_states(seats, seed=62)):
        if step % 12 == 0:
            before = observed(state, 0)
            for name in secret:
                other = state.copy()
                spoil(other, name, 0, chooser)
                assert observed(other, 0) == before
