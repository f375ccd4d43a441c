"""What a server writes down about itself: one line for each thing, for people or for programs.

No line has a token, an invitation, a nonce or what was said in chat: who keeps logs need not keep
secrets.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

NAMED: Final = ("match",)  # what a line may be about, as a field of its own
_LINES: Final = {ord(each): " | " for each in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"}


class OneLine(logging.Formatter):
    """For people: when, how bad, what; also what broke, on the same line."""

    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" {name}={value}" for name, value in _named(record).items())
        words = _safe(f"{record.getMessage()}{about}")
        broke = _broken(self, record)
        return f"{_when(record)} {record.levelname.lower()} {words}" + (
            f" | {_safe(broke)}" if broke else ""
        )


class OneObject(logging.Formatter):
    """For programs: an object of JSON on a line."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "time": _when(record), "level": record.levelname.lower(), "from": record.name,
            "words": record.getMessage(), **_named(record),
        }  # fmt: skip
        broke = _broken(self, record)
        if broke:
            found["broke"] = broke
        return json.dumps(found)


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _named(record: logging.LogRecord) -> dict[str, object]:
    return {name: vars(record)[name] for name in NAMED if name in vars(record)}


def _broken(form: logging.Formatter, record: logging.LogRecord) -> str:
    return form.formatException(record.exc_info) if record.exc_info else ""


def _safe(text: str) -> str:
    """One line, and nothing that a terminal would obey."""
    one = text.translate(_LINES)
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in one)


def set_up(form: str = "text", level: str = "warning") -> None:
    """Have everything written to the standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneObject() if form == "json" else OneLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("pigskin").setLevel(level.upper())
    logging.captureWarnings(True)
