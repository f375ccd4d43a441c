"""Switches of a league are turned: only what does something in its edition."""

from __future__ import annotations

from pigskin.editions import EDITION_IDS
from pigskin.errors import LeagueError
from pigskin.league.before import match_options
from pigskin.league.rules import acts, league_rules
from pigskin.league.switches import Switches, with_switch


def turned(switches: Switches, name: str, value: object, edition: str) -> Switches:
    """The switches with one of them set; a `LeagueError` says why it cannot be."""
    found = with_switch(switches, name, value)
    if not acts(name, edition):
        others = " and ".join([each for each in EDITION_IDS if acts(name, each)])
        raise LeagueError(f"{name} does nothing in {edition}: it belongs to {others}")
    known = league_rules(edition).trophies
    if found.trophy not in known:
        raise LeagueError(f"a trophy in {edition} is {', '.join(known)}; not {found.trophy}")
    match_options(found, edition)  # which knows what there is to exclude
    return found
