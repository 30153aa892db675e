"""One line of JSON for each thing that happens; never a token, a cookie, a query or a move."""

from __future__ import annotations

import logging
import sys

import structlog

log: structlog.stdlib.BoundLogger = structlog.get_logger("amulette")


class Forwarded(logging.Handler):
    """What the libraries tell goes the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        log.log(record.levelno, record.getMessage(), library=record.name, exc_info=record.exc_info)


def configure(level: str = "info") -> None:
    logging.basicConfig(level=logging.WARNING, handlers=[Forwarded()], force=True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
