"""A match as one of its teams puts it into its books: the report, and whose players they were."""

from __future__ import annotations

from dataclasses import dataclass

from pigskin.errors import LeagueError
from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.report.values import MatchReport, PlayerReport, TeamReport
from pigskin.teams.team import Team

OTHER = {"home": "away", "away": "home"}
HIRED = ("star", "mercenary")


@dataclass(frozen=True, slots=True)
class Played:
    """A match that has been played, seen from one side.

    `opponent` is the other team as it came to the match, if somebody knows: who was killed may come
    back as one of ours.
    """

    report: MatchReport
    side: str
    fixture: str = ""
    friendly: bool = False
    opponent: Team | None = None

    @property
    def own(self) -> TeamReport:
        return self.report.team(self.side)

    @property
    def other(self) -> TeamReport:
        return self.report.team(OTHER[self.side])

    @property
    def score(self) -> tuple[int, int]:
        """The score, the own side first."""
        home, away = self.report.score
        return (home, away) if self.side == "home" else (away, home)

    @property
    def result(self) -> str:
        """The final outcome, whatever brought it about: "won", "drawn" or "lost"."""
        if self.report.winner is None:
            return "drawn"
        return "won" if self.report.winner == self.side else "lost"

    @property
    def conceded(self) -> bool:
        """Did this side give up?"""
        return self.report.conceded_by == self.side

    @property
    def won_by_concession(self) -> bool:
        return self.report.conceded_by == OTHER[self.side]

    def name_of(self, side: str) -> str:
        return self.report.team(side).name or side

    def rostered(self, sheet: Sheet) -> dict[str, PlayerReport]:
        """What is told of each player on the list, by his key: they are known by their shirts."""
        found: dict[str, PlayerReport] = {}
        for told in self.own.players:
            if told.kind != "rostered":
                continue
            player = sheet.wearing(told.shirt)
            if told.position and not same_position(sheet, player, told.position):
                raise LeagueError(
                    f"number {told.shirt} of {sheet.name} is a {player.position}, "
                    f"not a {told.position}"
                )
            found[player.key] = told
        return found


def same_position(sheet: Sheet, player: SheetPlayer, told: str) -> bool:
    """Is this what the position of a player is called, or was?"""
    position = sheet.position_of(player)
    return told.casefold() in {each.casefold() for each in (position.name, *position.aliases)}
