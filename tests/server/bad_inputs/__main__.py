"""100,000 bad inputs for a running house: `make bad-inputs`, more with `ARGS="--inputs N --carefully N --postgres"`."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.accounts.mailbox import mail_server
from tests.server.bad_inputs.campaign import HOUSE, KEPT, Campaign, complaints
from tests.server.databases import postgres_server
from tests.server.running import Server


def memory_of(house: Server) -> int:
    """Megabytes that the house holds."""
    lines = Path(f"/proc/{house.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) // 1024


def tell(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - it is there to print


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.bad_inputs", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000, help="how many; usually 100,000")
    parser.add_argument("--carefully", type=int, default=3_000, help="how many of them one after another, comparing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL, in place of SQLite")
    asked = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres_server()) if asked.postgres else f"sqlite:///{home / 'house.db'}"
        mailbox = stack.enter_context(mail_server())
        house = stack.enter_context(Server(url, home / "server.log", {**HOUSE, "mail_server": mailbox.address}))
        began = time.monotonic()
        campaign = Campaign(house, mailbox, asked.seed)
        before = memory_of(house)
        campaign.run_every_field()
        tell(f"every field: {campaign.tally.inputs}")
        campaign.run_carefully(asked.carefully)
        campaign.run(asked.inputs, tell)
        campaign.still_serves()
        tally, log = campaign.tally, complaints(house.log)
        tell(tally.told())
        tell(f"{time.monotonic() - began:.0f} s, seed {asked.seed}, memory from {before} to {memory_of(house)} MB")
        wrong = [*tally.faults, *tally.socket.faults, *tally.changed, *log]
        for line in wrong[:KEPT]:
            tell(f"WRONG: {line[:3000]}")
        tell(f"{len(wrong)} faults")
        sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
