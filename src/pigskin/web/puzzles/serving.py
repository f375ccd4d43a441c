"""Puzzles over HTTP: which there are, the puzzle of the day, lines tried out and graded.

The server keeps nothing of who tries what: each request brings the line so far.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final

from fastapi import FastAPI, Path, Request

from pigskin.errors import PigskinError
from pigskin.puzzles import Puzzle, find, puzzles, today
from pigskin.web import shapes
from pigskin.web.hired import Hired, Lost
from pigskin.web.puzzles.trying import Solve, TryLine, Wonder, work
from pigskin.web.seating import NotThere

log = logging.getLogger("pigskin.web")

PATIENCE: Final = 20.0  # seconds, as for other odds
Number = Annotated[int, Path(ge=1, le=1_000_000)]


class Puzzling:
    """The process in which lines are tried out, and who waits for it."""

    def __init__(self) -> None:
        self._hired = Hired("puzzler", work)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="puzzler")

    async def ask(self, task: TryLine | Wonder | Solve) -> Any:
        """What comes of it; a PigskinError says what is wrong with the line."""
        loop = asyncio.get_running_loop()
        try:
            kind, found = await loop.run_in_executor(self._thread, self._hired.ask, task, PATIENCE)
        except Lost as lost:
            log.warning("puzzle: %s", lost)
            raise PigskinError("this line takes too long to be worked out") from None
        if kind == "done":
            return found
        if kind == "broken":
            log.error("puzzle: %s", found)
            raise PigskinError("this line cannot be worked out")
        raise PigskinError(str(found))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._hired.dismiss()


def _puzzle(number: int) -> Puzzle:
    try:
        return find(number)
    except PigskinError as error:
        raise NotThere(str(error)) from None


def _short(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "number": puzzle.number,
        "edition": puzzle.edition,
        "level": puzzle.level,
        "best": float(puzzle.chance),
    }


def _line(puzzle: Puzzle, wanted: shapes.LineWanted) -> TryLine:
    return TryLine(puzzle, wanted.acts, wanted.stopped)


def add_puzzles(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The addresses."""

    def puzzling_of(request: Request) -> Puzzling:
        request.app.state.visitors.count(request, "puzzles")
        puzzling: Puzzling = request.app.state.puzzling
        return puzzling

    @app.get("/api/puzzles", responses=refusals)
    async def listing(request: Request) -> shapes.Puzzles:
        """All puzzles in short, and which is that of today (UTC)."""
        request.app.state.visitors.count(request, "puzzles")
        return shapes.Puzzles(
            today=today().number,
            puzzles=[shapes.PuzzleListed(**_short(each)) for each in puzzles()],
        )

    @app.get("/api/puzzles/{number}", responses=refusals)
    async def one(request: Request, number: Number) -> shapes.PuzzleTold:
        """A puzzle, without its solution: its position as text, from which a match can begin."""
        request.app.state.visitors.count(request, "puzzles")
        puzzle = _puzzle(number)
        return shapes.PuzzleTold(**_short(puzzle), position=puzzle.position)

    @app.post("/api/puzzles/{number}/line", responses=refusals)
    async def line(
        request: Request, number: Number, wanted: shapes.LineWanted
    ) -> shapes.LineTold:
        """The table as hoped after a line, what may come next, chances; a grade if it scores."""
        told = await puzzling_of(request).ask(_line(_puzzle(number), wanted))
        return shapes.LineTold.model_validate(told)

    @app.post("/api/puzzles/{number}/wonder", responses=refusals)
    async def wonder(
        request: Request, number: Number, wanted: shapes.LineWonder
    ) -> shapes.LineOdds:
        """Where a player gets after a line, what he can do to others, what a plan may bring."""
        asked = Wonder(
            _line(_puzzle(number), wanted), wanted.t, wanted.player, wanted.action, wanted.answers
        )
        found = await puzzling_of(request).ask(asked)
        return shapes.LineOdds.model_validate({wanted.t: found})

    @app.get("/api/puzzles/{number}/solution", responses=refusals)
    async def solution(request: Request, number: Number) -> shapes.PuzzleSolved:
        """The best line that is known, with the chance that all has come off up to each act."""
        told = await puzzling_of(request).ask(Solve(_puzzle(number)))
        return shapes.PuzzleSolved.model_validate(told)
