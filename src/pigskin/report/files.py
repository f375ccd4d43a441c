"""Reports in files: TOML forms and JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from pigskin.errors import ReportError
from pigskin.files import read_whole
from pigskin.report.values import MatchReport

MOST_BYTES: Final = 4_000_000


def load_report(path: str | Path) -> MatchReport:
    """The report in a file that ends in .toml or .json."""
    try:
        text = read_whole(path, MOST_BYTES).decode("utf-8-sig")
    except OSError as error:
        raise ReportError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise ReportError(f"{path}: this is no text") from None
    try:
        if str(path).lower().endswith(".toml"):
            return MatchReport.from_toml(text)
        return MatchReport.from_json(_parsed(text))
    except ReportError as error:
        raise ReportError(f"{path}: {error.message()}") from None


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        raise ReportError(f"not JSON: {error}") from None
    except RecursionError:
        raise ReportError("not a report: it has too many brackets in brackets") from None
