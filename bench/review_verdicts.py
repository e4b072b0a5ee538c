"""Whether a review's verdicts hold: of decisions that it calls mistakes, how often the better move wins more in 1,000
fresh games of apprentices each, dealt apart for both.

python bench/review_verdicts.py [MISTAKES A GAME] [SECONDS A REVIEW]
"""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import signoria  # noqa: E402
from scripts.build_web import find_node  # noqa: E402
from signoria.bots import Apprentice  # noqa: E402
from signoria.server.http.built_page import STATIC  # noqa: E402

SEATS = 4


def course(name: str, seed: int) -> dict[str, Any]:
    """A game of apprentices, as a review is given it."""
    match = signoria.game(name).start(SEATS, seed)
    state = b64encode(match.state.to_array().tobytes()).decode()
    bots = [Apprentice(seed=seed + seat) for seat in range(SEATS)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match, seat, 0.0))
    made = match.decisions()
    return {"state": state, "seats": [one.seat for one in made], "actions": [one.action for one in made]}


def main() -> None:
    most, seconds = (int(word) for word in [*sys.argv[1:], "50", "50"][:2])
    for name in signoria.GAMES:
        games = [course(name, seed) for seed in range(40)]
        asked = {"file": str(STATIC / "rules" / f"{name}.json"), "games": games, "seconds": seconds, "most": most}
        node = [str(find_node()[0]), "--disable-warning=ExperimentalWarning", str(ROOT / "bench/review_verdicts.mjs")]
        done = subprocess.run(node, input=json.dumps(asked), capture_output=True, text=True, check=False)
        print(done.stdout or done.stderr, end="", flush=True)


if __name__ == "__main__":
    main()
