"""A network's judgement of a decision, in the rules subset: how much it likes each move, and what every seat can hope.

All numbers are whole, so interpreter, CPU, GPU and browser agree to the last bit. The first layer adds up a row of
weights for each number that is not zero; the others are sums of products of numbers of 16 bits, which processors are
good at. `sizes.py` says what `sizes` holds.
"""

from __future__ import annotations

from typing import Any

from signoria.core.network.sizes import (
    BIASES_AT,
    FACT_LAYER,
    FACTS,
    FIRST,
    FRACTION_BITS,
    HOPES,
    JUDGES,
    LIKINGS,
    MOST,
    MOST_FACT,
    MOST_INPUT,
    SECOND,
    SHIFTS,
    THIRD,
    TRUST,
    VERDICT,
    WEIGHED,
    WEIGHTS_AT,
)
from signoria.core.play.playouts import as_preferences
from signoria.core.rules.arrays import (
    Counts,
    Features,
    Moves,
    NetworkBiases,
    NetworkLayer,
    NetworkSizes,
    NetworkSums,
    NetworkWeights,
    States,
    Weights,
)
from signoria.core.rules.entry_points import describe_move, legal, observe, weigh

Array = Any
State = Any

PREFERENCE_BITS = 127
"""A preference is no larger, so that products of it need 32 bits only."""


def evaluate_decision(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: States,
    seat: int,
    features: Features,
    moves: Moves,
    weights: Weights,
    sizes: NetworkSizes,
    numbers: NetworkWeights,
    biases: NetworkBiases,
    sums: NetworkSums,
    near: NetworkLayer,
    far: NetworkLayer,
    facts: NetworkLayer,
    hopes: Counts,
) -> int:
    """What the network thinks of a seat's decision in the first game; how many moves there are."""
    count = legal(states[0], seat, moves)
    if sizes[WEIGHED] != 0:
        weigh(states[0], seat, moves, count, weights)
    observe(states[0], seat, features)
    evaluate(states[0], seat, features, moves, count, weights, sizes, numbers, biases, sums, near, far, facts, hopes)
    return count


def evaluate(  # noqa: PLR0913, PLR0917
    state: State,
    seat: int,
    features: Array,
    moves: Array,
    count: int,
    weights: Array,
    sizes: Array,
    numbers: Array,
    biases: Array,
    sums: Array,
    near: Array,
    far: Array,
    facts: Array,
    hopes: Array,
) -> None:
    """Likings take the place of an apprentice's weights; hopes are for the acting seat and those after it."""
    if sizes[WEIGHED] != 0:
        as_preferences(weights, count)
    input_layer(features, moves, count, weights, sizes, numbers, biases, sums, near)
    hidden_layer(1, int(sizes[FIRST]), int(sizes[SECOND]), sizes, numbers, biases, near, far)
    hidden_layer(2, int(sizes[SECOND]), int(sizes[THIRD]), sizes, numbers, biases, far, near)
    last = int(sizes[THIRD])
    for place in range(sizes[JUDGES]):
        row = int(sizes[WEIGHTS_AT + FACT_LAYER]) + place * (last + int(sizes[FACTS]))
        sums[place] = biases[int(sizes[BIASES_AT + FACT_LAYER]) + place] + sum_of_products(numbers, row, near, last)
    for index in range(count):
        action = int(moves[index])
        liking = layer_sum(LIKINGS, action, last, sizes, numbers, biases, near) >> sizes[SHIFTS + LIKINGS]
        if sizes[WEIGHED] != 0:
            liking += (int(weights[index]) & PREFERENCE_BITS) * sizes[TRUST]
        if sizes[FACTS] != 0:
            describe_move(state, seat, action, facts)
            facts[0] = (int(weights[index]) & PREFERENCE_BITS) if sizes[WEIGHED] != 0 else 0
            liking += verdict(sizes, numbers, biases, sums, far, facts)
        weights[index] = liking
    for hope in range(len(hopes)):
        total = layer_sum(HOPES, hope, last, sizes, numbers, biases, near)
        hopes[hope] = total >> sizes[SHIFTS + HOPES]


def input_layer(  # noqa: PLR0913, PLR0917
    features: Array,
    moves: Array,
    count: int,
    weights: Array,
    sizes: Array,
    numbers: Array,
    biases: Array,
    sums: Array,
    layer: Array,
) -> None:
    """From what a seat may know, most of it zero."""
    width = int(sizes[FIRST])
    for place in range(width):
        sums[place] = biases[place]
    for index in range(len(features)):
        number = int(features[index])
        if number != 0:
            add_row(numbers, index * width, max(-MOST_INPUT, min(MOST_INPUT, number)), sums, width)
    if sizes[WEIGHED] != 0:
        for index in range(count):
            row = len(features) + int(moves[index])
            add_row(numbers, row * width, int(weights[index]) & PREFERENCE_BITS, sums, width)
    shift = int(sizes[SHIFTS])
    for place in range(width):
        layer[place] = max(0, min(MOST, sums[place] >> shift))


def add_row(numbers: Array, first: int, times: int, sums: Array, width: int) -> None:
    """A row of weights, so many times."""
    for place in range(width):
        sums[place] += times * numbers[first + place]


def hidden_layer(  # noqa: PLR0913, PLR0917
    layer: int, before: int, after: int, sizes: Array, numbers: Array, biases: Array, near: Array, far: Array
) -> None:
    """From one hidden layer to the next; nothing is below zero."""
    shift = int(sizes[SHIFTS + layer])
    for place in range(after):
        total = layer_sum(layer, place, before, sizes, numbers, biases, near)
        far[place] = max(0, min(MOST, total >> shift))


def verdict(sizes: Array, numbers: Array, biases: Array, sums: Array, far: Array, facts: Array) -> int:
    """What the facts of a move add to its liking; `sums` holds what the hidden layers say of any move."""
    count = int(sizes[FACTS])
    last = int(sizes[THIRD])
    shift = int(sizes[SHIFTS + FACT_LAYER])
    for place in range(count):
        facts[place] = max(-MOST_FACT, min(MOST_FACT, facts[place]))
    for place in range(sizes[JUDGES]):
        row = int(sizes[WEIGHTS_AT + FACT_LAYER]) + place * (last + count) + last
        total = sums[place] + (sum_of_products(numbers, row, facts, count) << FRACTION_BITS)
        far[place] = max(0, min(MOST, total >> shift))
    return layer_sum(VERDICT, 0, int(sizes[JUDGES]), sizes, numbers, biases, far) >> int(sizes[SHIFTS + VERDICT])


def layer_sum(layer: int, place: int, before: int, sizes: Array, numbers: Array, biases: Array, near: Array) -> int:
    """A number of a layer, in its own unit."""
    total = int(biases[int(sizes[BIASES_AT + layer]) + place])
    total += sum_of_products(numbers, int(sizes[WEIGHTS_AT + layer]) + place * before, near, before)
    return total


def sum_of_products(numbers: Array, first: int, near: Array, before: int) -> int:
    """The sum of so many weights, each times its number."""
    total = 0
    for place in range(before):
        total += near[place] * numbers[first + place]
    return total
