"""Structured logs: one line an event, for people or for programs. Must not write anybody's address, name or secret.

structlog is imported with the first line that is written: a start that goes well writes none."""

from __future__ import annotations

import logging
import sys
from typing import Literal


class Late(logging.Handler):
    """A handler whose formatter is made when it is first needed."""

    def __init__(self, style: Literal["auto", "text", "json"]) -> None:
        super().__init__()
        self._style = style

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line to standard error."""
        if self.formatter is None:
            self.formatter = _formatter(self._style)
        try:
            print(self.format(record), file=sys.stderr, flush=True)
        except Exception:
            self.handleError(record)


def set_up_logs(level: str, style: Literal["auto", "text", "json"]) -> None:
    """All of this process's logs in one way; `basicConfig` would give the handler a formatter of its own."""
    root = logging.getLogger()
    root.handlers[:] = [Late(style)]
    root.setLevel(level.upper())


def _formatter(style: Literal["auto", "text", "json"]) -> logging.Formatter:
    import structlog

    people = style == "text" or (style == "auto" and sys.stderr.isatty())
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        if people
        else structlog.processors.JSONRenderer()
    )
    every: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if not people:
        where = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)  # they hold seeds and passwords
        last.append(structlog.processors.ExceptionRenderer(where))
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=every, processors=[*last, renderer])
