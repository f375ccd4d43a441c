"""Fixtures and results, round by round."""

from __future__ import annotations

from itertools import groupby

from pigskin.league.papers.season import Season
from pigskin.league.values import (
    DIVISION,
    FORFEITED,
    FRIENDLY,
    LADDER,
    OPEN,
    PLAY_OFFS_STAGE,
    PLAYED,
    SIDES,
    UNPLAYED,
    VOID,
    Fixture,
)
from pigskin.paper.markup import Markup, Part, tag


def rounds(season: Season) -> list[Markup]:
    """A card for every round, or one for all challenges of a ladder; friendlies come last."""
    ordered = sorted(season.fixtures, key=lambda it: (it.round == 0, it.round, it.stage))
    cards = [_card(season, title, list(fixtures)) for title, fixtures in groupby(ordered, _title)]
    return [tag("div", *cards, class_="cards")] if cards else []


def _title(fixture: Fixture) -> str:
    """What a match belongs to."""
    if fixture.kind == FRIENDLY:
        return "Friendlies"
    if fixture.stage == LADDER:
        return "Challenges"
    play_offs = ": play-offs" if fixture.stage == PLAY_OFFS_STAGE else ""
    return f"Round {fixture.round}{play_offs}"


def _card(season: Season, title: str, fixtures: list[Fixture]) -> Markup:
    stages = {each.stage for each in fixtures}
    several = len({each.id for each in season.stages if each.kind == DIVISION}) > 1
    rows: list[Part] = []
    for stage, of_stage in groupby(fixtures, lambda it: it.stage):
        if several and len(stages) > 1:
            name = season.stage_name(stage)
            rows.append(tag("tr", tag("th", name, scope="rowgroup", colspan=3), class_="stage"))
        rows += [_fixture(season, each) for each in of_stage]
    heads = [tag("th", each, scope="col") for each in ("Home", "Score and casualties", "Away")]
    return tag(
        "section",
        tag("h3", title, _due(fixtures)),
        tag(
            "table",
            tag("colgroup", *[tag("col", class_=each) for each in ("home", "score", "away")]),
            tag("thead", tag("tr", *heads), class_="unseen"),
            tag("tbody", *rows),
            class_="matches",
        ),
    )


def _due(fixtures: list[Fixture]) -> Markup | None:
    """When the last of what is open is to be played."""
    days = [each.deadline for each in fixtures if each.state == OPEN and each.deadline]
    return tag("small", f" by {max(days)}") if days else None


def _fixture(season: Season, fixture: Fixture) -> Markup:
    outcomes = dict(zip(SIDES, fixture.result.outcomes, strict=True)) if _counts(fixture) else {}
    home, away = [
        tag(
            "b" if outcomes.get(side) == "won" else "span",
            season.name(fixture.team(side)),
            dir="auto",
        )
        for side in SIDES
    ]
    return tag(
        "tr",
        tag("td", home, class_="home"),
        tag(
            "td", _score(fixture), *[tag("small", each) for each in _notes(fixture)], class_="score"
        ),
        tag("td", away, class_="away"),
        class_="open" if fixture.state == OPEN else None,
    )


def _counts(fixture: Fixture) -> bool:
    return fixture.state not in (OPEN, VOID)


def _score(fixture: Fixture) -> str:
    if fixture.state in (OPEN, VOID, UNPLAYED):
        return "–:–"
    home, away = fixture.result.score
    return f"{home}:{away}"


def _notes(fixture: Fixture) -> list[str]:
    """What the score does not say."""
    words = {FORFEITED: "given away", UNPLAYED: "lost by both", VOID: "void"}
    if fixture.state != PLAYED:
        return [words[fixture.state]] if fixture.state in words else []
    caused, suffered = fixture.casualties
    winner = fixture.won_level
    return [*([f"{winner} wins"] if winner else []), f"{caused}:{suffered} cas"]
