"""Who meets whom in a tournament, with which teams, in what order and with what dice.

Coaches are compared, so they meet in pairs of games with the same dice and teams and the sides
swapped. A control is a coach against itself with the same dice: swapping the sides of a coach that
leaves nothing to chance would give the same game again, so each seed is played once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from pigskin.coaches import make_coach
from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError
from pigskin.sim.games import ALL
from pigskin.teams.check import check
from pigskin.teams.near import hint
from pigskin.teams.ready import find_team

ENOUGH: Final = 400  # games of a pairing from which on a claim can be made
# Ten rosters of every manner of play, each under the name an edition has for it.
USUAL_ROSTERS: Final = (
    ("human",),
    ("orc",),
    ("dwarf",),
    ("skaven",),
    ("wood_elf",),
    ("undead", "shambling_undead"),
    ("lizardmen", "lizardman"),
    ("chaos", "chaos_chosen"),
    ("dark_elf",),
    ("norse",),
)


class TournamentError(PigskinError):
    """A tournament that cannot be played, or a file of games that does not fit it."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """One game to be played. Nothing of it depends on who plays it, where or when."""

    number: int
    home_coach: str
    away_coach: str
    home_roster: str
    away_roster: str
    first: int  # the side of the coach named first in the pairing
    seed: str  # of the dice

    @property
    def coaches(self) -> tuple[str, str]:
        return self.home_coach, self.away_coach

    @property
    def rosters(self) -> tuple[str, str]:
        return self.home_roster, self.away_roster

    @property
    def control(self) -> bool:
        """Does a coach play against itself?"""
        return self.home_coach == self.away_coach

    def coach_seed(self, side: int) -> str:
        """What a coach leaves to chance comes from here, never from the dice."""
        return f"coach {side} of game {self.number}/{self.seed}"


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played: every coach against every other, over the rosters in turn.

    `games` are those of each pairing, half of them from either side; a coach who is alone plays
    so many against itself. Of a longer tournament of the same seed the first games are the same.
    The edition is an id or the folder of a house edition, which other processes have to find too.
    """

    edition: str
    coaches: tuple[str, ...]
    rosters: tuple[str, ...]
    games: int
    seed: int
    control: tuple[str, ...] = ()  # who also play against themselves
    mixed: bool = False  # two different rosters meet
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise the error of the first thing that cannot be played."""
        rules = find_edition(self.edition)
        if not self.coaches:
            raise TournamentError("a tournament needs coaches: --coaches scripted,random")
        for names, what in ((self.coaches, "coach"), (self.rosters, "roster")):
            twice = sorted({each for each in names if names.count(each) > 1})
            if twice:
                raise TournamentError(f"the {what} {twice[0]} is named twice")
        for coach in self.coaches:
            make_coach(coach)
        if not self.rosters:
            raise TournamentError("a tournament needs rosters: --rosters human,orc")
        for roster in self.rosters:
            check(find_team(rules.id, roster))
        if self.mixed and len(self.rosters) < 2:
            raise TournamentError("mixed pairings need two rosters or more")
        rules.options(dict(self.options))
        for coach in self.control:
            if coach not in self.coaches:
                raise TournamentError(
                    f"{coach} is to be a control and is none of the coaches"
                    f"{hint(coach, self.coaches)}"
                )
        if len(self.coaches) == 1 and not self.control:
            raise TournamentError(f"{self.coaches[0]} has nobody to play against")
        if self.games < 1:
            raise TournamentError(f"{self.games} games cannot be played")
        if self.pairings and self.games % 2:
            raise TournamentError(
                f"{self.games} games cannot be played in twos with the sides swapped; "
                f"ask for {self.games + 1}"
            )

    @property
    def pairings(self) -> tuple[tuple[str, str], ...]:
        """Every two coaches, in the order in which they were named."""
        return tuple(combinations(self.coaches, 2))

    @property
    def seeds(self) -> int:
        """How many seeds are played: each twice by a pairing, once by a control."""
        return self.games // 2 if self.pairings else self.games

    @property
    def round(self) -> int:
        """Games with one seed."""
        return 2 * len(self.pairings) + len(self.control)

    def __len__(self) -> int:
        return self.seeds * self.round

    def with_game(self, number: int) -> Tournament:
        """The same, longer if it takes that to have a game of this number."""
        if number < 0 or not self.round or not self.rosters:
            raise TournamentError("has a number that no game can have")
        if number < len(self):
            return self
        seeds = number // self.round + 1
        return replace(self, games=2 * seeds if self.pairings else seeds)

    def meeting(self, number: int) -> Meeting:
        """The game of a number, from 0.

        They go seed by seed, so that whoever stops early has something of every pairing.
        """
        turn, place = divmod(number, self.round)
        home, away = self._rosters(turn)
        seed = f"{self.seed}/{find_edition(self.edition).id}/{home}/{away}/{turn}"
        if place < 2 * len(self.pairings):
            coaches = self.pairings[place // 2]
            first = place % 2
        else:
            coaches = (self.control[place - 2 * len(self.pairings)],) * 2
            first = (turn + turn // len(self.rosters)) % 2
        return Meeting(number, coaches[first], coaches[1 - first], home, away, first, seed)

    def _rosters(self, turn: int) -> tuple[str, str]:
        """The rosters of home and away. Mixed, every two come up in their turn."""
        count = len(self.rosters)
        home = turn % count
        step = 1 + turn // count % (count - 1) if self.mixed else 0
        return self.rosters[home], self.rosters[(home + step) % count]


def usual_rosters(edition: str) -> tuple[str, ...]:
    """Ten rosters that play in every manner there is, as far as an edition has them.

    >>> usual_rosters("bb2020")[-5:]
    ('shambling_undead', 'lizardmen', 'chaos_chosen', 'dark_elf', 'norse')
    """
    known = find_edition(edition).ready_teams
    found = [next((name for name in names if name in known), "") for names in USUAL_ROSTERS]
    return tuple([name for name in found if name]) or tuple(known)


def rosters_named(edition: str, names: Sequence[str]) -> tuple[str, ...]:
    """The rosters somebody named: "all" are all of the edition, none the usual ten."""
    if not names:
        return usual_rosters(edition)
    if list(names) == [ALL]:
        return tuple(find_edition(edition).ready_teams)
    return tuple(names)
