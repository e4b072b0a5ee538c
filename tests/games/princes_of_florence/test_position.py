"""Positions in words: there and back."""

from __future__ import annotations

import json

import pytest

from signoria import Match
from signoria.games.princes_of_florence.state import PHASES
from tests.games.princes_of_florence.positions import acting, position, table, take, tile
from tests.games.princes_of_florence.tables import GAME, cards_of_pile, hand, own, state_of
from tests.probes import play, player, texts


def there_and_back(match: Match) -> None:
    """A match's position gives the same match, whatever its phase."""
    words = match.position()
    again = GAME.from_position(json.loads(json.dumps(words)))
    assert again.state == match.state
    assert again.position() == words
    assert texts(again) == texts(match)


def test_a_position_says_everything_in_words_a_person_can_edit() -> None:
    words = GAME.start(2, seed=7, first=1, muse_and_princess=True).position()
    assert list(words)[7:] == [
        *("round", "stage", "phase", "turn", "actor", "auction", "characters", "action", "piece", "offer", "looking"),
        *("piles", "bonus_gone", "extra_freedoms", "players"),
    ]
    assert (words["round"], words["stage"], words["phase"], words["turn"]) == (0, "opening", "return", 1)
    assert words["auction"] == {"item": None, "florins": 0, "bidder": None, "passed": [], "out": [], "sold": []}
    assert words["characters"]["owners"]["banker"] is None
    assert words["characters"]["banker_florins"] == 600
    assert len(words["extra_freedoms"]) == 2
    assert [len(cards) for cards in words["piles"].values()] == [13, 20, 14]
    assert words["players"][0]["florins"] == 2500
    assert words["players"][0]["earned"] == {
        **{"works": 0, "best-works": 0, "merchant": 0, "banker": 0, "going-back": 0},
    }
    assert GAME.start(3, seed=7).position()["characters"] is None


def test_a_table_laid_out_in_words_can_be_played_on() -> None:
    match = GAME.from_position(table())
    assert match.to_act == (0,)
    ann, bob = player(match, 0), player(match, 1)
    assert [shown["piece"] for shown in ann["tiles"]] == ["tower", "chapel", "forest"]
    assert [shown["piece"] for shown in bob["tiles"]] == ["lake", "chapel"]
    assert bob["tiles"][1] == {"piece": "chapel", "squares": ["g1", "h1", "g2"], "turn": "r0", "partner": 0}
    assert hand(match, 0) == ["botanist", "poet"]
    there_and_back(match)
    play(match, "draw bonus", "keep architects", "rest")
    assert [card["name"] for card in own(match, 0)["bonus"]] == ["lakes", "architects", "hand"]
    there_and_back(match)


def test_what_follows_from_the_rest_is_not_written_but_counted() -> None:
    view = GAME.from_position(table()).view(None)
    assert view["supply"] == {**dict.fromkeys(("forest", "lake", "architect"), 5), **view["supply"]}
    assert (view["supply"]["jester"], view["supply"]["prestige"], view["supply"]["recruiting"]) == (6, 13, 4)
    assert (view["stock"]["tower"], view["stock"]["chapel"], view["stock"]["opera"]) == (2, 2, 3)
    assert view["freedoms"] == {"travel": 1, "religion": 2, "opinion": 2}
    ann, bob, cleo = view["players"]
    assert (ann["prestige"], ann["free_squares"], ann["professions"], ann["bonus"]) == (6, 43 - 3 - 2 - 5, 2, 2)
    assert (bob["prestige"], bob["free_squares"], bob["professions"], bob["prestige_cards"]) == (8, 38, 2, 1)
    assert (cleo["professions"], cleo["known_professions"]) == (5, ["alchemist"])


@pytest.mark.clause("PF-21", "PF-23", "PF-40")
def test_points_for_what_lies_on_the_table_are_counted() -> None:
    words = position(3, round=6)
    words["players"][0].update(architects=3, tiles=[tile("forest", "a1"), tile("forest", "e1"), tile("tower", "a5")])
    assert player(GAME.from_position(words), 0)["earned"] == {
        **dict.fromkeys(("works", "best-works", "merchant", "cards", "banker", "going-back"), 0),
        **{"buildings": 3, "landscapes": 3, "architects": 6},
    }


@pytest.mark.clause("PF-24")
def test_cards_lie_from_the_top_down_with_who_knows_them() -> None:
    match = GAME.from_position(acting(position(3, round=2)))
    top = cards_of_pile(match, "bonus")[:5]
    play(match, "draw bonus", f"keep {top[2]}", f"under {top[4]}", "rest")
    put_under = [top[4], top[0], top[1], top[3]]
    assert match.position()["piles"]["bonus"][-4:] == [{"card": card, "known_to": 0} for card in put_under]
    there_and_back(match)
    assert own(GAME.from_position(match.position()), 0)["remembered"]["bonus"]["16"] == top[4]


@pytest.mark.clause("PF-77")
@pytest.mark.parametrize("scarce", [False, True])
def test_the_freedoms_drawn_by_lot_are_named(scarce: bool) -> None:
    for seed in range(4):
        match = GAME.start(2, seed=seed, scarce_freedoms=scarce)
        extra = match.position()["extra_freedoms"]
        assert len(extra) == (1 if scarce else 2)
        assert match.view(None)["freedoms"] == {
            name: 2 if name in extra else 1 for name in ("travel", "religion", "opinion")
        }
        there_and_back(match)


@pytest.mark.clause("PF-125")
def test_an_offer_comes_back_at_every_step() -> None:
    match = GAME.from_position(table())
    for move in ("offer theatre", "partner 1", "place theatre g4 r0", "price 500", "counter 200", "accept"):
        play(match, move)
        there_and_back(match)
        if move.startswith("price"):
            offer = {"with": 1, "square": "g4", "turn": "r0", "florins": 500}
            assert (match.position()["offer"], match.position()["piece"]) == (offer, "theatre")
    assert player(match, 1)["tiles"][-1]["partner"] == 0


@pytest.mark.clause("PF-101", "PF-102")
def test_pieces_on_characters_come_back() -> None:
    match = GAME.from_position(position(3, muse_and_princess=True))
    play(match, "give up", "give up", "give up", "muse 5", "princess 4", "muse 6")
    assert [owner["standing"] for owner in match.position()["players"]] == [
        None,
        {"character": "princess", "number": 4},
        {"character": "muse", "number": 6},
    ]
    there_and_back(match)
    play(match, "pass")
    assert match.position()["characters"]["taken"] == ["muse", "princess"]
    there_and_back(match)


@pytest.mark.clause("PF-109")
def test_the_professor_after_the_seventh_round_comes_back() -> None:
    words = acting(position(3, round=7, muse_and_princess=True), seat=2)
    words["characters"]["owners"]["professor"] = 1
    words["characters"]["taken"] = ["professor"]
    match = play(GAME.from_position(words), "end")
    phases = []
    for move in ("professor prestige", f"keep {cards_of_pile(match, 'prestige')[0]}", "rest"):
        phases.append((match.position()["stage"], match.position()["phase"]))
        there_and_back(match)
        play(match, move)
    assert phases == [("closing", "professor"), ("closing", "look"), ("closing", "under")]
    assert match.over
    there_and_back(match)


def test_cards_may_be_named_in_any_order() -> None:
    words = table()
    words["players"][0]["hand"].reverse()
    words["auction"]["sold"].reverse()
    words["players"][0]["bonus"] = ["hand", "lakes"]
    assert GAME.from_position(words).state == GAME.from_position(table()).state


def test_a_recruiting_card_bought_can_be_used_from_words() -> None:
    words = position(3, round=3, hands=["poet painter lawyer"])
    words["players"][0]["table"] = [words["players"][0]["hand"].pop(0)]
    match = play(GAME.from_position(words), "give up", "open recruiting", "pass")
    assert PHASES[state_of(match).phase] == "recruit"
    there_and_back(match)
    play(match, "recruit poet")
    assert match.position()["players"][1]["shown"] == ["poet"]
    assert match.position()["players"][0]["recruiting_table"] == 1
    there_and_back(match)


def test_bonus_cards_that_were_played_have_left_the_game() -> None:
    words = acting(position(3, round=3))
    words["players"][0].update(jesters=2, bonus=take(words, "bonus", "hand", "jesters"))
    words["players"][0]["earned"]["works"] = 2
    match = play(GAME.from_position(words), "work mathematician", "bonus jesters")
    assert match.position()["bonus_gone"] == ["jesters"]
    assert (match.position()["phase"], match.position()["action"]["work_value"]) == ("bonus", 11)
    there_and_back(match)
