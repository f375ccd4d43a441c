"""Reports of matches nobody played: quick, and odd in every way a real one can be."""

from __future__ import annotations

import random
from dataclasses import replace

from pigskin.league.report_checks import fame
from pigskin.league.rules import league_rules
from pigskin.league.sheet import Sheet
from pigskin.report.values import GoldReport, MatchReport, PlayerReport, TeamReport
from pigskin.teams.reading import team_rules

SIDES = ("home", "away")


def generated(home: Sheet, away: Sheet, chance: random.Random, winner: bool = False) -> MatchReport:
    """A report of two teams; play-offs need a winner."""
    edition = home.edition
    teams = [_team(sheet, chance) for sheet in (home, away)]
    score = (teams[0].scored, teams[1].scored)
    won = "" if score[0] == score[1] else SIDES[score[0] < score[1]]
    ending = "full time"
    if winner and not won:
        won, ending = chance.choice(SIDES), "penalties"
    gave_up = None
    if chance.random() < 0.1:
        gave_up = chance.choice(SIDES)
        won = "away" if gave_up == "home" else "home"
        ending = chance.choice(("conceded", "conceded short of players"))
        score = (0, score[1] + 1) if gave_up == "home" else (score[0] + 1, 0)
        if edition != "bb2020":
            score = (0, 1) if gave_up == "home" else (1, 0)
    fans = (chance.randint(2, 20), chance.randint(2, 20))
    if league_rules(edition).has_fame:
        teams = [
            replace(team, fame=fame(fans, side)) for team, side in zip(teams, SIDES, strict=True)
        ]
    return MatchReport(
        edition=edition,
        score=score,
        ending=ending,
        winner=won or None,
        conceded_by=gave_up,
        fans=fans,
        home=teams[0],
        away=teams[1],
    )


def _team(sheet: Sheet, chance: random.Random) -> TeamReport:
    players = [
        _player(sheet.edition, each.number, each.position, "rostered", chance)
        for each in sheet.able
    ]
    linemen = sheet.roster.journeyman_positions
    free = [number for number in range(1, 60) if number not in {p.number for p in sheet.active}]
    for number in free[: max(0, 11 - len(players))]:
        position = chance.choice(linemen).name
        players.append(_player(sheet.edition, number, position, "journeyman", chance))
    if chance.random() < 0.2:
        players.append(PlayerReport(90, "Star", "Star", "star", took_part=True))
    spent = chance.choice((0, 0, sheet.treasury // 2 // 10_000 * 10))
    return TeamReport(
        name=sheet.name,
        roster=sheet.roster_id,
        scored=sum(each.touchdowns for each in players),
        gold=GoldReport(spent=spent),
        players=tuple(players),
    )


def _player(
    edition: str, shirt: int, position: str, kind: str, chance: random.Random
) -> PlayerReport:
    hurt: tuple[str, ...] = ()
    luck = chance.random()
    if luck < 0.03:
        hurt = ("dead",)
    elif luck < 0.06:
        hurt = (f"-1 {chance.choice(team_rules(edition).stats).upper()}",)
    elif luck < 0.1:
        hurt = (chance.choice(("niggling injury", "misses next game", "badly hurt")),)
    return PlayerReport(
        shirt,
        f"{position} {shirt}",
        position,
        kind,
        took_part=True,
        touchdowns=int(chance.random() < 0.15) * chance.randint(1, 2),
        completions=int(chance.random() < 0.15) * chance.randint(1, 3),
        casualties=int(chance.random() < 0.15),
        interceptions=int(chance.random() < 0.02),
        hurt=hurt,
    )
