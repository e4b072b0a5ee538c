"""Bots that play by a network: always legal, blind to what they may not know, and strong."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from signoria import Match
from signoria.bots import Apprentice, GrandMaster, Journeyman, LevelBot, Master, NetworkBot, ask
from signoria.bots.search import Search, Thought
from signoria.core.compiled_rules import CompiledRules
from signoria.core.network import shipped
from signoria.core.network.shipped import network_for, network_for_match
from signoria.core.play.levels import Levels
from signoria.core.rules.state_record import Record
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


@pytest.mark.full
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


@pytest.mark.few(2)
@pytest.mark.compiles
def test_a_grand_master_looks_ahead_the_same_way_twice(game_name: str) -> None:
    game = signoria.game(game_name)
    if network_for(game) is None:
        return
    assert game.compile_in_background().wait(300)
    match = game.start(max(game.seats), seed=4)
    for _ in range(12):
        seat = match.to_act[0]
        first, again = (ask(GrandMaster(seed=7), match, seat, 40, seed=9) for _ in range(2))
        assert first == again
        match.play(seat, first)


class Never:
    """Rules that are being compiled for ever, or that never can be."""

    ready = False

    def __init__(self, *, failed: bool) -> None:
        self.failed = failed

    def wait(self, seconds: float | None = None) -> bool:
        return False


@pytest.fixture
def never_compiled(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setattr(CompiledRules, "compile_in_background", lambda game, **kinds: Never(failed=request.param))


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> signoria.Game:
    """Patrician with other components."""
    file = tmp_path_factory.mktemp("components") / "patrician.toml"
    file.write_text(signoria.game("patrician").components_file.read_text(encoding="utf-8"), encoding="utf-8")
    return signoria.game("patrician", file)


@pytest.mark.parametrize("never_compiled", [False, True], ids=["compiling", "no compiler"], indirect=True)
@pytest.mark.parametrize("bot", [Master, GrandMaster])
def test_until_rules_are_compiled_the_network_moves_for_those_who_look_ahead(
    bot: type[LevelBot], setting: Setting, never_compiled: None
) -> None:
    match, seat = with_a_choice(setting, 1)
    move = ask(bot(seed=3), match, seat, 0.5, seed=1)
    stands_in, expected = ("network", NetworkBot) if network_for_match(match) else ("apprentice", Apprentice)
    assert move == ask(expected(seed=3), match, seat, 0.5, seed=1)
    assert bot(seed=3).stand_in(match, 0.5) == stands_in
    assert not bot(seed=3).looks_ahead(match, 0.5)


@pytest.mark.parametrize("never_compiled", [True], indirect=True)
def test_where_neither_compiler_nor_network_is_there_they_play_as_apprentices(
    changed: signoria.Game, never_compiled: None
) -> None:
    match = changed.start(3, seed=2)
    seat = match.to_act[0]
    for bot in (Journeyman, Master, GrandMaster):
        assert bot(seed=3).stand_in(match, 0.5) == "apprentice"
        assert ask(bot(seed=3), match, seat, 0.5, seed=1) == ask(Apprentice(seed=3), match, seat, 0.5, seed=1)


@pytest.mark.compiles
def test_what_the_network_has_not_learned_a_grand_master_plays_as_a_master(changed: signoria.Game) -> None:
    assert changed.compile_in_background().wait(300)
    match = changed.start(3, seed=2)
    seat = match.to_act[0]
    assert ask(NetworkBot(seed=3), match, seat, 20, seed=1) == ask(Apprentice(seed=3), match, seat, 20, seed=1)
    assert ask(GrandMaster(seed=3), match, seat, 20, seed=1) == ask(Master(seed=3), match, seat, 20, seed=1)
    few = changed.kit.levels.simulations
    assert ask(Journeyman(seed=3), match, seat, 0.5, seed=1) == ask(Master(seed=3), match, seat, few, seed=1)
    assert Journeyman(seed=3).looks_ahead(match, 0.5)


def test_a_setting_it_never_met_counts_as_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    match = signoria.game("il-principe").start(4, seed=1, edition="first")
    network = network_for(match.game)
    assert network is not None and network_for_match(match) is network
    met = [one for one in network.settings if one["options"]["edition"] == "second"]
    poorer = type(network)(network.weights, network.biases, network.shifts, network.trust, {"settings": met})
    monkeypatch.setattr(shipped, "network_for", lambda game: poorer)
    assert network_for_match(match) is None
    assert network_for_match(signoria.game("il-principe").start(4, seed=1)) is poorer
    assert shipped.network_for_table(match.game, 9, {}) is None


@pytest.mark.few(2)
def test_a_journeyman_makes_good_moves_mostly_and_others_now_and_then(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat = with_a_choice(setting, 2)
    if network_for_match(match) is None:
        return
    best = NetworkBot(seed=1).choose(match, seat, 1.0)

    def chosen(temperature: float) -> list[str]:
        monkeypatch.setitem(vars(match.game.kit), "levels", Levels(temperature))
        return [str(Journeyman(seed=number).choose(match, seat, 1.0)) for number in range(60)]

    assert set(chosen(0)) == {str(best)}
    assert chosen(0.05).count(str(best)) >= chosen(50.0).count(str(best))
    assert len(set(chosen(50.0))) > 1
    assert set(chosen(50.0)) <= {str(move) for move in match.legal(seat)}


@pytest.mark.compiles
def test_a_journeyman_that_does_not_play_by_its_network_looks_ahead_as_often_as_its_game_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = signoria.game("patrician").start(3, seed=2)
    assert match.game.compile_in_background().wait(300)
    monkeypatch.setitem(vars(match.game.kit), "levels", Levels(None, simulations=7))
    budgets: list[float] = []
    think = Search.think

    def thought(search: Search, state: Record, seat: int, budget: float, number: int) -> Thought:
        budgets.append(budget)
        return think(search, state, seat, budget, number)

    monkeypatch.setattr(Search, "think", thought)
    Journeyman(seed=1).choose(match, match.to_act[0], 30.0)
    assert budgets == [7]
