"""What is asked before a match: a look at another one, team lists, a team read and checked."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request

from pigskin.editions import edition as find_edition
from pigskin.seating import squad_of
from pigskin.starting import team_for
from pigskin.teams.files import team_to_dict
from pigskin.web import book, shapes
from pigskin.web.delaying import seat_in
from pigskin.web.drafts import draft_read, team_in
from pigskin.web.reception import Reception
from pigskin.web.team_lists import team_lists


def add_lobby(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The addresses."""

    @app.get("/api/matches/{match}/picture", responses=refusals)
    async def picture(request: Request, match: str) -> shapes.Picture:
        """A match as anybody sees it now: the view without hidden hands, and who is asked."""
        request.app.state.visitors.count(request, "pictures")
        reception: Reception = request.app.state.reception
        return await reception.picture(match, seat_in(request.headers))

    @app.post("/api/teams", responses=refusals)
    async def read(request: Request, file: shapes.TeamFile) -> shapes.TeamRead:
        """A team file, TOML or JSON, read and checked: the team for POST /api/matches."""
        request.app.state.visitors.count(request, "teams")
        return read_team(file.edition, file.text)

    # Both take some milliseconds: they are no coroutines and run in threads.
    @app.post("/api/teams/draft", responses=refusals)
    def draft(request: Request, wanted: shapes.TeamDraft) -> shapes.TeamDrafted:
        """A team that is being built: price, problems by place, what may still be bought."""
        request.app.state.visitors.count(request, "drafts")
        return draft_read(wanted)

    @app.get("/api/editions/{edition}/rosters", responses=refusals)
    def lists(edition: str) -> dict[str, Any]:
        """The team lists of an edition: positions, prices, limits, what can be learned."""
        return team_lists(edition)


def read_team(edition: str, text: str) -> shapes.TeamRead:
    """The team a text describes, if it is one and legal in this edition."""
    rules = find_edition(edition)
    team = team_for(team_in(text), rules.id)
    squad = squad_of(team, rules)[1]
    return shapes.TeamRead(
        team=team_to_dict(team), shown=book.roster_told(team.roster.id, team, squad)
    )
