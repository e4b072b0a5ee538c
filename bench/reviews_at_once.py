"""What many reviews at once cost the house: its CPU while nobody reviews, and while so many browsers do.

python bench/reviews_at_once.py [--reviews N] [--seconds S]

Needs what `make browser` installs.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext  # noqa: E402

import signoria  # noqa: E402
from tests.browser.reviews import brought  # noqa: E402
from tests.browser.shots import browser, house  # noqa: E402
from tests.server.running import Server  # noqa: E402

GAMES = tuple(signoria.GAMES)
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reviews", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=60)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, house(Path(home)) as server, browser() as chrome:
        replays = [brought(server, GAMES[number % len(GAMES)]) for number in range(said.reviews)]
        time.sleep(5)
        tell("nobody reviews", server, said.seconds)
        began, before = time.monotonic(), cpu_seconds(server.pid)
        contexts = [opened(chrome, f"{server.address}/r/{replay}?review={said.seconds}") for replay in replays]
        used, waited = cpu_seconds(server.pid) - before, time.monotonic() - began
        print(f"opening {len(contexts)} reviews: {used:.2f} s of the house's CPU in {waited:.0f} s")
        tell(f"{len(contexts)} review", server, said.seconds)
        chosen = sum(context.pages[0].locator("polyline").count() > 0 for context in contexts)
        print(f"{chosen} of {len(contexts)} show their chart")


def opened(chrome: Browser, address: str) -> BrowserContext:
    """A browser of its own, on the page of a review."""
    context = chrome.new_context()
    context.set_default_timeout(120_000)
    context.new_page().goto(address, wait_until="domcontentloaded")
    return context


def tell(when: str, server: Server, seconds: int) -> None:
    before = cpu_seconds(server.pid)
    time.sleep(seconds)
    used = cpu_seconds(server.pid) - before
    print(f"{when}: {used:.2f} s of the house's CPU in {seconds} s, {used / seconds:.2%} of a core")


def cpu_seconds(pid: int) -> float:
    """What a process has used, with the children it has waited for."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(field) for field in fields[11:15]) / TICKS


if __name__ == "__main__":
    main()
