"""What the numbers that describe a network mean, by place; `network.py` writes them, `evaluate.py` reads them."""

from __future__ import annotations

INPUTS = 0
FIRST = 1
SECOND = 2
THIRD = 3
"""How many numbers go in, and how many each hidden layer has."""
WEIGHED = 4
"""Whether an apprentice's preferences follow the features."""
TRUST = 5
"""How much a preference adds to a liking."""
SHIFTS = 6
"""By how many bits the sums of each of five layers are too large: three hidden ones, likings and hopes."""
WEIGHTS_AT = 11
"""Where the weights of each layer begin."""
BIASES_AT = 16
SIZES = 21

LIKINGS = 3
HOPES = 4
"""Layers after the hidden ones."""
LAYERS = 5

FRACTION_BITS = 8
"""Of the numbers between layers, and of likings: one is 256. Hopes have twice as many: a sure win is 65,536."""
MOST = (1 << 14) - 1
"""No number between layers is larger."""
MOST_INPUT = 1000
