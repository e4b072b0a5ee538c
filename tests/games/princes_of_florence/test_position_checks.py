"""Positions that contradict themselves: cards, tiles, the moment, auctions, characters, and what is to be decided."""

from __future__ import annotations

import pytest

from tests.core.text.changed_positions import Case, changed, drop, name_of_case, put, refusal_of, several
from tests.games.princes_of_florence.positions import (
    BASES,
    acting,
    base,
    look_at,
    position,
    put_back,
    refused,
    table,
    tile,
)
from tests.games.princes_of_florence.tables import GAME

NOWHERE = {"with": 1, "square": None, "turn": None, "florins": None}

PLACES: list[Case] = [
    ("act", [put("players", 1, "hand", value=["poet"])], "poet is in two places: players[0].hand and players[1].hand"),
    (
        "act",
        [put("piles", "bonus", 0, value="lakes")],
        "lakes is in two places: piles.bonus and players[0].bonus (PF-47)",
    ),
    ("act", [put("piles", "bonus", 0, value={"card": "lakes"})], "a card of piles.bonus says nothing of known_to"),
    ("act", [put("bonus_gone", value=[])], "table is nowhere (PF-47)"),
    ("act", [put("extra_freedoms", value=["travel"])], "extra_freedoms names 0 freedoms here (PF-77)"),
    ("act", [put("players", 2, "jesters", value=8)], "there are 9 of jester, more than the game has (PF-3)"),
    ("act", [put("players", 2, "shown", value=["poet"])], "players[2].shown is in the hand (PF-25)"),
    ("act", [put("players", 1, "returned", value="poet")], "player 0 has not drawn poet again (PF-2)"),
    (
        "act",
        [put("players", seat, "returned", value="painter") for seat in (0, 1)],
        "painter was given back twice (PF-2)",
    ),
    ("opening", [put("players", 0, "returned", value="poet")], "players[0].returned is of the hand (PF-2)"),
    ("act", [lambda words: words["piles"]["profession"].reverse()], "lies under all the rest (PF-24)"),
    ("draw", [put("phase", value="under")], "looking.cards is a list of 2 to 4 here (PF-24)"),
    ("draw", [put("action", "drew_profession", value=False)], "who looks at professions drew_profession"),
    ("look", [put_back(5), look_at("bonus")], "in the auctions only prestige cards are looked at (PF-24)"),
    ("professor", [put("characters", "taken", value=[])], "only the professor lets a player look at these cards here"),
]

TILES: list[Case] = [
    ("act", [put("players", 2, "tiles", value=[tile("opera", "d8")] * 18)], "nobody has more than 17 (PF-44)"),
    ("act", [put("players", 2, "tiles", value=[tile("opera", "a1")])], "opera has no place at 'a1' 'r0' (PF-41)"),
    (
        "act",
        [put("players", 2, "tiles", value=[tile("park", "d8"), tile("lake", "d8")])],
        "lake at d8 lies on something",
    ),
    ("act", [put("players", 2, "tiles", value=[tile("tower", "d8"), tile("tower", "d14")])], "tower is there twice"),
    ("act", [put("players", 0, "tiles", 2, "with", value=1)], "only a building lies across a border (PF-124)"),
    ("act", [put("players", 0, "tiles", 1, "with", value=0)], "players 0 and 0 are no neighbours (PF-120)"),
    ("act", [put("options", "cooperation", value="off")], "nobody builds together without Cooperation (PF-121)"),
    ("act", [drop("players", 1, "tiles", 1)], "chapel, shared by players 0 and 1, is a tile of both (PF-122)"),
    ("act", [put("offer", value=NOWHERE)], "offer: only a building lies across a border (PF-124)"),
    ("answer", [put("offer", "florins", value=3100)], "offer.florins is a number from 0 to 3000, not 3100"),
]

MOMENTS: list[Case] = [
    ("act", [put("phase", value="bid")], "there is no phase bid in the stage actions"),
    ("opening", [put("round", value=1)], "round is 0 in the stage opening, and only there (PF-2)"),
    ("closing", [put("round", value=6)], "the game ends with round 7 (PF-5)"),
    ("closing", [put("turn", value=1)], "the last turn is the last one of a round (PF-30)"),
    ("over", [put("actor", value=1)], "actor is null once the game is over (PF-72)"),
    ("opening", [put("actor", value=None)], "there is nobody to decide in the phase return"),
    ("opening", [put("actor", value=1), put("turn", value=1)], "turn is the first player in the stage opening (PF-5)"),
    ("answer", [put("actor", value=0)], "actor is 1 in the phase answer here"),
    ("draw", [put("actor", value=None)], "looking.cards: nobody is there to look at cards"),
    ("closing", [put("actor", value=0)], "player 0 does not have the professor (PF-104)"),
    ("open", [put("stage", value="closing"), put("phase", value="professor")], "the game ends with round 7 (PF-5)"),
    ("place", [put("piece", value=None)], "the phase place needs piece"),
    ("act", [put("piece", value="opera")], "there is no piece in the phase act"),
    ("answer", [put("phase", value="join")], "there is no offer with a square in the phase join"),
    ("answer", [put("offer", "florins", value=None)], "the phase answer needs offer with florins"),
    ("look", [put("phase", value="open")], "there is no looking in the phase open"),
]

AUCTIONS: list[Case] = [
    ("open", [put("auction", "sold", value=["landscape"])], "landscape is not for sale with 3 players (PF-76)"),
    ("opening", [put("auction", "out", value=[0])], "auction.out is nobody before the first auction, everybody after"),
    ("open", [put("auction", "florins", value=200)], "nothing is being auctioned in the phase open (PF-11)"),
    ("open", [put("auction", "out", value=[0])], "player 0 is out and opens nothing (PF-13)"),
    ("open", [put("phase", value="last")], "the phase last is for one player left, not 3 (PF-15)"),
    ("bid", [put("auction", "item", value=None)], "an auction has an item and a bidder (PF-11)"),
    ("bid", [put("auction", "florins", value=100)], "nobody can have bid 100 (PF-11)"),
    ("bid", [put("auction", "passed", value=[1, 2])], "who has passed is neither out nor the bidder (PF-11)"),
    ("bid", [put("auction", "out", value=[1])], "player 1 is out and cannot bid (PF-14)"),
    ("bid", [put("auction", "florins", value=3600)], "player 1 cannot bid so much for jester (PF-16)"),
    ("bid", [put("auction", "passed", value=[0, 2, 3])], "player 3 cannot bid (PF-11)"),
    ("place", [several("auction", out=[1], passed=[2])], "player 0 can have bought 0 landscapes by now, not 1 (PF-14)"),
    ("place", [put("auction", "sold", value=["lake"])], "player 0 has bought forest: it is sold, and the player out"),
    ("place", [put("piece", value="lake")], "lake is not what was bought, or fits nowhere (PF-20)"),
    ("settle", [several("auction", florins=3600)], "player 0 has no merchant, or cannot pay 3600 (PF-108)"),
    ("settle", [put("phase", value="recruit")], "player 0 has nobody to recruit now (PF-25)"),
    ("choose", [several("auction", item="jester", sold=["jester"])], "player 0 has no landscape to choose (PF-76)"),
    ("look", [several("auction", item="jester", sold=["jester"])], "only a prestige card lets its buyer look at cards"),
]

CHARACTERS: list[Case] = [
    (
        "act",
        [put("characters", "taken", value=["banker"])],
        "player 0 has muse: taken, the player settled, and no other",
    ),
    ("act", [put("characters", "settled", value=[0, 2])], "settled lists everybody here (PF-103)"),
    ("characters", [several("characters", settled=[1])], "player 1 chooses a character once, and is settled after it"),
    ("characters", [several("characters", settled=[0])], "players[0].standing: nobody stands there now"),
    ("characters", [put("players", 0, "standing", "number", value=2)], "players[0].standing: there is no such number"),
    ("act", [put("options", "muse_and_princess", value="off")], "characters is null without the option"),
]

ACTIONS: list[Case] = [
    ("act", [put("action", "refusals", value=3)], "action.refusals is a number from 0 to 2, not 3"),
    ("act", [put("action", "work_value", value=14)], "there is no work_value in the phase act (PF-33)"),
    ("act", [put("action", "left", value=0)], "player 0 has nothing left to do, so the turn is over (PF-30)"),
    ("open", [put("action", "left", value=1)], "actions are left in an action turn only (PF-30)"),
    ("build", [put("action", "left", value=0)], "player 0 has no action left (PF-30)"),
    ("build", [put("piece", value="lake")], "lake is no building (PF-40)"),
    ("build", [put("players", 0, "florins", value=0)], "player 0 cannot build opera like this (PF-48)"),
    ("answer", [put("action", "refusals", value=2)], "player 0 cannot build theatre like this (PF-125)"),
    ("reply", [put("players", 1, "florins", value=300)], "player 0 cannot build theatre like this (PF-16)"),
    ("bonus", [put("action", "work_value", value=3)], "a work of round 3 is worth at least 12 (PF-32)"),
    ("pay", [put("phase", value="bonus")], "player 0 has no bonus card to play (PF-31)"),
]


@pytest.mark.parametrize("name", BASES)
def test_the_positions_changed_here_are_possible(name: str) -> None:
    assert base(name).over == (name == "over")


@pytest.mark.clause("PF-2", "PF-3", "PF-24", "PF-25")
@pytest.mark.parametrize("case", PLACES, ids=name_of_case)
def test_every_card_is_in_one_place_where_it_can_be(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("PF-41", "PF-44", "PF-120", "PF-121", "PF-122", "PF-124")
@pytest.mark.parametrize("case", TILES, ids=name_of_case)
def test_a_tile_has_a_place_of_its_own(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("case", MOMENTS, ids=name_of_case)
def test_stage_phase_and_whoever_decides_fit(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("case", AUCTIONS, ids=name_of_case)
def test_an_auction_has_a_lot_and_bidders_who_can_pay(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("case", CHARACTERS, ids=name_of_case)
def test_a_character_is_with_who_took_it(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("case", ACTIONS, ids=name_of_case)
def test_an_action_can_be_done_by_whose_turn_it_is(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("PF-3", "PF-44")
def test_there_is_not_more_of_a_tile_or_freedom_than_the_game_has() -> None:
    words = GAME.start(5, seed=1).position()
    for owner in words["players"]:
        owner["tiles"] = [tile("tower", "a1")]
    assert refusal_of(GAME, words) == "there are 5 of tower, more than the game has (PF-3)"
    for owner in words["players"]:
        owner.update(tiles=[], freedoms=["opinion"])
    assert refusal_of(GAME, words) == "there are 5 of opinion, more than the game has (PF-3)"


@pytest.mark.clause("PF-31")
def test_a_work_is_somebodys() -> None:
    words = changed(acting(position(3, round=1)), put("phase", value="pay"), put("action", "work_value", value=9))
    assert refusal_of(GAME, words) == "player 0 has no profession at work (PF-31)"
    words["players"][0]["table"] = [words["players"][0]["hand"].pop()]
    assert GAME.from_position(words).to_act == (0,)


@pytest.mark.clause("PF-100")
def test_nobody_stands_on_a_character_without_the_expansion() -> None:
    words = changed(table(), put("options", "muse_and_princess", value="off"), put("characters", value=None))
    words["players"][0]["standing"] = {"character": "muse", "number": 3}
    assert refusal_of(GAME, words) == "players[0].standing is null without the option"
