"""What an edition does between matches: its steps, and the few things in which they differ.

Each lies in the edition's own folder and hangs on its value. A house edition has that of the
edition it is based on, with figures of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pigskin.editions import edition_of_id
from pigskin.league.switches import OF_SOME_EDITIONS

if TYPE_CHECKING:
    from pigskin.league.desk import Step


@dataclass(frozen=True, slots=True)
class LeagueRules:
    """How an edition keeps its books."""

    after_match: tuple[tuple[str, Step], ...]
    after_forfeit: tuple[tuple[str, Step], ...]  # what an award can bring
    guests_cost_their_value: bool = False  # a journeyman asks for what he has learned, too
    paid_guests: tuple[str, ...] = ()  # who is paid though he came from the graveyard
    may_rest: bool = False  # can a player be retired for the season?
    may_give_up_rerolls: bool = True
    voids_touchdowns: bool = False  # of a team that gives up
    friendlies_across_divisions: bool = False  # and of each pair one a season
    both_mvps: bool = True  # has who was given the match the other team's award as well?
    lasting: tuple[str, ...] = ()  # the D6 of lasting injuries, where it can be rolled again
    has_fame: bool = True
    fame_is_sold: bool = False  # may a team have more of it than fans bring?
    most_fans: int = 1_000_000  # that a side can have, however thousands are written
    trophies: tuple[str, ...] = ("none", "re-roll", "gate", "mutation")  # that do something
    own_switches: tuple[str, ...] = ()  # of those that do nothing elsewhere

    def guests_are_paid(self, how: str) -> bool:
        return how in self.paid_guests


def acts(name: str, edition: str) -> bool:
    """Does a switch change anything in an edition?"""
    return name not in OF_SOME_EDITIONS or name in league_rules(edition).own_switches


def league_rules(edition: str) -> LeagueRules:
    """What an edition does between matches."""
    return edition_of_id(edition).league
