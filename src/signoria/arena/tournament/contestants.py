"""Contestants: what a bot's name in a tournament stands for. Every kind of bot is read here and nowhere else."""

from __future__ import annotations

import importlib
import inspect
import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament.quick_apprentice import QuickApprentice
from signoria.bots import LEVELS, LevelBot, NetworkBot
from signoria.bots.apprentice import Apprentice
from signoria.bots.engines import EngineBot, EngineFault, command_of
from signoria.bots.master import Master
from signoria.bots.novice import Novice
from signoria.core.play.bot import Bot

USUAL_SIMULATIONS = 400
"""What a bot thinks with when its name says nothing: a number of simulations, so that its games can be repeated."""
BUDGET = re.compile(r"(\d+)(ms|s|)")
SECOND = 1000
"""In milliseconds."""
BOTS: dict[str, type[LevelBot]] = {**LEVELS, "network": NetworkBot}
"""The house's bots by name: the levels, and a game's network alone."""
ENGINE = "engine:"
"""Before the command of a program that speaks the engine protocol."""


@dataclass(frozen=True)
class Contestant:
    """A bot as it is named in a tournament: its class or its program, and what it may spend on a move."""

    name: str
    kind: type[Bot]
    budget: float
    command: tuple[str, ...] = ()

    def sit_down(self, dice: random.Random, *, compiled: bool = False) -> Bot:
        """A fresh bot for one seat of one game; it gets dice if it wants some, and compiled rules if there are any."""
        if self.command:
            return EngineBot(self.command, dice, stand_in=Novice(dice))
        make: Any = QuickApprentice if compiled and self.kind is Apprentice else self.kind
        wanted = inspect.signature(make).parameters
        return make(dice) if "dice" in wanted else make()  # type: ignore[no-any-return]

    @property
    def is_timed(self) -> bool:
        """Whether a clock decides how long it thinks, so that no game can be repeated exactly."""
        return isinstance(self.budget, float)

    @property
    def needs_compiled_rules(self) -> bool:
        return issubclass(self.kind, Master)

    @property
    def is_guided(self) -> bool:
        """Whether it needs the search that a network guides."""
        return issubclass(self.kind, Master) and self.kind.is_guided


def contestant(text: str) -> Contestant:
    """The bot named `level`, `network`, `package.module:Class` or `engine:COMMAND`, with `@400`, `@100ms` or `@2s`."""
    if text.strip().startswith(ENGINE):
        return engine(text.strip().removeprefix(ENGINE))
    name, at, limit = text.strip().partition("@")
    kind = bot_class(name) if ":" in name else BOTS.get(name)
    if kind is None:
        raise ArenaProblem("arena-no-such-bot", name=name, known=", ".join(BOTS))
    if not at:
        return Contestant(name, kind, USUAL_SIMULATIONS)
    budget = read_budget(limit)
    return Contestant(f"{name}@{budget_name(budget)}", kind, budget)


def engine(text: str) -> Contestant:
    """The program that a command starts; an @ that no budget follows is part of the command."""
    said, at, limit = text.rpartition("@")
    if not at or BUDGET.fullmatch(limit) is None:
        said, limit = text, ""
    try:
        command = command_of(said)
    except EngineFault as fault:
        raise ArenaProblem(fault.message, name=ENGINE + said, **fault.arguments) from None
    budget = read_budget(limit) if limit else USUAL_SIMULATIONS
    name = ENGINE + said.strip()
    return Contestant(f"{name}@{budget_name(budget)}" if limit else name, EngineBot, budget, command)


def read_budget(text: str) -> float:
    """Simulations a move (a whole number), or seconds a move (a float)."""
    found = BUDGET.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise ArenaProblem("arena-bad-budget", said=text)
    if not found[2]:
        return int(found[1])
    return int(found[1]) / (SECOND if found[2] == "ms" else 1)


def budget_name(budget: float) -> str:
    """The shortest way to write a budget."""
    if isinstance(budget, int):
        return str(budget)
    return f"{int(budget)}s" if budget == int(budget) else f"{round(budget * SECOND)}ms"


def bot_class(path: str) -> type[Bot]:
    """The class at `package.module:Class`, looked for in the working folder, too."""
    module_name, _, class_name = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError) as error:
        raise ArenaProblem("arena-no-such-module", name=path, why=str(error)) from None
    kind = getattr(module, class_name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise ArenaProblem("arena-no-bot-class", name=path)
    return kind
