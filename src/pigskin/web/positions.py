"""A position that somebody sets up at the web table: read, checked, and told part by part."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from fastapi import FastAPI, Path, Request

from pigskin.editions import edition_of_id
from pigskin.errors import PigskinError, PositionError
from pigskin.game import Game
from pigskin.model import KIND_NAMES, MARK_NAMES, PLAYED, STATE_NAMES, WEATHER_NAMES, Table
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import AWAY, HOME, SIDES, square_text
from pigskin.position import parse, to_text
from pigskin.position.words import STATS, USED_WORDS
from pigskin.rules.counting import has
from pigskin.teams.roles import role_of
from pigskin.web import shapes
from pigskin.web.replays import Id, Replays
from pigskin.web.start import start_from

Moment = Annotated[int, Path(ge=0, le=100_000)]
_SPOT: Final = re.compile(r"line (\d+), column (\d+): ")
# What `table_told` has of a position; its other entries are handed on as they are.
_TOLD: Final = (
    "home", "away", "teams", "roster", "half", "turn", "turns", "active", "kicking", "score",
    "weather", "ball", "second-ball", "used", "rerolls", "apothecary",
)  # fmt: skip


def position_read(wanted: shapes.PositionWanted) -> shapes.PositionRead:
    """What a text says, or what is wrong with it; and whether a match can go on from there."""
    edition = edition_of_id(wanted.edition)
    options: dict[str, object] = dict(wanted.options)
    chosen = edition.options(options)  # a wrong option is refused: it is not the position's fault
    told = shapes.PositionRead(edition=edition.id)
    try:
        table = parse(wanted.text, edition, chosen)
        told.text = to_text(table)
    except PositionError as error:
        told.words, told.line, told.column = _problem(error)
        return told
    told.players = [
        _player(table, player) for side in (HOME, AWAY) for player in table.players(side)
    ]
    told.table = _table(table)
    told.rest = [line for line in told.text.split("\n") if not _is_told(line, table)]
    try:
        start_from(Game.from_position(wanted.text, edition, options=options))
        told.starts = True
    except PigskinError as error:
        told.words = str(error)
    return told


def _problem(error: PositionError) -> tuple[str, int | None, int | None]:
    """The words of an error without the lines that show the spot, and the spot."""
    words = error.message().split("\n")[0]
    found = _SPOT.match(words)
    if found is None:
        return words, None, None
    return words[found.end() :], int(found[1]), int(found[2])


def _is_told(line: str, table: Table) -> bool:
    word = line.split(" ")[0]
    if word == "ball":
        return bool(table.ball)
    if word == "second-ball":
        return table.spare is not None and bool(table.spare[0])
    return word in _TOLD or not word


def _place(square: Square) -> list[int] | None:
    return [int(part) for part in square_text(square).split(",")] if square else None


def _player(table: Table, player: PlayerNo) -> dict[str, Any]:
    profile = table.original(player)
    edition = table.edition
    side = 0 if player in table.players(HOME) else 1
    roster = None if table.rosters is None else table.rosters[side]
    values = (profile.ma, profile.st, profile.ag, profile.av, profile.pa)
    count = len(STATS) if edition.figures.target_numbers else len(STATS) - 1
    marks = table.marks[player]
    carried = "" if not table.has_ball(player) else (
        "ball" if table.carrier == player else "second-ball"
    )  # fmt: skip
    return {
        "side": SIDES[side],
        "number": profile.number,
        "name": profile.name,
        "position": profile.position,
        "race": profile.race,
        "role": role_of(profile, roster),
        "kind": KIND_NAMES[profile.kind],
        "square": _place(table.place[player]),
        "state": STATE_NAMES[table.state[player]],
        "stats": dict(zip(STATS[:count], values, strict=False)),
        "skills": [skill.name for skill in profile.skills],
        "marks": [name for mark, name in MARK_NAMES if marks & mark and mark != PLAYED],
        "unplayed": bool(table.place[player]) and not marks & PLAYED,
        "ball": carried,
        "niggling": profile.niggling,
        "value": profile.value,
        "spent": [
            each.name for each in edition.by_name.values()
            if each.bit and table.spent[player] & each.bit
        ],
        "gone": [
            edition.all_effects[what].name for who, what in table.used_up if who == player
        ],
    }  # fmt: skip


def _table(table: Table) -> dict[str, Any]:
    sides = (table.home, table.away)
    lying = table.spare[0] if table.spare is not None else None
    return {
        "teams": list(table.team_names),
        "rosters": None if table.rosters is None else [each.id for each in table.rosters],
        "half": table.half,
        "active": SIDES[table.active] if table.active >= 0 else "none",
        "turns": [side.turn for side in sides],
        "kicking": SIDES[table.kicking],
        "score": [side.score for side in sides],
        "rerolls": [side.rerolls for side in sides],
        "apothecary": [has(table, side, "apothecaries") for side in (HOME, AWAY)],
        "weather": WEATHER_NAMES[table.weather],
        "ball": _place(table.ball),
        "loose": table.loose,
        "second_ball": None if lying is None else _place(lying),
        "used": [name for name, field in USED_WORDS for _ in range(getattr(table, field))],
    }


def add_positions(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The two addresses."""

    @app.post("/api/positions", responses=refusals)
    def read(request: Request, wanted: shapes.PositionWanted) -> shapes.PositionRead:
        """A position in our notation, read and checked: can a match begin from it?"""
        request.app.state.visitors.count(request, "positions")
        return position_read(wanted)

    @app.get("/api/replays/{id}/position/{moment}", responses=refusals)
    async def taken(request: Request, id: Id, moment: Moment) -> shapes.PositionTaken:
        """The position at a moment of a match that is over or was brought."""
        request.app.state.visitors.count(request, "records")
        replays: Replays = request.app.state.replays
        found = await replays.position_at(id, moment)
        return shapes.PositionTaken(
            edition=found.edition, options=found.options, text=found.text, moment=found.moment
        )
