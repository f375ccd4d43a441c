"""A match of a league before it begins: what its switches mean for the options of the game."""

from __future__ import annotations

from pigskin.editions import edition_of_id
from pigskin.errors import LeagueError
from pigskin.league.switches import Switches
from pigskin.showing import quoted
from pigskin.teams.near import hint


def match_options(
    switches: Switches, edition: str, *, winner: bool = False
) -> dict[str, object]:
    """The options a game of this league is played with, for `Game(..., options=...)`.

    A play-off needs a `winner`: it goes into overtime whether the coaches like it or not.
    """
    played = edition_of_id(edition)
    own: dict[str, object] = {
        "petty_cash": "free" if switches.inducement_money == "treasury" else "counts",
        "lasting_at_minimum": (
            "re-roll" if switches.reduction_at_minimum == "reroll" else "nothing"
        ),
    }
    options: dict[str, object] = {"take_journeymen": switches.journeymen}
    if winner:
        options["overtime"] = "always"
    options |= {name: value for name, value in own.items() if played.has_option(name)}
    for each in switches.inducements_excluded:
        if each not in played.inducements:
            near = hint(each, played.inducements)
            raise LeagueError(f"there is no inducement {quoted(each)} in {edition}{near}")
    if switches.inducements_excluded:
        options["excluded_inducements"] = ",".join(switches.inducements_excluded)
    return options
