"""Episodes: the same games as matches, on any rules, copied, saved and dealt anew without a trace."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria import BadOption, BadSeat, IllegalMove
from signoria.adapters.episode import Episode
from signoria.adapters.episode_factory import EpisodeFactory
from signoria.core.batch.rewards import REWARDS
from tests.adapters.tables import every_table, every_table_with_sealed_choices, everything, factory, random_moves


@every_table
def test_an_episode_is_the_match_of_its_seed(name: str, seats: int) -> None:
    episode = factory(name, seats).deal(5)
    match = everything(name, seats).start(5)
    for made, (seat, action) in enumerate(random_moves(episode, seed=5)):
        if made % 5 == 0:
            assert episode.match().state == match.state
            assert episode.to_act == match.to_act
            assert episode.legal(seat) == sorted(move.id for move in match.legal(seat))
            assert episode.view(seat) == match.view(seat)
            assert episode.text(seat, action) in {move.text for move in match.legal(seat)}
        match.play(seat, action)
    assert match.outcome is not None
    winners = match.outcome.winners
    assert episode.rewards() == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


@pytest.mark.full
@pytest.mark.compiles
def test_compiled_and_interpreted_episodes_are_one(game_name: str) -> None:
    seats = max(signoria.game(game_name).seats)
    assert signoria.game(game_name).compile_in_background().wait()
    compiled = factory(game_name, seats, "compiled").deal(8)
    interpreted = factory(game_name, seats).deal(8)
    for seat, action in random_moves(interpreted, seed=8):
        assert compiled.save() == interpreted.save()
        assert compiled.to_act == interpreted.to_act
        assert compiled.acting == interpreted.acting
        assert compiled.legal(seat) == interpreted.legal(seat)
        assert np.array_equal(compiled.mask(seat), interpreted.mask(seat))
        for other in range(seats):
            assert np.array_equal(compiled.observe(other), interpreted.observe(other))
            assert compiled.redeal(other, 3).save() == interpreted.redeal(other, 3).save()
        assert compiled.text(seat, action) == interpreted.text(seat, action)
        compiled.play(seat, action)
    assert compiled.over and interpreted.over
    assert compiled.rewards() == interpreted.rewards()
    assert compiled.board(None) == interpreted.board(None)


@pytest.mark.compiles
def test_simple_bots_answer_alike_on_compiled_and_on_interpreted_rules(game_name: str) -> None:
    seats = max(signoria.game(game_name).seats)
    assert signoria.game(game_name).compile_in_background().wait()
    compiled, interpreted = (factory(game_name, seats, rules).deal(9) for rules in ("compiled", "interpreted"))
    levels, dice, same_dice = [1, 0, 1, 0, 1][:seats], [1, 2, 3, 4], [1, 2, 3, 4]
    while not interpreted.over:
        dice = compiled.answer(0, levels, dice)
        same_dice = interpreted.answer(0, levels, same_dice)
        assert dice == same_dice
        assert compiled.save() == interpreted.save()
        for episode in (compiled, interpreted):
            if not episode.over:
                episode.play(0, episode.legal(0)[0])
    assert compiled.over


@pytest.mark.few(2)
@every_table
def test_a_seat_gets_the_same_whatever_it_does_not_know(name: str, seats: int) -> None:
    episode = factory(name, seats).deal(11)
    changed = 0
    for made, _ in enumerate(random_moves(episode, seed=11)):
        if made % 6:
            continue
        for seat in range(seats):
            other = episode.redeal(seat, made)
            assert np.array_equal(other.observe(seat), episode.observe(seat))
            assert np.array_equal(other.mask(seat), episode.mask(seat))
            assert other.to_act == episode.to_act
            assert other.view(seat) == episode.view(seat)
            changed += other.save() != episode.save()
    assert changed


@every_table
def test_an_apprentice_that_plays_in_the_true_episode_weighs_moves_as_in_any_other(name: str, seats: int) -> None:
    episode = factory(name, seats).deal(15)
    for made, (seat, _) in enumerate(random_moves(episode, seed=15)):
        if made % 4 == 0:
            assert weights(episode, seat) == weights(episode.redeal(seat, made), seat)
    assert episode.over


def weights(episode: Episode, seat: int) -> list[tuple[int, int]]:
    """What the heuristic gives for every legal move."""
    rules, moves = episode.origin.game.rules, episode.legal(seat)
    weighed = [0] * len(moves)
    rules.weigh(episode.match().state, seat, moves, len(moves), weighed)
    return list(zip(moves, weighed, strict=True))


@every_table_with_sealed_choices
def test_who_is_asked_later_learns_nothing_of_what_was_chosen_at_the_same_time(name: str, seats: int) -> None:
    episode = factory(name, seats).deal(12)
    met = 0
    for _ in random_moves(episode, seed=12):
        first, *later = episode.to_act
        if not later:
            continue
        told = []
        for action in (episode.legal(first)[0], episode.legal(first)[-1]):
            asked = episode.copy()
            asked.play(first, action)
            told.append([(asked.observe(seat).tolist(), asked.legal(seat), asked.view(seat)) for seat in later])
        assert told[0] == told[1]
        met += 1
    assert met


@every_table_with_sealed_choices
def test_choices_made_at_the_same_time_come_to_the_same_in_any_order(name: str, seats: int) -> None:
    episode = factory(name, seats).deal(13)
    most = 0
    for _ in random_moves(episode, seed=13):
        chosen = [(seat, episode.legal(seat)[-1]) for seat in episode.to_act]
        forwards, backwards = episode.copy(), episode.copy()
        for seat, action in chosen:
            forwards.play(seat, action)
        for seat, action in reversed(chosen):
            backwards.play(seat, action)
        assert forwards.save() == backwards.save()
        most = max(most, len(chosen))
    assert most > 1


def test_copies_are_independent_and_saved_episodes_come_back(game_name: str) -> None:
    deals = factory(game_name, min(signoria.game(game_name).seats))
    episode = deals.deal(14)
    for made, (seat, action) in enumerate(random_moves(episode, seed=14)):
        if made % 10:
            continue
        before = episode.save()
        copies = [
            episode.copy(),
            copy.deepcopy(episode),
            pickle.loads(pickle.dumps(episode)),
            deals.load(before),
        ]
        for other in copies:
            assert other.save() == before
            other.play(seat, action)
            assert other.save() != before
        assert episode.save() == before
        assert len({other.save() for other in copies}) == 1


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    episode = factory("patrician", 3).deal(1)
    seat = episode.acting
    wrong = next(action for action in range(episode.origin.game.actions) if action not in episode.legal(seat))
    before = episode.save()
    with pytest.raises(IllegalMove, match=rf"seat {seat}, move {wrong}: .*\(PA-\d+\)"):
        episode.play(seat, wrong)
    for beyond in (-1, episode.origin.game.actions):
        with pytest.raises(IllegalMove, match="a move is a number from 0 to"):
            episode.play(seat, beyond)
    assert episode.text(seat, wrong) == f"move {wrong}"
    assert episode.save() == before


def test_there_is_no_seat_beyond_the_last() -> None:
    episode = factory("patrician", 3).deal(1)
    for seat in (-1, 3):
        with pytest.raises(BadSeat):
            episode.observe(seat)


def test_a_factory_says_what_it_cannot_deal() -> None:
    with pytest.raises(BadOption, match="rules is one of"):
        EpisodeFactory("patrician", 3, rules="fast")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="reward is one of win, margin"):
        EpisodeFactory("patrician", 3, reward="points")
    with pytest.raises(BadOption, match="no state of Patrician"):
        factory("patrician", 3).load(b"nothing")


def test_a_factory_of_changed_components_is_pickled_with_them(tmp_path: Path) -> None:
    file = tmp_path / "changed.toml"
    file.write_text(signoria.game("patrician").components_file.read_text(encoding="utf-8"), encoding="utf-8")
    changed = EpisodeFactory(signoria.game("patrician", file), 3, rules="interpreted")
    again = pickle.loads(pickle.dumps(changed))
    assert again.game.components_file == file
    assert again.deal(3).save() == changed.deal(3).save()


def test_until_compiled_rules_are_ready_episodes_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Compiling:
        ready = False

    compiling = Compiling()
    game = signoria.game("patrician")
    monkeypatch.setattr(type(game), "compile_in_background", lambda _: compiling)
    deals = EpisodeFactory(game, 3)
    assert not deals.is_compiled()
    compiling.ready = True
    assert deals.is_compiled()


def test_a_win_is_shared_and_all_rewards_are_within_their_bounds() -> None:
    shared = REWARDS["win"](np.array([[9, 9, 4]]), np.array([[1, 1, 3]]))
    assert shared.tolist() == [[0.5, 0.5, 0.0]]
    assert REWARDS["margin"](np.array([[30, 10, 20]]), np.array([[1, 3, 2]]))[0] == pytest.approx([1 / 6, -1 / 6, 0])
    assert REWARDS["margin"](np.array([[0, 0]]), np.array([[1, 1]])).tolist() == [[0, 0]]
    for reward in REWARDS.values():
        for points, places in (([50, 40, 40], [1, 2, 3]), ([-5, 3, 0], [3, 1, 2]), ([7, 0, 0], [1, 2, 2])):
            rewards = reward(np.array([points]), np.array([places]))[0].tolist()
            assert sum(rewards) == pytest.approx(reward.together)
            assert all(reward.least <= own <= reward.most for own in rewards)
