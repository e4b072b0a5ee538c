"""Which process gets which tests: those of a file together, for they share what they need, and each page by itself."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling


class FilesAndPages(LoadScopeScheduling):
    """The files with most tests first, and the tests in a browser last: xdist puts the largest groups first."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if in_a_browser(nodeid) else nodeid.partition("::")[0]


def in_a_browser(test: str) -> bool:
    """Whether a test has a browser's name among its parameters."""
    return "chromium" in test.partition("[")[2]
