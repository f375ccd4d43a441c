"""The play-offs as a tree, from left to right; on a phone from top to bottom."""

from __future__ import annotations

from pigskin.league.brackets import THIRD_PLACE, Tie
from pigskin.league.papers.season import Season
from pigskin.paper.markup import Markup, Part, tag


def bracket(season: Season) -> list[Markup]:
    """The rounds of the play-offs, and the match for the third place below them."""
    columns = [[tie for tie in ties if tie.id != THIRD_PLACE] for ties in season.ties]
    if not columns:
        return []
    third = [tie for ties in season.ties for tie in ties if tie.id == THIRD_PLACE]
    drawn = [
        tag(
            "li",
            tag("h3", _title(ties)),
            tag("ol", *[tag("li", _tie(season, tie)) for tie in ties]),
        )
        for ties in columns
    ]
    below = [
        tag("div", tag("h3", "Third place"), _tie(season, each), class_="third") for each in third
    ]
    return [tag("ol", *drawn, class_="bracket"), *below]


def _title(ties: list[Tie]) -> str:
    """Semi-finals, of semi-final 1 and 2."""
    name = ties[0].id if len(ties) == 1 else f"{ties[0].id.rpartition(' ')[0]}s"
    return name[0].upper() + name[1:].replace(", matchs", "")


def _tie(season: Season, tie: Tie) -> Markup:
    if tie.bye:
        return tag("div", _team(season, tie.home, "bye", won=True), class_="tie")
    scores = _scores(season, tie)
    return tag(
        "div",
        _team(season, tie.home, scores[0], won=tie.winner == tie.home != ""),
        _team(season, tie.away, scores[1], won=tie.winner == tie.away != ""),
        class_="tie",
    )


def _team(season: Season, team: str, score: str, won: bool) -> Markup:
    name: Part = season.name(team) if team else "still open"
    said = tag("span", " goes on", class_="unseen") if won and score != "bye" else None
    return tag(
        "p",
        tag("b" if won else "span", name, dir="auto"),
        tag("span", score, class_="score"),
        said,
        class_="won" if won else None,
    )


def _scores(season: Season, tie: Tie) -> tuple[str, str]:
    """The score in the order of the tie; nothing before it is played."""
    for each in season.play_offs:
        if each.over and {each.home, each.away} == {tie.home, tie.away}:
            home, away = [str(count) for count in each.result.score]
            return (home, away) if each.home == tie.home else (away, home)
    return ("", "")
