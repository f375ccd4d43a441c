"""What giving up costs."""

from __future__ import annotations

from pigskin.league.asking import Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Left
from pigskin.league.sheet import SheetPlayer


def penalised(desk: Desk) -> bool:
    """Was it a concession that could have been avoided, or does the league punish any?"""
    report = desk.played.report
    if report.conceded_by is None:
        return False
    return not report.short_handed or desk.switches.short_concession == "winner_takes_all"


def desert(desk: Desk) -> Flow[None]:
    """Players who have a name to lose may leave a team that has given up without need."""
    played = desk.played
    if not played.conceded or played.report.short_handed:
        return
    for player in desk.before.active:
        now = desk.sheet.player(player.key)
        if now.state == "active" and _proud(desk, player, now):
            face = yield from desk.d6(f"does {player.name} leave")
            if face <= desk.figures.leaves_on:
                desk.do(Left(player.key, "the team gave up"))


def _proud(desk: Desk, before: SheetPlayer, now: SheetPlayer) -> bool:
    figures = desk.figures
    counted = now if desk.switches.desertion_counts_match else before
    if figures.leaves_with_points is not None:
        return counted.earned >= figures.leaves_with_points
    return figures.leaves_with_advances is not None and (
        len(counted.advances) >= figures.leaves_with_advances
    )
