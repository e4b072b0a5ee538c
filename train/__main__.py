"""Learn a game by self-play, in pieces: every piece goes on where the last one ended.

python -m train GAME FOLDER --waves 1200 --seconds 500
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from train.plans import PLANS
from train.training import Training


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument("game", choices=list(PLANS))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--waves", type=int, default=1200, help="of the whole training")
    parser.add_argument("--seconds", type=float, default=1e9, help="of this piece of it, with its beginning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--games", type=int, help="at once, instead of the plan's")
    parser.add_argument("--steps", type=int, help="in a wave, instead of the plan's")
    parser.add_argument("--from", dest="start", type=Path, help="a checkpoint to go on from")
    said = parser.parse_args()
    end = time.monotonic() + said.seconds
    plan = PLANS[said.game]
    plan = plan.smaller(said.games or plan.games, said.steps or plan.steps)
    training = Training(said.game, plan, said.seed, said.device)
    if said.start and said.start.is_file():
        training.load(said.start)
        for number, table in enumerate(training.tables):
            table.mix(said.seed + 1000 * training.done + number)
    else:
        training.get_used_to_the_game()
    training.run(said.waves, end, said.folder)


if __name__ == "__main__":
    main()
