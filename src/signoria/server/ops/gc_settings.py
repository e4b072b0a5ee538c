"""Collecting garbage: often and little, so that nobody at any table waits for it.

Left to itself Python collects after so many new objects, and then looks at all of them: with thousands of tables that
takes half a second now and then. Here young objects are looked at several times a second, and all of them only while
nothing happens.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

OFTEN = 0.25
"""Seconds between two looks at what is new."""
SELDOM = 600.0
"""Seconds between two looks at everything, at least."""


async def collect_garbage(is_quiet: Callable[[], bool]) -> None:
    """Collect for ever; `is_quiet` says whether nobody would notice a pause."""
    loop = asyncio.get_running_loop()
    gc.disable()
    try:
        last = loop.time()
        while True:
            await asyncio.sleep(OFTEN)
            gc.collect(0)
            if loop.time() - last > SELDOM and is_quiet():
                gc.collect()
                last = loop.time()
    finally:
        gc.enable()
