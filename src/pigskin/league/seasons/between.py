"""Desks of teams between seasons: a prize is handed out, a list drawn up. One at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league import desks
from pigskin.league.desk import Desk
from pigskin.league.log import fold
from pigskin.league.matches import check_books
from pigskin.league.office import Office
from pigskin.league.seat import Deed, deciding, handing_over, taking_back
from pigskin.league.sheet import Sheet
from pigskin.league.store import Rows
from pigskin.league.values import OFF_SEASON, DeskState, LeagueInfo


@dataclass(frozen=True, slots=True)
class TeamDesk:
    """A desk that a team has between seasons, kept with it until it is done."""

    # A `LeagueError` says why there is none now. The last: are dice entered by hand?
    opened: Callable[[LeagueInfo, str, Sheet, bool], Desk]
    done: str  # the line for the league's acts

    def look(self, office: Office, team: str, by_hand: bool | None = None) -> Desk:
        """The desk where its coach left it."""
        with office.reading() as rows:
            return self._desk(rows, team, _state(rows, team, by_hand))

    def answer(
        self,
        office: Office,
        team: str,
        given: Sequence[str],
        seen: Sequence[str] | None = None,
        by_hand: bool | None = None,
    ) -> Desk:
        """Answers of a coach: all are taken, or none. `seen` are those he knew of before."""
        return self._sit(office, team, handing_over(given, team, seen), by_hand)

    def take_back(self, office: Office, team: str, seen: Sequence[str] | None = None) -> Desk:
        """A coach takes his last answer back; `IllegalAnswer` if dice have followed it."""
        return self._sit(office, team, taking_back(team, seen))

    def manage(self, office: Office, team: str, choose: Callable[[Desk], str]) -> Desk:
        """From here to the end, by somebody who answers everything."""
        return self._sit(office, team, deciding(choose))

    def _desk(self, rows: Rows, team: str, state: DeskState) -> Desk:
        info = rows.info()
        desk = self.opened(info, team, fold(rows.log(team)), state.by_hand)
        check_books(rows, info.season, [team])
        for answer in state.answers:
            desk.answer(answer)
        return desk

    def _sit(
        self,
        office: Office,
        team: str,
        act: Deed,
        by_hand: bool | None = None,
    ) -> Desk:
        with office.writing() as rows:
            state = _state(rows, team, by_hand)
            desk = self._desk(rows, team, state)
            act(desk)
            line = rows.team(team)
            if desk.over:
                rows.append(team, line.entries, desk.entries, office.by, office.clock())
                rows.put_team_desk(team, None)
                office.write_down(rows, f"{team} {self.done}")
            else:
                rows.put_team_desk(team, replace(state, answers=tuple(desk.answers)))
            return desk


def _state(rows: Rows, team: str, by_hand: bool | None) -> DeskState:
    """How far a coach has got. How dice are rolled is settled with his first answer."""
    state = rows.team(team).desk or DeskState()
    if by_hand is None or by_hand == state.by_hand:
        return state
    if state.answers:
        how = "entered by hand" if state.by_hand else "rolled here"
        raise LeagueError(f"the dice of {team} are {how}; it has begun")
    return replace(state, by_hand=by_hand)


def _prize(info: LeagueInfo, team: str, sheet: Sheet, by_hand: bool) -> Desk:
    if not sheet.owed:
        raise LeagueError(f"{team} is owed no prize")
    return desks.prize(sheet, info.switches)


def _redraft(info: LeagueInfo, team: str, sheet: Sheet, by_hand: bool) -> Desk:
    if info.state != OFF_SEASON:
        raise LeagueError("lists are drawn up between seasons; see end-season")
    if sheet.owed:
        raise LeagueError(f"{team} has a prize to hand out first; see prize")
    if sheet.season > info.season:
        raise LeagueError(f"{team} has drawn up its list for season {sheet.season} already")
    dice = None if by_hand else Dice(f"{info.seed}/{info.season}/redraft/{team}")
    return desks.redraft(sheet, info.switches, dice)


PRIZE = TeamDesk(_prize, "has handed out its prize")
REDRAFT = TeamDesk(_redraft, "has its list for the next season")
