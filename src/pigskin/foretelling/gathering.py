"""Games in a folder, and the positions of each: our records, FUMBBL's replays, tournaments."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from pigskin import record
from pigskin.coaches.moment import Moment, moment_of
from pigskin.errors import PigskinError
from pigskin.foretelling.rows import Row
from pigskin.fumbbl import play_file
from pigskin.game import Game
from pigskin.model import NEITHER
from pigskin.numbers import SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.record.form import FIRST_WORD
from pigskin.sim.tournament import Task, played, read
from pigskin.workers import in_order, most_jobs

_REPLAYS: Final = (b"\x1f\x8b", b"{")  # how a replay of FUMBBL begins
_TOURNAMENT: Final = b'{"pigskin-tournament"'


@dataclass(frozen=True, slots=True)
class Source:
    """A game to be had from a file; one of several in the file of a tournament."""

    path: Path
    number: int | None = None

    @property
    def name(self) -> str:
        return self.path.name if self.number is None else f"{self.path.name}:{self.number}"


@dataclass(frozen=True, slots=True)
class Gathered:
    """What a game gave: rows, or why it gave none."""

    source: Source
    rows: list[Row]
    why: str = ""


def sources_in(folder: Path) -> list[Source]:
    """The games in a folder and those below it, by name; other files are left alone."""
    if not folder.is_dir():
        raise PigskinError(f"{folder} is no folder")
    found: list[Source] = []
    for path in sorted(each for each in folder.rglob("*") if each.is_file()):
        begins = _first_bytes(path)
        if begins.startswith(_TOURNAMENT):
            found.extend(Source(path, number) for number in sorted(read(path)[1]))
        elif begins.startswith((FIRST_WORD.encode(), *_REPLAYS)):
            found.append(Source(path))
    if not found:
        raise PigskinError(f"{folder}: there are no games in this folder")
    return found


def gather(
    sources: Iterable[Source], edition: str = "", jobs: int = 1
) -> Generator[Gathered, None, None]:
    """What each game gives, in their order; `edition` is that of replays which name none."""
    yield from in_order(partial(_gathered, edition), sources, min(jobs, most_jobs()))


def game_of(source: Source, edition: str = "") -> Game:
    """The game, played again to its end; PigskinError if that cannot be."""
    if source.number is not None:
        return _of_tournament(source.path, source.number)
    if _first_bytes(source.path).startswith(_REPLAYS):
        outcome = play_file(source.path, edition=edition)
        if not outcome.whole:
            raise PigskinError(outcome.reason or "our rules do not go along with it to its end")
        return outcome.game
    return record.replay(record.read(source.path), check=False)


def rows_of(game: Game, name: str) -> list[Row]:
    """The positions at the start of every drive and turn of the two halves, and what came of them.

    A match that went into overtime was drawn after them.
    """
    if not game.over:
        raise PigskinError("the match is not over")
    if game.table.ending.startswith("conceded"):
        raise PigskinError("the match was given up")
    starts: list[tuple[SideNo, Moment]] = []  # who moves, and the moment
    scorings: list[tuple[int, int, int]] = []  # after so many starts, in this half, by this side
    ends: dict[int, list[int]] = {}  # the score at the end of a half
    begun: set[tuple[int, int, int, int]] = set()
    half, score = 1, [0, 0]
    for now in record.retell(game):
        table = now.table
        for side, owner in enumerate((table.home, table.away)):
            if owner.score > score[side]:  # before the half is looked at: it may have ended so
                scorings.append((len(starts), half, side))
                score[side] = owner.score
        if table.half > half:
            ends[half] = list(score)
            half = table.half
        if half > 2:
            break
        mover = _begins(now)
        start = half, table.active, table.home.turn + table.away.turn, sum(score)
        if mover >= 0 and start not in begun:
            begun.add(start)
            starts.append((mover, moment_of(table)))
    ends.setdefault(half, list(score))
    rows: list[Row] = []
    for number, (mover, moment) in enumerate(starts):
        scorer = next(
            (side for after, when, side in scorings if after > number and when == moment.half), -1
        )
        rows.append(
            Row(
                game=name,
                edition=game.table.edition.books.root,
                mover=mover,
                scores=moment.scores,
                half=moment.half,
                turns=moment.turns,
                length=moment.length,
                men=moment.men,
                receives_later=moment.receives_later,
                facts=[[round(fact, 5) for fact in facts] for facts in moment.facts],
                next=scorer,
                half_end=ends[moment.half],
                end=ends[max(ends)],
            )
        )
    return rows


def _begins(game: Game) -> SideNo:
    """The side whose turn begins, or who will receive in the drive that does; else neither."""
    question, table = game.question, game.table
    if question is not None and question.kind == "turn":
        return NEITHER if table.begun or table.bonus_turn else table.active
    if question is not None and question.kind == "set-up":
        return OTHER_SIDE[table.kicking]
    return NEITHER


def _gathered(edition: str, source: Source) -> Gathered:
    try:
        return Gathered(source, rows_of(game_of(source, edition), source.name))
    except PigskinError as error:
        return Gathered(source, [], " ".join(str(error).split()))


def _of_tournament(path: Path, number: int) -> Game:
    """A game of a tournament, played once more by the same coaches."""
    plan, games = read(path)
    again, game = played(Task(plan, number), silenced=False)
    if again.untimed() != games[number].untimed():
        raise PigskinError("it goes another way now: a coach has changed, or thinks by the clock")
    return game


def _first_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(len(_TOURNAMENT))
    except OSError as error:
        raise PigskinError(f"{path}: cannot be read: {error.strerror or error}") from None
