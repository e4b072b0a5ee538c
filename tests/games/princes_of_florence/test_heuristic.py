"""How the apprentice weighs moves."""

from __future__ import annotations

import pytest

from signoria.games.princes_of_florence.moves import MOVES
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_states
from tests.games.princes_of_florence.tables import GAME, RULES, Table, profession, state_of


def weights(table: Table) -> dict[str, int]:
    """The weight of each legal move of whoever decides, by its text."""
    state = table.state
    moves, found = [0] * MOVES.actions, [0] * MOVES.actions
    count = RULES.legal(state, state.actor, moves)
    RULES.weigh(state, state.actor, moves, count, found)
    return {GAME.book.describe(state, state.actor, moves[place]).text: found[place] for place in range(count)}


def do(table: Table, *texts: str) -> Table:
    """Moves of whoever decides."""
    for text in texts:
        RULES.apply(table.state, table.state.actor, GAME.book.parse(table.state, table.state.actor, text))
    return table


def preferred(table: Table) -> str:
    found = weights(table)
    return max(found, key=found.__getitem__)


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=name_of)
def test_weighing_changes_nothing_and_gives_every_move_a_moderate_weight(seats: int, options: Options) -> None:
    moves, found = [0] * MOVES.actions, [10**9] * MOVES.actions
    for step, state in enumerate(random_states(seats, options, seed=71)):
        waiting = RULES.to_act(state)
        if step % 5 or not waiting:
            continue
        seat, before = RULES.lowest_bit(waiting), state.copy()
        count = RULES.legal(state, seat, moves)
        RULES.weigh(state, seat, moves, count, found)
        assert state == before
        assert all(abs(weight) < 10_000 for weight in found[:count])


@pytest.mark.parametrize("level", [0, 1])
def test_a_simple_bot_makes_legal_moves_to_the_end(level: int) -> None:
    state = state_of(GAME.start(3, seed=72, muse_and_princess=True, cooperation=True))
    decisions = RULES.contest(
        state, [level] * 3, [7, 8, 9, 1], [0] * MOVES.actions, [0] * MOVES.actions, GAME.kit.longest
    )
    assert 0 < decisions <= GAME.kit.longest
    assert RULES.to_act(state) == 0


def test_the_profession_with_least_in_common_is_given_back() -> None:
    names = ("poet", "dramatist", "painter", "organbuilder")
    table = Table().hand(0, *names)
    assert min(names, key=lambda name: RULES.ties_with_hand(table.state, 0, profession(name))) == "organbuilder"


def test_a_landscape_that_the_hand_likes_is_worth_more_than_one_it_does_not() -> None:
    found = weights(Table().hand(0, "philosopher", "physicist", "lawyer"))
    assert found["open forest"] > max(found["open lake"], found["open park"])


def test_a_jester_is_worth_more_the_more_works_are_to_come() -> None:
    early = weights(Table().hand(0, "poet", "painter", "composer"))["open jester"]
    late = weights(Table().hand(0, "poet", "painter", "composer").round(7))["open jester"]
    assert early > late


def test_nobody_bids_what_the_actions_need() -> None:
    table = Table().hand(1, "poet", "painter", "composer").florins(1, 500)
    do(table, "open jester")
    assert preferred(table) == "pass"


def test_a_building_the_hand_likes_comes_before_one_it_does_not() -> None:
    found = weights(Table().hand(0, "poet", "dramatist").actions())
    assert found["build theatre"] > found["build hospital"]


def test_a_good_work_is_made_in_the_last_round() -> None:
    table = Table().hand(0, "poet").worked(0, "painter", "composer", "lawyer").jesters(0, 3).round(7)
    table.owning(0, "theatre", "lake").freedoms(0, "travel").actions()
    assert preferred(table) == "work poet"
    do(table, "work poet")
    assert preferred(table) == "prestige 10"


def test_money_is_kept_while_there_is_something_to_buy() -> None:
    table = Table().hand(0, "poet").jesters(0, 2).florins(0, 0).round(2)
    table.owning(0, "theatre", "lake").freedoms(0, "travel").actions()
    do(table, "work poet")
    assert preferred(table) == "prestige 0"


def test_as_few_bonus_cards_as_reach_the_minimum_are_played_while_others_may_follow() -> None:
    table = Table().hand(0, "poet", "painter", "composer").bonus(0, "lakes", "jesters").jesters(0, 2).round(2)
    table.owning(0, "theatre", "lake", "lake").freedoms(0, "travel").actions()
    do(table, "work poet")
    assert preferred(table) == "done"


def test_a_piece_is_laid_where_it_closes_few_squares() -> None:
    table = do(Table().actions(), "build tower")
    best = [text for text, weight in weights(table).items() if weight == max(weights(table).values())]
    assert all(text.split()[2][0] in "ag" or text.split()[2][1] in "17" for text in best)


def test_cards_go_back_as_they_are() -> None:
    table = Table().actions()
    do(table, "draw bonus")
    do(table, preferred(table))
    assert preferred(table) == "rest"


def test_a_character_is_worth_no_more_than_it_brings() -> None:
    table = Table(muse_and_princess=True).characters()
    assert preferred(table) == "banker 0"
    assert weights(table)["princess 3"] < 0


@pytest.mark.parametrize(("price", "answer"), [(100, "accept"), (3000, "counter 300")])
def test_a_fair_offer_is_accepted_and_a_dear_one_is_not(price: int, answer: str) -> None:
    table = Table(2, cooperation=True).hand(1, "poet").florins(1, 2000).actions()
    do(table, "offer tower", "partner 1")
    do(table, next(iter(weights(table))), f"price {price}")
    assert preferred(table) == answer
