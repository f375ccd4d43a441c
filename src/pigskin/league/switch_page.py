"""docs/league-switches.md: the switches of a league, printed from what they are."""

from __future__ import annotations

import dataclasses
from typing import Final

from pigskin.editions import EDITIONS
from pigskin.league.figures import league_figures
from pigskin.league.rules import acts
from pigskin.league.switches import NUMBERS, VALUES, WORDS, Switches

HEAD: Final = """# Switches of a league

Where the sources of the rules between matches differ, or leave something to the league, there is
a switch. Each edition has its own defaults; a commissioner turns one with
`office.set("mvp", "coach")`. A switch that does nothing in the league's edition is refused, so
nobody believes in a rule that is not there. What switches mean for the match itself,
`match_options` in `pigskin.league.before` turns into [options](options.md) of the game.

This page is printed by `python -m pigskin.league.switch_page`; a test keeps it true. A dash: the
switch does nothing there. `bonus` and `tiebreakers` are lists of their values.
"""


def page() -> str:
    """The whole page."""
    names = " | ".join([each.id for each in EDITIONS])
    ruled = "| --- " * (3 + len(EDITIONS)) + "|"
    lines = [HEAD, f"| switch | values | {names} | what it does |", ruled]
    for field in dataclasses.fields(Switches):
        cells = [_usual(field.name, each.id) for each in EDITIONS]
        values = _values(field.name, field.default)
        lines.append(f"| `{field.name}` | {values} | {' | '.join(cells)} | {WORDS[field.name]} |")
    return "\n".join(lines) + "\n"


def _usual(name: str, edition: str) -> str:
    """What an edition has."""
    if not acts(name, edition):
        return "-"
    return _shown(getattr(league_figures(edition).switches, name))


def _values(name: str, usual: object) -> str:
    """What a switch can be."""
    if name in VALUES:
        return ", ".join([f"`{each}`" for each in VALUES[name]])
    if isinstance(usual, bool):
        return "`true`, `false`"
    if isinstance(usual, int):
        return "a number"
    return "numbers" if name in NUMBERS else "ids"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return ", ".join([_shown(each) for each in value]) or "none"
    return f"`{value}`"


if __name__ == "__main__":
    print(page(), end="")
