"""What a match starts from, and what it comes to."""

from __future__ import annotations

from pigskin.dice import Dice
from pigskin.errors import DiceError
from pigskin.showing import quoted
from pigskin.teams.check import check
from pigskin.teams.ready import TEAM_FILES, find_team
from pigskin.teams.roster import TeamError
from pigskin.teams.team import Team


class Setup:
    """What a match started from: enough to play it again from the first question."""

    def __init__(
        self,
        home: Team,
        away: Team,
        edition: str,
        seed: int | str | None,
        options: dict[str, object],
    ) -> None:
        self.home = home
        self.away = away
        self.edition = edition
        self.seed = seed  # None when the dice were not seeded
        self.options = options


class Outcome:
    """How a game ended: the winner ("home", "away" or None), the score, and why it ended."""

    def __init__(self, winner: str | None, score: tuple[int, int], reason: str) -> None:
        self.winner = winner
        self.score = score
        self.reason = reason

    def __repr__(self) -> str:
        who = f"{self.winner} won" if self.winner else "a draw"
        return f"<Outcome {who} {self.score[0]}-{self.score[1]}, {self.reason}>"


def team_for(team: Team | str, edition: str) -> Team:
    """A legal team for this edition."""
    if isinstance(team, str):
        found = find_team(edition, team)
        if not team.lower().endswith(TEAM_FILES):
            return found  # ready teams are legal
    elif isinstance(team, Team):
        found = team
    else:
        raise TeamError(f"a team is a Team, a file or the name of a roster, not {quoted(team)}")
    check(found)
    if found.roster.edition != edition:
        raise TeamError(f"{found.name} is a team of {found.roster.edition}, not of {edition}")
    return found


def dice_for(seed: int | str, dice: Dice | None) -> Dice:
    """The dice handed in, or seeded ones."""
    if dice is None:
        return Dice(seed)
    if not isinstance(dice, Dice):
        raise DiceError(f"dice are Dice, not {quoted(dice)}")
    return dice
