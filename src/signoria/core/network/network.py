"""A network in whole numbers: read from a file, checked against its game, and evaluated by NumPy.

NumPy's floats of 64 bits hold every sum exactly, so what it finds is what `evaluate.py` finds, bit for bit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.errors import BadOption
from signoria.core.network.sizes import (
    BIASES_AT,
    FACT_LAYER,
    FACTS,
    FIRST,
    FRACTION_BITS,
    HOPES,
    INPUTS,
    JUDGES,
    LAYERS_WITHOUT_FACTS,
    LIKINGS,
    MOST,
    MOST_FACT,
    MOST_INPUT,
    SECOND,
    SHIFTS,
    SIZES,
    THIRD,
    TRUST,
    VERDICT,
    WEIGHED,
    WEIGHTS_AT,
)

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
FORMAT = 1


@dataclass(frozen=True, eq=False)
class Network:
    """Weights and biases of three hidden layers, of likings and of hopes; and of two that judge facts of moves."""

    weights: tuple[npt.NDArray[np.int16], ...]
    biases: tuple[npt.NDArray[np.int32], ...]
    shifts: tuple[int, ...]
    trust: int
    """Of an apprentice's preferences; 0 where it is told none."""
    about: dict[str, Any]
    """How it came to be."""

    @property
    def actions(self) -> int:
        return len(self.weights[LIKINGS])

    @property
    def inputs(self) -> int:
        return len(self.weights[0])

    @property
    def seats(self) -> int:
        return len(self.weights[HOPES]) // 2

    @property
    def facts(self) -> int:
        """How many facts it wants of each move; 0 for none."""
        if len(self.weights) == LAYERS_WITHOUT_FACTS:
            return 0
        return int(self.weights[FACT_LAYER].shape[1] - len(self.biases[2]))

    @cached_property
    def sizes(self) -> npt.NDArray[np.int32]:
        """All that describes it, by place."""
        found = np.zeros(SIZES, np.int32)
        found[INPUTS] = self.inputs
        found[[FIRST, SECOND, THIRD]] = [len(bias) for bias in self.biases[:3]]
        found[WEIGHED], found[TRUST] = self.trust > 0, self.trust
        layers = len(self.shifts)
        found[SHIFTS : SHIFTS + layers] = self.shifts
        if self.facts:
            found[FACTS], found[JUDGES] = self.facts, len(self.biases[FACT_LAYER])
        for at, arrays in ((WEIGHTS_AT, self.weights), (BIASES_AT, self.biases)):
            found[at + 1 : at + layers] = np.cumsum([array.size for array in arrays[:-1]])
        return found

    @cached_property
    def numbers(self) -> npt.NDArray[np.int16]:
        """All weights, one after the other."""
        return np.concatenate([array.ravel() for array in self.weights])

    @cached_property
    def all_biases(self) -> npt.NDArray[np.int32]:
        return np.concatenate(self.biases)

    @property
    def widest(self) -> int:
        return max(len(bias) for bias in self.biases[:3])

    def evaluate(
        self,
        features: npt.ArrayLike,
        preferences: npt.ArrayLike | None = None,
        facts: Mapping[int, Sequence[int]] | None = None,
    ) -> tuple[Whole, Whole]:
        """Likings of all moves and hopes, for each row of features; preferences have a number for each move.

        If it wants facts: of a single decision, with those of its legal moves.
        """
        seen = np.clip(np.asarray(features, np.float64), -MOST_INPUT, MOST_INPUT)
        if self.trust:
            if preferences is None:
                raise BadOption("this network is told an apprentice's preferences")
            liked = np.asarray(preferences, np.float64)
            seen = np.concatenate((seen, liked), axis=-1)
        layer = self._hidden(0, seen @ self._float_weights[0])
        for number in (1, 2):
            layer = self._hidden(number, layer @ self._float_weights[number].T)
        likings = self._sums(LIKINGS, layer) >> self.shifts[LIKINGS]
        if self.trust:
            likings += liked.astype(np.int64) * self.trust
        if self.facts:
            if not facts:
                raise BadOption("this network is told what each legal move is about")
            likings[list(facts)] += self._verdicts(layer, np.array(list(facts.values()), np.float64))
        return likings, self._sums(HOPES, layer) >> self.shifts[HOPES]

    def _verdicts(self, layer: Floats, facts: Floats) -> Whole:
        """What the facts of moves, a row for each, add to their likings."""
        of_hidden, of_facts = np.split(self._float_weights[FACT_LAYER], [len(layer)], axis=1)
        known = np.clip(facts, -MOST_FACT, MOST_FACT) * (1 << FRACTION_BITS)
        judges = self._hidden(FACT_LAYER, layer @ of_hidden.T + known @ of_facts.T)
        return self._sums(VERDICT, judges)[:, 0] >> self.shifts[VERDICT]

    @cached_property
    def _float_weights(self) -> tuple[Floats, ...]:
        return tuple(array.astype(np.float64) for array in self.weights)

    def _hidden(self, number: int, sums: Floats) -> Floats:
        whole = sums.astype(np.int64) + self.biases[number] >> self.shifts[number]
        hidden: Floats = np.clip(whole, 0, MOST).astype(np.float64)
        return hidden

    def _sums(self, number: int, layer: Floats) -> Whole:
        return (layer @ self._float_weights[number].T).astype(np.int64) + self.biases[number]

    def save(self, file: Path) -> None:
        """Write it down, packed."""
        arrays: dict[str, Any] = {f"weights_{number}": array for number, array in enumerate(self.weights)}
        arrays |= {f"biases_{number}": array for number, array in enumerate(self.biases)}
        told = {"format": FORMAT, "shifts": self.shifts, "trust": self.trust, "about": self.about}
        np.savez_compressed(file, told=np.array(json.dumps(told)), **arrays)

    @classmethod
    def read(cls, file: Path) -> Network:
        """Read what `save` wrote; BadOption says what is wrong with it."""
        try:
            with np.load(file, allow_pickle=False) as kept:
                told = json.loads(str(kept["told"]))
                layers = range(len(told["shifts"]))
                weights = tuple(kept[f"weights_{number}"] for number in layers)
                biases = tuple(kept[f"biases_{number}"] for number in layers)
            if told["format"] != FORMAT:
                raise BadOption(f"{file.name} is a network of format {told['format']}, not {FORMAT}")
            return cls(weights, biases, tuple(told["shifts"]), int(told["trust"]), told["about"])
        except (OSError, KeyError, ValueError) as error:
            raise BadOption(f"{file.name} is no network: {error}") from None

    @property
    def settings(self) -> list[dict[str, Any]]:
        """The seat counts and options it learned with, each as `seats` and `options`."""
        return list(self.about.get("settings", []))

    def knows(self, seats: int, options: Mapping[str, object]) -> bool:
        """Whether it has met so many players, and each of these choices; one that does not say what it met, any."""
        return self.knows_seats(seats) and all(self.knows_choice(*chosen) for chosen in options.items())

    def knows_seats(self, seats: int) -> bool:
        return not self.settings or any(setting["seats"] == seats for setting in self.settings)

    def knows_choice(self, option: str, choice: object) -> bool:
        return not self.settings or any(setting["options"].get(option) == choice for setting in self.settings)

    def fits(self, game: GameRules) -> bool:
        """Whether it was made for a game with these features, moves and seats."""
        inputs = len(game.features) + (game.actions if self.trust else 0)
        sizes = self.inputs, self.actions, self.seats
        return sizes == (inputs, game.actions, max(game.seats)) and self.facts in {0, game.kit.move_facts}


def quantised(
    weights: Sequence[Floats], biases: Sequence[Floats], largest: Floats, trust: float, about: dict[str, Any]
) -> Network:
    """A network of floats as whole numbers; `largest` is how large each input can become.

    Each layer has the finest unit with which no sum can grow beyond 31 bits.
    """
    room = (1 << 31) - 1
    whole_weights, whole_biases, shifts = [], [], []
    for number, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
        rows = np.abs(weight.T if number == 0 else weight)
        most = rows @ largest if number == 0 else rows.sum(axis=1) * MOST
        offset = np.abs(bias) * (1 if number == 0 else 1 << FRACTION_BITS)
        bits = 15
        while ((most + offset) * (1 << bits)).max() >= room or rows.max() * (1 << bits) > np.iinfo(np.int16).max:
            bits -= 1
        unit = 1 << bits
        whole_weights.append(np.rint(weight * unit).astype(np.int16))
        scale = unit if number == 0 else unit << FRACTION_BITS
        whole_biases.append(np.rint(bias * scale).astype(np.int32))
        shifts.append(bits - FRACTION_BITS if number in {0, HOPES} else bits)
    if min(shifts) < 0:
        raise BadOption("the weights of a network are too large for numbers of 32 bits")
    return Network(tuple(whole_weights), tuple(whole_biases), tuple(shifts), round(trust * (1 << FRACTION_BITS)), about)
