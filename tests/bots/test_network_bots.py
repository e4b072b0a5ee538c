"""Bots that play by a network: always legal, blind to what they may not know, and strong."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from signoria import Match
from signoria.bots import Apprentice, ask
from signoria.bots.grand_master import GrandMaster, guided_rules
from signoria.bots.network_bot import NetworkBot
from signoria.core.network.shipped import network_for
from tests.play import Setting, play_some, random_play

GAMES = 240
LEAST = {"il-principe": 0.5, "habemus-papam": 0.5, "princes-of-florence": 0.8, "patrician": 0.18}
"""Of games at a table of four with three apprentices; 25% would be chance. `docs/networks.md` has the figures."""


def with_a_choice(setting: Setting, seed: int) -> tuple[Match, int]:
    for match in random_play(play_some(setting.start(seed), seed, 25), seed):
        for seat in match.to_act:
            if len(match.legal(seat)) > 1:
                return match, seat
    raise AssertionError("nobody has anything to choose")


def test_its_moves_do_not_depend_on_what_its_seat_cannot_know(setting: Setting) -> None:
    for seed in range(3):
        match, seat = with_a_choice(setting, seed)
        bot = NetworkBot(seed=1)
        moves = {str(bot.choose(match.redeal(seat, number), seat, 1.0)) for number in range(5)}
        assert moves == {str(bot.choose(match, seat, 1.0))}
        assert moves <= {str(move) for move in match.legal(seat)}


@pytest.mark.compiles
def test_it_wins_among_apprentices_as_it_learned_to(game_name: str) -> None:
    game = signoria.game(game_name)
    network = network_for(game)
    if network is None:
        assert game_name not in signoria.GAMES
        return
    seats = 4
    batch = game.batch(GAMES, seats, seed=10**8)
    mine, won, turn = np.arange(GAMES) % seats, np.zeros(GAMES), batch.turn
    while not batch.over.all():
        own = np.flatnonzero(turn.seats == mine)
        moves = batch.apprentice_moves((turn.seats >= 0) & (turn.seats != mine))
        if len(own):
            liked, _ = network.evaluate(turn.features[own], batch.preferences()[own])
            moves[own] = np.where(turn.masks[own], liked, np.iinfo(np.int64).min).argmax(axis=1)
        turn = batch.advance(moves)
        won[turn.ended] = turn.rewards[turn.ended, mine[turn.ended]]
    assert won.mean() > LEAST[game_name]


@pytest.mark.compiles
def test_a_grand_master_looks_ahead_the_same_way_twice(game_name: str) -> None:
    game = signoria.game(game_name)
    if network_for(game) is None:
        return
    assert guided_rules(game).compilation.wait(300)
    match = game.start(max(game.seats), seed=4)
    for _ in range(12):
        seat = match.to_act[0]
        first, again = (ask(GrandMaster(seed=7), match, seat, 40, seed=9) for _ in range(2))
        assert first == again
        match.play(seat, first)


def test_with_other_components_it_plays_as_an_apprentice(tmp_path_factory: pytest.TempPathFactory) -> None:
    shipped = signoria.game("patrician")
    changed = tmp_path_factory.mktemp("components") / "patrician.toml"
    changed.write_text(shipped.components_file.read_text(encoding="utf-8"), encoding="utf-8")
    match = signoria.game("patrician", changed).start(3, seed=2)
    seat = match.to_act[0]
    for bot in (NetworkBot, GrandMaster):
        assert ask(bot(seed=3), match, seat, 20, seed=1) == ask(Apprentice(seed=3), match, seat, 20, seed=1)
