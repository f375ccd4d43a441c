"""Reading a record: whole and unaltered, or refused."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from pigskin.dice import check_seed, is_state
from pigskin.editions import edition_of_id
from pigskin.errors import PigskinError, RecordError
from pigskin.files import AnyPath, read_whole
from pigskin.options import make_options
from pigskin.record.form import (
    AS_ROLLED,
    FIRST_WORD,
    OPEN,
    RULER,
    SEEDED,
    UNDO,
    VERSION,
    Line,
    Mark,
    Record,
    bad,
    point_text,
    sealed,
)
from pigskin.teams.files import team_from_dict
from pigskin.teams.team import Team
from pigskin.toml import read_toml

LONGEST_FILE: Final = 20_000_000  # bytes; a match is a few hundred thousand

_ROLLED: Final = r"(?: \[([0-9]{1,4}(?: [0-9]{1,4})*)\])?"
_ANSWER: Final = re.compile(r"(home|away)> ([^\[\]]*[^\[\] ])" + _ROLLED)
_START: Final = re.compile("start" + _ROLLED)
_MARK: Final = re.compile(r"== (.+): state ([0-9a-f]{12}), file ([0-9a-f]{12})")
_END: Final = re.compile(r"end, [0-9]+ answers, [0-9]+ dice, (.+)")
_FIELDS: Final = ("rules", "edition", "dice", "seed", "next", "options", "home", "away", "position")


def read(path: AnyPath) -> Record:
    """The record in a file: whole and unaltered. Whether it can be played, `replay` will say."""
    return from_text(file_text(path), str(path))


def file_text(path: AnyPath) -> str:
    """The text of a file."""
    try:
        data = read_whole(path, LONGEST_FILE)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror or error}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"{path}, line {line}: not UTF-8 text, so no saved game") from None


def from_text(text: str, source: str = "record") -> Record:
    """The record a text holds."""
    record, damage = parse(text, source)
    if damage is not None:
        raise damage
    return record


def parse(text: str, source: str) -> tuple[Record, RecordError | None]:
    """The record up to the first damaged line, and what is wrong there."""
    lines = text.replace("\r\n", "\n").split("\n")
    growing = _check_version(lines[0], source)
    if RULER not in lines:
        raise RecordError(f"{source}, line {len(lines)}: cut short: the answers are missing")
    ruler = lines.index(RULER)
    record = _read_header("\n".join(lines[1:ruler]), source, growing)
    if growing and lines[-1]:
        record.unfinished = len(lines)
        lines[-1] = ""
    seal = hashlib.sha256("".join(f"{line}\n" for line in lines[: ruler + 1]).encode())
    good = ""
    ended = False
    for number, line in enumerate(lines[ruler + 1 :], ruler + 2):
        if ended:
            if line or number < len(lines):
                return record, bad(source, number, "there is more after the end of the game", good)
            break
        if number == ruler + 2:
            found = _START.fullmatch(line)
            if found is None:
                return record, bad(source, number, f"expected the start, not {line[:60]!r}", good)
            record.start = Line(number, "", "", _faces(found[1]))
        elif found := _ANSWER.fullmatch(line):
            record.answers.append(Line(number, found[1], found[2], _faces(found[3])))
        elif growing and line == UNDO:
            record.answers.append(Line(number, "", UNDO, ()))
        elif found := _MARK.fullmatch(line):
            if sealed(seal, line.rpartition(", file ")[0]) != found[3]:
                since = record.marks[-1].number + 1 if record.marks else 1
                problem = f"lines {since} to {number} were altered after the game was saved"
                return record, bad(source, number, problem, good)
            where = found[1]
            end = _END.fullmatch(where)
            if end is not None:
                ended = True
                where = end[1]
            record.marks.append(Mark(number, len(record.answers), where, found[2]))
            good = point_text(record.marks[-1])
        elif number == len(lines) and not line:
            break
        else:
            return record, bad(source, number, f"cannot be understood: {line[:60]!r}", good)
        seal.update(f"{line}\n".encode())
    if growing and record.start.number:
        return record, None
    if not ended:
        return record, bad(source, len(lines), "cut short: the end of the game is missing", good)
    if lines[-1]:
        return record, bad(source, len(lines), "cut short: the last line is not ended", good)
    return record, None


def _faces(text: str | None) -> tuple[int, ...]:
    return tuple(int(face) for face in text.split()) if text else ()


def _check_version(line: str, source: str) -> bool:
    """Refuse what is no record of this version; does it grow with its game?"""
    found = re.fullmatch(rf"{FIRST_WORD} ([0-9]{{1,9}})({OPEN})?", line)
    if found is None:
        raise RecordError(f"{source}, line 1: not a saved game of pigskin")
    version = int(found[1])
    if version > VERSION:
        raise RecordError(
            f"{source}, line 1: written in version {version} of the format by a newer pigskin; "
            f"this one reads version {VERSION}"
        )
    if version < VERSION:
        raise RecordError(f"{source}, line 1: there is no version {version} of the format")
    return found[2] is not None


def _read_header(text: str, source: str, growing: bool) -> Record:
    try:
        # The first line of the file was the version.
        data = read_toml(f"\n{text}\n")
    except ValueError as error:
        found = re.search(r"line (\d+)", str(error))
        line = found[1] if found else "1"
        raise RecordError(f"{source}, line {line}: not valid TOML: {error}") from None
    head = f"{source}, header"
    for name in data:
        if name not in _FIELDS:
            raise RecordError(f"{head}: unknown field {name!r}; known: {', '.join(_FIELDS)}")
    rules = data.get("rules", 1)
    if not isinstance(rules, int) or isinstance(rules, bool) or not 0 < rules < 1_000_000:
        raise RecordError(f"{head}: rules must be the version of the rules, a whole number")
    edition = _text(data, "edition", head)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError(f"{head}: [options] is no table")
    kind = _text(data, "dice", head)
    seed: int | str | None = None
    next_dice = 0
    if kind == AS_ROLLED:
        next_dice = data.get("next", 0)
        if not is_state(next_dice) and not (growing and "next" not in data):
            raise RecordError(f"{head}: next must be the state of the dice, a whole number")
    elif kind != SEEDED:
        raise RecordError(f"{head}: dice must be {SEEDED!r} or {AS_ROLLED!r}, not {kind!r}")
    home: Team | None = None
    away: Team | None = None
    position = ""
    try:
        if kind == SEEDED:
            seed = check_seed(data.get("seed"))
        edition_of_id(edition)
        make_options(options)
        if "position" in data:
            rows = data["position"]
            if not isinstance(rows, list) or not all(isinstance(each, str) for each in rows):
                raise RecordError("position must be a list of texts")
            position = "\n".join(rows) + "\n"
        else:
            home = team_from_dict(data.get("home"), "home")
            away = team_from_dict(data.get("away"), "away")
    except PigskinError as error:
        raise RecordError(f"{head}: {str(error).partition(chr(10))[0]}") from error
    return Record(
        source, edition, options, home, away, position, seed, next_dice, Line(0, "", "", ()), rules,
        growing=growing,
    )  # fmt: skip


def _text(data: dict[str, object], name: str, head: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise RecordError(f"{head}: {name} is missing or no text")
    return value
