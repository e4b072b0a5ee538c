"""A real Chromium, a running house, and people who open its page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.person import Person
from tests.browser.trouble import Trouble
from tests.server.conftest import postgres, postgres_url
from tests.server.running import Server

__all__ = ["postgres", "postgres_url"]

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""As in `scripts/ensure-browser`."""
NEEDLESS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""What Playwright does without, and the suggestions under an address bar that nobody sees: a second for every page."""
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(NEEDLESS)}",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
"""A browser that asks nothing of anybody but the house."""
PATIENCE = 60_000
"""Milliseconds to wait for anything on a page, on a machine that has other things to do."""
ONCE_IS_ENOUGH = "if (location.protocol === 'http:') localStorage.setItem('signoria-asks-twice', 'no')"
"""Most people in tests know what they do."""
OWN_MOVES = "if (location.protocol === 'http:') localStorage.setItem('signoria-forced-moves', 'no')"
"""And make all their moves themselves."""
AT_ONCE = "if (location.protocol === 'http:') localStorage.setItem('signoria-bot-speed', 'at-once')"
"""And wait for nobody."""
Visit = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: an event loop stays behind once the browser runs, and others start their own."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **chromium()}


def chromium() -> dict[str, Any]:
    """Which browser is started, and how."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**({"executable_path": named} if named else {}), "args": [*QUIET, *sandbox]}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for all tests that do not close it."""
    home = tmp_path_factory.mktemp("house")
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", quick()) as server:
        yield server


def quick(**settings: Any) -> dict[str, Any]:
    """Settings of a house whose people click faster than people do."""
    return {"limits": {"messages_a_second": 1000.0, "requests": "100000/minute"}, **settings}


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """Whatever a page complains about fails the test."""
    noticed = Trouble()
    yield noticed
    assert noticed.complaints == []


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], house: Server, trouble: Trouble) -> Visit:
    """Somebody with a browser of their own opens the page; by default that of the house all tests share."""

    def visiting(
        server: Server = house,
        language: str = "en",
        asks_twice: bool = False,
        forced_moves: bool = False,
        **how: Any,
    ) -> Person:
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        context = new_context(locale=locale, reduced_motion="reduce", **how)
        context.add_init_script(AT_ONCE)
        if not asks_twice:
            context.add_init_script(ONCE_IS_ENOUGH)
        if not forced_moves:
            context.add_init_script(OWN_MOVES)
        context.set_default_timeout(PATIENCE)
        trouble.watch(context)
        return Person(context.new_page(), server.address, language, asks_twice)

    return visiting
