"""The state of a table as text, and a digest of it."""

from __future__ import annotations

import hashlib
from typing import Final

from pigskin.model import (
    INFECTED,
    JOURNEYMAN,
    LATER_SIDE_FIELDS,
    LATER_TABLE_FIELDS,
    NEW_TABLE_FIELDS,
    NICE,
    RAISED,
    ROSTERED,
    SIDE_FIELDS,
    Table,
)
from pigskin.pitch import AWAY, HOME, SIDES

TABLE_FIELDS: Final = (
    "phase",
    "stage",
    "half",
    "active",
    "kicking",
    "first_kicker",
    "weather",
    "winner",
    "ending",
    "bonus_turn",
    "marker_moved",
    "rerolled",
    "blitzed",
    "passed",
    "handed_off",
    "fouled",
    "begun",
    "turnover",
    "scored",
    "actor",
    "action",
    "moved",
    "rushes",
    "blocked",
    "rising",
    "finished",
    "left",
    "kick_square",
    "pool",
    "ball",
    "carrier",
    "loose",
    "injuries",
    "feats",
)
# What older records did not tell apart is written as they have it.
_OLDER_KINDS: Final = {RAISED: ROSTERED, INFECTED: JOURNEYMAN}
_SHORT: Final = "conceded short of players"


def state_text(table: Table) -> str:
    """Every field of the table that matters to the rules, one a line: what the digest is of."""
    lines = [f"{name} {_plain(getattr(table, name))}" for name in TABLE_FIELDS]
    if table.ending == _SHORT and not table.edition.figures.concession_takes_all:
        lines[TABLE_FIELDS.index("ending")] = "ending conceded"
    if (table.weather_mage, table.old_weather) != (-1, NICE):
        lines += [f"{name} {_plain(getattr(table, name))}" for name in LATER_TABLE_FIELDS]
    lines += [
        f"{name} {_plain(getattr(table, name))}"
        for name, beginning in NEW_TABLE_FIELDS
        if getattr(table, name) != beginning
    ]
    for side in (HOME, AWAY):
        owner, coach = table.side(side), SIDES[side]
        lines += [f"{coach} {name} {_plain(getattr(owner, name))}" for name in SIDE_FIELDS]
        lines += [
            f"{coach} {name} {_plain(getattr(owner, name))}"
            for name in LATER_SIDE_FIELDS
            if getattr(owner, name)
        ]
        for player in table.players(side):
            profile = table.profiles[player]
            skills = ", ".join(skill.name for skill in profile.skills)
            passing = f"{profile.pa} " if profile.pa else ""
            kind = _OLDER_KINDS.get(profile.kind, profile.kind)
            lines.append(
                f"player {player} {profile.number} {profile.ma} {profile.st} {profile.ag} "
                f"{profile.av} {passing}{profile.niggling} {kind} {table.place[player]} "
                f"{table.state[player]} {table.marks[player]} {table.spent[player]} {skills}"
            )
    return "\n".join(lines) + "\n"


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + " ".join(_plain(each) for each in value) + ")"
    return str(int(value)) if isinstance(value, bool) else str(value)


def digest(table: Table) -> str:
    """Twelve hex digits that stand for the state of the table, on every platform and Python."""
    return _short(state_text(table))


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
