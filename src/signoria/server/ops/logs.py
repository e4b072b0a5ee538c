"""Logs: one JSON object a line on standard error, with no token, card, seed or sentence of a person in it."""

from __future__ import annotations

import logging
import sys

import structlog

from signoria.server.ops.fault_log import was_noted

SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]

LIBRARIES = ("uvicorn", "alembic", "asyncio", "websockets")
"""What they say when all is well interests nobody."""
NO_UTF8 = "Invalid UTF-8 sequence received from client."
"""What uvicorn says, with a traceback, whenever a stranger sends nonsense: a way to fill a disk."""


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's says something that we have not logged, or counted, ourselves."""
    return record.msg != NO_UTF8 and not (record.exc_info and was_noted(record.exc_info[1]))


def configure(level: str = "INFO") -> None:
    """Send everything that is logged, ours and the libraries', the same way."""
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
