"""A try at a lesson, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import FastAPI, Request
from msgspec.structs import replace

from pigskin.web import shapes
from pigskin.web.hall import Hall
from pigskin.web.lessons.reading import Lesson, course
from pigskin.web.match import Coach
from pigskin.web.seating import NotThere, Wanted
from pigskin.web.start import Start
from pigskin.web.wanted import from_position

SEATS: Final[dict[Coach, Wanted]] = {"home": Wanted("me"), "away": Wanted("computer:scripted")}


def add_lessons(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The address."""

    @app.post("/api/lessons/{lesson}", status_code=201, responses=refusals)
    async def begin(request: Request, lesson: str) -> shapes.Begun:
        """Begin a try at a lesson: nobody else sees it, and it is kept for a day."""
        await request.app.state.visitors.count_everywhere(request, "lessons")
        found = (await asyncio.to_thread(course)).get(lesson)
        if found is None:
            raise NotThere(f"there is no lesson {lesson!r}; there are {', '.join(course())}")
        hall: Hall = request.app.state.hall
        start = await asyncio.to_thread(_start, found)
        begun = await hall.begin(start, SEATS, None, listed=False)
        return shapes.Begun(
            match=begun.match, seats=begun.seats, invite=None, commitment=begun.commitment
        )


def _start(lesson: Lesson) -> Start:
    return replace(from_position(lesson.position, lesson.edition, {}), lesson=lesson.id)
