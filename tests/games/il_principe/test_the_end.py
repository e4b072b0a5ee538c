"""The end (IP-50 to IP-55)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.state import NEW_ROUND, ROUND_DONE
from tests.games.il_principe.tables import GAME, RULES, Table, cards, coins, hand
from tests.probes import REVEALED, kinds, play, player, texts

DRAWN = {2: 10, 3: 12, 4: 16, 5: 20}
LAST = {2: 6, 3: 6, 4: 8, 5: 10}
EVERY_TABLE = [(seats, edition) for seats in (2, 3, 4, 5) for edition in ("first", "second")]


def with_deck(seats: int, edition: str, count: int, **unsold: int) -> Table:
    """A round is to begin, the deck has so many cards, all red, and some cards were not sold."""
    return Table(seats, edition=edition).coins(*[3] * seats).unsold(**unsold).deck(red=count)


# -- too few cities (IP-50)


@pytest.mark.clause("IP-50")
@pytest.mark.parametrize(("seats", "edition"), EVERY_TABLE)
def test_with_fewer_than_four_cities_face_up_the_game_ends_at_once(seats: int, edition: str) -> None:
    table = Table(seats, edition=edition).coins(*[3] * seats).cities("siena milano firenze")
    told = table.goes_on(NEW_ROUND)
    assert kinds(told)[:2] == ["revealed", "game-ended"]
    match = table.match()
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.reason, coins(match)) == ("ending-cities", [3] * seats)
    assert (match.view(None)["round"], match.view(None)["last_round"]) == (2, False)


@pytest.mark.clause("IP-50")
@pytest.mark.parametrize("on_offer", ["", "siena", "siena milano", "siena milano firenze"])
def test_any_place_without_a_city_ends_it(on_offer: str) -> None:
    table = Table().cities(on_offer)
    assert RULES.cities_on_offer(table.state) == len(on_offer.split())
    assert table.match(NEW_ROUND).over


@pytest.mark.clause("IP-50")
def test_with_four_cities_and_none_to_come_the_game_goes_on() -> None:
    match = Table().cities("siena milano firenze lucca").match(NEW_ROUND)
    assert (match.over, match.view(None)["phase"]) == (False, "reserve")


@pytest.mark.clause("IP-50", "IP-51")
@pytest.mark.parametrize(("seats", "edition"), EVERY_TABLE)
def test_cities_are_looked_at_before_the_deck(seats: int, edition: str) -> None:
    match = with_deck(seats, edition, 7).cities("siena milano firenze").match(NEW_ROUND)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "ending-cities"


# -- too few cards (IP-51)


@pytest.mark.clause("IP-51")
@pytest.mark.parametrize(("seats", "edition"), EVERY_TABLE)
def test_the_last_round_begins_with_fewer_cards_than_would_be_drawn(seats: int, edition: str) -> None:
    enough = with_deck(seats, edition, DRAWN[seats])
    assert kinds(enough.goes_on(NEW_ROUND))[0] == "round-begun"
    assert (enough.match().view(None)["last_round"], enough.state.deck_size) == (False, 0)
    too_few = with_deck(seats, edition, DRAWN[seats] - 1)
    assert too_few.goes_on(NEW_ROUND)[0] == {"kind": "last-round-begun", "round": 3}
    assert too_few.match().view(None)["last_round"]


# -- its first phase (IP-52)


@pytest.mark.clause("IP-52")
@pytest.mark.parametrize(("seats", "edition"), EVERY_TABLE)
@pytest.mark.parametrize("abundance", [False, True])
def test_the_second_edition_pays_coins_in_the_last_round_and_the_first_does_not(
    seats: int, edition: str, abundance: bool
) -> None:
    table = Table(seats, edition=edition, abundance=abundance).coins(*[3] * seats).deck(red=DRAWN[seats] - 1)
    match = table.hand(0, blue=1).match(NEW_ROUND)
    income = 0 if edition == "first" else 6 if seats == 2 or abundance else 5
    assert coins(match) == [3 + income] * seats
    assert [player(match, seat)["hand_size"] for seat in range(seats)] == [1] + [0] * (seats - 1)
    assert match.view(None)["phase"] == "bid"


# -- its reserve (IP-53)


@pytest.mark.clause("IP-53")
@pytest.mark.parametrize(("seats", "edition"), EVERY_TABLE)
def test_the_last_reserve_comes_from_the_deck(seats: int, edition: str) -> None:
    count = DRAWN[seats] - 1
    table = with_deck(seats, edition, count)
    told = table.goes_on(NEW_ROUND)
    taken = count if (seats, edition) == (2, "second") else LAST[seats]
    assert {"kind": "group-revealed", "colour": "red", "count": taken} in told
    assert REVEALED in told
    match = table.match()
    assert match.view(None)["reserve"] == [{"colour": "red", "count": taken}]
    assert (match.view(None)["deck"], table.state.deck[2]) == (count - taken, count - taken)
    assert match.to_act == (1,)


@pytest.mark.clause("IP-53")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("count", [0, 1, 5, 6, 7, 9])
def test_two_players_auction_six_cards_or_what_remains_and_in_the_second_edition_all(edition: str, count: int) -> None:
    table = with_deck(2, edition, count, blue=4)
    told = table.goes_on(NEW_ROUND)
    taken = count if edition == "second" else min(6, count)
    groups = [event["count"] for event in told if event["kind"] == "group-revealed"]
    assert groups == ([taken] if taken else [])
    assert ({"kind": "no-reserve"} in told) == (taken == 0)
    assert table.match().view(None)["unsold"] == cards(blue=4)


@pytest.mark.clause("IP-53", "IP-55")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_no_card_left_two_players_have_no_auction_and_go_on_with_the_turns(edition: str) -> None:
    match = Table(2, edition=edition).hand(0, blue=1).deck().match(NEW_ROUND)
    assert (match.view(None)["phase"], match.to_act) == ("turn", (0,))
    play(match, "lay blue 1")
    assert match.view(None)["phase"] == "shield"
    play(match, "shield red")
    assert match.over


@pytest.mark.clause("IP-53")
def test_the_last_reserve_is_drawn_by_chance_from_all_that_is_left() -> None:
    drawn: Counter[str] = Counter()
    for number in range(40):
        table = Table(4).deck(green=3, white=3, red=3, blue=3, yellow=3)
        RULES.reseed(table.state.generator, number)
        table.goes_on(NEW_ROUND)
        drawn.update({name: table.state.reserve[place] for place, name in enumerate(COLOUR_NAMES)})
        assert sum(table.state.reserve) == 8
        assert sum(table.state.deck) == table.state.deck_size == 7
    assert all(45 <= drawn[name] <= 85 for name in COLOUR_NAMES)


@pytest.mark.clause("IP-53", "IP-47")
def test_what_is_not_drawn_stays_for_the_red_role() -> None:
    table = Table().up(0, red=1).deck(white=7)
    match = play(table.match(NEW_ROUND), "pass", "pass", "pass")
    assert (hand(match, 0), match.view(None)["deck"]) == (cards(white=1), 0)


# -- too few cards even for that (IP-54)


@pytest.mark.clause("IP-54", "IP-52")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_the_second_edition_the_game_then_ends_after_the_coins(seats: int) -> None:
    table = with_deck(seats, "second", LAST[seats] - 1, blue=9)
    told = table.goes_on(NEW_ROUND)
    assert kinds(told)[:4] == ["last-round-begun", "coins-paid-out", "revealed", "game-ended"]
    match = table.match()
    assert match.outcome is not None
    assert (match.outcome.reason, coins(match)) == ("ending-deck", [8] * seats)
    assert match.view(None)["unsold"] == cards(blue=9)
    assert not with_deck(seats, "second", LAST[seats]).match(NEW_ROUND).over


@pytest.mark.clause("IP-54", "IP-23")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("count", [0, 2, 5])
def test_in_the_first_edition_the_discards_make_up_the_number(seats: int, count: int) -> None:
    table = with_deck(seats, "first", count, blue=12)
    told = table.goes_on(NEW_ROUND)
    assert {"kind": "discards-shuffled", "count": 12} in told
    match = table.match()
    reserve = {group["colour"]: group["count"] for group in match.view(None)["reserve"]}
    assert reserve == {name: n for name, n in (("red", count), ("blue", LAST[seats] - count)) if n}
    assert match.view(None)["deck"] == table.state.deck[3] == 12 - (LAST[seats] - count)
    assert match.view(None)["unsold"] == cards()
    assert coins(match) == [3] * seats


@pytest.mark.clause("IP-54")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_just_enough_cards_the_discards_stay_away(seats: int) -> None:
    table = with_deck(seats, "first", LAST[seats], blue=9)
    assert "discards-shuffled" not in kinds(table.goes_on(NEW_ROUND))
    assert (table.match().view(None)["deck"], table.match().view(None)["unsold"]) == (0, cards(blue=9))


@pytest.mark.clause("IP-54")
def test_if_the_discards_are_too_few_what_there_is_is_auctioned() -> None:
    table = with_deck(4, "first", 3, blue=2, green=1)
    table.goes_on(NEW_ROUND)
    match = table.match()
    groups = [(group["count"], group["colour"]) for group in match.view(None)["reserve"]]
    assert groups == [(1, "green"), (2, "blue"), (3, "red")]
    assert match.view(None)["deck"] == 0


@pytest.mark.clause("IP-54")
def test_with_no_card_at_all_there_is_no_auction() -> None:
    table = Table(3, edition="first").hand(1, blue=1).deck()
    told = table.goes_on(NEW_ROUND)
    assert {"kind": "no-reserve"} in told
    match = table.match()
    assert (match.view(None)["phase"], match.to_act, match.over) == ("turn", (1,), False)


# -- the rest of the last round (IP-55)


@pytest.mark.clause("IP-55", "IP-24")
def test_in_the_last_round_the_winner_may_build_and_everybody_has_a_turn() -> None:
    table = Table(3, edition="first").coins(9, 9, 9).hand(1, green=1, white=1).deck(red=6)
    match = play(table.match(NEW_ROUND), "bid 2", "pass", "pass")
    assert match.view(None)["phase"] == "extra"
    play(match, "build siena")
    assert (match.view(None)["phase"], match.to_act) == ("turn", (1,))
    assert "lay red 5" in texts(match)


@pytest.mark.clause("IP-55", "IP-50", "IP-51")
@pytest.mark.parametrize("on_offer", ["siena milano", "siena milano firenze lucca"])
def test_after_the_last_round_the_game_ends_whatever_lies_there(on_offer: str) -> None:
    table = Table().cities(on_offer).round(7, last=True)
    told = table.goes_on(ROUND_DONE)
    assert kinds(told)[:2] == ["revealed", "game-ended"]
    match = table.match()
    assert match.outcome is not None
    assert (match.outcome.reason, match.view(None)["round"]) == ("ending-last-round", 7)


@pytest.mark.clause("IP-55")
def test_once_it_is_over_nobody_acts() -> None:
    match = Table().round(7, last=True).match(ROUND_DONE)
    assert (match.over, match.to_act) == (True, ())
    assert {RULES.may(match.state, seat, action) for seat in range(3) for action in range(GAME.actions)} == {55}
    assert not any(match.legal(seat) for seat in range(3))


@pytest.mark.clause("IP-50", "IP-55")
def test_after_an_ordinary_round_another_one_begins() -> None:
    match = Table().round(6).match(ROUND_DONE)
    assert (match.over, match.view(None)["round"], match.view(None)["phase"]) == (False, 7, "reserve")
