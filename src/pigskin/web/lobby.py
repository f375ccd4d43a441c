"""What the first page asks for: a look at a match, and a team file read and checked."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request

from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError
from pigskin.seating import squad_of
from pigskin.starting import team_for
from pigskin.teams.files import team_from_json, team_from_toml, team_to_dict
from pigskin.web import book, shapes
from pigskin.web.hall import Hall
from pigskin.web.seeing import WATCHING, Picture


def add_lobby(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The two addresses."""

    @app.get("/api/matches/{match}/picture", responses=refusals)
    async def picture(request: Request, match: str) -> shapes.Picture:
        """A match as anybody sees it now: the view without hidden hands, and who is asked."""
        request.app.state.visitors.count(request, "pictures")
        hall: Hall = request.app.state.hall
        live = await hall.find(match)
        played = live.match
        if played is None:
            return shapes.Picture(state=live.state, view=None, asked=None)
        view = Picture(played.game).view(WATCHING)
        return shapes.Picture(state=live.state, view=view, asked=played.asked)

    @app.post("/api/teams", responses=refusals)
    async def read(request: Request, file: shapes.TeamFile) -> shapes.TeamRead:
        """A team file, TOML or JSON, read and checked: the team for POST /api/matches."""
        request.app.state.visitors.count(request, "teams")
        return read_team(file.edition, file.text)


def read_team(edition: str, text: str) -> shapes.TeamRead:
    """The team a text describes, if it is one and legal in this edition."""
    rules = find_edition(edition)
    text = text.removeprefix("\ufeff")
    reader = team_from_json if text.lstrip().startswith("{") else team_from_toml
    try:
        team = team_for(reader(text, "the file"), rules.id)
    except RecursionError:
        raise PigskinError("the file is nested too deeply") from None
    squad = squad_of(team, rules)[1]
    return shapes.TeamRead(
        team=team_to_dict(team), shown=book.roster_told(team.roster.id, team, squad)
    )
