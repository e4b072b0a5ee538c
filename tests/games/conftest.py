"""A game's own page is tried in a browser, too: those who open it come from `tests/browser`."""

from __future__ import annotations

from tests.browser.conftest import browser_type_launch_args, house, pytest_collection_modifyitems, trouble, visit

__all__ = ["browser_type_launch_args", "house", "pytest_collection_modifyitems", "trouble", "visit"]
