"""The plots of a season, each with its numbers in a table: values, results, casualties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.league.papers.lines import thousands
from pigskin.league.papers.plots import Bar, Points, bars, lines
from pigskin.league.papers.season import Course, Match, Season
from pigskin.paper.grids import plain_table, scrolling
from pigskin.paper.markup import Markup, named, tag

_LETTERS: Final = {"won": "W", "drawn": "D", "lost": "L"}


def plots(season: Season) -> list[Markup]:
    """All of them; none before a match is played."""
    courses = [each for each in season.courses() if each.matches]
    if not courses:
        return []
    rounds = max(match.fixture.round for each in courses for match in each.matches)
    return [
        _values(season, courses, rounds),
        _results(season, courses, rounds),
        _casualties(season, courses, rounds),
    ]


def _values(season: Season, courses: list[Course], rounds: int) -> Markup:
    found = {each.team: _line(each) for each in courses}

    def plot(course: Course) -> Markup:
        own = found[course.team]
        others = [line for team, line in found.items() if team != course.team]
        told = f"Team value from {own[0][1]:,.0f} to {own[-1][1]:,.0f} thousand"
        return lines(told, own, others, rounds)

    return _figure(
        "Team values",
        "In thousands, after every match; the other teams in grey.",
        season,
        courses,
        rounds,
        plot,
        lambda match: "" if match.value is None else thousands(match.value),
        first=lambda course: thousands(course.first_value),
    )


def _line(course: Course) -> Points:
    after = [(it.fixture.round, it.value / 1000) for it in course.matches if it.value is not None]
    return [(0, course.first_value / 1000), *after]


def _results(season: Season, courses: list[Course], rounds: int) -> Markup:
    def bar(match: Match) -> Bar:
        own, other = match.score
        by = max(1, abs(own - other))  # a match won by penalties is won
        return Bar(
            match.fixture.round,
            by if match.outcome == "won" else 0,
            by if match.outcome == "lost" else 0,
        )

    def told(course: Course) -> str:
        outcomes = [each.outcome for each in course.matches]
        return ", ".join([f"{outcomes.count(each)} {each}" for each in _LETTERS])

    return _bars(
        "Results",
        "Full bars above the line are matches won, hollow ones below it matches lost, by so many "
        "touchdowns; a dash is a draw.",
        season,
        courses,
        rounds,
        bar,
        told,
        lambda match: f"{_LETTERS[match.outcome]} {match.score[0]}:{match.score[1]}",
    )


def _casualties(season: Season, courses: list[Course], rounds: int) -> Markup:
    def told(course: Course) -> str:
        caused = sum(each.casualties[0] for each in course.matches)
        suffered = sum(each.casualties[1] for each in course.matches)
        return f"{caused} casualties caused, {suffered} suffered"

    return _bars(
        "Casualties by match",
        "Full bars above the line are casualties caused, hollow ones below it suffered.",
        season,
        courses,
        rounds,
        lambda match: Bar(match.fixture.round, *match.casualties),
        told,
        lambda match: f"{match.casualties[0]}:{match.casualties[1]}",
    )


def _bars(
    title: str,
    legend: str,
    season: Season,
    courses: list[Course],
    rounds: int,
    bar: Callable[[Match], Bar],
    told: Callable[[Course], str],
    shown: Callable[[Match], str],
) -> Markup:
    found = {each.team: [bar(match) for match in each.matches] for each in courses}
    most = max(max(each.up, each.down) for team in found.values() for each in team)
    return _figure(
        title,
        legend,
        season,
        courses,
        rounds,
        lambda course: bars(told(course), found[course.team], rounds, most),
        shown,
    )


def _figure(
    title: str,
    legend: str,
    season: Season,
    courses: list[Course],
    rounds: int,
    plot: Callable[[Course], Markup],
    shown: Callable[[Match], str],
    first: Callable[[Course], str] | None = None,
) -> Markup:
    panels = [tag("li", tag("p", named(season.name(each.team))), plot(each)) for each in courses]
    heads = ["Team", *(["Start"] if first else []), *[f"Round {n}" for n in range(1, rounds + 1)]]
    rows = [
        [season.name(each.team), *([first(each)] if first else []), *_cells(each, rounds, shown)]
        for each in courses
    ]
    return tag(
        "figure",
        tag("figcaption", tag("h3", title), tag("p", legend)),
        tag("ul", *panels, class_="panels"),
        tag(
            "details",
            tag("summary", f"{title} in numbers"),
            scrolling(f"{title} in numbers", plain_table(heads, rows)),
        ),
    )


def _cells(course: Course, rounds: int, shown: Callable[[Match], str]) -> list[str]:
    """What is shown of each round; a team may play more than one match in it."""
    return [
        ", ".join([shown(each) for each in course.matches if each.fixture.round == number])
        for number in range(1, rounds + 1)
    ]
