"""The file of a tournament: what is played in its first line, then a line for every game.

A line is written when its game is over, so whatever ends a tournament costs only the games that
were running. The lines are in the order in which games ended.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, BinaryIO, Final

from pigskin.editions import edition as find_edition
from pigskin.files import AnyPath
from pigskin.record.form import RULES_VERSION
from pigskin.sim.tournament.makes import make_of
from pigskin.sim.tournament.plan import Tournament, TournamentError
from pigskin.sim.tournament.played import Played, from_line, to_line

FORM: Final = 1
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
        self._file.write(line.encode() + b"\n")
        self._file.flush()


@contextlib.contextmanager
def kept_in(path: AnyPath, tournament: Tournament) -> Iterator[Kept]:
    """The file of this tournament, with the games it has already; a new one if there is none.

    TournamentError if it is the file of another tournament, or of coaches that were others.
    """
    path = Path(path)
    try:
        with path.open("a+b") as file:
            _hold(file, path)
            head = json.dumps(_head(tournament), ensure_ascii=False)
            if _mend(file):
                begun, games = _read(file, path)
                _compare(path, begun, json.loads(head))
                yield Kept(path, file, games)
            else:
                kept = Kept(path, file, {})
                kept.write(head)
                yield kept
    except OSError as error:
        raise TournamentError(f"{path}: cannot be kept: {error.strerror or error}") from None


def read(path: AnyPath) -> tuple[Tournament, dict[int, Played]]:
    """What was to be played, and what was."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            head, games = _read(file, path)
    except OSError as error:
        raise TournamentError(f"{path}: cannot be read: {error.strerror or error}") from None
    return _tournament(path, head), games


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
    try:
        return Tournament(
            edition=head["folder"] or head["edition"],
            coaches=tuple(head["coaches"]),
            rosters=tuple(head["rosters"]),
            games=head["games"],
            seed=head["seed"],
            control=tuple(head["control"]),
            mixed=head["mixed"],
            options=dict(head["options"]),
        )
    except (KeyError, TypeError, ValueError):
        raise TournamentError(f"{path} is the file of no tournament") from None


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


def _mend(file: BinaryIO) -> bool:
    """Cut off a last line that was only half written; is there anything at all?"""
    file.seek(0)
    data = file.read()
    whole = data.rfind(b"\n") + 1
    if whole != len(data):
        file.truncate(whole)
        os.fsync(file.fileno())
    file.seek(0, os.SEEK_END)
    return whole > 0


def _read(file: BinaryIO, path: Path) -> tuple[dict[str, Any], dict[int, Played]]:
    """The first line and the games of the others; a last one that has no end is left out."""
    file.seek(0)
    lines = file.read().split(b"\n")[:-1]
    head = _read_head(lines[0] if lines else b"", path)
    games: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = from_line(line.decode())
        except (TournamentError, UnicodeDecodeError) as error:
            problem = error if isinstance(error, TournamentError) else "is no text"
            raise TournamentError(f"{path}: line {number} {problem}") from None
        games[game.number] = game
    return head, games


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
