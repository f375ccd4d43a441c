"""Long work in a process of its own: a match shown again or counted, a file that somebody brings.

One thing at a time, so that nobody fills the machine, and none for ever.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from msgspec import Struct

from pigskin.errors import PigskinError
from pigskin.fumbbl import play as play_again
from pigskin.fumbbl.reading import from_bytes
from pigskin.game import Game
from pigskin.options import option_values
from pigskin.position import to_text as position_text
from pigskin.record import FIRST_WORD, from_text, replay, retell, to_text
from pigskin.statistics import Statistics, statistics_of
from pigskin.web.hired import Hired, Lost, answer
from pigskin.web.match import OutOfStep
from pigskin.web.matchfile import dice_of
from pigskin.web.playback import playback_of
from pigskin.web.replay import replay_of
from pigskin.web.start import Start, start_from
from pigskin.web.stopwatch import Stopwatch
from pigskin.web.store import Match as Kept
from pigskin.web.verify import checked_game

log = logging.getLogger("pigskin.web")

PATIENCE: Final = 30.0  # seconds
LONGEST: Final = 30_000_000  # bytes a file may unpack to
MOST_ANSWERS: Final = 20_000


class Brought(Struct):
    """A match that was brought: its record, and what there is to say of it."""

    record: str
    edition: str
    teams: tuple[str, str]
    score: tuple[int, int]
    over: bool
    source: str  # pigskin: a record; match: the file of one; fumbbl
    note: str = ""  # if it does not go to its end: why


class Show(Struct):
    """The match as it is shown again, packed JSON."""

    what: Kept | str  # a match that is kept, or a record


class Count(Struct):
    """The statistics of a match, packed JSON."""

    what: Kept | str


class Write(Struct):
    """A match that is kept as a record."""

    what: Kept


class Bring(Struct):
    """A file that may be a match."""

    data: bytes


class GoOn(Struct):
    """What a match starts from that goes on from a moment."""

    what: Kept | str
    moment: int


class TakePosition(Struct):
    """The position at a moment."""

    what: Kept | str
    moment: int


class Taken(Struct):
    """A position of a match: at which moment, and the options that are not the usual ones."""

    edition: str
    options: dict[str, bool | int | str]
    text: str
    moment: int


class Backroom:
    """The process, and who waits for it."""

    def __init__(self) -> None:
        self._hired = Hired("backroom", work)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="backroom")

    async def show(self, what: Kept | str) -> bytes:
        """A match as it is shown again: JSON, packed with gzip."""
        shown: bytes = await self._do(Show(what))
        return shown

    async def count(self, what: Kept | str) -> bytes:
        """The statistics of a match: JSON, packed with gzip."""
        counted: bytes = await self._do(Count(what))
        return counted

    async def write(self, what: Kept) -> str:
        """A match that is kept, as a record."""
        text: str = await self._do(Write(what))
        return text

    async def bring(self, data: bytes) -> Brought:
        """The match in a file: a record, the file of a match, or one of FUMBBL."""
        brought: Brought = await self._do(Bring(data))
        return brought

    async def go_on(self, what: Kept | str, moment: int) -> Start:
        """What a match starts from that goes on after so many answers of another."""
        start: Start = await self._do(GoOn(what, moment))
        return start

    async def take_position(self, what: Kept | str, moment: int) -> Taken:
        """The position at a moment of a match, or where it was at rest before."""
        taken: Taken = await self._do(TakePosition(what, moment))
        return taken

    async def _do(self, task: object) -> Any:
        loop = asyncio.get_running_loop()
        try:
            kind, found = await loop.run_in_executor(
                self._thread, self._hired.ask, task, PATIENCE
            )
        except Lost as lost:
            log.warning("%s: %s", type(task).__name__, lost)
            raise PigskinError("this match takes too long to be played again") from None
        if kind == "done":
            return found
        if kind == "broken":
            log.error("%s: %s", type(task).__name__, found)
            raise PigskinError("this match cannot be played again")
        raise PigskinError(str(found))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._hired.dismiss()


# --- in the process ---------------------------------------------------------------------------


def work(line: Connection) -> None:
    """Answer what comes down the line until it is closed."""
    answer(line, do)


def do(task: Show | Count | Write | Bring | GoOn | TakePosition) -> object:
    """One task."""
    if isinstance(task, Bring):
        return brought(task.data)
    if isinstance(task, Count):
        return _packed(_counted(task.what))
    game = game_of(task.what)
    if isinstance(task, Show):
        return _packed(replay_of(game))
    if isinstance(task, Write):
        return to_text(game)
    if isinstance(task, TakePosition):
        return _taken(game, task.moment)
    return start_from(_moment(game, task.moment))


def _taken(game: Game, moment: int) -> Taken:
    text, when = _position_at(game, moment)
    edition = game.table.edition
    usual = option_values(edition.options())
    options = option_values(game.table.options)
    unusual = {name: value for name, value in options.items() if value != usual[name]}
    return Taken(edition.id, unusual, text, when)


def _packed(found: object) -> bytes:
    return gzip.compress(msgspec.json.encode(found), 6, mtime=0)


def _counted(what: Kept | str) -> Statistics:
    if isinstance(what, str):
        return statistics_of(game_of(what))
    watch = Stopwatch()
    game = game_of(what, watch)
    return statistics_of(game, watch.times)


def game_of(what: Kept | str, watch: Stopwatch | None = None) -> Game:
    """A match that is kept, or a record, played again."""
    if isinstance(what, str):
        return replay(from_text(what))
    dice = dice_of(what)
    if dice is None:
        raise PigskinError("the match has not begun")
    setup = what.setup
    playback = playback_of(
        what.edition, setup.home, setup.away, setup.options, setup.record, dice
    )
    for entry in what.entries:
        if watch is not None:
            watch.see(playback.game, entry.by, entry.at)
        playback.give(entry.kind, entry.by, entry.words, entry.to)
        if playback.faces != entry.faces:
            raise OutOfStep(f"entry {entry.n} rolls other dice than it did")
    return playback.game


def _position_at(game: Game, moment: int) -> tuple[str, int]:
    """The position at a moment of a match, or where it was at rest before, and when that was."""
    again = retell(game)
    found: tuple[str, int] | None = None
    for number in range(moment + 1):
        now = next(again, None)
        if now is None:
            raise PigskinError(f"the match has no moment {moment}")
        if now.at_rest and not now.over:
            found = position_text(now.table), number
    if found is None:
        raise PigskinError("no position can be taken from so early a moment")
    return found


def _moment(game: Game, number: int) -> Game:
    if not 0 <= number <= game.history.count_answers():
        raise PigskinError(f"the match has no moment {number}")
    again = retell(game)
    for _ in range(number):
        next(again)
    return next(again)


def brought(data: bytes) -> Brought:
    """The match in a file; a PigskinError says in one line why there is none."""
    if data.lstrip(b"\xef\xbb\xbf").startswith(FIRST_WORD.encode()):
        return _of_record(data)
    if b'"pigskin-match' in data[:1000]:
        return _told(checked_game(data), "match", "")
    outcome = play_again(from_bytes(data, "the file", longest=LONGEST))
    note = "" if outcome.difference is None else outcome.reason
    return _told(outcome.game, "fumbbl", note)


def _of_record(data: bytes) -> Brought:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PigskinError("the file is not UTF-8 text, so it is no saved game") from None
    record = from_text(text, "the file")
    if len(record.answers) > MOST_ANSWERS:
        raise PigskinError(f"the file has more than {MOST_ANSWERS:,} answers")
    return _told(replay(record), "pigskin", record.note)


def _told(game: Game, source: str, note: str) -> Brought:
    table = game.table
    return Brought(
        to_text(game), table.edition.id, table.team_names,
        (table.home.score, table.away.score), game.over, source, note,
    )  # fmt: skip
