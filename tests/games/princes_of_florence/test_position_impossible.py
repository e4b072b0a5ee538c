"""Positions that can be read, but that no game can come to."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.positions import (
    BASES,
    Case,
    base,
    look_at,
    name_of_case,
    put,
    put_back,
    refused,
    several,
    tile,
)


@pytest.mark.parametrize("name", BASES)
def test_the_positions_changed_here_are_possible(name: str) -> None:
    assert base(name).over == (name == "over")


MOMENTS: list[Case] = [
    ("act", [put("phase", value="bid")], "there is no phase bid in the stage actions"),
    ("act", [put("stage", value="opening")], "there is no phase act in the stage opening"),
    ("opening", [put("round", value=1)], "round is 0 in the stage opening (PF-2)"),
    ("open", [put("round", value=0)], "round is 1 to 7 in the stage auctions (PF-5)"),
    ("closing", [put("round", value=6)], "the game ends with round 7 (PF-5)"),
    ("closing", [put("turn", value=1)], "the last turn is the last one of a round (PF-30)"),
    ("over", [put("actor", value=1)], "actor is null once the game is over (PF-72)"),
    ("opening", [put("turn", value=1)], "turn is the first player in the stage opening (PF-5)"),
    ("opening", [put("actor", value=None)], "actor is 0 in the phase return here"),
    ("act", [put("actor", value=1)], "actor is 0 in the phase act here"),
    ("answer", [put("actor", value=0)], "actor is 1 in the phase answer here"),
    ("bid", [put("actor", value=0)], "actor is 3 in the phase bid here"),
    ("place", [put("actor", value=1)], "actor is 0 in the phase place here"),
    ("draw", [put("actor", value=None)], "looking: nobody is there to look at cards"),
    (
        "open",
        [put("stage", value="characters"), put("phase", value="character")],
        "there is no stage characters without Muse & Princess (PF-100)",
    ),
    ("closing", [put("actor", value=0)], "actor is 1 in the phase professor here"),
    (
        "closing",
        [put("characters", "owners", "professor", value=None)],
        "there is nobody to decide in the phase professor",
    ),
    ("place", [put("piece", value=None)], "the phase place needs piece"),
    ("act", [put("piece", value="opera")], "there is no piece in the phase act"),
    ("answer", [put("offer", value=None)], "the phase answer needs offer"),
    ("answer", [put("phase", value="join")], "there is no offer with a square in the phase join"),
    ("answer", [put("offer", "florins", value=None)], "the phase answer needs offer with florins"),
    ("answer", [several("offer", square=None, turn=None)], "the phase answer needs offer with a square"),
    ("act", [put("phase", value="look")], "the phase look needs looking"),
    ("look", [put("phase", value="open")], "there is no looking in the phase open"),
]

NO_ROOM_FOR_A_FOREST = [tile("forest", "d3"), tile("forest", "a1", "r270"), tile("forest", "g3", "r180")]

AUCTIONS: list[Case] = [
    ("open", [put("auction", "sold", value=["landscape"])], "landscape is not for sale with 3 players (PF-76)"),
    ("choose", [put("auction", "sold", value=["forest"])], "forest is not for sale with 2 players (PF-76)"),
    ("open", [put("auction", "sold", value=["jester"])], "more items are sold than players are out (PF-14)"),
    ("opening", [put("auction", "out", value=[0])], "nobody is out before the first auction (PF-13)"),
    ("act", [put("auction", "out", value=[0, 1])], "everybody is out after the auctions (PF-15)"),
    ("open", [put("auction", "florins", value=200)], "nothing is being auctioned in the phase open (PF-11)"),
    ("act", [put("auction", "passed", value=[1])], "nothing is being auctioned in the phase act (PF-11)"),
    ("open", [put("turn", value=1), put("actor", value=1)], "player 0, still in, opens before player 1 (PF-12)"),
    ("open", [put("auction", "out", value=[0])], "player 0 is out and opens nothing (PF-13)"),
    ("open", [put("phase", value="last")], "the phase last is for one player left, not 3 (PF-15)"),
    ("open", [put("auction", "out", value=[1, 2])], "the phase last is for one player left, not 1 (PF-15)"),
    ("bid", [put("auction", "item", value=None)], "an auction has an item and a bidder (PF-11)"),
    ("bid", [put("auction", "bidder", value=None)], "an auction has an item and a bidder (PF-11)"),
    ("bid", [put("auction", "florins", value=100)], "nobody can have bid 100 (PF-11)"),
    ("bid", [put("auction", "florins", value=200)], "player 0 opened, so nobody else bids so little (PF-11)"),
    ("bid", [put("auction", "passed", value=[1, 2])], "who has passed is neither out nor the bidder (PF-11)"),
    ("bid", [put("auction", "out", value=[1])], "player 1 is out and cannot bid (PF-14)"),
    ("bid", [put("auction", "florins", value=3600)], "player 1 cannot bid so much for jester (PF-16)"),
    ("bid", [several("auction", out=[3], sold=["jester"])], "player 1 cannot bid so much for jester (PF-10)"),
    ("bid", [put("auction", "passed", value=[0, 2, 3])], "there is nobody to decide in the phase bid"),
    ("place", [several("auction", out=[1], passed=[2])], "player 0 has bought, so is out (PF-14)"),
    ("place", [put("auction", "sold", value=["lake"])], "forest is bought, so it is sold this round (PF-10)"),
    ("place", [put("auction", "passed", value=[1])], "player 2 could still bid for forest (PF-11)"),
    ("place", [put("piece", value="lake")], "lake is not what was bought (PF-20)"),
    ("place", [put("piece", value="tower")], "tower is not what was bought (PF-20)"),
    ("place", [put("players", 0, "tiles", value=NO_ROOM_FOR_A_FOREST)], "forest fits nowhere with player 0 (PF-20)"),
    ("settle", [several("auction", florins=3600)], "player 0 cannot pay 3600 (PF-16)"),
    ("settle", [put("characters", "owners", "merchant", value=1)], "player 0 does not have the merchant (PF-108)"),
    ("settle", [put("phase", value="recruit")], "player 0 has nobody to recruit now (PF-25)"),
    ("look", [put("phase", value="recruit"), put_back(5), put("looking", value=None)], "has nobody to recruit now"),
    ("choose", [several("auction", item="jester", sold=["jester"])], "player 0 has no landscape to choose (PF-76)"),
]

NOBODY_BUT = dict.fromkeys(("muse", "cardinal", "princess", "merchant", "banker"))

CHARACTERS: list[Case] = [
    ("act", [put("characters", "taken", value=["banker"])], "muse is with player 0, so it is taken (PF-102)"),
    ("act", [put("characters", "owners", "muse", value=None)], "muse is taken and stays with somebody (PF-104)"),
    ("act", [put("characters", "owners", "muse", value=2)], "player 2 has two characters (PF-100)"),
    ("act", [put("characters", "settled", value=[0])], "player 2 has banker, so is settled (PF-102)"),
    ("act", [put("characters", "settled", value=[0, 2])], "settled lists everybody here (PF-103)"),
    (
        "characters",
        [several("characters", taken=["princess"])],
        "more characters are taken than players are settled (PF-100)",
    ),
    ("characters", [several("characters", settled=[1])], "player 1 is settled and chooses nothing (PF-101)"),
    ("characters", [put("phase", value="merchant")], "player 1 has a character, so is settled (PF-102)"),
    (
        "characters",
        [put("phase", value="merchant"), several("characters", settled=[1])],
        "player 1 does not have the merchant (PF-108)",
    ),
    (
        "characters",
        [put("phase", value="professor"), several("characters", settled=[1])],
        "player 1 cannot use the professor (PF-109)",
    ),
    ("characters", [several("characters", settled=[0])], "player 0 is settled and stands on no character (PF-102)"),
    (
        "characters",
        [several("characters", taken=["muse"], settled=[2]), put("characters", "owners", "muse", value=2)],
        "muse is taken, so nobody stands there (PF-102)",
    ),
    (
        "characters",
        [put("players", 0, "standing", "number", value=2)],
        "player 0 cannot stand on muse 2 (PF-103)",
    ),
    ("characters", [put("players", 0, "florins", value=400)], "player 0 cannot stand on muse 5 (PF-103)"),
    (
        "characters",
        [put("players", 2, "standing", value={"character": "muse", "number": 4})],
        "two pieces stand on muse (PF-101)",
    ),
    ("characters", [put("turn", value=0), put("actor", value=0)], "player 0 stands on muse, so takes it now (PF-102)"),
    (
        "act",
        [put("players", 1, "standing", value={"character": "princess", "number": 4})],
        "pieces stand on characters in the stage characters only (PF-101)",
    ),
    (
        "closing",
        [put("characters", "owners", "merchant", value=0), several("characters", taken=["merchant", "professor"])],
        "the merchant goes back at the end of the auctions (PF-108)",
    ),
    (
        "over",
        [several("characters", taken=["professor"]), several("characters", "owners", **NOBODY_BUT, professor=0)],
        "the professor goes back at the end (PF-109)",
    ),
    ("over", [put("characters", "banker_florins", value=1500)], "there cannot be 1500 banker_florins (PF-110)"),
    ("act", [put("characters", "banker_florins", value=1000)], "there cannot be 1000 banker_florins (PF-110)"),
]

CARDS: list[Case] = [
    ("act", [put("players", 2, "drawn", value=3)], "player 2 has 1 professions fewer than dealt and drawn (PF-2)"),
    ("act", [put("players", 2, "shown", value=["poet"])], "what is shown of player 2 is in the hand (PF-25)"),
    ("act", [put("players", 0, "shown", value=["poet"])], "player 0 has recruited only 0 professions (PF-25)"),
    (
        "act",
        [put("players", 2, "drawn", value=0), put("players", 2, "shown", value=[])],
        "players have recruited 2 professions with 1 recruiting cards (PF-25)",
    ),
    (
        "act",
        [put("players", 0, "returned", value="painter"), put("players", 1, "returned", value="painter")],
        "painter was given back twice (PF-2)",
    ),
    ("act", [put("players", 1, "returned", value="poet")], "player 0 has not drawn poet again (PF-2)"),
    ("opening", [put("players", 0, "returned", value="poet")], "player 0 gives back a card of the hand (PF-2)"),
    (
        "act",
        [lambda words: words["piles"]["profession"].reverse()],
        "what players put under the profession pile lies under all the rest (PF-24)",
    ),
    (
        "act",
        [put("piles", "profession", -1, "known_to", value=0)],
        "player 0 has put no profession under the pile (PF-45)",
    ),
    ("draw", [put("phase", value="under")], "player 0 has drawn no profession (PF-45)"),
    ("under", [put_back(3)], "2 to 4 cards are left to be put under the pile (PF-24)"),
    ("draw", [put_back(1)], "a player looks at 5 cards, or all that are left (PF-24)"),
    ("draw", [put("action", "drew_profession", value=False)], "who looks at professions drew_profession (PF-45)"),
    (
        "look",
        [several("auction", item="jester", sold=["jester"])],
        "only a prestige card lets its buyer look at cards (PF-24)",
    ),
    ("look", [put_back(5), look_at("bonus")], "in the auctions only prestige cards are looked at (PF-24)"),
    ("professor", [put_back(5), look_at("profession")], "only the professor lets a player look at these cards here"),
    ("professor", [put("characters", "taken", value=[])], "only the professor lets a player look at these cards here"),
]


@pytest.mark.parametrize("case", MOMENTS, ids=name_of_case)
def test_stage_phase_and_whoever_decides_fit(case: Case) -> None:
    assert refused(case) == case[2]


@pytest.mark.parametrize("case", AUCTIONS, ids=name_of_case)
def test_an_auction_is_as_auctions_go(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.parametrize("case", CHARACTERS, ids=name_of_case)
def test_characters_are_as_they_are_shared_out(case: Case) -> None:
    assert refused(case) == case[2]


@pytest.mark.parametrize("case", CARDS, ids=name_of_case)
def test_cards_are_where_they_can_have_come(case: Case) -> None:
    assert case[2] in refused(case)
