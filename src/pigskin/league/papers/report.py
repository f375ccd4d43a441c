"""A season of a league as one page."""

from __future__ import annotations

from datetime import UTC, datetime

from pigskin.editions import name_of
from pigskin.league.office import Office
from pigskin.league.papers.season import Season, gather
from pigskin.league.papers.season_bracket import bracket
from pigskin.league.papers.season_people import best, fame, graves
from pigskin.league.papers.season_plots import plots
from pigskin.league.papers.season_rates import rates
from pigskin.league.papers.season_rounds import rounds
from pigskin.league.papers.season_tables import divisions, ladder, teams
from pigskin.league.values import DRAFTING, FRIENDLY, PLAY_OFFS, RUNNING, VOID
from pigskin.paper.markup import Markup, Part, tag
from pigskin.paper.page import page

_STATES = {DRAFTING: "not begun", RUNNING: "being played", PLAY_OFFS: "in the play-offs"}


def league_report_html(office: Office, season: int | None = None) -> str:
    """A season of a league as a page of HTML that needs nothing else; the present one if none is
    named. What there is nothing to say about is left out."""
    found = gather(office, season)
    sections = [
        ("tables", "Tables", divisions(found)),
        ("ladder", "Ladder", ladder(found)),
        ("play-offs", "Play-offs", bracket(found)),
        ("results", "Fixtures and results", rounds(found)),
        ("course", "How it went", plots(found)),
        ("leaders", "Leaders of the season", best(found)),
        ("rates", "Win rates by roster", rates(found)),
        ("teams", "Teams as they are now", teams(found)),
        ("cemetery", "Cemetery", graves(found)),
        ("fame", "Hall of fame", fame(found)),
    ]
    there = [each for each in sections if each[2]]
    return page(
        f"{found.info.name} · season {found.number}",
        ("colours", "common", "report"),
        tag("header", *_head(found)),
        _contents([(id, title) for id, title, _ in there]),
        tag("main", *[_section(*each) for each in there]),
        tag("footer", _made(found)),
    )


def _section(id: str, title: str, inside: list[Markup]) -> Markup:
    return tag(
        "section", tag("h2", title, id=f"{id}-title"), *inside, id=id, aria_labelledby=f"{id}-title"
    )


def _contents(found: list[tuple[str, str]]) -> Markup:
    links = [tag("li", tag("a", title, href=f"#{id}")) for id, title in found]
    return tag("nav", tag("ul", *links), aria_label="On this page")


def _head(season: Season) -> list[Part]:
    state = "over" if season.over else _STATES.get(season.info.state, season.info.state)
    about = f"Season {season.number}, {state} · {name_of(season.info.edition)}"
    name = tag("h1", season.info.name, dir="auto")
    return [name, tag("p", about), _crown(season), _numbers(season)]


def _crown(season: Season) -> Markup | None:
    if not season.champions:
        return None
    names = [tag("b", season.name(each), dir="auto") for each in season.champions]
    listed = [part for name in names for part in (" and ", name)][1:]
    return tag("p", tag("span", "Champions"), " ", *listed, class_="crown")


def _numbers(season: Season) -> Markup:
    drawn = [it for it in season.fixtures if it.state != VOID and it.kind != FRIENDLY]
    counted = [each.result for each in season.counted]
    told: dict[str, int | str] = {
        "Teams": len({team for stage in season.stages for team in stage.teams} or season.sheets),
        "Matches played": f"{len(counted)} of {len(drawn)}",
        "Touchdowns": sum(sum(each.score) for each in counted),
        "Casualties": sum(sum(each.casualties) for each in counted),
        "Dead": len(season.dead),
    }
    return tag(
        "dl", *[tag("div", tag("dt", what), tag("dd", count)) for what, count in told.items()]
    )


def _made(season: Season) -> str:
    if not season.last_entry:
        return "Made with Pigskin."
    day = datetime.fromtimestamp(season.last_entry, UTC)
    return f"As of {day.day} {day:%B %Y}. Made with Pigskin."
