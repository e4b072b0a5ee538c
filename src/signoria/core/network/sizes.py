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
FACTS = 6
"""How many facts each move has, 0 for none; place 0 among them is for the apprentice's preference."""
JUDGES = 7
"""How many numbers the layer has in which facts meet what the hidden layers found."""
SHIFTS = 8
"""By how many bits the sums of each layer are too large."""
WEIGHTS_AT = 15
"""Where the weights of each layer begin."""
BIASES_AT = 22
SIZES = 29

LIKINGS = 3
HOPES = 4
"""Layers after the hidden ones."""
FACT_LAYER = 5
VERDICT = 6
"""Layers of a network that is told facts: they meet what the hidden layers found, and add to the liking of a move."""
LAYERS = 7
LAYERS_WITHOUT_FACTS = 5

FRACTION_BITS = 8
"""Of the numbers between layers, and of likings: one is 256. Hopes have twice as many: a sure win is 65,536."""
MOST = (1 << 14) - 1
"""No number between layers is larger."""
MOST_INPUT = 1000
MOST_FACT = 63
