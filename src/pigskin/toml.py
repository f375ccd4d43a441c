"""TOML, read with limits and written."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from pigskin.showing import UNFIT

LONGEST: Final = 2_000_000  # characters
# A dotted key is a table in a table in a table ..., which takes time by the square of its length.
MOST_DOTS: Final = 200  # in a line
MOST_BITS: Final = 4096
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a text; ValueError, in one line, when it is none or beyond all measure."""
    if len(text) > LONGEST:
        raise ValueError(f"it has more than {LONGEST:,} characters")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"line {number} has more than {MOST_DOTS} dots")
    try:
        tables = tomllib.loads(text)
        _check_numbers(tables)
    except RecursionError:
        raise ValueError("it has too many brackets in brackets") from None
    return tables


def _check_numbers(value: object) -> None:
    """Hexadecimal ones may be larger than Python can print."""
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise ValueError(f"it has a number of more than {MOST_BITS} bits")
    if isinstance(value, list):
        for each in value:
            _check_numbers(each)
    if isinstance(value, dict):
        for each in value.values():
            _check_numbers(each)


def toml_value(value: object) -> str:
    """A plain value as TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # A JSON string is a TOML string, but for what TOML wants escaped in its own manner.
        return UNFIT.sub(_escape, json.dumps(value, ensure_ascii=False))
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(each) for each in value) + "]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(name)} = {toml_value(each)}" for name, each in value.items())
        return "{ " + pairs + " }"
    return str(value)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else toml_value(name)


def _escape(found: re.Match[str]) -> str:
    number = ord(found[0])
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
