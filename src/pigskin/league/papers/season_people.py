"""Players of a report: leaders, the dead, and those who are remembered."""

from __future__ import annotations

from typing import Final

from pigskin.league.leaders import (
    Career,
    Grave,
    Leader,
    careers,
    hall_of_fame,
    leaders,
    season_of,
)
from pigskin.league.papers.season import Season
from pigskin.paper.grids import plain_table, scrolling, short
from pigskin.paper.markup import Markup, Part, named, tag, together

_MOST: Final = 5
_TITLES: Final = {
    "touchdowns": "Touchdowns",
    "casualties": "Casualties",
    "kills": "Kills",
    "completions": "Completions",
    "interceptions": "Interceptions",
    "mvp": "Most valued player",
    "spp": "Star player points",
    "passes": "Passes",
    "blocks": "Blocks",
    "fouls": "Fouls",
}


def best(season: Season) -> list[Markup]:
    """Who has most of everything that was counted in the season."""
    found = careers(season.logs, season.number)
    cards = [
        _card(title, top)
        for category, title in _TITLES.items()
        if (top := leaders(found, category, _MOST))
    ]
    return [tag("div", *cards, class_="cards")] if cards else []


def _card(title: str, top: tuple[Leader, ...]) -> Markup:
    rows: list[list[Part]] = [[each.place, who(each.career), tag("b", each.count)] for each in top]
    return tag(
        "section",
        tag("h3", title),
        plain_table(["Place", "Player", "Count"], rows, "leaders", about=1),
    )


def who(career: Career) -> Markup:
    """A player, and below what and whose he is."""
    about = tag("small", f"{career.position}, ", tag("bdi", career.team_name))
    return together(tag("b", named(career.name)), about)


def graves(season: Season) -> list[Markup]:
    """The dead of the season; those of others can be opened."""
    others = [each for each in season.graves if season_of(each.match) < season.number]
    parts: list[Markup] = []
    if season.dead:
        parts.append(scrolling("The dead of the season", _graves(season, season.dead)))
    if others:
        summary = tag("summary", f"{len(others)} more of earlier seasons")
        parts.append(
            tag("details", summary, scrolling("The dead of before", _graves(season, others)))
        )
    return parts


def _graves(season: Season, found: list[Grave]) -> Markup:
    heads = ["Player", "Matches", "SPP", "Died in"]
    rows: list[list[Part]] = [
        [who(each.career), each.career.matches, each.career.spp, _met(season, each)]
        for each in found
    ]
    if any(each.killer for each in found):
        heads.append("Killed by")
        rows = [[*row, _killer(season, each)] for row, each in zip(rows, found, strict=True)]
    return plain_table(heads, rows, "people graves")


def _met(season: Season, grave: Grave) -> Markup:
    """The match in which he died: its id, and against whom."""
    pair = season.meetings.get(grave.match, ())
    others = [season.name(each) for each in pair if each != grave.career.team]
    against = tag("small", "against ", tag("bdi", others[0])) if others else None
    return together(grave.match, against)


def _killer(season: Season, grave: Grave) -> Markup:
    if grave.killer_name:
        team = tag("small", tag("bdi", season.name(grave.killer_team)))
        return together(tag("bdi", grave.killer_name), team)
    return together(f"somebody hired ({grave.killer})" if grave.killer else "")


def fame(season: Season) -> list[Markup]:
    """Who plays no more and is remembered, of all seasons."""
    found = hall_of_fame(season.logs)
    rows: list[list[Part]] = [
        [
            who(each.career),
            each.career.matches,
            each.career.spp,
            each.career.count("touchdowns"),
            each.career.count("casualties"),
            each.how,
        ]
        for each in found
    ]
    heads: list[Part] = [
        "Player", "Matches", "SPP", short("TD", "Touchdowns"), short("Cas", "Casualties"), "Went",
    ]  # fmt: skip
    return (
        [scrolling("Players of the hall of fame", plain_table(heads, rows, "people fame"))]
        if rows
        else []
    )
