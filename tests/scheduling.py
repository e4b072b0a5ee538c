"""Which process gets which tests: those of pages take long and come last, so nobody is given many of them at once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from xdist.scheduler import LoadScheduling


class FewPagesAtOnce(LoadScheduling):
    """Runs of neighbouring tests for each process, as ever, until only tests in a browser are left."""

    def check_schedule(self, node: Any, duration: float = 0) -> None:
        """Give a process more to do, if it has little left."""
        if self.pending:
            self.maxschedchunk = max(self._first_page - self.pending[0], 1)
        super().check_schedule(node, duration)

    @cached_property
    def _first_page(self) -> int:
        tests = self.collection or []
        return next((place for place, test in enumerate(tests) if in_a_browser(test)), len(tests))


def in_a_browser(test: str) -> bool:
    """Whether a test has a browser's name among its parameters."""
    return "chromium" in test.partition("[")[2]
