"""How often teams of each roster win, over all seasons: an interval each, and the numbers."""

from __future__ import annotations

from pigskin.league.balance import Tally
from pigskin.league.papers.plots import Interval, intervals
from pigskin.league.papers.season import Season
from pigskin.paper.grids import plain_table, scrolling
from pigskin.paper.markup import Markup, Part, tag
from pigskin.teams.books import books


def rates(season: Season) -> list[Markup]:
    """All rosters that have played, the most successful first; nothing before anybody has."""
    found = [each for each in season.rates[0] if each.matches]
    if not found:
        return []
    legend = (
        "The dot is the part of its matches that a roster has won in all seasons, the line where "
        "that lies 95 times of 100, as if matches of a team did not hang together."
    )
    rows = [Interval(_name(season, each), *_figures(each)) for each in found]
    numbers = scrolling("Win rates in numbers", _numbers(season, found))
    return [
        tag(
            "figure",
            tag("figcaption", tag("p", legend)),
            intervals("Win rates by roster, with intervals", rows),
            tag("details", tag("summary", "Win rates in numbers"), numbers),
        )
    ]


def _name(season: Season, tally: Tally) -> str:
    known = books(season.info.edition).rosters
    return known[tally.name].name if tally.name in known else tally.name


def _figures(tally: Tally) -> tuple[float, float, float]:
    low, high = tally.interval
    return low, tally.rate, high


def _numbers(season: Season, found: list[Tally]) -> Markup:
    seasons = [each for each in season.rates if each]
    heads: list[Part] = [
        "Roster", "Matches", "Won", "Drawn", "Lost", "Win rate", "Interval",
        *[f"Season {each}" for each in seasons],
    ]  # fmt: skip
    rows: list[list[Part]] = []
    for each in found:
        low, rate, high = _figures(each)
        by_season = [_of(season.rates[number], each.name) for number in seasons]
        rows.append(
            [_name(season, each), each.matches, each.won, each.drawn, each.lost, f"{rate:.0%}",
             f"{low:.0%} to {high:.0%}", *by_season]
        )  # fmt: skip
    return plain_table(heads, rows)


def _of(tallies: list[Tally], name: str) -> str:
    """What a roster has won in a season."""
    tally = next((each for each in tallies if each.name == name and each.matches), None)
    return "" if tally is None else f"{tally.rate:.0%} of {tally.matches}"
