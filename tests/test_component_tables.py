"""A game's tables: one module of statements, run once for each component file."""

from __future__ import annotations

import copy
import importlib
import types
from typing import Any

import numpy as np
import pytest

import signoria
from signoria.core.rules.component_tables import own_data


def components_of(name: str) -> types.ModuleType:
    """The module that makes a game's tables."""
    package = signoria.game(name).kit.state.__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.components")


@pytest.mark.parametrize("name", signoria.GAMES)
def test_the_own_component_file_is_read_once_and_its_tables_are_made_once(name: str) -> None:
    game, module = signoria.game(name), components_of(name)
    assert game.components.data is own_data(game.kit.folder, name) is module.DATA
    assert all(game.components.tables[table] is getattr(module, table) for table in module.__annotations__)


@pytest.mark.parametrize("name", signoria.GAMES)
def test_equal_data_gives_equal_tables_and_leaves_the_own_ones_alone(name: str) -> None:
    game, module = signoria.game(name), components_of(name)
    before = dict(vars(module))
    again: Any = module.read(copy.deepcopy(module.DATA))
    assert list(again.tables) == list(game.components.tables)
    for table, value in again.tables.items():
        assert np.array_equal(value, game.components.tables[table]), table
    assert type(again) is type(game.components)
    assert all(vars(module)[key] is value for key, value in before.items())
