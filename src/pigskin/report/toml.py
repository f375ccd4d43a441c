"""The form a coach fills in, and a league keeps: a report as TOML, with gold in pieces."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from pigskin.errors import ReportError
from pigskin.report.forms import DONE, from_tree
from pigskin.report.values import (
    GoldReport,
    MatchReport,
    PlayerReport,
    Purchase,
    TeamReport,
)
from pigskin.showing import quoted
from pigskin.toml import read_toml, toml_value

# Lists of tables go by the name of one entry: [[home.player]].
_SINGULAR: Final = {"players": "player", "inducements": "inducement", "deeds": "deed"}
_PLURAL: Final = {one: many for many, one in _SINGULAR.items()}
_VALUES: Final = ("value_before", "value")
_PIECES: Final = 1000


# --- writing ----------------------------------------------------------------------------------


def to_toml(report: MatchReport) -> str:
    return "\n".join(_table(report, "", "")) + "\n"


def _table(value: Any, path: str, heading: str) -> list[str]:
    """A value as a table and the tables inside it; what is as it begins is left out."""
    plain: list[str] = []
    inner: list[str] = []
    for field in dataclasses.fields(value):
        held = getattr(value, field.name)
        if held == field.default and not _must_say(value, field.name):
            continue
        name = _SINGULAR.get(field.name, field.name)
        below = f"{path}.{name}" if path else name
        if dataclasses.is_dataclass(held):
            inner += _table(held, below, f"[{below}]")
        elif field.name in _SINGULAR:
            for each in held:
                inner += _table(each, below, f"[[{below}]]")
        else:
            number = _in_pieces(value, field.name)
            plain.append(f"{name} = {toml_value(held * _PIECES if number else held)}")
    if heading and (plain or heading.startswith("[[")):
        plain = ["", heading, *plain]
    return plain + inner


def _must_say(value: object, field: str) -> bool:
    """Would a reader of the form take something else for granted?"""
    if isinstance(value, TeamReport):
        return field == "scored" and any(each.touchdowns for each in value.players)
    if not isinstance(value, PlayerReport):
        return False
    if field == "kind":
        return value.shirt == 0
    return field == "took_part" and any(getattr(value, each) for each in DONE)


def _in_pieces(value: object, field: str) -> bool:
    return (
        isinstance(value, GoldReport)
        or (isinstance(value, Purchase) and field == "price")
        or (isinstance(value, TeamReport) and field in _VALUES)
    )


# --- reading ----------------------------------------------------------------------------------


def from_toml(text: str) -> MatchReport:
    if not isinstance(text, str):
        raise ReportError(f"a form is a text, not {quoted(text)}")
    try:
        tree = read_toml(text)
    except ValueError as error:
        raise ReportError(f"not a form: {error}") from None
    _rename(tree)
    for side in ("home", "away"):
        team = tree.get(side)
        if isinstance(team, dict):
            _rename(team)
            _to_thousands(team, _VALUES, side)
            gold = team.get("gold")
            if isinstance(gold, dict):
                _to_thousands(gold, tuple(gold), f"{side}.gold")
            for each in team.get("inducements") or ():
                if isinstance(each, dict):
                    _to_thousands(each, ("price",), f"{side}.inducement")
    return from_tree(tree)


def _rename(table: dict[str, Any]) -> None:
    for name in list(table):
        if name in _PLURAL:
            table[_PLURAL[name]] = table.pop(name)


def _to_thousands(table: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in names:
        gold = table.get(name)
        if isinstance(gold, int) and not isinstance(gold, bool):
            if gold % _PIECES:
                raise ReportError(f"{where}.{name} is in thousands of gold pieces, not {gold}")
            table[name] = gold // _PIECES
