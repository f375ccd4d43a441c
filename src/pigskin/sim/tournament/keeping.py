"""The file of a tournament: what is played in its first line, then a line for every game.

A line is written when its game is over, so whatever ends a tournament costs only the games that
were running. The lines are in the order in which games ended.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, BinaryIO, Final

from pigskin.editions import edition as find_edition
from pigskin.files import AnyPath, read_whole
from pigskin.record.form import RULES_VERSION
from pigskin.sim.tournament.makes import make_of
from pigskin.sim.tournament.plan import Tournament, TournamentError
from pigskin.sim.tournament.played import Played, from_line, to_line

FORM: Final = 1
MOST: Final = 500_000_000  # bytes of a file
_MARK: Final = "pigskin-tournament"
# What may differ from one sitting to the next: how many games there are to be, and where a house
# edition lies.
_FREE: Final = ("games", "folder")


class Kept:
    """The games of a tournament in a file, and room for more."""

    def __init__(self, path: Path, file: BinaryIO, games: dict[int, Played]) -> None:
        self.path = path
        self.games = games  # by number
        self._file = file

    def add(self, game: Played) -> None:
        """Keep a game that has just ended."""
        self.write(to_line(game))
        self.games[game.number] = game

    def write(self, line: str) -> None:
        """Write a line, so that it is there whatever becomes of this process."""
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise _trouble(self.path, "written", error) from None


@contextlib.contextmanager
def kept_in(path: AnyPath, tournament: Tournament) -> Iterator[Kept]:
    """The file of this tournament, with the games it has already; a new one if there is none.

    TournamentError if it is the file of another tournament, or of coaches that were others.
    """
    path = Path(path)
    head = json.dumps(_head(tournament), ensure_ascii=False)
    file = _opened(path)
    try:
        _hold(file, path)
        begun = _mended(file, path)
        if begun:
            first, _, games = _read(begun, path)
            _compare(path, first, json.loads(head))
            yield Kept(path, file, games)
        else:
            kept = Kept(path, file, {})
            kept.write(head)
            yield kept
    finally:
        with contextlib.suppress(OSError):  # what could not be written has been told
            file.close()


def read(path: AnyPath) -> tuple[Tournament, dict[int, Played]]:
    """What was to be played, at least as much as was, and the games by number."""
    path = Path(path)
    _check_file(path)
    try:
        data = read_whole(path, MOST)
    except OSError as error:
        raise _trouble(path, "read", error) from None
    _, tournament, games = _read(data, path)
    return tournament, games


# --- the first line ---------------------------------------------------------------------------


def _head(tournament: Tournament) -> dict[str, Any]:
    return {
        _MARK: FORM,
        "rules": RULES_VERSION,
        **asdict(replace(tournament, edition=find_edition(tournament.edition).id)),
        "folder": str(find_edition(tournament.edition).folder or ""),
        "makes": {name: make_of(name) for name in tournament.coaches},
    }


def _tournament(path: Path, head: dict[str, Any]) -> Tournament:
    kinds = {"games": int, "seed": int, "mixed": bool, "options": dict, "makes": dict,
             "edition": str, "folder": str}  # fmt: skip
    names = ("coaches", "rosters", "control")
    if not all(type(head.get(key)) is kind for key, kind in kinds.items()) or not all(
        isinstance(head.get(key), list) and all(isinstance(each, str) for each in head[key])
        for key in names
    ):
        raise TournamentError(f"{path} is the file of no tournament")
    return Tournament(
        edition=head["folder"] or head["edition"],
        coaches=tuple(head["coaches"]),
        rosters=tuple(head["rosters"]),
        games=head["games"],
        seed=head["seed"],
        control=tuple(head["control"]),
        mixed=head["mixed"],
        options=head["options"],
    )


def _compare(path: Path, kept: dict[str, Any], asked: dict[str, Any]) -> None:
    """A file goes on with what it began with."""
    for key in asked:
        if key in _FREE or kept.get(key) == asked[key]:
            continue
        if key == "makes":
            other = [name for name, make in asked[key].items() if kept["makes"].get(name) != make]
            raise TournamentError(
                f"{path}: {other[0]} is not as it was when these games were played; "
                "give them another file"
            )
        raise TournamentError(
            f"{path} is of another tournament ({key} {_told(kept.get(key))}, not "
            f"{_told(asked[key])}); give this one another file"
        )


def _told(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(each) for each in value) or "nobody"
    return "unknown" if value is None else str(value)


# --- lines ------------------------------------------------------------------------------------


def _check_file(path: Path) -> None:
    if path.exists() and not path.is_file():
        raise TournamentError(f"{path} is no file that games can be kept in")


def _opened(path: Path) -> BinaryIO:
    _check_file(path)
    try:
        return path.open("a+b")
    except OSError as error:
        raise _trouble(path, "written", error) from None


def _hold(file: BinaryIO, path: Path) -> None:
    """Two tournaments at once would play the same games into one file."""
    try:
        import fcntl
    except ImportError:  # not on every system
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise TournamentError(f"{path}: another tournament is being played into it") from None


def _mended(file: BinaryIO, path: Path) -> bytes:
    """What is in a file, of which a last line that was only half written is cut off."""
    try:
        data = read_whole(path, MOST)
        whole = data.rfind(b"\n") + 1
        if whole != len(data):
            file.truncate(whole)
    except OSError as error:
        raise _trouble(path, "read", error) from None
    return data[:whole]


def _read(data: bytes, path: Path) -> tuple[dict[str, Any], Tournament, dict[int, Played]]:
    """The first line and the games of the others; a last one that has no end is left out."""
    lines = data.split(b"\n")[:-1]
    head = _read_head(lines[0] if lines else b"", path)
    tournament = _tournament(path, head)
    games: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = from_line(line.decode())
            tournament = tournament.with_game(game.number)
            _check_meeting(tournament, game)
        except (TournamentError, UnicodeDecodeError) as error:
            problem = error if isinstance(error, TournamentError) else "is no text"
            raise TournamentError(f"{path}: line {number} {problem}") from None
        games[game.number] = game
    return head, tournament, games


def _check_meeting(tournament: Tournament, game: Played) -> None:
    meeting = tournament.meeting(game.number)
    coaches = tuple([part.coach for part in game.parts])
    rosters = tuple([part.roster for part in game.parts])
    known = meeting.coaches, meeting.rosters, meeting.seed, meeting.first
    if (coaches, rosters, game.seed, game.first) != known:
        raise TournamentError("is a game of another tournament")


def _read_head(line: bytes, path: Path) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or _MARK not in head:
        raise TournamentError(f"{path} is the file of no tournament")
    if head[_MARK] != FORM:
        raise TournamentError(f"{path} is of another version of Pigskin (form {head[_MARK]})")
    return head


def _trouble(path: Path, done: str, error: OSError) -> TournamentError:
    return TournamentError(f"{path}: cannot be {done}: {error.strerror or error}")
