"""Who is who in a report: players are told by their shirts, and a league knows them by their keys.

Keys go into a report when it is entered. Whoever gets another shirt before the books are done is
still the one who played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pigskin.league.sheet import Sheet
from pigskin.report.values import DeedReport, MatchReport, PlayerReport

ROSTERED = "rostered"


def with_keys(report: MatchReport, sheets: Mapping[str, Sheet]) -> MatchReport:
    """The report with the keys of players on the lists; whoever is not on one stays as he is."""
    sides = {
        side: replace(
            report.team(side),
            players=tuple([_keyed(each, sheet) for each in report.team(side).players]),
        )
        for side, sheet in sheets.items()
    }
    return replace(report, home=sides["home"], away=sides["away"])


def _keyed(told: PlayerReport, sheet: Sheet) -> PlayerReport:
    worn = {each.number: each.key for each in sheet.active}
    if told.kind != ROSTERED or told.shirt not in worn:
        return told
    return replace(told, key=worn[told.shirt])


def with_shirts(report: MatchReport, sheets: Mapping[str, Sheet]) -> MatchReport:
    """The report with the shirts its players wear now."""
    shirts: dict[str, str] = {}
    sides = {}
    for side, sheet in sheets.items():
        players = []
        for each in report.team(side).players:
            known = sheet.players.get(each.key)
            now = each if known is None else replace(each, shirt=known.number)
            if now.shirt != each.shirt:
                shirts[f"{side} {each.shirt}"] = f"{side} {now.shirt}"
            players.append(now)
        sides[side] = replace(report.team(side), players=tuple(players))
    if not shirts:
        return report
    deeds = tuple([renamed(each, shirts) for each in report.deeds])
    return replace(report, home=sides["home"], away=sides["away"], deeds=deeds)


def renamed(deed: DeedReport, shirts: Mapping[str, str]) -> DeedReport:
    """A deed of players who are called otherwise."""
    changed = {
        field: shirts.get(who, who)
        for field in ("player", "by", "victim")
        if (who := getattr(deed, field)) is not None
    }
    return replace(deed, **changed)
