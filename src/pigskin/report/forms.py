"""Reports as trees of plain values, both ways; what comes from outside is checked here."""

from __future__ import annotations

import dataclasses
import re
import typing
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final

from pigskin.editions import EDITION_IDS
from pigskin.errors import ReportError
from pigskin.house.finding import found_in_folders
from pigskin.ledger import CAUSE_NAMES, KINDS, LET_OFF_NAMES, SAVED_NAMES, SENT_OFF_NAMES
from pigskin.model import CASUALTY_NAMES, KIND_NAMES
from pigskin.pitch import SIDES
from pigskin.report.values import DeedReport, MatchReport, PlayerReport, TeamReport
from pigskin.showing import UNFIT, quoted
from pigskin.teams.near import hint

MOST: Final = 1_000_000_000  # of anything that is counted
LONGEST: Final = 200  # characters of a name
LONGEST_NOTE: Final = 1000
# What some fields can be, wherever they stand.
ONE_OF: Final[dict[str, tuple[str, ...]]] = {
    "ending": (
        "full time", "draw", "extra time", "sudden death", "penalties", "conceded",
        "conceded short of players",
    ),
    "winner": SIDES,
    "conceded_by": SIDES,
    "during": SIDES,
    "side": SIDES,
    "kind": KIND_NAMES,
    "deed": tuple([kind.name for kind in KINDS]),
    "cause": CAUSE_NAMES,
    "why": SENT_OFF_NAMES,
    "how": LET_OFF_NAMES,
    "saved_by": SAVED_NAMES[1:],
    "hurt": CASUALTY_NAMES,
    "first": CASUALTY_NAMES,
    "result": CASUALTY_NAMES,
}
# Who has done or suffered any of this was there, unless the form says otherwise.
DONE: Final = (
    "touchdowns", "completions", "casualties", "interceptions", "deflections", "safe_landings",
    "kills", "blocks", "fouls", "passes", "hand_offs", "dodges", "rushes", "pick_ups", "catches",
    "knocked_out", "crowd", "sent_off", "hurt",
)  # fmt: skip
PLAYERS: Final = ("by", "victim", "player")
PLAYER: Final = re.compile(r"(home|away) [0-9]{1,4}")
# What people write on forms.
_SHORT: Final[dict[str, str]] = {
    "bh": "badly hurt", "mng": "misses next game", "ni": "niggling injury", "ma": "-1 MA",
    "av": "-1 AV", "ag": "-1 AG", "st": "-1 ST", "pa": "-1 PA", "rip": "dead",
}  # fmt: skip


# --- writing ----------------------------------------------------------------------------------


def to_tree(value: Any) -> dict[str, object]:
    """The fields of a value by name; a deed has only those that say something."""
    sparse = isinstance(value, DeedReport)
    return {
        field.name: _plain(getattr(value, field.name))
        for field in dataclasses.fields(value)
        if not sparse or getattr(value, field.name) != field.default
    }


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return to_tree(value) if dataclasses.is_dataclass(value) else value


# --- reading ----------------------------------------------------------------------------------


def from_tree(tree: object) -> MatchReport:
    """The report of a tree, checked. A form need not say what follows from the rest of it."""
    report = _read(MatchReport, tree, "")
    assert isinstance(report, MatchReport)
    if report.winner is None and report.over and report.score[0] != report.score[1]:
        winner = SIDES[0] if report.score[0] > report.score[1] else SIDES[1]
        report = dataclasses.replace(report, winner=winner)
    return report


def _read(cls: type, tree: object, where: str) -> Any:
    if not isinstance(tree, dict):
        raise ReportError(f"{where or 'a report'} is a table of names, not {quoted(tree)}")
    kinds = _kinds(cls)
    for key in tree:
        if key not in kinds:
            raise ReportError(f"{where or 'a report'} has no {quoted(key)}{hint(str(key), kinds)}")
    found = {key: _value(kinds[key], value, _path(where, key), key) for key, value in tree.items()}
    if cls is PlayerReport and "shirt" not in found:
        raise ReportError(f"{where} has no shirt number")
    if cls is DeedReport and "deed" not in found:
        raise ReportError(f"{where} does not say what was done")
    if cls is PlayerReport:
        _complete_player(found)
    if cls is TeamReport:
        _complete_team(found, where)
    return cls(**found)


def _complete_player(found: dict[str, Any]) -> None:
    """A form names who did something: he took part. Shirt 0 is a journeyman's."""
    if found["shirt"] == 0:
        found.setdefault("kind", "journeyman")
    if "took_part" not in found and any(found.get(key) for key in DONE):
        found["took_part"] = True


def _complete_team(found: dict[str, Any], where: str) -> None:
    players = found.get("players", ())
    shirts = [each.shirt for each in players if each.shirt]
    twice = [shirt for shirt in shirts if shirts.count(shirt) > 1]
    if twice:
        raise ReportError(f"{where} has two players with the number {twice[0]}")
    found.setdefault("scored", sum([each.touchdowns for each in players]))


@cache
def _kinds(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)


def _path(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _value(kind: Any, value: object, where: str, key: str) -> object:
    """A value of a declared kind."""
    if typing.get_origin(kind) in (UnionType, typing.Union):
        options = [each for each in typing.get_args(kind) if each is not NoneType]
        return None if value is None else _value(options[0], value, where, key)
    if typing.get_origin(kind) is tuple:
        return _items(typing.get_args(kind), value, where, key)
    if dataclasses.is_dataclass(kind):
        assert isinstance(kind, type)
        return _read(kind, value, where)
    if kind is bool:
        if not isinstance(value, bool):
            raise ReportError(f"{where} is true or false, not {quoted(value)}")
        return value
    if kind is int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
            raise ReportError(f"{where} is a whole number from 0, not {quoted(value)}")
        return value
    return _text(value, where, key)


def _items(kinds: tuple[Any, ...], value: object, where: str, key: str) -> tuple[object, ...]:
    if isinstance(value, str):
        return (_value(kinds[0], value, where, key),)
    if not isinstance(value, list | tuple):
        raise ReportError(f"{where} is a list, not {quoted(value)}")
    if kinds[1:] == (Ellipsis,):
        return tuple(
            [_value(kinds[0], each, f"{where} {n}", key) for n, each in enumerate(value, 1)]
        )
    if len(value) != len(kinds):
        raise ReportError(f"{where} is two numbers, home and away, not {quoted(value)}")
    return tuple([_value(kind, each, where, key) for kind, each in zip(kinds, value, strict=True)])


def _text(value: object, where: str, key: str) -> str:
    if not isinstance(value, str):
        raise ReportError(f"{where} is a text, not {quoted(value)}")
    longest = LONGEST_NOTE if key == "note" else LONGEST
    if len(value) > longest or UNFIT.search(value):
        raise ReportError(f"{where} is too long, or holds what is no letter: {quoted(value)}")
    if key in ("hurt", "first", "result"):
        value = _SHORT.get(value.lower(), value)
    known = ONE_OF.get(key)
    if key == "edition" and value and not found_in_folders(value):
        known = EDITION_IDS
    if known is not None and value not in known:
        near = hint(value, known) or f"; known: {', '.join(_as_written(known))}"
        raise ReportError(f"{where}: there is no {quoted(value)}{near}")
    if key in PLAYERS and not PLAYER.fullmatch(value):
        raise ReportError(f"{where} is a player such as home 5, not {quoted(value)}")
    return value


def _as_written(known: tuple[str, ...]) -> list[str]:
    """What a field can be, as people write it on forms."""
    shorter = {word: short for short, word in _SHORT.items()}
    return [shorter.get(each, each) for each in known if each]
