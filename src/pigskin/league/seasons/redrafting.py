"""Between seasons: every team draws up its list for the next, where the edition has that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.desk import Desk
from pigskin.league.desks import redraft as redraft_desk
from pigskin.league.log import fold
from pigskin.league.office import Office
from pigskin.league.store import Rows
from pigskin.league.values import OFF_SEASON, DeskState


def redraft(office: Office, team: str) -> Desk:
    """The desk at which a team draws up its list, where its coach left it."""
    with office.reading() as rows:
        return _redraft(rows, team)


def _redraft(rows: Rows, team: str) -> Desk:
    info, line = rows.info(), rows.team(team)
    if info.state != OFF_SEASON:
        raise LeagueError("lists are drawn up between seasons; see end-season")
    sheet = fold(rows.log(team))
    if sheet.season > info.season:
        raise LeagueError(f"{team} has drawn up its list for season {sheet.season} already")
    desk = redraft_desk(sheet, info.switches, Dice(f"{info.seed}/{info.season}/redraft/{team}"))
    for answer in (line.desk or DeskState()).answers:
        desk.answer(answer)
    return desk


def answer_redraft(office: Office, team: str, given: Sequence[str]) -> Desk:
    """Answers of a coach who draws up his list: all are taken, or none."""

    def hand_over(desk: Desk) -> None:
        for each in given:
            desk.answer(each)

    return _draw_up(office, team, hand_over)


def manage_redraft(office: Office, team: str, choose: Callable[[Desk], str]) -> Desk:
    """A list from here to its end, by somebody who answers everything."""

    def decide(desk: Desk) -> None:
        while desk.question is not None:
            desk.answer(choose(desk))

    return _draw_up(office, team, decide)


def _draw_up(office: Office, team: str, act: Callable[[Desk], None]) -> Desk:
    with office.writing() as rows:
        desk = _redraft(rows, team)
        act(desk)
        line = rows.team(team)
        if desk.over:
            rows.append(team, line.entries, desk.entries, office.by, office.clock())
            rows.put_team_desk(team, None)
            office.write_down(rows, f"{team} has its list for the next season")
        else:
            rows.put_team_desk(team, DeskState(tuple(desk.answers)))
        return desk
