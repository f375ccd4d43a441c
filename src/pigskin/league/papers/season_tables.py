"""The tables of a report: divisions with their formula, and the teams as they are now."""

from __future__ import annotations

from pigskin.league.papers.lines import thousands
from pigskin.league.papers.season import Season
from pigskin.league.seasons import StageTable
from pigskin.league.sheet import Sheet
from pigskin.league.standings import Row, deducted, formula
from pigskin.paper.grids import plain_table, scrolling, short
from pigskin.paper.markup import Markup, Part, named, tag, together


def divisions(season: Season) -> list[Markup]:
    """The tables of the season, and how they are counted."""
    if not season.tables:
        return []
    found = [_division(season, each) for each in season.tables]
    lost = [
        tag("li", named(season.name(it.team)), f" {deducted(it)}: ", tag("bdi", it.why))
        for it in season.deductions
    ]
    return [
        tag("div", *found, class_="wide-cards"),
        tag("p", formula(season.info.switches), class_="formula"),
        *([tag("ul", *lost, class_="formula")] if lost else []),
    ]


def _division(season: Season, table: StageTable) -> Markup:
    bonus = any(row.bonus for row in table.rows)
    deducted = any(row.deductions for row in table.rows)
    heads: list[Part] = [
        short("#", "Place"),
        "Team",
        short("Pts", "Points"),
        short("P", "Played"),
        short("W", "Won"),
        short("D", "Drawn"),
        short("L", "Lost"),
        short("TD", "Touchdowns scored and let in"),
        short("Cas", "Casualties caused and suffered"),
    ]
    if bonus:
        heads.append(short("Bon", "Bonus points"))
    if deducted:
        heads.append(short("Ded", "Points deducted"))
    rows = [_line(season, row, bonus, deducted) for row in table.rows]
    return tag(
        "section",
        tag("h3", table.stage.name),
        scrolling(f"Table of {table.stage.name}", plain_table(heads, rows, "standings", about=1)),
    )


def _line(season: Season, row: Row, bonus: bool, deducted: bool) -> list[Part]:
    return [
        row.place,
        season.name(row.team),
        tag("b", row.points),
        row.played,
        row.won,
        row.drawn,
        row.lost,
        f"{row.touchdowns}:{row.touchdowns_against}",
        f"{row.casualties}:{row.casualties_against}",
        *([row.bonus] if bonus else []),
        *([f"-{row.deductions}" if row.deductions else ""] if deducted else []),
    ]


def ladder(season: Season) -> list[Markup]:
    """The ladder as it stands."""
    rungs: list[list[Part]] = [
        [place, season.name(team)] for place, team in enumerate(season.ladder, 1)
    ]
    return [tag("section", plain_table(["Place", "Team"], rungs, "ladder", 1))] if rungs else []


def teams(season: Season) -> list[Markup]:
    """The teams as they are now: the most valued first."""
    if not season.sheets:
        return []
    sheets = sorted(season.sheets.values(), key=lambda it: (it.retired, -it.total_value, it.name))
    current = short("Current", "Value without who cannot play")
    heads: list[Part] = ["Team", "Players", "Value", current, "Treasury", "Fans"]
    rows: list[list[Part]] = [
        [
            together(named(it.name), tag("small", *_about(it))),
            len(it.active),
            thousands(it.total_value),
            thousands(it.value),
            thousands(it.treasury),
            it.fan_factor,
        ]
        for it in sheets
    ]
    if any(it.trophies for it in sheets):
        heads.append("Trophies")
        for row, it in zip(rows, sheets, strict=True):
            row.append(", ".join([each.name for each in it.trophies]))
    return [scrolling("Teams", plain_table(heads, rows, "teams"))]


def _about(sheet: Sheet) -> list[Part]:
    """Roster and coach, and whether it plays no more."""
    coach: list[Part] = [", coach ", tag("bdi", sheet.coach)] if sheet.coach else []
    return [sheet.roster.name, *coach, ", plays no more" if sheet.retired else None]
