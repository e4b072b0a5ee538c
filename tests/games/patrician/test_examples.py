"""The worked examples the rulebook prints."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.patrician.positions import position
from tests.games.patrician.tables import GAME, RULES, Table, city_view, floors, hand
from tests.probes import play, texts

BLACK, WHITE, RED = range(3)


def mariannes_table() -> Match:
    """Marianne is red. At Milano one tower has red below a black top floor, the other site is empty."""
    return GAME.from_position(
        position(
            3,
            first=BLACK,
            turn=RED,
            piles=["milano-3 parma-2", "parma-3 roma-4", "milano-4"],
            hands=["", "", "lucca-5"],
            towers={"milano": (f"{RED}{BLACK}", ""), "parma": (f"{BLACK}", f"{WHITE}")},
        )
    )


@pytest.mark.clause("PA-14", "PA-11")
def test_marianne_moves_the_black_floor_at_milano_and_leads_the_tower_it_came_from() -> None:
    match = mariannes_table()
    assert [tower["leader"] for tower in city_view(match, "milano")["towers"]] == [BLACK, None]
    play(match, "play lucca-5", "floor lucca left")
    assert floors(match, "lucca") == ([RED], [])
    assert texts(match) == ["move milano left", "pass"]
    match.play(RED, "move milano left")
    assert floors(match, "milano") == ([RED], [BLACK])
    assert [tower["leader"] for tower in city_view(match, "milano")["towers"]] == [RED, BLACK]
    moved = {"kind": "floor-moved", "seat": RED, "city": "milano", "site": "left", "owner": BLACK}
    assert moved in match.events(None)


@pytest.mark.clause("PA-14")
@pytest.mark.parametrize("text", ["move parma left", "move parma right", "move lucca left"])
def test_marianne_cannot_move_at_parma_where_she_has_no_floor_nor_at_lucca_where_she_built(text: str) -> None:
    match = play(mariannes_table(), "play lucca-5", "floor lucca left")
    refusal = match.why_not(RED, text)
    assert refusal is not None
    assert refusal.clause == "PA-14"
    assert refusal.sentence


@pytest.mark.clause("PA-15", "PA-17")
def test_marianne_then_takes_the_card_that_lies_at_lucca() -> None:
    match = play(mariannes_table(), "play lucca-5", "floor lucca left")
    lying, following = city_view(match, "lucca")["card"]["name"], match.position()["deck"][0]
    play(match, "move milano left")
    assert hand(match, RED)[-1] == lying
    assert city_view(match, "lucca")["card"]["name"] == following
    assert match.to_act == (BLACK,)


@pytest.mark.clause("PA-30", "PA-31")
def test_mariannes_final_33_and_18_make_51() -> None:
    """Three sets of heads, one of each patrician, and tiles of 9, 9, 6, 7 and 2."""
    table = Table(3).pile(RED, "firenze-5 bologna-3 lucca-4 siena-3 siena-4 milano-3 roma-1 lucca-5")
    table.tiles(roma=f"{RED}{BLACK}", bologna=f"{RED}{RED}", lucca=f"{RED}{WHITE}", verona=f"{BLACK}{RED}")
    RULES.end_game(table.state)
    match = table.match()
    sheet = match.view(None)["sheet"][RED]
    assert (sheet["tiles"], sheet["sets"], sheet["portraits"], sheet["total"]) == (33, 3, 18, 51)
    assert sheet["heads"] == {"a": 3, "b": 3, "c": 3}
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.winners) == ((6 + 5, 4, 51), (RED,))
