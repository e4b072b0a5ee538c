"""The component data: the totals the rulebook prints, and that the data is what is played with."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import product
from operator import le
from pathlib import Path
from typing import Any

import pytest

from signoria.core.rules.components import PROVENANCES, provenances
from signoria.games.habemus_papam.constants import BID_COUNT, BIDS, GEM_NAMES, MOST_IN_A_BID
from tests.games.habemus_papam.games import game_with
from tests.games.habemus_papam.tables import COMPONENTS, GAME, Table, bid, display, gems, gold, phase, votes
from tests.probes import play, player, texts

Data = dict[str, Any]
DATA: Data = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))
PEOPLE = [*DATA["cardinal"], *DATA["late"], *DATA["leader"]]


def numbers(table: str) -> Data:
    return {name: value for name, value in DATA[table].items() if name != "provenance"}


def named(name: str) -> Data:
    (person,) = (person for person in PEOPLE if person["name"] == name)
    return dict(person)


# -- what the rulebook prints


@pytest.mark.clause("HP-2")
def test_france_has_three_cardinals_and_the_other_factions_five_each() -> None:
    assert Counter(person["faction"] for person in DATA["cardinal"]) == {
        "france": 3,
        "spain": 5,
        "innocent": 5,
        "urban": 5,
    }


@pytest.mark.clause("HP-1")
def test_every_faction_has_one_leader() -> None:
    assert sorted(person["faction"] for person in DATA["leader"]) == ["france", "innocent", "spain", "urban"]
    assert not any("symbol" in person for person in DATA["leader"])


@pytest.mark.clause("HP-35")
def test_late_cardinals_have_no_faction_and_one_symbol_each_that_a_cardinal_shares() -> None:
    assert [("faction" in person, person["symbol"]) for person in DATA["late"]] == [
        (False, "eagle"),
        (False, "ship"),
        (False, "sun"),
    ]
    for person in DATA["late"]:
        assert [other["symbol"] for other in DATA["cardinal"] if other.get("symbol") == person["symbol"]] == [
            person["symbol"]
        ]


@pytest.mark.clause("HP-55")
def test_six_symbols_come_in_pairs_and_two_are_of_barberini_and_sacchetti() -> None:
    symbols = Counter(person["symbol"] for person in PEOPLE if "symbol" in person)
    assert symbols == {
        **dict.fromkeys(("eagle", "ship", "sun", "column", "book", "mitre"), 2),
        **{"louis": 1, "mazarin": 1},
    }
    assert (named("barberini")["symbol"], named("barberini")["faction"]) == ("louis", "france")
    assert (named("sacchetti")["symbol"], named("sacchetti")["faction"]) == ("mazarin", "urban")
    assert named("francesco")["full_name"].endswith("Barberini")
    assert "symbol" not in named("francesco")


@pytest.mark.clause("HP-55")
def test_a_pair_without_a_late_cardinal_joins_two_factions() -> None:
    for symbol in ("column", "book", "mitre"):
        factions = {person["faction"] for person in DATA["cardinal"] if person.get("symbol") == symbol}
        assert len(factions) == 2


@pytest.mark.clause("HP-47")
def test_fabio_chigi_alone_is_immune() -> None:
    assert [person["name"] for person in PEOPLE if person.get("is_immune")] == ["chigi"]
    assert named("chigi")["faction"] == "innocent"


@pytest.mark.clause("HP-57", "HP-34")
def test_no_two_people_are_of_the_same_age() -> None:
    assert len({person["age"] for person in PEOPLE}) == len(PEOPLE) == 25


@pytest.mark.clause("HP-60", "HP-64")
def test_a_cardinal_has_one_coat_of_arms_a_leader_two_and_a_late_cardinal_none() -> None:
    assert list(COMPONENTS.tables["COATS"]) == [1] * 18 + [0] * 3 + [2] * 4


@pytest.mark.clause("HP-1", "HP-3", "HP-19", "HP-40", "HP-42", "HP-43", "HP-44")
def test_there_are_as_many_cards_and_gems_as_printed() -> None:
    assert numbers("politics") == {"mazarin": 5, "louis": 5, "felipe": 3, "squadrone": 1, "death": 1}
    assert numbers("actions") == {"gold": 2, "second": 2, "twice": 2, "rubies": 2, "bribe": 3, "swap": 3}
    assert numbers("thefts") == {"gold": 0, "second": 2, "twice": 3, "rubies": 2, "bribe": 0, "swap": 0}
    assert numbers("gems") == {"diamond": 16, "ruby": 10, "sapphire": 11, "amber": 15}
    assert numbers("start") == {"gold": 20, "diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3}
    assert numbers("camerlengo") == {"gold": 1, "diamond": 0, "ruby": 1, "sapphire": 1, "amber": 1}


@pytest.mark.clause("HP-5", "HP-60", "HP-61", "HP-62", "HP-63", "HP-64", "HP-65", "HP-66")
def test_there_are_eight_orders_of_two_votes_but_for_france() -> None:
    assert [(row["name"], row["cards"], row["votes"]) for row in DATA["order"]] == [
        ("four-arms", 2, 2),
        ("spain-innocent", 1, 2),
        ("innocent-urban", 1, 2),
        ("spain-urban", 1, 2),
        ("france", 1, 3),
        ("leaders", 1, 2),
        ("felipe-mazarin", 1, 2),
    ]


@pytest.mark.clause("HP-20", "HP-32", "HP-33", "HP-34", "HP-41", "HP-45", "HP-50", "HP-52", "HP-53", "HP-54", "HP-56")
def test_gold_and_votes_are_as_printed() -> None:
    assert numbers("gold") == {
        **{"bag": 5, "felipe": 5, "death": 5, "action": 10, "bribe": 5, "squadrone": 20},
        **{"felipe_at_the_end": [0, 5, 15, 25], "for_a_vote": [15, 10, 8, 7, 6, 5]},
    }
    assert numbers("votes") == {"person": 1, "louis": [0, 1, 2, 4, 6, 8], "symbol": 1, "squadrone": 3}
    assert numbers("smoke") == {"above_black": [8, 9, 10]}


@pytest.mark.clause("HP-12")
def test_there_are_thirty_five_bids_and_from_any_gems_just_those_that_one_has() -> None:
    assert BID_COUNT == len(set(BIDS)) == 1 + 4 + 10 + 20
    assert [sum(gems) for gems in BIDS] == [0] + [1] * 4 + [2] * 10 + [3] * 20
    bids, counts = COMPONENTS.tables["BIDS_FROM"], COMPONENTS.tables["BIDS_FROM_COUNT"]
    rows = [(most, held) for most in (2, 3) for held in product(range(MOST_IN_A_BID + 1), repeat=len(GEM_NAMES))]
    assert len(rows) == len(bids)
    for row, (most, held) in enumerate(rows):
        possible = {n for n, gems in enumerate(BIDS) if sum(gems) <= most and all(map(le, gems, held))}
        assert set(bids[row][: counts[row]]) == possible
        assert counts[row] == len(possible)


@pytest.mark.clause("HP-13")
def test_no_two_bids_are_of_the_same_strength() -> None:
    strength = COMPONENTS.tables["STRENGTH"]
    assert len(set(strength)) == BID_COUNT
    assert min(strength) == strength[bid("")]


def test_every_row_says_where_it_comes_from() -> None:
    assert all(provenances(row) <= set(PROVENANCES) and provenances(row) for _, row in COMPONENTS.rows())
    assert 0 < COMPONENTS.reconstructed() < len(list(COMPONENTS.rows()))


# -- another data file


@pytest.mark.clause("HP-40", "HP-41", "HP-45")
def test_changed_thefts_and_gold_change_what_action_cards_do(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("second = 2\ntwice = 3", "second = 7\ntwice = 3"), ("action = 10", "action = 4"))
    match = Table(game=game).hold(0, "second").hold(1, "gold").actions()
    assert gold(play(match, "play second", "play gold")) == [34, 17, 13]
    game = game_with(tmp_path, ("bribe = 5", "bribe = 9"))
    match = play(Table(game=game).hold(0, "bribe").display(1, "lugo").actions(), "play bribe", "choose lugo")
    assert (gold(match), display(match, 0)) == ([11, 29, 20], ["lugo"])
    assert game.components.digest != GAME.components.digest


@pytest.mark.clause("HP-17", "HP-19", "HP-32", "HP-33", "HP-34")
def test_changed_gold_and_gems_change_what_cards_taken_bring(tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("felipe = 5\ndeath = 5", "felipe = 6\ndeath = 7"), ("gold = 1\ndiamond = 0", "gold = 2\ndiamond = 1")
    )
    table = Table(game=game).offer("felipe death bichi camerlengo")
    match = play(table.taking(0, 1, 2), "take felipe", "take death", "take camerlengo")
    assert (gold(match), gems(match, 2)["diamond"]) == ([26, 27, 22], 5)
    game = game_with(tmp_path, ("squadrone = 20", "squadrone = 12"))
    match = play(Table(game=game).offer("squadrone bichi gold camerlengo").taking(0, 1, 2), "take squadrone")
    assert (gold(match)[0], player(match, 0)["squadrone"]) == (8, True)


@pytest.mark.clause("HP-20")
def test_a_changed_bag_changes_what_black_smoke_pays(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("bag = 5", "bag = 3"))
    match = Table(game=game).display(0, "bichi lugo").coming(cardinals="black-smoke").revealing()
    assert (phase(match), gold(match)) == ("order", [26, 20, 20])


@pytest.mark.clause("HP-2", "HP-20")
@pytest.mark.parametrize("above", [1, 14])
def test_black_smoke_may_be_put_elsewhere(tmp_path: Path, above: int) -> None:
    game = game_with(tmp_path, ("above_black = [8, 9, 10]", f"above_black = [{above}]"))
    match = game.start(3, seed=1)
    assert match.position()["cardinals"].index("black-smoke") == above - 1
    assert match.redeal(0, seed=4).position()["cardinals"].index("black-smoke") == above - 1
    while phase(match) != "order":
        play(match, texts(match)[0])
    assert match.view(None)["round"] == above + 1


@pytest.mark.clause("HP-50", "HP-51", "HP-52", "HP-53", "HP-54", "HP-55", "HP-56")
def test_changed_votes_change_the_count(tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        ("person = 1", "person = 2"),
        ("louis = [0, 1,", "louis = [0, 7,"),
        ("symbol = 1", "symbol = 5"),
        ("squadrone = 3", "squadrone = 4"),
        ("for_a_vote = [15,", "for_a_vote = [99,"),
        ('name = "france"\ncards = 1\nvotes = 3', 'name = "france"\ncards = 1\nvotes = 9'),
    )
    table = Table(game=game).display(0, "este orsini savelli").politics(0, louis=1).squadrone(0).orders(0, "france")
    assert votes(table.gold(80, 0, 0).gems(0, "").votes())[0] == 9 + 3 * 2 + 7 + 5 + 4


def test_a_changed_age_changes_who_is_the_oldest(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('faction = "france"\nage = 47', 'faction = "france"\nage = 99'))
    table = Table(game=game).display(1, "barberini maculani").offer("bichi death gold camerlengo")
    match = play(table.taking(0, 1, 2), "take death", "victim 1")
    assert display(match, 1) == ["maculani"]


def test_a_corrected_provenance_changes_no_record(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('provenance = "reconstructed"', 'provenance = "public"'))
    assert game.components.digest == GAME.components.digest
