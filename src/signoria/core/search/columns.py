"""The columns of a search tree's tables, and the settings of a search, by number."""

from __future__ import annotations

KEY = 0
NODE = 1
TABLE_COLUMNS = 2

FIRST_EDGE = 0
EDGE_COUNT = 1
NODE_VISITS = 2
NODE_TOTAL = 3
NODE_COLUMNS = 4

ACTION = 0
VISITS = 1
TOTAL = 2
PRIOR = 3
EDGE_COLUMNS = 4

PATH_NODE = 0
PATH_EDGE = 1
PATH_SEAT = 2
PATH_COLUMNS = 3

POINTS = 0
LEAD = 1
WON = 2
REWARD = 3
HOPED = 4
"""What a network hoped for, while the game is played on beside it."""
RESULT_ROWS = 5

NODES_USED = 0
EDGES_USED = 1
DECISIONS = 2
MARGINS = 3
GAMES = 4
NEW_SEAT = 5
"""Of the decision that a walk found new: its seat, or NOBODY; how many moves it has; its key, and the place for it."""
NEW_MOVES = 6
NEW_SLOT = 7
NEW_KEY = 8
COUNTERS = 9
NOBODY = -1

EXPLORATION = 0
"""How much more than by their value so far moves are tried by their prior, in percent."""
ROLLOUT = 1
"""The level of the bot that plays on where the tree ends."""
WHIM = 2
"""How often that bot makes any move instead, in percent."""
HORIZON = 3
"""After how many decisions it stops, and the points so far are compared; 0: at the end of the game."""
MARGIN = 4
"""How much the lead in points counts beside winning, in percent."""
PARANOID = 5
"""Whether all others are taken to play against the seat at the root, rather than each for itself."""
MOST_MOVES = 6
"""How many of a decision's heaviest moves are ever looked at."""
WIDENING = 7
"""How soon they are: so many hundredths of the square root of a decision's visits, and two."""
SHARPNESS = 8
"""How much less the prior is of a move that is lighter, in percent for one lighter by the mean; of a network's: how far
differences of its likings count, in percent."""
CAUTION = 9
"""How much less a move not yet tried is taken to be worth than those that were, in percent."""
PLAYED = 10
"""In a search that a network guides: how much playing on to the end counts beside its hopes, in percent."""
NEAR = 11
"""There, too: whether the network tells at the first new decision, or only at the next one of the root's seat."""
SETTINGS = 12

CERTAIN = 1 << 16
"""What a game surely won is worth."""
SURE_PRIOR = 1 << 12
FULL = -1
"""There is no room left in the tree."""
MULTIPLIER = 0x2545F4914F6CDD1D
KEY_BITS = (1 << 62) - 1
