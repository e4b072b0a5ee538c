"""The worked examples the rulebooks print."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.il_principe.state import NEXT_COLOUR, OPEN_GROUP
from tests.games.il_principe.positions import bidding, settling_roles
from tests.games.il_principe.tables import (
    RULES,
    Table,
    cards,
    coins,
    hand,
    holders,
    points,
    region,
    shields_in,
)
from tests.probes import forbids, play, player, texts

GIORGIO, NICK, ROBERTO, MARCO = range(4)
BARBARA, ANDREA, TOM = range(3)
MEDICI, VISCONTI, CARRARESI, ESTE, GONZAGA = range(5)


@pytest.mark.clause("IP-20")
def test_three_green_two_white_two_red_and_a_yellow_card_are_auctioned_yellow_white_red_green() -> None:
    match = bidding("3 green 2 white 2 red yellow", seats=4)
    assert [(group["colour"], group["count"]) for group in match.view(None)["reserve"]] == [
        ("yellow", 1),
        ("white", 2),
        ("red", 2),
        ("green", 3),
    ]
    assert match.view(None)["auction"]["colour"] == "yellow"
    while match.view(None)["phase"] == "bid":
        play(match, "pass")
    opened = [event["colour"] for event in match.events(None) if event["kind"] == "auction-opened"]
    assert opened == ["white", "red", "green"]


@pytest.mark.clause("IP-32", "IP-33", "IP-34")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_marcel_builds_firenze_for_five_coins_and_five_cards_and_scores_eight(edition: str) -> None:
    table = Table(3, edition=edition).coins(5, 0, 0).hand(0, green=2, red=1, blue=1, yellow=1).hand(1, red=1)
    left = player(table.match(), MEDICI)["shields"]
    match = play(table.match(), "build firenze")
    assert (coins(match)[MEDICI], points(match)[MEDICI], hand(match, MEDICI)) == (0, 8, cards())
    assert player(match, MEDICI)["up"] == cards(green=2, red=1, blue=1, yellow=1)
    assert sorted(texts(match)) == ["shield brown", "shield green", "shield violet"]
    play(match, "shield brown", "shield violet")
    assert [shields_in(match, name)[MEDICI] for name in ("green", "brown", "violet")] == [0, 1, 1]
    assert player(match, MEDICI)["shields"] == left - 2


@pytest.mark.clause("IP-33", "IP-35")
def test_when_barbara_builds_lucca_andrea_scores_two_and_tom_three() -> None:
    table = Table().coins(4, 5, 5).hand(BARBARA, white=2, blue=1, red=1).hand(ANDREA, red=1)
    match = table.roles(ANDREA, "major-white").roles(TOM, "minor-white", "major-blue").match()
    assert "build lucca" in texts(match)
    play(match, "build lucca")
    assert points(match) == [6, 2, 1 + 2]


@pytest.mark.clause("IP-32", "IP-33", "IP-34", "IP-35")
def test_the_medici_build_milano_and_all_others_with_a_blue_red_or_yellow_role_score() -> None:
    table = Table(5).coins(4, 0, 0, 0, 0).hand(0, blue=2, red=1, yellow=1).hand(1, red=1)
    table.roles(MEDICI, "major-blue").roles(VISCONTI, "minor-blue").roles(CARRARESI, "major-red", "minor-yellow")
    table.roles(ESTE, "major-green", "minor-white").roles(GONZAGA, "major-yellow")
    match = play(table.match(), "build milano")
    assert (coins(match)[MEDICI], points(match)) == (0, [6, 1, 2 + 1, 0, 2])
    assert player(match, MEDICI)["up"] == cards(blue=2, red=1, yellow=1)
    assert texts(match) == ["shield blue", "shield green"]
    assert forbids(match, "shield red") == "IP-34"
    play(match, "shield blue", "shield green")
    assert (shields_in(match, "blue")[MEDICI], shields_in(match, "green")[MEDICI]) == (1, 1)


def blue_cards(giorgio: int, nick: int, roberto: int, marco: int) -> Match:
    table = Table(4).coins(5, 5, 5, 5).up(GIORGIO, blue=giorgio).up(NICK, blue=nick)
    return table.up(ROBERTO, blue=roberto).up(MARCO, blue=marco).match(NEXT_COLOUR)


@pytest.mark.clause("IP-42")
def test_giorgio_with_four_takes_the_major_and_nick_with_three_the_minor() -> None:
    match = blue_cards(4, 3, 1, 1)
    play(match, "shield blue")
    assert holders(match) == {"major-blue": GIORGIO, "minor-blue": NICK}


@pytest.mark.clause("IP-43")
def test_nick_and_marco_with_two_each_bid_for_the_minor() -> None:
    match = play(blue_cards(4, 2, 1, 2), "shield blue")
    assert holders(match) == {"major-blue": GIORGIO}
    assert (match.view(None)["auction"]["role"], match.view(None)["auction"]["bidding"]) == (
        "minor-blue",
        [NICK, MARCO],
    )
    play(match, "bid 1", "bid 2", "pass")
    assert holders(match)["minor-blue"] == MARCO


@pytest.mark.clause("IP-44")
def test_giorgio_marco_and_roberto_with_three_each_bid_for_the_major_and_the_minor_stays() -> None:
    match = blue_cards(3, 1, 3, 3)
    auction = match.view(None)["auction"]
    assert (auction["role"], auction["bidding"]) == ("major-blue", [GIORGIO, ROBERTO, MARCO])
    play(match, "bid 1", "pass", "pass", "shield red")
    assert holders(match) == {"major-blue": ROBERTO}


@pytest.mark.clause("IP-46")
def test_andrea_turns_two_of_three_blue_cards_and_nick_none_of_two() -> None:
    match = play(Table().up(0, blue=3).up(1, blue=2).match(NEXT_COLOUR), "shield red", "shield red")
    assert holders(match) == {"major-blue": 0, "minor-blue": 1}
    assert (player(match, 0)["up"], player(match, 0)["down"]) == (cards(blue=1), cards(blue=2))
    assert (player(match, 1)["up"], player(match, 1)["down"]) == (cards(blue=2), cards())


@pytest.mark.clause("IP-46", "IP-47")
def test_the_medici_with_three_green_cards_take_the_major_turn_two_and_then_have_its_effect() -> None:
    match = settling_roles(3, up=["3 green"], down=["white"])
    assert match.view(None)["phase"] == "turn-up"
    assert (holders(match), player(match, MEDICI)["up"]["green"]) == ({"major-green": MEDICI}, 1)
    assert player(match, MEDICI)["down"] == cards(green=2, white=1)
    assert texts(match) == ["turn white", "pass"]


@pytest.mark.clause("IP-64")
def test_the_regions_of_the_final_scoring() -> None:
    table = Table(5).shields(
        blue=f"{CARRARESI}{CARRARESI}{VISCONTI}{GONZAGA}",
        green=f"{ESTE}{ESTE}{ESTE}{CARRARESI}",
        red=f"{VISCONTI}",
        yellow=f"{MEDICI}{MEDICI}{GONZAGA}{GONZAGA}{VISCONTI}",
    )
    scored = {
        name: [RULES.region_points(table.state, region(name), seat) for seat in range(5)]
        for name in ("blue", "green", "red", "yellow")
    }
    assert scored == {
        "blue": [0, 2, 5, 0, 2],
        "green": [0, 0, 2, 5, 0],
        "red": [0, 5, 0, 0, 0],
        "yellow": [5, 0, 0, 0, 5],
    }


@pytest.mark.clause("IP-24", "IP-26")
def test_an_auction_can_be_won_for_a_coin_if_nobody_else_wants_the_cards() -> None:
    match = Table(4).coins(1, 1, 1, 1).reserve(yellow=2, green=3).match(OPEN_GROUP)
    play(match, "pass", "pass", "pass", "bid 1")
    assert (hand(match, 0), coins(match)) == (cards(yellow=2), [0, 1, 1, 1])
